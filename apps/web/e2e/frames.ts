// Records what a person sees of a computer's turn: in every game a picture each 200 ms at the normal pace, until it is the
// person's turn again. The pictures go to a folder of their own, with what was spoken beside them.
// OUTRIGGER_FRAMES=/somewhere npx playwright test --config apps/web [-g maori]
import { mkdirSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { type Page, test } from "@playwright/test";
import { openTable, playByPressing } from "./driver.ts";
import { wish } from "./screens.ts";

const folder = resolve(process.env["OUTRIGGER_FRAMES"] ?? "frames");
const EVERY = 200;
const MOST = 150;
/** Decisions of the person before the recording, so that there is something to see. */
const BEFORE: Readonly<Record<string, number>> = { maori: 9, moa: 6, maasai: 10, tahiti: 14 };

test.use({ reducedMotion: "no-preference" });

for (const [game, decisions] of Object.entries(BEFORE)) {
  test(game, async ({ page }) => {
    await wish(page, { language: "en", theme: "light", guide: false, name: "Noor", pace: "normal" });
    await openTable(page, { game, seats: ["person", "medium"] });
    await playByPressing(page, (target) => target.click(), 5, decisions);
    await playUntilWatching(page);
    const spoken = await record(page, `${folder}/${game}`);
    writeFileSync(`${folder}/${game}/spoken.txt`, `${spoken.join("\n")}\n`);
  });
}

/** One choice after the other, until the computer's turn is being shown. */
async function playUntilWatching(page: Page): Promise<void> {
  for (let made = 0; made < 60; made++) {
    await playByPressing(page, (target) => target.click(), 7 + made, 1);
    const isPlaying = await page.locator(".table[data-playing=true]").count();
    if (isPlaying > 0) return;
  }
}

async function record(page: Page, into: string): Promise<string[]> {
  mkdirSync(into, { recursive: true });
  const spoken: string[] = [];
  const frames: string[] = [];
  const start = Date.now();
  for (let frame = 0; frame < MOST; frame++) {
    await page.waitForTimeout(Math.max(0, start + frame * EVERY - Date.now()));
    const line = await page.locator("[role=status][aria-live=polite]").first().innerText();
    if (line !== spoken.at(-1)?.slice(6)) spoken.push(`${String(frame).padStart(4, "0")}: ${line}`);
    const name = `${into}/${String(frame).padStart(4, "0")}-${Date.now() - start}.png`;
    frames.push((await page.screenshot({ path: name, animations: "allow" })).toString("base64"));
    const isAsked = await page.locator(".prompt .why:enabled").count();
    if (isAsked > 0 && frame > 4) break;
  }
  await layOut(page, into, frames);
  return spoken;
}

/** Nine frames on a sheet, to be looked at in one go. */
async function layOut(page: Page, into: string, frames: readonly string[]): Promise<void> {
  const sheet = await page.context().newPage();
  await sheet.setViewportSize({ width: 1920, height: 1230 });
  for (let first = 0; first < frames.length; first += 9) {
    const pictures = frames.slice(first, first + 9).map((data, at) => {
      const number = String(first + at).padStart(4, "0");
      return `<figure style="margin:0"><img width="636" src="data:image/png;base64,${data}"><figcaption>${number}</figcaption></figure>`;
    });
    await sheet.setContent(
      `<div style="display:grid;grid-template-columns:repeat(3,636px);gap:4px">${pictures.join("")}</div>`,
    );
    await sheet.screenshot({ path: `${into}/sheet-${String(first).padStart(4, "0")}.png` });
  }
  await sheet.close();
}
