// Construction and training (TAH-BUILD, TAH-VILL-5, TAH-VILL-6): the builds of phase A, in any order.
import { type Ask, byKind, type DecisionPhase, pop, push } from "@outrigger/kernel";
import { rollDie, tallyHope } from "../dice.ts";
import { addMarker, addPartBuilt, removeMarker, removeVillage, villageAt } from "../markers.ts";
import type { BuildMove } from "../moves.ts";
import { addPiece, removePiece } from "../pieces.ts";
import type { Marker, Piece, TahitiState } from "../state.ts";
import type { Tahiti, TahitiPlay } from "../tahiti.ts";
import { BUILD_ITEMS, type BuildItem, type Hex } from "../vocabulary.ts";
import { consumed, hasInputs, whyNotBuild, whyNotHarvest } from "./build-chart.ts";
import { hasCombatUnits } from "./conversion.ts";
import type { BuildFrame } from "./frames.ts";
import { finishVillage } from "./move-home.ts";

export const build: DecisionPhase<Tahiti, BuildFrame, BuildMove> = {
  publishes: ["endBuild"],
  offers(play, frame, ask) {
    const { state, pack } = play;
    const places = placesToBuild(state, frame);
    for (const hex of places) {
      if (!pack.map.at(hex).jungle) continue;
      ask.weigh(["harvest", hex], whyNotHarvest(play, frame, hex));
    }
    for (const hex of places) offerBuilds(play, frame, hex, ask);
    offerDismantling(play, frame, ask);
    ask.weigh(["convert"], hasCombatUnits(state, frame.seat) ? undefined : "TAH-BUILD-23");
    ask.offer(["endBuild"]);
  },
  apply: byKind({
    harvest: (play, frame, [, hex]) => harvest(play, frame, hex),
    build: (play, frame, [, item, hex]) => carryOut(play, frame, item, hex),
    dismantle: (play, frame, [, hex]) => dismantle(play, frame, hex),
    convert: ({ state }, { seat }) => push(state, { phase: "conversion", seat }),
    endBuild: ({ state }) => pop(state),
  }),
  fallback: () => ["endBuild"],
};

/** Hexes where the player has people or a Village: nowhere else can anything be built. Sorted. */
function placesToBuild(state: TahitiState, { seat }: BuildFrame): Hex[] {
  const places = new Set<Hex>();
  for (const piece of state.pieces) if (piece.owner === seat) places.add(piece.at);
  for (const village of state.villages) if (village.owner === seat) places.add(village.at);
  return [...places].sort((one, other) => one - other);
}

function offerBuilds(play: TahitiPlay, { seat }: BuildFrame, hex: Hex, ask: Ask<Tahiti, BuildMove>): void {
  const { site } = play.pack.map.at(hex);
  if (!site && !ask.curious) return;
  for (const item of BUILD_ITEMS) {
    const problem = whyNotBuild(play, seat, item, hex);
    if (problem === undefined) ask.offer(["build", item, hex]);
    // Away from Villages and their sites only what is at hand makes one ask why not.
    else if (site || hasInputs(play, seat, item, hex)) ask.refuse(["build", item, hex], problem);
  }
}

/** TAH-VILL-6. */
function offerDismantling({ state }: TahitiPlay, { seat }: BuildFrame, ask: Ask<Tahiti, BuildMove>): void {
  const home = state.players[seat]?.home;
  for (const { at, owner, served, fresh } of state.villages) {
    if (owner !== seat) continue;
    ask.weigh(["dismantle", at], at === home || served || fresh ? "TAH-VILL-6" : undefined);
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
  const { state } = play;
  for (const used of consumed(play, frame.seat, item, hex)) useUp(state, used);
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

function dismantle(play: TahitiPlay, { seat }: BuildFrame, hex: Hex): void {
  const village = villageAt(play.state, hex);
  if (village === undefined) throw new Error(`no village in ${hex}`);
  removeVillage(play.state, village);
  addPartBuilt(play.state, hex, true);
  addPiece(play.state, "population", seat, hex).fresh = true;
  play.emit({ kind: "dismantled", seat, hex });
}
