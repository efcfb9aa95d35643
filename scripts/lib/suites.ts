// How long each suite took, from what the test tools report.
import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { root } from "./run.mjs";

export interface UnitReport {
  readonly numPassedTests?: number;
  readonly numFailedTests?: number;
  readonly testResults?: readonly UnitFile[];
}

interface UnitFile {
  readonly name: string;
  readonly startTime: number;
  readonly endTime: number;
  readonly assertionResults: readonly { readonly status: string }[];
}

interface BrowserSuite {
  readonly file: string;
  readonly specs?: readonly {
    readonly tests: readonly { readonly results: readonly { readonly duration: number }[] }[];
  }[];
  readonly suites?: readonly BrowserSuite[];
}

export interface BrowserReport {
  readonly stats?: { readonly expected?: number; readonly flaky?: number; readonly unexpected?: number };
  readonly suites?: readonly BrowserSuite[];
}

export function readReport<Report extends object>(path: string): Partial<Report> {
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : {};
}

/** By package, game or app. */
export function unitSeconds({ testResults = [] }: UnitReport, from = root): Map<string, number> {
  const seconds = new Map<string, number>();
  for (const { name, startTime, endTime } of testResults)
    add(seconds, relative(from, name).split(/[\\/]/).slice(0, 2).join("/"), endTime - startTime);
  return seconds;
}

/** Files whose tests never came to an end, because their process died. */
export function cutOff({ testResults = [] }: UnitReport): string[] {
  const isOpen = ({ assertionResults }: UnitFile): boolean =>
    assertionResults.some(({ status }) => status === "pending");
  return testResults.filter(isOpen).map(({ name }) => name);
}

/** By file. */
export function browserSeconds({ suites = [] }: BrowserReport): Map<string, number> {
  const seconds = new Map<string, number>();
  const walk = ({ file, specs = [], suites: inner = [] }: BrowserSuite): void => {
    const results = specs.flatMap(({ tests }) => tests.flatMap((each) => each.results));
    for (const { duration } of results) add(seconds, file, duration);
    inner.forEach(walk);
  };
  suites.forEach(walk);
  return seconds;
}

function add(seconds: Map<string, number>, suite: string, milliseconds: number): void {
  seconds.set(suite, (seconds.get(suite) ?? 0) + milliseconds / 1_000);
}

/** The slowest first. Suites run beside each other, so the sum is more than the run took. */
export function tableOf(seconds: ReadonlyMap<string, number>): string {
  const rows = [...seconds].sort(([, one], [, other]) => other - one);
  return rows.map(([suite, taken]) => `${taken.toFixed(1).padStart(8)} s  ${suite}`).join("\n");
}
