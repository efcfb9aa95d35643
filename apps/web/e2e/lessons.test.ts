// Lessons as a newcomer meets them: from the home page, by ear alone, and again after a reload.
import { findGame, GAME_IDS } from "@outrigger/games";
import { stepsOf } from "@outrigger/scene/lesson";
import { expect, type Page, test } from "@playwright/test";
import { type LessonWords, learnByEar } from "./ax-player.ts";
import { wish } from "./screens.ts";

const WORDS: Readonly<Record<string, LessonWords>> = {
  en: { goOn: "Go on", lit: "lit on the board", choices: /choice/, notYet: "Not yet:" },
  it: { goOn: "Avanti", lit: "illuminato sul tavolo", choices: /scelt/i, notYet: "Non ancora:" },
  pl: { goOn: "Dalej", lit: "podświetlone na planszy", choices: /wyb[oó]r|możliwo/i, notYet: "Jeszcze nie:" },
};
/** One language in the usual run; `OUTRIGGER_LANGUAGES=en,it,pl` in the long one. */
const languages = (process.env["OUTRIGGER_LANGUAGES"] ?? "en").split(",");

const lessonsOf = async (game: string) => (await (await findGame(game))?.lessons?.())?.book.lessons ?? [];

async function openLesson(page: Page, game: string, number: number): Promise<void> {
  await page.goto(`/learn/${game}/${number}`);
  await page.locator(".strip").waitFor();
}

for (const game of GAME_IDS)
  for (const language of languages)
    test(`whoever hears only the accessibility tree finishes the lessons of ${game} in ${language}`, async ({
      page,
    }) => {
      await wish(page, { language, list: true });
      for (const [at, entry] of (await lessonsOf(game)).entries()) {
        const steps = stepsOf((await entry.load()).lesson);
        await openLesson(page, game, at + 1);
        const { moves, answers } = await learnByEar(page, WORDS[language] as LessonWords, (step) =>
          expectLit(page, `${game} ${at + 1}, step ${step + 1}`, steps[step]?.step.lit ?? []),
        );
        expect(moves).toBeGreaterThan(2);
        expect(answers.filter((answer) => answer.length < 20)).toEqual([]);
      }
    });

/** What a step speaks of is on the table, and lit. */
async function expectLit(page: Page, step: string, places: readonly string[]): Promise<void> {
  await expect(page.locator(".light"), step).toHaveAttribute("data-lit", places.join(" "));
}
