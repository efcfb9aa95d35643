// What the Expedition tables say, without dice or state: the rules and the odds both read them here (TAH-EXP-11 to TAH-EXP-21).
import type { TahitiPack } from "../components.ts";
import type { Crew, Level } from "../vocabulary.ts";
import { seaValue } from "./crew.ts";
import { lower } from "./levels.ts";

/** TAH-EXP-14: what giving up a stand-off costs, and how many canoes it takes to be able to. */
export const STANDOFF_CANOES = 2;

/** Levels of those who settled each territory before. */
export type Predecessors = Readonly<Record<string, readonly Level[]>>;

export interface Landfall {
  readonly territory: string;
  /** As it would count. */
  readonly level: Level;
  /** The cell of Table C; empty for Table A. */
  readonly cell: Level | "";
}

/** Table A: undefined for the empty atoll. A land settled before is worth one level less (TAH-EXP-17). */
export function discover({ voyage }: TahitiPack, die: number, before: Predecessors): Landfall | undefined {
  const row = voyage.a[die];
  if (row === undefined || row.territory === null || row.result === "rollFirstAgain") return undefined;
  const level = before[row.territory] === undefined ? row.result : lower(row.result);
  return { territory: row.territory, level, cell: "" };
}

/** What is added to the die on Table C: a predecessor without a triumph has softened the natives (TAH-EXP-18). */
export function landfallModifier({ voyage }: TahitiPack, placeDie: number, before: Predecessors): number {
  const { territory, drm } = placeAt(voyage, placeDie);
  const levels = before[territory] ?? [];
  return drm + (levels.length > 0 && !levels.includes("TV") ? 1 : 0);
}

function placeAt({ b }: TahitiPack["voyage"], placeDie: number) {
  const place = b[placeDie];
  if (place === undefined) throw new Error(`table B has no row ${placeDie}`);
  return place;
}

/** Tables B and C. */
export function settleOccupied(
  pack: TahitiPack,
  crew: Crew,
  placeDie: number,
  die: number,
  before: Predecessors,
): Landfall {
  const { voyage } = pack;
  const place = placeAt(voyage, placeDie);
  const [least, most] = voyage.rows;
  const row = Math.min(most, Math.max(least, die + landfallModifier(pack, placeDie, before)));
  const value = seaValue(crew);
  const column = voyage.columns.filter((limit) => value >= limit).length;
  const cell = voyage.c[row]?.[column];
  if (cell === undefined) throw new Error(`table C has no cell ${row}, ${column}`);
  // TAH-EXP-12, TAH-EXP-21.
  return { territory: place.territory, level: place.levelShift === undefined ? cell : lower(cell), cell };
}

/** TAH-EXP-11, TAH-EXP-14: whether the result may be given up for a new first roll. */
export function maySailOn({ cell }: Landfall, { canoes }: Crew): boolean {
  if (cell === "" || cell === "MV" || cell === "SV") return true;
  return cell === "MD" && canoes > STANDOFF_CANOES;
}
