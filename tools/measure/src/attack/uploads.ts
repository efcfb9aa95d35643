// Hostile component packs at the one place that takes packs, and records at all places, none of which takes any.
import { findGame, GAME_IDS } from "@outrigger/games";
import type { Json } from "@outrigger/kernel";
import { newSecret } from "@outrigger/records";
import { listRoutes } from "@outrigger/server/testing/schemas";
import { hostilePacks } from "@outrigger/testkit";
import { type Attack, type Ground, MALLORY, newProblems, type Problems } from "./ground.ts";
import { Visitor } from "./visitor.ts";

const CLOCK = { kind: "live", reserve: 600_000, increment: 5_000 };

export const sendHostileFiles: Attack = async (ground) => {
  const problems = newProblems();
  const mallory = await new Visitor(ground.port, MALLORY).comeIn("Mallory");
  const records = await sendRecords(ground, mallory, problems);
  const packs = await sendPacks(ground, mallory, problems);
  mallory.disconnect();
  return {
    said: `${packs.sent} hostile packs, ${packs.taken} taken; ${records} hostile records`,
    problems: problems.list,
  };
};

/** At least one of each game, then for as long as the attack lasts. */
async function sendPacks({ below, isOver }: Ground, mallory: Visitor, problems: Problems) {
  const makers = await Promise.all(GAME_IDS.map(makerOf));
  let [sent, taken] = [0, 0];
  for (let round = 0; round < 1_000 && (round === 0 || !isOver()); round++)
    for (const [at, make] of makers.entries()) {
      if (make === undefined) continue;
      const { source, what } = make(below);
      const seats = [{ kind: "me" }, { kind: "bot", level: "random" }];
      const asked = { game: GAME_IDS[at], clock: CLOCK, seats, pack: source };
      const text = written(asked);
      if (text === undefined) continue;
      const { status, body } = await mallory.call("POST", "/tables", text);
      sent++;
      if (status >= 500) problems.add(`${GAME_IDS[at]} with ${what}: ${status}`);
      if (status !== 200) continue;
      taken++;
      await startAndLeave(mallory, (body as { readonly id: string }).id, what, problems);
    }
  return { sent, taken };
}

/** As JSON; undefined where a pack is nested deeper than this side can write. */
function written(value: unknown): string | undefined {
  try {
    return JSON.stringify(value);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

async function makerOf(game: string): Promise<ReturnType<typeof hostilePacks> | undefined> {
  const entry = await findGame(game);
  if (entry?.pack === undefined) return undefined;
  return hostilePacks((await entry.rules()).rules.pack.source);
}

/** A pack that was taken is played with: the match begins, and goes on until it is given up. */
async function startAndLeave(mallory: Visitor, id: string, what: string, problems: Problems): Promise<void> {
  const { status } = await mallory.call("POST", `/tables/${id}/nonce`, { nonce: newSecret() });
  const watched = await mallory.watch(id, 0);
  const resigned = await mallory.send({ kind: "resign", match: id, seat: 0 });
  if (status !== 200 || watched.kind !== "accepted" || resigned.kind !== "accepted")
    problems.add(`a match with ${what}: ${status} ${JSON.stringify([watched, resigned])}`);
  await mallory.send({ kind: "leave", match: id });
}

const ROUNDS = 3;

async function sendRecords({ below }: Ground, mallory: Visitor, problems: Problems): Promise<number> {
  const record = await ownRecord(mallory);
  const make = hostilePacks(record);
  const large = { ...(record as object), state: "x".repeat(4_000_000) };
  const spoilt = Array.from({ length: ROUNDS }, () => make(below).source);
  // Written once: those who play share this process.
  const files = ["[".repeat(100_000), ...[record, large, ...spoilt].map((file) => JSON.stringify(file))];
  let sent = 0;
  for (const { method, path, body: schema } of listRoutes()) {
    if (schema === undefined) continue;
    for (const file of files) {
      // A line that is closed before all of it was sent is an answer, too.
      const asked = mallory.call(String(method), path.replaceAll(/:\w+/g, "x"), file);
      const { status } = await asked.catch(() => ({ status: 413 }));
      sent++;
      if (status < 400 || status >= 500) problems.add(`a record at ${method} ${path}: ${status}`);
    }
  }
  return sent;
}

/** A match that was given up at once. */
async function ownRecord(mallory: Visitor): Promise<Json> {
  const { id } = await mallory.openTable({ game: "moa", seats: [{ kind: "me" }, { kind: "bot", level: "random" }] });
  await mallory.watch(id, 0);
  await mallory.send({ kind: "resign", match: id, seat: 0 });
  return mallory.ask<Json>("GET", `/tables/${id}/record`);
}
