import { join } from "node:path";
import type { RatedMember, RatingShown } from "@outrigger/protocol";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Client } from "../testing/client.ts";
import { clocksAhead, openSite, type TestSite } from "../testing/site.ts";
import { workOutRatings } from "./by-hand.ts";
import { addMatch, newLadder } from "./ladder.ts";
import { laddersFrom } from "./ratings.ts";
import { figures } from "./strength.ts";

let ahead = 0;
let site: TestSite;
beforeAll(async () => {
  site = await openSite(clocksAhead(() => ahead));
});
afterAll(() => site.close());

/** Ada opens a table for two, Ben sits down, and the loser resigns. */
async function play(ada: Client, ben: Client, loser: 0 | 1, table: object = { rated: true }): Promise<void> {
  const { id } = await ada.openTable({ seats: [{ kind: "me" }, { kind: "open" }], ...table });
  await ben.sit(id);
  await [ada, ben][loser]?.send({ kind: "resign", match: id, seat: loser });
  ahead += 6_000;
}

const ratingsOf = (client: Client) => client.ask<RatingShown[]>("GET", `/players/${client.me?.id}/ratings`);

it("ratings follow from the results alone: what is shown is what the results give, game by game and all at once", async () => {
  const [ada, ben, eve] = [await site.guest("Ada"), await site.guest("Ben"), await site.guest("Eve")];
  await play(ada, ben, 1);
  const [first] = await ratingsOf(ada);
  expect(first).toMatchObject({ game: "connect-four", seats: "two", games: 1 });
  expect(first?.rating).toBeGreaterThan(1_500);
  await play(ben, eve, 1);
  await play(eve, ada, 1);
  await play(ada, ben, 0, {});
  expect((await ratingsOf(ada))[0]).toMatchObject({ games: 2, curve: [{ rating: first?.rating }, {}] });
  const listed = await ada.ask<RatedMember[]>("GET", "/ratings?game=connect-four");
  const { house } = site.server;
  const [ladder] = await laddersFrom(house.storage, house.now());
  expect(listed.map(({ person, rating, doubt }) => [person, { rating, doubt }])).toEqual(
    [...(ladder?.members ?? [])]
      .sort(([, one], [, other]) => other.mu - one.mu)
      .map(([id, each]) => [id, figures(each)]),
  );
  const worked = await workOutRatings({ file: join(house.config.data, "outrigger.db") });
  expect(worked.map(({ member, rating }) => [member, rating])).toEqual(
    listed.map((each) => [each.person, each.rating]),
  );
  const byHand = newLadder("connect-four", "two");
  for (const match of await house.storage.ratedMatches({ after: undefined, before: house.now(), most: 10 }))
    addMatch(byHand, match);
  expect(ladder).toEqual(byHand);
  expect((await ratingsOf(ada))[0]?.near.map(({ name }) => name).sort()).toEqual(["Ada", "Ben", "Eve"]);
});

it("a computer stands among the rated, and leaving it does not spare a loss", async () => {
  const cleo = await site.guest("Cleo");
  const { id } = await cleo.openTable({ seats: [{ kind: "me" }, { kind: "bot", level: "easy" }], rated: true });
  await cleo.send({ kind: "resign", match: id, seat: 0 });
  ahead += 6_000;
  const [lost] = await ratingsOf(cleo);
  expect(lost?.rating).toBeLessThan(1_500);
  const listed = await cleo.ask<RatedMember[]>("GET", "/ratings?game=connect-four&seats=two");
  expect(listed.find(({ level }) => level === "easy")).toMatchObject({ person: null, games: 1 });
  expect((await cleo.call("GET", "/players/nobody/ratings")).body).toEqual({ code: "not-found" });
});
