import { join } from "node:path";
import type { Occupant } from "@outrigger/kernel/match";
import { expect, test } from "vitest";
import { loadVoice } from "../language.ts";
import { loadPhrases } from "../phrases.ts";
import { folderForTests } from "../testing/folder.ts";
import { reefTable } from "../testing/reef-table.ts";
import { CLEARED, newTerminal } from "../testing/terminal.ts";
import { playTable } from "./loop.ts";
import { localProof, openTable } from "./table.ts";

const folder = folderForTests();
let games = 0;

const person = (name: string): Occupant => ({ kind: "person", name });
const bot: Occupant = { kind: "bot", name: "Bot", level: "greedy" };

/** With three cards to boast of or to choose, and a dive. */
const PASS = "8";
const SHOUT = "1";
/** With three cards to bury. */
const HUSH = "4";

/** What the terminal says to these people when they type these lines. */
async function dive(seats: readonly Occupant[], lines: readonly string[]): Promise<string[]> {
  const { io, out } = newTerminal(lines);
  const file = join(folder, `game${games++}.json`);
  const [voice, phrases] = await Promise.all([loadVoice(reefTable, "en"), loadPhrases("en")]);
  const table = await openTable(
    { entry: reefTable, voice, phrases, io, file, engines: { commands: [], seconds: 10 } },
    { seats, options: {} },
    localProof(seats.length, 1),
  );
  await playTable(table);
  return out().split("\n");
}

const isHand = (name: string) => (line: string) => new RegExp(`^${name} holds \\d+ \\d+ \\d+\\.$`).test(line);

test("a lone person sees its own hand and nobody else's, and the bot goes on by itself", async () => {
  const said = await dive([person("Aroha"), bot], new Array(4).fill([PASS, "s"]).flat());
  expect(said.filter((line) => line === "· Bot passed.")).toHaveLength(4);
  const asked = said.slice(
    0,
    said.findLastIndex((line) => line.endsWith("pass")),
  );
  expect(asked.filter(isHand("Aroha")).length).toBeGreaterThan(0);
  expect(asked.filter(isHand("Bot"))).toEqual([]);
  expect(said).toContain("The game is over.");
});

test("where players hold secrets the screen changes hands before the board is shown", async () => {
  const said = await dive([person("Aroha"), person("Tama")], new Array(8).fill(["", PASS]).flat());
  const calls = said.flatMap((line, at) =>
    line.endsWith("the screen is yours. Enter when nobody else looks.") ? [at] : [],
  );
  expect(calls).toHaveLength(8);
  const secrets = said.flatMap((line, at) => (isHand("Tama")(line) ? [at] : []));
  expect(secrets.length).toBeGreaterThan(3);
  expect(secrets.every((at) => calls.some((call) => call < at && said[call]?.startsWith("Tama")))).toBe(true);
  const [first = 0, second = 0] = calls;
  expect([said[first - 1], said[second - 1]]).toEqual([undefined, CLEARED]);
  expect(said.slice(first, second).join("\n")).toContain("Tama holds 3 cards.");
});

test("before a bot goes on a person may act out of turn, or wish not to be asked", async () => {
  const loud = await dive([person("Aroha"), bot], [PASS, "o", SHOUT, HUSH, PASS]);
  expect(loud).toContain("Out of turn, Aroha may:");
  expect(loud).toContain("· Aroha shouted.");
  expect(loud.indexOf("· Aroha shouted.")).toBeLessThan(loud.indexOf("· Bot passed."));
  // Having shouted, Aroha can do nothing out of turn and is not asked again.
  expect(loud.filter((line) => line === "· Bot passed.")).toHaveLength(2);
  expect(loud.filter((line) => line.startsWith("Before Bot goes on"))).toHaveLength(1);
  // Asked no more is: by the next bot neither, and only up to one's own turn.
  const silent = await dive([person("Aroha"), bot, { ...bot, name: "Robot" }], [PASS, "s", PASS, "", ""]);
  const asking = silent.filter((line) => line.startsWith("Before ")).map((line) => line.split(" goes on")[0]);
  expect(asking).toEqual(["Before Bot", "Before Bot", "Before Robot"]);
  expect(silent).not.toContain("· Aroha shouted.");
});

test("another person may act out of turn while one is asked", async () => {
  const said = await dive([person("Aroha"), person("Tama")], ["", "o", SHOUT]);
  expect(said).toContain("Out of turn, Tama may:");
  expect(said).toContain("· Tama shouted.");
});

test("? names the clause in words", async () => {
  const said = await dive([person("Aroha"), bot], ["?"]);
  expect(said).toContain("REEF-EMPTY: Nothing is laid where nothing was chosen.");
  expect(said).toContain("    lay");
});
