// outrigger selfplay: bots play each other, and positions of their games are kept for training.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Features, featuresHash, type Guide, loadGuide } from "@outrigger/bots";
import { hireCrew } from "@outrigger/engines/crew";
import { EXIT, Fault } from "../faults.ts";
import { integerFlag, minutesFlag, oneArgument, readFlags, texts } from "../flags.ts";
import { contenderFlag, loadEntry } from "../game.ts";
import type { Io } from "../io.ts";
import { type Kept, rowsOf } from "../selfplay/game.ts";
import { positionsIn, readPositions, writePositions } from "../selfplay/positions.ts";
import { rowLength } from "../selfplay/rows.ts";
import type { Assignment } from "../selfplay/table.ts";
import type { Command } from "./command.ts";

const help = `Usage: outrigger selfplay GAME --out DIR [flags]

Lets bots play GAME over all its options and numbers of players, and keeps positions with what came of them: rows for
training/. A run that was broken off goes on where it stood.

  --out DIR      where the rows go, with features.json that says what they are
  --games N      how many games; 1000 by default
  --threads N    how many at once; 2 by default
  --seed S       the number of the first game; 1 by default
  --players N    tables of N only
  --bot NAME     a bot, or one changed for a trial, such as medium@iterations=30+learned=1; greedy by default
  --careful N    in a hundred games all are that bot; in the others all play in a hurry, as in playouts (100 by default)
  --usual        the usual options only, and nobody errs on purpose: games to hold forecasts against
  --within N     of the answers within a turn one in N is kept besides each turn's first; 8 by default, none with --usual
  --keep         keep the positions too, so that what is counted may change later
  --from DIR     play nothing: count anew the positions that --keep left in DIR
  --minutes N    stop after so long`;

const flagSpecs = {
  ...texts("out", "games", "threads", "seed", "players", "bot", "careful", "minutes", "from", "within"),
  usual: { type: "boolean", default: false },
  keep: { type: "boolean", default: false },
} as const;

const WITHIN_TURN = 8;

/** Games a file: what is lost when a run is broken off. */
const CHUNK = 4;

const WORKER = new URL("../selfplay/worker.ts", import.meta.url);

async function run(args: readonly string[], io: Io): Promise<number> {
  const { values, positionals } = readFlags(args, flagSpecs);
  const game = oneArgument(positionals, "the game");
  const guide = await loadGuide(await loadEntry(game), "greedy");
  const features = (await guide?.judgement?.())?.features;
  if (guide === undefined || features === undefined) throw new Fault(`${game} has no learned judgement to train`);
  if (values.out === undefined) throw new Fault("--out says where the rows go");
  describe(values.out, game, features, guide);
  if (values.from !== undefined) return countAnew(game, features, values.from, values.out, io);
  const bot = contenderFlag(values.bot, "greedy");
  const players = values.players === undefined ? undefined : integerFlag("players", values.players, 2, 1);
  const games = integerFlag("games", values.games, 1000, 1);
  const until = performance.now() + minutesFlag(values.minutes) * 60_000;
  const first = integerFlag("seed", values.seed, 1);
  const chunks = chunksOf(values.out, first, games).filter(({ isDone }) => !isDone);
  const work = {
    folder: values.out,
    keep: values.keep,
    assignment: {
      game,
      bot,
      careful: integerFlag("careful", values.careful, 100, 0),
      players,
      usual: values.usual,
      within: integerFlag("within", values.within, values.usual ? 0 : WITHIN_TURN, 0),
    },
    chunks,
    until,
    io,
    done: 0,
  };
  await playAll(work, integerFlag("threads", values.threads, 2, 1));
  io.out(`${work.done} games played, ${games} wanted`);
  return EXIT.ok;
}

/** Rows without a word on what they are could be trained on by mistake. */
function describe(folder: string, game: string, features: Features, { swing }: Guide): void {
  mkdirSync(folder, { recursive: true });
  const { shared, each, parts } = features;
  const seats = [1, 2, 3, 4, 5].map((count) => rowLength(features, count));
  const about = { game, features: featuresHash(features), swing, shared, each, parts, rowLengths: seats };
  const text = `${JSON.stringify(about, null, 2)}\n`;
  const file = join(folder, "features.json");
  if (existsSync(file) && readFileSync(file, "utf8") !== text)
    throw new Fault(`${folder} holds rows of other features`);
  writeFileSync(file, text);
}

export interface Chunk {
  readonly first: number;
  readonly games: number;
  readonly isDone: boolean;
}

function chunksOf(folder: string, first: number, games: number): Chunk[] {
  return Array.from({ length: Math.ceil(games / CHUNK) }, (_, place) => {
    const start = first + place * CHUNK;
    return {
      first: start,
      games: Math.min(CHUNK, first + games - start),
      isDone: existsSync(join(folder, doneMark(start))),
    };
  });
}

const doneMark = (first: number): string => `${first}.done`;

interface Work {
  readonly folder: string;
  /** Positions as well as rows. */
  readonly keep: boolean;
  readonly assignment: Assignment;
  readonly chunks: Chunk[];
  readonly until: number;
  readonly io: Io;
  done: number;
}

/** A chunk that was begun is played to its end, also when the time is over. */
async function playAll(work: Work, threads: number): Promise<void> {
  const crew = hireCrew<Chunk, Kept[]>(WORKER, work.assignment, threads);
  const next = (): Chunk | undefined => (performance.now() > work.until ? undefined : work.chunks.shift());
  try {
    await crew.workAll(next, ({ first, games }, kept) => {
      store(work.folder, first, kept);
      if (work.keep)
        writePositions(
          work.folder,
          first,
          kept.map(({ played }) => played),
        );
      work.done += games;
      work.io.progress(`${work.done} games`);
    });
  } finally {
    await crew.dismiss();
  }
}

/** Rows of games that were kept, as the features are now. */
async function countAnew(id: string, features: Features, from: string, folder: string, io: Io): Promise<number> {
  const { rules: game } = await (await loadEntry(id)).rules();
  if (!existsSync(from)) throw new Fault(`there is no folder ${from}`);
  const files = positionsIn(from);
  if (files.length === 0) throw new Fault(`${from} holds no positions`);
  let counted = 0;
  for (const first of files) {
    const played = readPositions(from, first);
    store(
      folder,
      first,
      played.map((each) => ({ seats: each.seats, rows: rowsOf({ game, features }, each) })),
    );
    counted += played.length;
    io.progress(`${counted} games`);
  }
  io.out(`${counted} games counted`);
  return EXIT.ok;
}

function store(folder: string, first: number, kept: readonly Pick<Kept, "seats" | "rows">[]): void {
  for (const seats of new Set(kept.map((game) => game.seats))) {
    const rows = kept.filter((game) => game.seats === seats).flatMap((game) => game.rows);
    writeFileSync(join(folder, `${first}-${seats}.rows`), Buffer.concat(rows));
  }
  writeFileSync(join(folder, doneMark(first)), "");
}

export const command: Command = { help, run };
