import { describe, expect, test } from "vitest";
import { reef } from "./reference/reef.ts";
import { everyTable, sampledTable, tableName, tableNumber } from "./tables.ts";

/** Two seats, an option for three players only, one that excludes the other. */
const optioned = {
  ...reef,
  seats: [2, 3] as const,
  options: [
    { id: "cards", default: 20, values: [16, 20, 24] },
    { id: "third", default: false, values: [false, true], seats: [3, 3] as const },
    { id: "wind", default: "calm", values: ["calm", "storm"] },
    { id: "name", default: "" },
  ],
  settleOptions: (options: Record<string, string | number | boolean>) =>
    options["wind"] === "storm" && options["cards"] === 16 ? { problems: ["too few cards for a storm"] } : options,
};

describe("tables", () => {
  test("are every value of an option alone, and all together as far as they go together", () => {
    expect(everyTable(optioned).map(tableName)).toEqual([
      "2 seats",
      "3 seats",
      "2 seats cards=16",
      "3 seats cards=16",
      "2 seats cards=24",
      "3 seats cards=24",
      "2 seats wind=storm",
      "3 seats third=true",
      "2 seats cards=24 wind=storm",
      "3 seats wind=storm",
      "3 seats cards=16 third=true",
      "3 seats cards=24 third=true wind=storm",
    ]);
  });

  test("keep to what a start needs", () => {
    const limits = { seats: [3], options: { cards: 16 } };
    expect(everyTable(optioned, limits).map(tableName)).toEqual(["3 seats cards=16", "3 seats cards=16 third=true"]);
    expect(sampledTable(optioned, 5, limits)).toMatchObject({ seats: 3, options: { cards: 16 } });
    expect(() => sampledTable(optioned, 5, { seats: [7] })).toThrow("reef has no table for");
  });

  test("are taken in turn, every other one mixed at random", () => {
    const names = Array.from({ length: 24 }, (_, number) => tableName(tableNumber(optioned, number, () => 0)));
    expect(names.filter((_, number) => number % 2 === 0)).toEqual(everyTable(optioned).map(tableName));
    expect(names[1]).toBe("2 seats cards=16");
    expect(names[23]).toBe("3 seats cards=16");
  });
});
