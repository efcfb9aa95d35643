// A position as data: which table, and how its game is arranged on it. What the arrangement says is each game's own affair.
import { copyJson, type Game, type GameTypes, type Json, type Options } from "@outrigger/kernel";
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
  /** What no arrangement says: values of the state by their path, such as `["players.0.score", 7]`; without a value it is gone. */
  readonly edits?: readonly (readonly [path: string, value?: Json])[];
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
  { arrange: wanted, edits = [], ...table }: Position<Arrangement>,
): Scene<T> {
  return given(game.rules, table, (state, pack) => {
    if (wanted !== undefined) game.arrange(state, pack, wanted);
    for (const [path, value] of edits) edit(state, path.split("."), value);
  });
}

/** The same, and what is wrong with it: fields that the game does not look at, and whatever its invariants say. */
export function checkPosition<T extends GameTypes, Arrangement>(
  game: Arranged<T, Arrangement>,
  position: Position<Arrangement>,
): { readonly scene: Scene<T>; readonly problems: readonly string[] } {
  const idle = new Set<string>();
  const { arrange } = position;
  const scene = givenAt(game, arrange === undefined ? position : { ...position, arrange: watched(arrange, idle) });
  return {
    scene,
    problems: [...[...idle].map((field) => `${field} is a field that nothing arranges`), ...scene.problems()],
  };
}

/** The arrangement, which takes out of `idle` whatever is looked at: what is left there the game does not know. */
function watched<Arrangement>(arrangement: Arrangement, idle: Set<string>): Arrangement {
  if (typeof arrangement !== "object" || arrangement === null) return arrangement;
  for (const field of Object.keys(arrangement)) idle.add(field);
  return new Proxy(arrangement, {
    get(fields, field) {
      idle.delete(String(field));
      return Reflect.get(fields, field);
    },
  });
}

type Holder = { [key: string]: Json | undefined };

function edit(state: object, path: readonly string[], value: Json | undefined): void {
  const last = path.at(-1) ?? "";
  let holder = state as Holder;
  for (const key of path.slice(0, -1)) holder = holder[key] as Holder;
  if (value === undefined) delete holder[last];
  else holder[last] = copyJson(value);
}

/** Where a match begins that stands at the position from its first moment on. */
export function startAt<T extends GameTypes, Arrangement>(
  game: Arranged<T, Arrangement>,
  { arrange: wanted, edits = [] }: Position<Arrangement>,
): ArrangedStart<T> {
  return {
    name: "a position",
    make(start) {
      const state = game.rules.setup(start);
      if (wanted !== undefined) game.arrange(state, start.pack, wanted);
      for (const [path, value] of edits) edit(state, path.split("."), value);
      return state;
    },
  };
}
