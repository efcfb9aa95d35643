import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { folderForTests } from "../testing/folder.ts";
import { outrigger } from "../testing/terminal.ts";

const dir = folderForTests();

describe("forecasts", () => {
  test("holds the installed network against games that selfplay kept, and draws it", async () => {
    const rows = join(dir, "rows");
    const wanted = ["--games", "6", "--players", "2", "--usual", "--keep"];
    const played = await outrigger(["selfplay", "maori", "--out", rows, ...wanted]);
    expect(played.code).toBe(0);
    const again = join(dir, "again");
    const counted = await outrigger(["selfplay", "maori", "--out", again, "--from", rows]);
    expect(counted.out).toContain("6 games counted");
    for (const name of ["1-2.rows", "5-2.rows"])
      expect(readFileSync(join(again, name))).toEqual(readFileSync(join(rows, name)));
    const svg = join(dir, "maori.svg");
    const { code, out } = await outrigger(["forecasts", "maori", rows, "--svg", svg, "--json"]);
    const score = JSON.parse(out);
    expect(code).toBe(0);
    expect(score.games).toBe(6);
    expect(score.parts.map(({ name }: { name: string }) => name)).toEqual([
      "start",
      "quarter",
      "half",
      "three quarters",
      "end",
    ]);
    expect(score.parts.reduce((sum: number, part: { positions: number }) => sum + part.positions, 0)).toBe(
      score.positions,
    );
    for (const { byHand, learned } of score.parts) {
      expect(byHand).toBeGreaterThan(0);
      expect(learned).toBeGreaterThan(0);
      expect(learned).toBeLessThan(1);
    }
    expect(readFileSync(svg, "utf8")).toMatch(/^<svg .*<title>maori: forecasts against 6 games/s);
  });
  test("says what is wrong with a folder, a network or a game that has none", async () => {
    expect((await outrigger(["forecasts", "maori", join(dir, "nowhere")])).err).toContain("holds no rows");
    expect((await outrigger(["forecasts", "maori", dir, "--network", join(dir, "none.json")])).err).toContain(
      "there is no",
    );
    expect((await outrigger(["selfplay", "maori", "--out", join(dir, "none"), "--from", dir])).err).toContain(
      "holds no positions",
    );
    expect((await outrigger(["forecasts", "connect-four", dir])).err).toContain("has no learned judgement");
    expect((await outrigger(["forecasts", "maori"])).code).toBe(2);
    expect(existsSync(join(dir, "maori.json"))).toBe(false);
  });
});
