// Every lesson of every game, held against its rules; and what part of the rules the lessons touch.
import { findGame, GAME_IDS } from "@outrigger/games";
import { answersOf, checkLesson, clausesOf } from "@outrigger/scene";
import type { Lesson } from "@outrigger/scene/lesson";
import { loadAnswers, loadLesson } from "@outrigger/scene/lesson-file";
import { describe, expect, test } from "vitest";

/** Of the clauses that are neither options nor advanced rules, lessons touch at least this share. */
const SHARE = 0.6;

for (const id of GAME_IDS) {
  const entry = await findGame(id);
  const book = (await entry?.lessons?.())?.book;
  if (entry?.arrange === undefined || book === undefined) continue;
  const [{ rules }, { arrange }, { text }] = await Promise.all([entry.rules(), entry.arrange(), entry.text()]);
  const known = Object.keys(await text.clauses("en"));
  const lessons: Lesson[] = [];

  describe(`the lessons of ${id}`, () => {
    for (const [at, each] of book.lessons.entries())
      test(`${at + 1}: ${each.title.en}`, async () => {
        const lesson = await loadLesson(book, at + 1);
        lessons.push(lesson);
        expect(checkLesson({ rules, arrange }, lesson, known)).toEqual([]);
      });

    test("give every answer that has a name", async () => {
      const given = lessons.flatMap(answersOf).map(({ say }) => say.en);
      expect([...(await loadAnswers(book))].filter(([, { say }]) => !given.includes(say.en))).toEqual([]);
    });

    test("touch the clauses of the game", () => {
      const plain = known.filter((clause) => !book.beyond.some((start) => clause.startsWith(start)));
      const touched = new Set(lessons.flatMap(clausesOf));
      const share = plain.filter((clause) => touched.has(clause)).length / plain.length;
      console.log(
        `${id}: ${touched.size} clauses in ${lessons.length} lessons, ${Math.round(100 * share)} % of the ${plain.length} plain ones`,
      );
      expect(book.beyond.filter((start) => !known.some((clause) => clause.startsWith(start)))).toEqual([]);
      if (book.wholeGame !== undefined) expect(share).toBeGreaterThanOrEqual(SHARE);
    });
  });
}
