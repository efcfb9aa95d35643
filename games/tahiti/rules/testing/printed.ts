// The rulebook's examples of a combat on land, EX-1 and EX-2, and at sea, EX-3.
import { atSea } from "./fleets.ts";
import { fighting } from "./situation.ts";

/** Two Heavy Troops, Slingers and a Chieftain have met two Fighters and Militia: nothing is rolled yet. */
export const printedArmies = () =>
  fighting("0@608 heavy*2 slingers chieftain; 1@608 fighters*2 militia", { homes: [1310, 409] });

/** The same, fought: the defenders have retreated and panicked, and the attackers may pursue. */
export function printedCombat() {
  const scene = printedArmies();
  scene.playWith([4, 3, 2, 3, 1], ["fight", 608, 1]);
  return scene;
}

/** At sea three canoes with three Militia, two Fighters and a Chieftain have met one with two Heavy Troops. */
export const printedFleets = () =>
  atSea("0@307 militia*3 fighters*2 chieftain; 1@307 heavy*2", "0@307 warCanoe*3; 1@307 warCanoe");
