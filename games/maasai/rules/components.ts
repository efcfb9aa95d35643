// The component pack: the printed shields and numbers, made ready for the rules.
import { at, type Json, type Pack } from "@outrigger/kernel";
import type { Ground, Shape } from "@outrigger/penrose";
import ownSource from "./pack.json" with { type: "json" };
import type { PackSource } from "./pack-source.ts";
import {
  COLOURS,
  type Colour,
  type Kind,
  type MaasaiOptions,
  type PatchName,
  type PersonKind,
  type Shield,
} from "./vocabulary.ts";

/** A shield with what its print means, worked out once. */
export interface ShieldInfo extends Ground {
  readonly printed: Shield;
  readonly shape: Shape;
  readonly colours: readonly [Colour, Colour, Colour, Colour];
  /** Which of the four places of the geometry hold an animal spot (MAS-ANI-1). */
  readonly spots: readonly boolean[];
  /** The patches as the geometry numbers them, without doubles. */
  readonly patches: readonly number[];
  /** MAS-HEX-1: a shield of a single colour never lies in the hexagon. */
  readonly isMono: boolean;
}

export interface MaasaiPack extends Pack {
  readonly shields: ReadonlyMap<string, ShieldInfo>;
  /** Ids in canonical order, by shape. */
  readonly ids: Readonly<Record<Shape, readonly string[]>>;
  readonly printed: Readonly<Record<string, Shield>>;
  readonly people: Readonly<Record<PersonKind, number>>;
  readonly animals: PackSource["animals"];
  readonly hand: { readonly wide: number; readonly narrow: number };
  readonly rounds: PackSource["rounds"];
}

/** Of data that has passed the checks of `../pack`. */
export function preparePack(data: Json): MaasaiPack {
  return layOut(data as unknown as PackSource);
}

function layOut(source: PackSource): MaasaiPack {
  const infos = source.shields.map(prepareShield);
  const idsOf = (shape: Shape): string[] =>
    infos.flatMap((info) => (info.shape === shape ? [info.printed.id] : [])).sort();
  return {
    source: source as unknown as Json,
    shields: new Map(infos.map((info) => [info.printed.id, info])),
    ids: { W: idsOf("W"), N: idsOf("N") },
    printed: Object.fromEntries(infos.map(({ printed }) => [printed.id, printed])),
    people: { warrior: source.people.warrior, boy: source.people.boy },
    animals: source.animals,
    hand: { wide: source.hand.wide, narrow: source.hand.narrow },
    rounds: source.rounds,
  };
}

function prepareShield({ id, kind, land }: Shield): ShieldInfo {
  const isSplit = kind === "W4";
  const [a, second, third] = [colourAt(land, 0), colourAt(land, 1), colourAt(land, 2)];
  return {
    printed: { id, kind, land },
    shape: kind === "N" ? "N" : "W",
    colours: isSplit ? [a, second, third, colourAt(land, 3)] : [a, second, second, third],
    split: isSplit,
    // MAS-ANI-1: two places in the long middle of a narrow shield; on W3 the one middle place is the first.
    spots: [true, true, kind !== "W3", true],
    patches: isSplit ? [0, 1, 2, 3] : [0, 1, 3],
    isMono: new Set(land).size === 1,
  };
}

function colourAt(land: string, place: number): Colour {
  const letter = land[place];
  const colour = COLOURS.find((each) => each === letter);
  if (colour === undefined) throw new Error(`no colour at place ${place} of "${land}"`);
  return colour;
}

export function infoOf(pack: MaasaiPack, id: string): ShieldInfo {
  const info = pack.shields.get(id);
  if (info === undefined) throw new Error(`there is no shield ${id}`);
  return info;
}

const NAMES: Readonly<Record<Kind, readonly PatchName[]>> = {
  N: ["a", "m", "m", "c"],
  W3: ["a", "m", "m", "c"],
  W4: ["a", "m1", "m3", "c"],
};

/** MAS-GEO-7: which way the half m1 of a middle lies on a shield turned so, counted as edges face; m3 lies opposite. */
export function halfDirection(turn: number): number {
  return (turn + 1) % 10;
}

/** The name of one of the four places of a shield. */
export function patchName({ printed }: ShieldInfo, place: number): PatchName {
  return at(NAMES[printed.kind], place);
}

/** MAS-GEN-2. */
export function animalsOfEachKind(pack: MaasaiPack, seats: number, { length }: MaasaiOptions): number {
  return pack.animals[length][seats === 2 ? "2" : "3"];
}

/** MAS-SUP-4, MAS-SUP-5. */
export function roundsFor(pack: MaasaiPack, seats: number): number {
  return pack.rounds[seats === 2 ? "2" : "3"];
}

export const pack: MaasaiPack = preparePack(ownSource);
