// What a thread of the soak does: its games one after the other, each examined, some of them fuzzed as whole matches.
import { existsSync } from "node:fs";
import type { Guide } from "@outrigger/bots";
import type { Game, GameTypes } from "@outrigger/kernel";
import { fastBelow } from "@outrigger/kernel/play";
import {
  type ArrangedStart,
  bothLimits,
  type Coverage,
  type Examined,
  examineGame,
  fuzzMatch,
  newCoverage,
  type SecretsOf,
  saveFailure,
  type Table,
  type TableLimits,
  tableName,
  tableNumber,
} from "@outrigger/testkit";

export interface Shift extends TableLimits {
  readonly game: string;
  readonly games: number;
  readonly seed: number;
  readonly failures: string;
  /** Names of starts, "set-up" for the ordinary one; all when absent. */
  readonly starts?: readonly string[];
  /** The first game of this thread, and how far it is to its next. */
  readonly first: number;
  readonly step: number;
}

export interface Report {
  readonly decisions: number;
  readonly matches: number;
  /** What the random game came by. */
  readonly coverage: Coverage;
  /** What failed, and where it is saved. */
  readonly failure?: string;
}

/** Leaks and undo are looked at in one position in so many. */
const EVERY = 10;
/** One game of a start in so many is fuzzed too: an odd number, since every other table has mixed options. */
const FUZZED = 9;
const MISCHIEF = 4;
/** Bots play one game of a start in so many: an odd number for the same reason. */
const BOTS = 5;

interface Subject {
  readonly rules: Game<GameTypes>;
  readonly secrets: SecretsOf<GameTypes> | undefined;
  /** How bots play; absent where the game has none. */
  readonly guide: Guide | undefined;
  readonly starts: readonly Beginning[];
}

/** Where games begin: at the set-up or at an arranged start, and at which tables. */
interface Beginning {
  readonly start: ArrangedStart | undefined;
  readonly limits: TableLimits;
}

/** The game's rules and, beside them in `testing`, what a viewer may not know and positions far into the game. */
async function loadSubject(shift: Shift): Promise<Subject> {
  const folder = new URL(`../../games/${shift.game}/rules/`, import.meta.url);
  const { rules } = (await import(new URL("index.ts", folder).href)) as { rules: Game };
  const { secrets } = await loadPart<{ secrets: SecretsOf<GameTypes> }>(new URL("testing/secrets.ts", folder));
  const { arranged = [] } = await loadPart<{ arranged: readonly ArrangedStart[] }>(
    new URL("testing/arranged.ts", folder),
  );
  const { guide } = await loadPart<{ guide: Guide }>(new URL("../bot/index.ts", folder));
  const starts = [undefined, ...arranged].filter((start) => isChosen(start, shift.starts));
  const beginnings = starts.flatMap((start) => {
    const limits = bothLimits(start ?? {}, shift);
    return limits === undefined ? [] : [{ start, limits }];
  });
  if (beginnings.length === 0) throw new Error(`${shift.game} has no start for this table`);
  return { rules, secrets, guide, starts: beginnings };
}

async function loadPart<Part>(file: URL): Promise<Partial<Part>> {
  return existsSync(file) ? ((await import(file.href)) as Partial<Part>) : {};
}

function isChosen(start: ArrangedStart | undefined, names: readonly string[] | undefined): boolean {
  return names?.includes(start?.name ?? "set-up") ?? true;
}

export async function workShift(shift: Shift, report: (report: Report) => void): Promise<void> {
  const subject = await loadSubject(shift);
  for (let number = shift.first; number < shift.games; number += shift.step) {
    const done = playGame(subject, shift, number);
    report(done);
    if (done.failure !== undefined) return;
  }
}

/** The starts take turns; each goes through all the tables it may be played at. */
function playGame({ rules, secrets, guide, starts }: Subject, shift: Shift, number: number): Report {
  const seed = shift.seed + number;
  const { start, limits } = starts[number % starts.length] as Beginning;
  const round = Math.floor(number / starts.length);
  const table: Table = { ...tableNumber(rules, round, fastBelow(seed), limits), ...(start && { start }) };
  const player = round % BOTS === BOTS - 1 ? { guide } : {};
  const coverage = newCoverage();
  const examined = examineGame(rules, { table, seed, every: EVERY, secrets, coverage, ...player });
  const failure = failureOf(rules, shift, table, seed, examined);
  const first: Report = { decisions: examined.decisions, matches: 0, coverage, ...(failure && { failure }) };
  if (failure !== undefined || round % FUZZED !== 0) return first;
  const fuzzed = fuzzMatch(rules, { table, seed, every: MISCHIEF });
  const broken = failureOf(rules, shift, table, seed, fuzzed);
  const decisions = first.decisions + fuzzed.decisions;
  return { ...first, decisions, matches: 1, ...(broken && { failure: broken }) };
}

function failureOf(rules: Game, shift: Shift, table: Table, seed: number, examined: Examined): string | undefined {
  const { finding, decisions } = examined;
  if (finding === undefined) return undefined;
  const path = saveFailure(shift.failures, rules, table, seed, examined);
  const where = `${tableName(table)}, seed ${seed}, decision ${decisions}`;
  return `${where}\n${finding.message}\nsaved as ${path}`;
}
