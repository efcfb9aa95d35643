// Several small decisions as one gesture: what nearly everybody would do next goes along with it. Each of them is a decision
// of its own, so that undo takes them back one by one.
import type { Offer, TableContext } from "@outrigger/board";
import { findFrame } from "@outrigger/kernel";
import type { Tahiti, TahitiMove, TahitiView } from "../../rules/index.ts";
import { leadershipOf } from "../../rules/names.ts";
import { COMBAT_KINDS, isUnit } from "../../rules/vocabulary.ts";
import type { Plan } from "../desk.svelte.ts";

/** The steps to the enemy, the end of the movement, the attack, and what the Shaman does where that is asked next. */
export function attackMoves(
  { switches }: TahitiView,
  { hex, march }: Pick<Plan, "hex" | "march">,
  defender: number,
  sendsShaman: boolean | undefined,
): TahitiMove[] {
  const there: TahitiMove[] = march.length === 0 ? [] : [...march, ["endMove"]];
  // With canoes about it may be asked first how to fight.
  const isAskedNext = sendsShaman !== undefined && !switches.seaCombat;
  const shaman: TahitiMove[] = isAskedNext ? [[sendsShaman ? "shamanIn" : "shamanOut"]] : [];
  return [...there, ["fight", hex, defender], ...shaman];
}

const STRONGEST = [...COMBAT_KINDS].reverse();

/** Takes the Shaman and the strongest along, as many as the one in hand still leads. */
export function strongest(view: TahitiView, moves: readonly TahitiMove[]): TahitiMove[] {
  const march = findFrame(view, "march");
  const lead = view.pieces.find(({ id }) => id === march?.commander);
  if (march === undefined || lead === undefined) return [];
  const beside = view.pieces.filter(
    ({ id, at, owner }) => at === lead.at && owner === lead.owner && id !== lead.id && !march.carried.includes(id),
  );
  const led = view.pieces.filter(({ id, kind }) => march.carried.includes(id) && isUnit(kind));
  let room = leadershipOf(view.printed, lead) - led.length;
  const taking = (wanted: string): TahitiMove | undefined =>
    moves.find(([verb, kind]) => verb === "take" && kind === wanted);
  const units = STRONGEST.flatMap((kind) => {
    const move = taking(kind);
    const count = move === undefined ? 0 : Math.min(room, beside.filter((piece) => piece.kind === kind).length);
    room -= count;
    return move === undefined ? [] : Array.from({ length: Math.max(0, count) }, () => move);
  });
  const shaman = taking("shaman");
  return shaman === undefined ? units : [shaman, ...units];
}

/** Takes somebody in hand, a commander with the strongest beside him. */
export async function takeInHand(table: TableContext<Tahiti>, move: TahitiMove): Promise<void> {
  if (move[0] !== "activate" || table.isTaught === true) {
    table.choose(move);
    return;
  }
  const then = await table.whatIf(move);
  const next = then?.next?.offers.map((offer) => offer.move) ?? [];
  table.choose(move, ...(then === undefined ? [] : strongest(then.view, next)));
}

/** Everybody who is still to be placed into one hex. */
export function allInto(view: TahitiView, phase: string | undefined, hex: number): TahitiMove[] {
  if (phase === "settlers") {
    const left = findFrame(view, phase)?.left ?? 0;
    return Array.from({ length: left }, () => ["place", "population", hex] as const);
  }
  const left = phase === "deploy" ? (findFrame(view, phase)?.left ?? []) : [];
  return left.map((kind) => ["place", kind, hex] as const);
}

/** Questions that mostly have several answers, and are answered by themselves where they have one. */
const LONE = ["homeVillage", "deploy", "settlers", "elderArrival", "newHome"];

/** The only thing that can be done, where nothing would be learnt from asking. */
export function loneAnswer(offers: readonly Offer<Tahiti>[], phase: string | undefined): TahitiMove | undefined {
  const [only, ...others] = offers;
  if (only === undefined || others.length > 0) return undefined;
  return only.kind === "done" || LONE.includes(phase ?? "") ? only.move : undefined;
}
