import type { ChatLine, TableShown } from "@outrigger/protocol";
import { newSecret } from "@outrigger/records";
import { describe, expect, it } from "vitest";
import { keptSite } from "../testing/kept-site.ts";

const site = await keptSite();

const seats = [{ kind: "me" }, { kind: "open" }, { kind: "open" }];
const clock = { kind: "turns", perMove: 86_400_000 };

/** Ada has opened a table for three, and Ben has sat down. */
async function gather(table: object = {}) {
  const [ada, ben, eve] = [await site.guest("Ada"), await site.guest("Ben"), await site.guest("Eve")];
  const opened = await ada.openTable({ game: "maori", seats, ...table });
  await ben.sit(opened.id, opened.key === null ? {} : { key: opened.key });
  return { ada, ben, eve, id: opened.id, key: opened.key ?? "" };
}

describe("a table that gathers", () => {
  it("is changed by whoever opened it alone, and begins only when those who sat there have agreed anew", async () => {
    const { ada, ben, eve, id } = await gather();
    const settings = { name: "Reef", options: { board: "atoll" }, clock };
    expect((await ben.call("PUT", `/tables/${id}/settings`, settings)).body).toEqual({ code: "not-allowed" });
    const changed = await ada.ask<TableShown>("PUT", `/tables/${id}/settings`, settings);
    expect(changed).toMatchObject({ name: "Reef", options: { board: "atoll" }, clock, hidden: false });
    expect(changed.seats.map(({ ready }) => ready)).toEqual([true, false, false]);
    expect((await ada.call("POST", `/tables/${id}/start`, {})).body).toEqual({ code: "not-agreed" });
    expect(await eve.sit(id)).toMatchObject({ status: "open" });
    expect(await ben.ask("POST", `/tables/${id}/nonce`, { nonce: newSecret() })).toMatchObject({ status: "playing" });
    expect((await ada.call("PUT", `/tables/${id}/settings`, settings)).body).toEqual({ code: "not-open" });
  });

  it("is refused what no table may be, and may become private and public again", async () => {
    const { ada, ben, eve, id } = await gather();
    const put = (settings: object) => ada.call("PUT", `/tables/${id}/settings`, { clock, ...settings });
    for (const wrong of [{ options: { board: "round" } }, { clock: { kind: "none" } }])
      expect((await put(wrong)).body).toMatchObject({ code: "table-problems" });
    expect((await put({ hidden: true })).body).toMatchObject({ hidden: true });
    expect((await eve.call("GET", `/tables/${id}`)).body).toEqual({ code: "no-such-table" });
    expect(await ben.ask("GET", `/tables/${id}`)).toMatchObject({ mine: 1 });
    await put({ hidden: false });
    expect(await eve.ask("GET", `/tables/${id}`)).toMatchObject({ mine: null });
  });

  it("turns somebody away for good; only whoever opened it does, and not themselves", async () => {
    const { ada, ben, eve, id } = await gather();
    const away = (client: typeof ada, seat: number) => client.call("POST", `/tables/${id}/turn-away`, { seat });
    expect((await away(ben, 0)).body).toEqual({ code: "not-allowed" });
    expect((await away(ada, 0)).body).toEqual({ code: "not-allowed" });
    expect((await away(ada, 2)).body).toEqual({ code: "not-allowed" });
    await ben.send({ kind: "follow", topics: ["mine"] });
    expect((await away(ada, 1)).body).toMatchObject({ seats: [{ name: "Ada" }, { kind: "open" }, { kind: "open" }] });
    await ben.until(() => ben.stirred.includes("mine"));
    expect((await ben.call("POST", `/tables/${id}/sit`, { nonce: newSecret() })).body).toEqual({ code: "turned-away" });
    await ada.ask("PUT", `/tables/${id}/settings`, { clock });
    expect((await ben.call("POST", `/tables/${id}/sit`, { nonce: newSecret() })).body).toEqual({ code: "turned-away" });
    expect(await eve.sit(id)).toMatchObject({ mine: 1 });
  });

  it("S1.3 lets those talk who sit there and those read who may know of it; what was said stays for the game", async () => {
    const { ada, ben, eve, id, key } = await gather({ hidden: true });
    for (const client of [ada, ben, eve]) await client.send({ kind: "follow", topics: [`table:${id}`] });
    const say = (client: typeof ada, text: string) => client.send({ kind: "chat", match: id, channel: "seats", text });
    expect(await say(ben, "Who else comes?")).toMatchObject({ kind: "accepted" });
    await ada.until(() => ada.chat.some(({ text }) => text === "Who else comes?"));
    expect(await say(eve, "Let me in")).toMatchObject({ code: "no-such-match" });
    expect((await eve.call("GET", `/tables/${id}/chat`)).body).toEqual({ code: "no-such-table" });
    const read = await eve.ask<ChatLine[]>("GET", `/tables/${id}/chat?key=${key}`);
    expect(read.map(({ name, text }) => [name, text])).toEqual([["Ben", "Who else comes?"]]);
    // Eve holds the key now, and looks: she may read on, and talks once she has sat down.
    await eve.ask("GET", `/tables/${id}?key=${key}`);
    expect(await say(eve, "Let me in")).toMatchObject({ code: "not-started" });
    await say(ada, "Eve does");
    await eve.until(() => eve.chat.length > 0);
    expect(eve.chat.map(({ text }) => text)).toEqual(["Eve does"]);
    await eve.sit(id, { key });
    await eve.watch(id, 2);
    await eve.until(() => eve.chat.some(({ text }) => text === "Who else comes?"));
  });
});
