// One pack, tried as a host would: checked, laid out, and where it passes a match opened with it and played for a while.
import { type Game, type GameTypes, isOptionsProblem, type Json } from "@outrigger/kernel";
import { fastBelow, parseOptions } from "@outrigger/kernel/play";
import type { Table } from "@outrigger/scene";
import { advance, chooseActor, startCourse } from "../course.ts";
import { Finding, guarded } from "../finding.ts";
import { randomOptions } from "../tables.ts";
import type { PackCheck } from "./own.ts";

/** More complaints than anybody reads would be work without end. */
const MOST_PROBLEMS = 100;

/** The pack laid out, or undefined where it is refused in words. */
export function checkedPack<T extends GameTypes>(
  game: Game<T>,
  check: PackCheck,
  source: unknown,
): T["pack"] | undefined {
  const checked = guarded("pack", "the check", () => check(source));
  if (!checked.ok) {
    const { length } = checked.problems;
    if (length === 0 || length > MOST_PROBLEMS) throw new Finding("pack", `is refused with ${length} problems`);
    return undefined;
  }
  return guarded("pack", "laying it out", () => game.preparePack?.(checked.value));
}

const MOST_TRIES = 20;

/** A table of the game that this pack can be played at, with options at random. */
function tableWith<T extends GameTypes>(game: Game<T>, pack: T["pack"], below: (bound: number) => number): Table<T> {
  const [fewest, most] = game.seats;
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const seats = fewest + below(most - fewest + 1);
    const options = below(2) === 0 ? {} : randomOptions(game.options, below);
    if (!isOptionsProblem(parseOptions(game, seats, options, pack))) return { seats, options, pack };
  }
  throw new Finding("pack", "is accepted, but fits no table");
}

/** Plays so many random moves, or to the end; throws what went wrong. Returns the decisions made. */
export function playPack<T extends GameTypes>(game: Game<T>, pack: T["pack"], seed: number, moves: number): number {
  const course = startCourse(game, tableWith(game, pack, fastBelow(seed)), seed);
  let made = 0;
  for (let actor = chooseActor(course); actor !== undefined && made < moves; actor = chooseActor(course)) {
    advance(course, actor);
    made++;
  }
  const [broken] = guarded("throws", "invariants", () => game.invariants(course.play.state, pack));
  if (broken !== undefined) throw new Finding("invariants", broken);
  for (const viewer of ["spectator", 0, "all"] as const)
    guarded("throws", "view", () => game.view(course.play.state, viewer, pack));
  guarded("throws", "result", () => game.result(course.play.state, pack));
  return made;
}

/** Counts how often the data is looked into, and stops whoever looks without end. */
export function countedPack(source: Json, most: number): { readonly source: Json; readonly looks: () => number } {
  let looks = 0;
  const look = (): void => {
    if (++looks > most) throw new Finding("pack", `is looked into more than ${most} times`);
  };
  const counted = (value: Json): Json => (typeof value === "object" && value !== null ? wrap(value) : value);
  const wrap = <Value extends object>(value: Value): Value =>
    new Proxy(value, {
      get(target, key) {
        look();
        return counted(Reflect.get(target, key) as Json);
      },
      ownKeys(target) {
        look();
        return Reflect.ownKeys(target);
      },
    });
  return { source: counted(source), looks: () => looks };
}
