import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readType } from "@node-access/generate/read";
import { emitTypes } from "@node-access-tools/generate/emit/rest";
import { put } from "@node-access-tools/package-check";
import { highest } from "@node-access-tools/spec-diff/level";
import { schemaCases } from "@node-access-tools/spec-diff/schema-cases";
import { compareSchemaCase } from "@node-access-tools/spec-diff/verdict";
import { afterAll, beforeAll, expect, it } from "vitest";
import { install } from "../src/load.ts";
import { breaksOf } from "./probe/breaks.ts";

/** Cases that the generator rejects: two parts of an `allOf` describe the same property. */
const rejected: ReadonlySet<string> = new Set(["both types of a property apply"]);
const cases = schemaCases.filter(({ shows }) => !rejected.has(shows));

const directions = ["sent", "received"] as const;
type Direction = (typeof directions)[number];
type Case = (typeof schemaCases)[number];

const entries: Readonly<Record<Direction, string>> = {
  sent: "export declare function send(value: Root): void;",
  received: "export declare function receive(): Root;",
};

let root: string;
let breaks: ReadonlyMap<string, readonly string[]>;

/** A package with a function that sends or receives a value, and the types that are generated from the value's schema. */
function declarations(schema: unknown, named: object, direction: Direction): string {
  const value = { description: "V.", type: "object", required: ["value"], properties: { value: schema } };
  const types = Object.entries({ ...named, Root: value }).map(([name, one]) => [
    name,
    { name, type: readType(one), direction, home: "" },
  ]);
  return `${emitTypes(Object.fromEntries(types))}\n${entries[direction]}\n`;
}

function place(side: string, name: string, text: string): void {
  const exports = { ".": { types: "./dist/index.d.ts" } };
  const manifest = { name: `@node-access/${name}`, version: "1.0.0", type: "module", exports };
  put(root, `${side}/${name}/package.json`, JSON.stringify(manifest));
  put(root, `${side}/${name}/dist/index.d.ts`, text);
}

const nameOf = (index: number, direction: Direction): string => `case-${index}-${direction}`;

beforeAll(async () => {
  root = realpathSync(mkdtempSync(join(tmpdir(), "verdicts-")));
  for (const [index, one] of cases.entries()) {
    const { before, after, schemas = {}, schemasAfter = schemas } = one;
    for (const direction of directions) {
      place("old", nameOf(index, direction), declarations(before, schemas, direction));
      place("new", nameOf(index, direction), declarations(after, schemasAfter, direction));
    }
  }
  const sides = await Promise.all(
    ["old", "new"].map((side) => install(join(root, side), join(root, "installed", side))),
  );
  const [old = new Map(), now = new Map()] = sides;
  breaks = breaksOf(old, now);
});

afterAll(() => rmSync(root, { recursive: true }));

for (const direction of directions) {
  it.each(cases.map((one, index): [string, Case, number] => [one.shows, one, index]))(
    `${direction}: what no longer compiles is a break: %s`,
    (_, one, index) => {
      if (highest(compareSchemaCase(one, direction).map(({ level }) => level)) === "major") return;
      expect(breaks.get(`@node-access/${nameOf(index, direction)}`)).toEqual([]);
    },
  );
}
