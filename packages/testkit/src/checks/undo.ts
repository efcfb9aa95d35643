// Undo from a position of the game under test: a match is opened there, and every move of one turn is made and taken back.
import { copyJson, type GameTypes, type Json } from "@outrigger/kernel";
import { type MatchData, restoreMatch } from "@outrigger/kernel/match";
import { fastChance } from "@outrigger/kernel/play";
import type { Actor } from "../actor.ts";
import type { Course } from "../course.ts";
import { guarded } from "../finding.ts";
import { offeredTo } from "../fuzz/illegal.ts";
import { checkUndo, makeMove } from "./match.ts";

/** So many decisions of a turn are followed. */
const FAR = 3;

export function checkUndos<T extends GameTypes>(course: Course<T>, actor: Actor): void {
  // A draft cannot be opened without the decisions it is made of; the turn is followed from its start instead.
  if (course.drafter !== undefined) return;
  const { game, below } = course;
  const luck = fastChance(below(0x1_0000_0000));
  const match = guarded("replay", "a match from a snapshot", () => restoreMatch(game, dataOf(course), () => luck));
  for (let count = 0; count < FAR; count++) {
    const moves = offeredTo(match, actor.seat);
    const move = moves[below(Math.max(1, moves.length))];
    if (move === undefined) return;
    if (!checkUndo(match, actor.seat, move, below(0x1_0000_0000))) return;
    makeMove(match, actor.seat, move);
  }
}

/** A match that stands where the course stands. */
function dataOf<T extends GameTypes>({ data, game, play }: Course<T>): MatchData {
  const snapshot = copyJson(play.state) as unknown as Json;
  const seats = data.seats.map(({ name }) => ({ kind: "person" as const, name }));
  return { ...data, seats, segments: [{ rules: game.version, snapshot, steps: [] }] };
}
