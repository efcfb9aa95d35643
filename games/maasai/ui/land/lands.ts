// Who lives on which land, for the drawings: red earth feeds zebu, green pasture sheep, yellow savanna goats.
import type { Animal, Colour, MaasaiView, PersonKind, Shield } from "../../rules/index.ts";

const ANIMALS: Readonly<Record<Colour, Animal>> = { R: "zebu", G: "sheep", Y: "goat" };
const COLOURS: Readonly<Record<string, Colour>> = { R: "R", G: "G", Y: "Y" };

/** The colour of one of the four places of a shield. */
function colourAt(shield: Shield, place: number): Colour {
  const last = shield.land.length - 1;
  const letter = place === 3 ? last : shield.kind === "W4" ? place : Math.min(place, 1);
  return COLOURS[shield.land.charAt(letter)] ?? "R";
}

export const animalAt = (shield: Shield, place: number): Animal => ANIMALS[colourAt(shield, place)];
export const personAt = (shield: Shield, place: number): PersonKind =>
  colourAt(shield, place) === "R" ? "warrior" : "boy";

const shieldOf = ({ laid, shields }: MaasaiView, patch: number): Shield | undefined =>
  shields[laid[patch >> 2]?.shield ?? ""];

export function animalOn(view: MaasaiView, patch: number): Animal {
  const shield = shieldOf(view, patch);
  return shield === undefined ? "zebu" : animalAt(shield, patch & 3);
}

export function personOn(view: MaasaiView, patch: number): PersonKind {
  const shield = shieldOf(view, patch);
  return shield === undefined ? "boy" : personAt(shield, patch & 3);
}
