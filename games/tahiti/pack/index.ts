// Checks a component pack that somebody hands in. Every problem is named, so that a corrected pack can be put right in one go.
import { type Fields, isFields, type Json, newProblems, type Parsed, showValue, sizeProblem } from "@outrigger/kernel";
import type { PackSource } from "../rules/pack-source.ts";
import { BUILD_ITEMS, LEVELS, type Level, MARKER_KINDS, UNIT_KINDS } from "../rules/vocabulary.ts";
import { type Complain, checkMap } from "./map.ts";

const SECTIONS = ["map", "homeAreas", "setupPerPlayer", "counters", "tables", "tracks", "negotiation"];
const DIE_FACES = ["1", "2", "3", "4", "5", "6"];

export function checkPack(source: unknown): Parsed<Json> {
  const { problems, complain } = newProblems();
  if (!isFields(source)) return { ok: false, problems: ["the pack is not an object"] };
  const tooBig = sizeProblem(source);
  if (tooBig !== undefined) return { ok: false, problems: [tooBig] };
  if (source["game"] !== "tahiti") complain(`game is ${showValue(source["game"])}, not "tahiti"`);
  if (source["schema"] !== 1) complain(`schema is ${showValue(source["schema"])}, not 1`);
  for (const section of SECTIONS) if (!isFields(source[section])) complain(`${section} is missing`);
  if (problems.length > 0) return { ok: false, problems };
  const pack = source as unknown as PackSource;
  // A pack of the wrong shape breaks a check in the middle; what was found so far and where it broke is the answer.
  for (const check of [checkMap, checkCounters, checkHomes, checkTables, checkTracks]) {
    try {
      check(pack, complain);
    } catch (error) {
      complain(`the pack cannot be read: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: source as Json };
}

function checkCounters({ counters }: PackSource, complain: Complain): void {
  for (const type of [...UNIT_KINDS, "chieftain", "shaman"]) {
    const counter = counters.perColour.find((entry) => entry.type === type);
    checkNumber(counter?.combat, 0, 9, `combat value of ${type}`, complain);
  }
  const chieftain = counters.perColour.find((entry) => entry.type === "chieftain");
  checkNumber(chieftain?.leadership, 1, 9, "leadership of the chieftain", complain);
  checkNumber(chieftain?.movement, 1, 9, "movement of the chieftain", complain);
  const elders = counters.clanElderMix.perColour;
  if (elders.length === 0) complain("there are no clan elders");
  for (const { id, combat, leadership, movement } of elders) {
    checkNumber(combat, 0, 9, `combat value of elder ${id}`, complain);
    checkNumber(leadership, 1, 3, `leadership of elder ${id}`, complain);
    checkNumber(movement, 2, 4, `movement of elder ${id}`, complain);
  }
}

function checkHomes({ homeAreas, map, setupPerPlayer }: PackSource, complain: Complain): void {
  const known = new Set(map.areas.map((area) => area.id));
  for (const players of ["2", "3", "4"]) {
    const areas = homeAreas.standard[players] ?? [];
    if (areas.length !== Number(players)) complain(`${players} players need ${players} standard home areas`);
    for (const area of areas) if (!known.has(area)) complain(`home area ${area} is not on the map`);
  }
  if (!known.has(homeAreas.solitaire.default)) complain("the solitaire home area is not on the map");
  checkNumber(setupPerPlayer.fighters, 0, 9, "fighters at the start", complain);
  checkNumber(setupPerPlayer.population, 0, 9, "population at the start", complain);
}

function checkTables(source: PackSource, complain: Complain): void {
  const { tables } = source;
  const terrain = ["clear", "jungle", "sea", "reef"];
  for (const name of terrain) {
    const row = tables.terrainEffects.rows.find((entry) => entry.terrain === name);
    checkNumber(row?.move, 1, 99, `movement cost of ${name}`, complain);
  }
  for (const item of [...BUILD_ITEMS, "bigLog"]) checkBuild(source, item, complain);
  checkRows(tables.expeditionFirst.rows, DIE_FACES, "first expedition table", complain);
  checkRows(tables.expeditionA.rows, DIE_FACES, "table A", complain);
  checkRows(tables.expeditionB.rows, DIE_FACES, "table B", complain);
  checkRows(tables.solitaireNeutral.rows, ["-1", "0", ...DIE_FACES], "solitaire table", complain);
  checkTableC(source, complain);
  checkVictory(source, complain);
}

function checkBuild({ tables }: PackSource, item: string, complain: Complain): void {
  const row = tables.build.rows.find((entry) => entry.item === item);
  if (row === undefined) complain(`the build chart lacks ${item}`);
  for (const use of row?.use ?? []) {
    const known: readonly string[] = [...UNIT_KINDS, ...MARKER_KINDS, "partBuiltVillage"];
    if (!known.includes(use.item)) complain(`the build chart makes ${item} from ${showValue(use.item)}`);
    checkNumber(use.qty, 1, 9, `${use.item} for ${item}`, complain);
    checkNumber(use.consumed, 0, use.qty, `${use.item} used up by ${item}`, complain);
  }
}

/** Every modified die has a row, and neither a higher die nor a stronger expedition fares worse. */
function checkTableC({ tables }: PackSource, complain: Complain): void {
  const modifiers = Object.values(tables.expeditionB.rows).map((row) => row.drm);
  for (const modifier of modifiers) checkNumber(modifier, -9, 9, "a modifier of table B", complain);
  if (modifiers.some((modifier) => Math.abs(modifier) > 9)) return;
  const least = 1 + Math.min(...modifiers);
  const most = 6 + Math.max(...modifiers);
  const columns = tables.expeditionC.columns.length;
  const rank = (row: number, column: number): number =>
    LEVELS.indexOf(tables.expeditionC.rows[String(row)]?.[column] as Level);
  for (let row = least; row <= most; row++) {
    for (let column = 0; column < columns; column++) {
      const here = rank(row, column);
      if (here < 0) complain(`table C has no level in row ${row}, column ${column + 1}`);
      if (row > least && here < rank(row - 1, column)) complain(`table C gets worse at row ${row}`);
      if (column > 0 && here < rank(row, column - 1)) complain(`table C gets worse in column ${column + 1}`);
    }
  }
}

function checkVictory({ tables, map }: PackSource, complain: Complain): void {
  for (let areas = 0; areas <= map.areas.length; areas++) {
    const rows = tables.victory.rows.filter((row) => areas >= row.min && areas <= row.max);
    if (rows.length !== 1 || !LEVELS.includes(rows[0]?.level as Level))
      complain(`the victory table names no one level for ${areas} areas`);
  }
  for (let sum = 2; sum <= 30; sum++) {
    const rows = tables.sinking.rows.filter((row) => sum >= (row.min ?? sum) && sum <= (row.max ?? sum));
    if (rows.length !== 1) complain(`the sinking table names no one result for ${sum}`);
  }
}

function checkTracks({ tracks, negotiation }: PackSource, complain: Complain): void {
  checkNumber(tracks.turnsPerSeason, 1, 99, "turns of a season", complain);
  checkNumber(tracks.seasonsPerYear, 1, 99, "seasons of a year", complain);
  checkNumber(tracks.solitaireSeasons, 1, 99, "seasons of the solitaire game", complain);
  checkNumber(negotiation.offersPerSide, 1, 9, "offers of each side", complain);
  checkNumber(negotiation.voluntaryDealOffersPerSide, 1, 9, "offers of each side in a deal", complain);
}

function checkRows(rows: Fields, keys: readonly string[], what: string, complain: Complain): void {
  for (const key of keys) if (rows[key] === undefined) complain(`${what} has no row ${key}`);
}

function checkNumber(value: unknown, least: number, most: number, what: string, complain: Complain): void {
  if (typeof value === "number" && Number.isInteger(value) && value >= least && value <= most) return;
  complain(`${what} is ${showValue(value)}, not from ${least} to ${most}`);
}
