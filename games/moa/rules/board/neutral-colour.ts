// The neutral colour of a game for two: which it is, and where it may grow (MOA-2P).

import type { Play } from "@outrigger/kernel";
import type { Moa } from "../moa.ts";
import { activeTerrain, needsAny, neutralColour } from "../names.ts";
import type { MoaState, NeutralFrame } from "../state.ts";
import type { Colour, NeutralMove } from "../vocabulary.ts";
import { leaderBar, supplyOf, territoryAt } from "./territory.ts";

/** In a game of two. */
export function growingColour(state: MoaState): Colour {
  const colour = neutralColour(state);
  if (colour === undefined) throw new Error("there is no neutral colour");
  return colour;
}

interface Growth {
  readonly move: NeutralMove;
  readonly bar: string | undefined;
}

/** The territory rolled and its neighbours, each with one bird, two birds and a leader. */
export function growths(play: Play<Moa>, { rolled }: NeutralFrame): Growth[] {
  const { state, pack } = play;
  const colour = growingColour(state);
  const active = activeTerrain(state, pack);
  const near = [rolled, ...(pack.territories[rolled - 1]?.adjacent ?? [])];
  return near.flatMap((number) => {
    const land = { number, isRolled: number === rolled, isActive: !needsAny(pack, active, number) };
    return [
      { move: ["neutral", number, "bird1"], bar: oneBirdBar(state, colour, land) },
      { move: ["neutral", number, "bird2"], bar: twoBirdsBar(state, colour, land) },
      { move: ["neutral", number, "leader"], bar: neutralLeaderBar(state, colour, land) },
    ];
  });
}

interface Land {
  readonly number: number;
  readonly isRolled: boolean;
  readonly isActive: boolean;
}

/** MOA-2P-8. */
function closedBar(state: MoaState, number: number): string | undefined {
  return territoryAt(state, number).condition === "open" ? undefined : "MOA-2P-8";
}

/** MOA-2P-6: the territory rolled or a neighbour; in the Polish reading the territory rolled. */
function oneBirdBar(state: MoaState, colour: Colour, { number, isRolled }: Land): string | undefined {
  if (!isRolled && state.options.neutralPlacement === "rolledOnly") return "MOA-2P-6";
  return closedBar(state, number) ?? (supplyOf(state, colour).birds < 1 ? "MOA-2P-11" : undefined);
}

/** MOA-2P-7, MOA-2P-13. */
function twoBirdsBar(state: MoaState, colour: Colour, { number, isActive }: Land): string | undefined {
  if (!isActive) return "MOA-2P-7";
  return closedBar(state, number) ?? (supplyOf(state, colour).birds < 2 ? "MOA-2P-13" : undefined);
}

/** MOA-2P-9, MOA-2P-10. */
function neutralLeaderBar(state: MoaState, colour: Colour, { number, isActive }: Land): string | undefined {
  if (!isActive) return "MOA-2P-10";
  if (supplyOf(state, colour).leaders === 0) return "MOA-2P-11";
  const bar = closedBar(state, number);
  return bar ?? (leaderBar(territoryAt(state, number), colour) === undefined ? undefined : "MOA-2P-10");
}
