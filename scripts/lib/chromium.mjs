// The browser for the tests: one that is there, else Debian's, else the test tool's own.
import { accessSync, constants, existsSync } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, join } from "node:path";
import { root, run } from "./run.mjs";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const usualPlaces = [
  "/usr/lib/chromium/chromium",
  "/snap/bin/chromium",
  "/opt/google/chrome/chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** The path of a Chromium that can be run, fetching one if need be; undefined when none can be had. */
export async function ensureChromium() {
  const wished = process.env["CHROMIUM"];
  if (wished) return isRunnable(wished) ? wished : undefined;
  return findChromium() ?? (await installDebian()) ?? (await installOwn());
}

function findChromium() {
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  const onPath = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  return [...onPath, ...usualPlaces, ownPath()].find(isRunnable);
}

async function installDebian() {
  if (process.getuid?.() !== 0 || !existsSync("/etc/debian_version")) return undefined;
  console.log("Installing Debian's Chromium…");
  await run("apt-get", ["update", "-qq"]);
  await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"], {
    DEBIAN_FRONTEND: "noninteractive",
  });
  return findChromium();
}

async function installOwn() {
  console.log("Downloading Playwright's Chromium…");
  await run(process.execPath, [join(root, "node_modules/playwright/cli.js"), "install", "chromium"]);
  return findChromium();
}

function ownPath() {
  const { chromium } = createRequire(join(root, "apps/web/package.json"))("@playwright/test");
  return chromium.executablePath();
}

/** @param {string} path */
function isRunnable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
