// What a table costs in a real browser: runs the web client's own tests of it and reads their figures.
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Fault } from "../faults.ts";
import type { Bench } from "./measure.ts";

const WEB = fileURLToPath(new URL("../../../web/", import.meta.url));
const PLAYWRIGHT = join(WEB, "../../node_modules", "@playwright", "test", "cli.js");
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
      const folder = mkdtempSync(join(tmpdir(), "outrigger-bench-"));
      try {
        const report = join(folder, "report.json");
        await runTest(report, test, Math.min(effort.games, MOST_SAMPLES));
        const { samples, median, p95 } = readFigures(report);
        return [
          { name: "measured", value: samples, unit },
          { name: "median", value: median, unit: "ms" },
          { name: "95th percentile", value: p95, unit: "ms" },
        ];
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
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

function runTest(report: string, test: string, samples: number): Promise<void> {
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report, OUTRIGGER_SAMPLES: String(samples) };
  const child = spawn(process.execPath, [PLAYWRIGHT, "test", `--config=${WEB}`, "--reporter=json", "-g", test], {
    env,
    stdio: "ignore",
  });
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("exit", (code) => {
      if (code === 0) resolve();
      else reject(new Fault("the browser test did not pass; npm run browser shows why"));
    });
  });
}

function readFigures(report: string): Figures {
  const { suites } = JSON.parse(readFileSync(report, "utf8")) as Report;
  const annotations = suites.flatMap(({ specs }) =>
    specs.flatMap(({ tests }) => tests.flatMap((one) => one.annotations)),
  );
  const figures = annotations.find(({ type }) => type === "figures")?.description;
  if (figures === undefined) throw new Fault("the browser test told no figures");
  return JSON.parse(figures) as Figures;
}
