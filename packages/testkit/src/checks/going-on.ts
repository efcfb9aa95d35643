// A match can always go on: whoever is asked sits at the table, no question comes back, and time that runs out leads to the
// end of the turn, through a match and from every stage of a draft.
import { hash } from "node:crypto";
import type { GameTypes, Json, Move, Seat } from "@outrigger/kernel";
import { type Match, type MatchData, restoreMatch, runningSegment, timeUp, waitedFor } from "@outrigger/kernel/match";
import { fastChance } from "@outrigger/kernel/play";
import type { Course } from "../course.ts";
import { Finding, guarded, show, stateText } from "../finding.ts";

/** Whoever is asked, on the stack or aside of it, is a seat of the match. */
export function checkAsked<T extends GameTypes>({ main, seats }: Course<T>): void {
  if (main === undefined || (Number.isInteger(main.seat) && main.seat >= 0 && main.seat < seats)) return;
  throw new Finding("asked", `seat ${main.seat} is asked at a table of ${seats}`);
}

/** What is asked is asked for the first time in this game. The state holds all of it: who, which decision, how far. */
export function checkNew<T extends GameTypes>({ main, play, seen, questions }: Course<T>): void {
  if (main === undefined) return;
  const question = hash("sha1", seen.at(-1) ?? "", "base64");
  if (questions.has(question))
    throw new Finding(
      "again",
      `seat ${main.seat} is asked in phase "${topPhase(play.state)}" what it was asked before`,
    );
  questions.add(question);
}

function topPhase({ stack, aside }: { stack: { phase: string }[]; aside: { phase: string }[] }): string {
  return (aside[0] ?? stack.at(-1))?.phase ?? "";
}

/** So many times a seat's time runs out before its turn must be over; alone, so many are followed. */
const MOST_TIMEOUTS = 200;
const ALONE = 30;
const PER_MOVE = 1_000;

/** A match that stands here, draft included, in which the seat is away: somebody else's turn comes, or the end. */
export function checkTimeUp<T extends GameTypes>(course: Course<T>): void {
  const { game, main, below } = course;
  if (main === undefined) return;
  const luck = fastChance(below(0x1_0000_0000));
  const match = guarded("replay", "a match from a snapshot", () => restoreMatch(game, timedData(course), () => luck));
  const seat = waitedFor(match)[0] ?? main.seat;
  const questions = new Set<string>();
  for (let count = 0; waitedFor(match).includes(seat); count++) {
    if (match.data.seats.length === 1 && count >= ALONE) return;
    if (count >= MOST_TIMEOUTS) throw new Finding("fallback", `time-up ${count} times, and the turn is not over`);
    const question = stateText(match.published.play.state);
    if (questions.has(question)) throw new Finding("fallback", `time-up leads seat ${seat} back to where it was`);
    questions.add(question);
    runOut(match, seat, count);
  }
}

function runOut<T extends GameTypes>(match: Match<T>, seat: Seat, count: number): void {
  const drafted = match.data.drafts.find((draft) => draft.seat === seat)?.moves ?? [];
  const doing = `time-up of seat ${seat} after ${show(drafted)}`;
  const answer = guarded("fallback", doing, () => timeUp(match, seat, 2 * PER_MOVE * (count + 1)));
  if (!answer.ok || !answer.published)
    throw new Finding("fallback", `${doing}: ${answer.ok ? "nothing was published" : answer.code}`);
}

/** The match as it would be stored now: the last published state, and the open draft on top of it. */
function timedData<T extends GameTypes>({ data, game, seen, drafter, main, seats }: Course<T>): MatchData {
  const snapshot = JSON.parse(seen[0] as string) as Json;
  const moves = runningSegment(data).steps.slice(runningSegment(data).steps.length - (seen.length - 1));
  const draft = drafter && { seat: drafter.seat, moves: moves.map(({ move }): Move => move) };
  return {
    ...data,
    seats: data.seats.map(({ name }) => ({ kind: "person" as const, name })),
    segments: [{ rules: game.version, snapshot, steps: [] }],
    drafts: draft === undefined ? [] : [draft],
    clock: {
      plan: { kind: "turns", perMove: PER_MOVE },
      left: new Array<number>(seats).fill(PER_MOVE),
      since: 0,
      running: main === undefined ? [] : [main.seat],
    },
  };
}
