import { Mistakes } from "../../../src/spec-file/index.ts";
import { describe, expect, it } from "vitest";
import type { Source } from "../../../src/load/open-rpc/bundle.ts";
import { catalogText, checked, readSource } from "./fixture.ts";

const spec = `openrpc: 1.3.2
info: { title: Sample, version: 1.0.0, description: A sample. }
methods:
  - name: sample_call
    summary: A call.
    x-source: a fixture
    x-idempotency: safe
    x-aliases: [other_call]
    x-protocols: [first]
    params:
      - { name: id, description: Which., required: true, schema: { $ref: "#/components/schemas/Id" } }
      - { name: full, description: How much., schema: { type: boolean } }
    result: { name: output, description: It., schema: { anyOf: [{ type: string }, { type: integer }] } }
    errors: [{ code: -32000, message: It failed }]
    x-overloads:
      - { summary: All., params: { full: { const: true } }, required: [full], result: { type: string } }
    examples:
      - name: one
        params: [{ name: id, value: { number: 1 } }, { name: full, value: true }]
        result: { name: output, value: text }
components:
  schemas:
    Id:
      description: An id.
      x-source: a fixture
      type: object
      required: [number]
      properties: { number: { description: Its number., type: integer, format: uint64 } }
`;

function messages(sources: readonly Source[], catalog: string = catalogText): string[] {
  try {
    checked(sources, catalog);
    return [];
  } catch (error) {
    if (error instanceof Mistakes) return error.message.split("\n");
    throw error;
  }
}

const subscribing = (subscription: string, name = "sample_subscribe"): string =>
  spec
    .replace("- name: sample_call", `- name: ${name}`)
    .replace("    examples:", `    x-subscription: ${subscription}\n    examples:`);
const kinds =
  "{ kinds: { a: { summary: A., params: [], notification: { type: string }, examples: [{ params: [], notification: a }] } } }";
const itself =
  "{ notification: { type: string }, examples: [{ params: [{ name: id, value: { number: 1 } }], notification: a }] }";
const end = (name: string): string =>
  spec
    .slice(spec.indexOf("  - name: sample_call"), spec.indexOf("components:"))
    .replace("- name: sample_call", `- name: ${name}`)
    .replace("    x-aliases: [other_call]\n", "");

/** The single mistake that a change of the spec causes, without the file. */
function mistake(from: string, to: string): string {
  expect(spec.split(from)).toHaveLength(2);
  const found = messages([readSource(spec.replace(from, to))]);
  expect(found).toHaveLength(1);
  return (found[0] ?? "").replace("specs/rpc/sample.openrpc.yaml:", "");
}

/** The mistakes of a family with a schema that replaces another, and one more. */
function replacing(name: string, replaced: string): string[] {
  const chain = `openrpc: 1.3.2
info: { title: Chain, version: 1.0.0, description: What a chain adds. }
methods: []
components:
  schemas:
    Own:
      x-replaces: ${replaced}
      description: An id of the chain.
      $ref: "#/components/schemas/${name}"
      x-source: a fixture
    ${name}: { description: A number., type: integer, x-source: a fixture }
`;
  const catalog = catalogText
    .replace("  sample: {", "  chain: { title: Chain, separate: true, source: a fixture }\n  sample: {")
    .replace(
      "second-chain: { title: Second, families: [sample]",
      "second-chain: { title: Second, families: [sample, chain]",
    );
  return messages([readSource(chain, "chain"), readSource(spec)], catalog);
}

describe("checkSpecs", () => {
  it("accepts a spec without mistakes", () => {
    expect(messages([readSource(spec)])).toEqual([]);
  });

  const cases: [about: string, from: string, to: string, message: string][] = [
    [
      "an unknown idempotency",
      "x-idempotency: safe",
      "x-idempotency: save",
      "7:5: x-idempotency has a value that is not allowed; use one of safe, idempotent, write",
    ],
    [
      "an absent source",
      "    x-source: a fixture\n    x-idempotency",
      "    x-idempotency",
      "4:5: item 1 of methods lacks x-source; add it",
    ],
    [
      "a misspelt extension",
      "x-aliases:",
      "x-alias:",
      "8:5: x-alias is not an extension of these specs; did you mean x-aliases?",
    ],
    [
      "a method without examples",
      "examples:\n      - name: one\n        params: [{ name: id, value: { number: 1 } }, { name: full, value: true }]\n        result: { name: output, value: text }",
      "examples: []",
      "17:5: examples must NOT have fewer than 1 items; correct the value",
    ],
    [
      "another version of OpenRPC",
      "openrpc: 1.3.2",
      "openrpc: 1.2.6",
      "1:1: openrpc is not 1.3.2; write openrpc: 1.3.2",
    ],
    ["a document that is not OpenRPC", ", version: 1.0.0", "", "2:1: info lacks version; add it"],
    [
      "a pattern that is no regular expression",
      "type: integer, format: uint64",
      'type: string, pattern: "^(0x"',
      "28:71: ^(0x is not a regular expression; correct it",
    ],
    [
      "a reference to nothing",
      "schemas/Id",
      "schemas/Di",
      "11:68: #/components/schemas/Di refers to nothing; did you mean Id?",
    ],
    [
      "a schema that nothing uses",
      '{ $ref: "#/components/schemas/Id" }',
      "{ type: object }",
      "23:5: nothing uses Id; use or remove it",
    ],
    [
      "several types",
      "type: integer, format: uint64",
      "type: [integer, string]",
      "28:57: type has several values; write anyOf",
    ],
    [
      "a type that there is not",
      "{ type: boolean }",
      "{ type: bool }",
      "12:57: there is no type bool; use one of object, array, string, integer, number, boolean, null",
    ],
    [
      "forbidden fields",
      "type: object\n",
      "type: object\n      additionalProperties: false\n",
      "27:7: fields that a newer node adds would be rejected; remove additionalProperties",
    ],
    [
      "an unknown keyword",
      "type: object\n",
      "type: object\n      minProperties: 1\n",
      "27:7: minProperties would not be read; did you mean properties? If not, remove it",
    ],
    [
      "an unknown format",
      "format: uint64",
      "format: int32",
      "28:72: format int32 has no meaning here; use uint64 or int64 for an integer, decimal for a number, or remove it",
    ],
    [
      "a property without a description",
      "description: Its number., ",
      "",
      "28:21: number has no description; say in a sentence what it holds, or refer to a named schema",
    ],
    [
      "a property without a description within a param",
      "{ type: boolean }",
      "{ anyOf: [{ type: boolean }, { type: object, properties: { depth: { type: integer } } }] }",
      "12:114: depth has no description; say in a sentence what it holds, or refer to a named schema",
    ],
    [
      "a required field that is not a property",
      "required: [number]",
      "required: [nubmer]",
      "27:18: nubmer is not a property; add it to properties",
    ],
    [
      "a protocol that does not offer the family",
      "[first]",
      "[third]",
      "9:19: third does not offer sample; use some of first, second-chain",
    ],
    [
      "an alias that is a method",
      "[other_call]",
      "[sample_call]",
      "8:17: another method has the name sample_call; remove one of them",
    ],
    [
      "params with the same identifier",
      "      - { name: full",
      "      - { name: id-, description: The same., schema: true }\n      - { name: full",
      "12:9: id- would be the same identifier as id; rename one of them",
    ],
    [
      "an overload of no param",
      "params: { full: { const: true } }",
      "params: { fill: { const: true } }",
      "16:36: fill is not a param; use id, full",
    ],
    [
      "an overload that requires no param",
      "required: [full]",
      "required: [fill]",
      "16:72: fill is not a param; use id, full",
    ],
    [
      "a deprecated method that does not say what to call instead",
      "    x-source: a fixture\n    x-idempotency: safe",
      "    x-source: a fixture\n    deprecated: true\n    x-idempotency: safe",
      "4:5: item 1 of methods must have property description when property deprecated is present; correct the value",
    ],
    [
      "two params that say which block it reads",
      'schema: { $ref: "#/components/schemas/Id" } }\n      - { name: full,',
      'x-block: true, schema: { $ref: "#/components/schemas/Id" } }\n      - { name: full, x-block: true,',
      "10:5: several params say which block it reads; leave x-block at the one that decides",
    ],
    [
      "a default that does not match its schema",
      "{ type: boolean }",
      "{ type: boolean, default: all }",
      "12:72: the default of full does not match its schema: it must be boolean; correct the default or the schema",
    ],
    [
      "an example param that does not match its schema",
      "{ number: 1 }",
      '{ number: "1" }',
      "19:39: id does not match its schema: number must be integer; correct the example or the schema",
    ],
    [
      "a property of an example param that its schema lacks",
      "[{ name: id, value: { number: 1 } }, { name: full, value: true }]",
      "[{ name: id, value: { number: 1, numbr: 2 } }, { name: full, value: true }]",
      "19:50: id has numbr, which its schema does not know; did you mean number? If not, describe it in the schema",
    ],
    [
      "a property of an example result that its schema lacks",
      "{ type: string }, { type: integer }] } }\n    errors: [{ code: -32000, message: It failed }]\n    x-overloads:\n      - { summary: All., params: { full: { const: true } }, required: [full], result: { type: string } }\n    examples:\n      - name: one\n        params: [{ name: id, value: { number: 1 } }, { name: full, value: true }]\n        result: { name: output, value: text }",
      '{ type: string }, { type: array, items: { anyOf: [{ $ref: "#/components/schemas/Id" }, { type: object, properties: { colour: { description: Its colour., type: string } } }] } }] } }\n    errors: [{ code: -32000, message: It failed }]\n    examples:\n      - name: one\n        params: [{ name: id, value: { number: 1 } }, { name: full, value: true }]\n        result: { name: output, value: [{ number: 1 }, { color: red }] }',
      "18:58: the result of sample_call has 1.color, which its schema does not know; did you mean colour? If not, describe it in the schema",
    ],
    [
      "an example without a param",
      "params: [{ name: id, value: { number: 1 } }, { name: full, value: true }]",
      "params: []",
      "18:9: the example lacks id; add it to its params",
    ],
    [
      "a name that clients cannot write in their table",
      "- name: sample_call",
      "- name: sample call!",
      "4:5: sample call! cannot be a method's name; use letters, digits, _ . $ and - in it",
    ],
    [
      "an example with an unknown param",
      "{ name: full, value: true }",
      "{ name: fill, value: true }",
      "19:54: fill is not param 2 of sample_call; name full",
    ],
    [
      "an example result that does not match the result type for its params",
      "value: text",
      "value: 1",
      "20:33: the example of sample_call does not match its schema: it must be string; correct the example or the schema",
    ],
  ];
  for (const [about, from, to, message] of cases) {
    it(`reports ${about}`, () => {
      expect(mistake(from, to)).toBe(message);
    });
  }

  it("reports a second keep-alive method", () => {
    const probe = spec.replace("    params:", "    x-probe: true\n    params:");
    const other = end("other_probe").replace("    params:", "    x-probe: true\n    params:");
    const both = probe.replace("components:", `${other}components:`);
    expect(messages([readSource(both)])).toContainEqual(
      expect.stringMatching(/: another method has x-probe; remove it from one of them$/),
    );
  });

  it("reports an invalid name of a type", () => {
    const odd = spec.replaceAll("schemas/Id", "schemas/my-id").replace("    Id:", "    my-id:");
    expect(messages([readSource(odd)])).toEqual([
      "specs/rpc/sample.openrpc.yaml:23:5: my-id cannot be the name of a type; write it like BlockHeader",
    ]);
  });

  it("reports a part of a schema that refers to itself", () => {
    const deep = spec
      .replace("schemas/Id", "schemas/Id/properties/inner")
      .replace(
        "number: {",
        'inner: { description: The same., type: array, items: { $ref: "#/components/schemas/Id/properties/inner" } }, number: {',
      );
    expect(messages([readSource(deep)])).toEqual([
      "specs/rpc/sample.openrpc.yaml:28:21: #/components/schemas/Id/properties/inner refers to itself; give that part a name under components.schemas",
    ]);
  });

  it("reports a family that is missing in the catalog, and one without a spec", () => {
    expect(messages([readSource(spec, "simple")])).toEqual([
      "specs/catalog.yaml:5:3: the family sample has no spec; add specs/rpc/sample.openrpc.yaml or remove the family",
      "specs/rpc/simple.openrpc.yaml:2:1: simple is not a family of the catalog; add it to families in specs/catalog.yaml",
      "specs/rpc/simple.openrpc.yaml:9:19: first does not offer simple; use one that has it in its families",
    ]);
  });

  it("reports an unknown param in an extension", () => {
    const text = spec.replace("    x-aliases", "    x-result-for-each: nothing\n    x-aliases");
    expect(messages([readSource(text)])).toEqual([
      "specs/rpc/sample.openrpc.yaml:8:5: nothing is not a param; use id, full",
    ]);
  });

  it.each([
    [
      "a field of the document",
      "methods:",
      "servers: []\nmethods:",
      "3:1: servers would not be read; remove it",
    ],
    [
      "components that are not read",
      "  schemas:",
      "  exampels: {}\n  schemas:",
      "22:3: exampels would not be read; remove it",
    ],
    [
      "an unused param",
      "  schemas:",
      "  contentDescriptors: { Old: { name: old, schema: { type: string } } }\n  schemas:",
      "22:25: nothing uses Old; use or remove it",
    ],
    [
      "an error where a schema belongs",
      "schema: { type: boolean }",
      "schema: { $ref: '#/components/errors/Id' }",
      "12:57: #/components/errors/Id is not under components/schemas; put it there, and refer to #/components/schemas/<its name>",
    ],
    [
      "a keyword next to a reference",
      'schema: { $ref: "#/components/schemas/Id" }',
      'schema: { $ref: "#/components/schemas/Id", type: object }',
      "11:101: type next to a reference would be lost; put both into allOf, or remove it",
    ],
    [
      "a list of anything",
      "schema: { type: boolean }",
      "schema: { type: array }",
      "12:47: nothing says what the items are; add items, or prefixItems",
    ],
    [
      "a result of another name in an example",
      "result: { name: output, value: text }",
      "result: { name: reply, value: text }",
      "20:19: the result is not named reply; write output",
    ],
    [
      "an error that is listed twice",
      "errors: [{ code: -32000, message: It failed }]",
      "errors: [{ code: -32000, message: It failed }, { code: -32000, message: It failed }]",
      "14:52: -32000 It failed is listed twice; remove one",
    ],
    [
      "a result that is not a block number",
      "    x-aliases",
      "    x-height: true\n    x-aliases",
      "8:5: the result of sample_call is not a number; correct the type, or remove x-height",
    ],
    [
      "a result that is never null",
      "    x-aliases",
      "    x-null-if-unknown: true\n    x-aliases",
      "8:5: sample_call is not a safe method whose result may be null; correct the type, or remove x-null-if-unknown",
    ],
    [
      "a result for each item of a param that is not a list",
      "    x-aliases",
      "    x-result-for-each: full\n    x-aliases",
      "8:5: full is not a list; correct the type, or remove x-result-for-each",
    ],
    [
      "a caching rule with an unknown field of a param",
      "    x-aliases",
      "    x-cache: { param: /id/nmber }\n    x-aliases",
      "8:16: /id/nmber is not in a param; begin it with one of /id, /full",
    ],
    [
      "a caching rule with an unknown field of the result",
      "    x-aliases",
      "    x-cache: { param: /id/number, final: { /status: done } }\n    x-aliases",
      "8:44: /status does not exist in the result; name a field of the result",
    ],
    [
      "params of the newest block that do not match",
      "    x-aliases",
      "    x-head: [latest]\n    x-aliases",
      "8:5: sample_call does not accept these params; correct the type, or remove x-head",
    ],
    [
      "the place that says whether a node has a block, which is not in the result",
      "    x-aliases",
      "    x-has-block: /value\n    x-aliases",
      "8:5: /value does not exist in the result; correct the type, or remove x-has-block",
    ],
    [
      "a method with params for the hash of the first block",
      "    x-aliases",
      "    x-genesis: true\n    x-aliases",
      "8:5: sample_call does not return a hash without params; correct the type, or remove x-genesis",
    ],
    [
      "the place of a block's parent that is not in the result",
      "    x-aliases",
      "    x-parent: /before\n    x-aliases",
      "8:5: /before does not exist in the result; correct the type, or remove x-parent",
    ],
    [
      "the hash of a block that no param numbers",
      "    x-aliases",
      "    x-block-hash: true\n    x-aliases",
      "8:5: sample_call does not turn a number (x-block) into a hash; correct the type, or remove x-block-hash",
    ],
    [
      "a keep-alive method that needs params",
      "    x-aliases",
      "    x-probe: true\n    x-aliases",
      "8:5: sample_call needs params; correct the type, or remove x-probe",
    ],
    [
      "a range that is split although no range is passed",
      "    x-aliases",
      "    x-splits: true\n    x-aliases",
      "8:5: sample_call has no param with a range of blocks (x-block-range), or returns no list; correct the type, or remove x-splits",
    ],
    [
      "a range of blocks that is not an object",
      "- { name: full,",
      "- { name: full, x-block-range: true,",
      "12:23: full is not an object with a range of blocks; correct the type, or remove x-block-range",
    ],
    [
      "a transaction that only reads",
      "- { name: full,",
      "- { name: full, x-broadcast: true,",
      "12:23: sample_call is not a write that sends bytes and returns their hash; correct the type, or remove x-broadcast",
    ],
  ])("reports %s", (_, from, to, message) => {
    expect(mistake(from, to)).toBe(message);
  });

  it("reports a family that no protocol offers", () => {
    const catalog = catalogText
      .replaceAll("families: [sample]", "families: []")
      .replace(" rpcPath: /second,", "");
    const found = messages([readSource(spec.replace("    x-protocols: [first]\n", ""))], catalog);
    expect(found).toEqual([
      "specs/catalog.yaml:5:3: no protocol offers the family sample; add it to the families of one that does",
    ]);
  });

  it("reports a schema and a method that another file also declares", () => {
    const catalog = catalogText
      .replace("  sample: {", "  twin: { title: Twin, source: a fixture }\n  sample: {")
      .replaceAll("families: [sample]", "families: [sample, twin]");
    const [first, second, third, ...more] = messages([readSource(spec), readSource(spec, "twin")], catalog);
    expect(first).toBe(
      "specs/rpc/twin.openrpc.yaml:23:5: another schema has the name Id; rename one of them",
    );
    expect(second).toBe(
      "specs/rpc/twin.openrpc.yaml:4:5: another method has the name sample_call; remove one of them",
    );
    expect(third).toBe(
      "specs/rpc/twin.openrpc.yaml:8:17: another method has the name other_call; remove one of them",
    );
    expect(more).toEqual([]);
  });

  it("reports a schema that replaces nothing", () => {
    expect(replacing("Part", "Nothing")).toEqual([
      "specs/rpc/chain.openrpc.yaml:7:7: Nothing is not a schema of another file; correct the name",
    ]);
  });

  it("reports a schema with the name of another one's variant", () => {
    expect(replacing("Part", "Id")).toEqual([]);
    expect(replacing("ChainId", "Id")).toEqual([
      "specs/rpc/chain.openrpc.yaml:11:5: ChainId is what the generator calls the variant of Id in this family; choose another name",
    ]);
  });

  it("reports a missing unsubscribe method", () => {
    expect(messages([readSource(subscribing(kinds))])).toEqual([
      "specs/rpc/sample.openrpc.yaml:4:5: sample_unsubscribe is not a method; add it to this file",
    ]);
  });

  it("reports a method that starts subscriptions under another name", () => {
    expect(messages([readSource(subscribing(kinds, "sample_call"))])).toEqual([
      "specs/rpc/sample.openrpc.yaml:4:5: sample_call starts subscriptions; its name must continue with subscribe after the namespace, or x-subscription state unsubscribeMethod and notificationMethod",
    ]);
  });

  it("reports a kind of subscription of an unknown family", () => {
    const odd = kinds.replace("summary: A.", "family: sampel, summary: A.");
    const text = subscribing(odd).replace("components:", `${end("sample_unsubscribe")}components:`);
    expect(messages([readSource(text)])).toEqual([
      expect.stringMatching(/sampel is not a family of the catalog; use one of sample$/),
    ]);
  });

  it("reports a second method with kinds of subscription", () => {
    const one = subscribing(kinds);
    const method = one.slice(one.indexOf("  - name: sample_subscribe"), one.indexOf("components:"));
    const two = method
      .replace("sample_subscribe", "sample_subscribeMore")
      .replace("    x-aliases: [other_call]\n", "");
    const found = messages([
      readSource(one.replace("components:", `${two}${end("sample_unsubscribe")}components:`)),
    ]);
    expect(found).toEqual([
      "specs/rpc/sample.openrpc.yaml:34:23: another method has kinds of subscription; add them to that one, or describe the notification without kinds",
    ]);
  });

  const versioned = catalogText.replaceAll("families: [sample]", 'families: [sample], versions: ["1", "2"]');
  const versions: [about: string, catalog: string, from: string, to: string, message: string][] = [
    [
      "a version where the protocols have none",
      catalogText,
      "    x-aliases",
      '    x-since: "2"\n    x-aliases',
      "8:5: 2 is not a version of sample; give its protocols versions in specs/catalog.yaml",
    ],
    [
      "a version that there is not",
      versioned,
      "schema: { type: boolean }",
      'schema: { type: boolean }, x-until: "3"',
      "12:74: 3 is not a version of sample; use one of 1, 2",
    ],
    [
      "a version of an example that there is not",
      versioned,
      "      - name: one",
      '      - x-versions: ["3"]\n        name: one',
      "18:22: 3 is not a version of sample; use one of 1, 2",
    ],
    [
      "what ends before it begins",
      versioned,
      "    x-aliases",
      '    x-since: "2"\n    x-until: "1"\n    x-aliases',
      "9:5: it ends before it begins; correct x-since or x-until",
    ],
    [
      "an example that does not match its schema in a version",
      versioned,
      "schema: { type: boolean }",
      'schema: { type: boolean }, x-since: "2"',
      "19:54: full is not param 2 of sample_call in version 1; remove it",
    ],
    [
      "a version without an example",
      versioned,
      "      - name: one",
      '      - x-versions: ["2"]\n        name: one',
      "4:5: sample_call has no example of version 1; add one, with the version in its x-versions",
    ],
  ];
  for (const [about, catalog, from, to, message] of versions) {
    it(`reports ${about}`, () => {
      expect(spec.split(from)).toHaveLength(2);
      expect(messages([readSource(spec.replace(from, to))], catalog)).toEqual([
        `specs/rpc/sample.openrpc.yaml:${message}`,
      ]);
    });
  }

  it("accepts properties without a description that are constants, forbidden, or have a named type", () => {
    const properties =
      'kind: { const: one }, kinds: false, parent: { $ref: "#/components/schemas/Id" }, number: {';
    expect(messages([readSource(spec.replace("number: {", properties))])).toEqual([]);
  });

  it("accepts separate subscription methods in addition to kinds", () => {
    const one = subscribing(itself);
    const more = `${end("sample_unsubscribe")}components:`;
    expect(messages([readSource(one.replace("components:", more))])).toEqual([]);
  });

  it("reports a result in which a text may or may not be a quantity", () => {
    const quantity = '{ type: string, pattern: "^0x[0-9a-f]+$", x-quantity: true }';
    const bytes = '{ type: string, pattern: "^0x([0-9a-f]{2})*$" }';
    const either = spec.replace(
      "{ anyOf: [{ type: string }, { type: integer }] }",
      `{ anyOf: [${quantity}, ${bytes}] }`,
    );
    const message =
      "specs/rpc/sample.openrpc.yaml:4:5: in the result of sample_call, a text may or may not be a quantity; give each overload of one param a constant in the same field, or describe the members separately";
    const general = either
      .replace("result: { type: string }", `result: ${bytes}`)
      .replace("value: text", 'value: "0x"');
    expect(messages([readSource(general)])).toEqual([message]);
    const open = spec.replace(
      "{ anyOf: [{ type: string }, { type: integer }] }",
      `{ anyOf: [{ type: object, properties: { size: { description: Its size., ${quantity.slice(2)} } }, { type: object }] }`,
    );
    expect(messages([readSource(open)])).toEqual([message]);
  });

  it("reports a quantity that is not hex", () => {
    const integer = spec.replace("format: uint64 }", "format: uint64, x-quantity: true }");
    expect(messages([readSource(integer)])).toEqual([
      "specs/rpc/sample.openrpc.yaml:28:88: a quantity is hex after 0x; give it a pattern, const or enum that begins with 0x, or remove this",
    ]);
    const decimals = spec.replace("format: uint64 }", 'enum: ["0x0", "1"], x-quantity: true }');
    expect(messages([readSource(decimals)])[0]).toContain("a quantity is hex after 0x");
  });

  it("reports hex digits whose pattern requires 0x, or that may also be a quantity", () => {
    const integer = spec.replace("format: uint64 }", "format: uint64, x-hex-digits: true }");
    expect(messages([readSource(integer)])[0]).toContain(
      "hex digits may have `0x` before them; give it a pattern",
    );
    const quantity = '{ type: string, pattern: "^0x[0-9a-f]+$", x-quantity: true }';
    const digits = '{ type: string, pattern: "^(0x)?([0-9a-f]{2})*$", x-hex-digits: true }';
    const both = spec
      .replace("{ anyOf: [{ type: string }, { type: integer }] }", `{ anyOf: [${quantity}, ${digits}] }`)
      .replace("result: { type: string }", `result: ${digits}`)
      .replace("value: text", 'value: "0x"');
    expect(messages([readSource(both)])[0]).toContain("a text may or may not be a quantity");
  });

  it("reports an example of a subscription that does not match", () => {
    const one = subscribing(itself.replace("notification: a }", "notification: 1 }"));
    const found = messages([
      readSource(one.replace("components:", `${end("sample_unsubscribe")}components:`)),
    ]);
    expect(found).toEqual([
      "specs/rpc/sample.openrpc.yaml:17:114: the example of sample_subscribe does not match its schema: it must be string; correct the example or the schema",
    ]);
  });
});
