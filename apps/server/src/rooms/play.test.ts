import { findGame } from "@outrigger/games";
import type { Move } from "@outrigger/kernel";
import { fastBelow } from "@outrigger/kernel/play";
import { parseRecord, verifyRecord } from "@outrigger/records";
import { describe, expect, it } from "vitest";
import type { Client } from "../testing/client.ts";
import { keptSite } from "../testing/kept-site.ts";
import { twoAtTable } from "../testing/site.ts";

const site = await keptSite();

/** Whoever is asked makes any of the moves offered, until the game is over. */
async function playOut(id: string, players: readonly Client[], seed: number, most = 2_000): Promise<void> {
  const below = fastBelow(seed);
  for (let made = 0; made < most; made++) {
    const isOver = () => players.some((each) => each.shown(id).end !== null);
    const asked = () => players.findIndex((each) => each.shown(id).offers?.asked === true);
    await Promise.race(players.map((each) => each.until(() => isOver() || asked() >= 0)));
    if (isOver()) return;
    const seat = asked();
    const player = players[seat] as Client;
    const { moves } = player.shown(id).offers ?? { moves: [] };
    const before = player.seen.get(id)?.seq;
    const reply = await player.move(id, seat, [moves[below(moves.length)] as Move]);
    if (reply.kind !== "accepted") throw new Error(JSON.stringify(reply));
    await player.until(() => player.seen.get(id)?.seq !== before);
  }
}

describe("playing together", () => {
  it("plays a whole game of Māori between two people, and its record holds", async () => {
    const { id, players } = await twoAtTable(site, { game: "maori" });
    await playOut(id, players, 7);
    for (const player of players) await player.until(() => player.shown(id).end !== null);
    const [ada, ben] = players as [Client, Client];
    expect(ada.shown(id).end).toEqual(ben.shown(id).end);
    const text = JSON.stringify(await ada.ask("GET", `/tables/${id}/record`));
    const parsed = parseRecord(text);
    if (!parsed.ok) throw new Error(parsed.problems.join());
    const { rules } = (await (await findGame("maori"))?.rules()) ?? {};
    if (rules === undefined) throw new Error("no rules");
    const verdict = verifyRecord(rules, parsed.value);
    expect(verdict).toMatchObject({ problems: [], luck: "checked" });
  });

  it("answers the same message once, a stale one with its code, and a foreign seat not at all", async () => {
    const { id, players } = await twoAtTable(site);
    const [ada, ben] = players as [Client, Client];
    const base = ada.shown(id).offers?.base ?? "";
    const message = { kind: "move" as const, match: id, seat: 0, base, moves: [["drop", 3]] as [string, number][] };
    const first = await ada.send(message, "once");
    const again = await ada.send(message, "once");
    expect(first).toEqual({ kind: "accepted", id: "once" });
    expect(again).toEqual(first);
    expect(await ada.send(message)).toMatchObject({ kind: "refused", code: "stale" });
    expect(await ada.move(id, 1, [["drop", 2]], ben.shown(id).offers?.base)).toMatchObject({ code: "not-your-seat" });
    await ben.until(() => ben.shown(id).offers?.asked === true);
    expect(await ben.move(id, 1, [["drop", 9]])).toMatchObject({ kind: "refused", code: "not-offered" });
    expect(await ben.send({ kind: "whyNot", match: id, seat: 1 })).toMatchObject({ kind: "refusals" });
  });

  it("goes on after a restart where it stopped, drafts and repeated messages included", async () => {
    const { id, players } = await twoAtTable(site);
    const [ada, ben] = players as [Client, Client];
    const base = ada.shown(id).offers?.base ?? "";
    const message = { kind: "move" as const, match: id, seat: 0, base, moves: [["drop", 3]] as [string, number][] };
    await ada.send(message, "mine");
    await ben.until(() => ben.shown(id).offers?.asked === true);
    await ben.move(id, 1, [["drop", 3]]);
    await ben.until(() => ben.seen.get(id)?.seq === 2);
    const before = JSON.stringify(ben.shown(id).view);
    await site.restart();
    for (const player of players) {
      Object.assign(player, { origin: `http://127.0.0.1:${site.server.port}` });
      await player.connect();
    }
    await ada.watch(id, 0);
    await ben.watch(id, 1);
    expect(JSON.stringify(ben.shown(id).view)).toBe(before);
    expect(await ada.send(message, "mine")).toEqual({ kind: "accepted", id: "mine" });
    expect((await ada.move(id, 0, [["drop", 0]])).kind).toBe("accepted");
  });

  it("lets bots play on their own, one person among them", async () => {
    const ada = await site.guest("Ada");
    const seats = [{ kind: "me" }, { kind: "bot", level: "random" }, { kind: "bot", level: "random" }];
    const { id, status } = await ada.openTable({ game: "maori", seats });
    expect(status).toBe("playing");
    await ada.watch(id, 0);
    const moved = () => new Set(ada.seen.get(id)?.log.map(({ seat }) => seat)).size;
    for (let turn = 0; moved() < 4 && turn < 40; turn++) {
      await ada.until(() => ada.shown(id).offers?.asked === true || moved() === 4);
      const [move] = ada.shown(id).offers?.moves ?? [];
      if (move !== undefined && ada.shown(id).offers?.asked === true) await ada.move(id, 0, [move]);
    }
    expect(moved()).toBe(4);
  });

  it("asks the bots before a game ends by agreement, and plays on when they decline", async () => {
    const ada = await site.guest("Ada");
    const { id } = await ada.openTable({
      game: "connect-four",
      seats: [{ kind: "me" }, { kind: "bot", level: "easy" }],
    });
    await ada.watch(id, 0);
    await ada.send({ kind: "request", match: id, seat: 0, request: "agreedEnd" }, "end");
    await ada.until(() => ada.shown(id).requests.length === 1);
    expect(ada.shown(id).end).toBeNull();
    await ada.until(() => ada.shown(id).requests.length === 0);
    expect(ada.shown(id).end).toBeNull();
  });

  it("shows spectators no more than they may see, and everything after the end", async () => {
    const { id, players } = await twoAtTable(site, { game: "maori" });
    const eve = site.client();
    await eve.connect();
    expect(await eve.watch(id, 0)).toMatchObject({ code: "not-your-seat" });
    expect((await eve.watch(id, "all")).kind).toBe("accepted");
    const [ada] = players as [Client];
    const before = JSON.stringify(eve.shown(id).view);
    const asked = players.find((player) => player.shown(id).offers?.asked === true) as Client;
    const seat = players.indexOf(asked);
    for (let drafted = 0; drafted === 0; drafted = asked.shown(id).offers?.drafted ?? 0) {
      const seq = asked.seen.get(id)?.seq ?? 0;
      await asked.move(id, seat, [asked.shown(id).offers?.moves[0] as Move]);
      await asked.until(() => (asked.seen.get(id)?.seq ?? 0) > seq);
    }
    expect(JSON.stringify(asked.shown(id).view)).not.toBe(before);
    await eve.watch(id, "spectator");
    expect(JSON.stringify(eve.shown(id).view)).toBe(before);
    expect(eve.shown(id).offers).toBeNull();
    expect(await eve.move(id, 0, [["pass"]], "x")).toMatchObject({ code: "not-signed-in" });
    await ada.until(() => ada.presence?.spectators === 1);
    expect(ada.presence?.seats).toEqual([0, 1]);
  });
});
