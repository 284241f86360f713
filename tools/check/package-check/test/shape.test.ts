import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Member, members } from "@node-access-tools/workspace";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { dependencyMistakes } from "../src/shape/dependencies.ts";
import { hookMistakes } from "../src/shape/hooks.ts";
import { importMistakes } from "../src/shape/imports.ts";
import { memberMistakes } from "../src/shape/manifest.ts";

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
    api: "node ../../tools/publish/release/src/api/main.ts",
    check: "node ../../tools/check/package-check/src/main.ts",
    budget: "node ../../tools/check/package-check/src/budget.ts",
    prepack: "node ../../tools/publish/release/src/pack/main.ts",
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

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "shape-"));
  put("pnpm-workspace.yaml", "");
  put("package.json", "{}");
  put("packages/one/README.md", "# one\n");
  put("packages/one/tsconfig.json", "{}");
  put("packages/one/test/one.test.ts", "");
});

afterEach(() => rmSync(root, { recursive: true }));

it("tests share no module that registers a hook at its top level", () => {
  one();
  const hook = "afterEach(() => {});\n";
  put("packages/one/test/own.test.ts", hook);
  put("packages/one/test/nested.ts", `export function use() {\n  ${hook}}\n`);
  expect(hookMistakes(root, members(root))).toEqual([]);
  put("packages/one/test/deep/fixture.ts", `import { afterEach } from "vitest";\n\n${hook}`);
  expect(hookMistakes(root, members(root))).toEqual([
    expect.stringMatching(/^packages\/one\/test\/deep\/fixture\.ts: registers a hook/),
  ]);
});

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

describe("importMistakes", () => {
  /** Each import is a file of its own, so that each mistake has its place. */
  const imports = {
    "packages/beacon/src/wall.ts": 'import "@node-access/rpc";',
    "packages/beacon/src/tool.ts": 'import "@node-access-tools/local-servers/anvil";',
    "packages/beacon/src/own-name.ts": 'export * from "@node-access/beacon/events";',
    "packages/beacon/src/leaves.ts": 'import "../../auth/src/index.ts";',
    "packages/beacon/src/undeclared.ts": 'import "left-pad";',
    "packages/beacon/src/late.ts": 'export const late = () => import("@node-access/exchange");',
    "packages/auth/src/index.ts": 'import type { Call } from "@node-access/transport";',
    "packages/gateway/src/index.ts": 'import "./command/run.ts";',
    "packages/gateway/src/command/run.ts": 'import "../state/up.ts";\nimport "../generated/facts.ts";',
    "packages/gateway/src/state/up.ts": 'import type { R } from "../router/router.ts";',
    "packages/gateway/src/router/router.ts": "export type R = 1;",
    "packages/gateway/src/generated/facts.ts": "export {};",
    "packages/gateway/src/surfaces/rest/rest.ts": 'import "../grpc/grpc.ts";',
    "packages/gateway/src/surfaces/grpc/grpc.ts": 'import "../../helpers/text.ts";',
    "packages/gateway/src/helpers/text.ts": 'import "node:fs";',
    "packages/generate/src/emit/emit.ts": 'import "../read/read.ts";\nimport "../model/type.ts";',
    "packages/generate/src/read/read.ts": "export {};",
    "packages/generate/src/model/type.ts": "export {};",
    "tools/run/one/src/a.ts": 'import "./b.ts";',
    "tools/run/one/src/b.ts": 'export type { C } from "./c.ts";',
    "tools/run/one/src/c.ts": 'import type { A } from "./a.ts";\nexport type C = A;',
    "tools/run/one/src/here/one.ts": 'import "../there/one.ts";',
    "tools/run/one/src/here/two.ts": "export {};",
    "tools/run/one/src/there/one.ts": "export {};",
    "tools/run/one/src/there/two.ts": 'import "../here/two.ts";',
  };
  // Imports that are right.
  const right = {
    "packages/beacon/src/right.ts": 'import "node:fs";\nimport "@node-access/auth/oauth";\nimport "undici";',
    "packages/beacon/src/events.ts": 'export * from "@node-access/beacon";',
    "packages/beacon/src/generated/x.ts": 'import "./y.ts";',
    "packages/beacon/src/generated/y.ts": 'import "./x.ts";',
    "packages/gateway/src/surfaces/venue/venue.ts": 'import "../../generated/facts.ts";',
  };

  it("names each import that crosses a wall or a layer, and each circle, type imports included", async () => {
    const entry = { default: "./dist/events.js" };
    const manifests = {
      "packages/beacon": { exports: { "./events": entry }, dependencies: { undici: "1.0.0" } },
      "packages/auth": {},
      "packages/gateway": {},
      "packages/generate": {},
      "tools/run/one": {},
    };
    put("pnpm-workspace.yaml", "packages:\n  - packages/*\n  - tools/*/*\n");
    for (const [path, manifest] of Object.entries(manifests)) {
      const name = `@node-access${path.startsWith("tools") ? "-tools" : ""}/${path.split("/").at(-1)}`;
      put(`${path}/package.json`, JSON.stringify({ name, ...manifest }));
    }
    put("node_modules/undici/index.js", "");
    put("node_modules/left-pad/index.js", "");
    for (const [file, text] of Object.entries({ ...imports, ...right })) put(file, `${text}\n`);
    const all = members(root).filter(({ path }) => path in manifests);
    const mistakes = await importMistakes(root, all);
    expect(mistakes.toSorted()).toEqual([
      expect.stringMatching("^packages/auth/src/index.ts: .*auth may import no other package"),
      expect.stringMatching(
        "^packages/beacon/src/late.ts: .*exchange: is behind a wall: beacon may import auth and",
      ),
      expect.stringMatching("^packages/beacon/src/leaves.ts: .*leaves the package's src folder"),
      expect.stringMatching("^packages/beacon/src/own-name.ts: .*import it by its relative path"),
      expect.stringMatching("^packages/beacon/src/tool.ts: .*is a tool"),
      expect.stringMatching(
        "^packages/beacon/src/undeclared.ts: .*left-pad.*not among the package's dependencies",
      ),
      expect.stringMatching("^packages/beacon/src/wall.ts: .*rpc: is behind a wall"),
      expect.stringMatching("^packages/gateway/src/helpers/text.ts: .*belongs to no layer"),
      expect.stringMatching("^packages/gateway/src/state/up.ts: .*router.ts: the layer state is not above"),
      expect.stringMatching(
        "^packages/gateway/src/surfaces/rest/rest.ts: .*surfaces do not import each other",
      ),
      expect.stringMatching("^packages/generate/src/emit/emit.ts: .*read.ts: the layer emit is not above"),
      expect.stringMatching(
        "^tools/run/one/src/a.ts: .*b.ts imports .*c.ts imports .*a.ts: break this circle",
      ),
      expect.stringMatching("^tools/run/one/src/here: .*there imports .*here: move what they share"),
      expect.stringMatching("^tools/run/one/src/there: .*here imports .*there: move what they share"),
    ]);
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
