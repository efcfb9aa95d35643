// What it costs to open a stored match, and what a match in hand takes of the memory: one move before the end of the
// longest of some random games, a thousand decisions at most.
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { GAME_IDS, loadRules } from "@outrigger/games";
import {
  beginMatch,
  type Hosted,
  newMemoryLog,
  openStored,
  SNAPSHOT_EVERY,
  type Snapshot,
  shownTo,
  take,
} from "@outrigger/host";
import { copyJson, type Game } from "@outrigger/kernel";
import { viewFor, waitedFor } from "@outrigger/kernel/match";
import { fastBelow, fastChance } from "@outrigger/kernel/play";
import { type Bench, type Effort, type Figure, median } from "./measure.ts";

/** As the storage has them. */
interface Stored extends Snapshotted {
  readonly entries: readonly string[];
  /** What a crash leaves at worst: the entries since are followed. */
  readonly behind: Snapshotted;
}

interface Snapshotted {
  readonly snapshot: string;
  readonly seq: number;
}

const PLAN = {
  /** Random games, the longest of which is stored. */
  games: 6,
  /** Decisions of each at the most. */
  decisions: 1_000,
  /** Matches that are held in memory at once. */
  held: 200,
};
const LUCK = { seed: "00".repeat(32), nonces: [] };
const KILOBYTE = 1_000;

export const openBench: Bench = {
  id: "open",
  title: "Opening a stored match, and a match in hand",
  async run(effort) {
    const figures: Figure[] = [];
    for (const id of GAME_IDS) figures.push(...(await figuresOf(await loadRules(id), effort)));
    return figures;
  },
};

async function figuresOf(game: Game, effort: Effort): Promise<Figure[]> {
  const tries = await Promise.all(Array.from({ length: PLAN.games }, (_, seed) => playUp(game, seed)));
  const stored = tries.reduce((one, other) => (other.entries.length > one.entries.length ? other : one));
  const { id } = game;
  return [
    { name: `${id}, decisions`, value: stored.seq, unit: "" },
    { name: `${id}, open`, value: await timeOf(game, stored, effort), unit: "ms" },
    {
      name: `${id}, open after a crash`,
      value: await timeOf(game, { ...stored, ...stored.behind }, effort),
      unit: "ms",
    },
    { name: `${id}, snapshot`, value: stored.snapshot.length / KILOBYTE, unit: "kB" },
    { name: `${id}, log`, value: stored.entries.reduce((sum, { length }) => sum + length, 0) / KILOBYTE, unit: "kB" },
    { name: `${id}, in hand`, value: await heapOf(() => open(game, stored)), unit: "kB" },
    { name: `${id}, in hand and watched`, value: await heapOf(() => openWatched(game, stored)), unit: "kB" },
  ];
}

async function timeOf(game: Game, stored: Stored, effort: Effort): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < effort.rounds * 20; round++) {
    const begun = performance.now();
    await open(game, stored);
    times.push(performance.now() - begun);
  }
  return median(times);
}

/** Random moves, stored as they come, up to the last before the end. */
async function playUp(game: Game, seed: number): Promise<Stored> {
  const people = Array.from({ length: game.seats[1] }, (_, at) => ({ kind: "person" as const, name: `P${at}` }));
  const log = newMemoryLog();
  const home = { id: "m", luck: LUCK, chance: luckOf(seed), log };
  const begun = beginMatch(game, { seats: people, options: {} }, 0, home);
  if ("problems" in begun) throw new Error(begun.problems.join("; "));
  const { hosted } = begun;
  log.entries.push(...begun.entries);
  const entries = begun.entries.map((entry) => JSON.stringify(entry));
  const below = fastBelow(seed + 0x1_0000_0000);
  const newest: Snapshotted[] = [];
  while (hosted.match.data.end === undefined && hosted.seq < PLAN.decisions) {
    const [seat = 0] = waitedFor(hosted.match);
    const { base = "", moves = [] } = viewFor(hosted.match, seat).offers ?? {};
    const move = copyJson(moves[below(moves.length)]) as [string, ...(string | number)[]];
    const message = { kind: "move" as const, id: "m", match: "m", seat, base, moves: [move] };
    const around = { luck: LUCK, snapshotDue: 0, complain: console.error };
    const taken = await take(hosted, { kind: "seat", message }, hosted.seq * 1_000, around);
    if (taken.entry === undefined) throw new Error(`an offer was refused: ${JSON.stringify(taken.outcome.reply)}`);
    if (hosted.match.data.end !== undefined) break;
    log.entries.push(taken.entry);
    entries.push(JSON.stringify(taken.entry));
    if (taken.snapshot !== undefined) newest.push({ snapshot: JSON.stringify(taken.snapshot), seq: hosted.seq });
    while (newest.length > 1 && hosted.seq - (newest[0]?.seq ?? 0) >= SNAPSHOT_EVERY) newest.shift();
  }
  const [behind, last] = [newest[0], newest.at(-1)];
  if (behind === undefined || last === undefined) throw new Error(`${game.id} ended before anything was stored`);
  return { ...last, behind, entries };
}

const luckOf = (seed: number) => (call: number) => fastChance(seed * 7_919 + call);

async function open(game: Game, { snapshot, seq, entries }: Stored): Promise<Hosted> {
  const log = { read: async () => entries.map((text) => JSON.parse(text)) };
  const after = entries.slice(seq + 1).map((text) => JSON.parse(text));
  const stored = {
    id: "m",
    seq,
    snapshot: JSON.parse(snapshot) as Snapshot,
    after,
    log,
    luck: LUCK,
    kept: async () => undefined,
  };
  const opened = await openStored(game, stored, luckOf(1));
  if (opened === undefined) throw new Error("the match is lost");
  return opened.hosted;
}

/** By whoever is waited for and by somebody who looks on. */
async function openWatched(game: Game, stored: Stored): Promise<Hosted> {
  const hosted = await open(game, stored);
  for (const viewer of ["spectator", waitedFor(hosted.match)[0] ?? 0] as const) await shownTo(hosted, viewer);
  return hosted;
}

/** What one takes, by how much the memory grows over many that are held. */
async function heapOf(make: () => Promise<Hosted>): Promise<number> {
  setFlagsFromString("--expose-gc");
  const sweep = runInNewContext("gc") as () => void;
  const held = [await make()];
  sweep();
  const before = process.memoryUsage().heapUsed;
  while (held.length <= PLAN.held) held.push(await make());
  sweep();
  const grown = process.memoryUsage().heapUsed - before;
  return held.length === 0 ? 0 : grown / PLAN.held / KILOBYTE;
}
