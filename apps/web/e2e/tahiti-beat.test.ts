// What it costs to show a turn of Tahiti on a full island. `outrigger bench` runs this test and prints its figures.
import { findBot } from "@outrigger/bots";
import { act, decisionId, type Match, viewFor, waitedFor } from "@outrigger/kernel/match";
import { arrange } from "@outrigger/tahiti/arrange";
import { guide } from "@outrigger/tahiti/bot";
import { rules } from "@outrigger/tahiti/rules";
import { arrangedMatch } from "./arranged.ts";
import { showTimed } from "./frame-cost.ts";
import { test } from "./quiet.ts";
import { sitDown } from "./screens.ts";

test.use({ reducedMotion: "no-preference" });

/** Sixty counters in twenty stacks; Hana is to move. */
const NOORS = [407, 406, 507, 607, 508, 608, 409, 509, 405, 505];
const HANAS = [1310, 1110, 1211, 711, 810, 811, 710, 610, 609, 708];
const PIECES = [
  ...NOORS.map((hex) => [0, hex, "militia", "fighters", "population"] as const),
  ...HANAS.map((hex) => [1, hex, "heavy", "slingers", "population"] as const),
];

/** Hana has played her turn. */
function afterHana(): Match {
  const match = arrangedMatch({ rules, arrange }, { seats: 2, arrange: { pieces: PIECES, active: 1 } });
  const bot = findBot("greedy", guide);
  for (let made = 0; waitedFor(match)[0] === 1; made++) {
    const { view } = viewFor(match, 1);
    const { moves } = bot.choose({ game: rules, pack: rules.pack, seat: 1, view: view as never, seed: made });
    const answer = act(match, 1, decisionId(match, 1), moves, 0);
    if (!answer.ok) throw new Error(answer.code);
  }
  return match;
}

test("a turn shown on sixty counters", async ({ page }, info) => {
  await sitDown(page, afterHana());
  await page.locator(".prompt .why:enabled").waitFor();
  await showTimed(page, info);
});
