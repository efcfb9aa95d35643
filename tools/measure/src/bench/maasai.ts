// Maasai: random long games for two, and what it costs to keep the legal poses of a growing table.

import { loadRules } from "@outrigger/games";
import { deadEdges, type Layout, lay, layoutOf, newTile, openEdges, SHAPES, type Tile } from "@outrigger/penrose";
import { type Bench, compareRates, type Figure, median } from "./measure.ts";
import { randomGames } from "./playouts.ts";

export const maasaiBench: Bench = {
  id: "maasai",
  title: "Maasai, random long games for two, and the cost of a lay as the table grows",
  async run(effort) {
    const [rate] = compareRates(effort, [randomGames(await loadRules("maasai"), 2)]);
    return [
      { name: "games", value: rate?.pieces ?? 0, unit: "games/s" },
      { name: "decisions", value: rate?.units ?? 0, unit: "decisions/s" },
      ...growth(effort.rounds),
    ];
  },
};

/** How many shields lie when a cost is read; the game itself has 102. */
const SIZES = [50, 100, 400, 1_600] as const;
/** So many lays before a size count for it. */
const WINDOW = 25;

interface Reading {
  /** Microseconds of one lay, and how long the border was. */
  readonly cost: number;
  readonly border: number;
}

function growth(rounds: number): Figure[] {
  const tables = Array.from({ length: rounds }, () => readings());
  const figures = SIZES.flatMap((size, at) => {
    const read = tables.map((table) => table[at] as Reading);
    return [
      { name: `a lay, ${size} shields on the table`, value: median(read.map(({ cost }) => cost)), unit: "µs" },
      { name: `border, ${size} shields on the table`, value: median(read.map(({ border }) => border)), unit: "edges" },
    ];
  });
  const times = (name: string): number => readingOf(figures, name, SIZES[3]) / readingOf(figures, name, SIZES[1]);
  return [
    ...figures,
    { name: "cost of a lay, from 100 to 1600 shields", value: times("a lay"), unit: "times" },
    { name: "border, from 100 to 1600 shields", value: times("border"), unit: "times" },
  ];
}

function readingOf(figures: readonly Figure[], name: string, size: number): number {
  return figures.find((figure) => figure.name === `${name}, ${size} shields on the table`)?.value ?? 0;
}

/** A compact table, always laid on nearest to its middle. */
function readings(): Reading[] {
  const layout = layoutOf([{ shape: "W", at: [0, 0, 0, 0], turn: 0 }]);
  const costs: number[] = [];
  const read: Reading[] = [];
  while (read.length < SIZES.length) {
    const tile = newTile(innermost(layout));
    const started = performance.now();
    lay(layout, tile);
    costs.push(1_000 * (performance.now() - started));
    if (layout.tiles.length === SIZES[read.length])
      read.push({ cost: median(costs.slice(-WINDOW)), border: liveBorder(layout) });
  }
  return read;
}

/** Open edges on which something fits; gaps inside that nothing fills are no border. */
function liveBorder(layout: Layout): number {
  return openEdges(layout).length - deadEdges(layout).length;
}

function innermost({ fits }: Layout): Tile {
  const all = SHAPES.flatMap((shape) => fits[shape].map(({ tile }) => tile));
  const away = ({ x, y }: Tile): number => x * x + y * y;
  return all.reduce((best, tile) => (away(tile) < away(best) ? tile : best));
}
