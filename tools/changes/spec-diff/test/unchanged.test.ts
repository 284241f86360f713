import { expect, test } from "vitest";
import { loadTrees } from "../src/load-trees.ts";
import type { SpecTree } from "../src/spec-tree.ts";
import { Unchanged } from "../src/unchanged.ts";

type Schemas = Record<string, object>;

/** Files of schemas, by their names. */
function trees(files: Record<string, Schemas>): ReadonlyMap<string, SpecTree> {
  const texts = Object.entries(files).map(([name, schemas]): [string, string] => [
    name,
    JSON.stringify({ components: { schemas } }),
  ]);
  return loadTrees(new Map(texts), () => true);
}

function schemaIn(all: ReadonlyMap<string, SpecTree>, name: string): unknown {
  return [...all.values()].map((tree) => tree.resolve(`#/components/schemas/${name}`)).find(Boolean);
}

/** The names of the schemas of two states that are the same in both. */
function kept(before: Record<string, Schemas>, after: Record<string, Schemas>): string[] {
  const [had, has] = [trees(before), trees(after)];
  const unchanged = new Unchanged([...had.values()], [...has.values()]);
  const names = new Set(Object.values(after).flatMap((schemas) => Object.keys(schemas)));
  return [...names].filter((name) => unchanged.includes(schemaIn(had, name), schemaIn(has, name)));
}

const ref = (name: string, file = ""): object => ({ $ref: `${file}#/components/schemas/${name}` });
const [text, integer] = [{ type: "string" }, { type: "integer" }];

test("what leads to a change, over however many names and files, is not the same", () => {
  const a = { A: { items: ref("B") }, B: { items: ref("C", "c.yaml") }, D: { items: ref("E") }, E: text };
  expect(kept({ "a.yaml": a, "c.yaml": { C: text } }, { "a.yaml": a, "c.yaml": { C: integer } })).toEqual([
    "D",
    "E",
  ]);
});

test("what leads to itself is the same, and so is what leads to no change", () => {
  const a = { A: { items: ref("B") }, B: { items: ref("A") }, C: { ...text, title: "Old." } };
  expect(kept({ "a.yaml": a }, { "a.yaml": { ...a, C: text } })).toEqual(["A", "B"]);
});

test("a reference into a schema leads to all of it, and one that leads nowhere is not the same", () => {
  const a = {
    A: { $ref: "#/components/schemas/B/properties/b" },
    B: { properties: { b: text } },
    C: ref("Nowhere"),
  };
  const b = { properties: { b: text, c: text } };
  expect(kept({ "a.yaml": a }, { "a.yaml": { ...a, B: b } })).toEqual([]);
});

test("the same words in another file are not the same, since their references lead elsewhere", () => {
  const before = { "a.yaml": { A: ref("X"), X: text }, "b.yaml": { Y: text } };
  expect(kept(before, { "a.yaml": {}, "b.yaml": { A: ref("X"), X: integer, Y: text } })).toEqual(["Y"]);
});
