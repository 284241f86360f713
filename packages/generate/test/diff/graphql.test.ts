import { buildSchema, findBreakingChanges, findDangerousChanges } from "graphql";
import { expect, test } from "vitest";
import { compareGraphql, type Level, type RuleName } from "../../src/diff/index.ts";

const schema = `scalar Long

type Query {
  "A block."
  block(
    number: Long
    hash: String = "0x"
  ): Block
  old: Long @deprecated(reason: "It is slow.")
}

type Block {
  number: Long!
  parents: [Block!]
  logs(filter: Filter!): [Long!]!
  kind: Kind
}

input Filter {
  address: String
  topics: [[String!]!]
}

enum Kind {
  PROOF
  WORK
}

interface Node {
  id: ID!
}

type Account implements Node {
  id: ID!
}

union Hit = Block | Account

enum Order {
  UP
  DOWN
}

type Subscription {
  blocks(order: Order): Hit
}

directive @cost(weight: Int = 1) repeatable on FIELD_DEFINITION | FIELD
`;

/** What a case shows, a text of the schema, its replacement, the rules that follow, and the highest level. */
const cases: readonly (readonly [string, string, string, readonly RuleName[], Level])[] = [
  ["a field added", "  kind: Kind\n", "  kind: Kind\n  size: Long\n", ["property-added"], "minor"],
  ["a field removed", "  number: Long!\n", "", ["property-removed"], "major"],
  ["a field of another type", "number: Long!", "number: String!", ["type-changed"], "major"],
  ["a field that may be null", "number: Long!", "number: Long", ["null-added"], "major"],
  ["a field that is never null", "kind: Kind\n", "kind: Kind!\n", ["null-removed"], "minor"],
  ["a field that is a list", "number: Long!", "number: [Long!]!", ["type-changed"], "major"],
  ["an item that may be null", "[Block!]", "[Block]", ["null-added"], "major"],
  ["an optional argument", "number: Long\n", "number: Long\n    tag: String\n", ["param-added"], "minor"],
  [
    "a required argument",
    "number: Long\n",
    "number: Long\n    tag: String!\n",
    ["required-param-added"],
    "major",
  ],
  ["an argument removed", "    number: Long\n", "", ["param-removed"], "major"],
  ["an argument that is required now", "number: Long\n", "number: Long!\n", ["null-removed"], "major"],
  ["an argument that may be null now", "filter: Filter!", "filter: Filter", ["null-added"], "minor"],
  ["an argument of another type", "number: Long\n", "number: String\n", ["type-changed"], "major"],
  ["another default", '= "0x"', '= "0x0"', ["default-changed"], "major"],
  ["a default added", "number: Long\n", "number: Long = 1\n", ["default-added"], "minor"],
  ["a default removed", ' = "0x"', "", ["default-removed"], "major"],
  [
    "an input's optional field",
    "address: String",
    "address: String\n  block: Long",
    ["property-added"],
    "minor",
  ],
  [
    "an input's required field",
    "address: String",
    "address: String\n  block: Long!",
    ["required-property-added"],
    "major",
  ],
  ["an input's field removed", "  address: String\n", "", ["property-removed"], "major"],
  ["an input's field that is required now", "address: String", "address: String!", ["null-removed"], "major"],
  ["an input's item that may be null", "[[String!]!]", "[[String]!]", ["null-added"], "minor"],
  ["a type added", "enum Kind", "type More {\n  a: Long\n}\n\nenum Kind", ["type-added"], "minor"],
  ["a type removed", "scalar Long\n", "scalar Long\n\nscalar Unused\n", ["type-added"], "minor"],
  ["a value of an enum removed", "  WORK\n", "", ["value-removed"], "major"],
  ["a value of an enum added", "  WORK\n", "  WORK\n  STAKE\n", ["value-added"], "minor"],
  ["another kind of type", "enum Kind {\n  PROOF\n  WORK\n}", "scalar Kind", ["type-changed"], "major"],
  ["another description", '"A block."', '"One block."', ["text"], "patch"],
  [
    "a field that is deprecated",
    "kind: Kind\n",
    'kind: Kind @deprecated(reason: "No.")\n',
    ["deprecated-set"],
    "minor",
  ],
  [
    "a field that is no longer deprecated",
    ' @deprecated(reason: "It is slow.")',
    "",
    ["deprecated-unset"],
    "patch",
  ],
  [
    "types under other names",
    "type Query {",
    "schema {\n  query: Root\n  subscription: Subscription\n}\n\ntype Root {",
    ["type-removed", "type-added", "type-changed"],
    "major",
  ],
  ["only a comment", "type Block", "# Blocks.\ntype Block", [], "patch"],
  ["a value of an enum described", "  WORK\n", '  "By work."\n  WORK\n', ["text"], "patch"],
  ["a value of an enum deprecated", "  WORK\n", "  WORK @deprecated\n", ["deprecated-set"], "minor"],
  ["an argument deprecated", "number: Long\n", "number: Long @deprecated\n", ["deprecated-set"], "minor"],
  ["an argument described", "number: Long\n", '"Its number."\n    number: Long\n', ["text"], "patch"],
  ["an input's default", "address: String", 'address: String = "0x"', ["default-added"], "minor"],
  ["a member of a union added", "= Block | Account", "= Block | Account | Query", ["member-added"], "minor"],
  ["a member of a union removed", "= Block | Account", "= Block", ["member-removed"], "major"],
  ["another order of a union's members", "= Block | Account", "= Account | Block", [], "patch"],
  [
    "an interface's field",
    "interface Node {\n  id: ID!\n",
    "interface Node {\n  id: ID\n",
    ["null-added"],
    "major",
  ],
  ["an interface no more", "type Account implements Node", "type Account", ["interface-removed"], "major"],
  [
    "an interface more",
    "type Block {",
    "type Block implements Node {\n  id: ID!",
    ["interface-added", "property-added"],
    "minor",
  ],
  [
    "an interface of an interface",
    "interface Node {",
    "interface Named { a: Int }\n\ninterface Node {",
    ["type-added"],
    "minor",
  ],
  [
    "a directive removed",
    "directive @cost(weight: Int = 1) repeatable on FIELD_DEFINITION | FIELD\n",
    "",
    ["directive-removed"],
    "major",
  ],
  [
    "a directive added",
    "directive @cost",
    "directive @more on FIELD\n\ndirective @cost",
    ["directive-added"],
    "minor",
  ],
  ["a directive at a place less", " | FIELD\n", "\n", ["directive-removed"], "major"],
  ["a directive at a place more", " | FIELD\n", " | FIELD | QUERY\n", ["directive-added"], "minor"],
  ["a directive that is not repeated", " repeatable on", " on", ["directive-removed"], "major"],
  [
    "a directive's required argument",
    "(weight: Int = 1)",
    "(weight: Int = 1, by: Int!)",
    ["required-param-added"],
    "major",
  ],
  ["a directive's argument removed", "(weight: Int = 1)", "", ["param-removed"], "major"],
  ["a directive's default", "weight: Int = 1", "weight: Int = 2", ["default-changed"], "major"],
  ["a directive on a field", "kind: Kind\n", "kind: Kind @cost\n", ["directive-applied"], "minor"],
  [
    "a directive on a type",
    "type Block {",
    "directive @own on OBJECT\n\ntype Block @own {",
    ["directive-added", "directive-applied"],
    "minor",
  ],
  ["an input of exactly one", "input Filter {", "input Filter @oneOf {", ["type-narrowed"], "major"],
  [
    "a scalar's specification",
    "scalar Long",
    'scalar Long @specifiedBy(url: "https://a.b")',
    ["text"],
    "patch",
  ],
  [
    "a description of the schema",
    "scalar Long",
    '"All."\nschema {\n  query: Query\n  subscription: Subscription\n}\n\nscalar Long',
    ["text"],
    "patch",
  ],
  [
    "mutations",
    "input Filter",
    "type Mutation {\n  send: Long\n}\n\ninput Filter",
    ["type-added", "type-added"],
    "minor",
  ],
  [
    "no subscriptions",
    "type Subscription {\n  blocks(order: Order): Hit\n}",
    "",
    ["type-removed", "type-removed"],
    "major",
  ],
  [
    "a type in two parts",
    "enum Kind",
    "extend type Block {\n  size: Long\n}\n\nenum Kind",
    ["property-added"],
    "minor",
  ],
];

const file = "specs/graphql/test.graphql";

test.each(cases)("%s", (_, text, replacement, rules, level) => {
  expect(schema).toContain(text);
  const after = schema.replace(text, replacement);
  const found = compareGraphql(file, schema, after);
  expect(found.map(({ rule }) => rule).toSorted()).toEqual(rules.toSorted());
  const levels = found.map((one) => one.level);
  expect(levels.includes("major")).toBe(level === "major");
  if (rules.length > 0) expect(levels).toContain(level);
  // What the reference implementation calls breaking must be a break, and what it calls dangerous at least a minor.
  const [old, current] = [buildSchema(schema), buildSchema(after)];
  if (findBreakingChanges(old, current).length > 0) expect(level).toBe("major");
  if (findDangerousChanges(old, current).length > 0) expect(level).not.toBe("patch");
});

test("a finding names the thing and its line", () => {
  const after = schema.replace("number: Long!", "number: Long");
  expect(compareGraphql(file, schema, after)).toMatchObject([
    { line: 13, subject: { file, name: "Block" }, sentence: "`Block.number` may be null." },
  ]);
  expect(compareGraphql(file, schema, schema.replace("  number: Long!\n", ""))).toMatchObject([
    { line: 13, old: true, sentence: "`Block.number` is removed." },
  ]);
});

function findSentence(text: string, replacement: string): string | undefined {
  return compareGraphql(file, schema, schema.replace(text, replacement))[0]?.sentence;
}

test("a sentence says what callers send or receive", () => {
  expect(findSentence("number: Long\n", "number: Long!\n")).toBe(
    "`Query.block(number)` can no longer be null.",
  );
  expect(findSentence("kind: Kind\n", "kind: Kind!\n")).toBe("`Block.kind` is never null.");
  expect(findSentence("number: Long\n", "number: Long\n    tag: String!\n")).toBe(
    "`Query.block(tag)` is added, and required.",
  );
});

test("a new value is flagged if callers receive it, and not if they only send it", () => {
  const flags = ["WORK", "DOWN"].map((value) => {
    const after = schema.replace(`  ${value}\n`, `  ${value}\n  NEW\n`);
    return compareGraphql(file, schema, after)[0]?.flag;
  });
  expect(flags).toEqual([expect.stringContaining("receives an unknown one"), undefined]);
});
