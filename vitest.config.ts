import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    typecheck: { enabled: false },
    testTimeout: 20_000,
    // The report is what `npm test` adds up at its end.
    reporters: ["default", "json"],
    outputFile: { json: ".results/vitest.json" },
  },
});
