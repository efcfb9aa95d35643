// A position as data: which table, and how its game is arranged on it. What the arrangement says is each game's own affair.
import type { Game, GameTypes, Options } from "@outrigger/kernel";
import { given, type Scene } from "./scene.ts";
import type { ArrangedStart } from "./starts.ts";

export interface Position<Arrangement = unknown> {
  readonly seats: number;
  /** The rest by default. */
  readonly options?: Options;
  /** Seed of whatever the arrangement leaves to luck; 1 when absent. */
  readonly seed?: number;
  /** The fresh set-up when absent. */
  readonly arrange?: Arrangement;
}

/** What `games/<name>/arrange` exports. */
export interface Arranging<T extends GameTypes = GameTypes, Arrangement = unknown> {
  /** Turns a fresh set-up into the arranged position. */
  arrange(state: T["state"], pack: T["pack"], wanted: Arrangement): void;
}

/** The rules of a game and how it is arranged. */
export interface Arranged<T extends GameTypes = GameTypes, Arrangement = unknown> extends Arranging<T, Arrangement> {
  readonly rules: Game<T>;
}

/** A scene at the position. */
export function givenAt<T extends GameTypes, Arrangement>(
  game: Arranged<T, Arrangement>,
  { arrange: wanted, ...table }: Position<Arrangement>,
): Scene<T> {
  return given(game.rules, table, (state, pack) => {
    if (wanted !== undefined) game.arrange(state, pack, wanted);
  });
}

/** Where a match begins that stands at the position from its first moment on. */
export function startAt<T extends GameTypes, Arrangement>(
  game: Arranged<T, Arrangement>,
  { arrange: wanted }: Position<Arrangement>,
): ArrangedStart<T> {
  return {
    name: "a position",
    make(start) {
      const state = game.rules.setup(start);
      if (wanted !== undefined) game.arrange(state, start.pack, wanted);
      return state;
    },
  };
}
