// One game of self-play: who plays, with which options, and which of its positions are kept.
import { type Bot, contenderBot, findBot } from "@outrigger/bots";
import {
  at,
  copyJson,
  type Game,
  isOptionsProblem,
  type OptionSpec,
  type OptionValue,
  type Play,
  type State,
} from "@outrigger/kernel";
import { fastBelow, newPlay, parseOptions, stoppingChance } from "@outrigger/kernel/play";
import type { TablePlan } from "../game.ts";
import { type Course, newCourse, type Player, playCourse } from "../sim/course.ts";
import type { KeptPosition, PlayedGame } from "./positions.ts";
import { makeRow } from "./rows.ts";
import type { Table } from "./table.ts";

export interface Kept {
  readonly seats: number;
  readonly rows: readonly Uint8Array[];
  readonly played: PlayedGame;
}

/** Positions kept of a game. */
const MOST_ROWS = 100;
/** In a hundred: an option off its default, an answer at random, an answer that is a wild plan; and tables of two, the rest is spread over the other numbers. */
const RATES = { option: 20, random: 1, wild: 3, two: 60 } as const;
/** A wild answer is a whole plan that was misjudged by so many times what an easy bot misjudges. */
const WILDNESS = 4;

type Below = (bound: number) => number;

export function playForRows(table: Table, number: number): Kept {
  const below = fastBelow(number + 0x2_0000_0000);
  const states: State[] = [];
  const { plan, play } = playGame(table, number, below, ({ state }) => states.push(copyJson(state)));
  const positions = chosenOf(states, below);
  const played = { number, seats: plan.seats, positions, final: play.state };
  return { seats: plan.seats, rows: rowsOf(table, played), played };
}

/** More of one game tell little that is new. */
function chosenOf(states: readonly State[], below: Below): KeptPosition[] {
  const kept = new Set<number>();
  const wanted = Math.min(MOST_ROWS, states.length);
  while (kept.size < wanted) kept.add(below(states.length));
  return [...kept]
    .sort((one, other) => one - other)
    .map((place) => ({ phase: place / states.length, state: at(states, place) }));
}

/** What is counted of the positions of a game, with what came of it. */
export function rowsOf({ game, features }: Pick<Table, "game" | "features">, played: PlayedGame): Uint8Array[] {
  const { number, positions, final } = played;
  const positionOf = (state: State) => newPlay(game, game.pack, state, stoppingChance());
  const outcome = { game: number, shares: sharesAt(game, final), parts: features.final(positionOf(final)) };
  return positions.map(({ phase, state }) => makeRow(features, features.count(positionOf(state)), phase, outcome));
}

/** Plays the game of this number to its end, and shows those positions on its way that are worth keeping. */
export function playGame(table: Table, number: number, below: Below, show: (play: Play) => void): Course {
  const plan = planFor(table, below);
  let course: Course | undefined;
  let last: number | undefined;
  const look = (): void => {
    if (course === undefined) return;
    const turn = table.guide.turnOf?.(course.play);
    const goesOn = turn !== undefined && turn === last;
    last = turn;
    if (!goesOn || (table.within > 0 && below(table.within) === 0)) show(course.play);
  };
  // All of a table are equally good, or the outcome would tell more of the players than of their positions.
  const bot = below(100) < table.careful ? table.bot : findBot("quick", table.guide);
  const players = Array.from({ length: plan.seats }, () => playerFor(table, bot, below, look));
  course = newCourse(plan, players, number, false);
  // What is done off turn would be done at random, and nobody plays like that.
  if (!playCourse(course, false)) throw new Error(`game ${number} of ${plan.game.id} did not end`);
  return course;
}

function planFor({ game, players, usual }: Table, below: Below): TablePlan {
  for (;;) {
    const seats = players ?? seatsFor(game, below);
    const options = parseOptions(game, seats, usual ? {} : optionsFor(game.options, below));
    if (!isOptionsProblem(options)) return { game, seats, options, pack: game.pack, packData: undefined };
  }
}

function seatsFor({ seats: [fewest, most] }: Game, below: Below): number {
  return fewest <= 2 && below(100) < RATES.two ? 2 : fewest + below(most - fewest + 1);
}

function optionsFor(specs: readonly OptionSpec[], below: Below): Record<string, OptionValue> {
  const options: Record<string, OptionValue> = {};
  for (const { id, values = [], default: usual } of specs)
    if (below(100) < RATES.option) options[id] = values[below(values.length || 1)] ?? usual;
  return options;
}

/** Sometimes it errs, by a move or by a whole plan, so that positions after mistakes are seen as well. */
function playerFor({ guide, usual }: Table, bot: Bot, below: Below, look: () => void): Player {
  const random = findBot("random", guide);
  const wild = contenderBot(`easy@noise=${WILDNESS * (guide.levels.easy.noise ?? 0)}`, guide);
  return {
    ...bot,
    choose(request) {
      look();
      const mood = usual ? 100 : below(100);
      const player = mood < RATES.random ? random : mood < RATES.random + RATES.wild ? wild : bot;
      return player.choose(request);
    },
  };
}

/** What each seat has won of a game that is over. */
export function sharesOf({ plan, play }: Course): number[] {
  return sharesAt(plan.game, play.state);
}

function sharesAt(game: Game, final: State): number[] {
  const { places } = game.result(final, game.pack);
  const winners = places.filter((place) => place === 1).length;
  return places.map((place) => (place === 1 ? 1 / winners : 0));
}
