import { spawnSync } from "node:child_process";
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { joinModules, PUBLISHED } from "../../src/pack/join-modules.ts";

const MANIFEST = {
  name: "@node-access/cli",
  version: "1.0.0",
  type: "module",
  bin: { sample: "./dist/bin.js" },
  exports: { ".": { types: "./dist/index.d.ts", default: "./dist/index.js" } },
  repository: { type: "git", url: "git+https://github.com/one/two.git", directory: "packages/cli" },
  dependencies: { client: "1.0.0", old: "1.0.0" },
  devDependencies: { other: "1.0.0" },
};

const FILES = {
  "node_modules/cli/package.json": JSON.stringify(MANIFEST),
  "node_modules/cli/README.md": "# cli\n",
  "node_modules/cli/src/index.ts": "export const one = 1;\n",
  "node_modules/cli/dist/index.js": "export const one = 1;\n",
  "node_modules/cli/dist/index.d.ts": "export declare const one = 1;\n",
  "node_modules/cli/dist/bin.js":
    '#!/usr/bin/env node\nimport { one } from "./index.js";\nconst { say } = await import("./say.js");\nsay(one);\n',
  "node_modules/cli/dist/say.js":
    'import { engine } from "client";\nimport old from "old";\nexport const say = (one) => console.log(engine, one, old.folder(import.meta.url));\n',
  "node_modules/cli/dist/say.d.ts": 'export { engine } from "client";\n',
  "node_modules/client/package.json":
    '{ "name": "client", "version": "2.0.0", "license": "MIT", "type": "module", "exports": "./index.js", "imports": { "#engine": { "node": "./node.js", "default": "./web.js" } } }',
  "node_modules/client/LICENSE": "The client is free.\n",
  "node_modules/client/index.js": 'export { engine } from "#engine";\n',
  "node_modules/client/node.js": 'export const engine = "node";\n',
  "node_modules/client/web.js": 'export const engine = "web";\n',
  "node_modules/old/package.json":
    '{ "name": "old", "version": "3.0.0", "license": "ISC", "main": "index.js" }',
  "node_modules/old/license.md": "The old one, too.\n",
  "node_modules/old/index.js":
    'const { basename } = require("node:path");\nexports.folder = (url) => basename(url).length > 0;\n',
  LICENSE: "MIT\n",
};

let root: string;
const published = (...path: readonly string[]): string => join(root, "node_modules/cli", PUBLISHED, ...path);
const joined = (): Promise<void> => joinModules(join(root, "node_modules/cli"), root);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "bundle-"));
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(join(root, path, ".."), { recursive: true });
    writeFileSync(join(root, path), text);
  }
});
afterEach(() => rmSync(root, { recursive: true }));

describe("a command", () => {
  it("runs without its dependencies, with the code for Node", async () => {
    await joined();
    for (const name of ["client", "old"]) rmSync(join(root, "node_modules", name), { recursive: true });
    const { stdout, stderr } = spawnSync(process.execPath, [published("dist/bin.js")], { encoding: "utf8" });
    expect(stderr).toBe("");
    expect(stdout).toBe("node 1 true\n");
    const manifest = JSON.parse(readFileSync(published("package.json"), "utf8")) as object;
    expect(manifest).not.toHaveProperty("dependencies");
    expect(manifest).toMatchObject({
      name: "@node-access/cli",
      bin: MANIFEST.bin,
      exports: MANIFEST.exports,
    });
  });

  it("has files for its entries and for what is loaded on demand, and declarations of its entry alone", async () => {
    await joined();
    const files = globSync("dist/**/*.{js,cjs}", { cwd: published() }).map((path) =>
      path.replaceAll("\\", "/"),
    );
    expect(files).toEqual(expect.arrayContaining(["dist/bin.js", "dist/index.js", "dist/shared/say.js"]));
    expect(files).not.toContain("dist/say.js");
    expect(files.filter((path) => path.endsWith(".cjs"))).toEqual([]);
    expect(existsSync(published("dist/index.d.ts"))).toBe(true);
    expect(existsSync(published("dist/say.d.ts"))).toBe(false);
  });

  it("has the licences of what it contains", async () => {
    await joined();
    const text = readFileSync(published("dist/third-party-licenses.txt"), "utf8");
    expect(text).toContain("client 2.0.0 (MIT)\n\nThe client is free.");
    expect(text).toContain("old 3.0.0 (ISC)\n\nThe old one, too.");
  });

  it("is not published with a package that has no licence", async () => {
    rmSync(join(root, "node_modules/old/license.md"));
    await expect(joined()).rejects.toThrow("old: has no licence file");
  });
});
