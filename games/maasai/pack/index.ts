// Checks a component pack that somebody hands in. Every problem is named, so that a corrected pack can be put right in one go.
import {
  checkInteger,
  checkKnownFields,
  type Fields,
  type IntegerRange,
  isFields,
  type Json,
  type Parsed,
  showValue,
  sizeProblem,
} from "@outrigger/kernel";
import type { PackSource, Provenance } from "../rules/pack-source.ts";
import { COLOURS, KINDS, type Kind, LENGTHS } from "../rules/vocabulary.ts";

const ORIGINS: readonly Provenance["origin"][] = ["book", "derived", "reconstructed", "owner"];

type Ranges = Readonly<Record<string, IntegerRange>>;

const SECTIONS = ["game", "schema", "people", "animals", "hand", "rounds", "shieldProvenance", "shields"];
const PLAYERS = ["2", "3"];
const MOST_PLAYERS = 3;
/** The geometry is exact for two hundred shields in a row; this leaves room. */
const MOST_SHIELDS = 200;
const PATCH_COUNT: Readonly<Record<Kind, number>> = { N: 3, W3: 3, W4: 4 };
const A_FEW: IntegerRange = [1, 99];

export function checkPack(source: unknown): Parsed<Json> {
  const problems: string[] = [];
  if (!isFields(source)) return { ok: false, problems: ["the pack is not an object"] };
  const tooBig = sizeProblem(source);
  if (tooBig !== undefined) return { ok: false, problems: [tooBig] };
  checkKnownFields(problems, "the pack", source, SECTIONS);
  if (source["game"] !== "maasai") problems.push(`game is ${showValue(source["game"])}, not "maasai"`);
  if (source["schema"] !== 1) problems.push(`schema is ${showValue(source["schema"])}, not 1`);
  checkNumbers(problems, "people", source["people"], { warrior: [0, 99], boy: [0, 99] });
  checkNumbers(problems, "hand", source["hand"], { wide: A_FEW, narrow: A_FEW });
  checkNumbers(problems, "rounds", source["rounds"], { "2": A_FEW, "3": A_FEW });
  checkAnimals(problems, source["animals"]);
  checkShieldProvenance(problems, source["shieldProvenance"]);
  checkShields(problems, source["shields"]);
  if (problems.length === 0) checkSupply(problems, source as unknown as PackSource);
  return problems.length === 0 ? { ok: true, value: source as Json } : { ok: false, problems };
}

function fieldsOf(problems: string[], what: string, value: unknown, known: readonly string[]): Fields | undefined {
  if (!isFields(value)) {
    problems.push(`${what} is ${showValue(value)}, not an object`);
    return undefined;
  }
  checkKnownFields(problems, what, value, known);
  return value;
}

function checkRanges(problems: string[], what: string, fields: Fields, ranges: Ranges): void {
  for (const [key, range] of Object.entries(ranges)) checkInteger(problems, `${what}.${key}`, fields[key], range);
}

function checkNumbers(problems: string[], what: string, value: unknown, ranges: Ranges): void {
  const fields = fieldsOf(problems, what, value, [...Object.keys(ranges), "provenance"]);
  if (fields === undefined) return;
  checkRanges(problems, what, fields, ranges);
  checkProvenance(problems, `${what}.provenance`, fields["provenance"]);
}

function checkProvenance(problems: string[], what: string, value: unknown): void {
  const fields = fieldsOf(problems, what, value, ["origin", "note"]);
  if (fields === undefined) return;
  const { origin, note } = fields as { readonly origin?: unknown; readonly note?: unknown };
  if (!(ORIGINS as readonly unknown[]).includes(origin))
    problems.push(`${what}.origin is ${showValue(origin)}, not one of ${ORIGINS.join(", ")}`);
  if (note !== undefined && typeof note !== "string") problems.push(`${what}.note is ${showValue(note)}, not a text`);
}

function checkAnimals(problems: string[], value: unknown): void {
  const fields = fieldsOf(problems, "animals", value, [...LENGTHS, "provenance"]);
  if (fields === undefined) return;
  for (const length of LENGTHS) {
    const counts = fieldsOf(problems, `animals.${length}`, fields[length], PLAYERS);
    if (counts !== undefined) checkRanges(problems, `animals.${length}`, counts, { "2": A_FEW, "3": A_FEW });
  }
  checkProvenance(problems, "animals.provenance", fields["provenance"]);
}

function checkShieldProvenance(problems: string[], value: unknown): void {
  const fields = fieldsOf(problems, "shieldProvenance", value, KINDS);
  if (fields !== undefined)
    for (const kind of KINDS) checkProvenance(problems, `shieldProvenance.${kind}`, fields[kind]);
}

function checkShields(problems: string[], value: unknown): void {
  if (!Array.isArray(value)) {
    problems.push(`shields is ${showValue(value)}, not a list`);
    return;
  }
  if (value.length > MOST_SHIELDS) problems.push(`${value.length} shields are more than ${MOST_SHIELDS}`);
  const seen = new Set<unknown>();
  value.forEach((shield: unknown, at) => {
    const what = `shield number ${at + 1}`;
    const fields = fieldsOf(problems, what, shield, ["id", "kind", "land"]);
    if (fields === undefined) return;
    const { id } = fields as { readonly id?: unknown };
    if (typeof id !== "string" || !/^[A-Za-z0-9-]+$/.test(id))
      problems.push(`${what} has the id ${showValue(id)}; letters, digits and hyphens are needed`);
    else if (seen.has(id)) problems.push(`shield ${id} is there twice`);
    seen.add(id);
    checkShield(problems, typeof id === "string" ? `shield ${id}` : what, fields);
  });
}

function checkShield(problems: string[], what: string, fields: Fields): void {
  const { kind, land } = fields as { readonly kind?: unknown; readonly land?: unknown };
  if (!(KINDS as readonly unknown[]).includes(kind)) {
    problems.push(`${what}: kind is ${showValue(kind)}, not one of ${KINDS.join(", ")}`);
    return;
  }
  const count = PATCH_COUNT[kind as Kind];
  if (typeof land !== "string" || land.length !== count || [...land].some((it) => !isColour(it))) {
    problems.push(`${what}: land is ${showValue(land)}, not ${count} of the letters ${COLOURS.join(", ")}`);
    return;
  }
  if (kind === "W4" && land[1] === land[2]) problems.push(`${what}: the halves of the middle have one colour`);
}

function isColour(letter: string): boolean {
  return (COLOURS as readonly string[]).includes(letter);
}

/** After the deal a shield of every kind must be left for the hexagon, however the shields fall (MAS-SET-4). */
function checkSupply(problems: string[], { shields, hand }: PackSource): void {
  for (const kind of KINDS) {
    const count = shields.filter((shield) => shield.kind === kind).length;
    const dealt = MOST_PLAYERS * (kind === "N" ? hand.narrow : hand.wide);
    if (count <= dealt)
      problems.push(`${count} shields of kind ${kind} do not leave one for the hexagon: up to ${dealt} are dealt`);
  }
}
