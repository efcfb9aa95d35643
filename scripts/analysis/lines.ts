// What was seen, one line of JSON for each game or tactic: a long run can end at any time and go on later, elsewhere too.
import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { ANALYSIS_VERSION } from "@outrigger/analysis";
import { type Job, nameOf } from "./jobs.ts";
import type { Reasoned } from "./reasons.ts";
import type { Seen } from "./reports.ts";

/** What a thread answers. */
export type Found = { readonly seen: Seen } | { readonly reasoned: Reasoned };

export interface Lines {
  has(job: Job): boolean;
  get(job: Job): Found | undefined;
  add(job: Job, found: Found): void;
}

interface Line {
  readonly version: number;
  readonly name: string;
  readonly found: Found;
}

/** Without a file they are kept for this run alone. Lines of another version of the analysis are passed over. */
export function openLines(file: string | undefined): Lines {
  const all = new Map<string, Found>(file === undefined ? [] : readLines(file));
  return {
    has: (job) => all.has(nameOf(job)),
    get: (job) => all.get(nameOf(job)),
    add: (job, found) => {
      const line: Line = { version: ANALYSIS_VERSION, name: nameOf(job), found };
      all.set(line.name, found);
      // What was stopped in the middle of a line left one without its end.
      if (file !== undefined) appendFileSync(file, `\n${JSON.stringify(line)}\n`);
    },
  };
}

function readLines(file: string): (readonly [string, Found])[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, "utf8")
    .split("\n")
    .flatMap((text) => {
      const line = parseLine(text);
      return line?.version === ANALYSIS_VERSION ? [[line.name, line.found] as const] : [];
    });
}

function parseLine(text: string): Line | undefined {
  try {
    return JSON.parse(text) as Line;
  } catch {
    return undefined;
  }
}
