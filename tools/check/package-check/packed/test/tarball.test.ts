import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Member } from "@node-access-tools/workspace";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { consumerMistakes, oldestNode } from "../../src/consumer.ts";
import { pack } from "../../src/pack.ts";
import { put } from "../../src/scratch.ts";
import { attwMistakes, contentMistakes, publintMistakes } from "../../src/tarball.ts";

const MANIFEST = {
  name: "@node-access/sample",
  version: "1.0.0",
  license: "MIT",
  type: "module",
  sideEffects: false,
  files: ["dist", "notes"],
  exports: { ".": { types: "./dist/index.d.ts", default: "./dist/index.js" } },
  engines: { node: ">=20.19" },
  repository: { type: "git", url: "git+https://github.com/example/sample.git" },
};

let directory: string;
let member: Member;

beforeEach(() => {
  directory = realpathSync(mkdtempSync(join(tmpdir(), "tarball-")));
  const folder = join(directory, "sample");
  member = { kind: "package", path: "packages/sample", directory: folder, manifest: MANIFEST };
  put(folder, "package.json", JSON.stringify(MANIFEST));
  put(folder, "README.md", "# sample\n");
  put(folder, "LICENSE", "MIT\n");
  put(folder, "dist/index.js", "export const one = 1;\n");
  put(folder, "dist/index.d.ts", "export declare const one: number;\n");
});

afterEach(() => rmSync(directory, { recursive: true }));

/** Returns what all checks report for the packed member. */
async function allMistakes(): Promise<string[]> {
  const tarball = await pack(member, directory);
  return [
    ...contentMistakes(member, "/nowhere/repository", directory, tarball),
    ...(await attwMistakes(tarball, directory)),
    ...(await consumerMistakes(member, [tarball], join(directory, "project"), oldestNode(">=20.19"))),
  ];
}

describe("a packed package", () => {
  it("passes if it is valid", async () => {
    const tarball = await pack(member, directory);
    expect(contentMistakes(member, "/nowhere/repository", directory, tarball)).toEqual([]);
    expect(await publintMistakes(tarball)).toEqual([]);
    expect(await attwMistakes(tarball, directory)).toEqual([]);
    const project = join(directory, "project");
    put(project, ".npmrc", "offline=true\n");
    expect(await consumerMistakes(member, [tarball], project, oldestNode(">=20.19"))).toEqual([]);
  });

  it("is rejected with a machine's path, an unexpected file, or a missing one", async () => {
    put(member.directory, "dist/index.js", '// made in "/home/someone/sample"\n');
    put(member.directory, "notes/private.md", "notes\n");
    rmSync(join(member.directory, "README.md"));
    rmSync(join(member.directory, "dist/index.d.ts"));
    const tarball = await pack(member, directory);
    expect(contentMistakes(member, "/nowhere/repository", directory, tarball).toSorted()).toEqual([
      "README.md is missing from the tarball",
      "dist/index.js contains a path of this machine",
      "notes/private.md does not belong in the tarball",
    ]);
    expect(await publintMistakes(tarball)).toContain(
      'publint: pkg.exports["."].types is ./dist/index.d.ts but the file does not exist.',
    );
  });

  it("is rejected with relative links in its README", async () => {
    const code = "```ts\nlist[0](docs);\n```\n";
    put(
      member.directory,
      "README.md",
      `# sample\n\n[a](https://a.example), [b](#b), [c](docs/c.md), [d](https://unpkg.com/@one/two/docs/d.md)\n\n${code}`,
    );
    expect(contentMistakes(member, "/nowhere/repository", directory, await pack(member, directory))).toEqual([
      "README.md links to docs/c.md, which a registry's page cannot show: make the link absolute",
      "README.md links to docs/d.md, which is not in the tarball",
    ]);
  });

  it("is rejected with types that do not resolve", async () => {
    put(member.directory, "dist/index.d.ts", 'export * from "./inner";\n');
    const tarball = await pack(member, directory);
    expect(await attwMistakes(tarball, directory)).toEqual([
      expect.stringContaining("Internal resolution error"),
    ]);
  });

  it("is rejected if it cannot be loaded on the oldest Node", async () => {
    put(member.directory, "dist/index.js", 'export { one } from "./gone.js";\n');
    const tarball = await pack(member, directory);
    const found = await consumerMistakes(
      member,
      [tarball],
      join(directory, "project"),
      oldestNode(">=20.19"),
    );
    expect(found).toEqual([
      expect.stringContaining("node import.mjs failed"),
      expect.stringContaining("node require.cjs failed"),
    ]);
  });

  describe("with a CommonJS form", () => {
    beforeEach(() => {
      const entry = { types: "./dist/index.d.ts", default: "./dist/index.js" };
      const require = { types: "./dist/index.d.cts", default: "./dist/index.cjs" };
      const forms = { main: require.default, types: require.types, exports: { ".": { require, ...entry } } };
      put(member.directory, "package.json", JSON.stringify({ ...MANIFEST, ...forms }));
      put(member.directory, "dist/index.cjs", "exports.one = 1;\n");
      put(member.directory, "dist/index.d.cts", "export declare const one: number;\n");
    });

    it("passes if it is valid", async () => {
      expect(await allMistakes()).toEqual([]);
    });

    it("is rejected if CommonJS needs an ES module or import()", async () => {
      put(member.directory, "dist/other.js", "export const one = 1;\n");
      put(
        member.directory,
        "dist/index.cjs",
        'module.exports = require("./other.js");\nimport("./other.js");\n',
      );
      expect(await allMistakes()).toEqual([
        expect.stringContaining("dist/index.cjs calls import(./other.js)"),
        expect.stringContaining("node require.cjs failed"),
      ]);
    });
  });
});
