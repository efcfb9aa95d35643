// Kill -9 under load, again and again, of the server or of the database it writes to; then the database is held against
// everything that was acknowledged.
import { once } from "node:events";
import { join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { fastBelow } from "@outrigger/kernel/play";
import { type TableShown, VERSION } from "@outrigger/protocol";
import { newSecret } from "@outrigger/records";
import { type Acknowledged, NODE, type NodePlan, newPlayer, type Player, startNode } from "@outrigger/server/testing";
import { openStorage, type Storage } from "@outrigger/storage";
import type { PostgresPair } from "@outrigger/storage/testing";
import { HERE, openTree } from "@outrigger/testkit/tree";

export interface ChaosPlan extends NodePlan {
  readonly rounds: number;
  readonly tables: number;
  readonly game: string;
  /** Decides what is played and when the server is killed. */
  readonly seed: number;
  /** Two servers play on, and of a pair of databases of their own the primary is killed and the standby promoted. */
  readonly failsOver?: boolean;
  /** A revision of this house: its server runs beside ours on a PostgreSQL of their own, and ours takes its place in the last round. */
  readonly beside?: string;
  progress?(text: string): void;
}

export interface ChaosReport {
  readonly seed: number;
  readonly rounds: number;
  readonly matches: number;
  readonly acknowledged: number;
  readonly stored: number;
  readonly lost: number;
  readonly doubled: number;
  readonly gaps: number;
  readonly reconnects: number;
  /** The longest a round took from the kill until every player had a move acknowledged again, in milliseconds. */
  readonly slowestRecovery: number;
  readonly problems: readonly string[];
}

const rest = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

const SEEDS = 0x1_0000_0000;
/** Milliseconds a server lives before it is killed. */
const [SHORTEST_LIFE, LONGEST_LIFE] = [200, 1_000];

export async function runChaos(plan: ChaosPlan): Promise<ChaosReport> {
  if (plan.beside !== undefined) return besideOlder(plan, plan.beside);
  if (plan.failsOver === true) return failOver(plan);
  const start: Start = (port) => startNode(plan, port);
  return killAndPlay(plan, [start], killing(0, "SIGKILL", start));
}

async function failOver(given: ChaosPlan): Promise<ChaosReport> {
  // Only tools for development bring a database along.
  const { startPair } = await import("@outrigger/storage/testing");
  const pair = await startPair(true);
  try {
    const plan = { ...given, databaseUrl: await pair.database() };
    const start: Start = (port) => startNode(plan, port);
    return await killAndPlay(plan, [start, start], () => killDatabase(pair));
  } finally {
    await pair.stop();
  }
}

/** The older server makes the database, ours brings it up to date while it is in use, is killed and comes back; then it is alone. */
async function besideOlder(given: ChaosPlan, revision: string): Promise<ChaosReport> {
  const { startPostgres } = await import("@outrigger/storage/testing");
  const tree = openTree(revision);
  const postgres = await startPostgres();
  try {
    await needSameProtocol(tree.folder, revision);
    const plan = { ...given, databaseUrl: await postgres.database() };
    const ours: Start = (port) => startNode(plan, port);
    const older: Start = (port) => startNode(plan, port, join(tree.folder, relative(HERE, NODE)));
    const [kill, upgrade] = [killing(1, "SIGKILL", ours), killing(0, "SIGTERM", ours)];
    return await killAndPlay(plan, [older, ours], (servers, round) =>
      (round === plan.rounds - 1 ? upgrade : kill)(servers, round),
    );
  } finally {
    await postgres.stop();
    tree.dismiss();
  }
}

/** Players sit down at both: whoever speaks another protocol takes nothing from them. */
async function needSameProtocol(folder: string, revision: string): Promise<void> {
  const file = pathToFileURL(join(folder, "packages/protocol/src/version.ts"));
  const { VERSION: theirs } = (await import(file.href)) as { readonly VERSION: number };
  if (theirs !== VERSION)
    throw new Error(`${revision} speaks version ${theirs} of the protocol, this checkout ${VERSION}`);
}

type Server = Awaited<ReturnType<typeof startNode>>;

type Start = (port?: number) => Promise<Server>;

/** Kills; says what is to be done once everybody has gone on. */
type Kill = (servers: Server[], round: number) => Promise<() => Promise<void>>;

const nothing = async (): Promise<void> => {};

/** Ends the server that was started as this one; `start` takes its place. */
function killing(which: number, signal: NodeJS.Signals, start: Start): Kill {
  return async (servers) => {
    const { child, port } = servers[which] as Server;
    child.kill(signal);
    await once(child, "exit");
    servers[which] = await start(port);
    return nothing;
  };
}

async function killDatabase(pair: PostgresPair): Promise<() => Promise<void>> {
  await pair.failOver();
  return () => pair.renew();
}

/** The two of a table sit at different servers, where there are several. */
async function killAndPlay(plan: ChaosPlan, starts: readonly Start[], kill: Kill): Promise<ChaosReport> {
  const servers: Server[] = [];
  for (const start of starts) servers.push(await start());
  const [one, other] = [servers[0]?.port ?? 0, servers.at(-1)?.port ?? 0];
  const below = fastBelow(plan.seed);
  const players: Player[] = [];
  const playing: Promise<void>[] = [];
  let isOver = false;
  for (let table = 0; table < plan.tables; table++) {
    const seeds = [below(SEEDS), below(SEEDS)] as const;
    const pair = [await newPlayer(one, `a${table}`, seeds[0]), await newPlayer(other, `b${table}`, seeds[1])];
    players.push(...pair);
    playing.push(playOn(plan.game, pair, () => isOver));
  }
  let slowest = 0;
  for (let round = 0; round < plan.rounds; round++) {
    await rest(SHORTEST_LIFE + below(LONGEST_LIFE - SHORTEST_LIFE));
    const killed = performance.now();
    const mend = await kill(servers, round);
    await allGoOn(players);
    slowest = Math.max(slowest, performance.now() - killed);
    await mend();
    plan.progress?.(`round ${round + 1} of ${plan.rounds}`);
  }
  isOver = true;
  for (const player of players) player.stop();
  await Promise.all(playing);
  for (const { client } of players) client.disconnect();
  for (const { child } of servers) {
    child.kill("SIGTERM");
    await once(child, "exit");
  }
  return report(plan, players, slowest);
}

/** One game after another between two players. */
async function playOn(game: string, [one, other]: Player[], isOver: () => boolean): Promise<void> {
  if (one === undefined || other === undefined) return;
  while (!isOver()) {
    const id = await openTable(game, one, other);
    if (id !== undefined) await Promise.all([one.play(id, 0), other.play(id, 1)]);
  }
}

/** The server may go away in the middle of it; then there is no table, and another is opened. */
async function openTable(game: string, one: Player, other: Player): Promise<string | undefined> {
  try {
    const seats = [{ kind: "me" }, { kind: "open" }];
    const clock = { kind: "live", reserve: 3_600_000, increment: 0 };
    const { id } = await one.client.ask<TableShown>("POST", "/tables", { game, clock, seats });
    await one.client.ask("POST", `/tables/${id}/nonce`, { nonce: newSecret() });
    const { status } = await other.client.ask<TableShown>("POST", `/tables/${id}/sit`, { nonce: newSecret() });
    return status === "playing" ? id : undefined;
  } catch {
    await rest(50);
    return undefined;
  }
}

const PATIENCE = 60_000;

/** Every player has a move acknowledged that was not before. */
async function allGoOn(players: readonly Player[]): Promise<void> {
  const before = players.map(({ acknowledged }) => acknowledged.length);
  const end = performance.now() + PATIENCE;
  while (players.some(({ acknowledged }, at) => acknowledged.length === before[at])) {
    if (performance.now() > end) throw new Error("not every player came back");
    await rest(10);
  }
}

async function report(plan: ChaosPlan, players: readonly Player[], slowest: number): Promise<ChaosReport> {
  const { databaseUrl, data } = plan;
  const storage = await openStorage(
    databaseUrl === undefined ? { file: `${data}/outrigger.db` } : { url: databaseUrl },
  );
  try {
    const acknowledged = players.flatMap((player) => player.acknowledged);
    const counts = await countStored(storage, acknowledged);
    return {
      seed: plan.seed,
      rounds: plan.rounds,
      acknowledged: acknowledged.length,
      ...counts,
      reconnects: players.reduce((sum, { reconnects }) => sum + reconnects(), 0),
      slowestRecovery: Math.round(slowest),
      problems: players.flatMap(({ problems }) => problems),
    };
  } finally {
    await storage.close();
  }
}

type Counts = Pick<ChaosReport, "matches" | "stored" | "lost" | "doubled" | "gaps">;

async function countStored(storage: Storage, acknowledged: readonly Acknowledged[]): Promise<Counts> {
  const matches = new Set(acknowledged.map(({ match }) => match));
  const places = new Map<string, number[]>();
  let [stored, gaps] = [0, 0];
  for (const match of matches) {
    const inputs = await storage.logAfter({ match, seq: 0 });
    stored += inputs.length;
    for (const [at, { seq, message }] of inputs.entries()) {
      if (seq !== at + 1) gaps++;
      places.set(`${match} ${message}`, [...(places.get(`${match} ${message}`) ?? []), seq]);
    }
  }
  const lost = acknowledged.filter(({ match, message }) => !places.has(`${match} ${message}`));
  const doubled = [...places.values()].filter((seqs) => seqs.length > 1);
  return { matches: matches.size, stored, lost: lost.length, doubled: doubled.length, gaps };
}
