// The suite that the check of a game's component packs passes.
import type { Game, GameTypes, Json } from "@outrigger/kernel";
import { fastBelow } from "@outrigger/kernel/play";
import { describe, expect, test } from "vitest";
import { hostilePacks, spoiltPlace } from "./hostile.ts";
import { type NumberPlan, numberJudge } from "./numbers.ts";
import { examinePackCheck, type PackCheck } from "./own.ts";
import { kindOf, numbersOf, type Path, pathName, placesOf } from "./places.ts";
import { checkedPack, countedPack, playPack } from "./try.ts";

export interface PackPlan<T extends GameTypes> {
  /** What the test of every number needs to know. */
  readonly numbers?: NumberPlan<T>;
  /** Hostile packs made at random. */
  readonly packs?: number;
  /** Random moves with each pack that is accepted. */
  readonly moves?: number;
  readonly seed?: number;
}

/** A check may look at every value of a pack a few times, never more often for a larger number. */
const LOOKS_AT_A_VALUE = 10;

/** Of places that hold no number, so many are passed over in the short form. */
const EVERY_OTHER = 4;

/** The long form is `npm run packs`: every place and every number, and very many hostile packs. */
export function packs<T extends GameTypes>(game: Game<T>, check: PackCheck, plan: PackPlan<T> = {}): void {
  const { packs: count = 150, moves = 20, seed = 1 } = plan;
  const own = game.pack.source;

  describe(`component packs of ${game.id}`, () => {
    test("the game's own passes and junk does not", () => examinePackCheck(game, check));

    test("hostile values, one at a time, are answered, for a bounded number of looks", () => {
      const places = placesOf(own);
      const most = LOOKS_AT_A_VALUE * places.length;
      const numbers = oneOfEachKind(numbersOf(own));
      const others = oneOfEachKind(places).filter((_, at) => at % EVERY_OTHER === seed % EVERY_OTHER);
      [...numbers, ...others].forEach((path, at) => {
        const { what, source } = spoiltPlace(own, path, seed + at);
        const answer = check(countedPack(source as Json, most).source);
        expect(answer.ok ? 1 : answer.problems.length, what).toBeGreaterThan(0);
      });
    });

    test("hostile packs are refused, or can be played with", () => {
      const make = hostilePacks(own);
      const below = fastBelow(seed);
      for (let number = 0; number < count; number++) {
        const pack = checkedPack(game, check, make(below).source);
        if (pack !== undefined) playPack(game, pack, seed + number, moves);
      }
    });

    test("a number of every kind, changed alone, is refused or shows in play", () => {
      const judge = numberJudge(game, check, plan.numbers ?? {});
      const verdicts = Map.groupBy(oneOfEachKind(numbersOf(own)), judge);
      expect(verdicts.get("ignored")?.map(pathName) ?? []).toEqual([]);
      expect(verdicts.get("shown")?.length).toBeGreaterThan(0);
    });
  });
}

function oneOfEachKind(places: readonly Path[]): Path[] {
  return [...Map.groupBy(places, kindOf).values()].map(([first = []]) => first);
}
