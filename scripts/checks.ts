// The second half of npm test, on Node 24: every check in order, stopping at the first that fails.
import { globSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ensureChromium, HOW_TO_GET_ONE } from "./lib/chromium.mjs";
import { failIfLeft } from "./lib/leftovers.ts";
import { giveUp, root, run } from "./lib/run.mjs";
import {
  type BrowserReport,
  browserSeconds,
  cutOff,
  readReport,
  tableOf,
  type UnitReport,
  unitSeconds,
} from "./lib/suites.ts";
import { ensureWebBuilt } from "./lib/web-build.ts";

type Outcome = {
  readonly ok: boolean;
  readonly passed?: number;
  readonly failed?: number;
  /** What the same check has to be asked for once more. */
  readonly again?: readonly string[];
};
type Check = {
  readonly name: string;
  readonly title: string;
  readonly run: (env: NodeJS.ProcessEnv, asked: readonly string[]) => Promise<Outcome>;
};

const reports = join(root, "node_modules/.outrigger/reports");

const checks: readonly Check[] = [
  { name: "types", title: "Types", run: types },
  {
    name: "lint",
    title: "Lint and format",
    run: (env) => tool(env, "@biomejs/biome/bin/biome", "check", "--error-on-warnings"),
  },
  { name: "boundaries", title: "Import boundaries", run: (env) => script(env, "scripts/boundaries.ts") },
  { name: "unused", title: "Unused files, exports and dependencies", run: (env) => tool(env, "knip/bin/knip.js") },
  {
    name: "packages",
    title: "Packages, as others install them",
    run: (env) => script(env, "scripts/packages.ts", "--short"),
  },
  { name: "unit", title: "Unit and property tests", run: unit },
  { name: "browser", title: "Browser tests", run: browser },
];

async function types(env: NodeJS.ProcessEnv): Promise<Outcome> {
  for (const project of ["tsconfig.pure.json", "tsconfig.json"]) {
    const outcome = await tool(env, "ts7/bin/tsc", "--project", project);
    if (!outcome.ok) return outcome;
  }
  if (!has("{apps,packages,games}/**/*.svelte")) return { ok: true };
  return tool(env, "svelte-check/bin/svelte-check", "--tsconfig", "./tsconfig.web.json", "--fail-on-warnings");
}

/** V8 itself brings a process down now and then, where threads come and go: its files are tried once more, a failed test never. */
async function unit(env: NodeJS.ProcessEnv, asked: readonly string[]): Promise<Outcome> {
  const file = freshReport("unit.json");
  const args = ["run", "--reporter=default", "--reporter=json", `--outputFile=${file}`, ...asked];
  const { ok } = await tool(env, "vitest/vitest.mjs", ...args);
  const report = readReport<UnitReport>(file);
  console.log(tableOf(unitSeconds(report)));
  const failed = report.numFailedTests ?? 0;
  return { ok, passed: report.numPassedTests ?? 0, failed, again: ok || failed > 0 ? [] : cutOff(report) };
}

async function browser(env: NodeJS.ProcessEnv, asked: readonly string[]): Promise<Outcome> {
  if (!has("apps/web/e2e/**/*.{test,spec}.ts")) {
    console.log("The web client has no browser tests yet.");
    return { ok: true };
  }
  const chromium = await ensureChromium();
  if (chromium === undefined) return { ok: sayNoBrowser() };
  await ensureWebBuilt(env);
  const file = freshReport("browser.json");
  const args = ["test", "--config=apps/web", "--reporter=list,json", ...asked];
  const PWTEST_CACHE_DIR = join(root, "node_modules/.outrigger/playwright");
  const more = { CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: file, PWTEST_CACHE_DIR };
  const { ok } = await tool({ ...env, ...more }, "@playwright/test/cli.js", ...args);
  const report = readReport<BrowserReport>(file);
  console.log(tableOf(browserSeconds(report)));
  const { expected = 0, flaky = 0, unexpected = 0 } = report.stats ?? {};
  return { ok, passed: expected + flaky, failed: unexpected };
}

function sayNoBrowser(): false {
  console.error(HOW_TO_GET_ONE);
  return false;
}

const tool = (env: NodeJS.ProcessEnv, path: string, ...args: string[]): Promise<Outcome> =>
  script(env, join("node_modules", path), ...args);

async function script(env: NodeJS.ProcessEnv, path: string, ...args: string[]): Promise<Outcome> {
  return { ok: (await run(process.execPath, [join(root, path), ...args], env)) === 0 };
}

const has = (pattern: string): boolean =>
  globSync(pattern, { cwd: root, exclude: (path) => /node_modules|dist/.test(path) }).length > 0;

function freshReport(name: string): string {
  mkdirSync(reports, { recursive: true });
  const path = join(reports, name);
  rmSync(path, { force: true });
  return path;
}

const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`;

async function runAll(chosen: readonly Check[]): Promise<boolean> {
  const start = performance.now();
  let passed = 0;
  for (const check of chosen) {
    const begun = performance.now();
    console.log(`\n== ${check.title}`);
    let outcome = await failIfLeft((env) => check.run(env, rest));
    passed += outcome.passed ?? 0;
    const { again = [] } = outcome;
    if (again.length > 0) {
      console.log(`\n== ${check.title}: a process died, once more ${again.join(", ")}`);
      outcome = await failIfLeft((env) => check.run(env, again));
      passed += outcome.passed ?? 0;
    }
    console.log(`-- ${check.title}: ${outcome.ok ? "ok" : "FAILED"}, ${seconds(begun)}`);
    if (!outcome.ok) return report(start, passed, outcome.failed || 1);
  }
  return report(start, passed, 0);
}

function report(start: number, passed: number, failed: number): boolean {
  console.log(`\nTotal ${seconds(start)}\n${passed} passed, ${failed} failed`);
  return failed === 0;
}

/** The first argument names one check and what follows goes to its tool; without arguments every check runs. */
const [name, ...rest] = process.argv.slice(2);
const chosen = checks.filter((check) => name === undefined || check.name === name);
if (chosen.length === 0) giveUp(`no check "${name}"; there are ${checks.map((check) => check.name).join(", ")}.`);
// Whoever lacks a browser hears of it now, not after all the other checks.
if (chosen.some((check) => check.name === "browser") && (await ensureChromium()) === undefined) sayNoBrowser();
process.exitCode = (await runAll(chosen)) ? 0 : 1;
