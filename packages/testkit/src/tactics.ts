// Tactics: positions of real games in which one plan, or a few, is plainly right, and what a blunder would be there.
// `npm run tactics -- GAME` asks the bots; games/<name>/tactics holds them.
import { type Game, isOptionsProblem, type Move, type Options } from "@outrigger/kernel";
import { fastChance, isOffered, newWalk, parseOptions, startPlay, take, type Walk } from "@outrigger/kernel/play";
import { type Arranging, startAt, startingAt } from "@outrigger/scene";

/** Round which table a game begins; the seed stands for all of its luck. */
export interface TacticTable<Arrangement = unknown> {
  readonly seats: number;
  /** The rest by default. */
  readonly options?: Options;
  readonly seed: number;
  /** Where it begins; at the set-up when absent. */
  readonly arrange?: Arrangement;
}

/** A game as its moves. */
export interface TacticGame<Arrangement = unknown> extends TacticTable<Arrangement> {
  /** As `makeMoves` writes them. */
  readonly moves: string;
}

/**
 * Plans are written as `makeMoves` does, and need not be whole: "take m23, place r2c3" is what every answer does that
 * has these moves one after the other, with whatever before and after them, and after the last word of each.
 */
interface Plans {
  readonly right: readonly string[];
  readonly blunders: readonly string[];
}

export interface Tactic extends Plans {
  readonly name: string;
  /** Which of the book's games, and how many of its moves have been made. */
  readonly game: string;
  readonly after: number;
  /** Why that is so by the rules, in a sentence. */
  readonly why: string;
}

/** What `games/<name>/tactics/index.ts` exports as `book`. */
export interface TacticBook<Arrangement = unknown> {
  readonly games: Readonly<Record<string, TacticGame<Arrangement>>>;
  readonly tactics: readonly Tactic[];
  /** Names of those that every run of the tests asks, because they take little thought. */
  readonly quick: readonly string[];
}

export type Verdict = "right" | "blunder" | "neither";

/** A blunder is one whatever else the answer does. */
export function verdictOn({ right, blunders }: Plans, moves: readonly Move[]): Verdict {
  if (blunders.some((plan) => holdsPlan(moves, plan))) return "blunder";
  return right.some((plan) => holdsPlan(moves, plan)) ? "right" : "neither";
}

function holdsPlan(moves: readonly Move[], plan: string): boolean {
  const wanted = parseMoves(plan);
  return moves.some((_, from) =>
    wanted.every((words, at) => words.every((word, place) => word === moves[from + at]?.[place])),
  );
}

/** "sail 2, take m23, place r2c3, confirm" */
export function makeMoves(moves: readonly Move[]): string {
  return moves.map((move) => move.join(" ")).join(", ");
}

export function parseMoves(text: string): Move[] {
  if (text === "") return [];
  return text.split(", ").map((move): Move => {
    const [kind = "", ...words] = move.split(" ");
    return [kind, ...words.map((word) => (/^-?\d+$/.test(word) ? Number(word) : word))];
  });
}

/** A game's rules, and what positions of it are laid out with. */
export interface Laid {
  readonly rules: Game;
  readonly arranging: Arranging | undefined;
}

/** The table where the tactic begins. Throws where its game cannot be played as it is written. */
export function standingBefore(laid: Laid, { games }: TacticBook, { name, game, after }: Tactic): Walk {
  const source = games[game];
  if (source === undefined) throw new Error(`"${name}" stands in the game "${game}", which is not in the book`);
  const walk = startGame(laid, source);
  const moves = parseMoves(source.moves);
  if (after > moves.length) throw new Error(`the game "${game}" has no ${after} moves`);
  for (const move of moves.slice(0, after)) {
    if (!isOffered(walk.offers, move))
      throw new Error(`the game "${game}" has ${move.join(" ")}, which is not offered`);
    take(walk, move);
  }
  return walk;
}

export function startGame({ rules, arranging }: Laid, { seats, options = {}, seed, arrange }: TacticTable): Walk {
  const complete = parseOptions(rules, seats, options);
  if (isOptionsProblem(complete)) throw new Error(complete.problems.join("; "));
  const start = arrange === undefined ? undefined : arrangedStart({ rules, arranging }, arrange);
  const play = startPlay(startingAt(rules, start), { seats, options: complete }, rules.pack, fastChance(seed));
  return newWalk(rules, play);
}

function arrangedStart({ rules, arranging }: Laid, arrange: unknown) {
  if (arranging === undefined) throw new Error(`positions of ${rules.id} cannot be arranged`);
  return startAt({ rules, arrange: arranging.arrange }, { seats: 0, arrange });
}
