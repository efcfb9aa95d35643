import { existsSync } from "node:fs";
import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** The longest first: one that begins last keeps everybody waiting at the end. Where nothing ran before, vitest knows only their sizes. */
const LONGEST = [
  "tools/measure/src/attack/attack.test.ts",
  "apps/cli/src/commands/measure/chaos.test.ts",
  "tools/measure/src/examples/examples.test.ts",
  "games/maasai/rules/conformance.test.ts",
  "apps/cli/src/commands/measure/load.test.ts",
  "apps/cli/src/commands/new.test.ts",
  "apps/server/src/leaks.test.ts",
];
const gone = LONGEST.filter((path) => !existsSync(new URL(path, import.meta.url)));
if (gone.length > 0) throw new Error(`vitest.config.ts names tests that are gone: ${gone.join(", ")}`);

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification): number => {
      const at = LONGEST.findIndex((path) => moduleId.endsWith(`/${path}`));
      return at < 0 ? LONGEST.length : at;
    };
    return (await super.sort(files)).toSorted((one, other) => place(one) - place(other));
  }
}

export default defineConfig({
  test: {
    include: ["{packages,games,apps,tools,scripts}/**/*.test.ts"],
    exclude: ["**/node_modules/**", "**/dist/**", "apps/web/e2e/**"],
    pool: "forks",
    sequence: { sequencer: LongestFirst },
    isolate: false,
    // Processes, not threads: two threads that both run WebAssembly, as the tests' database does, can bring the engine down.
    maxWorkers: 3,
    // What these processes read of a module lies here; else it would be left in the temporary folder.
    fsModuleCache: true,
    fsModuleCachePath: "node_modules/.outrigger/vitest",
    // Games that failed are kept here, however the tests were started.
    env: {
      OUTRIGGER_FAILURES:
        process.env["OUTRIGGER_FAILURES"] ?? join(import.meta.dirname, "node_modules/.outrigger/failures"),
    },
    // A busy machine is slow, not wrong: the clock only catches tests that never end.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 120_000, interval: 25 } },
    coverage: { provider: "v8", include: ["{packages,games,apps,tools}/**/*.ts"], exclude: ["**/*.test.ts"] },
  },
});
