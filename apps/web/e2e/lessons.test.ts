// Lessons as a newcomer meets them: from the home page, by ear alone, and again after a reload.
import { findGame, GAME_IDS } from "@outrigger/games";
import { isDo, type Lesson, type LessonStep, stepsOf } from "@outrigger/scene/lesson";
import { loadLesson } from "@outrigger/scene/lesson-file";
import { type LessonWords, learnByEar } from "./ax-player.ts";
import { faultsOf } from "./measure.ts";
import { expect, type Page, test } from "./quiet.ts";
import { expectClean, wish } from "./screens.ts";

const WORDS: Readonly<Record<string, LessonWords>> = {
  en: { goOn: "Go on", lit: "lit on the board", choices: /choice/, notYet: "Not yet:" },
  it: { goOn: "Avanti", lit: "illuminato sul tavolo", choices: /scelt/i, notYet: "Non ancora:" },
  pl: { goOn: "Dalej", lit: "podświetlone na planszy", choices: /wyb[oó]r|możliwo/i, notYet: "Jeszcze nie:" },
};
/** One language in the usual run; `OUTRIGGER_LANGUAGES=en,it,pl` in the long one. */
const languages = (process.env["OUTRIGGER_LANGUAGES"] ?? "en").split(",");

async function lessonsOf(game: string): Promise<Lesson[]> {
  const book = (await (await findGame(game))?.lessons?.())?.book;
  return book === undefined ? [] : Promise.all(book.lessons.map((_, at) => loadLesson(book, at + 1)));
}

async function openLesson(page: Page, game: string, number: number): Promise<void> {
  await page.goto(`/learn/${game}/${number}`);
  await page.locator(".strip").waitFor();
}

/** From the end of a lesson to the start of the next, as it offers itself: the page stays, only the table is new. */
async function goToNext(page: Page, game: string, number: number): Promise<void> {
  await page.locator("dialog[open] .next").press("Enter");
  await page.waitForURL(`**/learn/${game}/${number}`);
  await expect(page.locator("dialog[open]")).toHaveCount(0);
  await page.locator(".strip[data-step='0']").waitFor();
}

for (const game of GAME_IDS)
  for (const language of languages)
    test(`whoever hears only the accessibility tree finishes the lessons of ${game} in ${language}`, async ({
      page,
    }) => {
      await wish(page, { language, list: true });
      const begun = Date.now();
      for (const [at, lesson] of (await lessonsOf(game)).entries()) {
        const steps = stepsOf(lesson);
        if (at === 0) await openLesson(page, game, 1);
        else await goToNext(page, game, at + 1);
        const { moves, answers } = await learnByEar(page, WORDS[language] as LessonWords, (step) =>
          expectLit(page, `${game} ${at + 1}, step ${step + 1}`, steps[step]?.step),
        );
        expect(moves).toBeGreaterThan(2);
        expect(answers.filter((answer) => answer.length < 20)).toEqual([]);
      }
      console.log(`${game} by ear in ${language}: ${Math.round((Date.now() - begun) / 1_000)} s`);
    });

/** What a step speaks of is on the table and lit; where it wants a move something is. */
async function expectLit(page: Page, name: string, step: LessonStep | undefined): Promise<void> {
  const places = (step?.lit ?? []).join(" ");
  const needsButton = step !== undefined && isDo(step) && step.lit === undefined;
  const light = page.locator(`.light[data-lit="${places}"]${needsButton ? ":not([data-buttons=''])" : ""}`);
  // Asked for at every step of every lesson: an expectation would look again only after a tenth of a second and more.
  await test.step(`${name} lights ${places}`, () => light.waitFor({ state: "attached" }));
}

test("what a lesson of tahiti wants is lit where it is pressed: a counter, the prompt, a row of a card", async ({
  page,
}) => {
  const lit = (place: string) => page.locator(`[data-place="${place}"]`);
  const wants = (place: string) => expect(page.locator(".light")).toHaveAttribute("data-buttons", place);
  const doIt = page.getByRole("button", { name: "Do it for me" });
  await openLesson(page, "tahiti", 1);
  await doIt.click();
  for (const place of ["choice:take:fighters", "choice:take:shaman"]) {
    await wants(place);
    await lit(place).click();
  }
  await doIt.click();
  await wants("confirm");

  await openLesson(page, "tahiti", 2);
  await page.locator(".map").getByRole("button", { name: "Take a Big Log in 0507" }).press("Enter");
  await wants("choice:harvest:507");
  await lit("choice:harvest:507").click();
  await page.locator(".strip[data-step='1']").waitFor();
});

/** Words that somebody has to read, and how long that takes. */
const WORDS_A_MINUTE = 200;
const MOST_PRESSES = 3;
const MOST_SECONDS = 60;

async function wordsIn(page: Page, ...places: readonly string[]): Promise<number> {
  const texts = await Promise.all(places.map((place) => page.locator(place).first().innerText()));
  return texts
    .join(" ")
    .split(/\s+/)
    .filter((word) => /\p{L}/u.test(word)).length;
}

for (const game of GAME_IDS)
  test(`from the home page to the first understood turn of ${game}: three presses, sixty seconds`, async ({ page }) => {
    const [lesson] = await lessonsOf(game);
    if (lesson === undefined) return;
    const [first] = stepsOf(lesson);
    await page.goto("/");
    let words = await wordsIn(page, ".hero", `[data-game=${game}]`);
    await page.locator(`[data-game=${game}] .learn`).click();
    await page.locator(".strip[data-step='0']").waitFor();
    words += await wordsIn(page, ".strip", ".prompt .question");
    // What the first step wants is lit; whoever presses it has made a move and is told what comes of it.
    let presses = 1;
    const goOn = page.locator(".strip .go");
    for (; (await goOn.count()) > 0; presses++) await goOn.click();
    await page.locator(".strip button", { hasText: "Do it for me" }).click();
    await page.locator(".strip[data-step='1']").waitFor();
    presses++;
    words += await wordsIn(page, ".strip");
    const seconds = (60 * words) / WORDS_A_MINUTE;
    console.log(`${game}: ${presses} presses, ${words} words, ${Math.round(seconds)} s to the first understood turn`);
    expect(first?.step.lit?.length).toBeGreaterThan(0);
    expect(presses).toBeLessThanOrEqual(MOST_PRESSES);
    expect(seconds).toBeLessThanOrEqual(MOST_SECONDS);
  });

test("a lesson is taken up where it was left, steps back, and is done", async ({ page }) => {
  await openLesson(page, "maori", 1);
  await page.getByRole("button", { name: "Do it for me" }).click();
  await page.locator(".strip[data-step='1']").waitFor();
  await page.reload();
  await page.locator(".strip[data-step='1']").waitFor();
  await expect(page.locator(".light")).toHaveAttribute("data-lit", "cell:m13");
  await expectClean(page, "a lesson");
  await page.getByRole("button", { name: "Back" }).click();
  await page.locator(".strip[data-step='0']").waitFor();
  await expect(page.locator(".light")).toHaveAttribute("data-lit", "berth:2");
  await page.goto("/learn/maori");
  await expect(page.locator("main ol li")).toHaveCount(4);
  await expectClean(page, "the list of lessons");
  await page.goto("/learn/maori/9");
  await expect(page.locator("main")).toContainText(/./);
});

interface Small {
  readonly game: string;
  readonly number: number;
  readonly width: number;
  readonly height: number;
}

/** Small screens, and lessons in which what is lit lies on the board, in the hand, on buttons and beside a battle. */
const SMALL: readonly Small[] = [
  { game: "moa", number: 1, width: 844, height: 390 },
  { game: "moa", number: 4, width: 390, height: 844 },
  { game: "maasai", number: 1, width: 844, height: 390 },
  { game: "maasai", number: 2, width: 390, height: 844 },
  { game: "tahiti", number: 3, width: 390, height: 844 },
  { game: "tahiti", number: 4, width: 390, height: 844 },
];

/** Every lesson on a phone, upright and on its side: `OUTRIGGER_LESSONS=all`. */
async function everyLesson(): Promise<Small[]> {
  const counts = await Promise.all(GAME_IDS.map(async (game) => ({ game, count: (await lessonsOf(game)).length })));
  const numbered = counts.flatMap(({ game, count }) =>
    Array.from({ length: count }, (_, at) => ({ game, number: at + 1 })),
  );
  return numbered.flatMap((lesson) => [
    { ...lesson, width: 390, height: 844 },
    { ...lesson, width: 844, height: 390 },
  ]);
}

for (const { game, number, width, height } of process.env["OUTRIGGER_LESSONS"] === "all" ? await everyLesson() : SMALL)
  test(`what lesson ${number} of ${game} lights is in sight on a screen of ${width} by ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openLesson(page, game, number);
    const strip = page.locator(".strip");
    const lesson = (await lessonsOf(game))[number - 1];
    const steps = lesson === undefined ? [] : stepsOf(lesson);
    for (const [at, { step }] of steps.entries()) {
      await expectLit(page, `step ${at + 1}`, step);
      await expect.poll(() => hiddenLights(page), `step ${at + 1}`).toEqual([]);
      const spilt = (await faultsOf(page)).filter((fault) => /^overflow: .*\(button/.test(fault));
      expect(spilt, `step ${at + 1}`).toEqual([]);
      await strip.locator(".ways .btn").last().click();
      await page.locator(`.strip:not([data-step="${at}"]), dialog[open]`).first().waitFor();
    }
  });

/** Lit places that something else lies over, or that lie beyond the screen or what lights them. */
const hiddenLights = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const light = document.querySelector<HTMLElement>(".light");
    const frame = light?.getBoundingClientRect();
    const places = `${light?.dataset["lit"]} ${light?.dataset["buttons"]}`.split(" ").filter((place) => place !== "");
    return places.filter((place) => {
      const named = `[data-place="${place}"], [data-holds="${place.split(":")[0]}"]`;
      const drawn = [...document.querySelectorAll(named)].filter((each) => each.getBoundingClientRect().width > 0);
      return !drawn.some((each) => {
        const { left, top, width, height } = each.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        const isFramed = frame !== undefined && x > frame.left && x < frame.right && y > frame.top && y < frame.bottom;
        const seen = document.elementFromPoint(x, y);
        // A board is one drawing: what is drawn there over a place belongs to it.
        let drawing = each;
        for (let at: Element | null = each; at !== null; at = at.parentElement)
          if (at.localName === "svg") drawing = at;
        const isClear = seen !== null && (drawing.contains(seen) || seen.contains(each));
        return isFramed && isClear;
      });
    });
  });
