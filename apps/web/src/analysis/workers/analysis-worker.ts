// The worker in which a finished game is taken apart: what it knows so far comes in as it is found, the board never waits for it.
import {
  ANALYSIS_VERSION,
  type Analysis,
  analyse,
  type Course,
  courseOf,
  judgeRetry,
  loadAnalyst,
  type PlanStep,
  planSteps,
  type Stretch,
  type Verdict,
} from "@outrigger/analysis";
import { findGame } from "@outrigger/games";
import type { GameEvent, Move } from "@outrigger/kernel";
import { whatIf } from "@outrigger/kernel/play";
import { needParsed, Problem } from "@outrigger/protocol";
import { parseRecord } from "@outrigger/records";

export type { Analysis, Mistake, TurningPoint, Verdict } from "@outrigger/analysis";

/** A plan of the seat that decided from step `from` on. */
export interface AskedPlan {
  readonly from: number;
  readonly moves: readonly Move[];
}

/** The plan move by move, and what it leads to as far as its seat could know. */
export interface ToldPlan {
  readonly steps: readonly PlanStep[];
  readonly view: unknown;
  readonly events: readonly GameEvent[];
}

export type ToAnalyst =
  /** `kept` is what an earlier run came to; of another version it is worked out anew. */
  | { readonly kind: "open"; readonly record: string; readonly kept: unknown }
  | ({ readonly kind: "plan"; readonly id: number } & AskedPlan)
  /** A game that began in a position of another: is its first decision as good as the best? */
  | { readonly kind: "retry"; readonly record: string; readonly best: readonly Move[] };

/** What the page has not been told yet: all there is at first, later only what still changes. */
interface News {
  readonly analysis?: Analysis;
  readonly found?: Pick<Analysis, "mistakes" | "sums" | "turningPoints">;
}

export type FromAnalyst =
  | ({ readonly kind: "progress"; readonly stage: string; readonly done: number; readonly of: number } & News)
  | { readonly kind: "done"; readonly analysis: Analysis; readonly isKept: boolean }
  | { readonly kind: "failed" }
  | { readonly kind: "plan"; readonly id: number; readonly plan: ToldPlan | undefined }
  | { readonly kind: "verdict"; readonly verdict: Verdict | undefined; readonly plan: ToldPlan | undefined };

/** Milliseconds between two words of progress: each of them is drawn. */
const SAY_EVERY = 500;

let course: Course | undefined;

export async function handle(message: unknown, send: (message: FromAnalyst) => void): Promise<void> {
  const asked = message as ToAnalyst;
  try {
    if (asked.kind === "open") await open(asked.record, asked.kept, send);
    else if (asked.kind === "retry") send(await retry(asked.record, asked.best));
    else send({ kind: "plan", id: asked.id, plan: told(asked) });
  } catch (error) {
    console.error(error);
    if (asked.kind === "plan") send({ kind: "plan", id: asked.id, plan: undefined });
    else send({ kind: "failed" });
  }
}

async function read(text: string) {
  const record = needParsed(parseRecord(text));
  const entry = await findGame(record.game);
  if (entry === undefined) throw new Problem([`there is no game "${record.game}"`]);
  const [{ rules }, guide] = await Promise.all([entry.rules(), loadAnalyst(entry)]);
  if (guide === undefined) throw new Problem(["nobody has written how a position of this game is judged"]);
  return { record, rules, guide };
}

async function open(text: string, kept: unknown, send: (message: FromAnalyst) => void): Promise<void> {
  const { record, rules, guide } = await read(text);
  course = courseOf(rules, record);
  if (isCurrent(kept)) return send({ kind: "done", analysis: kept, isKept: true });
  const running = analyse(course, guide);
  let said: { stage: string; at: number; analysis?: Analysis | undefined } = { stage: "", at: 0 };
  for (let next = running.next(); ; next = running.next()) {
    if (next.done === true) return send({ kind: "done", analysis: next.value, isKept: false });
    const { stage, done, of, analysis } = next.value;
    if (stage !== said.stage || performance.now() - said.at > SAY_EVERY) {
      send({ kind: "progress", stage, done, of, ...newsOf(said.analysis, analysis) });
      said = { stage, at: performance.now(), analysis };
    }
    // Plans that somebody wants to see in between are told.
    await new Promise((resolve) => setTimeout(resolve));
  }
}

function newsOf(before: Analysis | undefined, now: Analysis | undefined): News {
  if (now === undefined) return {};
  if (before === undefined) return { analysis: now };
  const { mistakes, sums, turningPoints } = now;
  const isKnown =
    mistakes.length === before.mistakes.length && mistakes.every((each, n) => each === before.mistakes[n]);
  return isKnown ? {} : { found: { mistakes, sums, turningPoints } };
}

const isCurrent = (kept: unknown): kept is Analysis =>
  typeof kept === "object" && kept !== null && "version" in kept && kept.version === ANALYSIS_VERSION;

function told({ from, moves }: AskedPlan): ToldPlan | undefined {
  const stretch = course?.stretches.find((each) => each.from === from);
  return course && stretch && planOf(course, stretch, moves);
}

type Played = Pick<Course, "game" | "pack">;

function planOf({ game, pack }: Played, { seat, before }: Pick<Stretch, "seat" | "before">, moves: readonly Move[]) {
  const view = game.view(before, seat, pack);
  const preview = whatIf(game, pack, view, seat, moves);
  if (preview === undefined) return undefined;
  return { steps: planSteps(game, pack, view, seat, moves), view: preview.view, events: preview.events };
}

async function retry(text: string, best: readonly Move[]): Promise<FromAnalyst> {
  const { record, rules, guide } = await read(text);
  const { verdict, first, pack } = judgeRetry(rules, record, best, guide);
  return { kind: "verdict", verdict, plan: first && planOf({ game: rules, pack }, first, best) };
}
