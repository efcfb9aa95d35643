// npm run leaks: two matches with the same public course and other secrets, side by side with every kind of viewer, over and
// over; whatever a viewer is sent has to be the same in both. On the server, in the page's own host, and what its coach says.
//   --messages N   compared on the server; the page's host adds a tenth (100000)
//   --seed S       of the first pair (1)
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { readArguments } from "./lib/arguments.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const TESTS = [
  "apps/server/src/leaks.test.ts",
  "apps/web/src/workers/leaks.test.ts",
  "apps/web/src/coach/leaks.test.ts",
];

try {
  const { messages, seed } = readArguments({ messages: 100_000, seed: 1 }).values;
  const env = { ...process.env, LEAKS: String(messages), SEED: String(seed) };
  const vitest = fileURLToPath(new URL("../node_modules/vitest/vitest.mjs", import.meta.url));
  const child = spawn(process.execPath, [vitest, "run", ...TESTS], { cwd: root, stdio: "inherit", env });
  child.on("exit", (code) => {
    process.exitCode = code ?? 1;
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
}
