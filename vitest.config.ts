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
    // Many tests wait for processes and timeouts. By default, a machine of two processors has a single worker. Each worker loads all modules,
    // which only pays if there are many files: `npm test` would end with the gateway's tests alone, and their waiting.
    maxWorkers: files.length > 100 ? 4 : files.length > 5 ? 2 : 1,
    expect: { poll: { timeout: 120_000 } },
    // Otherwise, it imports graphql as Node resolves it, and our sources as Vite does: two copies, which reject each other's schemas.
    server: { deps: { inline: ["graphql-http"], external: [/\/packages\/[^/]+\/dist\//] } },
    // The report is what `npm test` adds up at its end.
    reporters: ["default", "json"],
    outputFile: { json: ".results/vitest.json" },
  },
});
