import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { describe, expect, test } from "vitest";
import { commands } from "./commands/index.ts";
import { outrigger } from "./testing/terminal.ts";

describe("help", () => {
  test("without a command is an error, with --help it is an answer", async () => {
    const none = await outrigger([]);
    const asked = await outrigger(["--help"]);
    expect([none.code, none.out]).toEqual([2, ""]);
    expect([asked.code, asked.err]).toEqual([0, ""]);
    expect(asked.out).toBe(none.err);
    for (const name of Object.keys(commands)) expect(asked.out).toContain(`\n  ${name} `);
  });

  test.each(Object.keys(commands))("%s has help of its own", async (name) => {
    const { code, out } = await outrigger([name, "--help"]);
    expect(code).toBe(0);
    expect(out).toContain(`Usage: outrigger ${name}`);
    expect((await outrigger(["help", name])).out).toBe(out);
  });
});

describe("a wrong command line says what is wrong and exits with 2", () => {
  test.each([
    [["fly"], 'outrigger: there is no command "fly"'],
    [["help", "fly"], 'outrigger: there is no command "fly"'],
    [["constructor"], 'outrigger: there is no command "constructor"'],
    [["sim"], "outrigger sim: the game is missing"],
    [["sim", "chess"], 'outrigger sim: there is no game "chess"; there are '],
    [["sim", "connect-four", "moa"], 'outrigger sim: "moa" is one argument too many'],
    [["sim", "connect-four", "--speed", "3"], "outrigger sim: unknown option '--speed'"],
    [["sim", "connect-four", "--games"], "outrigger sim: option '--games <value>' argument missing"],
    [["sim", "connect-four", "--games", "0"], 'outrigger sim: --games needs a whole number from 1, not "0"'],
    [["sim", "connect-four", "--seed", "1e3"], 'outrigger sim: --seed needs a whole number from 0, not "1e3"'],
    [["sim", "connect-four", "--players", "3"], "outrigger sim: connect-four is for 2 to 2 players, not 3"],
    [["sim", "connect-four", "--option", "size=9"], 'outrigger sim: connect-four has no option "size"'],
    [["sim", "connect-four", "--option", "size"], 'outrigger sim: --option needs name=value, not "size"'],
    [["sim", "connect-four", "--bots", "brilliant"], 'outrigger sim: there is no bot "brilliant"; there are random,'],
    [["sim", "connect-four", "--bots", "random,random,random"], "outrigger sim: 3 bots for 2 seats"],
    [["sim", "connect-four", "--bots", ","], "outrigger sim: --bots needs at least one bot"],
    [["play"], "outrigger play: the game is missing"],
    [["play", "connect-four", "--people", "3"], "outrigger play: 3 people do not fit on 2 seats"],
    [["play", "connect-four", "--name", "A", "--name", "B"], "outrigger play: 2 names for 1 people"],
    [["play", "connect-four", "--lang", "de"], 'outrigger play: --lang may be en, it, pl, not "de"'],
    [["play", "connect-four", "--resume", "x"], "outrigger play: connect-four does not go with --resume"],
    [["play", "--resume", "x", "--players", "2"], "outrigger play: --players does not go with --resume"],
    [["replay"], "outrigger replay: the record is missing"],
    [["verify"], "outrigger verify: no record is named"],
    [["bench", "all"], 'outrigger bench: "all" is one argument too many'],
    [["bench", "--only", "luck"], 'outrigger bench: there is no bench "luck"; there are '],
    [["bench", "--against", "HEAD", "--only", "luck"], 'outrigger bench: there is no game "luck"; there are '],
  ])("%j", async (args, message) => {
    const { code, out, err } = await outrigger(args);
    expect([code, out]).toEqual([2, ""]);
    expect(err).toContain(message);
  });
});

test("the launcher runs the command line and hands its exit code on", async () => {
  const launcher = fileURLToPath(new URL("../bin/outrigger.mjs", import.meta.url));
  const start = promisify(execFile);
  const { stdout, stderr } = await start(launcher, ["sim", "connect-four", "--games", "3", "--json"]);
  expect(JSON.parse(stdout)).toMatchObject({ games: 3, finished: 3 });
  expect(stderr).toBe("");
  await expect(start(launcher, ["fly"])).rejects.toMatchObject({ code: 2 });
});
