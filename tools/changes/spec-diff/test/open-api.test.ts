import { expect, test } from "vitest";
import { stringify } from "yaml";
import { Findings } from "../src/findings.ts";
import type { Finding } from "../src/finding.ts";
import { compareOpenApi } from "../src/open-api/compare-open-api.ts";
import { SpecTree } from "../src/spec-tree.ts";
import { levelOf, rulesOf } from "./case.ts";
import { operationCases } from "./open-api-cases.ts";

const schemas = { A: { type: "string" }, B: { type: "integer" } };
const id = { name: "id", in: "path", required: true, schema: { type: "string" } };

function spec(operation: Record<string, unknown>, top: { components?: object } = {}): SpecTree {
  const { path = "/things/{id}", verb = "post", item = {}, ...rest } = operation;
  const node = { operationId: "call", responses: { "200": { description: "Good." } }, ...rest };
  const text = stringify({
    openapi: "3.1.0",
    info: { title: "T", version: "1" },
    ...top,
    paths: { [String(path)]: { parameters: [id], ...(item as object), [String(verb)]: node } },
    components: { schemas, ...top.components },
  });
  return new SpecTree("specs/test.openapi.yaml", text);
}

function compared(before: SpecTree | undefined, after: SpecTree | undefined): Finding[] {
  const findings = new Findings();
  compareOpenApi(before ? [before] : [], after ? [after] : [], findings);
  return findings.all;
}

test.each(operationCases.map((one) => [one.shows, one] as const))(
  "%s",
  (_, { before, after, item, top, rules }) => {
    const found = compared(
      spec({ ...before, item: item?.before }, top?.before),
      spec({ ...after, item: item?.after }, top?.after),
    );
    expect(rulesOf(found)).toEqual([...rules].toSorted());
  },
);

test("a whole file added is minor, one removed major", () => {
  expect(levelOf(compared(undefined, spec({})))).toBe("minor");
  expect(levelOf(compared(spec({}), undefined))).toBe("major");
});

function schema(type: string): object {
  return { type: "object", properties: { a: { type } } };
}

function everywhere(type: string): SpecTree {
  return spec({
    parameters: [{ name: "page", in: "query", schema: { type } }],
    requestBody: { content: { "application/json": { schema: schema(type) } } },
    responses: {
      "200": { description: "Good.", content: { "application/json": { schema: schema(type) } } },
      "404": { description: "Bad.", content: { "application/json": { schema: schema(type) } } },
    },
  });
}

test("sentences name the operation, the parameter, the body and the answer", () => {
  expect(compared(everywhere("string"), everywhere("integer")).map(({ sentence }) => sentence)).toEqual([
    "`call(page)` is an integer instead of a string.",
    "`call(body).a` is an integer instead of a string.",
    "`call().a` is an integer instead of a string.",
    "`call() 404.a` is an integer instead of a string.",
  ]);
});

function withSigned(names: readonly string[]): SpecTree {
  const properties = Object.fromEntries(names.map((name) => [name, { type: "string" }]));
  const Part = { type: "object", properties };
  const Signed = {
    type: "object",
    properties: { part: { $ref: "#/components/schemas/Part" } },
    "x-member": { signing: { scheme: "l1" } },
  };
  return spec({}, { components: { schemas: { Part, Signed, Other: { type: "object", properties } } } });
}

test("properties that are signed count in their order, in parts of what is signed too; others do not", () => {
  expect(
    compared(withSigned(["a", "b"]), withSigned(["b", "a"])).map(({ rule, sentence }) => [rule, sentence]),
  ).toEqual([["signing-changed", "`Part` has its properties in another order, in which they are signed."]]);
  expect(compared(withSigned(["a", "b"]), withSigned(["a", "b"]))).toEqual([]);
});

function streaming(type: string): SpecTree {
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
            responses: { "200": { description: "Good." } },
            "x-events": { head: "#/components/schemas/Head" },
          },
        },
      },
      schemas: { Head: schema(type) },
    },
  };
  return new SpecTree("specs/test/events.openapi.yaml", stringify(part));
}

function whole(part: SpecTree): SpecTree[] {
  const paths = { "/events": { $ref: "test/events.openapi.yaml#/components/pathItems/events" } };
  const text = stringify({ openapi: "3.1.0", info: { title: "T", version: "1" }, paths });
  return [new SpecTree("specs/test.openapi.yaml", text, new Map([[part.name, part]])), part];
}

test("an operation in a part is named by its own name, and its events are received", () => {
  const findings = new Findings();
  compareOpenApi(whole(streaming("integer")), whole(streaming("number")), findings);
  const told = findings.all.map(({ sentence, level, operations }) => [sentence, level, operations]);
  expect(told).toEqual([
    ["`events(page)` is a number instead of an integer.", "minor", undefined],
    ["`Head.a` is a number instead of an integer.", "major", ["events"]],
  ]);
});
