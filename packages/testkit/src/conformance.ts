// The suite every game passes by naming itself. The checks are plain functions; this only hands them to vitest.
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Game, GameTypes } from "@outrigger/kernel";
import { describe, test } from "vitest";
import { checkOptions, checkPack } from "./checks/options.ts";
import type { SecretsOf } from "./checks/variety.ts";
import { type Examined, examineGame } from "./examine.ts";
import { Finding } from "./finding.ts";
import { saveFailure } from "./fixtures.ts";
import { fuzzMatch } from "./fuzz.ts";
import type { Table } from "./scene.ts";
import { plainTables, tableName } from "./tables.ts";

export interface Conformance<T extends GameTypes> {
  /** Which tables are played; every number of seats with default options when absent. */
  readonly tables?: readonly Table<T>[];
  /** Random games at each table. */
  readonly games?: number;
  /** Fuzzed matches at each table, none when 0; a quarter of the games when absent. */
  readonly matches?: number;
  /** The costly checks look at one position in so many. */
  readonly every?: number;
  /** What a viewer may not know of a state. A game with hidden parts has to name them. */
  readonly secrets?: SecretsOf<T>;
}

const TIMEOUT = 45_000;

export function conformance<T extends GameTypes>(game: Game<T>, plan: Conformance<T> = {}): void {
  const { tables = plainTables(game), games = 10, every = 10, secrets } = plan;
  const matches = plan.matches ?? Math.ceil(games / 4);
  describe(`${game.id} conforms`, () => {
    test("options are validated", () => checkOptions(game));
    test("the component pack is validated", () => checkPack(game));
    for (const table of tables) {
      test(`random games with ${tableName(table)}`, { timeout: TIMEOUT }, () => {
        for (let seed = 0; seed < games; seed++)
          report(game, table, seed, examineGame(game, { table, seed, every, secrets }));
      });
      if (matches === 0) continue;
      test(`drafts, undo and illegal inputs with ${tableName(table)}`, { timeout: TIMEOUT }, () => {
        for (let seed = 0; seed < matches; seed++)
          report(game, table, seed, fuzzMatch(game, { table, seed, every: 4 }));
      });
    }
  });
}

/** A game that fails is saved, so that `outrigger replay` can show it. */
function report<T extends GameTypes>(game: Game<T>, table: Table<T>, seed: number, examined: Examined): void {
  const { finding, decisions } = examined;
  if (finding === undefined) return;
  const saved = saveFailure(join(tmpdir(), "outrigger-failures"), game, table, seed, examined);
  throw new Finding(
    finding.check,
    `seed ${seed}, decision ${decisions}: ${finding.message} (saved as ${saved})`,
    finding,
  );
}
