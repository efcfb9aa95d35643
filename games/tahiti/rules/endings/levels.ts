// Levels of victory (TAH-DEF-11).
import { at } from "@outrigger/kernel";
import type { TahitiPack } from "../components.ts";
import { LEVELS, type Level } from "../vocabulary.ts";

export function rankOf(level: Level): number {
  return LEVELS.indexOf(level);
}

export function lower(level: Level): Level {
  return at(LEVELS, Math.max(0, rankOf(level) - 1));
}

export function opposite(level: Level): Level {
  return at(LEVELS, LEVELS.length - 1 - rankOf(level));
}

/** TAH-VIC-1: by Areas controlled. */
export function levelByAreas({ tables }: TahitiPack, areas: number): Level {
  const row = tables.victory.rows.find(({ min, max }) => areas >= min && areas <= max);
  if (row === undefined) throw new Error(`no level for ${areas} areas`);
  return row.level;
}
