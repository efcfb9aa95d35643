import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type GameRecord, hashJson, parseRecord } from "@outrigger/records";
import { beforeAll, describe, expect, test } from "vitest";
import { folderForTests } from "../testing/folder.ts";
import { outrigger } from "../testing/terminal.ts";

const dir = folderForTests();
const file = join(dir, "connect-four-2-1-1.json");
let record: GameRecord;
let steps = 0;

beforeAll(async () => {
  await outrigger(["sim", "connect-four", "--games", "1", "--records", dir]);
  const parsed = parseRecord(readFileSync(file, "utf8"));
  if (!parsed.ok) throw new Error(parsed.problems.join("; "));
  record = parsed.value;
  steps = record.segments[0]?.steps.length ?? 0;
});

const json = async (...flags: string[]) => {
  const { code, out } = await outrigger(["replay", file, "--json", ...flags]);
  expect(code).toBe(0);
  return out.split("\n").map((line) => JSON.parse(line));
};

describe("replay --json", () => {
  test("prints the final state, whole", async () => {
    const [state] = await json();
    expect(hashJson(state)).toBe(record.state);
  });

  test("--at prints an earlier one", async () => {
    const [state] = await json("--at", "2");
    expect(state.cells.filter((cell: number) => cell > 0)).toHaveLength(2);
    expect(state.stack).toEqual([{ phase: "turn", seat: 0 }]);
  });

  test("--all prints the setup and a line a decision, the last with the result", async () => {
    const lines = await json("--all");
    expect(lines).toHaveLength(steps + 1);
    expect(lines.map(({ number }) => number)).toEqual([...lines.keys()]);
    expect(lines[0].events).toEqual([]);
    lines.slice(1).forEach((line, at) => {
      expect(line).toMatchObject({ segment: 0, ...record.segments[0]?.steps[at] });
      expect(line.events[0]).toMatchObject({ kind: "dropped", seat: line.seat, column: line.move[1] });
    });
    expect(hashJson(lines.at(-1)?.state)).toBe(record.state);
    expect(lines.map(({ result }) => result).filter((result) => result !== undefined)).toEqual([record.end?.result]);
    const some = await json("--all", "--at", "3");
    expect(some).toEqual(lines.slice(0, 4));
  });

  test("--viewer prints a view in place of the state", async () => {
    const [line] = await json("--all", "--viewer", "1");
    expect(Object.keys(line)).toEqual(["number", "segment", "events", "view"]);
    expect(await json("--viewer", "spectator")).toEqual(await json());
  });
});

describe("replay in words", () => {
  test("tells the log, the board and the result", async () => {
    const { out } = await outrigger(["replay", file]);
    expect(out).toContain("   1  random drops a disc into column");
    expect(out).toContain("Columns: 1 2 3 4 5 6 7");
    expect(out).toMatch(/1\. random: 1 point\n2\. random: 0 points$/);
  });

  test("speaks the language of the flag, else of the surroundings", async () => {
    const flag = await outrigger(["replay", file, "--lang", "pl"], [], { LANG: "it_IT.UTF-8" });
    expect(flag.out).toContain("Kolumny:");
    expect(flag.out).toMatch(/1\. random: 1 punkt\n2\. random: 0 punktów$/);
    const surroundings = await outrigger(["replay", file], [], { LANG: "it_IT.UTF-8" });
    expect(surroundings.out).toMatch(/1\. random: 1 punto\n2\. random: 0 punti$/);
    const loud = await outrigger(["replay", file], [], { LC_ALL: "C", LANG: "it_IT.UTF-8" });
    expect(loud.out).toContain("Columns:");
  });

  test("--at stops earlier, without a result; --all shows every board", async () => {
    const early = await outrigger(["replay", file, "--at", "2"]);
    expect(early.out).toContain("   2  ");
    expect(early.out).not.toContain("   3  ");
    expect(early.out).not.toContain("1. random");
    const all = await outrigger(["replay", file, "--all"]);
    expect(all.out.match(/Columns:/g)).toHaveLength(steps + 1);
  });
});

describe("replay refuses", () => {
  test.each([
    [["--at", "99"], /--at may be 0 to \d+: the record has \d+ decisions/],
    [["--viewer", "2"], /--viewer may be a seat from 0 to 1, spectator or all, not "2"/],
    [["--viewer", "nobody"], /not "nobody"/],
  ])("%j", async (flags, message) => {
    const { code, err } = await outrigger(["replay", file, ...flags]);
    expect(code).toBe(2);
    expect(err).toMatch(message);
  });

  test("a record that cannot have been played, where it breaks", async () => {
    const broken = join(dir, "broken.json");
    writeFileSync(broken, readFileSync(file, "utf8").replace(/\["drop",\d\],"at":3000/, '["drop",9],"at":3000'));
    const { code, err, out } = await outrigger(["replay", broken]);
    expect(code).toBe(1);
    expect(err).toBe(`outrigger replay: ${broken}: step 3: ["drop",9] was not offered`);
    expect(out).toContain("   2  ");
    expect((await outrigger(["replay", broken, "--at", "2"])).code).toBe(0);
  });
});
