// What must hold in every position, cheap enough to be looked at after every move.
import { isDeepStrictEqual } from "node:util";
import type { GameTypes, Move, Play } from "@outrigger/kernel";
import { fallbackMove, newWalk, type Refused, stoppingChance } from "@outrigger/kernel/play";
import { type Actor, candidatesOf, frameOf, offersOf } from "../actor.ts";
import type { Course } from "../course.ts";
import { difference, Finding, guarded, show, stateText } from "../finding.ts";
import { notPlain } from "./plain.ts";

export function checkInvariants<T extends GameTypes>({ game, pack, play }: Course<T>): void {
  const [problem] = game.invariants(play.state, pack);
  if (problem !== undefined) throw new Finding("invariants", problem);
}

/** Derived data kept up move by move are what a fresh build gives. */
export function checkDerived<T extends GameTypes>({ game, pack, play }: Course<T>): void {
  if (game.index === undefined) return;
  const fresh = game.index.build(play.state, pack);
  if (isDeepStrictEqual(play.index, fresh)) return;
  throw new Finding("derived", difference(play.index, fresh) ?? "the index differs from a fresh one");
}

/** Offers are unique, refusals name a clause and no offer, and asking changes nothing. Returns the refusals. */
export function checkCandidates<T extends GameTypes>(course: Course<T>, actor: Actor): readonly Refused[] {
  const { game, play, seen } = course;
  const index = game.index?.copy(play.index);
  const looker: Play<T> = { ...play, chance: stoppingChance() };
  const { moves, notes, refused } = guarded("throws", "offers", () => candidatesOf(game, looker, actor));
  checkOffers(moves, notes);
  checkRefusals(moves, refused);
  checkQuick(course, looker, actor, moves);
  checkFallback(course, looker, actor, moves);
  if (stateText(play.state) !== seen.at(-1)) throw new Finding("purity", "asking for offers changed the state");
  if (!isDeepStrictEqual(index, play.index)) throw new Finding("purity", "asking for offers changed the derived data");
  return refused;
}

function checkOffers(moves: readonly Move[], notes: readonly unknown[]): void {
  const known = new Set<string>();
  for (const [at, move] of moves.entries()) {
    const problem = notMove(move) ?? (notes[at] === undefined ? undefined : notPlain(notes[at], false));
    if (problem !== undefined) throw new Finding("plain", `offer ${show(move)}: ${problem}`);
    const text = show(move);
    if (known.has(text)) throw new Finding("offers", `${text} is offered twice`);
    known.add(text);
  }
}

function notMove(move: readonly unknown[]): string | undefined {
  if (typeof move[0] !== "string") return "a move begins with its kind";
  const odd = move.find((part) => typeof part !== "string" && !Number.isSafeInteger(part));
  return odd === undefined ? undefined : `${show(odd)} is neither a word nor a whole number`;
}

function checkRefusals(moves: readonly Move[], refused: readonly { move: Move; clause: string }[]): void {
  const offered = new Set(moves.map(show));
  for (const { move, clause } of refused) {
    if (offered.has(show(move))) throw new Finding("refusals", `${show(move)} is offered and refused by ${clause}`);
    if (!/^[A-Z0-9]+(-[A-Z0-9]+)+$/.test(clause))
      throw new Finding("refusals", `${show(move)} is refused by ${show(clause)}, which is no clause id`);
  }
}

/** A playout, which is not curious, is offered the same moves in the same order. */
function checkQuick<T extends GameTypes>(
  { game }: Course<T>,
  play: Play<T>,
  actor: Actor,
  moves: readonly Move[],
): void {
  const found = difference(offersOf(newWalk(game, play), actor), moves);
  if (found !== undefined) throw new Finding("quiet", `a playout is offered other moves: ${found}`);
}

/** The fallback is an offer; in a draft it may also give the draft up. */
function checkFallback<T extends GameTypes>(
  { game, drafter, walk }: Course<T>,
  play: Play<T>,
  actor: Actor,
  moves: readonly Move[],
): void {
  const frame = frameOf(walk, actor);
  if (frame === undefined) return;
  const fallback = guarded("fallback", "fallback", () => fallbackMove(game, play, frame, moves));
  if (fallback === undefined && drafter !== undefined) return;
  if (!moves.some((move) => show(move) === show(fallback)))
    throw new Finding("fallback", `${show(fallback)} of phase "${frame.phase}" is not offered`);
}
