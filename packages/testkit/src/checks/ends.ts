// The end of a game: the result places everybody, and the log leads to the same end.
import { copyJson, type GameTypes } from "@outrigger/kernel";
import { replaySteps, runningSegment } from "@outrigger/kernel/match";
import type { Course } from "../course.ts";
import { difference, Finding, guarded, show, stateText } from "../finding.ts";
import { notPlain } from "./plain.ts";

/** A result may be asked for at the end, and wherever an agreed end would take effect. */
export function checkResult<T extends GameTypes>({ game, play, pack, seats, main }: Course<T>): void {
  if (main !== undefined && game.agreedEnd?.(play.state) === false) return;
  const before = stateText(play.state);
  const result = guarded("result", "result", () => game.result(play.state, pack));
  const { places, scores } = result;
  const problem = notPlain(result, false);
  if (problem !== undefined) throw new Finding("plain", `result: ${problem}`);
  if (places.length !== seats || scores.length !== seats)
    throw new Finding("result", `${seats} seats, places ${show(places)}, scores ${show(scores)}`);
  if (!arePlaces(places)) throw new Finding("result", `places ${show(places)} are not 1 for the winners and so on`);
  if (stateText(play.state) !== before) throw new Finding("purity", "asking for the result changed the state");
}

/** How everybody stands may be asked at any time, and is the score in the end. */
export function checkStanding<T extends GameTypes>({ game, play, pack, seats, main }: Course<T>): void {
  if (game.standing === undefined) return;
  const before = stateText(play.state);
  const standing = guarded("result", "standing", () => game.standing?.(play.state, pack) ?? []);
  const problem = notPlain([...standing], false);
  if (problem !== undefined) throw new Finding("plain", `standing: ${problem}`);
  if (standing.length !== seats) throw new Finding("result", `${seats} seats, standing ${show(standing)}`);
  const scores = main === undefined ? game.result(play.state, pack).scores : standing;
  if (show(scores) !== show(standing))
    throw new Finding("result", `scores ${show(scores)}, but standing ${show(standing)}`);
  if (stateText(play.state) !== before) throw new Finding("purity", "asking for the standing changed the state");
}

/** After a tie for first the next is second or third, as the game likes. Alone, 1 is won and 2 is lost. */
function arePlaces(places: readonly number[]): boolean {
  if (places.length === 1) return places[0] === 1 || places[0] === 2;
  const before = places.map((place) => places.filter((other) => other < place));
  const skipping = places.every((place, seat) => place === 1 + (before[seat]?.length ?? 0));
  return skipping || places.every((place, seat) => place === 1 + new Set(before[seat]).size);
}

/** The recorded moves and outcomes, played again without any seed, lead to the same state. */
export function checkReplay<T extends GameTypes>({ game, pack, data, play }: Course<T>): void {
  const { steps } = runningSegment(data);
  const stored = JSON.parse(JSON.stringify(data)) as typeof data;
  const again = guarded("replay", "played again", () => replaySteps(game, pack, stored, steps.length));
  const found = difference(copyJson(again.state), play.state);
  if (found !== undefined) throw new Finding("replay", `played again ${found}`);
}
