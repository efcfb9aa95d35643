// What a table costs in a real browser: runs the web client's own tests of it and reads their figures.
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Bench } from "./measure.ts";

const ROOT = fileURLToPath(new URL("../../../../", import.meta.url));
/** What `npm run browser` leaves behind. */
const REPORT = join(ROOT, "node_modules/.outrigger/reports/browser.json");
const MOST_SAMPLES = 160;

interface Report {
  readonly suites: readonly {
    readonly specs: readonly {
      readonly tests: readonly { readonly annotations: readonly { type: string; description?: string }[] }[];
    }[];
  }[];
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
function browserBench(id: string, title: string, test: string, unit: string): Bench {
  return {
    id,
    title,
    async run(effort) {
      await runTest(test, Math.min(effort.games, MOST_SAMPLES));
      const all = readFigures();
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
  "Māori in Chromium, from click to changed board",
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

/** As npm test does it: the site is built, and whatever Chromium there is is found. */
function runTest(test: string, samples: number): Promise<void> {
  const env = { ...process.env, OUTRIGGER_SAMPLES: String(samples) };
  const child = spawn(process.execPath, [join(ROOT, "scripts/test.mjs"), "browser", "-g", test], {
    env,
    stdio: "ignore",
  });
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("exit", (code) => {
      if (code === 0) resolve();
      else reject(new Error("the browser test did not pass; npm run browser shows why"));
    });
  });
}

function readFigures(): Figures[] {
  const { suites } = JSON.parse(readFileSync(REPORT, "utf8")) as Report;
  const annotations = suites.flatMap(({ specs }) =>
    specs.flatMap(({ tests }) => tests.flatMap((one) => one.annotations)),
  );
  const figures = annotations.flatMap(({ type, description = "" }) => (type === "figures" ? [description] : []));
  if (figures.length === 0) throw new Error("the browser test told no figures");
  return figures.map((each) => JSON.parse(each) as Figures);
}
