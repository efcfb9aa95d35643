import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{packages,games,apps,scripts}/**/*.test.ts"],
    exclude: ["**/node_modules/**", "**/dist/**", "apps/web/e2e/**"],
    pool: "threads",
    isolate: false,
    coverage: { provider: "v8", include: ["{packages,games,apps}/**/*.ts"], exclude: ["**/*.test.ts"] },
  },
});
