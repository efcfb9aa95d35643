// What the page's own host sends about two matches that differ only in what the viewer may not know. `npm run leaks` makes
// it a long run.
import { loadRules } from "@outrigger/games";
import { fastBelow } from "@outrigger/kernel/play";
import { Comparison, nextGame, PLANTED, twinTable } from "@outrigger/testkit/twins";
import { expect, it } from "vitest";
import { PagePair } from "./testing/page-pair.ts";

const LONG = process.env["LEAKS"];
/** A page has one viewer at a time: a tenth of what a server sends. */
const MESSAGES = Math.ceil(Number(LONG ?? 10_000) / 10);
const SEED = Number(process.env["SEED"] ?? 1);
const A_DAY = 24 * 60 * 60 * 1000;

it("the page is sent nothing that a viewer may not know, and every planted leak is noticed", {
  timeout: A_DAY,
}, async () => {
  const leaks = [...PLANTED.live, ...PLANTED.lookingBack];
  const comparison = new Comparison(leaks);
  const below = fastBelow(SEED);
  for (let pair = 0; !comparison.isDone(MESSAGES); pair++) {
    const game = await loadRules(await nextGame(comparison.messages));
    const table = twinTable(game, pair, below);
    const plan = {
      game,
      table,
      seed: SEED * 1_000_003 + pair,
      observer: below(table.seats),
      most: pair < 12 ? 40 : 200,
    };
    await new PagePair(comparison, plan).play();
  }
  const { differences, total, messages, unnoticed } = comparison;
  if (LONG !== undefined) console.log(`page: ${total} messages, ${JSON.stringify(messages)}`);
  expect(differences).toEqual([]);
  expect([...unnoticed.keys()]).toEqual([]);
});
