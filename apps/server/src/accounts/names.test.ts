import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { distinctName, looksAlike, MOST_LETTERS, parseName, tidyName } from "./names.ts";

describe("a name", () => {
  it.each([
    ["Ann", "Ann"],
    ["  Ann \u00A0 Mary ", "Ann Mary"],
    ["Zoe\u0308", "Zo\u00EB"],
    ["Nguyễn Thị", "Nguyễn Thị"],
    ["स्नेहा", "स्नेहा"],
    ["น้ำ", "น้ำ"],
    ["Łukasz", "Łukasz"],
    ["Ann ❤\uFE0F", "Ann ❤"],
    ["🐢", "🐢"],
  ])("%j is kept as %j", (raw, kept) => {
    expect(parseName(raw)).toBe(kept);
  });

  it.each([
    ["nothing", ""],
    ["gaps", " \u2003 "],
    ["the Hangul filler", "\u3164"],
    ["the empty Braille cell", "\u2800"],
    ["the first Hangul filler", "\u115F\u1160"],
    ["a blank beside a letter", "A\u3164"],
    ["half a pair", "A\uD83D"],
    ["a control", "A\u0007"],
    ["a change of direction", "\u202Eevil"],
    ["a line break", "A\u2028B"],
    ["a tower of accents", `A${"\u0301".repeat(10)}`],
    ["an accent on nothing", "\u0301A"],
    ["a private sign", "\uE000"],
    ["a sign nobody has assigned", "\u0378"],
    ["too much", "x".repeat(MOST_LETTERS + 1)],
  ])("%s is none", (_, raw) => {
    expect(parseName(raw)).toBeUndefined();
  });

  it.each([
    ["Ann", "Ann"],
    ["\u202Eevil", "evil"],
    ["A\u3164n\u200Bn", "Ann"],
    ["A\uD83D", "A"],
    [`Zoe${"\u0308".repeat(10)}`, "Zoë\u0308\u0308"],
    ["\u0301A", "A"],
    ["x".repeat(40), "x".repeat(MOST_LETTERS)],
    ["\u3164", "—"],
    ["", "—"],
  ])("of earlier days %j becomes %j", (raw, tidy) => {
    expect(tidyName(raw)).toBe(tidy);
  });

  it("of earlier days is always brought into one that may be kept", () => {
    const letters = fc.string({ unit: "binary", maxLength: 40 });
    fc.assert(
      fc.property(letters, (raw) => {
        expect(parseName(tidyName(raw))).toBe(tidyName(raw));
      }),
    );
  });

  it("is stable, well formed and visible, whatever is sent", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 40 }), (raw) => {
        const name = parseName(raw);
        if (name === undefined) return;
        expect(parseName(name)).toBe(name);
        expect(name.isWellFormed() && name === name.normalize("NFC")).toBe(true);
        expect(name).toMatch(/[\p{L}\p{N}\p{S}\p{P}]/u);
      }),
    );
  });
});

describe("names at one table", () => {
  it.each([
    ["Ann", "ann", true],
    ["Ann", "Аnn", true],
    ["Zoë", "ZOE", true],
    ["Ann", "A n n.", true],
    ["Ilya", "llya", true],
    ["Bob", "B0b", true],
    ["ΑΝΝΑ", "Anna", true],
    ["Ann", "Ａｎｎ", true],
    ["!!!", "!!!", true],
    ["Ann", "Anna", false],
    ["Ali", "All", false],
    ["Tia", "Hana", false],
    ["Ann", "Ann 2", false],
    ["!!!", "???", false],
  ])("%s looks like %s: %s", (one, other, isAlike) => {
    expect(looksAlike(one, other)).toBe(isAlike);
  });

  it("get a number where they look the same", () => {
    expect(distinctName("Ann", ["Ben"])).toBe("Ann");
    expect(distinctName("ann", ["Ann"])).toBe("ann 2");
    expect(distinctName("Ann", ["Ann", "Ann 2"])).toBe("Ann 3");
  });
});
