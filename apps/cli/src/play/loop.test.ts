import { join } from "node:path";
import type { Occupant } from "@outrigger/kernel/match";
import { expect, test } from "vitest";
import { loadVoice } from "../language.ts";
import { loadPhrases } from "../phrases.ts";
import { folderForTests } from "../testing/folder.ts";
import { CLEARED, newTerminal } from "../testing/terminal.ts";
import { whispers } from "../testing/whispers.ts";
import { playTable } from "./loop.ts";
import { localProof, openTable } from "./table.ts";

const folder = folderForTests();
let games = 0;

const person = (name: string): Occupant => ({ kind: "person", name });
const bot: Occupant = { kind: "bot", name: "Bot", level: "random" };

/** What the terminal says to these people when they type these lines. */
async function whisper(seats: readonly Occupant[], lines: readonly string[]): Promise<string[]> {
  const { io, out } = newTerminal(lines);
  const file = join(folder, `game${games++}.json`);
  const [voice, phrases] = await Promise.all([loadVoice(whispers, "en"), loadPhrases("en")]);
  const table = await openTable(
    { entry: whispers, voice, phrases, io, file, engines: { commands: [], seconds: 10 } },
    { seats, options: {} },
    localProof(2, 1),
  );
  await playTable(table);
  return out().split("\n");
}

test("a lone person sees its own secret and nobody else's, and the bot goes on by itself", async () => {
  const said = await whisper([person("Aroha"), bot], ["1", "s", "1", "s"]);
  expect(said).toContain("· Bot said.");
  expect(said.filter((line) => /^Aroha knows \d\d\.$/.test(line)).length).toBeGreaterThan(0);
  expect(said.filter((line) => /^Bot knows \d\d\.$/.test(line))).toEqual([]);
  expect(said).toContain("The game is over.");
});

test("where players hold secrets the screen changes hands before the board is shown", async () => {
  const said = await whisper([person("Aroha"), person("Tama")], ["", "1", "", "1", "", "1", "", "1"]);
  const calls = said.flatMap((line, at) =>
    line.endsWith("the screen is yours. Enter when nobody else looks.") ? [at] : [],
  );
  expect(calls).toHaveLength(4);
  const secrets = said.flatMap((line, at) => (/^Tama knows \d\d\.$/.test(line) ? [at] : []));
  expect(secrets.every((at) => calls.some((call) => call < at && said[call]?.startsWith("Tama")))).toBe(true);
  const [first = 0, second = 0] = calls;
  expect([said[first - 1], said[second - 1]]).toEqual([undefined, CLEARED]);
  expect(said.slice(first, second).join("\n")).toContain("Tama knows something.");
});

test("before a bot goes on a person may act out of turn, or wish not to be asked", async () => {
  const coughs = await whisper([person("Aroha"), bot], ["1", "o", "1", "1"]);
  expect(coughs).toContain("Out of turn, Aroha may:");
  expect(coughs).toContain("· Aroha coughed.");
  expect(coughs.indexOf("· Aroha coughed.")).toBeLessThan(coughs.indexOf("· Bot said."));
  // Having coughed, Aroha can do nothing out of turn and is not asked again.
  expect(coughs.filter((line) => line.startsWith("Before Bot goes on"))).toHaveLength(1);
  const silent = await whisper([person("Aroha"), bot], ["1", "s", "1", ""]);
  expect(silent.filter((line) => line.startsWith("Before Bot goes on"))).toHaveLength(2);
  expect(silent).not.toContain("· Aroha coughed.");
});

test("another person may act out of turn while one is asked", async () => {
  const said = await whisper([person("Aroha"), person("Tama")], ["", "o", "1", "1"]);
  expect(said).toContain("Out of turn, Tama may:");
  expect(said).toContain("· Tama coughed.");
});

test("? names the clause in words", async () => {
  const said = await whisper([person("Aroha"), bot], ["?"]);
  expect(said).toContain("WHI-QUIET: Nobody shouts here.");
  expect(said).toContain("    shout");
});
