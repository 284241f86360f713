import { spawnSync } from "node:child_process";
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { joinModules, PUBLISHED } from "../../src/pack/join-modules.ts";

const MANIFEST = {
  name: "@node-access/gateway",
  version: "1.0.0",
  type: "module",
  files: ["dist", "src", "!dist/*.tsbuildinfo", "schema.json"],
  bin: { sample: "./dist/bin.js" },
  exports: { ".": { types: "./dist/index.d.ts", default: "./dist/index.js" } },
  repository: { type: "git", url: "git+https://github.com/one/two.git", directory: "packages/gateway" },
  dependencies: { kysely: "1.0.0", client: "1.0.0" },
};

const FILES = {
  "node_modules/gateway/package.json": JSON.stringify(MANIFEST),
  "node_modules/gateway/README.md": "# gateway\n",
  "node_modules/gateway/schema.json": "{}\n",
  "node_modules/gateway/src/index.ts": "export const one = 1;\n",
  "node_modules/gateway/dist/index.js": "export const one = 1;\n",
  "node_modules/gateway/dist/index.d.ts": "export declare const one = 1;\n",
  "node_modules/gateway/dist/bin.js":
    '#!/usr/bin/env node\nconst { start } = await import("./state/start.js");\nconsole.log(await start());\n',
  "node_modules/gateway/dist/state/start.js":
    'import { Worker } from "node:worker_threads";\nimport { one } from "../index.js";\nimport { sql } from "kysely";\nimport { client } from "client";\nexport const start = () => new Promise((resolve) => new Worker(new URL("sum-thread.js", import.meta.url), { workerData: one }).on("message", (sum) => resolve([sum, sql(), client].join())));\n',
  "node_modules/gateway/dist/state/sum-thread.js":
    'import { parentPort, workerData } from "node:worker_threads";\nimport { one } from "../index.js";\nparentPort.postMessage(workerData + one);\n',
  "node_modules/kysely/package.json":
    '{ "name": "kysely", "version": "1.0.0", "license": "MIT", "type": "module", "exports": "./index.js" }',
  "node_modules/kysely/LICENSE": "The builder is free.\n",
  "node_modules/kysely/index.js": 'export { sql } from "./sql.js";\n',
  "node_modules/kysely/sql.js": 'export const sql = () => "sql";\n',
  "node_modules/client/package.json":
    '{ "name": "client", "version": "1.0.0", "license": "MIT", "type": "module", "exports": "./index.js" }',
  "node_modules/client/index.js": 'export const client = "client";\n',
  LICENSE: "MIT\n",
};

const root = mkdtempSync(join(tmpdir(), "service-"));
const published = (...path: readonly string[]): string =>
  join(root, "node_modules/gateway", PUBLISHED, ...path);

beforeAll(async () => {
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(join(root, path, ".."), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  await joinModules(join(root, "node_modules/gateway"), root);
});
afterAll(() => rmSync(root, { recursive: true }));

it("starts its threads, and does not load what it joined", () => {
  rmSync(join(root, "node_modules/kysely"), { recursive: true });
  const { stdout, stderr } = spawnSync(process.execPath, [published("dist/bin.js")], { encoding: "utf8" });
  expect(stderr).toBe("");
  expect(stdout).toBe("2,sql,client\n");
  expect(JSON.parse(readFileSync(published("package.json"), "utf8"))).toEqual(MANIFEST);
});

it("has few files, the licences of what it joined, and the files that its manifest names", () => {
  const files = globSync("dist/**/*.{js,cjs}", { cwd: published() }).map((path) =>
    path.replaceAll("\\", "/"),
  );
  // `dist.js` is what the entries share.
  expect(files.toSorted().join(" ")).toBe(
    "dist/bin.js dist/dist.js dist/index.js dist/start.js dist/sum-thread.js",
  );
  expect(readFileSync(published("dist/third-party-licenses.txt"), "utf8")).toBe(
    "kysely 1.0.0 (MIT)\n\nThe builder is free.\n",
  );
  expect(readFileSync(published("schema.json"), "utf8")).toBe("{}\n");
});
