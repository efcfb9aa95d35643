// Positions of Moa made in Node with the real rules: one person among bots, opened in the page as record files.
import type { Json, Move } from "@outrigger/kernel";
import { act, type Match, openMatch, viewFor, waitedFor } from "@outrigger/kernel/match";
import { fastBelow, fastChance } from "@outrigger/kernel/play";
import { type MoaView, rules } from "@outrigger/moa/rules";

export interface MoaPlan {
  /** "person", or a computer's level. */
  readonly seats: readonly string[];
  readonly options?: Readonly<Record<string, unknown>>;
  readonly pack?: Json;
}

/** What is asked: of whom, in which phase, with what on offer, and what that seat sees. */
export interface MoaMoment {
  readonly seat: number;
  readonly phase: string;
  readonly moves: readonly Move[];
  readonly view: MoaView;
}

const NAMES = ["Noor", "Hana", "Tomek", "Tia", "Mele"];
const SEEDS = 40;

type Choose = (moves: readonly Move[], below: (bound: number) => number) => Move | undefined;

const atRandom: Choose = (moves, below) => moves[below(moves.length)];

/** Nobody does anything that need not be done. */
export const idly: Choose = (moves, below) => moves.find(([kind]) => kind === "pass") ?? atRandom(moves, below);

/** Play up to a moment as wished for. */
export function findMoa(plan: MoaPlan, isWished: (moment: MoaMoment) => boolean, choose = atRandom): Match {
  for (let seed = 1; seed <= SEEDS; seed++) {
    const match = newMoa(plan, seed);
    const below = fastBelow(seed);
    for (let [seat] = waitedFor(match); seat !== undefined; [seat] = waitedFor(match)) {
      const { offers, view } = viewFor(match, seat);
      if (offers === undefined) break;
      const { phase, moves } = offers;
      const isFresh = match.data.drafts.length === 0;
      if (isFresh && isWished({ seat, phase, moves, view: view as unknown as MoaView })) return match;
      const answer = act(match, seat, offers.base, [choose(moves, below) as Move], 0);
      if (!answer.ok) throw new Error(answer.code);
    }
  }
  throw new Error("no such position turns up");
}

function newMoa({ seats, options = {}, pack }: MoaPlan, seed: number): Match {
  const occupants = seats.map((kind, at) => {
    const name = NAMES[at] ?? "";
    return kind === "person" ? { kind: "person" as const, name } : { kind: "bot" as const, name, level: kind };
  });
  const plan = { seats: occupants, options, ...(pack === undefined ? {} : { pack }) };
  const opened = openMatch(rules as never, plan, (call) => fastChance(seed * 10_007 + call), 0);
  if ("problems" in opened) throw new Error(opened.problems.join("; "));
  return opened.match;
}
