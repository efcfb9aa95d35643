// A server of one's own for a browser test: real storage in a fresh folder, real mail and push sinks where asked for.
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Browser, type BrowserContext, type BrowserContextOptions, expect, type Page } from "@playwright/test";
import { ASKED, playByPressing } from "./driver.ts";
import { hush, test } from "./quiet.ts";
import { go } from "./screens.ts";

const outrigger = fileURLToPath(new URL("../../cli/bin/outrigger.mjs", import.meta.url));

export interface OnlineSite {
  readonly origin: string;
  /** Everything the server has printed. */
  said(): string;
  close(): Promise<void>;
}

export async function startSite(env: Readonly<Record<string, string>> = {}): Promise<OnlineSite> {
  const data = mkdtempSync(join(tmpdir(), "outrigger-e2e-"));
  const port = await freePort();
  const OUTRIGGER_ORIGIN = `http://127.0.0.1:${port}`;
  const args = [outrigger, "serve", "--port", String(port), "--address", "127.0.0.1", "--data", data];
  const server = spawn(process.execPath, args, {
    env: { ...process.env, LOG_LEVEL: "error", OUTRIGGER_ORIGIN, ...env },
  });
  let said = "";
  server.stdout?.on("data", (part: Buffer) => {
    said += part.toString();
  });
  await listening(server);
  return {
    origin: OUTRIGGER_ORIGIN,
    said: () => said,
    close: async () => {
      const gone = new Promise((resolve) => server.once("exit", resolve));
      server.kill("SIGTERM");
      await gone;
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** One site for all tests of a file, one after another: a site for both halves would take as long to start as a test. */
export function shareSite(): OnlineSite {
  test.describe.configure({ mode: "default" });
  const running: OnlineSite[] = [];
  const now = (): OnlineSite => {
    const [site] = running;
    if (site === undefined) throw new Error("no site before the tests begin");
    return site;
  };
  test.beforeAll(async () => void running.push(await startSite()));
  test.afterAll(() => now().close());
  return {
    get origin() {
      return now().origin;
    },
    said: () => now().said(),
    close: () => now().close(),
  };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

function listening(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    server.stdout?.on("data", (part: Buffer) => {
      if (part.toString().includes("is served on")) resolve();
    });
    server.stderr?.on("data", (part: Buffer) => process.stderr.write(part));
    server.once("exit", () => reject(new Error("the server did not start")));
  });
}

/** A browser of their own for each person: no cookie is shared. What happens is seen at once and makes no sound. */
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
  await hush(context);
  return { context, page: await context.newPage() };
}

export async function enterAs(page: Page, name: string): Promise<void> {
  await page.goto("/online");
  await page.getByLabel("Your name").fill(name);
  await page.getByRole("button", { name: "Come in" }).click();
  await page.getByRole("heading", { name: "Your tables" }).waitFor();
}

/** Takes a seat by an invitation, as a guest of this name. */
export async function sitDown(page: Page, invitation: string, name: string): Promise<void> {
  await page.goto(invitation);
  await page.getByLabel("Your name").fill(name);
  await page.getByRole("button", { name: "Sit down" }).click();
}

/** In the chat of a table. */
export async function talk(page: Page, words: string): Promise<void> {
  await page.getByLabel("Say something").fill(words);
  await page.getByRole("button", { name: "Send" }).click();
}

async function giveCredentials(page: Page, email: string, password: string): Promise<void> {
  await go(page, "/account");
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
}

/** Makes a guest an account by the page's form. */
export async function register(page: Page, email: string): Promise<void> {
  await giveCredentials(page, email, "long enough");
  await page.getByRole("button", { name: "Make it an account" }).click();
  await expect(page.getByText("All your games came along")).toBeVisible();
}

/** A guest of this name, made an account. */
export async function registerAs(page: Page, name: string): Promise<void> {
  await enterAs(page, name);
  await register(page, `${name.toLowerCase()}@example.org`);
}

export async function signIn(page: Page, email: string, password = "long enough"): Promise<void> {
  await giveCredentials(page, email, password);
  await page.getByRole("button", { name: "Sign in" }).click();
}

/** Says something to the server as the page's own visitor. */
async function post<Value>(page: Page, site: OnlineSite, path: string, body: object = {}): Promise<Value> {
  const headers = { "x-outrigger": "1", origin: site.origin };
  const answer = await page.request.post(`/api${path}`, { data: body, headers });
  expect(answer.status(), path).toBe(200);
  const text = await answer.text();
  return (text === "" ? undefined : JSON.parse(text)) as Value;
}

export const makeAccount = (page: Page, site: OnlineSite, name: string): Promise<{ id: string }> =>
  post(page, site, "/account", { email: `${name.toLowerCase()}@example.org`, password: "long enough", name });

/** Whoever looks after the site, by the link it prints. */
export async function newHost(browser: Browser, site: OnlineSite): Promise<Page> {
  const { page } = await newPerson(browser, site);
  await makeAccount(page, site, "Ida");
  await expect.poll(site.said).toMatch(/\/account\/admin\/\S+/);
  const [link = ""] = /http\S*\/account\/admin\/\S+/.exec(site.said()) ?? [];
  await page.goto(link);
  await page.getByRole("button", { name: "Become the administrator" }).click();
  await expect(page.getByTestId("admin")).toBeVisible();
  return page;
}

const NONCE = "ab".repeat(32);

/** So many rated games of two, each given up at once by one of them. */
export async function playRated(site: OnlineSite, pages: readonly [Page, Page], losers: readonly (0 | 1)[]) {
  const [opener, other] = pages;
  for (const loser of losers) {
    const { id } = await post<{ id: string }>(opener, site, "/tables", {
      game: "maori",
      clock: { kind: "live", reserve: 600_000, increment: 0 },
      rated: true,
      seats: [{ kind: "me" }, { kind: "open" }],
    });
    await post(opener, site, `/tables/${id}/nonce`, { nonce: NONCE });
    await post(other, site, `/tables/${id}/sit`, { nonce: NONCE });
    await post(pages[loser], site, "/messages", { kind: "resign", id: "r", match: id, seat: loser });
  }
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
  await go(page, `/online/new/${game}`);
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

/** What a person may press now: the end of a turn before anything else. */
export const PRESSABLE = ".prompt .confirm:enabled, .board .offered, .hand .offered, .prompt .extra:enabled";

/** Presses one thing on this page, if anything is asked of it, and waits for the answer. */
export async function pressOnce(page: Page, seed = 1): Promise<boolean> {
  if (!(await page.locator(ASKED).isVisible())) return false;
  await playByPressing(page, (target) => target.click(), seed, 1);
  return true;
}

/** So many choices, made by whoever is asked. */
export async function playTogether(pages: readonly Page[], choices: number): Promise<void> {
  for (let made = 0; made < choices; ) for (const page of pages) if (await pressOnce(page, made + 1)) made++;
}

/** The other plays on until something is asked of this page. */
export async function playUntilAsked(page: Page, other: Page): Promise<void> {
  for (let seed = 1; !(await page.locator(PRESSABLE).first().isVisible()); seed++) await pressOnce(other, seed);
}
