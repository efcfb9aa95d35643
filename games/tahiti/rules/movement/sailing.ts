// A flotilla sails from hex to hex.
import { pop, replace } from "@outrigger/kernel";
import { arrange } from "../advanced/seating.ts";
import { markerOf } from "../markers.ts";
import { pieceOf } from "../pieces.ts";
import type { Piece } from "../state.ts";
import type { TahitiPlay } from "../tahiti.ts";
import { type Hex, NOBODY } from "../vocabulary.ts";
import { partyOf } from "./carrying.ts";
import { isContested } from "./flotilla.ts";
import type { FlotillaFrame } from "./frames.ts";
import { type SeaBond, seaCost, seaSources, throughZones } from "./sea.ts";
import { travel } from "./travel.ts";

export function setSail(play: TahitiPlay, frame: FlotillaFrame, commander: Piece, to: Hex): void {
  const cost = seaCost(play.state, play.pack, frame.seat, play.pack.map.at(to));
  const bond = bondAfter(play, frame, commander.at, to);
  const pieces = [commander, ...partyOf(play.state, frame.aboard)];
  travel(play, { pieces, markers: frame.canoes, to, by: "sea", mover: commander.id, kind: "sailed" });
  for (const id of frame.canoes) markerOf(play.state, id).crew = frame.seat;
  arrive(play, { ...frame, phase: "afloat", left: frame.left - cost, moved: true, ...bond }, to);
}

/** The zones allowed the step, so there is a bond. */
function bondAfter(play: TahitiPlay, frame: FlotillaFrame, from: Hex, to: Hex): { approach: Hex[]; leaving: boolean } {
  const { state, pack } = play;
  const bond: SeaBond = { approach: frame.approach, leaving: frame.leaving };
  const next = throughZones(seaSources(state, pack, frame.seat), pack.map.at(from), pack.map.at(to), bond);
  if (next === undefined) throw new Error(`sea zones forbid the step from ${from} to ${to}`);
  return { approach: [...next.approach], leaving: next.leaving };
}

/** The flotilla is in its new hex: enemies end the activation there (TAH-SMOV-15, TAH-SCOM-2). */
export function arrive(play: TahitiPlay, frame: FlotillaFrame, to: Hex): void {
  const { state, pack } = play;
  const here = pack.map.at(to);
  frame.landfall = to;
  if (isContested(play, frame.seat, here)) pop(state);
  // Without a third left there is nothing to decide any more.
  else if (frame.left === 0 && (here.coastal || state.switches.seaCombat))
    finish(play, frame, pieceOf(state, frame.commander));
  else replace(state, frame);
}

/** TAH-CRASH: the flotilla lines up before the reef. */
export function startCrash(play: TahitiPlay, frame: FlotillaFrame, commander: Piece, to: Hex): void {
  const crew = partyOf(play.state, frame.aboard);
  const seats = arrange(frame.canoes.length, crew).map((canoe) => canoe.map((piece) => piece.id));
  seats.at(-1)?.push(commander.id);
  const bond = bondAfter(play, frame, commander.at, to);
  replace(play.state, {
    phase: "crash",
    seat: frame.seat,
    commander: commander.id,
    left: frame.left - play.pack.cost.sea,
    landfall: frame.landfall,
    from: commander.at,
    to,
    ...bond,
    canoes: [...frame.canoes],
    seats,
    unseated: [],
    step: "seating",
    run: 0,
    swimmers: [],
  });
}

export function finish(play: TahitiPlay, frame: FlotillaFrame, commander: Piece): void {
  pop(play.state);
  if (!play.pack.map.at(commander.at).coastal) return;
  beachCanoes(play, frame);
  play.emit({ kind: "landed", seat: frame.seat, hex: commander.at });
}

export function beachCanoes({ state }: TahitiPlay, frame: FlotillaFrame): void {
  for (const id of frame.canoes) markerOf(state, id).crew = NOBODY;
}
