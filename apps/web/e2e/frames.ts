// Records what a person sees of a computer's turn in the middle of a good game: in every game a picture each 200 ms at the normal
// pace, until it is the person's turn again. The pictures go to a folder of their own, with what was spoken beside them.
// OUTRIGGER_FRAMES=/somewhere npx playwright test --config apps/web [-g maori]
import { mkdirSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { seeded } from "./driver.ts";
import { goodGame, SCENES } from "./pictured.ts";
import { type Page, test } from "./quiet.ts";
import { openRecord, wish } from "./screens.ts";

const folder = resolve(process.env["OUTRIGGER_FRAMES"] ?? "frames");
const EVERY = 200;
const MOST = 150;

test.use({ reducedMotion: "no-preference" });

for (const scene of SCENES) {
  const game = scene.entry.id;
  test(game, async ({ page }) => {
    const wishes = { language: "en", theme: "light", guide: false, list: false, name: "Noor" };
    await wish(page, { ...wishes, pace: "normal" });
    const match = await openRecord(page, await goodGame(scene, scene.choices));
    await page.goto(`/table/${match}`);
    const below = seeded(7);
    while (!(await isOthersTurn(page))) await chooseFromList(page, below);
    const spoken = await record(page, `${folder}/${game}`);
    writeFileSync(`${folder}/${game}/spoken.txt`, `${spoken.join("\n")}\n`);
  });
}

/** Somebody else's turn is being announced. */
async function isOthersTurn(page: Page): Promise<boolean> {
  const found = await page.waitForFunction(() => {
    const banner = document.querySelector(".stage .banner")?.textContent ?? "";
    if (document.querySelector("dialog[open] .breakdown") !== null) return "over";
    if (banner.includes("plays")) return "watching";
    return document.querySelector(".prompt .why:enabled") === null ? undefined : "asked";
  });
  const state = await found.jsonValue();
  if (state === "over") throw new Error("the game is over before anybody else's turn");
  return state === "watching";
}

/** The end of a turn where it is offered, otherwise one of the first choices. */
async function chooseFromList(page: Page, below: (bound: number) => number): Promise<void> {
  await page.waitForFunction((many) => {
    if (document.querySelector(".prompt .why:enabled") === null) return false;
    if (document.querySelector(".offer-button") === null) document.querySelector<HTMLElement>(".prompt .list")?.click();
    const choices = [...document.querySelectorAll<HTMLElement>(".offer-button")].slice(0, 6);
    const pick = document.querySelector<HTMLElement>(".prompt .confirm:enabled") ?? choices[many % choices.length];
    const beat = document.querySelector<HTMLElement>(".table")?.dataset["beat"];
    if (pick === undefined || beat === document.body.dataset["chosen"]) return false;
    document.body.dataset["chosen"] = beat;
    pick.click();
    return true;
  }, below(600));
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
    if (isAsked > 0) break;
  }
  await layOut(page, into, frames);
  return spoken;
}

/** Nine frames on a sheet, to be looked at in one go. */
async function layOut(page: Page, into: string, frames: readonly string[]): Promise<void> {
  const sheet = await page.context().newPage();
  await sheet.setViewportSize({ width: 1920, height: 1290 });
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
