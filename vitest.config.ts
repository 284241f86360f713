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
    // Most tests wait rather than compute, and `npm test` runs packages side by side, so one worker is enough for most of them: each
    // further one loads and compiles all modules of its package again. The gateway's tests would take longer than all others. They
    // compute so much more than their modules take to load that four workers use no more of the processors than two.
    maxWorkers: files.length > 100 ? 4 : 1,
    expect: { poll: { timeout: 120_000 } },
    // Otherwise, it imports graphql as Node resolves it, and our sources as Vite does: two copies, which reject each other's schemas.
    server: { deps: { inline: ["graphql-http"], external: [/\/packages\/[^/]+\/dist\//] } },
    // The report is what `npm test` adds up at its end.
    reporters: ["default", "json"],
    outputFile: { json: ".results/vitest.json" },
  },
});
