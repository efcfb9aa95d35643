import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{packages,games,apps,tools,scripts}/**/*.test.ts"],
    exclude: ["**/node_modules/**", "**/dist/**", "apps/web/e2e/**"],
    pool: "threads",
    isolate: false,
    // Two threads that both run WebAssembly can bring the engine down: the database of the tests is such a program.
    maxWorkers: 1,
    // A busy machine is slow, not wrong: the clock only catches tests that never end.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 120_000, interval: 25 } },
    coverage: { provider: "v8", include: ["{packages,games,apps,tools}/**/*.ts"], exclude: ["**/*.test.ts"] },
  },
});
