import { ATTACKING, BEFORE_SALE } from "../positions.ts";
import { FIRST_SALE, type MoaScene, may, mayWith, not, sceneFor } from "../scene.ts";

const scene = sceneFor({ seats: 3 });

export const scenes: readonly MoaScene[] = [
  scene("MOA-ATK-1", BEFORE_SALE, FIRST_SALE, not("attack", 1), may(["place", 2])),
  scene("MOA-ATK-2", { land: { 1: "dog!" }, hands: { 0: "haasts_eagle" } }, not("attack", 1), may(["pass"])),
  scene(
    "MOA-ATK-3",
    { ...ATTACKING, land: { 1: "dog!" }, round: 7, first: 1 },
    may(["attack", 1], ["pay", "haasts_eagle"], ["pay", "haasts_eagle"], ["confirm"], ["count", 0], ["end"]),
  ),
  scene(
    "MOA-ATK-4",
    { ...ATTACKING, land: { 1: "rat!", 5: "R15" } },
    may(["attack", 1], ["pay", "haasts_eagle"], ["confirm"], ["pay", "pukeko"]),
  ),
  sceneFor({ seats: 4 })(
    ["MOA-ATK-5", "MOA-ATK-6"],
    { turn: 1, land: { 1: "rat!" }, hands: { 1: "haasts_eagle", 2: "tui" } },
    may(["attack", 1], ["pay", "haasts_eagle"], ["confirm"], ["count", 0], ["end"]),
  ),
  scene(
    "MOA-ATK-7",
    { ...ATTACKING, land: { 1: "rat!", 5: "R16" } },
    may(["attack", 1], ["pay", "haasts_eagle"], ["confirm"], ["count", 0]),
  ),
  scene(
    "MOA-ATK-8",
    { ...ATTACKING, land: { 9: "rat!" }, karakia: { 0: ["any_territory", "any_territory"] } },
    may(["attack", 9], ["pay", "haasts_eagle"], ["confirm"], ["pay", "pukeko"], ["count", 4]),
  ),
  scene(
    "MOA-ATK-9",
    { ...ATTACKING, land: { 1: "rat!" }, karakia: { 0: ["draw_one", "exchange_three"] } },
    mayWith("tui", ["attack", 1], ["pay", "haasts_eagle"], ["confirm"], ["drawOne"], ["pay", "tui"], ["count", 3]),
  ),
];
