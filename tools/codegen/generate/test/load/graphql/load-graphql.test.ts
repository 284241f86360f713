import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { emitGraphqlDocs } from "../../../src/graphql.ts";
import { emitSchemaType } from "../../../src/emit/graphql/emit-schema-type.ts";
import {
  type GraphqlExample,
  loadGraphql,
  loadGraphqlExamples,
} from "../../../src/load/graphql/load-graphql.ts";
import type { GraphqlSpec } from "@node-access/generate/graphql";

let root = "";

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "graphql-"));
  mkdirSync(join(root, "specs/graphql"), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

function load(text: string): GraphqlSpec {
  writeFileSync(join(root, "specs/graphql/ethereum.graphql"), text);
  return loadGraphql(root, "ethereum");
}

const QUERY = `"""
What can be asked.

Source: a test.
"""
type Query {
  "The blocks, lowest first."
  blocks("How many." count: Int!): [Int!]
}
`;

describe("loadGraphql", () => {
  it.each([
    ["a misspelt keyword", `${QUERY}typ X { a: Int }`, /:10:1: Syntax Error.*"typ"/],
    ["an unknown type", `${QUERY}extend type Query { "It." a: Lng }`, /:10:\d+: Unknown type "Lng"/],
    [
      "a type without a source",
      `${QUERY}"It."\ntype X {\n  "It."\n  a: Int\n}`,
      /:10:1: the type X names no source/,
    ],
    [
      "a field without a description",
      QUERY.replace('  "The blocks, lowest first."\n', ""),
      /:7:3: the field Query\.blocks has no/,
    ],
    [
      "an argument without a description",
      QUERY.replace('"How many." ', ""),
      /:8:\d+: the argument Query\.blocks\(count\) has no/,
    ],
  ])("reports %s with its place", (_, text, message) => {
    expect(() => load(text)).toThrow(message);
  });

  it("gives a type and a page", () => {
    const spec = load(QUERY);
    expect(emitSchemaType(spec, "Ethereum")).toContain(
      'blocks: { name: "blocks"; type: List<Required<Named<"SCALAR", "Int">>> };',
    );
    expect(emitGraphqlDocs(spec).pages.get("ethereum.md")).toContain(
      "- `blocks: [Int!]`: The blocks, lowest first.\n  - `count: Int!`: How many.\n\nsource: a test",
    );
  });
});

function examples(text: string): readonly GraphqlExample[] {
  mkdirSync(join(root, "specs/graphql/examples"));
  writeFileSync(join(root, "specs/graphql/examples/ethereum.graphql"), text);
  return loadGraphqlExamples(root, "ethereum", load(QUERY));
}

describe("loadGraphqlExamples", () => {
  it("gives an operation for each field that one may begin with", () => {
    const text = "query blocks($count: Int! = 2) {\n  blocks(count: $count)\n}";
    expect(examples(`# A comment.\n${text}`)).toEqual([{ name: "blocks", kind: "query", text }]);
  });

  it.each([
    ["a misspelt keyword", "qery blocks { a }", /:1:1: Syntax Error/],
    ["a field that the schema lacks", "{\n  bloks\n}", /:2:3: Cannot query field "bloks"/],
    [
      "a required variable without a value",
      "query blocks($count: Int!) { blocks(count: $count) }",
      /:1:1: the variable \$count/,
    ],
    [
      "another name",
      "query b { blocks(count: 1) }",
      /:1:1: the operation b is not an example.*\n.*blocks has no/,
    ],
    [
      "two fields",
      "query blocks { blocks(count: 1) a: blocks(count: 2) }",
      /:1:1: the operation blocks is no/,
    ],
    ["a fragment alone", "fragment A on Query { __typename }", /Fragment "A" is never used/],
  ])("reports %s", (_, text, message) => {
    expect(() => examples(text)).toThrow(message);
  });
});
