import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { closure, findRoot, type Member, members, readManifest } from "../src/index.ts";

let root: string;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "workspace-"));
  writeFileSync(join(root, "pnpm-workspace.yaml"), "packages: []\n");
  const add = (path: string, dependencies: Record<string, string>, more: object = {}): void => {
    mkdirSync(join(root, path), { recursive: true });
    writeFileSync(join(root, path, "package.json"), JSON.stringify({ name: path, dependencies, ...more }));
  };
  add("packages/leaf", {});
  add("packages/middle", { "packages/leaf": "workspace:^", undici: "1.0.0" });
  add("packages/top", { "packages/middle": "workspace:^" });
  add("packages/own", {}, { private: true });
  add("tools/wood/saw", {});
  mkdirSync(join(root, "tools/wood/empty"), { recursive: true });
});

afterAll(() => rmSync(root, { recursive: true }));

describe("members", () => {
  it("lists only folders with a manifest, and counts a private package as a tool", () => {
    expect(members(root).map((member) => [member.kind, member.path])).toEqual([
      ["package", "packages/leaf"],
      ["package", "packages/middle"],
      ["tool", "packages/own"],
      ["package", "packages/top"],
      ["tool", "tools/wood/saw"],
    ]);
  });
});

describe("readManifest", () => {
  it("omits exports of source files, except for a private package", () => {
    const file = join(root, "packages/leaf/package.json");
    const exports = {
      ".": { default: "./dist/index.js" },
      "./inside": "./src/inside.ts",
      "./package.json": "./package.json",
    };
    writeFileSync(file, JSON.stringify({ exports }));
    expect(Object.keys(readManifest(file).exports ?? {})).toEqual([".", "./package.json"]);
    writeFileSync(file, JSON.stringify({ exports, private: true }));
    expect(Object.keys(readManifest(file).exports ?? {})).toHaveLength(3);
    writeFileSync(file, JSON.stringify({ name: "packages/leaf" }));
  });
});

describe("closure", () => {
  it("follows dependencies within the workspace, but not third-party ones", () => {
    const all = members(root);
    const top = all.find((member) => member.path === "packages/top") as Member;
    expect(closure(top, all).map((member) => member.path)).toEqual([
      "packages/top",
      "packages/middle",
      "packages/leaf",
    ]);
  });
});

describe("findRoot", () => {
  it("finds the workspace file in a parent folder", () => {
    expect(findRoot(join(root, "packages/leaf"))).toBe(root);
  });

  it("says what to do outside a workspace", () => {
    expect(() => findRoot(tmpdir())).toThrow("run this from inside the repository");
  });
});
