import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseRecord } from "@outrigger/records";
import { describe, expect, test } from "vitest";
import { folderForTests } from "../testing/folder.ts";
import { outrigger } from "../testing/terminal.ts";

const ENGINE = fileURLToPath(new URL("../../../../packages/engines/src/testing/engine.mjs", import.meta.url));
const engine = (habit: string): string => `cmd:"${process.execPath}" "${ENGINE}" ${habit}`;
const dir = folderForTests();

describe("sim", () => {
  test("S8.9 two programs play each other, and their records verify without naming a command", async () => {
    const bots = `${engine("first")},${engine("last")}`;
    const args = ["sim", "connect-four", "--games", "3", "--bots", bots, "--engine-seconds", "60"];
    const { code, out } = await outrigger([...args, "--records", dir, "--json"]);
    expect(code).toBe(0);
    const report = JSON.parse(out);
    expect(report).toMatchObject({ finished: 3, refused: 0, lost: [{}, {}] });
    const files = readdirSync(dir).map((file) => join(dir, file));
    expect(files).toHaveLength(3);
    expect((await outrigger(["verify", ...files])).code).toBe(0);
    const parsed = parseRecord(readFileSync(files[0] ?? "", "utf8"));
    if (!parsed.ok) throw new Error(parsed.problems.join("; "));
    expect(parsed.value.seats[0]).toEqual({ kind: "bot", name: "engine.mjs", level: "engine" });
  });

  test("a program that lies loses its turns, is named, and the other plays on", async () => {
    const { code, out } = await outrigger([
      "sim",
      "connect-four",
      "--games",
      "2",
      "--bots",
      `${engine("illegal")},random`,
    ]);
    expect(code).toBe(1);
    expect(out).toContain("2 of 2 games finished, 0 moves refused");
    expect(out).toMatch(/seat 0 .* lost turns: 6 illegal/);
  });

  test.each([
    ["cmd:", 2, '"cmd:" names no program'],
    ["cmd:./no-such-engine", 1, "cmd:./no-such-engine does not answer a hello (exited)"],
  ])("%s is answered with what is wrong", async (name, exit, message) => {
    const { code, err } = await outrigger(["sim", "connect-four", "--games", "1", "--bots", name]);
    expect(code).toBe(exit);
    expect(err).toContain(message);
  });
});

describe("play", () => {
  const table = ["play", "connect-four", "--seed", "1", "--engine-seconds", "60"];

  test("S8.9 a person plays a program, leaves, and names it again to go on: a saved game starts no program by itself", async () => {
    const file = join(dir, "saved.json");
    const { code, out } = await outrigger([...table, "--bots", engine("last"), "--save", file], ["1", "q"]);
    expect(code).toBe(0);
    expect(out).toContain("Bot 1 (engine.mjs) drops a disc into column 7.");
    const alone = await outrigger(["play", "--resume", file], ["1"]);
    expect([alone.code, alone.err]).toEqual([
      2,
      expect.stringContaining("1 seats are played by engines, and --bots names 0"),
    ]);
    const bot = await outrigger(["play", "--resume", file, "--bots", "hard"], ["1"]);
    expect(bot.err).toContain("--bots names only engines where a game is resumed");
    const on = await outrigger(["play", "--resume", file, "--bots", engine("last")], ["1", "1", "1"]);
    expect(on.out).toContain("Player 1 has four in a row.");
  });

  test("turns that it lost are told at the end", async () => {
    const args = [...table, "--bots", engine("garbage"), "--save", join(dir, "lost.json")];
    const { out, err } = await outrigger(args, ["7", "7", "7", "7"]);
    expect(out).toContain("The game is over.");
    expect(err).toBe("Bot 1 (engine.mjs) lost 3 turns (garbage): moved as an absent player.");
  });
});
