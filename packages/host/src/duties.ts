// What a host has to do by itself at a table: let bots answer and move, carry out standing orders, look at clocks.
import type { Move, Seat } from "@outrigger/kernel";
import {
  botsAsked,
  clockDeadline,
  decisionId,
  type Match,
  orderedMoves,
  stepCountsOf,
  type Time,
  waitedFor,
} from "@outrigger/kernel/match";
import { botQuestion } from "./bots.ts";
import type { Hosted } from "./hosted.ts";
import { HOST, type Input } from "./input.ts";

/** Bots answer after at least this long, whatever they hold: a table is easier to follow, and haste tells nothing. */
export const ANSWER_PAUSE = 450;

export interface Duty {
  /** A bot says whether it agrees to an end, a bot moves, an order answers. */
  readonly kind: "consent" | "bot" | "order";
  readonly seat: Seat;
}

export function waitingSeats(match: Match): Seat[] {
  return match.data.paused ? [] : waitedFor(match);
}

/** In the order in which they are to be done; after each the others have to be asked for anew. */
export function dutiesOf(match: Match): Duty[] {
  if (match.data.end !== undefined) return [];
  const duties: Duty[] = botsAsked(match)
    .slice(0, 1)
    .map((seat) => ({ kind: "consent", seat }));
  for (const seat of waitingSeats(match)) {
    if (match.data.seats[seat]?.kind === "bot") duties.push({ kind: "bot", seat });
    else if (orderedMoves(match, seat) !== undefined) duties.push({ kind: "order", seat });
  }
  return duties;
}

/** When whose time runs out; undefined where no clock runs. */
export function clockDue({
  data: { clock, paused, end },
}: Match): { readonly seat: Seat; readonly at: Time } | undefined {
  return clock === undefined || paused || end !== undefined ? undefined : clockDeadline(clock);
}

/** What a bot is asked, and by what its answer is known to be about the same. */
export interface BotErrand {
  readonly duty: Duty;
  readonly base: string;
  readonly question: ReturnType<typeof botQuestion> & { readonly asks: "end" | "moves" };
}

export function errandFor(hosted: Hosted, duty: Duty): BotErrand {
  const { kind, seat } = duty;
  const asks = kind === "consent" ? "end" : "moves";
  return { duty, base: decisionId(hosted.match, seat), question: { ...botQuestion(hosted, seat), asks } };
}

export interface BotAnswer {
  readonly moves: readonly Move[];
  readonly agrees?: boolean | undefined;
}

/** The bot has thought; undefined where something came in between, and its thought is dropped. */
export function inputOf(hosted: Hosted, { duty, base }: BotErrand, { moves, agrees }: BotAnswer): Input | undefined {
  const { match, id } = hosted;
  const { kind, seat } = duty;
  const by = { id: HOST, match: id, seat };
  if (kind === "consent") {
    if (!botsAsked(match).includes(seat)) return undefined;
    return { kind: "seat", message: { ...by, kind, request: "agreedEnd", yes: agrees === true } };
  }
  if (match.data.seats[seat]?.kind !== "bot" || decisionId(match, seat) !== base) return undefined;
  const list = moves.map((move) => [...move] as [string, ...(string | number)[]]);
  return { kind: "seat", message: { ...by, kind: "move", base, moves: list } };
}

/** So many decisions in a row left to the clock, and a bot finishes the game; the person may take the seat back. */
const GONE_AFTER = 3;

export function isGone({ data }: Match, seat: Seat): boolean {
  return data.seats[seat]?.kind === "person" && (stepCountsOf(data).missed[seat] ?? 0) >= GONE_AFTER;
}

/** Bots alone play for nobody, and would keep others' bots waiting. */
export function isDeserted({ data: { seats, end, abandoned } }: Match): boolean {
  return end === undefined && abandoned !== true && seats.every(({ kind }) => kind === "bot");
}
