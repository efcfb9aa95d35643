import { type MoaScene, may, not, sceneFor } from "../scene.ts";

const scene = sceneFor({ seats: 3 });

export const scenes: readonly MoaScene[] = [
  scene(
    "MOA-BUY-1",
    { hands: { 0: "kea kiwi" } },
    may(["buy", "draw_one"], ["pay", "kea"], ["pay", "kiwi"], ["confirm"]),
    not("buy", "place_stronghold"),
  ),
  scene(
    "MOA-BUY-2",
    { hands: { 0: "morepork morepork" }, karakia: { 0: ["draw_one"] } },
    may(["buy", "draw_one"], ["pay", "morepork"], ["confirm"]),
    not("buy", "draw_one", "draw_one"),
  ),
  scene(
    "MOA-BUY-3",
    { hands: { 0: "morepork morepork" } },
    may(["buy", "draw_one", "two_fight"], ["pay", "morepork"], ["pay", "morepork"], ["confirm"]),
  ),
  scene(
    "MOA-BUY-4",
    { hands: { 0: "morepork morepork" }, karakia: { 1: ["move_birds", "move_birds"] } },
    not("buy", "move_birds"),
    may(["buy", "draw_one"]),
  ),
];
