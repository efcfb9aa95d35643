// Each player puts his Home Village, his leaders and his first people on the map (TAH-SETUP-6 to TAH-SETUP-8).
import { at, type DecisionPhase, pop } from "@outrigger/kernel";
import { areaOf } from "../components.ts";
import { addVillage } from "../markers.ts";
import type { HomeVillageMove, PlaceMove } from "../moves.ts";
import { addPiece } from "../pieces.ts";
import type { Tahiti } from "../tahiti.ts";
import type { DeployFrame, HomeVillageFrame } from "./frames.ts";

export const homeVillage: DecisionPhase<Tahiti, HomeVillageFrame, HomeVillageMove> = {
  publishes: "all",
  offers(play, { area }, ask) {
    const { hexes, homeSites } = areaOf(play.pack, area);
    for (const hex of hexes) {
      ask.weigh(["placeHome", hex], homeSites.includes(hex) ? undefined : "TAH-SETUP-6");
    }
  },
  apply(play, { seat }, [, home]) {
    const { state } = play;
    addVillage(state, home, seat);
    const player = state.players[seat];
    if (player !== undefined) player.home = home;
    addPiece(state, "chieftain", seat, home);
    addPiece(state, "shaman", seat, home);
    pop(state);
    play.emit({ kind: "homePlaced", seat, hex: home });
  },
};

export const deploy: DecisionPhase<Tahiti, DeployFrame, PlaceMove<"fighters" | "population">> = {
  publishes: "all",
  offers({ pack }, { area, left }, ask) {
    const kind = at(left, 0);
    for (const { id } of pack.map.hexes) {
      if (pack.map.at(id).area === area) ask.offer(["place", kind, id]);
      else if (ask.curious && !pack.map.at(id).sea) ask.refuse(["place", kind, id], "TAH-SETUP-7");
    }
  },
  apply(play, { seat, left }, [, , hex]) {
    const kind = left.shift();
    if (kind === undefined) throw new Error("nothing is left to be placed");
    const { id } = addPiece(play.state, kind, seat, hex);
    if (left.length === 0) pop(play.state);
    play.emit({ kind: "placed", side: seat, piece: kind, id, hex: hex, elder: 0 });
  },
};
