import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig } from "@playwright/test";

async function freePort(): Promise<string> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return String(port);
}

// Several suites may run on one machine at once: the first process picks a free port and hands it on to its workers.
// Where it is given, a server that already listens there is used.
const isGiven = process.env["OUTRIGGER_E2E_PORT"] !== undefined;
process.env["OUTRIGGER_E2E_PORT"] ??= await freePort();
const port = process.env["OUTRIGGER_E2E_PORT"];
const outrigger = fileURLToPath(new URL("../cli/bin/outrigger.mjs", import.meta.url));
const chromium = process.env["CHROMIUM"];
const given = process.env["OUTRIGGER_E2E_DATA"];
const data = given ?? mkdtempSync(join(tmpdir(), "outrigger-e2e-"));
if (given === undefined) {
  process.env["OUTRIGGER_E2E_DATA"] = data;
  // This process outlives the server and the workers.
  process.on("exit", () => rmSync(data, { recursive: true, force: true }));
}

/**
 * Chromium heeds the last list of this kind alone, so Playwright's own is said again. The popups of the address bar are
 * pages of their own, made for every window and seen by nobody: they cost more than most of the tests. So is a process that
 * is kept ready for a page to come: every test has a profile of its own, for which it is of no use.
 */
const withoutFeatures = [
  "AutoDeElevate",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "BlockOriginHeaderModificationOnRedirect",
  "DestroyProfileOnBrowserClose",
  "DialMediaRouteProvider",
  "GlobalMediaControls",
  "HttpsUpgrades",
  "LensOverlay",
  "MediaRouter",
  "OptimizationHints",
  "PaintHolding",
  "SpareRendererForSitePerProcess",
  "ThirdPartyStoragePartitioning",
  "Translate",
  "WebUIOmniboxAimPopup",
  "WebUIOmniboxFullPopup",
  "WebUIOmniboxPopup",
];

export default defineConfig({
  testDir: "e2e",
  // The pictures of the docs and the frames of a turn are made with the same tools, but only on demand.
  testMatch:
    process.env["OUTRIGGER_PICTURES"] !== undefined
      ? "pictures.ts"
      : process.env["OUTRIGGER_FRAMES"] !== undefined
        ? "frames.ts"
        : "*.test.ts",
  outputDir: "test-results",
  fullyParallel: true,
  workers: 2,
  // A machine may stall for a moment; what fails twice is broken.
  retries: 1,
  // A busy machine is slow, not wrong: the clock only catches what never comes.
  timeout: 600_000,
  expect: { timeout: 120_000 },
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 1440, height: 900 },
    locale: "en-GB",
    reducedMotion: "reduce",
    // A page that has come to stay fetches the whole site once: only what is about that waits for it.
    serviceWorkers: "block",
    actionTimeout: 120_000,
    launchOptions: {
      // A browser that is stopped in the middle leaves its own temporary folders behind, and so does the library of sound: these
      // go with the tests' data.
      env: { ...process.env, TMPDIR: data, PULSE_RUNTIME_PATH: join(data, "pulse") },
      ...(chromium === undefined ? {} : { executablePath: chromium }),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        `--disable-features=${withoutFeatures.join(",")}`,
      ],
    },
  },
  webServer: {
    command: `"${process.execPath}" "${outrigger}" serve --port ${port} --address 127.0.0.1 --data "${data}"`,
    url: `http://127.0.0.1:${port}/`,
    reuseExistingServer: isGiven,
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
  },
});
