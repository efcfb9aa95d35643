// What viewers are sent about two matches that differ only in what they may not know. `npm run leaks` makes it a long run.
import { PLANTED } from "@outrigger/testkit/twins";
import { expect, it } from "vitest";
import { runSession } from "./testing/leaks/session.ts";

const LONG = process.env["LEAKS"];
const MESSAGES = Number(LONG ?? 1_500);
const SEED = Number(process.env["SEED"] ?? 1);
const LANES = LONG === undefined ? 1 : 6;
const A_DAY = 24 * 60 * 60 * 1000;

it("no viewer is sent what it may not know, and every planted leak is noticed", { timeout: A_DAY }, async () => {
  const leaks = [...PLANTED.live, ...PLANTED.lookingBack, ...PLANTED.atTheSite];
  const started = performance.now();
  const { differences, messages, total, unnoticed } = await runSession({
    seed: SEED,
    messages: MESSAGES,
    leaks,
    lanes: LANES,
  });
  const seconds = Math.round((performance.now() - started) / 1000);
  if (LONG !== undefined) console.log(`server: ${total} messages in ${seconds} s, ${JSON.stringify(messages)}`);
  expect(differences).toEqual([]);
  expect([...unnoticed.keys()]).toEqual([]);
  expect(leaks.length).toBeGreaterThanOrEqual(12);
});

it("nor over real sockets", { timeout: A_DAY }, async () => {
  const messages = Math.max(200, MESSAGES / 50);
  const { differences, total } = await runSession({ seed: SEED + 1, messages, sockets: true });
  if (LONG !== undefined) console.log(`real sockets: ${total} messages`);
  expect(differences).toEqual([]);
});
