// What a territory is worth and to whom: the reference algorithm of the rules.

import { at } from "@outrigger/kernel";
import { territoryAt } from "./board/territory.ts";
import type { MoaPack } from "./components.ts";
import { piecesOf } from "./names.ts";
import type { MoaState } from "./state.ts";
import type { Colour, Values } from "./vocabulary.ts";

export interface Contest extends Values {
  /** Pieces of each colour, leader included. */
  readonly pieces: readonly number[];
  readonly leader: Colour | null;
}

/** The points of each colour in one territory. */
export function scoreTerritory({ pieces, leader, high, low }: Contest): number[] {
  const points = pieces.map(() => 0);
  const most = Math.max(...pieces);
  // MOA-SCO-3: nobody is there.
  if (most === 0) return points;
  const top = coloursWith(pieces, most);
  // MOA-SCO-5, MOA-SCO-7: the leader puts its owner in front of those tied with it.
  if (top.length > 1 && leader !== null && top.includes(leader)) {
    share(points, [leader], high);
    share(
      points,
      top.filter((colour) => colour !== leader),
      low,
    );
    return points;
  }
  share(points, top, high);
  // MOA-SCO-8, MOA-SCO-10.
  const next = Math.max(0, ...pieces.filter((count) => count < most));
  if (next > 0) share(points, coloursWith(pieces, next), low);
  return points;
}

function coloursWith(pieces: readonly number[], count: number): Colour[] {
  const colours: Colour[] = [];
  for (let colour = 0; colour < pieces.length; colour++) if (pieces[colour] === count) colours.push(colour);
  return colours;
}

/** MOA-SCO-6, MOA-SCO-9: equal shares, rounded down. */
function share(points: number[], colours: readonly Colour[], value: number): void {
  for (const colour of colours) points[colour] = Math.floor(value / colours.length);
}

/** Both values of a territory now; the volcano lowers those of territory 12, not below zero (MOA-SCO-11, MOA-SCO-13). */
export function valuesOf(state: MoaState, pack: MoaPack, number: number): Values {
  // MOA-SCO-14.
  if (territoryAt(state, number).condition === "erupted") return { high: 0, low: 0 };
  const { terrain, vpHigh, vpLow } = at(pack.territories, number - 1);
  const reduction = terrain === "volcano" ? (pack.track[state.volcano] ?? 0) : 0;
  return { high: Math.max(0, vpHigh - reduction), low: Math.max(0, vpLow - reduction) };
}

/** What is counted in a territory; in an invaded or erupted one nothing is (MOA-SCO-14). */
export function contestIn(state: MoaState, pack: MoaPack, number: number): Contest | undefined {
  const territory = territoryAt(state, number);
  if (territory.condition === "invaded" || territory.condition === "erupted") return undefined;
  const pieces = territory.birds.map((_, colour) => piecesOf(territory, colour));
  return { pieces, leader: territory.leader, ...valuesOf(state, pack, number) };
}

/** What each colour would get for each territory if the period ended now. */
export function forecast(state: MoaState, pack: MoaPack): number[][] {
  return state.territories.map(({ birds }, place) => {
    const contest = contestIn(state, pack, place + 1);
    return contest === undefined ? birds.map(() => 0) : scoreTerritory(contest);
  });
}
