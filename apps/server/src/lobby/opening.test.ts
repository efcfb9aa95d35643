// What a game asks of the database before its first move: every question is a way to another thread or process, and a site at
// its peak opens a game for every twenty moves.
import type { Storage } from "@outrigger/storage";
import { expect, it } from "vitest";
import type { Client } from "../testing/client.ts";
import { keptSite } from "../testing/kept-site.ts";

const site = await keptSite();

const PLAYERS = ["Ada", "Ben"];
const seats = [{ kind: "me" }, { kind: "open" }];

async function openAndBegin([ada, ben]: readonly Client[]): Promise<string> {
  if (ada === undefined || ben === undefined) throw new Error("nobody is there");
  const { id } = await ada.openTable({ seats });
  await ben.sit(id);
  await ada.watch(id, 0);
  await ben.watch(id, 1);
  return id;
}

/** When jobs are looked for has nothing to do with it; what was said is read after a table is shown. */
const BY_THE_WAY = ["takeJobs", "nextDue", "endJob", "chatLines"];

/** The questions asked while something is done, by their names. */
async function asked(work: () => Promise<unknown>): Promise<string[]> {
  const { storage } = site.server.context;
  const names: string[] = [];
  const own = { ...storage };
  const operations = (Object.keys(own) as (keyof Storage)[]).filter(
    (name) => name !== "bus" && name !== "close" && !BY_THE_WAY.includes(name),
  );
  for (const name of operations) {
    const whole = own[name] as (given: unknown) => Promise<unknown>;
    const noted = (given: unknown) => {
      names.push(name);
      return whole(given);
    };
    Object.assign(storage, { [name]: noted });
  }
  await work();
  Object.assign(storage, own);
  return names;
}

it("opening a table, sitting down and coming to it asks for little, and for nothing that was just written", async () => {
  const players = await Promise.all(PLAYERS.map((name) => site.guest(name)));
  // What is known of both for a while is counted with their first game.
  await openAndBegin(players);
  const names = await asked(() => openAndBegin(players));
  const known = ["findSession", "countTables", "storedBytes"];
  expect(names.filter((name) => !known.includes(name))).toEqual([
    ...["createTable", "findTable", "nameNonce", "findTable"],
    ...["findTable", "isBlockedAmong", "startTable"],
  ]);
});

it("what is in hand of a game that has begun is what is stored of it", async () => {
  const players = await Promise.all(PLAYERS.map((name) => site.guest(name)));
  const id = await openAndBegin(players);
  const { rooms, storage } = site.server.context;
  const table = await storage.findTable(id);
  const room = rooms.inHand(id);
  expect(room?.row).toEqual(table?.row);
  expect(room?.seats).toEqual(table?.seats);
  const clock = (await storage.takeJobs({ now: Number.MAX_SAFE_INTEGER, lease: 0, most: 99 })).find(
    (job) => job.id === `clock ${id}`,
  );
  expect(room?.clockDue).toBe(clock?.due);
  expect([...(room?.waitingSince ?? [])]).toEqual([[0, table?.row.touched]]);
});
