// Makes the pictures of the docs: the home page, a table in the middle of a game and the end of one, at three widths.
import { mkdirSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { findBot } from "@outrigger/bots";
import { act, decisionId, fastChance, type Match, openMatch, tableFor, waitedFor } from "@outrigger/kernel";
import { guide } from "@outrigger/maori/bot";
import { rules } from "@outrigger/maori/rules";
import { makeRecord, recordOf } from "@outrigger/records";
import { type Page, test } from "@playwright/test";

const folder = resolve(process.env["OUTRIGGER_PICTURES"] ?? "pictures");
const SIZES = { 390: 844, 820: 1180, 1440: 900 } as const;
const SEED = 8;
const QUALITY = 0.92;

/** A game of good players, up to a moment: `turns` turns, and `more` decisions into the next. */
function goodGame(turns: number, more = 0): Match {
  const names = ["Noor", "Hana", "Tomek", "Kea"];
  const seats = names.map((name, at) =>
    at === 0 ? { kind: "person" as const, name } : { kind: "bot" as const, name, level: "medium" },
  );
  const opened = openMatch(rules, { seats, options: {} }, (call) => fastChance(SEED * 4_001 + call), 0);
  if ("problems" in opened) throw new Error(opened.problems.join("; "));
  const { match } = opened;
  const bot = findBot("greedy", guide);
  for (let made = 0; ; made++) {
    const [seat] = waitedFor(match);
    if (seat === undefined) return match;
    const { view } = tableFor(match, seat);
    const { moves } = bot.choose({ game: rules, pack: rules.pack, seat, view, seed: made });
    const isLast = made >= turns && seat === 0;
    const taken = isLast ? moves.slice(0, more) : moves;
    if (taken.length > 0) act(match, seat, decisionId(match, seat), taken, made * 60_000);
    if (isLast) return match;
  }
}

async function openRecord(page: Page, match: Match): Promise<string> {
  await page.goto("/");
  const buffer = Buffer.from(makeRecord(recordOf(match)));
  await page.locator("input[type=file]").setInputFiles({ name: "game.json", mimeType: "application/json", buffer });
  await page.locator(".review").waitFor();
  return new URL(page.url()).pathname.split("/")[2] ?? "";
}

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

test.beforeEach(async ({ page }) => {
  await page.goto("/");
  const wishes = { language: "en", theme: "light", guide: false, name: "Noor" };
  await page.evaluate((wished) => localStorage.setItem("outrigger.settings", JSON.stringify(wished)), wishes);
});

for (const [width, height] of Object.entries(SIZES)) {
  test(`pictures at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width: Number(width), height });
    const over = await openRecord(page, goodGame(10_000));
    await openRecord(page, goodGame(12));
    const running = await openRecord(page, goodGame(40, 2));
    await page.goto("/");
    await page.locator("[data-match]").nth(2).waitFor();
    await take(page, `home-${width}`);
    await page.goto(`/table/${running}`);
    await page.locator(".prompt .confirm").waitFor();
    await take(page, `maori-${width}`);
    await page.goto(`/table/${over}`);
    await page.locator("dialog[open] .breakdown").waitFor();
    await take(page, `maori-end-${width}`);
  });
}
