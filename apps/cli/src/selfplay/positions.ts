// Positions of self-play as they truly are, hidden hands included: whoever counts something else later need not play again.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import type { State } from "@outrigger/kernel";

/** A game that was played, as far as rows are made of it. */
export interface PlayedGame {
  readonly number: number;
  readonly seats: number;
  readonly positions: readonly KeptPosition[];
  /** How it ended. */
  readonly final: State;
}

export interface KeptPosition {
  /** 0 at the start of the game, 1 at its end. */
  readonly phase: number;
  readonly state: State;
}

const ENDING = ".positions.gz";

/** A file of some games, a line each. */
export function writePositions(folder: string, first: number, games: readonly PlayedGame[]): void {
  const lines = games.map((game) => `${JSON.stringify(game)}\n`);
  writeFileSync(join(folder, `${first}${ENDING}`), gzipSync(lines.join("")));
}

/** The first number of each file that `writePositions` left in a folder. */
export function positionsIn(folder: string): number[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(ENDING))
    .map((name) => Number.parseInt(name, 10))
    .sort((one, other) => one - other);
}

export function readPositions(folder: string, first: number): PlayedGame[] {
  const text = gunzipSync(readFileSync(join(folder, `${first}${ENDING}`))).toString();
  return text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as PlayedGame);
}
