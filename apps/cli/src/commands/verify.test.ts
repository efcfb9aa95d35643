import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { GAME_IDS } from "@outrigger/games";
import { beforeAll, describe, expect, test } from "vitest";
import { loadRules } from "../game.ts";
import { folderForTests } from "../testing/folder.ts";
import { outrigger } from "../testing/terminal.ts";

const dir = folderForTests();
let files: string[] = [];

beforeAll(async () => {
  await outrigger(["sim", "connect-four", "--games", "3", "--records", dir]);
  files = readdirSync(dir).map((file) => join(dir, file));
});

/** A copy of the first record with a change in its text. */
function changed(name: string, from: string | RegExp, to: string): string {
  const file = join(dir, name);
  writeFileSync(file, readFileSync(files[0] as string, "utf8").replace(from, to));
  return file;
}

describe("verify", () => {
  test("says of each record that it holds", async () => {
    const { code, out } = await outrigger(["verify", ...files]);
    expect(code).toBe(0);
    for (const file of files) {
      expect(out).toMatch(new RegExp(`${file}: holds; connect-four, 2 seats, \\d+ steps, played, luck not verifiable`));
    }
  });

  test("stops at the first that does not", async () => {
    const bad = changed("bad.json", '"at":1000', '"at":1001');
    const { code, out, err } = await outrigger(["verify", files[0] as string, bad, files[1] as string]);
    expect(code).toBe(1);
    expect(out.split("\n")).toHaveLength(1);
    expect(err).toBe(`${bad}: digest: the record was changed after it was made`);
  });

  test("names the problems of a file that is no record", async () => {
    const { code, err } = await outrigger(["verify", changed("format.json", '"format": 1', '"format": 9')]);
    expect([code, err]).toEqual([1, `outrigger verify: ${join(dir, "format.json")}: format: is 9, not 1`]);
    const missing = await outrigger(["verify", join(dir, "none.json")]);
    expect([missing.code, missing.err]).toEqual([
      1,
      `outrigger verify: ${join(dir, "none.json")}: there is no such file or folder`,
    ]);
    const folder = await outrigger(["verify", dir]);
    expect([folder.code, folder.err]).toEqual([1, `outrigger verify: ${dir}: is a folder`]);
  });

  test("names no more than ten problems", async () => {
    const file = changed("seats.json", /"seat":[01]/g, '"seat":-1');
    const { err } = await outrigger(["verify", file]);
    expect(err.split("\n").length).toBeLessThanOrEqual(11);
    expect(err).toMatch(/segments\[0\]\.steps\[0\]\.seat: is -1/);
  });

  test("does not begin to work on a file that asks for endless work", async () => {
    const calls = changed("calls.json", '"calls": 0', '"calls": 1000000000000');
    const { code, err } = await outrigger(["verify", calls]);
    expect([code, err]).toEqual([1, expect.stringContaining("calls: is 1000000000000, at most 1000000")]);
    const large = changed("large.json", /^/, " ".repeat(16_000_000));
    expect((await outrigger(["verify", large])).err).toContain("large.json: is larger than 16 MB");
  });

  test("a game that this house does not have is a fault of the file", async () => {
    const { code, err } = await outrigger(["verify", changed("game.json", '"connect-four"', '"chess"')]);
    expect(code).toBe(1);
    expect(err).toContain('there is no game "chess"');
  });
});

describe("records of the first version", () => {
  const packed = new URL("../../../../packages/testkit/fixtures/first-version/records.json.gz", import.meta.url);
  const records = JSON.parse(gunzipSync(readFileSync(packed)).toString()) as Record<string, string>;

  test.each(GAME_IDS)("%s: hold, or say which version of the rules they need", async (game) => {
    const { version } = await loadRules(game);
    for (const [name, text] of Object.entries(records)) {
      if (!name.startsWith(game)) continue;
      const file = join(dir, `${name}.json`);
      writeFileSync(file, text);
      const { code, out, err } = await outrigger(["verify", file]);
      if (version === 1) expect([name, code, out]).toEqual([name, 0, expect.stringContaining(": holds;")]);
      else {
        const needs = `needs rules version 1 of ${game}, and these are version ${version}`;
        expect([name, code, err]).toEqual([name, 1, expect.stringContaining(needs)]);
      }
    }
  });
});
