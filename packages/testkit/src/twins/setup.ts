// Two matches that begin alike to everybody who is not told the difference: one is dealt, the other dealt again where
// nobody can see it.
import { findGame, GAME_IDS } from "@outrigger/games";
import { type Hosted, hostOpened, type MemoryLog, newMemoryLog } from "@outrigger/host";
import { type Game, isOptionsProblem, type Options, type Seat, type Viewer } from "@outrigger/kernel";
import { openMatch } from "@outrigger/kernel/match";
import {
  isAutomatic,
  newListener,
  newWalk,
  type Outcome,
  parseOptions,
  recordingChance,
  startPlay,
} from "@outrigger/kernel/play";
import { mainActor } from "../actor.ts";
import { OtherLuck, turnedLuck } from "../checks/same-luck.ts";
import { some } from "../pick-some.ts";
import { tableNumber } from "../tables.ts";
import { freshLuck, luckFrom, type Script, scriptedLuck } from "./luck.ts";
import { isAlike, type Trial } from "./trial.ts";

export interface TwinTable {
  readonly seats: number;
  readonly options: Options;
}

export interface Pair {
  readonly hosted: readonly [Hosted, Hosted];
  readonly logs: readonly [MemoryLog, MemoryLog];
  readonly scripts: readonly [Script, Script];
}

/** So many chance calls of a deal are tried otherwise. */
const MOST_TURNED = 12;

export function openPair(
  game: Game,
  table: TwinTable,
  seed: number,
  viewers: readonly Viewer[],
  below: (bound: number) => number,
): Pair {
  const outcomes: Outcome[] = [];
  const luck = recordingChance(luckFrom(freshLuck(seed), 0), outcomes);
  const first = dealt(game, table, luck);
  let turned: readonly Outcome[] = outcomes;
  for (const at of some([...outcomes.keys()], MOST_TURNED, below))
    turned = turnedDeal(game, table, first, turned, at, viewers, below);
  const scripts: [Script, Script] = [[...outcomes], [...turned]];
  const logs = [newMemoryLog(), newMemoryLog()] as const;
  const hosted = [hostedWith(game, table, scripts[0], logs[0]), hostedWith(game, table, scripts[1], logs[1])] as const;
  return { hosted, logs, scripts };
}

function dealt(game: Game, { seats, options }: TwinTable, chance: Parameters<typeof recordingChance>[0]): Trial {
  const listener = newListener();
  const outcomes: Outcome[] = [];
  const play = startPlay(game, { seats, options }, game.pack, recordingChance(chance, outcomes), listener);
  const main = mainActor(newWalk(game, play));
  return { play, main, told: listener.told, outcomes, publishes: true };
}

/** The deal with one more call answered otherwise, where that changes nothing these viewers may know. */
function turnedDeal(
  game: Game,
  table: TwinTable,
  first: Trial,
  outcomes: readonly Outcome[],
  at: number,
  viewers: readonly Viewer[],
  below: (bound: number) => number,
): readonly Outcome[] {
  const luck = turnedLuck(outcomes, at, below);
  try {
    const other = dealt(game, table, luck);
    const isHidden = luck.left() === 0 && viewers.every((viewer) => isAlike(game, first, other, viewer));
    return isHidden ? other.outcomes : outcomes;
  } catch (error) {
    if (error instanceof OtherLuck) return outcomes;
    throw error;
  }
}

function hostedWith(game: Game, { seats, options }: TwinTable, script: Script, log: MemoryLog): Hosted {
  const people = Array.from({ length: seats }, (_, seat) => ({ kind: "person" as const, name: nameOf(seat) }));
  const opened = openMatch(game, { seats: people, options }, scriptedLuck(script), 0);
  if ("problems" in opened) throw new Error(opened.problems.join("; "));
  const { hosted, entry } = hostOpened("twin", opened, log);
  log.entries.push(entry);
  return hosted;
}

/** The games of the registry that have something to hide: pieces in hands, or only plans, until they are published. */
export async function twinGames(): Promise<{ readonly hiding: readonly string[]; readonly open: readonly string[] }> {
  const [hiding, open]: [string[], string[]] = [[], []];
  for (const id of GAME_IDS) {
    const entry = await findGame(id);
    if (entry === undefined || entry.isReference === true) continue;
    if (entry.hidesHands === true) hiding.push(id);
    else if (hasDrafts((await entry.rules()).rules)) open.push(id);
  }
  return { hiding, open };
}

const hasDrafts = ({ phases }: Game): boolean =>
  Object.values(phases).some((phase) => !isAutomatic(phase) && phase.publishes !== "all");

/** Three messages in five are of games that hide pieces. */
const SHARE = 0.6;

/** Whose turn it is: the game of which the fewest messages have been compared, by the share of its kind. */
export async function nextGame(compared: Readonly<Record<string, number>>): Promise<string> {
  const games = await twinGames();
  const count = (ids: readonly string[]): number => ids.reduce((sum, id) => sum + (compared[id] ?? 0), 0);
  const [hiding, open] = [count(games.hiding), count(games.open)];
  const kind = hiding <= SHARE * (hiding + open) ? games.hiding : games.open;
  const [next] = kind.toSorted((one, other) => (compared[one] ?? 0) - (compared[other] ?? 0));
  if (next === undefined) throw new Error("no game hides anything");
  return next;
}

/** Two people at least: alone there is nobody to hide anything from. */
export function twinTable(game: Game, number: number, below: (bound: number) => number): TwinTable {
  const { seats, options } = tableNumber(game, number, below);
  const people = Math.max(2, seats);
  const complete = parseOptions(game, people, options);
  if (!isOptionsProblem(complete)) return { seats: people, options: complete };
  const plain = parseOptions(game, people, {});
  if (isOptionsProblem(plain)) throw new Error(plain.problems.join("; "));
  return { seats: people, options: plain };
}

export const nameOf = (seat: Seat): string => `Seat ${seat}`;
