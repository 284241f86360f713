import { parse, stringify } from "yaml";
import { expect, test } from "vitest";
import { compareFiles, compareTexts, findLevel, rpcText, listRules } from "./case.ts";
import { methodCases } from "./open-rpc-cases.ts";

test.each(methodCases.map((one) => [one.shows, one] as const))("%s", (_, { before, after, rules }) => {
  expect(listRules(compareTexts(rpcText(before), rpcText(after)))).toEqual([...rules].toSorted());
});

const Text = { type: "string" };

function ref(name: string): object {
  return { $ref: `#/components/schemas/${name}` };
}

test.each([
  ["a type added", {}, { A: Text }, ["type-added"]],
  ["a type removed", { A: Text }, {}, ["type-removed"]],
  ["a type renamed", { A: Text }, { B: Text }, ["type-renamed"]],
  ["a type that nothing uses changed", { A: Text }, { A: { type: "integer" } }, ["type-changed"]],
  [
    "a type that replaces another",
    { A: Text, B: Text },
    { A: { ...Text, "x-replaces": "B" }, B: Text },
    ["replacement-changed"],
  ],
  ["a type's description", { A: Text }, { A: { ...Text, description: "A." } }, ["text"]],
] as const)("%s", (_, before, after, rules) => {
  expect(listRules(compareTexts(rpcText({}, before), rpcText({}, after)))).toEqual(rules);
});

test.each([null, [], {}])("an empty `examples:` is none: %j", (examples) => {
  const empty = rpcText({
    examples,
    params: [{ name: "a", schema: { type: "string", examples } }],
  });
  expect(listRules(compareTexts(rpcText({}), empty))).toEqual(["param-added"]);
  expect(compareTexts(empty, empty)).toEqual([]);
});

test("a type that is sent and received gets the higher level of the two, once", () => {
  const A = { type: "object", properties: { a: Text }, required: ["a"] };
  const method = { params: [{ name: "a", schema: ref("A") }], result: { name: "a", schema: ref("A") } };
  const after = { ...A, required: [] };
  const found = compareTexts(rpcText(method, { A }), rpcText(method, { A: after }));
  expect(found).toMatchObject([{ rule: "property-optional", level: "major" }]);
});

test("a member added to a response is flagged, one added to a param is not", () => {
  const enums = [{ enum: ["a", "b"] }, { enum: ["a", "b", "c"] }];
  const [given, got] = [
    enums.map((schema) => rpcText({ params: [{ name: "a", schema }] })),
    enums.map((schema) => rpcText({ result: { name: "a", schema } })),
  ];
  const [sent] = compareTexts(given[0] ?? "", given[1] ?? "");
  const [received] = compareTexts(got[0] ?? "", got[1] ?? "");
  expect([sent?.level, sent?.flag]).toEqual(["minor", undefined]);
  expect(received?.level).toBe("minor");
  expect(received?.flag).toContain("receives an unknown one");
});

test("another order of keys, other indentation and comments are not changes", () => {
  const text = rpcText({ params: [{ name: "a", required: true, schema: Text }] }, { A: Text });
  const backwards = (value: unknown): unknown =>
    Array.isArray(value)
      ? value.map(backwards)
      : typeof value === "object" && value !== null
        ? Object.fromEntries(
            Object.entries(value)
              .toReversed()
              .map(([key, item]) => [key, backwards(item)]),
          )
        : value;
  const other = `# A comment.\n${stringify(backwards(parse(text)), { indent: 4, collectionStyle: "flow" })}`;
  expect(compareTexts(text, other)).toEqual([]);
});

test("a finding has a file, a line, a subject and a sentence", () => {
  const schema = { type: "object", properties: { a: Text, b: Text } };
  const text = rpcText({}, { A: schema });
  const [found] = compareTexts(
    text,
    rpcText({}, { A: { ...schema, properties: { a: Text, b: { type: "integer" } } } }),
  );
  expect(found).toMatchObject({
    subject: { file: "specs/rpc/test.openrpc.yaml", name: "A" },
    sentence: "`A.b` is an integer instead of a string.",
    line: text.split("\n").findIndex((line) => line.includes("b:")) + 1,
    old: false,
  });
});

function alone(family: string): Map<string, string> {
  return new Map([[`specs/rpc/${family}.openrpc.yaml`, rpcText({})]]);
}

test("a method that moves to another family leaves an exported interface", () => {
  const row = { title: "P", source: "s" };
  const protocols = {
    bsc: { ...row, families: ["ethereum", "debug"] },
    fantom: { ...row, families: ["ethereum"] },
  };
  const found = compareFiles(alone("ethereum"), alone("debug"), protocols);
  expect(listRules(found)).toEqual(["method-moved", "protocol-lost"]);
});

test("references may refer to other files", () => {
  const text = rpcText({
    result: { name: "a", schema: { $ref: "shared.openrpc.yaml#/components/schemas/A" } },
  });
  const files = (type: string): Map<string, string> =>
    new Map([
      ["specs/rpc/a.openrpc.yaml", text],
      ["specs/rpc/shared.openrpc.yaml", rpcText({ name: "other" }, { A: { type } })],
    ]);
  const found = compareFiles(files("integer"), files("number"));
  expect(found).toMatchObject([
    { rule: "type-widened", level: "major", subject: { file: "specs/rpc/shared.openrpc.yaml" } },
  ]);
  expect(findLevel(found)).toBe("major");
});

test("a named type in place of another is reported at each use", () => {
  const A = { type: "object", properties: { a: Text } };
  const B = { type: "object", properties: { a: Text, b: { type: "object", properties: { c: Text } } } };
  const C = {
    type: "object",
    properties: { a: Text, b: { type: "object", properties: { c: { type: "integer" } } } },
  };
  const text = (name: string): string => {
    const result = { name: "r", schema: { $ref: `#/components/schemas/${name}` } };
    const methods = ["one", "two"].map((method) => ({ name: method, params: [], result, examples: [] }));
    return stringify({ openrpc: "1.3.2", info: {}, methods, components: { schemas: { A, B, C } } });
  };
  expect(compareTexts(text("A"), text("B")).map(({ sentence }) => sentence)).toEqual([
    "`one().b` is added.",
    "`two().b` is added.",
  ]);
  expect(compareTexts(text("B"), text("C")).map(({ sentence }) => sentence)).toEqual([
    "`one().b.c` is an integer instead of a string.",
    "`two().b.c` is an integer instead of a string.",
  ]);
  expect(compareTexts(text("B"), text("A")).map(({ sentence }) => sentence)).toEqual([
    "`one().b` is removed.",
    "`two().b` is removed.",
  ]);
});

test("recursive types that replace each other end", () => {
  const C = (name: string): object => ({ type: "object", properties: { next: ref(name), c: ref("C") } });
  const one = { type: "object", properties: { c: ref("C") } };
  const other = { type: "object", properties: { c: ref("C"), more: Text } };
  const text = (name: string): string =>
    rpcText({ result: { name: "r", schema: ref(name) } }, { A: one, B: other, C: C(name) });
  expect(compareTexts(text("A"), text("B")).map(({ sentence }) => sentence)).toEqual([
    "`call().more` is added.",
    "`C.next.more` is added.",
  ]);
});

test("a named schema that is only received is compared as received, and its finding lists operations", () => {
  const Old = { type: "object", properties: { a: Text } };
  const New = {
    type: "object",
    properties: { a: Text, b: Text },
    required: ["b"],
    additionalProperties: false,
  };
  const before = rpcText({ result: { name: "r", schema: ref("A") } }, { A: Old });
  const after = rpcText(
    { result: { name: "r", schema: { anyOf: [ref("A"), { type: "null" }] } } },
    { A: New },
  );
  expect(compareTexts(before, after)).toMatchObject([
    { rule: "null-added", level: "major" },
    { rule: "required-property-added", level: "minor", subject: { name: "A" }, operations: ["call"] },
    { rule: "others-rejected", level: "minor" },
  ]);
});
