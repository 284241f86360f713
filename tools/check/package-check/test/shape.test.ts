import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Member, members } from "@node-access-tools/workspace";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { dependencyMistakes } from "../src/shape/dependencies.ts";
import { circleMistakes } from "../src/shape/circles.ts";
import { layerMistakes } from "../src/shape/layers.ts";
import { memberMistakes } from "../src/shape/manifest.ts";
import { importsOf, wallMistakes } from "../src/shape/walls.ts";

const GOOD = {
  name: "@node-access/one",
  version: "0.1.0",
  description: "One",
  keywords: ["one"],
  homepage: "https://example.com/one/tree/main/packages/one#readme",
  bugs: { url: "https://example.com/one/issues" },
  license: "MIT",
  type: "module",
  sideEffects: false,
  files: ["dist", "src", "!dist/*.tsbuildinfo", "CHANGELOG.md"],
  exports: { ".": { types: "./dist/index.d.ts", default: "./dist/index.js" } },
  scripts: {
    build: "tsc -b",
    typecheck: "tsc -b",
    test: "vitest run --config ../../vitest.config.ts --root .",
    api: "node ../../tools/changes/api-report/src/main.ts",
    check: "node ../../tools/check/package-check/src/main.ts",
    budget: "node ../../tools/check/package-check/src/budget.ts",
    prepack: "node ../../tools/publish/join-modules/src/main.ts",
  },
  engines: { node: ">=20.19" },
  publishConfig: { access: "public", directory: ".package", linkDirectory: false },
  repository: { type: "git", url: "git+https://example.com/one.git", directory: "packages/one" },
};
const TSCONFIG = '{ "references": [{ "path": "packages/one" }] }';

let root: string;

function put(path: string, text: string): void {
  mkdirSync(join(root, path, ".."), { recursive: true });
  writeFileSync(join(root, path), text);
}

function one(changes: Record<string, unknown> = {}): Member {
  put("packages/one/package.json", JSON.stringify({ ...GOOD, ...changes }));
  return members(root).find((member) => member.path === "packages/one") as Member;
}

const table = (name?: string): string =>
  JSON.stringify({ atRunTime: {}, reasons: name ? { [name]: "why" } : {} });
const check = (changes: Record<string, unknown>, dependencies: string): string[] => {
  one(changes);
  return dependencyMistakes(root, members(root), dependencies);
};

const inLayers = (files: Record<string, string>): string[] => {
  for (const [file, source] of Object.entries(files)) put(`packages/one/src/${file}`, source);
  return layerMistakes(one({ name: "@node-access/gateway" }));
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "shape-"));
  put("pnpm-workspace.yaml", "");
  put("package.json", "{}");
  put("packages/one/README.md", "# one\n");
  put("packages/one/tsconfig.json", "{}");
  put("packages/one/test/one.test.ts", "");
});

afterEach(() => rmSync(root, { recursive: true }));

describe("memberMistakes", () => {
  it("finds nothing wrong with a valid package", () => {
    expect(memberMistakes(one(), TSCONFIG)).toEqual([]);
  });

  it.each([
    [
      { homepage: "https://example.com" },
      'homepage must be "https://example.com/one/tree/main/packages/one#readme"',
    ],
    [{ bugs: undefined }, 'bugs.url must be "https://example.com/one/issues"'],
    [{ keywords: [] }, "keywords are missing"],
    [{ sideEffects: undefined }, "sideEffects must be false"],
    [{ engines: { node: ">=18" } }, 'engines.node must be ">=20.19"'],
    [{ repository: { ...GOOD.repository, directory: "" } }, 'repository.directory must be "packages/one"'],
    [{ publishConfig: { access: "public", directory: ".package" } }, "linkDirectory must be false"],
    [{ files: ["dist"] }, "files must contain dist, src"],
    [{ exports: { ".": { default: "./dist/index.js" } } }, 'must begin with the condition "types"'],
    [{ scripts: { ...GOOD.scripts, check: undefined } }, "scripts.check must be"],
  ])("names what is wrong in %j", (changes, message) => {
    expect(memberMistakes(one(changes), TSCONFIG)).toEqual([expect.stringContaining(message)]);
  });

  it("requires a version of a tool, and its tests to have their script, also if all are for the night", () => {
    put("pnpm-workspace.yaml", "packages:\n  - tools/*/*\n");
    put(
      "tools/run/two/package.json",
      '{ "name": "@node-access-tools/two", "private": true, "type": "module" }',
    );
    put("tools/run/two/README.md", "# two\n");
    put("tools/run/two/test/two.nightly.ts", "");
    const tool = members(root).find((member) => member.path === "tools/run/two") as Member;
    expect(memberMistakes(tool, "{}")).toEqual([
      expect.stringContaining('version must be "0.0.0"'),
      expect.stringContaining("scripts.test must be"),
    ]);
  });

  it("requires a reference in the root tsconfig.json", () => {
    expect(memberMistakes(one(), "{}")).toEqual([
      'packages/one/package.json: the root tsconfig.json must reference "packages/one"',
    ]);
  });
});

describe("importsOf", () => {
  it("finds static, re-exported and dynamic imports with their lines, and none in comments or strings", () => {
    const source = `/**
 * import { no } from "comment";
 */
import { a } from "one";
import type {
  B,
} from "two";
export * from "three";
export const text = "four";
export interface Plain {
  /**
   * import { no } from "comment";
   */
  field: "five";
}
const late = () => import("six");
import "seven";
`;
    expect(importsOf(source)).toEqual([
      { name: "one", line: 4 },
      { name: "two", line: 7 },
      { name: "three", line: 8 },
      { name: "six", line: 16 },
      { name: "seven", line: 17 },
    ]);
  });
});

describe("wallMistakes", () => {
  it.each([
    ['import "@node-access/rpc";', "behind a wall"],
    ['import "@node-access-tools/anvil";', "is a tool"],
    ['import "@node-access/one";', "relative path"],
    ['import "../../transport/src/index.ts";', "leaves the package's src folder"],
    ['import "left-pad";', "not among the package's dependencies"],
    ['import "fs";', 'write "node:fs"'],
  ])("stops %s", (source, message) => {
    put("packages/one/src/index.ts", `${source}\n`);
    expect(wallMistakes(one())).toEqual([expect.stringMatching(`packages/one/src/index.ts:1: .*${message}`)]);
  });

  it("lets a client import auth and transport, its own files and its dependencies", () => {
    put(
      "packages/one/src/index.ts",
      'import "node:fs";\nimport "./two.ts";\nimport "@node-access/auth";\nimport "undici/lib";\n',
    );
    const dependencies = { "@node-access/auth": "workspace:^", undici: "7.0.0" };
    expect(wallMistakes(one({ dependencies }))).toEqual([]);
  });

  it("lets another entry than the main one import that by name", () => {
    put("packages/one/src/two.ts", 'import "@node-access/one";\n');
    const exports = { ...GOOD.exports, "./two": { types: "./dist/two.d.ts", default: "./dist/two.js" } };
    expect(wallMistakes(one({ exports }))).toEqual([]);
    expect(wallMistakes(one())).toEqual([expect.stringContaining("relative path")]);
  });

  it("lets auth import no other package of the repository", () => {
    put("packages/one/src/index.ts", 'import "@node-access/transport";\n');
    expect(wallMistakes(one({ name: "@node-access/auth" }))).toEqual([
      expect.stringContaining("auth may import no other package of the repository"),
    ]);
  });
});

function circles(files: Readonly<Record<string, string>>): string[] {
  for (const [file, text] of Object.entries(files)) put(`packages/one/src/${file}`, text);
  return circleMistakes(one());
}

describe("circleMistakes", () => {
  it("rejects each circle of files, including type imports, and names the files along it", () => {
    const files = {
      "state/a.ts": 'import "./b.ts";\n',
      "state/b.ts": 'import type { C } from "./c.ts";\n',
      "state/c.ts": 'import "./a.ts";\nimport "./d.ts";\n',
      "state/d.ts": "export {};\n",
      "observe/one.ts": 'import "./one.ts";\n',
      "script.mjs": 'import "./other.mts";\n',
      "other.mts": 'export * from "./script.mjs";\n',
    };
    expect(circles(files)).toEqual([
      expect.stringMatching("^packages/one/src/observe/one.ts imports src/observe/one.ts: break this cycle"),
      expect.stringMatching(
        "^packages/one/src/other.mts imports src/script.mjs imports src/other.mts: break",
      ),
      expect.stringMatching(
        "^packages/one/src/state/a.ts imports src/state/b.ts imports src/state/c.ts imports src/state/a.ts: break this cycle",
      ),
    ]);
  });

  it("rejects a circle of folders without a circle of files, and names an import for each step", () => {
    const files = {
      "a/one.ts": 'import "../b/one.ts";\n',
      "a/two.ts": "export {};\n",
      "b/one.ts": "export {};\n",
      "b/two.ts": '\nimport type { Two } from "../a/two.ts";\n',
      "index.ts": 'import "./a/one.ts";\nimport "./b/two.ts";\n',
    };
    expect(circles(files)).toEqual([
      "packages/one/src/a/ imports src/b/ imports src/a/: move what they share to the lower one (src/a/one.ts:1 imports src/b/one.ts; src/b/two.ts:2 imports src/a/two.ts)",
    ]);
  });

  it("rejects a circle of a folder and a file next to it", () => {
    const files = {
      "report.ts": 'import "./a/one.ts";\n',
      "a/one.ts": "export {};\n",
      "a/two.ts": 'import "../report.ts";\n',
    };
    expect(circles(files)).toEqual([
      expect.stringContaining("src/a/ imports src/report.ts imports src/a/: move"),
    ]);
  });

  it("accepts generated files that refer to each other, but not with other files", () => {
    const generated = {
      "generated/a.ts": 'import type { B } from "./b.ts";\n',
      "generated/b.ts": 'import type { A } from "./a.ts";\n',
    };
    expect(circles(generated)).toEqual([]);
    const mixed = { "generated/b.ts": 'import "../own.ts";\n', "own.ts": 'import "./generated/b.ts";\n' };
    expect(circles(mixed)).toEqual([
      expect.stringContaining("imports src/own.ts imports src/generated/b.ts: break"),
    ]);
  });
});

describe("layerMistakes", () => {
  it("allows imports within a layer and from any layer below", () => {
    const files = {
      "index.ts": 'export { run } from "./command/run.ts";\n',
      "bin.ts": 'import "./index.ts";\n',
      "command/run.ts": 'import "../listeners/listen.ts";\nimport type { Log } from "../observe/log.ts";\n',
      "listeners/listen.ts": 'import "../surfaces/rest/handle.ts";\nimport "./drain.ts";\n',
      "listeners/drain.ts": "export {};\n",
      "surfaces/rest/handle.ts": 'import "./route.ts";\nimport "../../generated/routes.ts";\n',
      "surfaces/rest/route.ts": "export {};\n",
      "observe/log.ts": "export {};\n",
      "generated/routes.ts": "export {};\n",
    };
    expect(inLayers(files)).toEqual([]);
  });

  it.each([
    ['import { run } from "../command/run.ts";'],
    ['import type { Run } from "../command/run.ts";'],
    ['export type { Run } from "../command/run.ts";'],
    ['export const run = () => import("../command/run.ts");'],
  ])("stops an import that points up: %s", (source) => {
    const files = { "state/store.ts": `export {};\n${source}\n`, "command/run.ts": "export {};\n" };
    expect(inLayers(files)).toEqual([
      "packages/one/src/state/store.ts:2: imports src/command/run.ts: the layer state is below the layer command: pass what it needs in from above, or move it down",
    ]);
  });

  it("rejects an import of the package's entry", () => {
    const files = { "access/who.ts": 'import "../index.ts";\n', "index.ts": "export {};\n" };
    expect(inLayers(files)).toEqual([expect.stringContaining("is below the layer command")]);
  });

  it("rejects an import between two surfaces", () => {
    const files = {
      "surfaces/rest/handle.ts": 'import "../management/page.ts";\n',
      "surfaces/management/page.ts": "export {};\n",
    };
    expect(inLayers(files)).toEqual([
      "packages/one/src/surfaces/rest/handle.ts:1: imports src/surfaces/management/page.ts: surfaces/rest may not import surfaces/management: move what both need down a layer",
    ]);
  });

  it.each(["extra.ts", "helpers/text.ts"])("rejects a file that belongs to no layer: %s", (file) => {
    expect(inLayers({ [file]: "export {};\n" })).toEqual([
      expect.stringContaining(`packages/one/src/${file}: belongs to no layer`),
    ]);
  });

  it("rejects a file next to the surfaces", () => {
    expect(inLayers({ "surfaces/call.ts": "export {};\n" })).toEqual([
      expect.stringContaining(
        "packages/one/src/surfaces/call.ts: belongs to no folder of the layer surfaces",
      ),
    ]);
  });

  it("rejects imports between layers in one row, such as the generator's readers and emitters", () => {
    put("packages/one/src/emit/emit.ts", 'import "../model/type.ts";\nimport "../read/read.ts";\n');
    put("packages/one/src/read/read.ts", 'import "../spec-file/read.ts";\n');
    put("packages/one/src/model/type.ts", "export {};\n");
    put("packages/one/src/spec-file/read.ts", "export {};\n");
    expect(layerMistakes(one({ name: "@node-access/generate" }))).toEqual([
      "packages/one/src/emit/emit.ts:2: imports src/read/read.ts: the layer emit is next to the layer read: pass what it needs in from above, or move it down",
    ]);
  });

  it("ignores packages without layers", () => {
    put("packages/one/src/helpers/text.ts", "export {};\n");
    expect(layerMistakes(one())).toEqual([]);
  });
});

describe("dependencyMistakes", () => {
  it("requires exact versions and a reason", () => {
    expect(check({ devDependencies: { viem: "^2.0.0" } }, table())).toEqual([
      'packages/one/package.json: "viem" must be an exact version, is "^2.0.0"',
      "tools/check/package-check/dependencies.yaml: there is no reason for viem",
    ]);
    expect(check({ devDependencies: { viem: "2.0.0" } }, table("viem"))).toEqual([]);
  });

  it("reads the real name of an alias", () => {
    expect(
      check({ devDependencies: { "old-typescript": "npm:typescript@5.9.3" } }, table("typescript")),
    ).toEqual([]);
  });

  it("rejects third-party packages at run time unless they are allowed", () => {
    expect(check({ dependencies: { axios: "1.0.0" } }, table("axios"))).toEqual([
      expect.stringContaining('"axios" may not come along at run time'),
    ]);
  });

  it("rejects a reason for a dependency that no longer exists", () => {
    expect(check({}, table("axios"))).toEqual([expect.stringContaining("which nothing depends on")]);
  });
});
