import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Generate } from "../src/generator.ts";
import { findDrift } from "../src/regenerate.ts";
import type { Difference } from "../src/spec-file/index.ts";

/** Generates a module and a page from a fact. */
const generate: Generate = ({ root: copy }, output) => {
  const fact = readFileSync(join(copy, "specs/fact.txt"), "utf8");
  output.put([[join(copy, "packages/one/src/generated/fact.ts"), `export const fact = ${fact}`]]);
};

function fail(): void {
  throw new Error("specs/fact.txt:1: expected a number");
}

let root: string;

function put(path: string, text: string): void {
  mkdirSync(join(root, path, ".."), { recursive: true });
  writeFileSync(join(root, path), text);
}

function check(own = generate): Promise<readonly Difference[]> {
  return findDrift(root, [() => ({ generate: own })]);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "tree-"));
  put("specs/fact.txt", "1;\n");
  put("packages/one/package.json", '{ "name": "one" }');
  put("packages/one/README.md", "# one\n");
  put("packages/one/src/generated/fact.ts", "export const fact = 1;\n");
});

afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

describe("drift", () => {
  it("finds nothing if the tree follows from the specs", async () => {
    expect(await check()).toEqual([]);
  });

  it("finds a file that a changed spec would change, and does not change the tree", async () => {
    put("specs/fact.txt", "2;\n");
    expect(await check()).toEqual([{ path: "packages/one/src/generated/fact.ts", state: "changed" }]);
    expect(readFileSync(join(root, "packages/one/src/generated/fact.ts"), "utf8")).toBe(
      "export const fact = 1;\n",
    );
  });

  it("finds a hand edit in a generated file", async () => {
    put("packages/one/src/generated/fact.ts", "export const fact = 1; // edited\n");
    expect(await check()).toEqual([{ path: "packages/one/src/generated/fact.ts", state: "changed" }]);
  });

  it("finds a file that no generator writes, and one that was deleted", async () => {
    put("packages/one/src/generated/old/left.ts", "export {};\n");
    rmSync(join(root, "packages/one/src/generated/fact.ts"));
    expect(await check()).toEqual([
      { path: "packages/one/src/generated/fact.ts", state: "missing" },
      { path: "packages/one/src/generated/old/left.ts", state: "stale" },
    ]);
  });

  it("prints the error of a failing generator", async () => {
    await expect(check(fail)).rejects.toThrow("specs/fact.txt:1: expected a number");
  });
});
