import { join } from "node:path";
import type { Me, RatedMember, RatingShown } from "@outrigger/protocol";
import { expect, it } from "vitest";
import type { Client } from "../testing/client.ts";
import { keptSite } from "../testing/kept-site.ts";
import { runOut } from "../testing/running-out.ts";
import { clocksAhead } from "../testing/site.ts";
import { workOutRatings } from "./by-hand.ts";
import { addMatch, newLadder } from "./ladder.ts";
import { laddersFrom } from "./ratings.ts";
import { figures } from "./strength.ts";

let ahead = 0;
const site = await keptSite(clocksAhead(() => ahead));

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
  const { context } = site.server;
  const [ladder] = await laddersFrom(context.storage, context.now());
  expect(listed.map(({ person, rating, doubt }) => [person, { rating, doubt }])).toEqual(
    [...(ladder?.members ?? [])]
      .sort(([, one], [, other]) => other.mu - one.mu)
      .map(([id, each]) => [id, figures(each)]),
  );
  const worked = await workOutRatings({ file: join(context.config.data, "outrigger.db") });
  expect(worked.map(({ member, rating }) => [member, rating])).toEqual(
    listed.map((each) => [each.person, each.rating]),
  );
  const byHand = newLadder("connect-four", "two");
  for (const match of await context.storage.ratedMatches({ after: undefined, before: context.now(), most: 10 }))
    addMatch(byHand, match);
  expect(ladder).toEqual(byHand);
  expect((await ratingsOf(ada))[0]?.near.map(({ name }) => name).sort()).toEqual(["Ada", "Ben", "Eve"]);
});

it("S11.4 whoever let the time run out has not won, though the other gives up against the computer", async () => {
  const [ada, ben] = [await site.guest("Ada"), await site.guest("Ben")];
  const clock = { kind: "turns", perMove: 60_000 };
  const { id } = await ada.openTable({ seats: [{ kind: "me" }, { kind: "open" }], rated: true, clock });
  await ben.sit(id);
  await ben.watch(id, 1);
  await runOut(ben, id, (time) => {
    ahead += time;
    site.server.context.jobs.poke([{ due: 0 }]);
  });
  ahead += 6_000;
  const [[hers], [his]] = [await ratingsOf(ada), await ratingsOf(ben)];
  expect(hers).toMatchObject({ games: 1, rating: 1_500 });
  expect(his).toMatchObject({ games: 1, rating: 1_500 });
});

it("nobody must be rated: whoever does not want it sits at no rated table and stands in no list, and dodges nothing", async () => {
  const [gil, hal] = [await site.guest("Gil"), await site.guest("Hal")];
  await play(gil, hal, 0);
  const [before] = await ratingsOf(hal);
  expect(await gil.ask<Me>("PATCH", "/me", { rated: false })).toMatchObject({ name: "Gil", rated: false });
  expect(await ratingsOf(gil)).toEqual([]);
  const listed = await hal.ask<RatedMember[]>("GET", "/ratings?game=connect-four");
  expect(listed.map(({ name }) => name)).not.toContain("Gil");
  expect((await ratingsOf(hal))[0]).toMatchObject({ rating: before?.rating, games: 1 });
  // With its quotes, for an id may have any three letters in it.
  const shown = JSON.stringify(await ratingsOf(hal));
  for (const trace of ["Gil", gil.me?.id]) expect(shown).not.toContain(JSON.stringify(trace));
  const file = join(site.server.context.config.data, "outrigger.db");
  expect((await workOutRatings({ file })).map(({ name }) => name)).not.toContain("Gil");

  const seats = [{ kind: "me" }, { kind: "open" }];
  const clock = { kind: "live", reserve: 600_000, increment: 0 };
  const rated = { game: "connect-four", seats, clock, rated: true };
  const refused = { code: "not-rated" };
  expect((await gil.call("POST", "/tables", rated)).body).toEqual(refused);
  const { id } = await hal.openTable({ seats, rated: true });
  expect((await gil.call("POST", `/tables/${id}/sit`, { nonce: "ab".repeat(32) })).body).toEqual(refused);
  const wish = { wish: "week", pace: "day1", rated: true };
  expect((await gil.call("POST", "/tickets/connect-four", wish)).body).toEqual(refused);
  // A table that becomes rated is agreed to by nobody who does not want that.
  const friendly = await hal.openTable({ seats: [...seats, { kind: "open" }], game: "maori" });
  await gil.sit(friendly.id);
  await hal.ask("PUT", `/tables/${friendly.id}/settings`, { clock, rated: true });
  expect((await gil.call("POST", `/tables/${friendly.id}/nonce`, { nonce: "ab".repeat(32) })).body).toEqual(refused);
  // Whoever changes their mind has lost what they had lost.
  await gil.ask("PATCH", "/me", { rated: true });
  expect((await ratingsOf(gil))[0]?.rating).toBeLessThan(1_500);
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
