// The nouns of the game in words: shields, patches, places, herds.
import type { Say } from "@outrigger/text";
import type { Animal, Colour, Herd, Kind, MaasaiView, PatchName, PersonKind, Shield } from "../rules/index.ts";

const ANIMALS: readonly Animal[] = ["zebu", "goat", "sheep"];

/** Where a patch of a name stands among the four places of a shield. */
const PLACES: Readonly<Record<PatchName, number>> = { a: 0, m: 1, m1: 1, m3: 2, c: 3 };

/** The names of the four places, by kind of shield. */
const NAMES: Readonly<Record<Kind, readonly PatchName[]>> = {
  N: ["a", "m", "m", "c"],
  W3: ["a", "m", "m", "c"],
  W4: ["a", "m1", "m3", "c"],
};
const COLOURS: readonly Colour[] = ["R", "G", "Y"];

/** In a hand shields stand upright: the half m1 of a middle lies to the right. */
const UPRIGHT = 2;

/** `half` is where the half m1 of the middle is seen: the halves are named by where they lie, not as printed. */
export function shieldText(say: Say, { kind, land }: Shield, half = UPRIGHT): string {
  const colours = [...land].map((letter) => say(`colour.${letter}`));
  const [a = "", m = "", third = "", c = ""] = colours;
  if (kind !== "W4") return say(`shield.${kind}`, { a, m, c: third });
  return say("shield.W4", { a, first: halfText(say, half), m1: m, second: halfText(say, half + 5), m3: third, c });
}

function halfText(say: Say, faces: number): string {
  return say(`half.${faces % 10}`);
}

/** A patch by its name, on a shield whose half m1 lies this way. */
export function patchText(say: Say, name: PatchName, half: number): string {
  if (name !== "m1" && name !== "m3") return say(`patch.${name}`);
  return say("patch.half", { half: halfText(say, name === "m1" ? half : half + 5) });
}

/** A shield of the pack by its id; of one that is laid, as it lies. */
export function shieldNamed(say: Say, { shields }: MaasaiView, id: string, half?: number): string {
  const shield = shields[id];
  return shield === undefined ? id : shieldText(say, shield, half);
}

/** "below shield 12": where somebody is who stands across an edge that faces this way. */
export function placeText(say: Say, slot: number, faces: number): string {
  return say(`at.${faces}`, { shield: slot >> 2 });
}

export function herdText(say: Say, herd: Herd): string {
  const parts = ANIMALS.filter((animal) => herd[animal] > 0).map((animal) =>
    say(`count.${animal}`, { count: herd[animal] }),
  );
  return parts.length === 0 ? say("count.none") : parts.join(", ");
}

/** The numbers of the shields that patches or spots lie on, each once. */
export function shieldsOf(patches: readonly number[]): number[] {
  return [...new Set(patches.map((patch) => patch >> 2))].sort((one, other) => one - other);
}

export function patchNumber(shield: number, name: PatchName): number {
  return 4 * shield + PLACES[name];
}

/** Which patch of its shield it is, as printed. */
export function patchNameOf(view: MaasaiView, patch: number): PatchName {
  const kind = view.shields[view.laid[patch >> 2]?.shield ?? ""]?.kind ?? "N";
  return NAMES[kind][patch & 3] ?? "m";
}

export function colourOf(view: MaasaiView, patch: number): Colour {
  const land = view.shields[view.laid[patch >> 2]?.shield ?? ""]?.land ?? "RRR";
  return landAt(land, patch & 3);
}

/** The colour of one of the four places of a shield with this land. */
export function landAt(land: string, place: number): Colour {
  const letter = land[land.length === 4 ? place : ([0, 1, 1, 2][place] ?? 0)];
  return COLOURS.find((colour) => colour === letter) ?? "R";
}

export function personOn(colour: Colour): PersonKind {
  return colour === "R" ? "warrior" : "boy";
}
