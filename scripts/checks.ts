// The second half of npm test, on Node 24: every check, stopping at the first that fails. Those that test nothing come first, two
// at a time: each of them leaves a core idle.
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
/** Gets what a check prints, where others print beside it. */
type Hear = ((text: string) => void) | undefined;
type Check = {
  readonly name: string;
  readonly title: string;
  readonly run: (env: NodeJS.ProcessEnv, asked: readonly string[], hear: Hear) => Promise<Outcome>;
};

const reports = join(root, "node_modules/.outrigger/reports");

const stillChecks: readonly Check[] = [
  { name: "types", title: "Types", run: types },
  {
    name: "lint",
    title: "Lint and format",
    run: (env, _, hear) => tool(env, hear, "@biomejs/biome/bin/biome", "check", "--error-on-warnings"),
  },
  {
    name: "boundaries",
    title: "Import boundaries",
    run: (env, _, hear) => script(env, hear, "scripts/boundaries.ts"),
  },
  {
    name: "unused",
    title: "Unused files, exports and dependencies",
    run: (env, _, hear) => tool(env, hear, "knip/bin/knip.js"),
  },
  {
    name: "packages",
    title: "Packages, as others install them",
    run: (env, _, hear) => script(env, hear, "scripts/packages.ts", "--short"),
  },
];
const testChecks: readonly Check[] = [
  { name: "unit", title: "Unit and property tests", run: unit },
  { name: "browser", title: "Browser tests", run: browser },
];

async function types(env: NodeJS.ProcessEnv, _: readonly string[], hear: Hear): Promise<Outcome> {
  for (const project of ["tsconfig.pure.json", "tsconfig.json"]) {
    const outcome = await tool(env, hear, "ts7/bin/tsc", "--project", project);
    if (!outcome.ok) return outcome;
  }
  if (!has("{apps,packages,games}/**/*.svelte")) return { ok: true };
  return tool(env, hear, "svelte-check/bin/svelte-check", "--tsconfig", "./tsconfig.web.json", "--fail-on-warnings");
}

/** V8 itself brings a process down now and then, where threads come and go: its files are tried once more, a failed test never. */
async function unit(env: NodeJS.ProcessEnv, asked: readonly string[]): Promise<Outcome> {
  const file = freshReport("unit.json");
  const args = ["run", "--reporter=default", "--reporter=json", `--outputFile=${file}`, ...asked];
  const { ok } = await tool(env, undefined, "vitest/vitest.mjs", ...args);
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
  const { ok } = await tool({ ...env, ...more }, undefined, "@playwright/test/cli.js", ...args);
  const report = readReport<BrowserReport>(file);
  console.log(tableOf(browserSeconds(report)));
  const { expected = 0, flaky = 0, unexpected = 0 } = report.stats ?? {};
  return { ok, passed: expected + flaky, failed: unexpected };
}

function sayNoBrowser(): false {
  console.error(HOW_TO_GET_ONE);
  return false;
}

const tool = (env: NodeJS.ProcessEnv, hear: Hear, path: string, ...args: string[]): Promise<Outcome> =>
  script(env, hear, join("node_modules", path), ...args);

async function script(env: NodeJS.ProcessEnv, hear: Hear, path: string, ...args: string[]): Promise<Outcome> {
  return { ok: (await run(process.execPath, [join(root, path), ...args], env, hear)) === 0 };
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

async function runAll(still: readonly Check[], tests: readonly Check[]): Promise<boolean> {
  const start = performance.now();
  if (!(await runStill(still))) return report(start, 0, 1);
  let passed = 0;
  for (const check of tests) {
    const outcome = await runCheck(check);
    passed += outcome.passed ?? 0;
    if (!outcome.ok) return report(start, passed, outcome.failed || 1);
  }
  return report(start, passed, 0);
}

/** Two at a time, each told when it is done; none begins after one has failed. */
async function runStill(still: readonly Check[]): Promise<boolean> {
  const waiting = [...still];
  let isFine = true;
  const lane = async (): Promise<void> => {
    for (let check = waiting.shift(); check !== undefined && isFine; check = waiting.shift()) {
      const said: string[] = [];
      const { ok } = await runCheck(check, still.length > 1 ? (text) => said.push(text) : undefined);
      process.stdout.write(said.join(""));
      isFine &&= ok;
    }
  };
  await Promise.all([lane(), lane()]);
  return isFine;
}

async function runCheck(check: Check, hear?: Hear): Promise<Outcome> {
  const say = (line: string): void => (hear === undefined ? console.log(line) : hear(`${line}\n`));
  const begun = performance.now();
  say(`\n== ${check.title}`);
  let outcome = await failIfLeft((env) => check.run(env, rest, hear), say);
  const { again = [], passed = 0 } = outcome;
  if (again.length > 0) {
    say(`\n== ${check.title}: a process died, once more ${again.join(", ")}`);
    outcome = await failIfLeft((env) => check.run(env, again, hear), say);
    outcome = { ...outcome, passed: passed + (outcome.passed ?? 0) };
  }
  say(`-- ${check.title}: ${outcome.ok ? "ok" : "FAILED"}, ${seconds(begun)}`);
  return outcome;
}

function report(start: number, passed: number, failed: number): boolean {
  console.log(`\nTotal ${seconds(start)}\n${passed} passed, ${failed} failed`);
  return failed === 0;
}

/** The first argument names one check and what follows goes to its tool; without arguments every check runs. */
const [name, ...rest] = process.argv.slice(2);
const isChosen = (check: Check): boolean => name === undefined || check.name === name;
const [still, tests] = [stillChecks.filter(isChosen), testChecks.filter(isChosen)];
if (still.length + tests.length === 0)
  giveUp(`no check "${name}"; there are ${[...stillChecks, ...testChecks].map((check) => check.name).join(", ")}.`);
// Whoever lacks a browser hears of it now, not after all the other checks.
if (tests.some((check) => check.name === "browser") && (await ensureChromium()) === undefined) sayNoBrowser();
process.exitCode = (await runAll(still, tests)) ? 0 : 1;
