import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseRecord } from "@outrigger/records";
import { describe, expect, test } from "vitest";
import { folderForTests } from "../testing/folder.ts";
import { outrigger } from "../testing/terminal.ts";

const dir = folderForTests();
const saved = (name: string): string => join(dir, name);
const alone = ["play", "connect-four", "--bots", "random", "--seed", "1"];
const together = ["play", "connect-four", "--people", "2", "--name", "Aroha", "--name", "Tama", "--seed", "1"];

function recordIn(file: string) {
  const parsed = parseRecord(readFileSync(file, "utf8"));
  if (!parsed.ok) throw new Error(parsed.problems.join("; "));
  return parsed.value;
}

describe("at the table", () => {
  test("the board, the question and numbered choices are shown, and a number chooses", async () => {
    const { code, out } = await outrigger([...alone, "--save", saved("one.json")], ["4", "q"]);
    expect(code).toBe(0);
    expect(out).toContain("Row 1:   · · · · · · ·");
    expect(out).toContain("Player 1: Choose a column.");
    expect(out).toContain("\n 7  Column 7\n");
    expect(out).toContain("· Player 1 drops a disc into column 4.\n· Bot 1 (random) drops a disc into column");
    expect(out).toMatch(/Row 1: {3}· · · ● /);
  });

  test("two people play a whole game at one screen", async () => {
    const file = saved("whole.json");
    const { code, out } = await outrigger([...together, "--save", file], ["1", "2", "1", "2", "1", "2", "1"]);
    expect(code).toBe(0);
    expect(out).toContain("Tama: Choose a column.");
    expect(out).toContain("· Aroha has four in a row.");
    expect(out).toContain(`The game is over.\n1. Aroha: 1 point\n2. Tama: 0 points\nThe record is in ${file}.`);
    expect(recordIn(file).end).toMatchObject({ how: "played", result: { places: [1, 2] } });
    expect((await outrigger(["verify", file])).out).toContain("7 steps, played, luck checked");
  });

  test("? explains why something is not offered, with its clause", async () => {
    const full = ["3", "3", "3", "3", "3", "3", "?", "? elephant", "q"];
    const { out } = await outrigger([...together, "--save", saved("why.json")], full);
    expect(out).toMatch(/C4-FULL: .+\n {4}Column 3\n/);
    expect(out).toContain("Nothing else can be thought of here.");
    expect(out).not.toContain(" 3  Column 3\n[1–6");
  });

  test("part of a name narrows the list, and what fits nothing says so", async () => {
    const { out } = await outrigger([...together, "--save", saved("narrow.json")], ["column 5", "elephant", "8", "q"]);
    expect(out).toContain("1 choice fits “column 5”:\n 5  Column 5\n");
    expect(out).toContain("No choice fits “elephant”.");
    expect(out).toContain("There are choices 1 to 7.");
  });

  test("h helps, b shows the board, o and u say when there is nothing", async () => {
    const { out } = await outrigger([...together, "--save", saved("help.json")], ["h", "b", "o", "u", "q"]);
    expect(out).toContain("take back your last decision");
    expect(out.match(/Columns:/g)).toHaveLength(2);
    expect(out).toContain("Nobody here can act out of turn now.");
    expect(out).toContain("Nothing can be taken back");
  });

  test("it speaks Italian and Polish", async () => {
    const italian = await outrigger([...alone, "--lang", "it", "--save", saved("it.json")], ["q"]);
    expect(italian.out).toContain("Giocatore 1: ");
    const polish = await outrigger([...alone, "--save", saved("pl.json")], ["q"], { LANG: "pl_PL.UTF-8" });
    expect(polish.out).toContain("Gracz 1: ");
  });
});

describe("a turn of several decisions", () => {
  const maori = ["play", "maori", "--bots", "random", "--seed", "1", "--name", "Aroha"];

  test("is taken back step by step, and published by its last word", async () => {
    const file = saved("steps.json");
    const { out } = await outrigger([...maori, "--save", file], ["1", "u", "2", "1", "u", "1", "q"]);
    expect(out.match(/Taken back\./g)).toHaveLength(2);
    const { drafts, segments } = recordIn(file);
    expect(drafts).toEqual([{ seat: 0, moves: [["sail", 2], expect.arrayContaining(["take"])] }]);
    expect(segments[0]?.steps.every(({ seat }) => seat === 1)).toBe(true);
  });

  test("resumes in the middle, and can still be taken back", async () => {
    const file = saved("middle.json");
    const before = await outrigger([...maori, "--save", file], ["2", "q"]);
    const questions = (out: string) => out.match(/^Aroha: [A-Z].*$/gm);
    const after = await outrigger(["play", "--resume", file], ["u", "q"]);
    expect(questions(before.out)).toEqual([
      "Aroha: Move the explorer ship.",
      "Aroha: Take a tile, or do something else.",
    ]);
    expect(questions(after.out)).toEqual(questions(before.out)?.reverse());
    expect(recordIn(file).drafts).toBeUndefined();
  });
});

describe("a saved game", () => {
  test("resumes where it stopped and goes on with the same luck", async () => {
    const [whole, parts] = [saved("whole-luck.json"), saved("parts-luck.json")];
    const moves = ["1", "3", "5", "7", "1"];
    await outrigger([...alone, "--save", whole], [...moves, "q"]);
    const first = await outrigger([...alone, "--save", parts], [...moves.slice(0, 2), "q"]);
    expect(first.out).toContain(`Saved in ${parts}. Go on with: outrigger play --resume ${parts}`);
    await outrigger(["play", "--resume", parts], [...moves.slice(2), "q"]);
    const movesIn = (file: string) => recordIn(file).segments[0]?.steps.map(({ move }) => move);
    expect(movesIn(parts)).toEqual(movesIn(whole));
    expect(movesIn(parts)?.length).toBe(10);
  });

  test("is saved too when the input ends", async () => {
    const file = saved("ended.json");
    const { code } = await outrigger([...together, "--save", file], ["1", "2"]);
    expect(code).toBe(0);
    expect(recordIn(file).segments[0]?.steps).toHaveLength(2);
  });

  test("does not resume when it is over, broken or of another house", async () => {
    const over = await outrigger(["play", "--resume", saved("whole.json")]);
    expect([over.code, over.err]).toEqual([1, expect.stringContaining("the game is over; outrigger replay")]);
    const none = await outrigger(["play", "--resume", saved("none.json")]);
    expect([none.code, none.err]).toEqual([1, expect.stringContaining("there is no such file")]);
  });

  test("gets a name of its own in the folder when none is given", () => {
    const launcher = fileURLToPath(new URL("../../bin/outrigger.mjs", import.meta.url));
    const cwd = saved("free");
    mkdirSync(cwd);
    for (const number of [1, 2]) {
      const { stdout } = spawnSync(launcher, together, { cwd, input: "q\n", encoding: "utf8" });
      expect(stdout).toContain(`Saved in connect-four-${number}.outrigger.json.`);
    }
    expect(readdirSync(cwd)).toEqual(["connect-four-1.outrigger.json", "connect-four-2.outrigger.json"]);
  });
});
