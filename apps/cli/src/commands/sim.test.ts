import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Bot } from "@outrigger/bots";
import { GAME_IDS } from "@outrigger/games";
import type { Move } from "@outrigger/kernel";
import { act, decisionId, openMatch, type Segment } from "@outrigger/kernel/match";
import { replayingChance } from "@outrigger/kernel/play";
import { type GameRecord, parseRecord } from "@outrigger/records";
import { describe, expect, test } from "vitest";
import { loadRules, planTable } from "../game.ts";
import { newCourse, playCourse } from "../sim/course.ts";
import { folderForTests } from "../testing/folder.ts";
import { outrigger } from "../testing/terminal.ts";

function recordIn(file: string): GameRecord {
  const parsed = parseRecord(readFileSync(file, "utf8"));
  if (!parsed.ok) throw new Error(parsed.problems.join("; "));
  return parsed.value;
}

/** A match dates a whole draft by its publication. */
function withoutTimes(segments: readonly Segment[]) {
  return segments.map((segment) => ({ ...segment, steps: segment.steps.map((step) => ({ ...step, at: 0 })) }));
}

const dir = folderForTests();
let folders = 0;
const folder = (): string => join(dir, String(folders++));

describe("sim --json", () => {
  test("prints one object with exactly the documented fields", async () => {
    const { code, out } = await outrigger(["sim", "connect-four", "--games", "50", "--seed", "3", "--json"]);
    const report = JSON.parse(out);
    expect(code).toBe(0);
    expect(Object.keys(report)).toEqual([
      "game",
      "players",
      "games",
      "finished",
      "refused",
      "moves",
      "seconds",
      "movesPerSecond",
      "gamesPerSecond",
      "meanMoves",
      "wins",
      "meanScore",
      "bots",
      "lost",
    ]);
    expect(report).toMatchObject({ game: "connect-four", players: 2, games: 50, finished: 50, refused: 0 });
    expect(report.bots).toEqual(["random", "random"]);
    expect(report.wins[0] + report.wins[1]).toBe(50);
    expect(report.meanMoves).toBe(report.moves / 50);
  });

  test("same seed, same games; another seed, others", async () => {
    const counts = async (seed: string) => {
      const { out } = await outrigger(["sim", "connect-four", "--games", "30", "--seed", seed, "--json"]);
      const { moves, wins, meanScore } = JSON.parse(out);
      return { moves, wins, meanScore };
    };
    expect(await counts("7")).toEqual(await counts("7"));
    expect(await counts("7")).not.toEqual(await counts("8"));
  });

  test("bots go round the table, and a better one wins", async () => {
    const { out } = await outrigger(["sim", "connect-four", "--games", "20", "--bots", "greedy,random", "--json"]);
    const { wins, bots } = JSON.parse(out);
    expect(bots).toEqual(["greedy", "random"]);
    expect(wins[0]).toBeGreaterThan(15);
  });

  test("in words it says the same", async () => {
    const { out } = await outrigger(["sim", "connect-four", "--games", "5"]);
    expect(out).toContain("connect-four, 2 players: 5 of 5 games finished, 0 moves refused");
    expect(out).toMatch(/seat 1 {2}random {3}\d/);
  });
});

describe("sim --records", () => {
  test("writes a sound record of each game, and the same again with the same seed", async () => {
    const [one, other] = [folder(), folder()];
    const sim = ["sim", "connect-four", "--games", "12", "--seed", "5", "--records"];
    await outrigger([...sim, one]);
    await outrigger([...sim, other]);
    const files = readdirSync(one);
    expect(files).toHaveLength(12);
    expect(files[0]).toBe("connect-four-2-5-01.json");
    for (const file of files)
      expect(readFileSync(join(one, file), "utf8")).toBe(readFileSync(join(other, file), "utf8"));
    const { code, out } = await outrigger(["verify", ...files.map((file) => join(one, file))]);
    expect(code).toBe(0);
    expect(out.split("\n")).toHaveLength(12);
  });

  test.each(GAME_IDS)("writes what a match of %s would have written", async (id) => {
    const rules = await loadRules(id);
    const records = folder();
    await outrigger(["sim", id, "--players", String(rules.seats[1]), "--games", "2", "--records", records]);
    for (const file of readdirSync(records)) {
      const record = recordIn(join(records, file));
      const [segment] = record.segments;
      const outcomes = [...(segment?.setup ?? []), ...(segment?.steps ?? []).flatMap(({ chance }) => chance ?? [])];
      const luck = replayingChance(outcomes);
      const opened = openMatch(rules, { seats: record.seats, options: record.options }, () => luck, 0);
      if ("problems" in opened) throw new Error(opened.problems.join("; "));
      const { match } = opened;
      for (const { seat, move, at } of segment?.steps ?? []) {
        expect(act(match, seat, decisionId(match, seat), [move], at)).toMatchObject({ ok: true });
      }
      expect(withoutTimes(match.data.segments)).toEqual(withoutTimes(record.segments));
      expect(match.data.end).toEqual(record.end);
    }
  });

  test("a folder that cannot be made is a fault", async () => {
    const { code, err } = await outrigger(["sim", "connect-four", "--records", "/dev/null/records"]);
    expect(code).toBe(1);
    expect(err).toContain("/dev/null/records");
  });
});

test("a move that was not offered is counted, and the game goes on", async () => {
  const rules = await loadRules("connect-four");
  const cheat: Bot = {
    name: "random",
    agrees: () => false,
    choose: () => ({ moves: [["drop", 99] as Move], iterations: 0, late: false }),
  };
  const course = newCourse(planTable(rules, { players: 2, options: {}, pack: undefined }), [cheat, "random"], 4, false);
  expect(playCourse(course)).toBe(true);
  expect(course.refused).toBe(Math.ceil(course.moves / 2));
});
