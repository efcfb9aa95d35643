// Every table can be read and pressed at its first view, at every size and in every language; and the measure finds what is not so.
import { LANGUAGES } from "@outrigger/text";
import { faultsOf } from "./measure.ts";
import { goodGame, SCENES } from "./pictured.ts";
import { expect, type Page, test } from "./quiet.ts";
import { SIZES, settled, sitDown, wish } from "./screens.ts";
import { type Asked, asks, findAsked } from "./tahiti-positions.ts";

async function speak(page: Page, language: string): Promise<void> {
  await page.locator(".table > header nav button").last().click();
  await page.locator("dialog[open] .wishes select").first().selectOption(language);
  await page.keyboard.press("Escape");
  await expect(page.locator("html")).toHaveAttribute("lang", language);
  await expect(page.locator("dialog[open]")).toHaveCount(0);
}

for (const scene of SCENES) {
  test(`${scene.entry.id} can be read and pressed`, async ({ page }) => {
    await wish(page, { language: "en" });
    await sitDown(page, await goodGame(scene, scene.choices));
    await page.locator(".prompt .why:enabled").waitFor();
    const found: string[] = [];
    for (const language of LANGUAGES) {
      await page.setViewportSize(SIZES[0]);
      await speak(page, language);
      for (const size of SIZES) {
        await page.setViewportSize(size);
        await settled(page);
        const faults = await faultsOf(page);
        found.push(...faults.map((fault) => `${size.width}x${size.height} ${language}: ${fault}`));
      }
    }
    expect(found).toEqual([]);
  });
}

/** Long sentences in the narrowest place: each decision of a turn of Maasai, beside the board of a phone on its side. */
test("what is asked stands whole on a phone on its side", async ({ page }) => {
  const maasai = SCENES.find(({ entry }) => entry.id === "maasai");
  if (maasai === undefined) throw new Error("no scene of Maasai");
  await wish(page, { language: "pl" });
  await page.setViewportSize({ width: 844, height: 390 });
  const prompts = new Set<string>();
  for (const drafted of [0, 1, 2, 3, 4]) {
    await sitDown(page, await goodGame({ ...maasai, drafted }, maasai.choices));
    await page.locator(".prompt .why:enabled").waitFor();
    await settled(page);
    prompts.add((await page.getByTestId("prompt").textContent()) ?? "");
    expect((await faultsOf(page)).filter((fault) => fault.startsWith("cut:"))).toEqual([]);
  }
  expect(prompts.size).toBeGreaterThan(2);
});

/** What else can be pressed or read where the button lies that shows again what the others did. */
function underAgain(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const button = document.querySelector(".board .again");
    const again = button?.getBoundingClientRect();
    if (button?.checkVisibility() !== true || again === undefined) return [];
    const others = document.querySelectorAll("main.board :is(button, .close-up section, .scene-card, .strip, .tray)");
    return [...others].flatMap((other) => {
      const { left, top, right, bottom } = other.getBoundingClientRect();
      const isApart = left >= again.right || right <= again.left || top >= again.bottom || bottom <= again.top;
      return isApart || other === button || !other.checkVisibility() ? [] : [other.ariaLabel ?? other.className];
    });
  });
}

for (const scene of SCENES) {
  test(`what shows the others' turns of ${scene.entry.id} again lies over nothing`, async ({ page }) => {
    await wish(page, { language: "en" });
    await page.setViewportSize(SIZES[1]);
    // In Tahiti whoever comes second has just seen the other's turn.
    const isSecond = ({ phase, view }: Asked): boolean => phase === "build" && view.active === view.order[1];
    const isTahiti = scene.entry.id === "tahiti";
    await sitDown(page, isTahiti ? findAsked(isSecond) : await goodGame({ ...scene, drafted: 0 }, scene.choices));
    await page.locator(".prompt .why:enabled").waitFor();
    await expect(page.locator(".board .again")).toBeVisible();
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await settled(page);
      expect(await underAgain(page), `${size.width}x${size.height}`).toEqual([]);
    }
  });
}

test("the card of a hex has its first choice in sight on a phone on its side", async ({ page }) => {
  await wish(page, { language: "en" });
  await page.setViewportSize({ width: 844, height: 390 });
  await sitDown(page, findAsked(asks("build")));
  await page.locator(".prompt .why:enabled").waitFor();
  await page.locator(".board g.offered").first().press("Enter");
  const choice = page.locator(".close-up .offered").first();
  await choice.waitFor();
  const [map, button] = [await page.locator(".tahiti .map").boundingBox(), await choice.boundingBox()];
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual((map?.y ?? 0) + (map?.height ?? 0));
});

const PLANTED = {
  "small text": '<p style="font: 9px sans-serif">nine</p>',
  "small text, 9.0 px":
    '<svg viewBox="0 0 20 20" width="10" height="10"><text style="font: 18px sans-serif" y="18">x</text></svg>',
  cut: '<p style="width: 40px; overflow: hidden; white-space: nowrap">a word too long</p>',
  'cut: "a choice too long"': '<select style="width: 70px; height: 44px"><option>a choice too long</option></select>',
  overlap: '<p style="margin: 0">one</p><p style="margin: -14px 0 0">another</p>',
  'overlap: "2"': '<svg width="99" height="44"><text y="20">1</text><text x="2" y="20">2</text></svg>',
  overflow: '<p style="width: 40px; border: 1px solid red; white-space: nowrap">a word too long</p>',
  "small target, 20.0 of 44": '<button style="width: 20px; height: 44px; padding: 0"></button>',
  "small target, 30.0 of 40":
    '<main class="board"><svg width="99" height="44"><g role="button"><rect width="30" height="44" /></g></svg></main>',
  "the page is": '<div style="width: 3000px; height: 9px"></div>',
};

const CLEAN = `<h1>A board</h1><button style="width: 44px; height: 44px">8</button>
  <main class="board"><svg width="200" height="44"><g role="button"><rect width="24" height="44" /><text y="20" font-size="11">1</text></g>
  <g role="button"><rect x="26" width="24" height="44" /></g></svg></main>`;

test("the measure finds what is planted, and nothing where all is well", async ({ page }) => {
  await page.setContent(CLEAN);
  expect(await faultsOf(page)).toEqual([]);
  for (const [kind, body] of Object.entries(PLANTED)) {
    await page.setContent(`${CLEAN}${body}`);
    expect(await faultsOf(page), kind).toEqual([expect.stringContaining(kind)]);
  }
});
