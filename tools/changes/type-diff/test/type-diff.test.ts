import { execFileSync } from "node:child_process";
import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { put } from "@node-access-tools/package-check";
import { highest } from "@node-access-tools/spec-diff/level";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { buildAt, lastRelease } from "../src/base.ts";
import { comparePackages } from "../src/compare-packages.ts";
import { install, type Loaded, shareGenerated } from "../src/load.ts";
import { type Finding, findingLines } from "../src/finding.ts";
import { tooLow } from "../src/too-low.ts";
import { cases } from "./cases.ts";

let root: string;

beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), "type-diff-")));
});

afterEach(() => rmSync(root, { recursive: true }));

/** Writes a built package into a side's folder. @param files - The text of each entry, by name. */
function built(side: string, name: string, files: Readonly<Record<string, string>>, version = "1.0.0"): void {
  const exports = Object.fromEntries(
    Object.keys(files).map((file) => [
      file === "index" ? "." : `./${file}`,
      { types: `./dist/${file}.d.ts` },
    ]),
  );
  const manifest = { name: `@node-access/${name}`, version, type: "module", exports };
  put(root, `${side}/${name}/package.json`, JSON.stringify(manifest));
  for (const [file, text] of Object.entries(files))
    put(root, `${side}/${name}/dist/${file}.d.ts`, `${text}\nexport {};\n`);
}

function load(side: string): Promise<Map<string, Loaded>> {
  return install(join(root, side), join(root, "installed", side));
}

async function compared(): Promise<Map<string, Finding[]>> {
  return comparePackages(await load("old"), await load("new"));
}

it("compares the types of each case", async () => {
  for (const [index, { old, now }] of cases.entries()) {
    built("old", `sample-${index}`, { index: old });
    built("new", `sample-${index}`, { index: now });
  }
  const found = await compared();
  const seen = cases.map(({ name, reason }, index) => {
    const findings = found.get(`@node-access/sample-${index}`) ?? [];
    const level = highest(findings.map((one) => one.level));
    const first = findings.find((one) => one.level === level);
    const text =
      first === undefined
        ? ""
        : `${first.where}: ${first.what}`.replace(/@node-access\/sample-\d+/, "sample");
    return {
      name,
      level,
      reason:
        reason !== undefined && text.includes(reason) ? reason : reason === undefined ? undefined : text,
    };
  });
  expect(seen).toEqual(cases.map(({ name, level, reason }) => ({ name, level, reason })));
});

describe("packages", () => {
  it("include changes in types that they use from another package", async () => {
    built("old", "auth", { index: "export interface Credential { a: 1 }" });
    built("new", "auth", { index: "export interface Credential { a: 1; b: 1 }" });
    for (const side of ["old", "new"]) {
      built(side, "rpc", {
        index:
          'import type { Credential } from "@node-access/auth";\nexport declare function call(c: Credential): void;',
      });
    }
    expect(findingLines(await compared())).toEqual([
      "@node-access/auth: minor",
      "  minor @node-access/auth Credential .b: is new",
      "@node-access/rpc: major",
      "  major @node-access/rpc call(c) .b: is new and required",
    ]);
  });

  it("are resolved within their own side, even if both sides have the same version", async () => {
    for (const [side, field] of [
      ["old", "a?: 1"],
      ["new", "a?: 1; b?: 1"],
    ] as const) {
      built(side, "transport", { index: "", socket: `export interface Options { ${field} }` });
      built(side, "rpc", {
        index:
          'import type { Options } from "@node-access/transport/socket";\nexport declare function open(o: Pick<Options, keyof Options>): void;',
      });
    }
    expect(findingLines(await compared())).toContain("  minor @node-access/rpc open(o) .b: is new");
  });

  it("may carry types in a property that never exists: adding a call there is not a break", async () => {
    for (const [side, calls] of [
      ["old", "a: { result: 1 }"],
      ["new", "a: { result: 1 }; b: { result: 2 }"],
    ] as const) {
      const index = `export declare function batch(client: { readonly "~calls"?: { ${calls} } }): void;`;
      built(side, "rpc", { index });
    }
    expect(findingLines(await compared())).toContain(
      "  minor @node-access/rpc batch(client) .~calls .b: is new",
    );
  });

  it("are compared with the new generated files on both sides, since spec-diff judges these", async () => {
    const index = `import type { Methods } from "./generated/methods.js";
export interface Signer { sign(): string }
export declare function view(client: Methods, signer: Signer): void;`;
    built("old", "rpc", { index, "generated/methods": "export interface Methods { a(): 1; gone(): 1 }" });
    built("new", "rpc", {
      index: index.replace("sign(): string", "sign(): string; address(): string"),
      "generated/methods": "export interface Methods { a(): 2; b(): 1 }",
    });
    const [old, now] = [await load("old"), await load("new")];
    shareGenerated(join(root, "installed/old"), join(root, "installed/new"));
    const lines = findingLines(comparePackages(old, now));
    expect(lines).toContain("  major @node-access/rpc view(signer) .address: is new and required");
    expect(lines.join()).not.toMatch(/ \.(a|b|gone)\b/);
  });

  it("may have a name that only the old generated files have", async () => {
    const index = `import type { Old } from "./generated/names.js";\nexport declare function get(): Old;`;
    built("old", "rpc", { index, "generated/names": "export interface Old { a: 1 }" });
    built("new", "rpc", {
      index: index.replaceAll("Old", "Now"),
      "generated/names": "export interface Now { a: 1 }",
    });
    const [old, now] = [await load("old"), await load("new")];
    shareGenerated(join(root, "installed/old"), join(root, "installed/new"));
    expect(findingLines(comparePackages(old, now)).join("\n")).not.toContain("major @node-access/rpc get");
  });

  it("may add and remove entries", async () => {
    built("old", "rpc", { index: "", feeder: "" });
    built("new", "rpc", { index: "", schemas: "" });
    built("old", "beacon", { index: "" });
    expect(findingLines(await compared())).toEqual([
      "@node-access/beacon: major",
      "  major @node-access/beacon: is gone",
      "@node-access/rpc: major",
      "  major @node-access/rpc/feeder: is gone",
      "  minor @node-access/rpc/schemas: is new",
    ]);
  });

  it("may be tarballs", async () => {
    built("old", "rpc", { index: "export type A = 1;" });
    put(root, "stage/x", "");
    rmSync(join(root, "stage"), { recursive: true });
    built("stage", "package", { index: "export type A = 1;\nexport type B = 1;" });
    put(root, "new/keep", "");
    execFileSync("tar", ["-czf", join(root, "new/rpc.tgz"), "-C", join(root, "stage"), "package"]);
    put(
      root,
      "old/rpc/package.json",
      JSON.stringify({ name: "@node-access/package", exports: { ".": { types: "./dist/index.d.ts" } } }),
    );
    expect(findingLines(await compared())).toEqual([
      "@node-access/package: minor",
      "  minor @node-access/package B: is new",
    ]);
  });

  it("must exist and be built", async () => {
    put(root, "old/keep", "");
    await expect(install(join(root, "old"), join(root, "x/old"))).rejects.toThrow("contains no package");
    built("old", "rpc", { index: "" });
    rmSync(join(root, "old/rpc/dist/index.d.ts"));
    await expect(install(join(root, "old"), join(root, "y/old"))).rejects.toThrow(
      "which does not exist: build it first",
    );
  });
});

function at(version: string): ReadonlyMap<string, Loaded> {
  return new Map([
    ["@node-access/rpc", { manifest: { name: "@node-access/rpc", version }, entries: new Map() }],
  ]);
}

function git(...args: readonly string[]): void {
  const author = ["-c", "user.name=test", "-c", "user.email=test@localhost"];
  execFileSync("git", [...author, ...args], { cwd: root });
}

describe("the base", () => {
  it("is the newest commit that set a package's version, once work has followed it", () => {
    const commit = (version: string): string => {
      put(root, "packages/rpc/package.json", `{\n  "version": "${version}"\n}\n`);
      git("add", "--all");
      git("commit", "--quiet", "--allow-empty", "--message=one");
      return execFileSync("git", ["rev-parse", "HEAD"], { cwd: root, encoding: "utf8" }).trim();
    };
    git("init", "--quiet");
    commit("0.0.0");
    expect(lastRelease(root)).toBeUndefined();
    const first = commit("0.1.0");
    expect(lastRelease(root)).toBeUndefined();
    commit("0.1.0");
    expect(lastRelease(root)).toBe(first);
    const second = commit("0.2.0");
    expect(lastRelease(root)).toBe(first);
    commit("0.2.0");
    expect(lastRelease(root)).toBe(second);
  });

  it("must be a commit, and is never interpreted as an option", async () => {
    git("init", "--quiet");
    await expect(buildAt(root, "none", join(root, "to"))).rejects.toThrow(
      /none cannot be built \(git archive\)/,
    );
    await expect(buildAt(root, "--list", join(root, "to"))).rejects.toThrow(/--list cannot be built/);
  });
});

describe("tooLow", () => {
  const major: Finding = { level: "major", where: "@node-access/rpc f", what: "is gone" };
  const findings = new Map([["@node-access/rpc", [major]]]);

  it("requires a changeset with a level that is high enough", () => {
    expect(tooLow(root, at("1.2.3"), at("1.2.3"), findings)).toEqual([
      "@node-access/rpc: its changesets or version say nothing, its types require major (@node-access/rpc f: is gone); raise it with `npx changeset`",
    ]);
    put(root, ".changeset/one.md", '---\n"@node-access/rpc": minor\n---\n\nOne.\n');
    expect(tooLow(root, at("1.2.3"), at("1.2.3"), findings)).toEqual([
      expect.stringContaining("say minor, its types require major"),
    ]);
    put(root, ".changeset/two.md", '---\n"@node-access/rpc": major\n---\n\nTwo.\n');
    expect(tooLow(root, at("1.2.3"), at("1.2.3"), findings)).toEqual([]);
  });

  it("accepts versions that were bumped by changesets", () => {
    expect(tooLow(root, at("1.2.3"), at("1.3.0"), findings)).toEqual([expect.stringContaining("say minor")]);
    expect(tooLow(root, at("1.2.3"), at("2.0.0"), findings)).toEqual([]);
    expect(tooLow(root, at("0.2.3"), at("0.3.0"), findings)).toEqual([]);
  });

  it("requires a minor for a break before 1.0.0, and nothing without a change", () => {
    put(root, ".changeset/one.md", '---\n"@node-access/rpc": minor\n---\n\nOne.\n');
    expect(tooLow(root, at("0.1.0"), at("0.1.0"), findings)).toEqual([]);
    expect(tooLow(root, at("1.0.0"), at("1.0.0"), new Map([["@node-access/rpc", []]]))).toEqual([]);
  });
});
