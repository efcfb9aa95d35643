import { after, type MoaScene, may, not, sceneFor } from "../scene.ts";

const scene = sceneFor({ seats: 3 });

export const scenes: readonly MoaScene[] = [
  scene(
    "MOA-PAY-1",
    { hands: { 0: "haasts_eagle kakapo kiwi morepork tui" } },
    may(["place", 1], ["pay", "kakapo"], ["pay", "tui"], ["count", 1]),
  ),
  scene(
    "MOA-PAY-2",
    {
      land: { 1: "R2", 2: "rat!", 3: "R1" },
      display: { rat: 1 },
      hands: { 0: "moa" },
      leaderTiles: { 0: ["L03", "L04", "L07", "L08"] },
      karakia: { 0: ["two_fight"] },
    },
    may(["place", 1], ["pay", "moa"], ["pay", "L03"], ["count", 1]),
  ),
  scene(
    "MOA-PAY-3",
    { hands: { 0: "kea kea tui moa" }, leaderTiles: { 0: ["L01"] } },
    may(["place", 1], ["pay", "kea"], ["pay", "kea"], ["pay", "L01"], ["pay", "moa"], ["pay", "tui"], ["count", 1]),
  ),
  scene("MOA-PAY-4", { hands: { 0: "pukeko" } }, may(["place", 1], ["pay", "pukeko"], ["count", 1])),
  scene(
    "MOA-PAY-5",
    { land: { 1: "rat!" }, hands: { 0: "kea moa" } },
    may(["attack", 1], ["pay", "kea"], ["pay", "moa"], ["confirm"]),
  ),
  scene(
    "MOA-PAY-6",
    { land: { 1: "rat!" }, hands: { 0: "moa kea haasts_eagle pukeko" } },
    after(["attack", 1]),
    may(["pay", "moa"]),
    not("pay", "pukeko"),
  ),
  scene(
    "MOA-PAY-7",
    { land: { 1: "rat!" }, hands: { 0: "moa" }, karakia: { 0: ["two_fight"] } },
    may(["attack", 1], ["pay", "moa"], ["pay", "two_fight"], ["confirm"]),
  ),
  scene("MOA-PAY-8", { leaderTiles: { 0: ["L01", "L02"] } }, may(["place", 1], ["pay", "L01"], ["count", 2])),
  scene(
    "MOA-PAY-9",
    { land: { 9: "dog!" }, hands: { 0: "haasts_eagle kea" }, karakia: { 0: ["any_territory"] } },
    may(["attack", 9], ["pay", "haasts_eagle"], ["pay", "kea"], ["confirm"]),
  ),
];
