// One run of a game's rules tests, with or without a planted bug, in a process of its own.
import { spawn } from "node:child_process";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Mutation } from "@outrigger/testkit";

export interface Outcome {
  readonly kind: "caught" | "hung" | "survived";
  /** The test that failed. */
  readonly by: string;
  readonly seconds: number;
}

const root = fileURLToPath(new URL("../..", import.meta.url));
/** A bug may make the rules go in circles: so many times the usual time is enough. */
const PATIENCE = 4;
const LEAST_SECONDS = 60;
const FIRST_SECONDS = 900;

/** The tests that speak of the clause are the likeliest to notice: they go first, and the others only if those do not. */
export async function plant(game: string, mutation: Mutation, usual: number): Promise<Outcome> {
  const near = await testsNaming(game, mutation.clause);
  if (near.length > 0) {
    const outcome = await runTests(game, mutation, usual, near);
    if (outcome.kind !== "survived") return outcome;
  }
  return runTests(game, mutation, usual);
}

async function testsNaming(game: string, clause: string): Promise<string[]> {
  const named = new RegExp(`\\b${clause}\\b`);
  const files = (await readdir(join(root, "games", game), { recursive: true }))
    .filter((file) => /^(rules|pack)\b.*\.test\.ts$/.test(file))
    .map((file) => join("games", game, file));
  const texts = await Promise.all(files.map((file) => readFile(join(root, file), "utf8")));
  return files.filter((_, at) => named.test(texts[at] as string));
}

export async function runTests(
  game: string,
  mutation?: Mutation,
  usual?: number,
  tests = [`games/${game}/rules/`, `games/${game}/scenes/`, `games/${game}/pack/`],
): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), "outrigger-mutate-"));
  const report = join(folder, "report.json");
  const limit = usual === undefined ? FIRST_SECONDS : Math.max(LEAST_SECONDS, PATIENCE * usual);
  const started = performance.now();
  try {
    const ended = await vitest(game, mutation, report, limit, tests);
    const seconds = (performance.now() - started) / 1000;
    if (ended === "passed") return { kind: "survived", by: "", seconds };
    if (ended === "hung") return { kind: "hung", by: `nothing within ${Math.round(limit)} s`, seconds };
    return { kind: "caught", by: await firstFailure(report), seconds };
  } finally {
    await rm(folder, { recursive: true });
  }
}

function vitest(
  game: string,
  mutation: Mutation | undefined,
  report: string,
  limit: number,
  tests: readonly string[],
): Promise<"passed" | "failed" | "hung"> {
  const planted =
    mutation === undefined
      ? ""
      : JSON.stringify({ ...mutation, file: join(root, "games", game, "rules", mutation.file) });
  const { OUTRIGGER_GOLDEN: _, ...env } = process.env;
  const child = spawn(
    process.execPath,
    [
      join(root, "node_modules/vitest/vitest.mjs"),
      "run",
      ...tests,
      "--config=scripts/mutate/vitest.config.ts",
      "--reporter=json",
      `--outputFile=${report}`,
    ],
    { cwd: root, stdio: "ignore", env: { ...env, OUTRIGGER_MUTATION: planted } },
  );
  return new Promise((resolve, reject) => {
    const clock = setTimeout(() => {
      resolve("hung");
      child.kill("SIGKILL");
    }, limit * 1000);
    child.on("error", reject);
    child.on("exit", (code) => {
      clearTimeout(clock);
      resolve(code === 0 ? "passed" : "failed");
    });
  });
}

interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly message: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

async function firstFailure(file: string): Promise<string> {
  const { testResults } = JSON.parse(await readFile(file, "utf8")) as Report;
  for (const { assertionResults } of testResults) {
    const failed = assertionResults.find(({ status }) => status === "failed");
    if (failed !== undefined) return failed.fullName;
  }
  return testResults.find(({ message }) => message !== "")?.message.split("\n")[0] ?? "a file that does not load";
}
