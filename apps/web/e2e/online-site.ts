// A server of one's own for a browser test: real storage in a fresh folder, real mail and push sinks where asked for.
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "@playwright/test";

const outrigger = fileURLToPath(new URL("../../cli/bin/outrigger.mjs", import.meta.url));

export interface OnlineSite {
  readonly origin: string;
  close(): Promise<void>;
}

export async function startSite(env: Readonly<Record<string, string>> = {}): Promise<OnlineSite> {
  const data = mkdtempSync(join(tmpdir(), "outrigger-e2e-"));
  const args = [outrigger, "serve", "--port", "0", "--address", "127.0.0.1", "--data", data];
  const server = spawn(process.execPath, args, { env: { ...process.env, LOG_LEVEL: "error", ...env } });
  const origin = await readOrigin(server);
  return {
    origin,
    close: async () => {
      const gone = new Promise((resolve) => server.once("exit", resolve));
      server.kill("SIGTERM");
      await gone;
      rmSync(data, { recursive: true, force: true });
    },
  };
}

function readOrigin(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = "";
    server.stdout?.on("data", (part: Buffer) => {
      text += part.toString();
      const port = /localhost:(\d+)/.exec(text)?.[1];
      if (port !== undefined) resolve(`http://127.0.0.1:${port}`);
    });
    server.stderr?.on("data", (part: Buffer) => process.stderr.write(part));
    server.once("exit", () => reject(new Error(`the server did not start: ${text}`)));
  });
}

/** A browser of their own for each person: no cookie is shared. */
export async function newPerson(
  browser: Browser,
  site: OnlineSite,
  options: BrowserContextOptions = {},
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({
    baseURL: site.origin,
    locale: "en-GB",
    reducedMotion: "reduce",
    ...options,
  });
  return { context, page: await context.newPage() };
}

export async function enterAs(page: Page, name: string): Promise<void> {
  await page.goto("/online");
  await page.getByLabel("Your name").fill(name);
  await page.getByRole("button", { name: "Come in" }).click();
  await page.getByRole("heading", { name: "Your tables" }).waitFor();
}

export interface OnlinePlan {
  readonly game: string;
  /** The other seats, as the form offers them. */
  readonly chairs: readonly string[];
  readonly pace?: string;
  readonly hidden?: boolean;
}

/** Opens a table through the form; returns the invitation's address, empty where the game has begun at once. */
export async function openOnline(page: Page, { game, chairs, pace, hidden = false }: OnlinePlan): Promise<string> {
  await page.goto(`/online/new/${game}`);
  await page.locator("form .start").waitFor();
  const count = page.getByLabel("How many");
  if ((await count.count()) > 0) await count.selectOption(String(chairs.length + 1));
  for (const [at, chair] of chairs.entries()) await page.locator(".chair").nth(at).selectOption(chair);
  if (pace !== undefined) await page.locator(".pace").selectOption(pace);
  if (hidden) await page.getByLabel("Private").check();
  await page.locator("form .start").click();
  await page.locator(".invitation, .table").first().waitFor();
  const invitation = page.locator(".invitation");
  return (await invitation.count()) === 0 ? "" : invitation.inputValue();
}
