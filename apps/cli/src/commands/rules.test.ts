import { describe, expect, test } from "vitest";
import { outrigger } from "../testing/terminal.ts";

const ids = (out: string): string[] => out.split("\n").map((line) => line.split(" ")[0] ?? "");

describe("rules", () => {
  test("prints the clauses that answer a question, the best first", async () => {
    const { code, out } = await outrigger(["rules", "maori", "can I sail backwards?", "--lang", "en"]);
    expect(code).toBe(0);
    expect(ids(out)[0]).toBe("MAO-SHIP-2");
    expect(out).toContain("MAO-SHIP-2  The explorer ship moves clockwise only.");
  });

  test("answers in the language of the question", async () => {
    const italian = await outrigger(["rules", "tahiti", "pareggio", "--lang", "it"]);
    expect(ids(italian.out).slice(0, 3)).toContain("TAH-LCOM-11");
    const polish = await outrigger(["rules", "maori", "remis", "--lang", "pl", "--json"]);
    const found = JSON.parse(polish.out);
    expect(found).toMatchObject({ game: "maori", language: "pl", question: "remis" });
    expect(found.clauses.slice(0, 3).map(({ id }: { id: string }) => id)).toContain("MAO-SCORE-12");
  });

  test("a clause is found by its id", async () => {
    const { out } = await outrigger(["rules", "moa", "what says moa-vol-9?", "--lang", "en"]);
    expect(ids(out)[0]).toBe("MOA-VOL-9");
  });

  test("without a question every clause is printed", async () => {
    const { out } = await outrigger(["rules", "maori", "--lang", "en"]);
    expect(ids(out)).toHaveLength(120);
  });

  test("what no rule speaks of is said, and a question without quotes", async () => {
    const { code, err } = await outrigger(["rules", "maori", "xyzzy", "--lang", "en"]);
    expect(code).toBe(1);
    expect(err).toContain('no rule of maori speaks of "xyzzy"');
    expect((await outrigger(["rules", "maori", "a", "b"])).err).toContain("put the question in quotes");
    expect((await outrigger(["rules"])).code).toBe(2);
  });
});
