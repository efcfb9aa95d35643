// The tables of a component pack: the numbers that the rules read, and what they are written for, which stays as it is.
import { type Complain, fixed, list, name, note, whole, words } from "@outrigger/protocol/packs";
import * as z from "zod/mini";
import own from "../rules/pack.json" with { type: "json" };
import type { BuildSource, TablesSource } from "../rules/pack-source.ts";
import { BUILD_ITEMS, LEVELS, MARKER_KINDS, UNIT_KINDS } from "../rules/vocabulary.ts";

const provenance = z.optional(words);
const level = z.enum(LEVELS);
const few = whole(0, 9);
const someOptional = z.optional(few);
const TABLE_C_COLUMNS = 4;

const terrainEffects = z.strictObject({
  provenance,
  unit: z.optional(note),
  rows: list(
    z.strictObject({
      terrain: z.enum(own.tables.terrainEffects.rows.map((row) => row.terrain)),
      move: z.union([whole(0, 18), note], { error: "a whole number from 0 to 18" }),
      familiar: z.optional(whole(1, 18)),
      by: z.optional(note),
      combat: z.optional(z.nullable(note)),
    }),
    own.tables.terrainEffects.rows.length,
    own.tables.terrainEffects.rows.length,
  ),
});

const build = z.strictObject({
  provenance,
  rows: list(
    z.strictObject({
      item: z.enum([...BUILD_ITEMS, "bigLog"]),
      use: list(
        z.strictObject({
          item: z.enum([...UNIT_KINDS, ...MARKER_KINDS, "partBuiltVillage"]),
          qty: whole(1, 9),
          consumed: few,
        }),
        1,
        4,
      ),
      on: name,
      facility: z.optional(z.boolean()),
      areaControlled: z.optional(z.boolean()),
      noVillageInArea: z.optional(z.boolean()),
      limit: z.optional(note),
    }),
    BUILD_ITEMS.length + 1,
    BUILD_ITEMS.length + 1,
  ),
  reverse: z.optional(fixed(own.tables.build.reverse)),
});

/** Rows by what the die may show. */
function byDie<Row extends z.ZodMiniType>(row: Row) {
  return z.strictObject({ "1": row, "2": row, "3": row, "4": row, "5": row, "6": row });
}

const territory = { name: z.optional(name) };
const expeditionA = z.strictObject({
  provenance,
  optionalRerollFirst: z.optional(z.literal(true)),
  rows: byDie(
    z.strictObject({
      ...territory,
      territory: z.nullable(name),
      result: z.union([level, z.literal("rollFirstAgain")], { error: "a level of victory" }),
    }),
  ),
});
const expeditionB = z.strictObject({
  provenance,
  rows: byDie(
    z.strictObject({
      ...territory,
      territory: name,
      drm: whole(-5, 5),
      levelShift: z.optional(z.literal(-1)),
    }),
  ),
});

const ROW = "a row from -9 to 12";
const expeditionC = z.strictObject({
  provenance,
  columns: list(
    z.strictObject({ min: z.nullable(whole(0, 99)), max: z.nullable(whole(0, 99)), printed: z.optional(name) }),
    TABLE_C_COLUMNS,
    TABLE_C_COLUMNS,
  ),
  rows: z.record(
    z.string({ error: ROW }).check(z.regex(/^(-[1-9]|[0-9]|1[0-2])$/, { error: ROW })),
    list(level, TABLE_C_COLUMNS, TABLE_C_COLUMNS),
  ),
  clamp: z.optional(list(whole(-9, 12), 2, 2)),
  newExpedition: z.optional(fixed(own.tables.expeditionC.newExpedition)),
});

const friendly = z.strictObject({
  kind: z.literal("friendly"),
  // Friendly people come as the rules have it.
  population: z.optional(z.literal(3)),
  elder: z.optional(z.literal(1)),
});
const hostile = z.strictObject({
  kind: z.literal("hostile"),
  population: someOptional,
  slingers: someOptional,
  fighters: someOptional,
  heavy: someOptional,
  village: z.optional(whole(0, 1)),
});
const neutral = z.discriminatedUnion("kind", [friendly, hostile]);
const { shape: neutralByDie } = byDie(neutral);

const edge = z.optional(whole(0, 99));

export const tablesSchema = z.strictObject({
  terrainEffects,
  build,
  initiative: z.strictObject({
    provenance,
    die: z.optional(z.literal(6)),
    modifiers: z.strictObject({ holderFront: whole(-9, 9), holderX2: whole(-9, 9) }),
    tieReroll: z.optional(note),
  }),
  landCombat: z.strictObject({
    provenance,
    maxUnits: whole(1, 9),
    maxUnitsWithSlingers: whole(1, 9),
    jungleDefender: few,
    tie: z.optional(z.literal("defender")),
    retreat: z.optional(fixed(own.tables.landCombat.retreat)),
  }),
  panic: z.optional(fixed(own.tables.panic)),
  clanElderArrival: z.optional(fixed(own.tables.clanElderArrival)),
  clanElderCapture: z.optional(fixed(own.tables.clanElderCapture)),
  chieftainCapture: z.optional(fixed(own.tables.chieftainCapture)),
  shamanReturn: z.strictObject({
    provenance,
    turnsLater: whole(1, 12),
    phase: z.optional(note),
    place: z.optional(note),
  }),
  expeditionFirst: fixed(own.tables.expeditionFirst) as unknown as z.ZodMiniType<TablesSource["expeditionFirst"]>,
  expeditionA,
  expeditionB,
  expeditionC,
  seaCombatValue: z.optional(fixed(own.tables.seaCombatValue)),
  levels: z.optional(fixed(own.tables.levels)),
  victory: z.strictObject({
    provenance,
    rows: list(z.strictObject({ min: whole(0, 99), max: whole(0, 99), level }), 1, 20),
  }),
  reefCrash: z.optional(fixed(own.tables.reefCrash)),
  sinking: z.strictObject({
    provenance,
    drm: z.optional(note),
    rows: list(z.strictObject({ min: edge, max: edge, sunk: few }), 1, 20),
  }),
  swimming: z.strictObject({
    provenance,
    eliminatedAt: z.strictObject({ default: whole(1, 12), heavy: whole(1, 12) }),
    drmPerHexSwum: z.optional(z.literal(1)),
    arrival: z.optional(fixed(own.tables.swimming.arrival)),
  }),
  jungleDepletion: z.strictObject({ provenance, depletedOn: whole(1, 6) }),
  solitaireNeutral: z.strictObject({
    provenance,
    drmWhenNeutralAtMost5: whole(-2, 0),
    rows: z.strictObject({ "-1": neutral, "0": neutral, ...neutralByDie }),
    hostileMovement: z.optional(z.literal(3)),
  }),
});

type Tables = z.infer<typeof tablesSchema>;

export function checkTables(tables: Tables, areas: readonly unknown[], complain: Complain): void {
  checkTerrain(tables, complain);
  checkBuild(tables, complain);
  checkPlaces(tables, complain);
  checkTableC(tables, complain);
  checkBands(tables, complain);
  checkRanges("the victory table", tables.victory.rows, [0, areas.length], complain);
  checkRanges("the sinking table", tables.sinking.rows, [2, 60], complain);
}

const MOVED_THROUGH = ["clear", "jungle", "sea", "reef"];

/** What it costs to enter a hex; borders, mountains and the rest are as the rules have them. */
function checkTerrain({ terrainEffects: { rows } }: Tables, complain: Complain): void {
  own.tables.terrainEffects.rows.forEach((printed, at) => {
    const row = rows[at];
    const what = `tables.terrainEffects.rows[${at}]`;
    if (row?.terrain !== printed.terrain) complain(`${what} is not that of ${printed.terrain}`);
    else if (MOVED_THROUGH.includes(printed.terrain)) {
      if (typeof row.move !== "number" || row.move === 0) complain(`${what}.move is not a whole number from 1 to 18`);
      if ((row.familiar === undefined) !== (printed.familiar === undefined))
        complain(`${what}.familiar is for reefs, and needed there`);
    } else if (row.move !== printed.move) complain(`${what}.move is not ${printed.move}`);
  });
}

/** How many it takes may be another number; what it takes may not. */
function checkBuild({ build: { rows } }: Tables, complain: Complain): void {
  const printed: readonly BuildSource[] = own.tables.build.rows as readonly BuildSource[];
  for (const { item, use, on } of printed) {
    const row = rows.find((each) => each.item === item);
    const what = `tables.build.rows of ${item}`;
    if (row === undefined) complain(`the build chart lacks ${item}`);
    else if (row.use.map((each) => each.item).join() !== use.map((each) => each.item).join() || row.on !== on)
      complain(`${what} takes ${use.map((each) => each.item).join(", ")} on ${on}`);
    else
      for (const { item: input, qty, consumed } of row.use) {
        if (consumed > qty) complain(`${what} uses up ${consumed} ${input} of ${qty}`);
        if (input === "partBuiltVillage" && (qty !== 1 || consumed !== 1)) complain(`${what} takes one ${input}`);
        if (item === "bigLog" && consumed !== 0) complain(`${what} uses nothing up`);
      }
  }
}

/** Which land lies behind which number is printed on the map of the ocean, and told by name. */
function checkPlaces({ expeditionA, expeditionB }: Tables, complain: Complain): void {
  for (const die of ["1", "2", "3", "4", "5", "6"] as const) {
    const [a, b] = [own.tables.expeditionA.rows[die], own.tables.expeditionB.rows[die]];
    const row = expeditionA.rows[die];
    if (row.territory !== a.territory || (row.result === "rollFirstAgain") !== (a.territory === null))
      complain(`tables.expeditionA.rows.${die} leads to ${a.territory ?? "another first roll"}`);
    if (expeditionB.rows[die].territory !== b.territory)
      complain(`tables.expeditionB.rows.${die} leads to ${b.territory}`);
  }
}

/** Every modified die has a row, and neither a higher die nor a stronger expedition fares worse. */
function checkTableC({ expeditionB, expeditionC: { rows, clamp } }: Tables, complain: Complain): void {
  const modifiers = Object.values(expeditionB.rows).map(({ drm }) => drm);
  const least = 1 + Math.min(...modifiers);
  const most = 6 + Math.max(...modifiers);
  const rank = (row: number, column: number): number =>
    LEVELS.indexOf((rows[String(row)]?.[column] ?? "") as (typeof LEVELS)[number]);
  for (const row of Object.keys(rows).map(Number))
    if (row < least || row > most) complain(`tables.expeditionC.rows.${row} is reached by no die`);
  if (clamp !== undefined && (clamp[0] !== least || clamp[1] !== most))
    complain(`tables.expeditionC.clamp is not ${least}, ${most}`);
  for (let row = least; row <= most; row++)
    for (let column = 0; column < TABLE_C_COLUMNS; column++) {
      const here = rank(row, column);
      if (here < 0) complain(`tables.expeditionC has no level in row ${row}, column ${column + 1}`);
      if (row > least && here < rank(row - 1, column)) complain(`tables.expeditionC gets worse at row ${row}`);
      if (column > 0 && here < rank(row, column - 1)) complain(`tables.expeditionC gets worse in column ${column + 1}`);
    }
}

/** The columns of table C follow each other without a gap. */
function checkBands({ expeditionC: { columns } }: Tables, complain: Complain): void {
  columns.forEach(({ min, max }, at) => {
    const before = columns[at - 1]?.max;
    const isFirst = at === 0;
    const isLast = at === columns.length - 1;
    const fits = isFirst ? min === null : min !== null && typeof before === "number" && min === before + 1;
    const ends = isLast ? max === null : max !== null && max >= (min ?? 0);
    if (!fits || !ends) complain(`tables.expeditionC.columns[${at}] does not follow the one before`);
  });
}

interface Range {
  readonly min?: number | undefined;
  readonly max?: number | undefined;
}

/** Every number has one row. */
function checkRanges(
  what: string,
  rows: readonly Range[],
  [least, most]: readonly [number, number],
  complain: Complain,
): void {
  rows.forEach(({ min = least, max = most }, at) => {
    if (min > max || min < least || max > most) complain(`${what}: row ${at + 1} is not within ${least} to ${most}`);
  });
  for (let number = least; number <= most; number++) {
    const found = rows.filter(({ min, max }) => number >= (min ?? number) && number <= (max ?? number));
    if (found.length !== 1) complain(`${what} names no one result for ${number}`);
  }
}
