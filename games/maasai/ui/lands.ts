// Who lives on which land, for the drawings: red earth feeds zebu, green pasture sheep, yellow savanna goats.
import type { Animal, Colour, MaasaiView, PersonKind, Shield } from "../rules/index.ts";

const ANIMALS: Readonly<Record<Colour, Animal>> = { R: "zebu", G: "sheep", Y: "goat" };

/** The colour of one of the four places of a shield. */
function colourAt(shield: Shield, place: number): Colour {
  const letters = [...shield.land] as Colour[];
  if (place === 0) return letters[0] as Colour;
  if (place === 3) return letters.at(-1) as Colour;
  return (shield.kind === "W4" && place === 2 ? letters[2] : letters[1]) as Colour;
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
