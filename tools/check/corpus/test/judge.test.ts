import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findRoot } from "@node-access-tools/workspace";
import { afterAll, beforeAll, expect, test } from "vitest";
import { judge, judged, unexplained } from "../src/judge/judge.ts";
import { linkPackages } from "../src/toolbox.ts";

const root = findRoot(import.meta.dirname);
const folder = mkdtempSync(join(tmpdir(), "corpus-judge-"));
const peers = join(folder, "peers");

beforeAll(() => {
  linkPackages(folder, root);
  const modules = join(peers, "node_modules");
  mkdirSync(modules, { recursive: true });
  symlinkSync(join(root, "node_modules/typescript"), join(modules, "typescript-7"), "junction");
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("a client's types are those of openapi-typescript, and what a client loses is found", async () => {
  const project = join(folder, "shapes");
  const spec = join(import.meta.dirname, "specs/shapes.openapi.yaml");
  expect(await judge(spec, project, "7", peers)).toEqual({ compared: 10, differences: [] });
  const types = join(project, "src/types.ts");
  const text = readFileSync(types, "utf8");
  const lost: readonly (readonly [before: RegExp, after: string])[] = [
    [/(type Maybe = \{[^}]*\}) \| null;/, "$1;"],
    [/(type Whole = Base) & \{[^}]*\};/, "$1;"],
  ];
  let changed = text;
  for (const [before, after] of lost) {
    expect(changed).toMatch(before);
    changed = changed.replace(before, after);
  }
  writeFileSync(types, changed);
  const { differences } = await judged(project, "7", peers);
  expect(differences).toContain("PUT /shapes/{id} result: theirs is wider");
  expect(differences).toContain("POST /shapes/{id} result: ours is wider");
});

test("a difference that differences.yaml explains is none", () => {
  const part = "POST /payment_initiation/payment/get result: theirs is wider";
  expect(unexplained("plaid", [part, "other: ours is wider"])).toEqual(["other: ours is wider"]);
  expect(unexplained("stripe", [part])).toEqual([part]);
});
