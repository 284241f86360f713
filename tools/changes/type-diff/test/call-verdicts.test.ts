import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { RestOperation, RpcSpec, Spec } from "@node-access-tools/generate/model";
import { emitTypes } from "@node-access-tools/generate/emit/rest";
import { emitMethods, methodGroups } from "@node-access/generate/emit/rest";
import { emitRpc } from "@node-access-tools/generate/emit/rpc";
import { put } from "@node-access-tools/package-check";
import { highest, type Level } from "@node-access-tools/spec-diff/level";
import { methodCases } from "@node-access-tools/spec-diff/method-cases";
import { operationCases } from "@node-access-tools/spec-diff/operation-cases";
import * as rest from "@node-access-tools/spec-diff/rest-file";
import { compareTexts, modelOf, rpcText } from "@node-access-tools/spec-diff/verdict";
import { afterAll, beforeAll, expect, it } from "vitest";
import { install } from "../src/load.ts";
import { breaksOf } from "./probe/breaks.ts";

/** A change of a method or operation: the package before and after, and the level that spec-diff reports. */
interface Case {
  readonly shows: string;
  readonly name: string;
  readonly before: string;
  readonly after: string;
  readonly expected: Level | undefined;
}

function rpcPackage(spec: RpcSpec): string {
  const family = emitRpc(spec)["test.ts"]?.() ?? "";
  return `${family}\nexport declare const client: TestMethods;\n`;
}

function restPackage(spec: Spec<RestOperation>): string {
  const groups = methodGroups(spec);
  const methods = emitMethods(groups, Object.keys(spec.types)).replaceAll(/^import .*$/gm, "");
  const clients = groups.map(
    ({ name }) => `${name}: ${name.slice(0, 1).toUpperCase()}${name.slice(1)}Methods;`,
  );
  return `${emitTypes(spec.types)}\n${methods}\nexport declare const clients: { ${clients.join(" ")} };\n`;
}

const rpcCases = methodCases.map((one, index): Case => {
  const [before, after] = [rpcText(one.before), rpcText(one.after)];
  const expected = highest(compareTexts(before, after).map(({ level }) => level));
  const name = `method-${index}`;
  return {
    shows: one.shows,
    name,
    before: rpcPackage(modelOf(before)),
    after: rpcPackage(modelOf(after)),
    expected,
  };
});

const restCases = operationCases.flatMap((one, index): Case[] => {
  const files = rest.filesOf(one);
  const [before, after] = files.map(rest.modelOf);
  if (!before || !after) return [];
  const expected = highest(rest.compareRest(...files).map(({ level }) => level));
  const name = `operation-${index}`;
  return [{ shows: one.shows, name, before: restPackage(before), after: restPackage(after), expected }];
});

const cases = [...rpcCases, ...restCases];
let root: string;
let breaks: ReadonlyMap<string, readonly string[]>;

function place(side: "before" | "after", one: Case): void {
  const exports = { ".": { types: "./dist/index.d.ts" } };
  const manifest = { name: `@node-access/${one.name}`, version: "1.0.0", type: "module", exports };
  put(root, `${side}/${one.name}/package.json`, JSON.stringify(manifest));
  put(root, `${side}/${one.name}/dist/index.d.ts`, one[side]);
}

beforeAll(async () => {
  root = realpathSync(mkdtempSync(join(tmpdir(), "call-verdicts-")));
  for (const one of cases) for (const side of ["before", "after"] as const) place(side, one);
  breaks = breaksOf(
    await install(join(root, "before"), join(root, "installed/before")),
    await install(join(root, "after"), join(root, "installed/after")),
  );
});

afterAll(() => rmSync(root, { recursive: true }));

it.each(cases.map((one) => [`${one.name.replace(/-.*/, "")}: ${one.shows}`, one] as const))(
  "what no longer compiles is a break, in a %s",
  (_, { name, expected }) => {
    if (expected !== "major") expect(breaks.get(`@node-access/${name}`)).toEqual([]);
  },
);
