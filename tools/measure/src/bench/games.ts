// Random games per second, of every game of the registry.
import { GAME_IDS, loadRules } from "@outrigger/games";
import { type Bench, compareRates, type Effort, type Figure } from "./measure.ts";
import { randomGames } from "./playouts.ts";

async function ratesOf(id: string, seats: readonly number[], effort: Effort): Promise<Figure[]> {
  const game = await loadRules(id);
  const rates = compareRates(
    effort,
    seats.map((count) => randomGames(game, count)),
  );
  return rates.flatMap(({ pieces, units }, at) => [
    { name: `${id}, ${seats[at]} players, games`, value: pieces, unit: "games/s" },
    { name: `${id}, ${seats[at]} players, decisions`, value: units, unit: "decisions/s" },
  ]);
}

export const gamesBench: Bench = {
  id: "games",
  title: "Random games of every kind, at every number of players",
  async run(effort) {
    const figures: Figure[] = [];
    for (const id of GAME_IDS) {
      const [fewest, most] = (await loadRules(id)).seats;
      const counts = Array.from({ length: most - fewest + 1 }, (_, more) => fewest + more);
      figures.push(...(await ratesOf(id, counts, effort)));
    }
    return figures;
  },
};
