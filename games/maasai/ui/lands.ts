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

function colourOn({ laid, shields }: MaasaiView, patch: number): Colour {
  const shield = shields[laid[patch >> 2]?.shield ?? ""];
  return shield === undefined ? "R" : colourAt(shield, patch & 3);
}

export const animalOn = (view: MaasaiView, patch: number): Animal => ANIMALS[colourOn(view, patch)];
export const personOn = (view: MaasaiView, patch: number): PersonKind =>
  colourOn(view, patch) === "R" ? "warrior" : "boy";
