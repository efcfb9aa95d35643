// What a table costs in a real browser: runs the web client's own tests of it and reads their figures.
import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { stripVTControlCharacters } from "node:util";
import type { Bench } from "./measure.ts";

const ROOT = fileURLToPath(new URL("../../../../", import.meta.url));
/** What `npm run browser` leaves behind. */
const REPORT = join(ROOT, "node_modules/.outrigger/reports/browser.json");
const MOST_SAMPLES = 160;
/** Minutes for the browser's part of a bench: what takes longer never comes. */
const MOST_MINUTES = 8;

interface Told {
  readonly message?: string;
}

export interface Report {
  readonly suites: readonly {
    readonly specs: readonly {
      readonly title: string;
      readonly tests: readonly {
        readonly annotations: readonly { type: string; description?: string }[];
        readonly results: readonly { readonly status: string; readonly error?: Told }[];
      }[];
    }[];
  }[];
  /** What concerns no single test, such as that the time was up. */
  readonly errors: readonly Told[];
}

interface Figures {
  /** The test's title, where a bench has several. */
  readonly name?: string;
  /** Clicks, or frames. */
  readonly samples: number;
  readonly median: number;
  readonly p95: number;
  /** The heaviest of all, where that is told. */
  readonly most?: number;
}

/** A bench of browser tests, by what their titles have in common. */
export function browserBench(id: string, title: string, test: string, unit: string): Bench {
  return {
    id,
    title,
    async run(effort) {
      await runTest(test, Math.min(effort.games, MOST_SAMPLES));
      const all = figuresIn(readReport());
      return all.flatMap(({ name, samples, median, p95, most }) => {
        const of = all.length > 1 && name !== undefined ? `${name}, ` : "";
        return [
          { name: `${of}measured`, value: samples, unit },
          { name: `${of}median`, value: median, unit: "ms" },
          { name: `${of}95th percentile`, value: p95, unit: "ms" },
          ...(most === undefined ? [] : [{ name: `${of}heaviest`, value: most, unit: "ms" }]),
        ];
      });
    },
  };
}

export const tableBench = browserBench(
  "table",
  "Every game in Chromium, from click to changed board",
  "from click to changed board",
  "clicks",
);

export const panBench = browserBench(
  "pan",
  "Maasai in Chromium, script and layout of a frame while a hundred shields are panned",
  "panning a hundred shields",
  "frames",
);

export const beatBench = browserBench(
  "beat",
  "Maasai and Tahiti in Chromium, script and layout of a frame while a turn is shown on a full board",
  "a turn shown on",
  "frames",
);

export const listBench = browserBench(
  "list",
  "The list of fifty unfinished games in Chromium, from question to answer",
  "the list of fifty unfinished games",
  "lists",
);

/** As npm test does it: the site is built, and whatever Chromium there is is found. One test at a time, and none twice. */
function runTest(test: string, samples: number): Promise<void> {
  const env = { ...process.env, OUTRIGGER_SAMPLES: String(samples) };
  const limits = ["--workers=1", "--retries=0", `--global-timeout=${MOST_MINUTES * 60_000}`];
  const child = spawn(process.execPath, [join(ROOT, "scripts/test.mjs"), "browser", "-g", test, ...limits], {
    env,
    stdio: "ignore",
  });
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("exit", (code) => {
      if (code === 0) resolve();
      else reject(new Error(whatWentWrong(existsSync(REPORT) ? readReport() : undefined)));
    });
  });
}

const readReport = (): Report => JSON.parse(readFileSync(REPORT, "utf8")) as Report;

/** One line on why a bench has no figures. */
export function whatWentWrong(report: Report | undefined): string {
  const failed = report?.suites.flatMap(({ specs }) =>
    specs.flatMap(({ title, tests }) =>
      tests.flatMap(({ results }) =>
        results.flatMap(({ status, error }) =>
          status === "passed" ? [] : [`${title}: ${firstLine(error) ?? status}`],
        ),
      ),
    ),
  );
  const why = failed?.[0] ?? firstLine(report?.errors[0]) ?? "npm run browser shows why";
  return `the browser test did not pass: ${why}`;
}

/** Without the colours of a terminal. */
const firstLine = (told: Told | undefined): string | undefined =>
  told?.message === undefined ? undefined : stripVTControlCharacters(told.message).split("\n")[0];

function figuresIn({ suites }: Report): Figures[] {
  const annotations = suites.flatMap(({ specs }) =>
    specs.flatMap(({ tests }) => tests.flatMap((one) => one.annotations)),
  );
  const figures = annotations.flatMap(({ type, description = "" }) => (type === "figures" ? [description] : []));
  if (figures.length === 0) throw new Error("the browser test told no figures");
  return figures.map((each) => JSON.parse(each) as Figures);
}
