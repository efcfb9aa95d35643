import { findGame } from "@outrigger/games";
import type { Move } from "@outrigger/kernel";
import { type Match, type MatchView, viewFor } from "@outrigger/kernel/match";
import type { Maori } from "@outrigger/maori/rules";
import { isDo, isOther, LEARNER, type Lesson, type LessonMove, luckOf, stepsOf } from "@outrigger/scene/lesson";
import { loadLesson } from "@outrigger/scene/lesson-file";
import { describe, expect, test } from "vitest";
import { openPage, type Page } from "./testing/page.ts";

const MATCH = "lesson-maori-1";

async function firstLesson(): Promise<Lesson> {
  const book = (await (await findGame("maori"))?.lessons?.())?.book;
  if (book === undefined) throw new Error("there is no lesson");
  return loadLesson(book, 1);
}

/** The moves of everybody; where several count, another one each time. */
function movesOf(lesson: Lesson): LessonMove[] {
  let choice = 0;
  return stepsOf(lesson).flatMap(({ step }) => {
    if (isOther(step)) return step.plays.map((move) => ({ seat: step.seat, move }));
    if (!isDo(step)) return [];
    const wanted = step.moves[0]?.map((part) => (Array.isArray(part) ? part[choice++] : part)) as unknown as Move;
    return [wanted, ...(step.after ?? [])].map((move) => ({ seat: LEARNER, move }));
  });
}

async function open(page: Page, moves: readonly LessonMove[]): Promise<void> {
  const { position, ...lesson } = await firstLesson();
  const names = ["Noor", "Tia"];
  await page.ask({ kind: "lesson", match: MATCH, game: "maori", names, position, luck: luckOf(lesson), moves });
}

function shown(page: Page): MatchView<Maori["view"]> {
  const match = page.host.rooms.inHand(MATCH)?.hosted.match as Match<Maori> | undefined;
  if (match === undefined) throw new Error("there is no such table");
  return viewFor(match, LEARNER);
}

describe("a lesson's table", () => {
  test("stands at its position, plays its luck, and is not in the local store", async () => {
    const page = openPage();
    await open(page, []);
    expect(shown(page).view.matrix[2]).toBe("S06");
    await page.ask({ kind: "lessonMoves", match: MATCH, moves: movesOf(await firstLesson()).slice(0, 4) });
    expect(shown(page).view.matrix[2]).toBe("EN03");
    expect(await page.ask({ kind: "list" })).toEqual([]);
  });

  test("is opened again where it was left, and goes on with the luck that is left", async () => {
    const page = openPage();
    const moves = movesOf(await firstLesson());
    await open(page, moves.slice(0, 5));
    await page.ask({ kind: "lessonMoves", match: MATCH, moves: moves.slice(5) });
    expect(shown(page).view.seats[LEARNER]?.shells).toBe(5);
    await open(page, moves.slice(0, 1));
    expect(shown(page).offers?.phase).toBe("action");
  });

  test("says which move does not fit", async () => {
    const page = openPage();
    await open(page, []);
    const made = page.ask({ kind: "lessonMoves", match: MATCH, moves: [{ seat: LEARNER, move: ["take", "m11"] }] });
    await expect(made).rejects.toThrow("is refused");
  });
});
