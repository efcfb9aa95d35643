// The tests of a game's tactics: every position can be played to, something right is among the guide's plans there, and a
// level finds the quick ones.
import { type BotName, findBot, type Guide, loadGuide } from "@outrigger/bots";
import type { Game, Move } from "@outrigger/kernel";
import { fastBelow } from "@outrigger/kernel/play";
import type { Arranging } from "@outrigger/scene";
import { describe, expect, test } from "vitest";
import { standingBefore, type Tactic, type TacticBook, verdictOn } from "../tactics.ts";

/** What a game's entry in the registry brings along for them. */
interface Asked {
  readonly id: string;
  rules(): Promise<{ readonly rules: Game }>;
  arrange(): Promise<Arranging>;
  bot(): Promise<{ readonly guide: Guide }>;
}

/** `level` is asked the quick ones. */
export function tactics(entry: Asked, book: TacticBook, level: BotName): void {
  describe(`the tactics of ${entry.id}`, async () => {
    const { rules } = await entry.rules();
    const laid = { rules, arranging: await entry.arrange() };
    const guide = await loadGuide(entry, level);

    function plansAt(tactic: Tactic): readonly (readonly Move[])[] {
      const { play, decision, offers } = standingBefore(laid, book, tactic);
      if (decision === undefined) throw new Error("the game is over");
      const plans = guide?.plans?.(play, decision, fastBelow(1)) ?? [];
      return plans.length > 0 ? plans : offers.moves.map((move) => [move]);
    }

    test("each can be played to, and one of its right plans is among those that are compared", () => {
      const missed = book.tactics.filter((tactic) => {
        const wanted = { right: tactic.right, blunders: [] };
        return !plansAt(tactic).some((moves) => verdictOn(wanted, moves) === "right");
      });
      expect(missed.map(({ name }) => name)).toEqual([]);
    });

    test("names are given once, and a right plan is no blunder", () => {
      expect(new Set(book.tactics.map(({ name }) => name)).size).toBe(book.tactics.length);
      for (const { right, blunders } of book.tactics)
        expect(right.filter((plan) => blunders.includes(plan))).toEqual([]);
    });

    test.each(book.quick)(`${level} is right: %s`, (name) => {
      const tactic = book.tactics.find((each) => each.name === name);
      if (tactic === undefined) throw new Error(`there is no tactic "${name}"`);
      const { play, decision } = standingBefore(laid, book, tactic);
      const seat = decision?.seat ?? 0;
      const view = rules.view(play.state, seat, rules.pack);
      const { moves } = findBot(level, guide).choose({ game: rules, pack: rules.pack, seat, view, seed: 1 });
      expect([verdictOn(tactic, moves), moves]).toEqual(["right", moves]);
    });
  });
}
