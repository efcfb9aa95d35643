import { decisionId } from "@outrigger/kernel/match";
import { expect, it } from "vitest";
import { newMemoryStore } from "./testing/memory-store.ts";
import { openPage, type Page } from "./testing/page.ts";

const seats = ["Ada", "Ben"].map((name) => ({ kind: "person" as const, name }));
const create = (page: Page) => page.ask<string>({ kind: "create", game: "connect-four", name: "", seats, options: {} });

async function drop(page: Page, match: string, seat: number, column: number) {
  await page.ask({ kind: "history", match, viewer: "spectator" });
  const room = page.host.rooms.inHand(match);
  if (room === undefined) throw new Error("the match is not in hand");
  return page.say({
    kind: "move",
    match,
    seat,
    base: decisionId(room.hosted.match, seat),
    moves: [["drop", column]],
  });
}

const stateIn = (page: Page, match: string) => page.ask({ kind: "moment", match, at: 99, viewer: "all" });

it("a move the browser has no room for is not made, and the match goes on without a gap", async () => {
  const localStore = newMemoryStore();
  let isFull = false;
  const put: typeof localStore.put = (...given) =>
    isFull ? Promise.reject(new Error("no room")) : localStore.put(...given);
  const page = openPage({ ...localStore, put });
  const match = await create(page);
  isFull = true;
  await expect(drop(page, match, 0, 3)).rejects.toThrow("no room");
  isFull = false;
  expect(await drop(page, match, 0, 3)).toMatchObject({ kind: "accepted" });
  expect(await drop(page, match, 1, 3)).toMatchObject({ kind: "accepted" });
  expect(await stateIn(openPage(localStore), match)).toEqual(await stateIn(page, match));
});

it("of two pages the slower is told that the match has gone on, and goes on from there", async () => {
  const localStore = newMemoryStore();
  const [one, other] = [openPage(localStore), openPage(localStore)];
  const match = await create(one);
  await stateIn(one, match);
  expect(await drop(other, match, 0, 2)).toMatchObject({ kind: "accepted" });
  expect(await drop(one, match, 0, 3)).toMatchObject({ kind: "refused", code: "stale" });
  expect(await drop(one, match, 1, 3)).toMatchObject({ kind: "accepted" });
});
