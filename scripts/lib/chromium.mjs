// The browser for the tests: one that is there. Only root on Debian gets one installed, by the machine's own apt-get;
// everybody else is told what to do.
import { accessSync, constants, existsSync } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, join } from "node:path";
import { root, run } from "./run.mjs";

/** The one without windows of its own comes first: the tests look at pages alone, and it takes a tenth less time over them. */
const names = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const usualPlaces = [
  "/usr/lib/chromium/chromium-headless-shell",
  "/usr/lib/chromium/chromium",
  "/snap/bin/chromium",
  "/opt/google/chrome/chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** What the scripts of Debian's packages may expect, whatever our own path is. */
const SYSTEM_PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin";

/** One line for whoever has none. */
export const HOW_TO_GET_ONE =
  "The browser tests need Chromium, and there is none: `sudo apt-get install chromium-headless-shell` or `… chromium` brings it on Debian, `npx playwright install chromium` without root; CHROMIUM names another.";

/** The path of a Chromium that can be run; undefined when there is none. */
export async function ensureChromium() {
  const wished = process.env["CHROMIUM"];
  if (wished) return isRunnable(wished) ? wished : undefined;
  return findChromium() ?? (await installDebian());
}

function findChromium() {
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  const onPath = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  return [...onPath, ...usualPlaces, ownPath()].find(isRunnable);
}

async function installDebian() {
  if (process.getuid?.() !== 0 || !existsSync("/etc/debian_version")) return undefined;
  console.log("There is no Chromium for the browser tests. As root on Debian: apt-get install…");
  const env = { DEBIAN_FRONTEND: "noninteractive", PATH: SYSTEM_PATH };
  await run("apt-get", ["update", "-qq"], env);
  const install = ["install", "-y", "-qq", "--no-install-recommends"];
  const isThere = (await run("apt-get", [...install, "chromium-headless-shell"], env)) === 0;
  if (!isThere) await run("apt-get", [...install, "chromium"], env);
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
