// From click to changed board, in a real browser: runs the web client's own test of it and reads its figures.
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Fault } from "../faults.ts";
import type { Bench } from "./measure.ts";

const WEB = fileURLToPath(new URL("../../../web/", import.meta.url));
const PLAYWRIGHT = join(WEB, "../../node_modules", "@playwright", "test", "cli.js");
const TITLE = "from click to changed board";
const MOST_CLICKS = 160;

interface Report {
  readonly suites: readonly {
    readonly specs: readonly {
      readonly tests: readonly { readonly annotations: readonly { type: string; description?: string }[] }[];
    }[];
  }[];
}

interface Figures {
  readonly clicks: number;
  readonly median: number;
  readonly p95: number;
}

export const tableBench: Bench = {
  id: "table",
  title: "Māori in Chromium, from click to changed board",
  async run(effort) {
    const folder = mkdtempSync(join(tmpdir(), "outrigger-bench-"));
    try {
      const report = join(folder, "report.json");
      await runTest(report, Math.min(effort.games, MOST_CLICKS));
      const { clicks, median, p95 } = readFigures(report);
      return [
        { name: "choices", value: clicks, unit: "clicks" },
        { name: "median", value: median, unit: "ms" },
        { name: "95th percentile", value: p95, unit: "ms" },
      ];
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

function runTest(report: string, clicks: number): Promise<void> {
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report, OUTRIGGER_CLICKS: String(clicks) };
  const child = spawn(process.execPath, [PLAYWRIGHT, "test", `--config=${WEB}`, "--reporter=json", "-g", TITLE], {
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
