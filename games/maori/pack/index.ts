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
import type { PackSource, Provenance, Scoring, Tokens } from "../rules/pack-source.ts";
import { spaceNames } from "../rules/plan.ts";
import { BOARDS, SIDES, type Side, TILE_KINDS, type TileKind } from "../rules/vocabulary.ts";

const ORIGINS: readonly Provenance["origin"][] = ["book", "public", "reconstructed", "owner"];
const TOKEN_RANGES: Readonly<Record<keyof Tokens, IntegerRange>> = {
  shells: [0, 999],
  startingShells: [0, 99],
  explorerShips: [1, 1],
  colouredShips: [0, 99],
  playerBoards: [0, 99],
};
const SCORING_RANGES: Readonly<Record<keyof Scoring, IntegerRange>> = {
  palm: [0, 99],
  hutFactor: [1, 99],
  insideAtollFactor: [1, 99],
  lei: [0, 99],
  shipForMost: [0, 99],
  shellForMost: [0, 99],
  emptySpace: [-99, 0],
};
const COUNT_RANGES = Object.fromEntries(TILE_KINDS.map((kind) => [kind, [0, 999] as const]));
const SYMBOLS = ["palms", "huts", "shells", "ships"] as const;
const MOST_OF_A_SYMBOL = 9;
const SECTIONS = ["game", "schema", "counts", "tokens", "matrix", "scoring", "tileProvenance", "tiles", "boards"];
const CELLS_TO_FILL = 16;

export function checkPack(source: unknown): Parsed<Json> {
  const problems: string[] = [];
  if (!isFields(source)) return { ok: false, problems: ["the pack is not an object"] };
  const tooBig = sizeProblem(source);
  if (tooBig !== undefined) return { ok: false, problems: [tooBig] };
  checkKnownFields(problems, "the pack", source, SECTIONS);
  if (source["game"] !== "maori") problems.push(`game is ${showValue(source["game"])}, not "maori"`);
  if (source["schema"] !== 1) problems.push(`schema is ${showValue(source["schema"])}, not 1`);
  checkNumbers(problems, "counts", source["counts"], COUNT_RANGES);
  checkNumbers(problems, "tokens", source["tokens"], TOKEN_RANGES);
  checkNumbers(problems, "matrix", source["matrix"], { rows: [4, 4], columns: [4, 4] });
  checkNumbers(problems, "scoring", source["scoring"], SCORING_RANGES);
  checkTileProvenance(problems, source["tileProvenance"]);
  checkTiles(problems, source["tiles"]);
  checkBoards(problems, source["boards"]);
  if (problems.length === 0) checkSums(problems, source as unknown as PackSource);
  return problems.length === 0 ? { ok: true, value: source as Json } : { ok: false, problems };
}

function checkNumbers(
  problems: string[],
  what: string,
  value: unknown,
  ranges: Readonly<Record<string, IntegerRange>>,
): void {
  if (!isFields(value)) {
    problems.push(`${what} is ${showValue(value)}, not an object`);
    return;
  }
  checkKnownFields(problems, what, value, [...Object.keys(ranges), "provenance"]);
  for (const [key, range] of Object.entries(ranges)) checkInteger(problems, `${what}.${key}`, value[key], range);
  checkProvenances(problems, `${what}.provenance`, value["provenance"]);
}

function checkProvenances(problems: string[], what: string, value: unknown): void {
  if (!isFields(value) || Object.keys(value).length === 0)
    problems.push(`${what} does not say where the numbers come from`);
  else for (const [key, provenance] of Object.entries(value)) checkProvenance(problems, `${what}.${key}`, provenance);
}

function checkProvenance(problems: string[], what: string, value: unknown): void {
  if (!isFields(value)) {
    problems.push(`${what} is ${showValue(value)}, not an object`);
    return;
  }
  checkKnownFields(problems, what, value, ["origin", "note"]);
  if (!(ORIGINS as readonly unknown[]).includes(value["origin"]))
    problems.push(`${what}.origin is ${showValue(value["origin"])}, not one of ${ORIGINS.join(", ")}`);
  if (Object.hasOwn(value, "note") && typeof value["note"] !== "string") problems.push(`${what}.note is not a text`);
}

function checkTileProvenance(problems: string[], value: unknown): void {
  if (!isFields(value)) {
    problems.push(`tileProvenance is ${showValue(value)}, not an object`);
    return;
  }
  checkKnownFields(problems, "tileProvenance", value, TILE_KINDS);
  for (const kind of TILE_KINDS) checkProvenances(problems, `tileProvenance.${kind}`, value[kind]);
}

function checkTiles(problems: string[], value: unknown): void {
  if (!Array.isArray(value)) {
    problems.push(`tiles is ${showValue(value)}, not a list`);
    return;
  }
  const seen = new Set<unknown>();
  value.forEach((tile: unknown, at) => {
    if (!isFields(tile)) {
      problems.push(`tile number ${at + 1} is ${showValue(tile)}, not an object`);
      return;
    }
    const id = tile["id"];
    if (typeof id !== "string" || !/^[A-Za-z0-9]+$/.test(id))
      problems.push(`tile number ${at + 1} has the id ${showValue(id)}; letters and digits are needed`);
    else if (seen.has(id)) problems.push(`tile ${id} is there twice`);
    seen.add(id);
    checkTile(problems, typeof id === "string" ? `tile ${id}` : `tile number ${at + 1}`, tile);
  });
}

function checkTile(problems: string[], what: string, tile: Fields): void {
  checkKnownFields(problems, what, tile, ["id", "kind", "open", ...SYMBOLS, "lei", "provenance"]);
  for (const symbol of SYMBOLS) checkInteger(problems, `${what}: ${symbol}`, tile[symbol], [0, MOST_OF_A_SYMBOL]);
  if (tile["provenance"] !== undefined) checkProvenance(problems, `${what}: provenance`, tile["provenance"]);
  const kind = tile["kind"];
  if (!(TILE_KINDS as readonly unknown[]).includes(kind)) {
    problems.push(`${what}: kind is ${showValue(kind)}, not one of ${TILE_KINDS.join(", ")}`);
    return;
  }
  checkOpenSides(problems, what, kind as TileKind, tile["open"]);
  checkLei(problems, what, tile);
  checkBareKind(problems, what, kind as TileKind, tile);
}

/** MAO-COMP-3: one open side on an end, two opposite ones on a middle, none on anything else. */
function checkOpenSides(problems: string[], what: string, kind: TileKind, open: unknown): void {
  if (!Array.isArray(open) || open.some((side) => !isSide(side)) || new Set(open).size !== open.length) {
    problems.push(`${what}: open is ${showValue(open)}, not a list of different sides out of ${SIDES.join(", ")}`);
    return;
  }
  const straight = open.length === 2 && Math.abs(SIDES.indexOf(open[0]) - SIDES.indexOf(open[1])) === 2;
  if (kind === "end" && open.length !== 1) problems.push(`${what}: an end has one open side, not ${open.length}`);
  if (kind === "middle" && !straight)
    problems.push(`${what}: a middle has two opposite open sides, not ${showValue(open)}`);
  if (kind !== "end" && kind !== "middle" && open.length > 0)
    problems.push(`${what}: a tile of kind ${kind} has no open side, not ${showValue(open)}`);
}

function isSide(value: unknown): value is Side {
  return (SIDES as readonly unknown[]).includes(value);
}

/** MAO-COMP-5: half a lei lies on an open side. */
function checkLei(problems: string[], what: string, tile: Fields): void {
  const { lei, open } = tile as { readonly lei?: unknown; readonly open?: unknown };
  if (lei === null) return;
  if (!isSide(lei)) problems.push(`${what}: lei is ${showValue(lei)}, not a side or null`);
  else if (Array.isArray(open) && !open.includes(lei))
    problems.push(`${what}: the lei half on ${lei} is not on an open side`);
}

/** Water carries ships and shells at most, a volcano nothing. */
function checkBareKind(problems: string[], what: string, kind: TileKind, tile: Fields): void {
  const barred = { water: ["palms", "huts"], volcano: SYMBOLS }[kind as string] ?? [];
  for (const symbol of barred)
    if (Number.isInteger(tile[symbol]) && tile[symbol] !== 0) problems.push(`${what}: ${kind} carries no ${symbol}`);
}

function checkBoards(problems: string[], value: unknown): void {
  if (!isFields(value)) {
    problems.push(`boards is ${showValue(value)}, not an object`);
    return;
  }
  checkKnownFields(problems, "boards", value, BOARDS);
  for (const name of BOARDS) checkBoard(problems, `board ${name}`, value[name]);
}

function checkBoard(problems: string[], what: string, board: unknown): void {
  if (!isFields(board)) {
    problems.push(`${what} is ${showValue(board)}, not an object`);
    return;
  }
  checkKnownFields(problems, what, board, ["plan", "printedShips", "fewestPlayers", "mostPlayers", "provenance"]);
  const spaces = checkPlan(problems, what, board["plan"]);
  checkPrintedShips(problems, what, board["printedShips"], spaces);
  checkInteger(problems, `${what}: fewestPlayers`, board["fewestPlayers"], [2, 5]);
  checkInteger(problems, `${what}: mostPlayers`, board["mostPlayers"], [2, 5]);
  if (Number(board["fewestPlayers"]) > Number(board["mostPlayers"]))
    problems.push(`${what}: more players at least than at most`);
  checkProvenances(problems, `${what}: provenance`, board["provenance"]);
}

/** Returns the names of the playable spaces. */
function checkPlan(problems: string[], what: string, plan: unknown): readonly string[] {
  const rows = Array.isArray(plan) && plan.every((row) => typeof row === "string") ? (plan as readonly string[]) : [];
  const columns = rows[0]?.length ?? 0;
  if (rows.length < 1 || rows.length > 9 || columns < 1 || columns > 9 || rows.some((row) => row.length !== columns)) {
    problems.push(`${what}: plan is not 1 to 9 rows of 1 to 9 marks, all of one length`);
    return [];
  }
  const marks = rows.join("");
  for (const mark of new Set(marks))
    if (!".o#".includes(mark))
      problems.push(`${what}: plan has a mark ${showValue(mark)}; known are . (space), o (inside), # (land)`);
  const spaces = spaceNames(rows).filter((_, space) => marks[space] !== "#");
  if (spaces.length === 0) problems.push(`${what}: plan has no space`);
  return spaces;
}

function checkPrintedShips(problems: string[], what: string, value: unknown, spaces: readonly string[]): void {
  if (!isFields(value)) {
    problems.push(`${what}: printedShips is ${showValue(value)}, not an object`);
    return;
  }
  checkKnownFields(problems, `${what}: printedShips`, value, ["count", "space"]);
  checkInteger(problems, `${what}: printedShips.count`, value["count"], [0, MOST_OF_A_SYMBOL]);
  const space = value["space"];
  if (space !== null && !spaces.includes(space as string))
    problems.push(`${what}: printedShips.space is ${showValue(space)}, neither null nor a space of the plan`);
}

/** What hangs together over several parts; asked only when each part is in order. */
function checkSums(problems: string[], { counts, tiles, tokens, boards }: PackSource): void {
  for (const kind of TILE_KINDS) {
    const found = tiles.filter((tile) => tile.kind === kind).length;
    if (found !== counts[kind]) problems.push(`counts.${kind} is ${counts[kind]}, but the tiles are ${found}`);
  }
  const takeable = tiles.filter((tile) => tile.kind !== "volcano").length;
  if (takeable < CELLS_TO_FILL) problems.push(`${takeable} tiles that can be taken do not fill the matrix`);
  for (const name of BOARDS) {
    const { plan, mostPlayers } = boards[name];
    const spaces = [...plan.join("")].filter((mark) => mark !== "#").length;
    const needed = mostPlayers * (spaces + 1);
    if (needed > takeable)
      problems.push(
        `board ${name}: ${mostPlayers} players need ${needed} tiles for spaces and depots, and ${takeable} can be taken`,
      );
    if (mostPlayers * tokens.startingShells > tokens.shells)
      problems.push(
        `board ${name}: ${mostPlayers} players start with ${tokens.startingShells} shells each, and there are ${tokens.shells}`,
      );
    if (mostPlayers > tokens.playerBoards || mostPlayers > tokens.colouredShips)
      problems.push(`board ${name}: ${mostPlayers} players need as many player boards and coloured ships`);
  }
}
