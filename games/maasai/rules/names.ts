// What is printed on shields, what their places are called, and how places and edges are numbered: for the rules, and for words
// and pictures, which read the same off a view.
import { endPatch, type Ground, type Patch, type Shape, type Slot, startPatch } from "@outrigger/penrose";
import type { Herd } from "./events.ts";
import type { MaasaiView } from "./shown.ts";
import {
  ANIMAL_ON,
  type Animal,
  COLOURS,
  type Colour,
  type Kind,
  type PatchName,
  PERSON_ON,
  type PersonKind,
  type PlaceMove,
  type Shield,
} from "./vocabulary.ts";

/** The laid shield that a patch, a spot or an edge belongs to, and which of its four it is. */
export const shieldOf = (patch: Patch | Slot): number => patch >> 2;
export const placeOf = (patch: Patch | Slot): number => patch & 3;
export const patchAt = (shield: number, place: number): Patch => 4 * shield + place;

export const shapeOf = (kind: Kind): Shape => (kind === "N" ? "N" : "W");

/** The print of a shield, place by place. */
export interface Print extends Ground {
  readonly colours: readonly [Colour, Colour, Colour, Colour];
  /** Which of the four places of the geometry hold an animal spot (MAS-ANI-1). */
  readonly spots: readonly boolean[];
  /** The patches as the geometry numbers them, without doubles. */
  readonly patches: readonly number[];
}

export function printOf({ kind, land }: Pick<Shield, "kind" | "land">): Print {
  const isSplit = kind === "W4";
  const [a, second, third] = [colourIn(land, 0), colourIn(land, 1), colourIn(land, 2)];
  return {
    colours: isSplit ? [a, second, third, colourIn(land, 3)] : [a, second, second, third],
    split: isSplit,
    // MAS-ANI-1: two places in the long middle of a narrow shield; on W3 the one middle place is the first.
    spots: [true, true, kind !== "W3", true],
    patches: patchesOn(kind),
  };
}

export const patchesOn = (kind: Kind): readonly number[] => (kind === "W4" ? [0, 1, 2, 3] : [0, 1, 3]);

function colourIn(land: string, place: number): Colour {
  const letter = land[place];
  const colour = COLOURS.find((each) => each === letter);
  if (colour === undefined) throw new Error(`no colour at place ${place} of "${land}"`);
  return colour;
}

const WHOLE: readonly PatchName[] = ["a", "m", "m", "c"];
const SPLIT: readonly PatchName[] = ["a", "m1", "m3", "c"];

/** The name of one of the four places of a shield, and the place of a name. */
export function placeName(kind: Kind, place: number): PatchName {
  const name = (kind === "W4" ? SPLIT : WHOLE)[place];
  if (name === undefined) throw new Error(`a shield has no place ${place}`);
  return name;
}

export function placeNamed(name: PatchName): number {
  return Math.max(WHOLE.indexOf(name), SPLIT.indexOf(name));
}

/** Where somebody is put. */
export const placedOn = ([, shield, name]: PlaceMove): Patch => patchAt(shield, placeNamed(name));

/** MAS-GEO-7: which way the half m1 of a middle lies on a shield turned so, counted as edges face. */
export function halfDirection(turn: number): number {
  return (turn + 1) % 10;
}

/** Where m3 lies, or any other direction from behind. */
export const opposite = (direction: number): number => (direction + 5) % 10;

/** MAS-BOMA-10: from ten shields on a boma is a large one. */
export const isLarge = (loop: readonly number[]): boolean => loop.length >= 10;

/** What meets along an edge when a shield's own edge comes to lie against it: places of the shield, and patches on the table. */
export function meetings(own: number, slot: Slot): readonly (readonly [place: number, patch: Patch])[] {
  return [
    [startPatch(own), endPatch(slot)],
    [endPatch(own), startPatch(slot)],
  ];
}

type Seen = Pick<MaasaiView, "laid" | "shields">;

/** What lies where a patch is; nothing in particular where there is no shield yet. */
function shieldUnder({ laid, shields }: Seen, patch: Patch): Pick<Shield, "kind" | "land"> {
  return shields[laid[shieldOf(patch)]?.shield ?? ""] ?? { kind: "N", land: "RRR" };
}

export const patchName = (seen: Seen, patch: Patch): PatchName =>
  placeName(shieldUnder(seen, patch).kind, placeOf(patch));

export function colourAt(seen: Seen, patch: Patch): Colour {
  return printOf(shieldUnder(seen, patch)).colours[placeOf(patch)] ?? "R";
}

export const animalAt = (seen: Seen, patch: Patch): Animal => ANIMAL_ON[colourAt(seen, patch)];
export const personAt = (seen: Seen, patch: Patch): PersonKind => PERSON_ON[colourAt(seen, patch)];

/** The animals on these patches. The long middle of a narrow shield has a second place behind its first. */
export function herdAt(seen: Seen & Pick<MaasaiView, "animals">, patches: readonly Patch[]): Herd {
  const herd = { zebu: 0, goat: 0, sheep: 0 };
  for (const patch of patches) {
    const places = patchName(seen, patch) === "m" ? [patch, patch + 1] : [patch];
    herd[animalAt(seen, patch)] += places.filter((place) => (seen.animals[place] ?? -1) !== -1).length;
  }
  return herd;
}
