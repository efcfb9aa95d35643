// Asks a game's rules what players ask, in every language, and holds how often the right clause is among the first three.
import { type GameText, LANGUAGES, type Language } from "@outrigger/text";
import { newAsk } from "@outrigger/text/search";
import { describe, expect, test } from "vitest";

/** What players ask, as they ask it in every language, and the clauses of which one should be among the first three answers. */
export type Question = Readonly<Record<Language, string>> & { readonly clauses: readonly string[] };

export interface QuestionPlan {
  readonly text: Pick<GameText, "clauses" | "rules" | "lookup">;
  readonly asked: readonly Question[];
  /** Questions on which nothing was tuned: they show whether the rest is fitted to its own. */
  readonly others: readonly Question[];
}

const LEAST = 0.9;
const LEAST_OF_OTHERS = 0.8;

export function questions({ text, asked, others }: QuestionPlan): void {
  test("the rules answer in all languages together most questions on which nothing was tuned", async () => {
    const missed = (await Promise.all(LANGUAGES.map((language) => missedOf(text, others, language)))).flat();
    const all = others.length * LANGUAGES.length;
    expect(missed.length, missed.join("\n")).toBeLessThanOrEqual(all * (1 - LEAST_OF_OTHERS));
  });

  describe.each(LANGUAGES)("the rules asked in %s", (language) => {
    test("the right clause is among the first three answers, nine times of ten", async () => {
      const missed = await missedOf(text, asked, language);
      expect(missed.length, missed.join("\n")).toBeLessThanOrEqual(asked.length * (1 - LEAST));
    });

    test("every hint and every chapter is one of the rules'", async () => {
      const [clauses, lookup] = await Promise.all([text.clauses(language), text.lookup(language)]);
      const ids = Object.keys(clauses);
      const asked = [...Object.keys(lookup.hints), ...Object.keys(lookup.askedBy)];
      expect(asked.filter((id) => !ids.includes(id))).toEqual([]);
      const chapters = new Set(ids.map((id) => id.replace(/-\d+$/, "")));
      expect(Object.keys(lookup.chapters).sort()).toEqual([...chapters].sort());
    });
  });
}

/** The questions without a right answer among the first three clauses, with those that came. */
async function missedOf(
  text: QuestionPlan["text"],
  questions: readonly Question[],
  language: Language,
): Promise<string[]> {
  const [clauses, rules, lookup] = await Promise.all([
    text.clauses(language),
    text.rules(language),
    text.lookup(language),
  ]);
  const ask = newAsk({ language, clauses, rules, lookup });
  return questions.flatMap(({ clauses: right, [language]: question }) => {
    const first = ask(question)
      .flatMap((one) => (one.kind === "clause" ? [one.id] : []))
      .slice(0, 3);
    return first.some((id) => right.includes(id)) ? [] : [`${question} → ${first.join(", ")}, not ${right.join(", ")}`];
  });
}
