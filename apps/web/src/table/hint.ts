// What a strong computer player would do in a seat's place, asked in a worker of its own: it sees what the seat sees.
import type { Json, Move } from "@outrigger/kernel";
import { askThread } from "@outrigger/protocol";
import type { BotReply, BotTask } from "../workers/bots.ts";

const LEVEL = "hard";
const ask = askThread<BotReply>(
  () => new Worker(new URL("../workers/worker.ts", import.meta.url), { type: "module", name: "bots" }),
);

interface Asked {
  readonly game: string;
  readonly pack: Json | undefined;
  readonly seat: number;
  readonly view: unknown;
}

/** Its next move; undefined where it knows none. */
export async function hintFor(asked: Asked): Promise<Move | undefined> {
  const plain = JSON.parse(JSON.stringify(asked)) as Asked;
  const task: Omit<BotTask, "id"> = { asks: "moves", ...plain, pack: plain.pack, level: LEVEL, seed: 1 };
  const { moves } = await ask(task);
  return moves[0];
}
