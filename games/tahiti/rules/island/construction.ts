// Construction and training (TAH-BUILD, TAH-VILL-5, TAH-VILL-6): the builds of phase A, in any order.
import { type Ask, type DecisionPhase, pop, push } from "@outrigger/kernel";
import { rollDie, tallyHope } from "../dice.ts";
import {
  addMarker,
  addPartBuilt,
  addVillage,
  partBuiltAt,
  removeMarker,
  removePartBuilt,
  removeVillage,
  villageAt,
} from "../markers.ts";
import type { BuildMove, ConversionMove, MoveHomeMove } from "../moves.ts";
import { addPiece, removePiece } from "../pieces.ts";
import type { Marker, Piece, TahitiState } from "../state.ts";
import type { Tahiti, TahitiPlay } from "../tahiti.ts";
import { BUILD_ITEMS, type BuildItem, type CombatKind, type Hex, isCombat } from "../vocabulary.ts";
import { consumed, hasInputs, whyNotBuild, whyNotHarvest } from "./build-chart.ts";
import type { BuildFrame, ConversionFrame, MoveHomeFrame } from "./frames.ts";
import { mayMoveHome, nameHome } from "./home-village.ts";

export const build: DecisionPhase<Tahiti, BuildFrame, BuildMove> = {
  publishes: ["endBuild"],
  offers(play, frame, ask) {
    const { state, pack } = play;
    const places = placesToBuild(state, frame);
    for (const hex of places) {
      if (!pack.map.at(hex).jungle) continue;
      const problem = whyNotHarvest(state, pack, frame.seat, hex, frame.harvested);
      if (problem === undefined) ask.offer(["harvest", hex]);
      else ask.refuse(["harvest", hex], problem);
    }
    for (const hex of places) offerBuilds(play, frame, hex, ask);
    offerDismantling(play, frame, ask);
    if (hasCombatUnits(state, frame.seat)) ask.offer(["convert"]);
    else ask.refuse(["convert"], "TAH-BUILD-23");
    ask.offer(["endBuild"]);
  },
  apply(play, frame, move) {
    switch (move[0]) {
      case "harvest":
        harvest(play, frame, move[1]);
        break;
      case "build":
        carryOut(play, frame, move[1], move[2]);
        break;
      case "dismantle":
        dismantle(play, frame, move[1]);
        break;
      case "convert":
        push(play.state, { phase: "conversion", seat: frame.seat });
        break;
      default:
        pop(play.state);
    }
  },
  fallback: () => ["endBuild"],
};

/** Hexes where the player has people or a Village: nowhere else can anything be built. Sorted. */
function placesToBuild(state: TahitiState, { seat }: BuildFrame): Hex[] {
  const places = new Set<Hex>();
  for (const piece of state.pieces) if (piece.owner === seat) places.add(piece.at);
  for (const village of state.villages) if (village.owner === seat) places.add(village.at);
  return [...places].sort((one, other) => one - other);
}

function offerBuilds({ state, pack }: TahitiPlay, { seat }: BuildFrame, hex: Hex, ask: Ask<Tahiti, BuildMove>): void {
  const { site } = pack.map.at(hex);
  if (!site && !ask.curious) return;
  for (const item of BUILD_ITEMS) {
    const problem = whyNotBuild(state, pack, seat, item, hex);
    if (problem === undefined) ask.offer(["build", item, hex]);
    // Away from Villages and their sites only what is at hand makes one ask why not.
    else if (site || hasInputs(state, pack, seat, item, hex)) ask.refuse(["build", item, hex], problem);
  }
}

/** TAH-VILL-6. */
function offerDismantling({ state }: TahitiPlay, { seat }: BuildFrame, ask: Ask<Tahiti, BuildMove>): void {
  const home = state.players[seat]?.home;
  for (const { at, owner, served, fresh } of state.villages) {
    if (owner !== seat) continue;
    if (at === home || served || fresh) ask.refuse(["dismantle", at], "TAH-VILL-6");
    else ask.offer(["dismantle", at]);
  }
}

function harvest(play: TahitiPlay, frame: BuildFrame, hex: Hex): void {
  const { state, pack } = play;
  const log = addMarker(state, "bigLog", hex);
  log.fresh = true;
  frame.harvested.push(hex);
  play.emit({ kind: "harvested", seat: frame.seat, hex, marker: log.id });
  if (!state.switches.jungleDepletion) return;
  const lasts = rollDie(play, frame.seat, "depletion") !== pack.tables.jungleDepletion.depletedOn;
  tallyHope(play, frame.seat, "timber", lasts, 30);
  if (lasts) return;
  state.stumps.push(hex);
  state.stumps.sort((one, other) => one - other);
  play.emit({ kind: "depleted", hex });
}

function carryOut(play: TahitiPlay, frame: BuildFrame, item: BuildItem, hex: Hex): void {
  const { state, pack } = play;
  for (const used of consumed(state, pack, frame.seat, item, hex)) useUp(state, used);
  const yard = villageAt(state, hex);
  if (yard !== undefined) yard.served = true;
  if (item === "village") finishVillage(play, frame, hex);
  else if (item === "partBuiltVillage") addPartBuilt(state, hex, true);
  else if (item === "partBuiltCanoe" || item === "warCanoe") addMarker(state, item, hex).fresh = true;
  else addPiece(state, item, frame.seat, hex).fresh = true;
  play.emit({ kind: "built", seat: frame.seat, item, hex });
}

function useUp(state: TahitiState, used: Piece | Marker): void {
  if ("owner" in used) removePiece(state, used);
  else removeMarker(state, used);
}

/** TAH-VILL-4: without a Home Village the new one is it; TAH-VILL-5: an inland one may give way to it. */
function finishVillage(play: TahitiPlay, { seat }: BuildFrame, hex: Hex): void {
  const { state } = play;
  const begun = partBuiltAt(state, hex);
  if (begun !== undefined) removePartBuilt(state, begun);
  addVillage(state, hex, seat).fresh = true;
  if (state.players[seat]?.home === 0) nameHome(play, seat, hex);
  else if (mayMoveHome(play, seat, hex)) push(state, { phase: "moveHome", seat, at: hex });
}

function dismantle(play: TahitiPlay, { seat }: BuildFrame, hex: Hex): void {
  const village = villageAt(play.state, hex);
  if (village === undefined) throw new Error(`no village in ${hex}`);
  removeVillage(play.state, village);
  addPartBuilt(play.state, hex, true);
  addPiece(play.state, "population", seat, hex).fresh = true;
  play.emit({ kind: "dismantled", seat, hex });
}

export const moveHome: DecisionPhase<Tahiti, MoveHomeFrame, MoveHomeMove> = {
  publishes: [],
  offers(_play, { at }, ask) {
    ask.offer(["newHome", at]);
    ask.offer(["keepHome"]);
  },
  apply(play, { seat, at }, [kind]) {
    pop(play.state);
    if (kind === "newHome") nameHome(play, seat, at);
  },
  fallback: () => ["keepHome"],
};

export function hasCombatUnits(state: TahitiState, seat: number): boolean {
  return state.pieces.some((piece) => piece.owner === seat && isCombat(piece.kind));
}

/** TAH-BUILD-23: a Combat Unit goes back to the fields; it keeps its flags, but is not in the snapshot. */
export const conversion: DecisionPhase<Tahiti, ConversionFrame, ConversionMove> = {
  publishes: [],
  offers({ state }, { seat }, ask) {
    const offered = new Set<string>();
    for (const { kind, at, owner } of state.pieces) {
      if (owner !== seat || !isCombat(kind) || offered.has(`${kind}${at}`)) continue;
      offered.add(`${kind}${at}`);
      ask.offer(["convertUnit", kind, at]);
    }
  },
  apply(play, { seat }, [, from, hex]) {
    const piece = unmovedFirst(play.state, seat, from, hex);
    piece.kind = "population";
    piece.fresh = true;
    pop(play.state);
    play.emit({ kind: "converted", side: seat, from, id: piece.id, hex: piece.at });
  },
};

function unmovedFirst(state: TahitiState, seat: number, kind: CombatKind, hex: Hex): Piece {
  const pieces = state.pieces.filter((piece) => piece.owner === seat && piece.kind === kind && piece.at === hex);
  const piece = pieces.find((candidate) => candidate.mover === 0) ?? pieces[0];
  if (piece === undefined) throw new Error(`no ${kind} in ${hex}`);
  return piece;
}
