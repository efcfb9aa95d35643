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
  /** Clicks, or frames. */
  readonly samples: number;
  readonly median: number;
  readonly p95: number;
}

/** A bench that is a browser test, by the test's title. */
function browserBench(id: string, title: string, test: string, unit: string): Bench {
  return {
    id,
    title,
    async run(effort) {
      await runTest(test, Math.min(effort.games, MOST_SAMPLES));
      const { samples, median, p95 } = readFigures();
      return [
        { name: "measured", value: samples, unit },
        { name: "median", value: median, unit: "ms" },
        { name: "95th percentile", value: p95, unit: "ms" },
      ];
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
  "Maasai in Chromium, script and layout of a frame while a turn is shown on a hundred shields",
  "a turn shown on a hundred shields",
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

function readFigures(): Figures {
  const { suites } = JSON.parse(readFileSync(REPORT, "utf8")) as Report;
  const annotations = suites.flatMap(({ specs }) =>
    specs.flatMap(({ tests }) => tests.flatMap((one) => one.annotations)),
  );
  const figures = annotations.find(({ type }) => type === "figures")?.description;
  if (figures === undefined) throw new Error("the browser test told no figures");
  return JSON.parse(figures) as Figures;
}
