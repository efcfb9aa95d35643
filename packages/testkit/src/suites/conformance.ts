// The suite every game passes by naming itself. The checks are plain functions; this only hands them to vitest.
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Guide } from "@outrigger/bots";
import type { Game, GameTypes } from "@outrigger/kernel";
import type { ArrangedStart, Table } from "@outrigger/scene";
import { describe, test } from "vitest";
import { checkOptions } from "../checks/options.ts";
import type { SecretsOf } from "../checks/variety.ts";
import { type Examined, examineGame } from "../examine.ts";
import { Finding } from "../finding.ts";
import { fuzzMatch } from "../fuzz/fuzz.ts";
import { plainTables, sampledTable, tableName } from "../tables.ts";
import { saveFailure } from "./fixtures.ts";

export interface Conformance<T extends GameTypes> {
  /** Which tables are played; every number of seats with default options when absent. */
  readonly tables?: readonly Table<T>[];
  /** Random games at each table. */
  readonly games?: number;
  /** Fuzzed matches at each table, none when 0; a quarter of the games when absent. */
  readonly matches?: number;
  /** The costly checks look at one position in so many. */
  readonly every?: number;
  /** Positions far into the game from which it is played too, at tables taken by seed from all the game allows. */
  readonly arranged?: readonly ArrangedStart<T>[];
  /** Random games from each of them, and a fuzzed match for every two. */
  readonly arrangedGames?: number;
  /** How bots play: then they play a game from the set-up and from every arranged start too. */
  readonly guide?: Guide<T>;
  /** What a viewer may not know of a state. A game with hidden parts has to name them. */
  readonly secrets?: SecretsOf<T>;
}

export function conformance<T extends GameTypes>(game: Game<T>, plan: Conformance<T> = {}): void {
  const { tables = plainTables(game), games = 10 } = plan;
  const matches = plan.matches ?? Math.ceil(games / 4);
  describe(`${game.id} conforms`, () => {
    test("options are validated", () => checkOptions(game));
    for (const table of tables) {
      test(`random games with ${tableName(table)}`, () => {
        for (let seed = 0; seed < games; seed++) examine(game, table, seed, plan);
      });
      if (matches === 0) continue;
      test(`drafts, undo and illegal inputs with ${tableName(table)}`, () => {
        for (let seed = 0; seed < matches; seed++) fuzz(game, table, seed);
      });
    }
    for (const start of plan.arranged ?? []) playFrom(game, start, plan);
    if (plan.guide !== undefined)
      for (const start of [undefined, ...(plan.arranged ?? [])]) playBots(game, start, plan);
  });
}

function playFrom<T extends GameTypes>(game: Game<T>, start: ArrangedStart<T>, plan: Conformance<T>): void {
  const { arrangedGames = 4 } = plan;
  const tableOf = (seed: number): Table<T> => ({ ...sampledTable(game, seed, start), start });
  test(`random games from ${start.name}`, () => {
    for (let seed = 0; seed < arrangedGames; seed++) examine(game, tableOf(seed), seed, plan);
  });
  test(`drafts, undo and illegal inputs from ${start.name}`, () => {
    for (let seed = 0; seed < arrangedGames; seed += 2) fuzz(game, tableOf(seed + 1), seed);
  });
}

const BOT_DECISIONS = 120;

function playBots<T extends GameTypes>(
  game: Game<T>,
  start: ArrangedStart<T> | undefined,
  { guide, every = 10, secrets }: Conformance<T>,
): void {
  test(`bots play from ${start?.name ?? "the set-up"}`, () => {
    const table: Table<T> = { ...sampledTable(game, 0, start ?? {}), ...(start && { start }) };
    // From the set-up a whole game; what is new in an arranged start comes soon.
    const most = start === undefined ? {} : { most: BOT_DECISIONS };
    report(game, table, 0, examineGame(game, { table, seed: 0, every: 3 * every, secrets, guide, ...most }));
  });
}

function examine<T extends GameTypes>(game: Game<T>, table: Table<T>, seed: number, plan: Conformance<T>): void {
  const { every = 10, secrets } = plan;
  const examined = examineGame(game, { table, seed, every, secrets });
  report(game, table, seed, examined);
  if (examined.decisions === 0) throw new Error(`${tableName(table)}, seed ${seed}: nothing is left to decide`);
}

function fuzz<T extends GameTypes>(game: Game<T>, table: Table<T>, seed: number): void {
  report(game, table, seed, fuzzMatch(game, { table, seed, every: 4 }));
}

/** The folder of a test run is gone after it; what failed is to stay. */
function failures(): string {
  return process.env["OUTRIGGER_FAILURES"] ?? join(tmpdir(), "outrigger-failures");
}

/** A game that fails is saved, so that `outrigger replay` can show it. */
function report<T extends GameTypes>(game: Game<T>, table: Table<T>, seed: number, examined: Examined): void {
  const { finding, decisions } = examined;
  if (finding === undefined) return;
  const saved = saveFailure(failures(), game, table, seed, examined);
  throw new Finding(
    finding.check,
    `${tableName(table)}, seed ${seed}, decision ${decisions}: ${finding.message} (saved as ${saved})`,
    finding,
  );
}
