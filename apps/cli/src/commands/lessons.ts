// outrigger lessons: what a game is learnt by, and which clauses of its rules the lessons touch.
import { clausesOf } from "@outrigger/scene";
import { type LessonBook, stepsOf } from "@outrigger/scene/lesson";
import { loadLesson } from "@outrigger/scene/lesson-file";
import { loadEntry } from "../game.ts";
import type { Command } from "./command.ts";
import { countGames } from "./counting.ts";

const help = `Usage: outrigger lessons [GAME] [flags]

Lists the lessons of each game, or of one, with their steps, and says which clauses of the rules they touch: all that are
neither options nor advanced rules should be.

  --json          one object a game: game, lessons (title, minutes, steps, clauses), plain (clauses that are neither), missing`;

type Count = Awaited<ReturnType<typeof countLessons>>;

async function countLessons(game: string) {
  const entry = await loadEntry(game);
  const { text } = await entry.text();
  const book = (await entry.lessons?.())?.book;
  const lessons = book === undefined ? [] : await lessonsOf(book);
  const touched = new Set(lessons.flatMap(({ clauses }) => clauses));
  const isPlain = (id: string): boolean => !book?.beyond.some((start) => id.startsWith(start));
  const plain = Object.keys(await text.clauses("en")).filter(isPlain);
  return { game, lessons, plain: plain.length, missing: plain.filter((id) => !touched.has(id)) };
}

function lessonsOf(book: LessonBook) {
  return Promise.all(
    book.lessons.map(async ({ title, minutes }, at) => {
      const lesson = await loadLesson(book, at + 1);
      return { title: title.en, minutes, steps: stepsOf(lesson).length, clauses: clausesOf(lesson) };
    }),
  );
}

function linesOf({ game, lessons, plain, missing }: Count): string[] {
  const touched = plain - missing.length;
  return [
    `${game}: ${lessons.length} lessons touch ${touched} of ${plain} clauses (${Math.floor((100 * touched) / plain)} %)`,
    ...lessons.map(
      ({ title, minutes, steps, clauses }, at) =>
        `  ${at + 1}. ${title}: ${minutes} minutes, ${steps} steps, ${clauses.length} clauses`,
    ),
    ...(lessons.length === 0 || missing.length === 0 ? [] : [`  without: ${missing.join(" ")}`]),
  ];
}

export const command: Command = { help, run: (args, io) => countGames(args, io, countLessons, linesOf) };
