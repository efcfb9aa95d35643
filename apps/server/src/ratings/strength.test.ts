import { fastChance } from "@outrigger/kernel/play";
import { describe, expect, it } from "vitest";
import { afterGame, figures, leadFor, type Strength, UNKNOWN } from "./strength.ts";

const PLAYERS = 200;

/** Players whose strength is known to us, and what is thought of them after so many games each against whoever comes. */
function simulate(seed: number, seats: number, games: number) {
  const random = newRandom(seed);
  const truth = Array.from({ length: PLAYERS }, () => UNKNOWN.mu + UNKNOWN.sigma * random.normal());
  const thought: Strength[] = truth.map(() => UNKNOWN);
  for (let round = 0; round < games; round++) {
    const order = random.shuffled(truth.length);
    for (let first = 0; first + seats <= PLAYERS; first += seats) {
      const table = order.slice(first, first + seats);
      const shown = table.map((player) => (truth[player] ?? 0) + (leadFor(0.75) / Math.log(3)) * random.gumbel());
      const ranks = shown.map((mine) => 1 + shown.filter((other) => other > mine).length);
      const after = afterGame(
        table.map((player) => thought[player] ?? UNKNOWN),
        ranks,
      );
      for (const [at, player] of table.entries()) thought[player] = after[at] ?? UNKNOWN;
    }
  }
  return { truth, thought };
}

function newRandom(seed: number) {
  const chance = fastChance(seed);
  const unit = (): number => (chance.pick(1_000_003) + 0.5) / 1_000_003;
  return {
    normal: () => Math.sqrt(-2 * Math.log(unit())) * Math.cos(2 * Math.PI * unit()),
    gumbel: () => -Math.log(-Math.log(unit())),
    shuffled: (length: number) =>
      Array.from({ length }, (_, player) => ({ player, at: unit() }))
        .sort((one, other) => one.at - other.at)
        .map(({ player }) => player),
  };
}

describe("200 players of known strength", () => {
  it.each([2, 3, 4, 5])(
    "after 20 games each at tables of %i intervals of 95 in 100 hold the truth of at least 90 in 100",
    (seats) => {
      const { truth, thought } = simulate(7, seats, 20);
      const held = thought.filter(({ mu, sigma }, at) => Math.abs(mu - (truth[at] ?? 0)) <= 1.96 * sigma);
      expect(held.length / PLAYERS).toBeGreaterThanOrEqual(0.9);
      const sigma = thought.reduce((sum, each) => sum + each.sigma, 0) / PLAYERS;
      // It is not held by saying nothing.
      expect(sigma).toBeLessThan(0.7 * UNKNOWN.sigma);
    },
  );
});

it("whoever wins rises, whoever loses falls, a draw of equals moves nobody, and doubt goes down", () => {
  const [won, lost] = afterGame([UNKNOWN, UNKNOWN], [1, 2]);
  expect(won?.mu).toBeGreaterThan(UNKNOWN.mu);
  expect(lost?.mu).toBeLessThan(UNKNOWN.mu);
  expect(won?.sigma).toBeLessThan(UNKNOWN.sigma);
  for (const { mu } of afterGame([UNKNOWN, UNKNOWN, UNKNOWN], [1, 1, 1])) expect(mu).toBeCloseTo(UNKNOWN.mu, 5);
  const [, upset] = afterGame(
    [
      { mu: 40, sigma: 4 },
      { mu: 20, sigma: 4 },
    ],
    [2, 1],
  );
  const [, expected] = afterGame(
    [
      { mu: 40, sigma: 4 },
      { mu: 20, sigma: 4 },
    ],
    [1, 2],
  );
  expect((upset?.mu ?? 0) - 20).toBeGreaterThan(20 - (expected?.mu ?? 0));
});

it("a share of the games is a lead, and what is shown has four figures and its doubt", () => {
  expect(leadFor(0.5)).toBe(0);
  expect(leadFor(0.77)).toBeCloseTo(7.12, 1);
  expect(figures(UNKNOWN)).toEqual({ rating: 1_500, doubt: 980 });
});
