import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    typecheck: { enabled: false },
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Many tests wait for processes and timeouts. By default, a machine of two processors has a single worker.
    maxWorkers: 2,
    // What is awaited comes at once on an idle machine, and late on a busy one.
    expect: { poll: { timeout: 15_000 } },
    // The report is what `npm test` adds up at its end.
    reporters: ["default", "json"],
    outputFile: { json: ".results/vitest.json" },
  },
});
