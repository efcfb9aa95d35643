// The rulebook's example of a combat on land, EX-1 and EX-2.
import { situation } from "./situation.ts";

/** Two Heavy Troops, Slingers and a Chieftain have met two Fighters and Militia: nothing is rolled yet. */
export const printedArmies = () =>
  situation({
    step: "combat",
    homes: [1310, 409],
    pieces: [
      [0, 608, "heavy*2", "slingers", "chieftain"],
      [1, 608, "fighters*2", "militia"],
    ],
  });

/** The same, fought: the defenders have retreated and panicked, and the attackers may pursue. */
export function printedCombat() {
  const scene = printedArmies();
  scene.playWith([4, 3, 2, 3, 1], ["fight", 608, 1]);
  return scene;
}
