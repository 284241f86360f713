import { expect, test } from "vitest";
import { join } from "node:path";
import { isCompared, unreadIn, readCurrent } from "../src/texts.ts";

const texts = readCurrent(join(import.meta.dirname, "../../../.."));

test("all files of the specs are read", () => {
  expect([...texts.keys()].filter((name) => !isCompared(name)).length).toBeGreaterThan(0);
  expect(unreadIn(texts)).toEqual([]);
});

test.each([
  "specs/new.txt",
  "specs/new.yaml",
  "specs/graphql/ethereum.gql",
  "specs/graphql/more/new.graphql",
  "specs/graphql/examples/more/new.graphql",
  "specs/rpc/debug.openrpc.json",
  "specs/rpc/more/debug.openrpc.yaml",
  "specs/rpc/README.md",
  "specs/grpc/more.yaml",
  "specs/management/unused.openapi.yaml",
  "specs/new/part.openapi.yaml",
  "specs/beacon.openapi.yml",
])("%s is read by nothing, which the diff says", (name) => {
  expect(unreadIn(new Map([...texts, [name, "a: 1\n"]]))).toEqual([name]);
});

test("a part is read if a file refers to it, over other parts too", () => {
  const files = new Map([
    ["specs/a.openapi.yaml", '$ref: "a/b.openapi.yaml#/components"'],
    ["specs/a/b.openapi.yaml", "$ref: ./c.openapi.yaml#/components"],
    ["specs/a/c.openapi.yaml", "$ref: b.openapi.yaml#/components"],
    ["specs/a/d.openapi.yaml", "$ref: e.openapi.yaml#/components"],
    ["specs/a/e.openapi.yaml", "$ref: d.openapi.yaml#/components"],
  ]);
  expect(unreadIn(files)).toEqual(["specs/a/d.openapi.yaml", "specs/a/e.openapi.yaml"]);
});
