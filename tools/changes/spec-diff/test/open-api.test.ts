import { expect, test } from "vitest";
import { stringify } from "yaml";
import type { Texts } from "../src/texts.ts";
import { findLevel, listRules } from "./case.ts";
import { operationCases } from "./open-api-cases.ts";
import { compareRest as compared, FILE, listFiles, restFile as spec, schemas } from "./rest-file.ts";

test.each(operationCases.map((one) => [one.shows, one] as const))("%s", async (_, one) => {
  expect(listRules(await compared(...listFiles(one)))).toEqual([...one.rules].toSorted());
});

test.each([null, [], {}])("an empty `examples:` is none: %j", async (examples) => {
  const content = { "application/json": { schema: { type: "string", examples }, examples } };
  const empty = {
    parameters: [{ name: "page", in: "query", schema: { type: "string" }, examples }],
    requestBody: { content },
    responses: { "200": { description: "Good.", content } },
  };
  expect(findLevel(await compared(spec({}), spec(empty)))).toBe("major");
  expect(await compared(spec(empty), spec(empty))).toEqual([]);
});

test("a call that is retried more is minor", async () => {
  const [before, after] = ["write", "safe"].map((idempotency) => spec({ "x-idempotency": idempotency }));
  expect(findLevel(await compared(before ?? new Map(), after ?? new Map()))).toBe("minor");
});

test("a whole file added is minor, one removed major", async () => {
  expect(findLevel(await compared(new Map(), spec({})))).toBe("minor");
  expect(findLevel(await compared(spec({}), new Map()))).toBe("major");
});

function schema(type: string): object {
  return { type: "object", properties: { a: { type } } };
}

function everywhere(type: string): Texts {
  return spec({
    parameters: [{ name: "page", in: "query", schema: { type } }],
    requestBody: { content: { "application/json": { schema: schema(type) } } },
    responses: {
      "200": { description: "Good.", content: { "application/json": { schema: schema(type) } } },
      "404": { description: "Bad.", content: { "application/json": { schema: schema(type) } } },
    },
  });
}

test("sentences name the operation, the parameter, the body and the response", async () => {
  expect(
    (await compared(everywhere("string"), everywhere("integer"))).map(({ sentence }) => sentence),
  ).toEqual([
    "`read(page)` is an integer instead of a string.",
    "`read(body).a` is an integer instead of a string.",
    "`read().a` is an integer instead of a string.",
    "`read() 404.a` is an integer instead of a string.",
  ]);
});

function reference(name: string): object {
  return { $ref: `#/components/schemas/${name}` };
}

function withMessage(facts: object, properties: object = {}): Texts {
  const Call = {
    type: "object",
    properties: { type: { const: "call" }, ...properties },
    "x-member": { response: "A", ...facts },
  };
  const Body = { oneOf: [reference("Call")] };
  const content = { "application/json": { schema: reference("Body") } };
  return spec({ requestBody: { content } }, { components: { schemas: { ...schemas, Call, Body } } });
}

test.each([
  ["another response", {}, { response: "B" }, ["type-changed"]],
  ["another weight", { weight: 1 }, { weight: 2 }, ["limit-changed"]],
  [
    "signed in another way",
    { signing: { scheme: "l1" } },
    { signing: { scheme: "user" } },
    ["signing-changed"],
  ],
  ["another channel of events", { channel: "a" }, { channel: "b" }, ["subscription-changed"]],
  ["another encoding of events", {}, { encoding: "deflate" }, ["subscription-changed"]],
  ["another name of the method", {}, { name: "lion" }, ["method-renamed"]],
  ["the same", { weight: 1 }, { weight: 1 }, []],
] as const)("a message with %s", async (_, before, after, rules) => {
  expect(listRules(await compared(withMessage(before), withMessage(after)))).toEqual(rules);
});

function withSigned(names: readonly string[]): Texts {
  const properties = Object.fromEntries(names.map((name) => [name, { type: "string" }]));
  const Part = { type: "object", properties };
  const Signed = {
    type: "object",
    properties: { type: { const: "signed" }, part: reference("Part") },
    "x-member": { signing: { scheme: "l1" }, response: "A" },
  };
  const Body = { oneOf: [reference("Signed")] };
  const content = { "application/json": { schema: reference("Body") } };
  const parts = { Part, Signed, Body, Other: { type: "object", properties } };
  return spec({ requestBody: { content } }, { components: { schemas: { ...schemas, ...parts } } });
}

test("the order of properties counts in signed messages and their parts, and nowhere else", async () => {
  expect(
    (await compared(withSigned(["a", "b"]), withSigned(["b", "a"]))).map(({ rule, sentence }) => [
      rule,
      sentence,
    ]),
  ).toEqual([["signing-changed", "`Part` has its properties in a different order, so signatures differ."]]);
  expect(await compared(withSigned(["a", "b"]), withSigned(["a", "b"]))).toEqual([]);
});

function streaming(type: string): Texts {
  const part = {
    openapi: "3.1.0",
    info: { title: "P", version: "1" },
    paths: {},
    components: {
      pathItems: {
        events: {
          get: {
            operationId: "events",
            parameters: [{ name: "page", in: "query", schema: { type } }],
            responses: { "200": { description: "Good.", content: { "text/event-stream": {} } } },
            "x-events": { head: "#/components/schemas/Head" },
          },
        },
      },
      schemas: { Head: schema(type) },
    },
  };
  const paths = { "/events": { $ref: "test/events.openapi.yaml#/components/pathItems/events" } };
  const text = stringify({ openapi: "3.1.0", info: { title: "T", version: "1" }, paths });
  return new Map([
    [FILE, text],
    ["specs/test/events.openapi.yaml", stringify(part)],
  ]);
}

test("an operation in a part is named by its own name, and its events are received", async () => {
  const found = await compared(streaming("integer"), streaming("number"));
  const summaries = found.map(({ sentence, level, operations }) => [sentence, level, operations]);
  expect(summaries).toEqual([
    ["`events(page)` is a number instead of an integer.", "minor", undefined],
    ["`Head.a` is a number instead of an integer.", "major", ["events"]],
  ]);
});
