// The example bots play over the network against players who choose at random: whole games, many at the same time.
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { fastBelow } from "@outrigger/kernel/play";
import type { Me, TableShown } from "@outrigger/protocol";
import { newSecret } from "@outrigger/records";
import { Client, LAID_DOWN, newPlayer, startNode } from "@outrigger/server/testing";

export const GAMES = ["maori", "moa", "tahiti", "maasai"] as const;
type Game = (typeof GAMES)[number];

/** The examples, and what runs them. */
export const EXAMPLES = { "bot.ts": process.execPath, "bot.py": "python3" } as const;
export type Example = keyof typeof EXAMPLES;

/** Whether there is a program for it on this machine. */
export function canRun(example: Example): boolean {
  return spawnSync(EXAMPLES[example], ["--version"]).status === 0;
}

export interface Played {
  readonly example: Example;
  readonly game: Game;
  readonly games: number;
  /** Alone in the first place. */
  readonly won: number;
  readonly drawn: number;
  /** Moves of the bot that the server did not take. */
  readonly refused: number;
  /** What the players met that should not be. */
  readonly problems: readonly string[];
  readonly seconds: number;
}

export interface Plan {
  readonly examples: readonly Example[];
  readonly games: readonly Game[];
  /** Of each game, at the same time. */
  readonly count: number;
  readonly seed: number;
  report?(played: Played): void;
}

/** On a server of its own in a folder of its own, which goes afterwards. */
export async function playExamples({ examples, games, count, seed, report }: Plan): Promise<Played[]> {
  const data = mkdtempSync(join(tmpdir(), "outrigger-examples-"));
  const { child, port } = await startNode({ data, isLuckLaidDown: true });
  const played: Played[] = [];
  try {
    for (const example of examples)
      for (const game of games) {
        played.push(await playOne(port, { example, game, count, seed }));
        report?.(played.at(-1) as Played);
      }
    return played;
  } finally {
    child.kill("SIGKILL");
    rmSync(data, { recursive: true, force: true });
  }
}

interface One {
  readonly example: Example;
  readonly game: Game;
  readonly count: number;
  readonly seed: number;
}

async function playOne(port: number, { example, game, count, seed }: One): Promise<Played> {
  const began = performance.now();
  const { token, me } = await newBotAccount(port, example);
  const bot = startBot(port, example, token, { count, seed });
  const player = await newPlayer(port, "Random", seed);
  try {
    await isDeclared(player.client, me.id);
    const tables = await Promise.all(
      Array.from({ length: count }, (_, at) => challenge(player.client, { game, bot: me.id, seed, at })),
    );
    await Promise.all(tables.map((table) => isOver(player, table)));
    const { games, won, drawn, refused } = await bot.tally;
    const seconds = (performance.now() - began) / 1_000;
    return { example, game, games, won, drawn, refused, problems: player.problems, seconds };
  } finally {
    player.stop();
    player.client.disconnect();
    bot.child.kill();
  }
}

async function newBotAccount(port: number, example: Example): Promise<{ token: string; me: Me }> {
  const client = new Client(port);
  const email = `${newSecret().slice(0, 12)}@example.org`;
  const me = await client.ask<Me>("POST", "/account", { email, password: newSecret(), name: example });
  const wish = { name: example, scopes: ["read", "play", "account"] };
  return { me, token: (await client.ask<{ token: string }>("POST", "/tokens", wish)).token };
}

interface Tally {
  readonly games: number;
  readonly won: number;
  readonly drawn: number;
  readonly refused: number;
}

function startBot(port: number, example: Example, token: string, { count, seed }: Pick<One, "count" | "seed">) {
  const file = fileURLToPath(new URL(`../../../../examples/${example}`, import.meta.url));
  const child = spawn(EXAMPLES[example], [file, String(count)], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, OUTRIGGER_URL: `http://127.0.0.1:${port}`, OUTRIGGER_TOKEN: token, SEED: String(seed) },
  });
  return { child, tally: lastLine(child).then((line) => JSON.parse(line) as Tally) };
}

function lastLine(child: ChildProcess): Promise<string> {
  let last = "";
  if (child.stdout !== null)
    createInterface({ input: child.stdout }).on("line", (line) => {
      last = line;
    });
  return new Promise((resolve) => child.once("close", () => resolve(last)));
}

/** The bot has started, and may be challenged. */
async function isDeclared(client: Client, bot: string): Promise<void> {
  for (;;) {
    const bots = await client.ask<{ id: string }[]>("GET", "/bots");
    if (bots.some(({ id }) => id === bot)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

interface Challenge {
  readonly game: Game;
  readonly bot: string;
  readonly seed: number;
  /** The how manieth it is. */
  readonly at: number;
}

interface Challenged {
  readonly id: string;
  readonly seat: number;
  readonly below: (bound: number) => number;
}

/** A table at which the bot sits first or last by turns. Its luck, and what the player chooses, follow from the seed. */
async function challenge(client: Client, { game, bot, seed, at }: Challenge): Promise<Challenged> {
  const seat = at % 2;
  const seats = [{ kind: "me" }, { kind: "challenge", person: bot }];
  const own = createHash("sha256").update(`${seed} ${at}`).digest();
  const nonce = LAID_DOWN + own.toString("hex").slice(LAID_DOWN.length);
  const { id } = await client.openTable({ game, seats: seat === 0 ? seats : seats.toReversed() }, nonce);
  return { id, seat, below: fastBelow(own.readUInt32BE()) };
}

type Player = Awaited<ReturnType<typeof newPlayer>>;

async function isOver(player: Player, { id, seat, below }: Challenged): Promise<void> {
  while ((await player.client.ask<TableShown>("GET", `/tables/${id}`)).status === "open")
    await new Promise((resolve) => setTimeout(resolve, 20));
  await player.play(id, seat, below);
}
