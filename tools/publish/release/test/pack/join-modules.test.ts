import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { joinModules, PUBLISHED } from "../../src/pack/join-modules.ts";

const MANIFEST = {
  name: "@sample/base",
  version: "1.0.0",
  type: "module",
  bin: { sample: "./dist/command.js" },
  exports: {
    ".": { types: "./dist/index.d.ts", default: "./dist/index.js" },
    "./other": { types: "./dist/other.d.ts", default: "./dist/other.js" },
    "./table": { types: "./dist/table.d.ts", default: "./dist/table.js" },
    "./reader": { types: "./dist/reader.d.ts", default: "./dist/reader.js" },
    "./made": { types: "./dist/made.d.ts", default: "./dist/made.js" },
    "./api": { types: "./dist/api/index.d.ts", default: "./dist/api/index.js" },
    "./rest": { types: "./dist/api/rest.d.ts", default: "./dist/api/rest.js" },
    "./inside": "./src/inside.ts",
  },
  repository: { type: "git", url: "git+https://github.com/one/two.git", directory: "packages/sample" },
  imports: { "#engine": { node: "./dist/node-engine.js", default: "./dist/engine.js" } },
  peerDependencies: { "modules-only": "1" },
};

const FILES = {
  "package.json": JSON.stringify(MANIFEST),
  "README.md":
    "# sample\n\n[a](docs/a.md#b), [c](https://example.com/c), [d](#d), [f](https://unpkg.com/@sample/base/docs/f.md)\n\n```ts\nlist[0](docs);\n```\n\n![e](../e.png)\n",
  "src/shared.ts": "export class Shared {}\n",
  // For tools of the repository alone.
  "src/inside.ts": "export const inside = 1;\n",
  "dist/inside.js": "export const inside = 1;\n",
  "dist/inside.d.ts": "export declare const inside = 1;\n",
  "dist/command.js":
    '#!/usr/bin/env node\nimport { Shared } from "./shared.js";\nconsole.log(await Promise.resolve(new Shared().kind));\n',
  "dist/command.d.ts": "export {};\n",
  "dist/index.js": 'export { Shared } from "./shared.js";\nexport { engine } from "#engine";\n',
  "dist/index.d.ts": 'export { Shared } from "./shared.js";\nexport declare const engine: string;\n',
  "dist/other.js":
    'import { Shared } from "./shared.js";\nexport { ofPeer, onDemand } from "./inner/on-demand.js";\nexport const other = new Shared();\nexport const place = import.meta.url;\n',
  "dist/other.d.ts":
    'export type { Shared } from "./shared.ts";\nexport { engine } from "#engine";\nexport declare const other: object;\n//# sourceMappingURL=other.d.ts.map\n',
  "dist/shared.js":
    'import { kind } from "./inner/kind.js";\n/** Says what it is. */\nexport class Shared { kind = kind; }\n',
  "dist/shared.js.map": JSON.stringify({
    version: 3,
    sources: ["../src/shared.ts"],
    names: [],
    mappings: ";;AAAA",
  }),
  "dist/shared.d.ts": "export declare class Shared { kind: string }\n",
  "dist/inner/kind.js": 'export const kind = "a";\n',
  // Used by two entries too, but only they have to load the other package.
  "dist/inner/foreign.js": 'import { base } from "foreign";\nexport const version = base;\n',
  // Used by two other entries than shared.js, and with a name that shared.js has too.
  "dist/inner/row.js": "export class Shared { row = 1; }\n",
  "dist/table.js":
    'import { Shared } from "./inner/row.js";\nexport { version } from "./inner/foreign.js";\nexport const table = [new Shared()];\n',
  "dist/table.d.ts": "export declare const table: object[];\n",
  "dist/reader.js":
    'import { Shared } from "./inner/row.js";\nimport { table } from "./table.js";\nexport { version } from "./inner/foreign.js";\nexport const read = () => table[0] instanceof Shared;\nexport const later = () => import("./inner/late.js");\n',
  "dist/reader.d.ts": "export declare const read: () => boolean;\n",
  "dist/inner/late.js": 'import { kind } from "./kind.js";\nexport const late = `late ${kind}`;\n',
  "dist/inner/on-demand.js":
    'export const onDemand = async () => (await import("old")).old;\nexport const ofPeer = async () => (await import("modules-only")).peer;\n',
  // Two entries of one surface.
  "dist/api/call.js": 'import { kind } from "../inner/kind.js";\nexport const call = () => `call ${kind}`;\n',
  "dist/api/index.js": 'export { call } from "./call.js";\nexport const all = 1;\n',
  "dist/api/index.d.ts": "export declare const call: () => string;\nexport declare const all: number;\n",
  "dist/api/rest.js": 'export { call } from "./call.js";\n',
  "dist/api/rest.d.ts": "export declare const call: () => string;\n",
  "dist/engine.js": 'export const engine = "fetch";\n',
  "dist/node-engine.js": 'export const engine = "node";\n',
};

/** What only the published package has: an entry with types alone, and a page. */
const MADE = new Map([
  ["dist/made.d.ts", "export interface Made { text: string }\n"],
  ["dist/made.js", "export {};\n"],
  ["docs/page.md", "# Page\n"],
]);

/** Packages of others: one that exists only as ES modules, one of CommonJS, and a peer that can only be imported. */
const FOREIGN = {
  "foreign/package.json": '{ "name": "foreign", "type": "module", "exports": "./index.js" }',
  "foreign/index.js": '/*! foreign - MIT License */\nexport { base } from "only-of-foreign";\n',
  // Installed where only `foreign` finds it, as pnpm does.
  "foreign/node_modules/only-of-foreign/package.json": '{ "type": "module", "exports": "./index.js" }',
  "foreign/node_modules/only-of-foreign/index.js": "export const base = Number(process.pid > 0);\n",
  "old/package.json": '{ "name": "old", "main": "index.js" }',
  "old/index.js": "exports.old = 2;\n",
  "modules-only/package.json":
    '{ "name": "modules-only", "type": "module", "exports": { "import": "./index.js" } }',
  "modules-only/index.js": "export const peer = 3;\n",
};

let root: string;
let directory: string;

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), "join-"));
  directory = join(root, "node_modules/sample");
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(join(directory, path, ".."), { recursive: true });
    writeFileSync(join(directory, path), text);
  }
  for (const [path, text] of Object.entries(FOREIGN)) {
    mkdirSync(join(root, "node_modules", path, ".."), { recursive: true });
    writeFileSync(join(root, "node_modules", path), text);
  }
  writeFileSync(join(root, "LICENSE"), "MIT\n");
  await joinModules(directory, root, MADE);
});

afterEach(() => rmSync(root, { recursive: true }));

const published = (pattern: string): string[] =>
  globSync(pattern, { cwd: join(directory, PUBLISHED) })
    .map((path) => path.replaceAll("\\", "/"))
    .toSorted();

const text = (path: string): string => readFileSync(join(directory, PUBLISHED, path), "utf8");

/** Installs the published form as `copy`, and runs a program that imports it. */
function runInstalled(flag: string, program: string): string {
  cpSync(join(directory, PUBLISHED), join(root, "node_modules/copy"), { recursive: true });
  const { stdout, stderr } = spawnSync(process.execPath, [flag, "-e", program], {
    cwd: root,
    encoding: "utf8",
  });
  expect(stderr).toBe("");
  return stdout;
}

describe("joinModules", () => {
  it("writes a file for each entry, one for shared modules, and one for modules loaded on demand", () => {
    expect(published("dist/**/*.js")).toEqual([
      "dist/api/index.js",
      "dist/api/rest.js",
      "dist/command.js",
      "dist/engine.js",
      "dist/index.js",
      "dist/made.js",
      "dist/node-engine.js",
      "dist/other.js",
      "dist/reader.js",
      "dist/shared/api.js",
      "dist/shared/late.js",
      "dist/shared/modules.js",
      "dist/shared/table.js",
      "dist/table.js",
    ]);
  });

  it("separates modules of other entries and of third-party packages, and exports nothing more", () => {
    expect(text("dist/shared/modules.js")).not.toContain("table");
    expect(text("dist/shared/modules.js")).not.toContain("foreign");
    expect(text("dist/index.js")).toContain("export { Shared, engine };");
    expect(text("dist/table.js")).toMatch(/^export { table, version }/m);
  });

  it("writes one file for what only the entries of a surface share, without what others share too", () => {
    expect(text("dist/shared/api.js")).toContain("call = ()");
    expect(text("dist/shared/api.js")).not.toContain('"a"');
    expect(text("dist/shared/modules.js")).not.toContain("call = ()");
    expect(
      runInstalled("--input-type=module", 'import { call } from "copy/rest"; console.log(call());'),
    ).toBe("call a\n");
  });

  it("replaces the README's links to unpublished files by links to the repository", () => {
    const base = "https://github.com/one/two/blob/@sample/base@1.0.0/packages";
    expect(text("README.md")).toBe(
      `# sample\n\n[a](${base}/sample/docs/a.md#b), [c](https://example.com/c), [d](#d), [f](https://unpkg.com/@sample/base@1.0.0/docs/f.md)\n\n\`\`\`ts\nlist[0](docs);\n\`\`\`\n\n![e](${base}/e.png)\n`,
    );
  });

  it("adds what is made for the published package alone, and its CommonJS form", () => {
    expect(text("docs/page.md")).toBe("# Page\n");
    expect(text("dist/made.d.cts")).toBe(text("dist/made.d.ts"));
    const program =
      'import("copy/made").then(Object.keys).then((names) => console.log(names, require("copy/made")));';
    expect(runInstalled("--input-type=commonjs", program)).toBe("[] {}\n");
  });

  it("omits docstrings, which declarations have, and maps to the sources", () => {
    expect(text("dist/shared/modules.js")).not.toContain("Says what it is");
    expect(text("dist/shared/modules.js")).toMatch(/^\/\/# sourceMappingURL=modules\.js\.map$/m);
    const map: unknown = JSON.parse(text("dist/shared/modules.js.map"));
    expect((map as { sources: string[] }).sources).toContain("../../src/shared.ts");
  });

  it("has one class for all entries, and leaves conditional imports unchanged", () => {
    const program = `
      import { engine, Shared } from "copy";
      import { other } from "copy/other";
      import { later, read } from "copy/reader";
      console.log(other instanceof Shared, other.kind, engine, read(), (await later()).late);`;
    expect(runInstalled("--input-type=module", program)).toBe("true a node true late a\n");
  });

  it("also writes CommonJS: it copies ES module packages, and import() becomes require, except of a peer that cannot be required", () => {
    const program = `
      const { engine, Shared } = require("copy");
      const { ofPeer, onDemand, other, place } = require("copy/other");
      const { later, read, version } = require("copy/reader");
      (async () => {
        console.log(other instanceof Shared, other.kind, engine, read(), (await later()).late, version, await onDemand(), await ofPeer(), place.startsWith("file:"));
      })();`;
    expect(runInstalled("--no-experimental-require-module", program)).toBe(
      "true a node true late a 1 2 3 true\n",
    );
    const files = published("dist/**/*.cjs").map(text);
    expect(files.filter((file) => file.includes("/*! foreign - MIT License */"))).toHaveLength(1);
    const imported = files.flatMap((file) => [...file.matchAll(/import\((.*?)\)/g)].map(([, name]) => name));
    expect(imported).toEqual(['"modules-only"']);
  });

  it("has CommonJS declarations that compilers find, even without support for exports", () => {
    const manifest = JSON.parse(text("package.json")) as object;
    expect(manifest).toMatchObject({
      main: "./dist/index.cjs",
      types: "./dist/index.d.cts",
      typesVersions: { "*": { other: ["./dist/other.d.cts"], table: ["./dist/table.d.cts"] } },
      exports: {
        "./other": {
          require: { types: "./dist/other.d.cts", default: "./dist/other.cjs" },
          types: "./dist/other.d.ts",
          default: "./dist/other.js",
        },
      },
      imports: {
        "#engine": {
          node: { require: "./dist/node-engine.cjs", default: "./dist/node-engine.js" },
          default: { require: "./dist/engine.cjs", default: "./dist/engine.js" },
        },
      },
    });
    expect(text("dist/other.d.cts")).toBe(
      'export type { Shared } from "./shared.cjs";\nexport { engine } from "./engine.cjs";\nexport declare const other: object;\n',
    );
  });

  it("copies declarations, sources, README and licence", () => {
    expect(
      published("{dist/**/*.d.ts,src/**,README.md,LICENSE,package.json}").filter((path) => path !== "src"),
    ).toEqual([
      "LICENSE",
      "README.md",
      "dist/api/index.d.ts",
      "dist/api/rest.d.ts",
      "dist/index.d.ts",
      "dist/made.d.ts",
      "dist/other.d.ts",
      "dist/reader.d.ts",
      "dist/shared.d.ts",
      "dist/table.d.ts",
      "package.json",
      "src/shared.ts",
    ]);
  });

  it("joins the modules of a command, without CommonJS", () => {
    const { status, stdout } = spawnSync(process.execPath, [join(directory, PUBLISHED, "dist/command.js")], {
      encoding: "utf8",
    });
    expect([status, stdout]).toEqual([0, "a\n"]);
    expect(published("dist/command.*")).toEqual(["dist/command.js", "dist/command.js.map"]);
  });

  it("omits modules that only tools of the repository import", () => {
    expect(text("package.json")).not.toContain("inside");
    expect(published("{dist,src}/inside.*")).toEqual([]);
  });

  it.each(["./dist/gone.js", "./dist/gone.d.ts"])(
    "rejects a package that names %s, which was not built",
    async (gone) => {
      const exports = { ...MANIFEST.exports, "./gone": { types: "./dist/index.d.ts", default: gone } };
      writeFileSync(join(directory, "package.json"), JSON.stringify({ ...MANIFEST, exports }));
      await expect(joinModules(directory, root, MADE)).rejects.toThrow(
        `@sample/base: its package.json names ${gone}`,
      );
    },
  );

  it("does not change the build, and replaces an earlier result", async () => {
    writeFileSync(join(directory, PUBLISHED, "dist/old.js"), "");
    await joinModules(directory, root, MADE);
    expect(existsSync(join(directory, PUBLISHED, "dist/old.js"))).toBe(false);
    expect(readFileSync(join(directory, "dist/index.js"), "utf8")).toBe(FILES["dist/index.js"]);
  });
});
