// Makes the pictures of the docs: the home page, and of every game a table in the middle of it and its end, at three widths.
// OUTRIGGER_PICTURES=docs/images npx playwright test --config apps/web [-g maori]
import { mkdirSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { goodGame, SCENES } from "./pictured.ts";
import { type Page, test } from "./quiet.ts";
import { openRecord, wish } from "./screens.ts";

const folder = resolve(process.env["OUTRIGGER_PICTURES"] ?? "pictures");
const SIZES = { 390: 844, 820: 1180, 1440: 900 } as const;
const QUALITY = 0.88;

/** Takes a picture and has the browser pack it tighter than it takes it. */
async function take(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(600);
  const png = (await page.screenshot()).toString("base64");
  const packed = await page.evaluate(
    async ({ data, quality }) => {
      const picture = new Image();
      picture.src = `data:image/png;base64,${data}`;
      await picture.decode();
      const canvas = document.createElement("canvas");
      canvas.width = picture.naturalWidth;
      canvas.height = picture.naturalHeight;
      canvas.getContext("2d")?.drawImage(picture, 0, 0);
      return canvas.toDataURL("image/webp", quality).split(",")[1] ?? "";
    },
    { data: png, quality: QUALITY },
  );
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/${name}.webp`, Buffer.from(packed, "base64"));
}

test.beforeEach(({ page }) => wish(page, { language: "en", theme: "light", guide: false, name: "Noor" }));

for (const [width, height] of Object.entries(SIZES)) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width: Number(width), height } });

    for (const scene of SCENES) {
      test(scene.entry.id, async ({ page }) => {
        const running = await openRecord(page, await goodGame(scene, scene.choices));
        await page.goto(`/table/${running}`);
        await page.locator(".prompt .confirm").waitFor();
        await take(page, `${scene.entry.id}-${width}`);
        const over = await openRecord(page, await goodGame(scene, Number.POSITIVE_INFINITY));
        await page.goto(`/table/${over}`);
        await page.locator("dialog[open] .breakdown").waitFor();
        await take(page, `${scene.entry.id}-end-${width}`);
      });
    }

    test("home", async ({ page }) => {
      for (const scene of SCENES.slice(0, 2)) await openRecord(page, await goodGame(scene, scene.choices));
      await page.goto("/");
      await page.locator("[data-match]").nth(1).waitFor();
      await take(page, `home-${width}`);
    });
  });
}
