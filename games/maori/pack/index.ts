// What the rules of Māori can bear of a component pack that somebody hands in.
import { type Complain, id, list, name, note, packCheck, show, whole } from "@outrigger/protocol/packs";
import * as z from "zod/mini";
import { CELLS, printedSpaces, SIDES } from "../rules/names.ts";
import type { PackSource } from "../rules/pack-source.ts";
import { BOARDS, TILE_KINDS, type Tile, type TileKind } from "../rules/vocabulary.ts";

const FEWEST_PLAYERS = 2;
const MOST_PLAYERS = 5;
const MOST_TILES = 200;
const SYMBOLS = ["palms", "huts", "shells", "ships"] as const;

const provenance = z.strictObject({
  origin: z.enum(["book", "public", "reconstructed", "owner"]),
  note: z.optional(note),
});
const NO_ORIGIN = "a word on where the numbers come from";
const provenances = z
  .record(name, provenance, { error: NO_ORIGIN })
  .check(z.refine((given) => Object.keys(given).length > 0, { error: NO_ORIGIN }));

const count = whole(0, MOST_TILES);
const points = whole(0, 99);
const factor = whole(1, 99);
const symbols = whole(0, 9);
const players = whole(FEWEST_PLAYERS, MOST_PLAYERS);
const side = z.enum(SIDES);

const tile = z.strictObject({
  id,
  kind: z.enum(TILE_KINDS),
  open: list(side, 0, 2),
  palms: symbols,
  huts: symbols,
  shells: symbols,
  ships: symbols,
  lei: z.union([side, z.null()], { error: "a side or null" }),
  provenance: z.optional(provenance),
});

const MARKS = "1 to 9 of the marks . (space), o (inside), # (land)";
const board = z.strictObject({
  plan: list(z.string({ error: MARKS }).check(z.regex(/^[.o#]{1,9}$/, { error: MARKS })), 1, 9),
  printedShips: z.strictObject({ count: symbols, space: z.nullable(z.string()) }),
  fewestPlayers: players,
  mostPlayers: players,
  provenance: provenances,
});

const schema: z.ZodMiniType<PackSource> = z.strictObject({
  game: z.literal("maori"),
  schema: z.literal(1),
  name: z.optional(name),
  counts: z.strictObject({
    single: count,
    end: count,
    middle: count,
    water: count,
    volcano: count,
    provenance: provenances,
  }),
  tokens: z.strictObject({
    shells: whole(0, 999),
    startingShells: whole(0, 99),
    explorerShips: z.literal(1),
    colouredShips: z.literal(MOST_PLAYERS),
    playerBoards: z.literal(MOST_PLAYERS),
    provenance: provenances,
  }),
  matrix: z.strictObject({ rows: z.literal(4), columns: z.literal(4), provenance: provenances }),
  scoring: z.strictObject({
    palm: points,
    hutFactor: factor,
    insideAtollFactor: factor,
    lei: points,
    shipForMost: points,
    shellForMost: points,
    emptySpace: whole(-99, 0),
    provenance: provenances,
  }),
  tileProvenance: z.strictObject({
    single: provenances,
    end: provenances,
    middle: provenances,
    water: provenances,
    volcano: provenances,
  }),
  tiles: list(tile, 1, MOST_TILES),
  boards: z.strictObject({ base: board, atoll: board, square: board }),
});

export const checkPack = packCheck(schema, (source, complain) => {
  checkTiles(source, complain);
  checkCounts(source, complain);
  for (const which of BOARDS) checkBoard(source, which, complain);
});

function checkTiles({ tiles }: PackSource, complain: Complain): void {
  const seen = new Set<string>();
  for (const each of tiles) {
    const what = `tiles[${each.id}]`;
    if (seen.has(each.id)) complain(`${what} is there twice`);
    seen.add(each.id);
    checkOpenSides(what, each, complain);
    checkBareKind(what, each, complain);
  }
}

/** MAO-COMP-3: one open side on an end, two opposite ones on a middle, none on anything else. MAO-COMP-5: half a lei lies on one. */
function checkOpenSides(what: string, { kind, open, lei }: Tile, complain: Complain): void {
  const [one, other] = open.map((each) => SIDES.indexOf(each));
  const isStraight = one !== undefined && other !== undefined && Math.abs(one - other) === 2;
  if (kind === "end" && open.length !== 1) complain(`${what}: an end has one open side, not ${open.length}`);
  if (kind === "middle" && !isStraight) complain(`${what}: a middle has two opposite open sides, not ${show(open)}`);
  if (kind !== "end" && kind !== "middle" && open.length > 0)
    complain(`${what}: a tile of kind ${kind} has no open side, not ${show(open)}`);
  if (lei !== null && !open.includes(lei)) complain(`${what}: the lei half on ${lei} is not on an open side`);
}

/** Water carries ships and shells at most, a volcano nothing. */
function checkBareKind(what: string, tile: Tile, complain: Complain): void {
  const barred: Partial<Record<TileKind, readonly (typeof SYMBOLS)[number][]>> = {
    water: ["palms", "huts"],
    volcano: SYMBOLS,
  };
  for (const symbol of barred[tile.kind] ?? [])
    if (tile[symbol] !== 0) complain(`${what}: ${tile.kind} carries no ${symbol}`);
}

function checkCounts({ counts, tiles }: PackSource, complain: Complain): void {
  for (const kind of TILE_KINDS) {
    const found = tiles.filter((tile) => tile.kind === kind).length;
    if (found !== counts[kind]) complain(`counts.${kind} is ${counts[kind]}, but the tiles are ${found}`);
  }
  const takeable = takeableOf(tiles);
  if (takeable < CELLS.length) complain(`${takeable} tiles that can be taken do not fill the matrix`);
}

const takeableOf = (tiles: PackSource["tiles"]): number => tiles.filter(({ kind }) => kind !== "volcano").length;

function checkBoard({ boards, tiles, tokens }: PackSource, which: (typeof BOARDS)[number], complain: Complain): void {
  const { plan, printedShips, fewestPlayers, mostPlayers } = boards[which];
  const what = `boards.${which}`;
  if (plan.some((row) => row.length !== plan[0]?.length)) {
    complain(`${what}.plan has rows of different lengths`);
    return;
  }
  const spaces = printedSpaces(plan).flatMap(({ name, isLand }) => (isLand ? [] : [name]));
  if (spaces.length === 0) complain(`${what}.plan has no space`);
  if (printedShips.space !== null && !spaces.includes(printedShips.space))
    complain(`${what}.printedShips.space is ${show(printedShips.space)}, neither null nor a space of the plan`);
  if (fewestPlayers > mostPlayers) complain(`${what}: more players at least than at most`);
  const needed = mostPlayers * (spaces.length + 1);
  const takeable = takeableOf(tiles);
  if (needed > takeable)
    complain(
      `${what}: ${mostPlayers} players need ${needed} tiles for spaces and depots, and ${takeable} can be taken`,
    );
  const { shells, startingShells } = tokens;
  if (mostPlayers * startingShells > shells)
    complain(`${what}: ${mostPlayers} players start with ${startingShells} shells each, and there are ${shells}`);
}
