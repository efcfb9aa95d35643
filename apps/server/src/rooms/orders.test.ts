import type { Move } from "@outrigger/kernel";
import { fastBelow } from "@outrigger/kernel/play";
import { expect, it } from "vitest";
import type { Client } from "../testing/client.ts";
import { keptSite } from "../testing/kept-site.ts";
import { twoAtTable } from "../testing/site.ts";

const site = await keptSite();

const MOST_GAMES = 10;
/** A whole suite on two cores may hold a single move up for seconds. */
const PATIENCE = 30_000;
const DEFENCE = "defenceOffer";

interface Defence {
  readonly id: string;
  readonly players: readonly Client[];
  /** Who is asked to defend. */
  readonly seat: number;
}

/** Luck is the server's own, and a game may go by in peace: then another is played. */
async function playToDefence(): Promise<Defence> {
  const below = fastBelow(3);
  for (let games = 0; games < MOST_GAMES; games++) {
    const table = await twoAtTable(site, { game: "moa" });
    const seat = await playOn(table, below);
    if (seat !== undefined) return { ...table, seat };
  }
  throw new Error("nobody is asked to defend");
}

/** Any moves, until somebody is asked to defend or the game is over. */
async function playOn({ id, players }: Omit<Defence, "seat">, below: (bound: number) => number) {
  const asked = () => players.findIndex((each) => each.shown(id).offers?.asked === true);
  const isOver = () => players.some((each) => each.shown(id).end !== null);
  for (;;) {
    await Promise.race(players.map((each) => each.until(() => asked() >= 0 || isOver(), PATIENCE)));
    if (isOver()) return undefined;
    const seat = asked();
    const player = players[seat] as Client;
    const { phase, moves = [] } = player.shown(id).offers ?? {};
    if (phase === DEFENCE) return seat;
    const before = player.seen.get(id)?.seq;
    const reply = await player.move(id, seat, [moves[below(moves.length)] as Move]);
    if (reply.kind !== "accepted") throw new Error(JSON.stringify(reply));
    await player.until(() => player.seen.get(id)?.seq !== before);
  }
}

it("a standing order answers for its seat, and nobody else learns what it says", async () => {
  const { id, players, seat } = await playToDefence();
  const [owner, other] = [players[seat], players[1 - seat]] as [Client, Client];
  const { period, round } = owner.shown(id).view as { period: number; round: number };
  const order = { kind: "declineAll", values: { period, round } };
  await other.until(() => other.shown(id).asked[0]?.phase === DEFENCE);
  const heard = other.received.length;
  const wrong = { kind: "declineAll", values: { period, round: round + 1 } };
  const message = { kind: "orders" as const, match: id, seat };
  expect(await owner.send({ ...message, orders: [wrong] })).toMatchObject({ code: "no-such-order" });
  expect(await owner.send({ ...message, orders: [order] })).toMatchObject({ kind: "accepted" });
  await owner.until(() => owner.shown(id).orders.length === 1);
  expect(owner.shown(id).orders).toEqual([{ seat, ...order }]);
  expect([other.received.length, other.shown(id).orders]).toEqual([heard, []]);
  await other.until(() => other.seen.get(id)?.log.at(-1)?.by === "order");
  const answered = other.seen.get(id)?.log.at(-1);
  expect([answered?.seat, answered?.events[0]]).toMatchObject([seat, { kind: "defenceDeclined", seat }]);
  expect(JSON.stringify(other.shown(id))).not.toContain("declineAll");
  expect(await owner.send({ ...message, orders: [] })).toMatchObject({ kind: "accepted" });
  await owner.until(() => owner.shown(id).orders.length === 0);
});
