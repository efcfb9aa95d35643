// What a position is worth to everybody: animals that are out, land that may be closed, people to use, rings in reach.
import type { Position } from "@outrigger/bots";
import { type Patch, SHAPES } from "@outrigger/penrose";
import type { Maasai } from "../rules/index.ts";
import { CORNER_UNITS, FULL, landWorth, pointKey, type Survey, stretchOf, surveyOf } from "./survey.ts";
import { weights } from "./weights.ts";

export function prospects(position: Position<Maasai>): number[] {
  return prospectsFrom(surveyOf(position));
}

export function prospectsFrom(survey: Survey): number[] {
  const { position } = survey;
  const worth = position.state.seats.map((_, seat) => herdWorth(position, seat) + peopleWorth(position, seat));
  addClaims(survey, worth);
  addTurn(survey, worth);
  return worth;
}

/** From 0 at the start to 1 when the last shield is laid. */
function progress({ state, pack }: Position<Maasai>): number {
  return state.laid.length / pack.shields.size;
}

function herdWorth(position: Position<Maasai>, seat: number): number {
  const { state, pack } = position;
  const pen = state.seats[seat]?.pen ?? { zebu: 0, goat: 0, sheep: 0 };
  const each = pack.animals[state.options.length][state.seats.length === 2 ? "2" : "3"];
  const time = progress(position);
  const zebu = (each - pen.zebu) * (1 + weights.zebuAtEnd * time * time);
  const left = pen.zebu + pen.goat + pen.sheep;
  return zebu + 2 * each - pen.goat - pen.sheep + (left === 0 ? weights.victory : 0);
}

function peopleWorth({ state }: Position<Maasai>, seat: number): number {
  const own = state.seats[seat];
  if (own === undefined) return 0;
  const turns = Math.min(3, own.hand.length / 2);
  const builders = state.bomas.filter(({ owner, building }) => owner === seat && building).length;
  return (
    own.stock.boy * weights.boy +
    own.stock.warrior * (weights.warrior + weights.warriorTurn * turns) +
    builders * weights.warrior
  );
}

/** Land that is claimed but still open. */
function addClaims(survey: Survey, worth: number[]): void {
  const { state, index } = survey.position;
  for (const { patch, seat } of state.people) {
    const stretch = stretchOf(survey, index.land.parcel[patch] as Patch);
    if (stretch.openings > 0) worth[seat] = (worth[seat] as number) + landWorth(survey, seat, stretch);
  }
}

/** Being to move is worth something, and rings that one shield closes belong to whoever is and has a warrior. */
function addTurn({ position, rings }: Survey, worth: number[]): void {
  const { state, index } = position;
  const seat = state.stack.at(-1)?.seat;
  if (seat === undefined) return;
  worth[seat] = (worth[seat] as number) + weights.tempo;
  if (state.seats[seat]?.stock.warrior === 0) return;
  let [best, second] = [0, 0];
  for (const shape of SHAPES) {
    for (const { tile } of index.layout.fits[shape]) {
      const ring = rings.get(pointKey(tile.corners[2]));
      if (ring === undefined || ring.units + CORNER_UNITS[shape] !== FULL) continue;
      const size = ring.shields.length + 1;
      if (size > best) [best, second] = [size, best];
      else if (size > second) second = size;
    }
  }
  worth[seat] = (worth[seat] as number) + weights.ringToClose * best + weights.secondRing * second;
}
