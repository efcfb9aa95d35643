import { type Game, isOptionsProblem, type Move } from "@outrigger/kernel";
import { act, type Match, openMatch, viewFor, waitedFor } from "@outrigger/kernel/match";
import { fastBelow, fastChance, parseOptions } from "@outrigger/kernel/play";
import type { TableShown } from "@outrigger/protocol";
import { digestOf, type GameRecord, makeRecord, parseRecord, recordOf } from "@outrigger/records";
import { Twins } from "@outrigger/testkit/twins";
import { expect, it } from "vitest";
import { rulesOf } from "../games.ts";
import type { Client } from "../testing/client.ts";
import { keptSite } from "../testing/kept-site.ts";

const site = await keptSite();

/** As a page plays it: against a computer, so many decisions in. */
function playOn(rules: Game, decisions: number, seed = 7): Match {
  const seats = ["person", "bot"].map((kind) => ({ kind: kind as "person" | "bot", name: kind }));
  const opened = openMatch(rules, { seats, options: {} }, (call) => fastChance(seed + call), 1_000);
  if ("problems" in opened) throw new Error(opened.problems.join("; "));
  const below = fastBelow(seed);
  for (let made = 0; made < decisions; made++) {
    const [seat] = waitedFor(opened.match);
    const offers = seat === undefined ? undefined : viewFor(opened.match, seat).offers;
    if (seat === undefined || offers === undefined) break;
    act(opened.match, seat, offers.base, [offers.moves[below(offers.moves.length)] as Move], 2_000 + made);
  }
  return opened.match;
}

const seats = [{ kind: "me" }, { kind: "friend" }];
const hand = (client: Client, game: string, record: string) =>
  client.call("POST", "/handover", { game, record, seats });
const nonce = "0".repeat(64);

it.each(["maori", "moa", "maasai", "tahiti"])(
  "a running game of %s goes on with a friend where it stood, as the giver saw it",
  async (game) => {
    const rules = await rulesOf(game);
    const match = playOn(rules, 30);
    const [ada, ben] = [await site.guest("Ada"), await site.guest("Ben")];
    const table = (await hand(ada, game, makeRecord(recordOf(match)))).body as TableShown;
    expect(table).toMatchObject({ status: "open", hidden: true, handed: true, clock: { kind: "none" } });
    expect((await ben.call("GET", `/tables/${table.id}`)).body).toEqual({ code: "no-such-table" });
    await ada.ask("POST", `/tables/${table.id}/nonce`, { nonce });
    expect(await ben.sit(table.id, { key: table.key })).toMatchObject({ status: "playing", handed: true });
    await ada.watch(table.id, 0);
    await ben.watch(table.id, 1);
    // A turn in hand that nobody else has seen is not handed over.
    const seen = rules.view(match.published.play.state, 0, match.pack);
    expect(ada.shown(table.id).view).toEqual(JSON.parse(JSON.stringify(seen)));
    expect(ada.shown(table.id).seats.map(({ name }) => name)).toEqual(["Ada", "Ben"]);
    const seat = ada.shown(table.id).asked[0]?.seat;
    const player = seat === 0 ? ada : ben;
    const { offers } = player.shown(table.id);
    expect((await player.move(table.id, seat ?? 0, [offers?.moves[0] as Move])).kind).toBe("accepted");
  },
);

it.each(["moa", "maasai"])(
  "S4.9 of two games of %s that differ in what the giver could not see the same goes on, whatever the record tells",
  async (game) => {
    const rules = await rulesOf(game);
    const options = parseOptions(rules, 2, {});
    if (isOptionsProblem(options)) throw new Error("the usual options do not fit");
    const twins = new Twins({ game: rules, table: { seats: 2, options }, seed: 5, observer: 0 });
    for (let made = 0; made < 40; made++) twins.next(1_000 + made);
    const records = twins.matches.map((match) => makeRecord(recordOf(match)));
    expect(records[0]).not.toBe(records[1]);
    const ada = await site.guest("Ada");
    const kept: unknown[] = [];
    for (const record of records) {
      const { id } = (await hand(ada, game, record)).body as TableShown;
      kept.push((await site.server.context.storage.findTable(id))?.row.plan);
    }
    expect(kept[0]).toBe(kept[1]);
    expect(String(kept[0])).toContain('"from":');
  },
);

it("S4.9 nothing of a record is believed: what was changed, forked, over, another's or no record is refused", async () => {
  const rules = await rulesOf("maori");
  const record = recordOf(playOn(rules, 30));
  const [segment] = record.segments;
  if (segment === undefined) throw new Error("nothing was played");
  const signed = (more: Partial<GameRecord>): string => {
    const changed = { ...record, ...more };
    return makeRecord({ ...changed, digest: digestOf(changed) });
  };
  const ada = await site.guest("Ada");
  const before = await ada.ask("GET", "/tables/mine");
  const over = recordOf(playOn(rules, 5_000));
  const files = {
    "another step": signed({ segments: [{ ...segment, steps: segment.steps.slice(1) }] }),
    "a state of its own": signed({ segments: [{ ...segment, snapshot: { stack: [], made: "up" }, steps: [] }] }),
    "older rules": signed({ segments: [{ ...segment, rules: 0 }] }),
    "another digest": makeRecord({ ...record, digest: "0".repeat(64) }),
    "somebody who resigned": signed({ resigned: [1] }),
    over: makeRecord(over),
    "no record": "{}",
    "deep brackets": "[".repeat(100_000),
  };
  for (const [what, text] of Object.entries(files)) {
    const { body } = await hand(ada, "maori", text);
    expect([what, (body as { code: string }).code]).toEqual([what, "table-problems"]);
  }
  const sound = makeRecord(record);
  expect(parseRecord(sound).ok).toBe(true);
  expect((await hand(ada, "moa", sound)).body).toMatchObject({ code: "table-problems" });
  expect((await hand(ada, "maori", "x".repeat(600_000))).body).toMatchObject({ code: "malformed" });
  expect((await hand(site.client(), "maori", sound)).body).toEqual({ code: "not-signed-in" });
  expect(await ada.ask("GET", "/tables/mine")).toEqual(before);
});
