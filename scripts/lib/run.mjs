// Starting other programs, always from the repository's root.
import { spawn } from "node:child_process";
import { constants } from "node:os";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../../", import.meta.url));

/**
 * Runs a program in the foreground and gives its exit code. Who ends us ends it too: no server stays behind.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @param {(text: string) => void} [hear] gets what it prints; otherwise that is printed here
 * @returns {Promise<number>}
 */
export function run(program, args, env = {}, hear) {
  return new Promise((resolve) => {
    const stdio = hear === undefined ? "inherit" : "pipe";
    const child = spawn(program, args, { cwd: root, stdio, env: { ...process.env, ...env } });
    for (const printed of [child.stdout, child.stderr]) printed?.setEncoding("utf8").on("data", hear ?? (() => {}));
    /** @param {NodeJS.Signals} signal */
    const forward = (signal) => child.kill(signal);
    const wait = () => {}; // a terminal sends SIGINT to the child as well
    // The shell between npm and us keeps npm's signals to itself and just dies, so its end is a signal too.
    const parent = process.ppid;
    const watch = setInterval(() => process.ppid === parent || forward("SIGTERM"), 500);
    process.on("SIGTERM", forward).on("SIGHUP", forward).on("SIGINT", wait);
    /** @param {number} code */
    const end = (code) => {
      clearInterval(watch);
      process.off("SIGTERM", forward).off("SIGHUP", forward).off("SIGINT", wait);
      resolve(code);
    };
    child.on("error", () => end(127));
    child.on("close", (code, signal) => end(code ?? 128 + (signal ? constants.signals[signal] : 0)));
  });
}

/**
 * Runs npm under the given Node, so that the Node which npm sees is the one we mean.
 * @param {string} node
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 */
export function runNpm(node, args, env = {}) {
  const npm = process.env["npm_execpath"];
  // On a new Node npm keeps compiled code in the temporary folder, and never removes it.
  const tidy = { NODE_DISABLE_COMPILE_CACHE: "1", ...env };
  return npm === undefined ? run("npm", args, tidy) : run(node, [npm, ...args], tidy);
}

/**
 * Ends this process with one line on what went wrong.
 * @param {string} line
 * @returns {never}
 */
export function giveUp(line) {
  console.error(`outrigger: ${line}`);
  process.exit(1);
}
