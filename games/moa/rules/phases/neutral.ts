// Two players: after each turn the die says where the neutral colour grows.
import { type Ask, type DecisionPhase, type Play, pop, push, type Seat } from "@outrigger/kernel";
import { offerDrawingTiles, useDrawingTile } from "../karakia.ts";
import { activeTerrain, needsAny } from "../means.ts";
import type { Moa } from "../moa.ts";
import type { MoaState, NeutralFrame } from "../state.ts";
import { leaderBar, loseLeaderTile, putBirds, putLeader, supplyOf, territoryAt } from "../territory.ts";
import type { Colour, DrawMove, NeutralMove, NeutralPiece, SkipMove } from "../vocabulary.ts";

const SKIP: SkipMove = ["skip"];

/** The neutral colour comes after the two seats (MOA-2P-2). */
export function neutralColour({ players, supply }: MoaState): Colour | undefined {
  return supply.length > players.length ? players.length : undefined;
}

/** In a game of two. */
function growingColour(state: MoaState): Colour {
  const colour = neutralColour(state);
  if (colour === undefined) throw new Error("there is no neutral colour");
  return colour;
}

/** MOA-2P-5, MOA-2P-12: the roll follows every turn; where nothing can be placed, nobody is asked (MOA-2P-13). */
export function startNeutral(play: Play<Moa>, seat: Seat): void {
  const { state, pack, chance } = play;
  if (neutralColour(state) === undefined) return;
  const rolled = chance.die(pack.territories.length);
  play.emit({ kind: "dieRolled", seat, face: rolled });
  const frame: NeutralFrame = { phase: "neutral", seat, rolled };
  if (candidates(play, frame).some(({ bar }) => bar === undefined)) push(state, frame);
  else play.emit({ kind: "neutralSkipped", seat, automatic: true });
}

interface Candidate {
  readonly move: NeutralMove;
  readonly bar: string | undefined;
}

/** The territory rolled and its neighbours, each with one bird, two birds and a leader. */
function candidates(play: Play<Moa>, { rolled }: NeutralFrame): Candidate[] {
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

export const neutral: DecisionPhase<Moa, NeutralFrame, NeutralMove | SkipMove | DrawMove> = {
  publishes: "all",
  cuts: ["neutral", "skip"],
  offers(play, frame, ask) {
    let canPlaceBird = false;
    for (const { move, bar } of candidates(play, frame)) {
      if (bar !== undefined) ask.refuse(move, bar);
      else ask.offer(move);
      canPlaceBird ||= bar === undefined && move[2] !== "leader";
    }
    offerSkip(ask, canPlaceBird);
    offerDrawingTiles(play, frame.seat, ask);
  },
  apply(play, frame, move) {
    if (move[0] === "neutral") return place(play, frame.seat, move[1], move[2]);
    if (move[0] !== "skip") return useDrawingTile(play, frame.seat, move);
    pop(play.state);
    play.emit({ kind: "neutralSkipped", seat: frame.seat, automatic: false });
  },
};

/** A bird must be placed while one can be (MOA-2P-5); a leader never must (MOA-2P-13). */
function offerSkip(ask: Ask<Moa, SkipMove>, canPlaceBird: boolean): void {
  if (canPlaceBird) ask.refuse(SKIP, "MOA-2P-5");
  else ask.offer(SKIP);
}

function place(play: Play<Moa>, seat: Seat, territory: number, what: NeutralPiece): void {
  const { state } = play;
  const colour = growingColour(state);
  let tile: string | null = null;
  if (what === "leader") {
    putLeader(state, territory, colour);
    tile = loseLeaderTile(state, territoryAt(state, territory));
  } else putBirds(state, territory, colour, what === "bird1" ? 1 : 2);
  pop(state);
  play.emit({ kind: "neutralPlaced", seat, territory, what, tile });
}
