import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openSite, type TestSite } from "../testing/site.ts";

const folder = mkdtempSync(join(tmpdir(), "outrigger-preview-"));
const origin = "https://outrigger.example";
let site: TestSite;
beforeAll(async () => {
  writeFileSync(join(folder, "index.html"), "<!doctype html><head><title>Outrigger</title></head>");
  site = await openSite({ site: folder, origin });
});
afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true });
});

const page = async (path: string): Promise<string> =>
  (await fetch(`http://127.0.0.1:${site.server.port}${path}`)).text();

async function open(name: string, table: object) {
  const ada = site.client();
  await ada.guest(name);
  const seats = [{ kind: "me" }, { kind: "open" }, { kind: "friend" }];
  return ada.openTable({ game: "maori", seats, options: { board: "atoll" }, ...table });
}

it("S9.1 a link with its key says who invites to what, and names its picture", async () => {
  const { id, key } = await open("Ada", { hidden: true, name: "Reef", clock: { kind: "none" } });
  const shown = await page(`/online/${id}/join/${key}`);
  expect(shown).toContain('og:title" content="Ada invites you to Māori"');
  expect(shown).toContain('content="Reef · Ada · 2 seats free · no clock · Board: Atoll (20 spaces, 2 to 4 players)"');
  expect(shown).toContain(`og:image" content="${origin}/preview/maori.webp"`);
});

it("S9.1 of a private table nothing is told without its key: the page is the same as for none", async () => {
  const { id } = await open("Ada", { hidden: true });
  const none = await page("/online/nothing-here");
  expect(none).not.toContain("og:");
  for (const path of [`/online/${id}`, `/online/${id}/join/wrong`, `/online/${id}/join/`])
    expect(await page(path)).toBe(none);
});

it("S9.2 what people call themselves and their tables is text in the page, never markup", async () => {
  const { id, key } = await open('<b>"Ada"', { name: "'><script>x" });
  const shown = await page(`/online/${id}/join/${key}`);
  expect(shown).toContain("&lt;b&gt;&quot;Ada&quot; invites");
  expect(shown).not.toContain("<script>");
  expect(shown).not.toContain("<b>");
});

it("S9.3 of a running game a preview tells who plays, not what; whoever asks too often gets the bare page", async () => {
  const { id, key } = await open("Ada", { seats: [{ kind: "me" }, { kind: "bot", level: "easy" }] });
  expect(await page(`/online/${id}`)).toContain('og:title" content="Māori"');
  const limited = await openSite({ site: folder, origin, limitFactor: 1 });
  const ask = async () => (await fetch(`http://127.0.0.1:${limited.server.port}/online/${id}/join/${key}`)).status;
  for (let time = 0; time < 70; time++) expect(await ask()).toBe(200);
  expect(limited.server.context.limits.allows("previews", "127.0.0.1")).toBe(false);
  await limited.close();
});
