import { BEFORE_SALE, SELLING } from "../positions.ts";
import { FIRST_SALE, type MoaScene, may, not, sceneFor } from "../scene.ts";

const scene = sceneFor({ seats: 3 });
const sale = may(["sell", 1, "rat"], ["pay", "kiwi"], ["confirm"]);

export const scenes: readonly MoaScene[] = [
  scene("MOA-SEL-1", { ...SELLING, land: { 1: "R2 Y1" } }, not("sell", 1, "possum"), may(["sell", 1, "rat"])),
  scene(
    "MOA-SEL-2",
    { ...SELLING, land: { 9: "R1" }, karakia: { 0: ["any_territory"] } },
    may(["sell", 9, "rat"], ["pay", "kiwi"], ["confirm"]),
  ),
  scene(
    "MOA-SEL-3",
    { ...SELLING, land: { 1: "R1 Y5", 2: "R0L", 3: "Y1" } },
    not("sell", 3, "rat"),
    may(["sell", 1, "rat"]),
  ),
  scene("MOA-SEL-4", { ...SELLING, land: { 1: "R2 Y1" } }, not("sell", 1, "weasel"), may(["sell", 1, "rat"])),
  scene("MOA-SEL-5", { ...SELLING, land: { 1: "R2 Y1" }, sales: 3 }, not("sell", 1, "dog"), may(["sell", 1, "rat"])),
  scene(
    "MOA-SEL-6",
    { ...SELLING, land: { 1: "R2 Y1" }, round: 7, first: 1 },
    may(["sell", 1, "rat"], ["pay", "kiwi"], ["confirm"], ["end"]),
  ),
  scene("MOA-SEL-7", { ...SELLING, land: { 1: "R2 Y1" } }, sale),
  scene("MOA-SEL-8", { ...SELLING, land: { 1: "R5 Y3" } }, sale),
  scene("MOA-SEL-9", { ...SELLING, land: { 1: "R2L Y1" } }, sale),
  scene("MOA-SEL-10", { ...SELLING, land: { 1: "R1 Y4 G2" } }, sale),
  scene("MOA-SEL-11", { ...SELLING, land: { 1: "R1 EL=L12" } }, sale),
  scene("MOA-SEL-12", { ...SELLING, land: { 1: "R1 SH" } }, sale),
  scene("MOA-SEL-13", BEFORE_SALE, FIRST_SALE, not("place", 1), may(["place", 2])),
  scene(
    "MOA-SEL-14",
    {
      hands: { 0: "tui kiwi haasts_eagle" },
      display: { rat: 1, dog: 2 },
      land: { 1: "R1 Y2 rat$R", 5: "R3" },
      sales: 1,
      karakia: { 0: ["move_birds", "any_territory"] },
    },
    may(["place", 2], ["pay", "tui"], ["count", 1]),
  ),
  scene(
    "MOA-SEL-15",
    { sales: 1, land: { 1: "R1 rat$R" }, karakia: { 0: ["move_birds"] } },
    may(["moveBirds", 1], ["to", 5]),
  ),
  scene(
    "MOA-SEL-16",
    { ...SELLING, land: { 1: "R0L Y1" }, round: 7, first: 1, period: 2 },
    may(["sell", 1, "rat"], ["pay", "kiwi"], ["confirm"], ["end"]),
  ),
  scene(
    "MOA-SEL-17",
    { sales: 1, land: { 1: "R1 rat$R" }, karakia: { 0: ["place_stronghold"] } },
    not("stronghold", 1),
    may(["stronghold", 2]),
  ),
];
