import type { Json } from "@outrigger/kernel";
import type { Arrangement } from "../../arrange/index.ts";
import { PERIOD_END } from "../positions.ts";
import { after, type MoaScene, may, sceneFor, told } from "../scene.ts";

const scene = sceneFor({ seats: 4 });

/** The last turn of a period ends, and it is scored. */
function scoring(clauses: string, arrange: Arrangement, ...events: readonly Json[]): MoaScene {
  return scene(clauses, { ...PERIOD_END, ...arrange }, may(["end"]), told(...events));
}

const points = (territory: number, ...each: readonly number[]) => ({
  kind: "territoryScored",
  territory,
  points: each,
});

export const scenes: readonly MoaScene[] = [
  scoring("MOA-SCO-1", { land: { 1: "R1" } }, { kind: "periodEnded" }, points(1, 7, 0, 0, 0)),
  scoring("MOA-SCO-2", { land: { 1: "R2L Y2 G1" } }, points(1, 7, 4, 0, 0)),
  scoring("MOA-SCO-3", { land: { 1: "Y1" } }, points(1, 0, 7, 0, 0), points(2, 0, 0, 0, 0)),
  scoring("MOA-SCO-4", { sales: 1, land: { 1: "R1 Y2 rat$R" } }, points(1, 4, 7, 0, 0)),
  scoring("MOA-SCO-5", { land: { 1: "R2 Y1L" } }, points(1, 4, 7, 0, 0)),
  scoring("MOA-SCO-6", { land: { 1: "R2 Y2" } }, points(1, 3, 3, 0, 0)),
  scoring("MOA-SCO-7", { land: { 1: "R2L Y3 G3 B2" } }, points(1, 7, 2, 2, 0)),
  scoring("MOA-SCO-8", { land: { 1: "R2 Y2 G1 B1" } }, points(1, 3, 3, 2, 2)),
  scoring("MOA-SCO-9", { land: { 2: "R3 Y1 G1" } }, points(2, 6, 1, 1, 0)),
  scoring("MOA-SCO-10", { land: { 1: "R4 Y2L G3" } }, points(1, 7, 2, 2, 0)),
  scoring("MOA-SCO-10", { land: { 1: "R4 Y4 G1L" } }, points(1, 3, 3, 4, 0)),
  scoring("MOA-SCO-11", { volcano: 2, land: { 12: "R2 Y1", 1: "R1" } }, points(12, 6, 2, 0, 0), points(1, 7, 0, 0, 0)),
  scene(
    ["MOA-SCO-12", "MOA-SCO-18"],
    {
      first: 1,
      round: 7,
      terrain: ["forest", "forest"],
      land: { 10: "R2" },
      display: { rat: 1 },
      hands: { 0: "kiwi" },
    },
    after(["sell", 10, "rat"], ["pay", "kiwi"], ["confirm"]),
    may(["end"]),
    told(points(10, 4, 0, 0, 0), { kind: "mammalsScored", points: [2, 0, 0, 0] }),
  ),
  scoring("MOA-SCO-13", { volcano: 5, land: { 12: "R2 Y1" } }, points(12, 3, 0, 0, 0)),
  scoring("MOA-SCO-14", { volcano: 6, land: { 1: "rat!", 12: "erupted" } }, points(2, 0, 0, 0, 0)),
  scoring("MOA-SCO-15", { sales: 1, land: { 1: "R1 possum$R" } }, points(1, 7, 0, 0, 0)),
  scoring("MOA-SCO-16", { period: 2 }, { kind: "gameEnded" }),
  scoring(
    "MOA-SCO-17",
    { leaderTiles: { 1: ["L10", "L11", "L12"] } },
    { kind: "leaderTilesScored", points: [0, 9, 0, 0] },
  ),
];
