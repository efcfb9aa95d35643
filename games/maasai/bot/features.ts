// What is counted of a position of Maasai for the learned judgement: herds, people, land that may be closed, and time.
import type { Features, Position } from "@outrigger/bots";
import type { Patch } from "@outrigger/penrose";
import { ANIMAL_ON, type Maasai } from "../rules/index.ts";
import { herdOut } from "../rules/scoring.ts";
import type { SeatState } from "../rules/vocabulary.ts";
import { prospectsFrom } from "./prospects.ts";
import { landWorth, type Survey, stretchOf, surveyOf } from "./survey.ts";

const SHARED = ["seats", "short", "progress", "round", "wide", "narrow", "bomas", "parcels", "openHands"] as const;

const EACH = [
  "prospects",
  "out",
  "zebu",
  "goat",
  "sheep",
  "leastPen",
  "penLeft",
  "boys",
  "warriors",
  "building",
  "bomas",
  "claims",
  "openClaims",
  "openSpots",
  "openWorth",
  "nearlyClosed",
  "nearlyClosedSpots",
  "deadClaims",
  "hand",
  "handWide",
  "toMove",
  "wait",
  "abandoned",
] as const;
const PARTS = ["zebu", "goat", "sheep"] as const;

export const features: Features<Maasai> = { version: 1, shared: SHARED, each: EACH, parts: PARTS, count, final };

function count(position: Position<Maasai>): ReturnType<Features["count"]> {
  const survey = surveyOf(position);
  const prospects = prospectsFrom(survey);
  return {
    shared: sharedCounts(position),
    seats: position.state.seats.map((own, seat) => seatCounts(survey, own, prospects[seat] as number, seat)),
    prospects,
  };
}

function final({ state, pack }: Position<Maasai>): number[][] {
  return state.seats.map((seat) => {
    const { zebu, goat, sheep } = herdOut(state, pack, seat);
    return [zebu, goat, sheep];
  });
}

function sharedCounts({ state, pack, index }: Position<Maasai>): number[] {
  return [
    32 * (state.seats.length - 2),
    state.options.length === "short" ? 32 : 0,
    (100 * state.laid.length) / pack.shields.size,
    12 * state.round,
    2 * state.wide.length,
    2 * state.narrow.length,
    12 * state.bomas.length,
    new Set(index.land.parcel).size,
    state.options.openHands ? 32 : 0,
  ];
}

function seatCounts(survey: Survey, own: SeatState, prospects: number, seat: number): number[] {
  const { state, pack } = survey.position;
  const { zebu, goat, sheep } = herdOut(state, pack, own);
  const bomas = state.bomas.filter(({ owner }) => owner === seat);
  const decider = state.stack.at(-1)?.seat ?? state.order[0] ?? 0;
  const place = (of: number): number => state.order.indexOf(of);
  const wide = own.hand.filter((shield) => pack.shields.get(shield)?.shape === "W").length;
  return [
    3 * prospects,
    3 * (zebu + goat + sheep),
    5 * zebu,
    5 * goat,
    5 * sheep,
    5 * Math.min(own.pen.zebu, own.pen.goat, own.pen.sheep),
    3 * (own.pen.zebu + own.pen.goat + own.pen.sheep),
    12 * own.stock.boy,
    12 * own.stock.warrior,
    20 * bomas.filter(({ building }) => building).length,
    20 * bomas.length,
    ...claimCounts(survey, seat),
    10 * own.hand.length,
    10 * wide,
    decider === seat ? 32 : 0,
    20 * ((place(seat) - place(decider) + state.order.length) % state.order.length),
    8 * own.abandoned.length,
  ];
}

/** From "claims" to "deadClaims". */
function claimCounts(survey: Survey, seat: number): number[] {
  const { state, index } = survey.position;
  const pen = state.seats[seat]?.pen;
  let [claims, open, spots, worth, near, nearSpots, dead] = [0, 0, 0, 0, 0, 0, 0];
  for (const { patch, seat: owner } of state.people) {
    if (owner !== seat) continue;
    claims++;
    const stretch = stretchOf(survey, index.land.parcel[patch] as Patch);
    if (stretch.openings === 0) continue;
    const room = Math.min(stretch.spots, pen?.[ANIMAL_ON[stretch.colour]] ?? 0);
    open++;
    spots += room;
    worth += landWorth(survey, seat, stretch);
    if (stretch.dead) dead++;
    else if (stretch.openings <= 2) {
      near++;
      nearSpots += room;
    }
  }
  return [10 * claims, 10 * open, 5 * spots, 8 * worth, 15 * near, 8 * nearSpots, 10 * dead];
}
