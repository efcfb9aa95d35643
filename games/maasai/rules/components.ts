// The component pack: the printed shields and numbers, made ready for the rules.
import type { Json, Pack } from "@outrigger/kernel";
import type { Shape } from "@outrigger/penrose";
import { type Print, printOf, shapeOf } from "./names.ts";
import ownSource from "./pack.json" with { type: "json" };
import type { PackSource } from "./pack-source.ts";
import type { MaasaiOptions, PersonKind, Shield } from "./vocabulary.ts";

/** A shield with what its print means, worked out once. */
export interface ShieldInfo extends Print {
  readonly printed: Shield;
  readonly shape: Shape;
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
  const printed = { id, kind, land };
  return { printed, shape: shapeOf(kind), isMono: new Set(land).size === 1, ...printOf(printed) };
}

export function infoOf(pack: MaasaiPack, id: string): ShieldInfo {
  const info = pack.shields.get(id);
  if (info === undefined) throw new Error(`there is no shield ${id}`);
  return info;
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
