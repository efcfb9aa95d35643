// What a lay would bring, judged without carrying it out. A turn is tried in earnest only where this looks promising.
import { type Loop, type Patch, startPatch } from "@outrigger/penrose";
import {
  ANIMAL_ON,
  type Animal,
  type Colour,
  type MaasaiMove,
  PERSON_ON,
  placeName,
  type ShieldInfo,
} from "../rules/index.ts";
import { forSeat, type Joined, joinLand, soleOwner } from "./joins.ts";
import type { Place } from "./places.ts";
import { landWorth, type Survey } from "./survey.ts";
import { weights } from "./weights.ts";

/** A shield in a place, and the third action that goes with it best. */
export interface Lay {
  readonly shield: MaasaiMove;
  readonly lay: MaasaiMove;
  readonly act: MaasaiMove;
  /** What it is worth as the last lay of a turn. */
  readonly worth: number;
  /** What it is worth if another shield can follow, which may close the ring it prepares. */
  readonly worthBefore: number;
}

/** Who lays, and what else they hold. */
export interface Player {
  readonly seat: number;
  /** Whether another shield of each shape could follow. */
  readonly hasNext: Readonly<Record<"W" | "N", boolean>>;
  /** Parcels this seat has abandoned. */
  readonly barred: ReadonlySet<Patch>;
  /** Turns left in this round. */
  readonly turns: number;
}

interface Act {
  readonly act: MaasaiMove;
  readonly worth: number;
}

const PASS: Act = { act: ["pass"], worth: 0 };

export function judgeLay(survey: Survey, player: Player, info: ShieldInfo, place: Place): Lay {
  const slot = place.fit.joins[0] as number;
  const shield: MaasaiMove = ["shield", info.printed.id];
  const lay: MaasaiMove = ["lay", slot >> 2, slot & 3];
  const home = survey.position.index.home[startPatch(slot)] ?? -1;
  if (home !== -1) {
    const worth = giftTo(survey, player.seat, info, home);
    return { shield, lay, act: PASS.act, worth, worthBefore: worth };
  }
  const { lands, worth: joined } = joinLand(survey, player.seat, info, place);
  const { act, worth: acted } = bestAct(survey, player, info, place, lands);
  const { left, prepared } = ringWorth(survey, player, place);
  return { shield, lay, act, worth: joined + acted + left, worthBefore: joined + acted + prepared };
}

/** MAS-BOMA-13: a shield laid inside a boma is filled by its owner. */
function giftTo({ position }: Survey, seat: number, { spots }: ShieldInfo, home: number): number {
  const owner = position.state.bomas[home]?.owner ?? seat;
  return forSeat(seat, owner, spots.filter(Boolean).length);
}

function bestAct(survey: Survey, player: Player, info: ShieldInfo, place: Place, lands: readonly Joined[]): Act {
  let best = PASS;
  for (const land of lands) {
    const claim = judgeClaim(survey, player, info, land);
    if (claim.worth > best.worth) best = claim;
  }
  for (const loop of place.loops) {
    const boma = judgeBoma(survey, player, info, loop);
    if (boma.worth > best.worth) best = boma;
  }
  return best;
}

function judgeClaim(survey: Survey, { seat, barred }: Player, info: ShieldInfo, land: Joined): Act {
  const { state, index } = survey.position;
  const person = PERSON_ON[land.colour];
  const isTaken = land.owners.length > 0 && soleOwner(land) !== undefined;
  if (isTaken || state.seats[seat]?.stock[person] === 0 || land.parcels.some((parcel) => barred.has(parcel)))
    return PASS;
  const tied = person === "boy" ? weights.tiedBoy : weights.tiedWarrior;
  const act: MaasaiMove = ["place", index.layout.tiles.length, placeName(info.printed.kind, land.own)];
  return { act, worth: landWorth(survey, seat, land) - tied };
}

/** What building would place and displace. */
function judgeBoma({ position }: Survey, { seat, turns }: Player, info: ShieldInfo, loop: Loop): Act {
  const { state } = position;
  const own = state.seats[seat];
  if (own === undefined || own.stock.warrior === 0) return PASS;
  const room: Record<Animal, number> = { zebu: 0, goat: 0, sheep: 0 };
  const there: Record<Animal, number> = { zebu: 0, goat: 0, sheep: 0 };
  let displaced = 0;
  for (const [spot, colour] of spotsInside(position, info, loop)) {
    const animal = ANIMAL_ON[colour];
    room[animal]++;
    const stands = state.animals[spot] ?? -1;
    if (stands === seat) there[animal]++;
    else if (stands !== -1) displaced++;
  }
  let gain = 0;
  for (const animal of ["zebu", "goat", "sheep"] as const)
    gain += Math.min(room[animal], own.pen[animal] + there[animal]) - there[animal];
  const worth = gain + weights.rivalry * displaced - weights.warriorTurn * turns;
  return { act: ["build", loop.fence], worth };
}

/** Spots on the fence's own shields; inner bomas keep theirs (MAS-BOMA-11). */
function* spotsInside({ index }: Survey["position"], info: ShieldInfo, loop: Loop): Generator<[Patch, Colour]> {
  const corner = loop.fence === 1 ? 0 : 3;
  for (const [at, number] of loop.tiles.entries()) {
    const { colours, spots } = index.infos[number] ?? info;
    for (let place = 0; place < 4; place++) {
      if ((place === corner) !== loop.cornerInside[at] || !spots[place]) continue;
      const spot = 4 * number + place;
      if ((index.home[spot] ?? -1) === -1) yield [spot, colours[place] as Colour];
    }
  }
}

const LEFT_FOR = { W: 2, N: 4 } as const;

/** A ring that the next shield closes is good if that shield is one's own, and a gift if it is not. */
function ringWorth({ position }: Survey, { seat, hasNext }: Player, { ring, ringLeft }: Place) {
  if (ring === undefined || (ringLeft !== LEFT_FOR.W && ringLeft !== LEFT_FOR.N)) return NO_RING;
  const size = ring.shields.length + 2;
  const left = -weights.ringLeft * size;
  const closer = ringLeft === LEFT_FOR.W ? "W" : "N";
  const canClose = hasNext[closer] && (position.state.seats[seat]?.stock.warrior ?? 0) > 0;
  return { left, prepared: canClose ? weights.ringPrepared * size : left };
}

const NO_RING = { left: 0, prepared: 0 } as const;
