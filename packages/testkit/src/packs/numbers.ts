// A number of a pack is used or refused: changed alone, the check says no or play goes another way.
import { type Game, type GameTypes, isOptionsProblem, type Json, type Move } from "@outrigger/kernel";
import { CuriousList, fastBelow, parseOptions, take } from "@outrigger/kernel/play";
import type { ArrangedStart, Table } from "@outrigger/scene";
import { candidatesOf, mainActor } from "../actor.ts";
import { type Course, startCourse } from "../course.ts";
import { stateText } from "../finding.ts";
import { type PlainTable, sampledTable } from "../tables.ts";
import type { PackCheck } from "./own.ts";
import { kindOf, type Path, valueAt, withValue } from "./places.ts";

export interface NumberPlan<T extends GameTypes> {
  /** Brings the numbers up to date that follow from others, such as sums. */
  readonly settle?: (source: Json) => Json;
  /** Kinds of places whose numbers are drawn: they need only show in the view. */
  readonly drawn?: RegExp;
  /** Where games begin besides the set-up. */
  readonly starts?: readonly ArrangedStart<T>[];
  /** Games until a number counts as ignored. */
  readonly games?: number;
  /** Decisions of each game at most. */
  readonly decisions?: number;
}

export type Verdict = "refused" | "shown" | "ignored";

/** Sees for one number after the other whether it counts. */
export function numberJudge<T extends GameTypes>(
  game: Game<T>,
  check: PackCheck,
  plan: NumberPlan<T>,
): (path: Path) => Verdict {
  const { settle = (source: Json) => source, drawn, games = 40, decisions = 400 } = plan;
  const own = game.pack.source;
  const tables = gamesOf(game, plan);
  const traces = new Map<string, readonly string[]>();
  const ownTrace = (number: number, most: number): readonly string[] => {
    const key = `${number}/${most}`;
    const trace = traces.get(key) ?? traceOf(game, tables(number), most);
    traces.set(key, trace);
    return trace;
  };
  const shows = (pack: T["pack"], path: Path): boolean => {
    if (drawn?.test(kindOf(path)) === true) return looksOf(game, pack) !== looksOf(game, game.pack);
    // Most numbers show as soon as the table is set, at one table or another; only then are games played.
    for (const most of [0, decisions])
      for (let number = 0; number < games; number++)
        if (differs(game, tables(number), pack, most, ownTrace(number, most))) return true;
    return false;
  };
  return (path) => {
    let verdict: Verdict = "refused";
    for (const value of near(Number(valueAt(own, path)))) {
      const changed = withValue(own, path, value);
      const checked = [changed, settle(changed)].map(check).find(({ ok }) => ok);
      if (checked?.ok !== true) continue;
      // A sum that was changed and set right again is no change.
      if (valueAt(checked.value, path) !== value) continue;
      if (game.preparePack !== undefined && shows(game.preparePack(checked.value), path)) return "shown";
      verdict = "ignored";
    }
    return verdict;
  };
}

/** Neighbours first; further off for what counts only in steps. */
function near(value: number): number[] {
  return [...new Set([value + 1, value - 1, value + 3, value - 3, value * 2, 1])].filter((other) => other !== value);
}

interface PlannedGame<T extends GameTypes> extends PlainTable {
  readonly start?: ArrangedStart<T>;
  readonly seed: number;
}

/** The set-up and the arranged starts in turn, each at tables of all kinds. */
function gamesOf<T extends GameTypes>(
  game: Game<T>,
  { starts = [] }: NumberPlan<T>,
): (number: number) => PlannedGame<T> {
  const all = [undefined, ...starts];
  const planned: PlannedGame<T>[] = [];
  return (number) => {
    const start = all[number % all.length];
    planned[number] ??= {
      ...sampledTable(game, number + 1, start ?? {}),
      seed: number + 1,
      ...(start === undefined ? {} : { start }),
    };
    return planned[number];
  };
}

const looksOf = <T extends GameTypes>(game: Game<T>, pack: T["pack"]): string => {
  const { play } = startCourse(game, { seats: game.seats[0], pack }, 1);
  return JSON.stringify(game.view(play.state, "all", pack));
};

function traceOf<T extends GameTypes>(game: Game<T>, table: PlannedGame<T>, decisions: number): string[] {
  const trace: string[] = [];
  walk(game, table, table.seed, decisions, (text) => {
    trace.push(text);
    return true;
  });
  return trace;
}

/** Whether the same game with this pack goes another way. */
function differs<T extends GameTypes>(
  game: Game<T>,
  table: PlannedGame<T>,
  pack: T["pack"],
  decisions: number,
  trace: readonly string[],
): boolean {
  const isOpen = !isOptionsProblem(parseOptions(game, table.seats, table.options, pack));
  if (!isOpen) return true;
  let at = 0;
  let isSame = true;
  walk(game, { ...table, pack }, table.seed, decisions, (text) => {
    isSame &&= text === trace[at++];
    return isSame;
  });
  return !isSame || at !== trace.length;
}

/** Plays at random and tells of every position and what is offered there, as long as `tell` wants to hear more. */
function walk<T extends GameTypes>(
  game: Game<T>,
  table: Table<T>,
  seed: number,
  decisions: number,
  tell: (text: string) => boolean,
): void {
  const course = startCourse(game, table, seed);
  const below = fastBelow(seed + 0xbead);
  const standing = (): string => JSON.stringify(game.result(course.play.state, course.pack));
  if (!tell(standing()) || !tell(position(course).text)) return;
  for (let made = 0; made < decisions; made++) {
    const { main } = course;
    const { text, moves } = position(course);
    if (main === undefined || moves.length === 0 || !tell(text)) break;
    take(course.walk, moves[below(moves.length)] as Move);
    course.main = mainActor(course.walk);
  }
  tell(standing());
}

/** The state and everything that is offered and refused in it. */
function position<T extends GameTypes>({ game, play, main }: Course<T>): { text: string; moves: readonly Move[] } {
  const list = main === undefined ? new CuriousList() : candidatesOf(game, play, main);
  return { text: stateText(play.state) + JSON.stringify(list), moves: list.moves };
}
