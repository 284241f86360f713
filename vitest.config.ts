import { globSync } from "node:fs";
import { join } from "node:path";
import { defineConfig } from "vitest/config";

const files = globSync("test/**/*.test.ts");

export default defineConfig({
  test: {
    // What runs long and rarely finds what the others miss is for the night.
    include: ["test/**/*.test.ts", ...(process.env["NIGHTLY"] ? ["test/**/*.nightly.ts"] : [])],
    // The tests of some packages are all for the night.
    passWithNoTests: globSync("test/**/*.nightly.ts").length > 0,
    typecheck: { enabled: false },
    globalSetup: globSync("test/global-setup.ts"),
    // The files of a package share its modules. Tests that change what modules share must restore it.
    isolate: false,
    // Programs that tests start find their sources compiled: stripping types takes most of a start.
    env: { NODE_COMPILE_CACHE: join(import.meta.dirname, "node_modules/.cache/node-compile") },
    // These limits end a test that hangs. They are far above what a test takes, so that a busy machine fails none.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // Each worker loads and compiles all modules of its package again: a second one costs 10 to 25 % of a package's CPU time. `npm test`
    // runs packages side by side, so that processors work while tests wait. Only the gateway's tests would take longer than all others.
    maxWorkers: files.length > 100 ? 2 : 1,
    expect: { poll: { timeout: 120_000 } },
    // Otherwise, it imports graphql as Node resolves it, and our sources as Vite does: two copies, which reject each other's schemas.
    server: { deps: { inline: ["graphql-http"], external: [/\/packages\/[^/]+\/dist\//] } },
    // The report is what `npm test` adds up at its end.
    reporters: ["default", "json"],
    outputFile: { json: ".results/vitest.json" },
  },
});
