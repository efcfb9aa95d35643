import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{packages,games,apps,tools,scripts}/**/*.test.ts"],
    exclude: ["**/node_modules/**", "**/dist/**", "apps/web/e2e/**"],
    pool: "forks",
    isolate: false,
    // Processes, not threads: two threads that both run WebAssembly, as the tests' database does, can bring the engine down.
    maxWorkers: 3,
    // What these processes read of a module lies here; else it would be left in the temporary folder.
    fsModuleCache: true,
    fsModuleCachePath: "node_modules/.outrigger/vitest",
    // A busy machine is slow, not wrong: the clock only catches tests that never end.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 120_000, interval: 25 } },
    coverage: { provider: "v8", include: ["{packages,games,apps,tools}/**/*.ts"], exclude: ["**/*.test.ts"] },
  },
});
