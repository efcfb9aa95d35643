import { appendFileSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { folderForTests } from "../testing/folder.ts";
import { outrigger } from "../testing/terminal.ts";

const dir = folderForTests();

const floor = (...more: readonly string[]) =>
  outrigger(["floor", "maori", "--out", join(dir, "maori.lines"), "--bot", "quick", "--continuations", "3", ...more]);

describe("floor", () => {
  test("plays games on, keeps them, and goes on where it was broken off", async () => {
    const first = await floor("--games", "2");
    expect(first.code).toBe(0);
    expect(first.out).toMatch(/^2 games; .*\nquarter, 2 positions\n {2}by hand .* learned .* floor /);
    const file = join(dir, "maori.lines");
    const kept = readFileSync(file, "utf8");
    appendFileSync(file, '{"game":"maori","bo');
    const { code, out } = await floor("--games", "3", "--json");
    expect(code).toBe(0);
    const { games, parts } = JSON.parse(out);
    expect(games).toBe(3);
    expect(parts.map(({ name }: { name: string }) => name)).toEqual(["quarter", "half", "three quarters"]);
    const lines = readFileSync(file, "utf8");
    expect(lines.startsWith(kept)).toBe(true);
    expect(
      lines
        .trimEnd()
        .split("\n")
        .map((line) => JSON.parse(line).number)
        .sort(),
    ).toEqual([900001, 900002, 900003]);
    // Whatever else the file holds, a run speaks of the games it was asked for.
    expect((await floor("--games", "2")).out).toBe(first.out);
  });

  test("says what is wrong with a file, a bot or a game without a judgement", async () => {
    appendFileSync(join(dir, "maori.lines"), '{"game":"moa","bot":"quick","number":1}\n');
    expect((await floor("--games", "1")).err).toContain("holds other games than maori of quick");
    expect((await outrigger(["floor", "maori"])).err).toContain("--out says where the games go");
    expect((await floor("--continuations", "1")).code).toBe(2);
    expect((await outrigger(["floor", "maori", "--out", dir, "--bot", "nobody"])).code).toBe(2);
    expect((await outrigger(["floor", "connect-four", "--out", dir])).err).toContain("has no learned judgement");
  });
});
