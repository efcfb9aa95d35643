// Every offer can be played: on forks, which must leave the original alone and come to the same end untold.
import { isDeepStrictEqual } from "node:util";
import { canonicalJson, copyJson, type GameTypes, type Move, type Play } from "@outrigger/kernel";
import { fastChance, forkWalk, newListener, newPlay, randomPlayout, takeFor, type Walk } from "@outrigger/kernel/play";
import { type Actor, offersOf } from "../actor.ts";
import type { Course } from "../course.ts";
import { difference, Finding, guarded, show, stateText } from "../finding.ts";
import { some } from "../pick-some.ts";

/** So many of a long list of offers are tried in one position. */
const MOST_TRIED = 8;
const FAR = 25;

export function checkForks<T extends GameTypes>(course: Course<T>, actor: Actor): void {
  const { game, play, walk, pack, below } = course;
  const before = stateText(play.state);
  const index = game.index?.copy(play.index);
  for (const move of some(offersOf(walk, actor), MOST_TRIED, below)) {
    const seed = below(0x1_0000_0000);
    const told = tryMove(forkWalk(walk, fastChance(seed), newListener()), actor, move);
    const untold = tryMove(forkWalk(walk, fastChance(seed)), actor, move);
    const found = difference(told.state, untold.state);
    if (found !== undefined)
      throw new Finding("quiet", `${show(move)} does something else when nobody listens: ${found}`);
    const [problem] = game.invariants(told.state, pack);
    if (problem !== undefined) throw new Finding("invariants", `after ${show(move)}: ${problem}`);
  }
  if (stateText(play.state) !== before) throw new Finding("purity", "playing on a fork changed the state");
  if (!isDeepStrictEqual(index, play.index)) throw new Finding("purity", "playing on a fork changed the derived data");
}

function tryMove<T extends GameTypes>(fork: Walk<T>, actor: Actor, move: Move): Play<T> {
  guarded("offers", `${show(move)} is offered but`, () => takeFor(fork, actor.seat, move));
  return fork.play;
}

/** Written down with its keys in another order and read again, the state plays on as before. */
export function checkRoundTrip<T extends GameTypes>({ game, play, pack, below }: Course<T>): void {
  const text = canonicalJson(play.state);
  const read = JSON.parse(text) as T["state"];
  const found = difference(read, play.state);
  if (found !== undefined) throw new Finding("round-trip", found);
  const seed = below(0x1_0000_0000);
  const kept = playOn(game, newPlay(game, pack, copyJson(play.state), fastChance(seed)), seed);
  const again = playOn(game, newPlay(game, pack, read, fastChance(seed)), seed);
  const later = difference(again, kept);
  if (later !== undefined) throw new Finding("round-trip", `some moves later ${later}`);
}

/** A few random decisions of whoever the game waits for; the state they lead to. */
export function playOn<T extends GameTypes>(game: Course<T>["game"], play: Play<T>, seed: number): T["state"] {
  randomPlayout(game, play, seed, FAR);
  return play.state;
}
