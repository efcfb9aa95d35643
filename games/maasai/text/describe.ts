// The position in words, line by line: the terminal's board and the screen reader's. It is all one needs to play without
// seeing the board: who has what, which land is whose, and for every shield where it lies and where it is open.
import type { Say } from "@outrigger/text";
import type { BomaView, MaasaiView, ParcelView, SeatView } from "../rules/index.ts";
import { herdAt, patchName, personAt, shieldOf } from "../rules/names.ts";
import { herdText, patchText, placeText, shieldNamed, shieldsOf } from "./words.ts";

/** Unclaimed land of fewer spots is left to the lines of its shields. */
const WORTH_TELLING = 2;

export function describeTable(say: Say, view: MaasaiView, names: readonly string[]): string[] {
  const { round, rounds, piles, order } = view;
  return [
    say("table.round", { round, rounds, ...piles }),
    ...order.flatMap((seat) => describeSeat(say, view, view.seats[seat], names[seat] ?? "")),
    ...view.bomas.map((boma) => describeBoma(say, view, boma, names)),
    ...describeLand(say, view, names),
    ...view.laid.map((_, number) => describeShield(say, view, number, names)),
  ];
}

function describeSeat(say: Say, view: MaasaiView, seat: SeatView | undefined, name: string): string[] {
  if (seat === undefined) return [];
  const { pen, out, stock, builders, wide, narrow, hand } = seat;
  const values = { warriors: stock.warrior, boys: stock.boy, builders, wide, narrow };
  const line = say("table.seat", { name, pen: herdText(say, pen), out: herdText(say, out), ...values });
  if (hand === null || hand.length === 0) return [line];
  return [line, say("table.hand", { shields: hand.map((id) => shieldNamed(say, view, id)).join("; ") })];
}

function describeBoma(say: Say, view: MaasaiView, boma: BomaView, names: readonly string[]): string {
  return say("table.boma", {
    name: names[boma.owner] ?? "",
    shields: boma.loop.join(", "),
    building: boma.building ? "yes" : "no",
    herd: herdText(say, herdAt(view, boma.region)),
  });
}

/** Claimed land first, then unclaimed land that is still open, the largest first. */
function describeLand(say: Say, view: MaasaiView, names: readonly string[]): string[] {
  const bySize = (one: ParcelView, other: ParcelView): number => other.spots - one.spots;
  const claimed = view.parcels.filter(({ owner }) => owner !== null).sort(bySize);
  const free = view.parcels.filter(
    ({ owner, boma, open, spots }) => owner === null && boma === null && open.length > 0 && spots >= WORTH_TELLING,
  );
  return [...claimed, ...free.sort(bySize)].map((parcel) => describeParcel(say, view, parcel, names));
}

/** "Green land of … on shields 30, 35: 10 spots, 1 open edge". */
export function describeParcel(say: Say, view: MaasaiView, parcel: ParcelView, names: readonly string[]): string {
  const shields = shieldsOf(parcel.patches);
  const { zebu, goat, sheep } = herdAt(view, parcel.patches);
  return say(parcel.owner === null ? "table.free" : "table.claim", {
    parcel: say(`parcel.${parcel.colour}`),
    name: names[parcel.owner ?? -1] ?? "",
    count: shields.length,
    shields: shields.join(", "),
    spots: parcel.spots,
    open: parcel.open.length,
    dead: parcel.dead.length,
    animals: zebu + goat + sheep,
  });
}

/** "Shield 17, wide: …; left of shield 12; in the middle a boy of …; open: below, lower right (dead)". */
function describeShield(say: Say, view: MaasaiView, number: number, names: readonly string[]): string {
  const where = lowestNeighbour(say, view, number);
  const person = view.people.find(({ patch }) => shieldOf(patch) === number);
  const sides = view.edges.filter(({ slot }) => shieldOf(slot) === number).map((edge) => sideText(say, view, edge));
  return say("table.shield", {
    number,
    shield: shieldNamed(say, view, view.laid[number]?.shield ?? "", view.halves[number]),
    where: where === undefined ? "" : say("table.shield.where", { where }),
    person: person === undefined ? "" : personText(say, view, person.patch, names[person.seat] ?? ""),
    open: sides.length === 0 ? "" : say("table.shield.open", { sides: sides.join(", ") }),
  });
}

function personText(say: Say, view: MaasaiView, patch: number, name: string): string {
  const person = personAt(view, patch);
  const where = patchText(say, patchName(view, patch), view.halves[shieldOf(patch)] ?? 0);
  return say("table.shield.person", { patch: where, person, name });
}

/** A shield is best found from the oldest one it lies against. */
function lowestNeighbour(say: Say, view: MaasaiView, number: number): string | undefined {
  const across = view.facing.filter((slot, own) => shieldOf(own) === number && slot !== -1 && shieldOf(slot) < number);
  if (across.length === 0) return undefined;
  const slot = Math.min(...across);
  return placeText(say, slot, view.faces[slot] ?? 0);
}

function sideText(say: Say, view: MaasaiView, { slot, wide, narrow }: MaasaiView["edges"][number]): string {
  const fits = wide === -1 ? (narrow === -1 ? "none" : "narrow") : narrow === -1 ? "wide" : "both";
  return say("table.shield.side", { side: say(`side.${view.faces[slot] ?? 0}`), fits });
}
