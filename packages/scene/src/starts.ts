// Where a game under test begins: at its set-up, or in a position arranged far into the game. Random play from the set-up
// seldom comes to rich positions; a game offers generators of them, and everything the kit plays begins there as well.
import { copyJson, type Game, type GameTypes, type Options, type Start } from "@outrigger/kernel";
import { newPlay, newWalk, publishes, take } from "@outrigger/kernel/play";

/** Which tables something is played at: any, as far as nothing is said. */
export interface TableLimits {
  /** Numbers of players. */
  readonly seats?: readonly number[];
  /** Values that stand; the other options take every value they have. */
  readonly options?: Options;
}

/** What two limits leave together; undefined where they exclude each other. */
export function bothLimits(one: TableLimits, other: TableLimits): TableLimits | undefined {
  const options = { ...one.options, ...other.options };
  const isAsWanted = Object.entries(one.options ?? {}).every(([id, value]) => options[id] === value);
  const seats = one.seats?.filter((count) => other.seats?.includes(count) ?? true) ?? other.seats;
  if (!isAsWanted || seats?.length === 0) return undefined;
  return seats === undefined ? { options } : { seats, options };
}

/** A generator of lawful positions far into the game. */
export interface ArrangedStart<T extends GameTypes = GameTypes> extends TableLimits {
  readonly name: string;
  /** In the place of the game's own `setup`: every piece accounted for, the stack as it is at such a moment, luck from `chance`. */
  make(start: Start<T>): T["state"];
}

/** The game that begins at this start; the game itself where there is none. */
export function startingAt<T extends GameTypes>(game: Game<T>, start: ArrangedStart<T> | undefined): Game<T> {
  return start === undefined ? game : { ...game, setup: (table) => start.make(table) };
}

/**
 * The last published state within so many decisions of players with a will: each takes any of the offers it wishes most.
 * Lawful by nature, and far from where random play would be; a game that ends before is left at its last turn.
 */
export function playedOn<T extends GameTypes>(
  game: Game<T>,
  { pack, chance }: Pick<Start<T>, "pack" | "chance">,
  state: T["state"],
  decisions: number,
  wish: (move: T["move"]) => number,
): T["state"] {
  const walk = newWalk(game, newPlay(game, pack, state, chance));
  const { play, offers } = walk;
  let last = copyJson(play.state);
  for (let made = 0; made < decisions && walk.decision !== undefined; made++) {
    const most = Math.max(...offers.moves.map(wish));
    const wished = offers.moves.filter((move) => wish(move) === most);
    const move = wished[chance.pick(wished.length)] as T["move"];
    const isPublished = publishes(game, play.state, walk.decision.frame, move);
    take(walk, move);
    if (isPublished && walk.decision !== undefined) last = copyJson(play.state);
  }
  return last;
}
