// What a thread of the soak does: its games one after the other, each examined, some of them fuzzed as whole matches.
import { existsSync } from "node:fs";
import { fastBelow, type Game, type GameTypes } from "@outrigger/kernel";
import {
  type Examined,
  examineGame,
  fuzzMatch,
  type PlainTable,
  type SecretsOf,
  saveFailure,
  tableName,
  tableNumber,
} from "@outrigger/testkit";

export interface Shift {
  readonly game: string;
  readonly games: number;
  readonly seed: number;
  readonly failures: string;
  /** The first game of this thread, and how far it is to its next. */
  readonly first: number;
  readonly step: number;
}

export interface Report {
  readonly decisions: number;
  readonly matches: number;
  /** What failed, and where it is saved. */
  readonly failure?: string;
}

/** Leaks and undo are looked at in one position in so many; one game in so many is fuzzed too. */
const EVERY = 10;
const MISCHIEF = 4;

interface Subject {
  readonly rules: Game<GameTypes>;
  readonly secrets: SecretsOf<GameTypes> | undefined;
}

/** The game's rules and, beside them in `testing/secrets.ts`, what a viewer may not know. */
async function loadSubject(game: string): Promise<Subject> {
  const folder = new URL(`../../games/${game}/rules/`, import.meta.url);
  const { rules } = (await import(new URL("index.ts", folder).href)) as { rules: Game };
  const file = new URL("testing/secrets.ts", folder);
  const { secrets } = existsSync(file) ? ((await import(file.href)) as { secrets?: SecretsOf<GameTypes> }) : {};
  return { rules, secrets };
}

export async function workShift(shift: Shift, report: (report: Report) => void): Promise<void> {
  const subject = await loadSubject(shift.game);
  for (let number = shift.first; number < shift.games; number += shift.step) {
    const done = playGame(subject, shift, number);
    report(done);
    if (done.failure !== undefined) return;
  }
}

function playGame({ rules, secrets }: Subject, shift: Shift, number: number): Report {
  const seed = shift.seed + number;
  const table = tableNumber(rules, number, fastBelow(seed));
  const examined = examineGame(rules, { table, seed, every: EVERY, secrets });
  const first = reportOn(rules, shift, table, seed, examined);
  if (first.failure !== undefined || number % EVERY !== 0) return first;
  const match = reportOn(rules, shift, table, seed, fuzzMatch(rules, { table, seed, every: MISCHIEF }));
  return { ...match, decisions: first.decisions + match.decisions, matches: 1 };
}

function reportOn(rules: Game, shift: Shift, table: PlainTable, seed: number, examined: Examined): Report {
  const { finding, decisions } = examined;
  if (finding === undefined) return { decisions, matches: 0 };
  const path = saveFailure(shift.failures, rules, table, seed, examined);
  const where = `${tableName(table)}, seed ${seed}, decision ${decisions}`;
  return { decisions, matches: 0, failure: `${where}\n${finding.message}\nsaved as ${path}` };
}
