// Scoring (MAO-SCORE), at the end of the game and as an estimate in the middle of it.
import { placesBy, type Result } from "@outrigger/kernel";
import { type Island, islandsOf } from "./board/islands.ts";
import { type Pieces, pieceAt, piecesOn } from "./board/placing.ts";
import { type Plan, spaceName } from "./board/plan.ts";
import { shipsOn } from "./board/ships.ts";
import type { MaoriPack } from "./components.ts";
import type { IslandScore, SeatScore } from "./shown.ts";
import type { MaoriOptions, MaoriState, SeatState } from "./vocabulary.ts";

type BoardScore = Omit<SeatScore, "shipPoints" | "shellPoints" | "total">;

export function scoreSeats(state: MaoriState, pack: MaoriPack): SeatScore[] {
  const boards = state.seats.map((seat) => scoreBoard(state.options, seat, pack));
  const mostShips = Math.max(...boards.map((board) => board.ships));
  const mostShells = Math.max(...boards.map((board) => board.shells));
  return boards.map((board) => {
    const shipPoints = board.ships === mostShips ? board.ships * pack.scoring.shipForMost : 0;
    const shellPoints = board.shells === mostShells ? board.shells * pack.scoring.shellForMost : 0;
    const total = board.palmPoints + board.leiPoints + shipPoints + shellPoints + board.emptyPoints;
    return { ...board, shipPoints, shellPoints, total };
  });
}

/** Everything about one board that does not depend on the others. */
function scoreBoard(options: MaoriOptions, seat: SeatState, pack: MaoriPack): BoardScore {
  const plan = pack.plans[options.board];
  const pieces = piecesOn(seat.layout, pack);
  const all = islandsOf(plan, pieces);
  const unfinished = all.filter((island) => !island.finished).flatMap((island) => island.spaces);
  const left = without(pieces, unfinished);
  const islands = all.filter((island) => island.finished).map((island) => scoreIsland(plan, pieces, island, pack));
  const leis = sum(islands, (island) => island.leis);
  const emptySpaces = plan.spaces.filter((space) => left[space] === null).length;
  return {
    islands,
    removed: unfinished.sort((one, other) => one - other).map((space) => spaceName(plan, space)),
    palmPoints: sum(islands, (island) => island.points),
    leis,
    leiPoints: leis * pack.scoring.lei,
    ships: shipsOn(plan, options, left),
    shells: seat.shells,
    emptySpaces,
    emptyPoints: emptySpaces * pack.scoring.emptySpace,
  };
}

/** MAO-SCORE-1, MAO-SCORE-3: the board after unfinished islands have gone with everything on them. */
function without(pieces: Pieces, removed: readonly number[]): Pieces {
  const left = pieces.slice();
  for (const space of removed) left[space] = null;
  return left;
}

function scoreIsland(plan: Plan, pieces: Pieces, island: Island, pack: MaoriPack): IslandScore {
  const perPalm = pointsPerPalm(island, pack);
  return {
    spaces: island.spaces.map((space) => spaceName(plan, space)),
    tiles: island.spaces.map((space) => pieceAt(pieces, space).name),
    palms: island.palms,
    hut: island.hasHut,
    inside: island.inside,
    perPalm,
    points: island.palms * perPalm,
    leis: island.leis.length,
  };
}

/** MAO-SCORE-4, MAO-SCORE-5, MAO-ATOLL-2. */
export function pointsPerPalm({ hasHut, inside }: Island, { scoring }: MaoriPack): number {
  return scoring.palm * (hasHut ? scoring.hutFactor : 1) * (inside ? scoring.insideAtollFactor : 1);
}

/** Points for palms and the number of leis on finished islands: what a single placement or discard can change. */
export function islandWorth(plan: Plan, pieces: Pieces, pack: MaoriPack): { palmPoints: number; leis: number } {
  const finished = islandsOf(plan, pieces).filter((island) => island.finished);
  return {
    palmPoints: sum(finished, (island) => island.palms * pointsPerPalm(island, pack)),
    leis: sum(finished, (island) => island.leis.length),
  };
}

/** What the change from one board to another does to it. */
export function worthChange(plan: Plan, from: Pieces, to: Pieces, pack: MaoriPack): ReturnType<typeof islandWorth> {
  const [before, after] = [islandWorth(plan, from, pack), islandWorth(plan, to, pack)];
  return { palmPoints: after.palmPoints - before.palmPoints, leis: after.leis - before.leis };
}

function sum<Item>(items: readonly Item[], count: (item: Item) => number): number {
  return items.reduce((total, item) => total + count(item), 0);
}

type Standing = Pick<SeatScore, "total" | "shells">;

/** MAO-SCORE-12: the highest total, then the most shells; who is still equal shares the place. */
export function placesOf(scores: readonly Standing[]): number[] {
  const beats = (one: Standing, other: Standing) =>
    one.total > other.total || (one.total === other.total && one.shells > other.shells);
  return placesBy(scores, beats);
}

export function result(state: MaoriState, pack: MaoriPack): Result {
  const scores = scoreSeats(state, pack);
  return {
    places: placesOf(scores),
    scores: scores.map((score) => score.total),
    details: { seats: scores },
  };
}
