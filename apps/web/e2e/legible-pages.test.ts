// What is read before and after a game can be read and pressed as its table can: home, forms, rules, review and result, at every
// size and in every language.
import { fileURLToPath } from "node:url";
import { faultsOf } from "./measure.ts";
import { expect, type Page, test } from "./quiet.ts";
import { goWithin, inEveryLanguage, SIZES, settled } from "./screens.ts";

/** A finished game of each. */
const PLAYED = {
  maori: "base-2",
  moa: "three",
  maasai: "short-3-greedy",
  tahiti: "two",
} as const;

/** Every size in the language with the longest words; a desk and a phone in the others. */
const sizesIn = (language: string) => SIZES.filter((_, at) => language === "pl" || at % 2 === 0);

/** Screens by their paths; what is there once all of it is. */
type Screens = Readonly<Record<string, string>>;

/** Sees the screens at the sizes of every language. */
async function faultsAt(page: Page, screens: Screens): Promise<string[]> {
  const found: string[] = [];
  await inEveryLanguage(page, async (_, language) => {
    for (const [path, ready] of Object.entries(screens)) {
      await goWithin(page, path);
      await page.locator(ready).first().waitFor();
      for (const size of sizesIn(language)) {
        await page.setViewportSize(size);
        await settled(page);
        const faults = await faultsOf(page);
        found.push(...faults.map((fault) => `${path} ${size.width}x${size.height} ${language}: ${fault}`));
      }
    }
  });
  return found;
}

async function openPlayed(page: Page, game: keyof typeof PLAYED): Promise<string> {
  await page.goto("/");
  const file = new URL(`../../../games/${game}/fixtures/${PLAYED[game]}.json`, import.meta.url);
  await page.locator("input[type=file]").setInputFiles(fileURLToPath(file));
  await page.locator(".review").waitFor();
  return new URL(page.url()).pathname.split("/")[2] ?? "";
}

for (const game of ["maori", "moa", "maasai", "tahiti"] as const)
  test(`form, rules, review and result of ${game} can be read and pressed`, async ({ page }) => {
    const match = await openPlayed(page, game);
    const screens = {
      [`/new/${game}`]: "form .start",
      [`/rules/${game}`]: "main h1",
      [`/review/${match}`]: ".review svg",
      [`/table/${match}`]: "dialog[open] .breakdown",
    };
    expect(await faultsAt(page, screens)).toEqual([]);
  });

test("home can be read and pressed, with games to go on with and without", async ({ page }) => {
  await page.goto("/");
  expect(await faultsAt(page, { "/": "main h1, main h2" })).toEqual([]);
  await openPlayed(page, "maori");
  expect(await faultsAt(page, { "/": "[data-match]" })).toEqual([]);
});
