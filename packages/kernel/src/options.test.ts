import { describe, expect, test } from "vitest";
import {
  chosenOption,
  isOptionsProblem,
  type Options,
  type OptionsProblem,
  parseOptions,
  readOptionText,
} from "./options.ts";

const game = {
  id: "lagoon",
  seats: [2, 4] as const,
  pack: { most: 3 },
  options: [
    { id: "board", default: "base", values: ["base", "atoll"] },
    { id: "rounds", default: 6, values: [4, 6, 8] },
    { id: "open", default: false, values: [true, false] },
    {
      id: "motto",
      default: "",
      check: (value: unknown) => (String(value).length > 9 ? "the motto is too long" : undefined),
    },
  ],
};

const problems = (answer: Options | OptionsProblem) => (isOptionsProblem(answer) ? answer.problems : []);

describe("options", () => {
  test("are completed with their defaults", () => {
    expect(parseOptions(game, 3, { rounds: 4 })).toEqual({ board: "base", rounds: 4, open: false, motto: "" });
  });

  test("that are wrong are all named at once", () => {
    expect(problems(parseOptions(game, 5, { rounds: 5, colour: "red", motto: "much too long" }))).toEqual([
      "lagoon is for 2 to 4 players, not 5",
      'lagoon has no option "colour"',
      'option "rounds" may be 4, 6, 8, not 5',
      "the motto is too long",
    ]);
  });

  test.each([1, 5, 2.5, Number.NaN])("are not for %d players", (seats) => {
    expect(problems(parseOptions(game, seats, {}))).toHaveLength(1);
  });

  test.each([
    ["the right value as another type", { rounds: "6" }],
    ["a list", { board: ["base"] }],
    ["nothing", { board: undefined }],
    ["null", { motto: null }],
    ["an inherited name", { toString: "x" }],
    ["a long text", { motto: "x".repeat(201) }],
  ])("do not take %s", (_what, given) => {
    expect(problems(parseOptions(game, 2, given))).toHaveLength(1);
  });

  test("of all kinds are not complained about for ever", () => {
    const given = Object.fromEntries(Array.from({ length: 1000 }, (_, at) => [`${at} ${"x".repeat(1000)}`, 1]));
    const found = problems(parseOptions(game, 2, given));
    expect([found.length, Math.max(...found.map(({ length }) => length))]).toEqual([51, 500]);
  });

  test("may hang together", () => {
    const settleOptions = (options: Options, seats: number, { most }: { most: number }) =>
      options["board"] === "atoll" && seats > most
        ? { problems: [`the atoll holds ${most}`] }
        : { ...options, motto: `${seats} round the lagoon` };
    expect(problems(parseOptions({ ...game, settleOptions }, 4, { board: "atoll" }))).toEqual(["the atoll holds 3"]);
    expect(problems(parseOptions({ ...game, settleOptions }, 3, { board: "atoll" }, { most: 2 }))).toEqual([
      "the atoll holds 2",
    ]);
    expect(parseOptions({ ...game, settleOptions }, 2, {})).toMatchObject({ motto: "2 round the lagoon" });
  });

  test("are read from text by the values they may have", () => {
    const [board, rounds, open, motto] = game.options;
    expect(board && readOptionText(board, "atoll")).toBe("atoll");
    expect(rounds && readOptionText(rounds, "8")).toBe(8);
    expect(open && readOptionText(open, "true")).toBe(true);
    expect(motto && readOptionText(motto, "8")).toBe("8");
    expect(rounds && readOptionText(rounds, "9")).toBe("9");
  });

  test("are chosen from a list, or it is said what was found instead", () => {
    expect(chosenOption({ board: "atoll" }, "board", ["island", "atoll"])).toBe("atoll");
    expect(() => chosenOption({ board: "reef" }, "board", ["island", "atoll"])).toThrow(
      'option "board" is reef, not one of island, atoll',
    );
  });
});
