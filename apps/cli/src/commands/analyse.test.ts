import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ANALYSIS_VERSION, type Analysis, analyse, courseOf, loadAnalyst } from "@outrigger/analysis";
import { resign } from "@outrigger/kernel/match";
import { makeRecord, recordOf } from "@outrigger/records";
import { matchAt, send } from "@outrigger/testkit";
import type { Language } from "@outrigger/text";
import { beforeAll, describe, expect, test } from "vitest";
import { analysisLines, namesIn } from "../analyse/words.ts";
import { readRecord } from "../files.ts";
import { loadEntry, loadRules } from "../game.ts";
import { loadVoice } from "../language.ts";
import { loadPhrases } from "../phrases.ts";
import { folderForTests } from "../testing/folder.ts";
import { outrigger } from "../testing/terminal.ts";

const dir = folderForTests();
const file = join(dir, "connect-four-2-1-1.json");

beforeAll(async () => {
  await outrigger(["sim", "connect-four", "--games", "1", "--records", dir]);
});

describe("analyse", () => {
  test("prints the curve, the luck and the mistakes as one object", async () => {
    const { code, out } = await outrigger(["analyse", await givenUp(), "--json"]);
    expect(code).toBe(0);
    const { version, curve, sums, mistakes, end } = JSON.parse(out) as Analysis;
    expect(version).toBe(ANALYSIS_VERSION);
    expect(end).toMatchObject({ how: "resigned", result: { places: [2, 1] } });
    expect(curve.changes).toMatchObject([{ seat: 0, from: 0, to: 1, turn: 1, luck: { shares: [0, 0] } }]);
    expect(sums).toMatchObject([{ result: { share: 0 } }, { result: { share: 1 } }]);
    // Nothing beats the middle.
    expect(mistakes).toEqual([]);
  });

  test("tells it in words, in every language", async () => {
    const told = await firstLook();
    const english = await told("en");
    expect(english).toMatch(/^ +turn +random 1 +random 2 +decision +luck$/m);
    expect(english).toMatch(/^ +1 +random 1 +\d+% +\d+% +[+-]?\d+% +0%$/m);
    expect(english).toMatch(/Turning points:\n {2}turn \d+: random [12] \d+% to \d+% \(a decision of random [12]\)/);
    expect(english).toMatch(
      /Luck and decisions:\n {2}random 1: \d points?; luck 0% of a win, \d+% given away by mistakes/,
    );
    expect(english).toMatch(
      /1\. turn \d+, random [12]: \d+% of a win given away\n +played: Column \d\n +better: Column \d/,
    );
    expect(await told("it")).toMatch(/Errori più cari:\n {2}1\. turno \d+, random [12]: /);
    expect(await told("pl")).toMatch(/Najdroższe błędy:\n {2}1\. tura \d+, random [12]: /);
  });
});

/** A game that was given up after a disc in the middle. */
async function givenUp(): Promise<string> {
  const match = matchAt(await loadRules("connect-four"), { seats: 2 });
  send(match, 0, ["drop", 3]);
  resign(match, 0, { kind: "bot", name: "stand-in", level: "easy" }, 0);
  const path = join(dir, "given-up.json");
  writeFileSync(path, makeRecord(recordOf(match)));
  return path;
}

/** What is known of the random game before its dearest decisions are thought over once more, as the command tells it. */
async function firstLook(): Promise<(language: Language) => Promise<string>> {
  const [entry, record] = [await loadEntry("connect-four"), await readRecord(file)];
  const course = courseOf((await entry.rules()).rules, record);
  const guide = await loadAnalyst(entry);
  if (guide === undefined) throw new Error("connect four has lost its guide");
  const { analysis } = [...takeUntil(analyse(course, guide), ({ stage }) => stage === "dearest")].at(-1) ?? {};
  if (analysis === undefined) throw new Error("nobody who plays at random makes no mistakes");
  const names = namesIn(record);
  return async (language) => {
    const [voice, phrases] = [await loadVoice(entry, language), await loadPhrases(language)];
    return analysisLines({ course, analysis, record, names, voice, phrases }).join("\n");
  };
}

function* takeUntil<Value>(all: Iterable<Value>, isLast: (value: Value) => boolean): Generator<Value> {
  for (const value of all) {
    yield value;
    if (isLast(value)) return;
  }
}

describe("analyse refuses", () => {
  test("a game that still runs", async () => {
    const running = join(dir, "running.json");
    const record = JSON.parse(readFileSync(file, "utf8"));
    const { end: _, ...rest } = record;
    writeFileSync(running, JSON.stringify(rest));
    const { code, err } = await outrigger(["analyse", running]);
    expect(code).toBe(1);
    expect(err).toBe(`outrigger analyse: ${running}: the game is not over yet: only finished games are analysed`);
  });

  test("a record that cannot have been played, where it breaks", async () => {
    const broken = join(dir, "broken.json");
    writeFileSync(broken, readFileSync(file, "utf8").replace(/\["drop",\d\],"at":3000/, '["drop",9],"at":3000'));
    const { code, err } = await outrigger(["analyse", broken]);
    expect(code).toBe(1);
    expect(err).toBe(`outrigger analyse: ${broken}: step 3: ["drop",9] was not offered`);
  });

  test.each([
    [["nowhere.json"], 1, "outrigger analyse: nowhere.json: there is no such file or folder"],
    [[], 2, "outrigger analyse: the record is missing"],
    [["a.json", "--lang", "de"], 2, 'outrigger analyse: --lang may be en, it, pl, not "de"'],
  ])("%j", async (args, code, message) => {
    const session = await outrigger(["analyse", ...args]);
    expect(session.code).toBe(code);
    expect(session.err).toContain(message);
  });

  test("what is no record", async () => {
    const odd = join(dir, "odd.json");
    writeFileSync(odd, '{"format":1}');
    const { code, err } = await outrigger(["analyse", odd]);
    expect(code).toBe(1);
    expect(err).toContain(`outrigger analyse: ${odd}: `);
  });
});
