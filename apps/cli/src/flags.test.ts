import { describe, expect, test } from "vitest";
import { readFlags } from "./flags.ts";

const specs = { undo: { type: "string" }, warn: { type: "boolean" } } as const;

describe("words that begin with a dash", () => {
  test("are the value of a flag that takes one: older sites have such ids", () => {
    const { values, positionals } = readFlags(["--undo", "-Ab1", "who"], specs);
    expect(values).toEqual({ undo: "-Ab1" });
    expect(positionals).toEqual(["who"]);
  });

  test("are names after two dashes", () => {
    expect(readFlags(["--warn", "--", "--undo", "-Ab1"], specs).positionals).toEqual(["--undo", "-Ab1"]);
  });

  test.each([
    [["--undo", "--warn"], "option '--undo' argument is ambiguous"],
    [["--warn", "-Ab1"], "unknown option '-A'"],
    [["--undo", "x", "-Ab1"], "unknown option '-A'"],
  ])("are faults elsewhere: %j", (args, fault) => {
    expect(() => readFlags(args, specs)).toThrow(fault);
  });
});
