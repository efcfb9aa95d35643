// A second opinion on every scoring, for tests: written from the clauses alone, on the state as README.md describes it.
// It shares no code with the engine and goes another way: it orders the colours and deals the two values out in turn.
import type { Json } from "@outrigger/kernel";

interface Land {
  condition: string;
  birds: number[];
  leader: number | null;
}

interface Board {
  territories: Land[];
  volcano: number;
  players: { won: string[]; saleCards: string[]; leaderTiles: { tile: string }[] }[];
}

interface Numbers {
  territories: { items: { number: number; vpHigh: number; vpLow: number }[] };
  volcanoTrack: { spaces: { reduction: number | null }[] };
  mammals: { items: { id: string; vp: number }[] };
  leaderTiles: { items: { id: string; kind: string; amount: number }[] };
}

export interface SecondOpinion {
  /** Points of each colour in territory n at place n - 1; null where nothing is scored. */
  readonly land: readonly (readonly number[] | null)[];
  readonly mammals: readonly number[];
  readonly leaderTiles: readonly number[];
}

export function secondOpinion(state: Json, pack: Json): SecondOpinion {
  const board = state as unknown as Board;
  const numbers = pack as unknown as Numbers;
  return {
    land: board.territories.map((land, at) => landPoints(board, numbers, land, at + 1)),
    // MOA-SCO-12: what was won and what was sold to in this period.
    mammals: board.players.map(({ won, saleCards }) =>
      sum([...won, ...saleCards].map((kind) => numbers.mammals.items.find(({ id }) => id === kind)?.vp ?? Number.NaN)),
    ),
    // MOA-SCO-17: tiles that show points.
    leaderTiles: board.players.map((player) =>
      sum(
        player.leaderTiles.map(({ tile }) => {
          const printed = numbers.leaderTiles.items.find(({ id }) => id === tile);
          return printed?.kind === "vp" ? printed.amount : 0;
        }),
      ),
    ),
  };
}

/** MOA-SCO-2 to MOA-SCO-14. */
function landPoints(board: Board, numbers: Numbers, land: Land, number: number): number[] | null {
  if (land.condition === "invaded" || land.condition === "erupted") return null;
  const printed = numbers.territories.items.find((item) => item.number === number);
  if (printed === undefined) throw new Error(`no territory ${number}`);
  const loss = number === 12 ? (numbers.volcanoTrack.spaces[board.volcano]?.reduction ?? 0) : 0;
  const prizes = [printed.vpHigh, printed.vpLow].map((value) => (value > loss ? value - loss : 0));
  const points = land.birds.map(() => 0);
  let groups = rankedGroups(land);
  for (const prize of prizes) {
    const [winners, ...rest] = groups;
    if (winners === undefined) break;
    for (const colour of winners) points[colour] = (prize - (prize % winners.length)) / winners.length;
    groups = rest;
  }
  return points;
}

/** Colours with pieces, those level with each other together; a leader's owner steps out in front of the first group. */
function rankedGroups({ birds, leader }: Land): number[][] {
  const strength = birds.map((count, colour) => count + Number(leader === colour));
  const present = strength.flatMap((count, colour) => (count > 0 ? [{ colour, count }] : []));
  present.sort((one, other) => other.count - one.count);
  const groups: { count: number; colours: number[] }[] = [];
  for (const { colour, count } of present) {
    const last = groups.at(-1);
    if (last?.count === count) last.colours.push(colour);
    else groups.push({ count, colours: [colour] });
  }
  const [first, ...rest] = groups.map(({ colours }) => colours);
  if (first === undefined) return [];
  if (leader === null || first.length === 1 || !first.includes(leader)) return [first, ...rest];
  // MOA-SCO-7: those behind the leader are second; players with fewer pieces come after both prizes are gone.
  return [[leader], first.filter((colour) => colour !== leader), ...rest];
}

function sum(values: readonly number[]): number {
  let total = 0;
  for (const value of values) total += value;
  return total;
}
