import { SECOND_TILE } from "./positions.ts";
import { after, type MaoriScene, may, not, sceneFor } from "./scene.ts";

const scene = sceneFor({ seats: 2 });

export const scenes: readonly MaoriScene[] = [
  scene("MAO-COMP-8", SECOND_TILE, after(["take", "m11"]), may(["place", "r1c2"]), not("place", "r4c1")),
  sceneFor({ seats: 3 })([
    "MAO-COMP-9",
    "MAO-SETUP-1",
    "MAO-SETUP-2",
    "MAO-SETUP-3",
    "MAO-SETUP-4",
    "MAO-SETUP-5",
    "MAO-SETUP-6",
    "MAO-INFO-1",
    "MAO-INFO-2",
  ]),
  sceneFor({ seats: 2, options: { board: "atoll", variant: 1 } })([
    "MAO-COMP-10",
    "MAO-ATOLL-1",
    "MAO-COMB-1",
    "MAO-COMB-2",
    "MAO-COMB-3",
  ]),
];
