// The suite that the check of a game's component packs passes.
import type { Game, GameTypes } from "@outrigger/kernel";
import { describe, test } from "vitest";
import { examinePackCheck, type PackCheck } from "./checks/pack.ts";

export function packs<T extends GameTypes>(game: Game<T>, check: PackCheck): void {
  describe(`component packs of ${game.id}`, () => {
    test("the game's own passes and junk does not", () => examinePackCheck(game, check));
  });
}
