import { describe, expect, test } from "vitest";
import { newAsk, type Searched } from "./index.ts";
import { wordsOf } from "./words.ts";

const searched: Searched = {
  language: "en",
  clauses: {
    "RA-WALK-1": "A walker goes one to three fields.",
    "RA-WALK-2": "Nobody walks past the last field.",
    "RA-END-1": "Whoever comes to the last field first wins; equal walkers share it.",
    "RA-END-2": "{short, select, on {After ten rounds it is over.} other {There is no limit.}}",
  },
  rules: {
    sections: [
      { title: "The race", body: ["![picture]", "Two players walk to the volcano.", "- Kākāpō may not fly."] },
    ],
    glossary: [{ term: "Field", meaning: "Where a walker stands." }],
  },
  lookup: {
    chapters: { "RA-WALK": "Walking", "RA-END": "The end" },
    synonyms: [["field", "square"]],
    hints: { "RA-WALK-1": "how far distance", "RA-WALK-2": "overshoot" },
    askedBy: { "RA-WALK-1": "overshoot pace", "RA-END-2": "clock" },
  },
};
const ask = newAsk(searched);
const clauses = (question: string): string[] => ask(question).flatMap((one) => (one.kind === "clause" ? [one.id] : []));

describe("asking the rules", () => {
  test("a clause is found by its words, whatever their endings and spelling", () => {
    expect(clauses("walking past the last fields")[0]).toBe("RA-WALK-2");
    expect(clauses("wlaker")).toContain("RA-WALK-1");
  });

  test("and by everyday words: synonyms, and hints that are shown nowhere", () => {
    expect(clauses("how far?")[0]).toBe("RA-WALK-1");
    expect(clauses("overshoot")).toEqual(["RA-WALK-2", "RA-WALK-1"]);
    expect(clauses("clock")).toEqual(["RA-END-2"]);
    expect(clauses("tie")).toEqual(["RA-END-1"]);
    expect(clauses("last square")[0]).toMatch(/^RA-/);
  });

  test("whichever choice of a table it speaks of", () => {
    expect(clauses("ten rounds")).toEqual(["RA-END-2"]);
    expect(clauses("limit")).toEqual(["RA-END-2"]);
  });

  test("a clause that is named comes first, once", () => {
    expect(clauses("why ra-end-2, not the last field?")[0]).toBe("RA-END-2");
    expect(clauses("ra-end-2 limit").filter((id) => id === "RA-END-2")).toHaveLength(1);
  });

  test("lines of the page and terms are cited too, without marks", () => {
    expect(ask("volcano")).toContainEqual({ kind: "line", section: 0, line: 1 });
    expect(ask("kakapo")).toEqual([{ kind: "line", section: 0, line: 2 }]);
    expect(ask("field")).toContainEqual({ kind: "term", term: "Field" });
  });

  test("what nothing speaks of is answered by nothing", () => {
    expect(ask("xyzzy")).toEqual([]);
    expect(ask("")).toEqual([]);
    expect(ask("can I do it?")).toEqual([]);
  });
});

test("endings fall off in every language", () => {
  const same = (language: "en" | "it" | "pl", ...words: string[]) =>
    expect(new Set(words.flatMap((word) => wordsOf(word, language))).size, words.join()).toBe(1);
  same("en", "skip", "skips", "skipped", "skipping");
  same("en", "territory", "territories");
  same("en", "sold", "sells", "sale");
  same("en", "strong", "strength");
  same("it", "vulcano", "vulcani");
  same("it", "attaccare", "attacco", "attacchi", "attaccano");
  same("it", "perdere", "perso", "perdo");
  same("it", "costruire", "costruisco", "costruiscono");
  same("pl", "kafelek", "kafelka", "kafelków", "kafelkami");
  same("pl", "statek", "statki", "statkiem");
  same("pl", "Łódź", "lodz");
  same("pl", "karta", "karcie", "kartę");
  same("pl", "wioska", "wiosce");
  same("pl", "tura", "turze");
  same("pl", "brać", "biorę", "wziąć");
});
