import { expect, test } from "vitest";
import { compareSpec, type Finding } from "../../src/diff/index.ts";
import { noteUnread } from "../../src/diff/note-unread.ts";
import { readState } from "../../src/diff/open-state.ts";
import type { OpenState } from "../../src/diff/compare-spec.ts";
import { SpecDocument } from "../../src/read/index.ts";
import { mistake } from "./schema-case.ts";

const text = { type: "string" };
const json = (schema: object): object => ({ "application/json": { schema } });
const good = { "200": { description: "Good.", content: json(text) } };
const query = (more: object): object => ({
  parameters: [{ name: "a", in: "query", schema: { type: "array", items: text }, ...more }],
});
const form = (encoding?: object): object => ({
  requestBody: {
    content: {
      "application/x-www-form-urlencoded": {
        schema: { type: "object", properties: { a: { type: "object", properties: { b: text } } } },
        ...(encoding && { encoding: { a: encoding } }),
      },
    },
  },
});
const body = (...types: string[]): object => ({
  requestBody: { content: Object.fromEntries(types.map((type) => [type, { schema: text }])) },
});
const result = (...types: string[]): object => ({
  responses: {
    "200": {
      description: "Good.",
      content: Object.fromEntries(types.map((type) => [type, { schema: text }])),
    },
  },
});
const header = (schema: object): object => ({
  responses: { "200": { ...good["200"], headers: { "X-A": { schema } } } },
});
const refers = (name: string): object => ({
  responses: { "200": { description: "Good.", content: json({ $ref: `#/components/schemas/${name}` }) } },
});
const nullable = (schema: object): object => ({
  responses: { "200": { description: "Good.", content: json(schema) } },
});
const sent = (schema: object): object => ({ requestBody: { content: json(schema) } });
const base64 = { ...text, contentEncoding: "base64" };
const base64url = { ...text, contentEncoding: "base64url" };
const secured = (...sets: object[]): object => ({ security: sets });
const pages = {
  "x-speakeasy-pagination": {
    type: "cursor",
    inputs: [{ name: "a", in: "parameters", type: "cursor" }],
    outputs: { nextCursor: "$.next", results: "$.items" },
  },
  responses: {
    "200": {
      description: "Good.",
      content: json({ type: "object", properties: { next: text, items: { type: "array", items: text } } }),
    },
  },
  parameters: [{ name: "a", in: "query", schema: text }],
};
const { "x-speakeasy-pagination": _pagination, ...unpaged } = pages;

/** What a case shows, the operation before and after, and the level and rule of each change. */
const cases: readonly (readonly [string, object, object, readonly string[]])[] = [
  ["a list that is joined", query({}), query({ explode: false }), ["major style-changed"]],
  ["a field in another style", form(), form({ style: "deepObject", explode: true }), ["major style-changed"]],
  [
    "another media type of the body",
    body("text/plain"),
    body("text/plain", "text/csv"),
    ["minor media-type-added"],
  ],
  [
    "a media type of the body less",
    body("text/plain", "text/csv"),
    body("text/plain"),
    ["major media-type-removed"],
  ],
  [
    "a media type of the result less",
    result("application/json", "text/csv"),
    result("application/json"),
    ["major media-type-removed"],
  ],
  ["a result that is not JSON", result("application/json"), result("text/csv"), ["major type-changed"]],
  ["another scheme", secured({ key: [] }), secured({ token: [] }), ["major credentials-required"]],
  ["a second scheme", secured({ key: [] }), secured({ key: [], token: [] }), ["major credentials-required"]],
  ["a scheme where none was needed", secured(), secured({ key: [] }), ["major credentials-required"]],
  [
    "another scheme too",
    secured({ key: [] }),
    secured({ key: [] }, { token: [] }),
    ["minor credentials-accepted"],
  ],
  ["a scheme less", secured({ key: [], token: [] }), secured({ key: [] }), ["minor credentials-accepted"]],
  ["no scheme any more", secured({ key: [] }), secured(), ["minor credentials-accepted"]],
  [
    "a scheme that may be omitted",
    secured({ key: [] }),
    secured({ key: [] }, {}),
    ["minor credentials-accepted"],
  ],
  [
    "schemes in another order",
    secured({ key: [] }, { token: [] }),
    secured({ token: [] }, { key: [] }),
    ["patch reworded"],
  ],
  ["pages", unpaged, pages, ["minor pages-added", "patch not-read"]],
  ["no pages any more", pages, unpaged, ["major pages-removed", "patch not-read"]],
  ["a server of its own", {}, { servers: [{ url: "https://b.example" }] }, ["minor server-changed"]],
  ["an extension", { "x-a": 1 }, { "x-a": 2 }, ["patch not-read"]],
  ["a callback", {}, { callbacks: { a: {} } }, ["patch not-read"]],
  [
    "a link of a response",
    {},
    { responses: { "200": { ...good["200"], links: { a: { operationId: "b" } } } } },
    ["patch not-read"],
  ],
  ["a tag", { tags: ["a"] }, { tags: ["b"] }, ["patch text"]],
  ["the type of a header", header(text), header({ type: "integer" }), ["patch not-read"]],
  ["a reference to nothing", refers("A"), refers("B"), ["patch not-read"]],
  [
    "an extension of a schema",
    body("text/plain"),
    { requestBody: { content: { "text/plain": { schema: { ...text, "x-a": 1 } } } } },
    ["patch not-read"],
  ],
  [
    "null in other words",
    nullable({ type: "string", nullable: true }),
    nullable({ type: ["string", "null"] }),
    [],
  ],
  ["a text that becomes bytes", sent(text), sent(base64), ["major type-changed"]],
  ["bytes that become a text", nullable(base64), nullable(text), ["major type-changed"]],
  ["another alphabet of bytes that are sent", sent(base64), sent(base64url), ["major format-changed"]],
  ["another alphabet of bytes that are received", nullable(base64), nullable(base64url), ["patch reworded"]],
  [
    "bytes, as OpenAPI 3.0 describes them",
    sent({ ...text, format: "byte" }),
    sent(base64),
    ["patch reworded"],
  ],
  [
    "a body of bytes, as OpenAPI 3.1 describes it",
    { requestBody: { content: { "application/octet-stream": { schema: { ...text, format: "binary" } } } } },
    { requestBody: { content: { "application/octet-stream": {} } } },
    ["patch reworded"],
  ],
  ["a default that is stated", query({}), query({ explode: true }), ["patch not-read"]],
];

const schemes = {
  key: { type: "apiKey", in: "header", name: "x-key" },
  token: { type: "http", scheme: "bearer" },
};

const document = {
  openapi: "3.1.0",
  info: { title: "T", version: "1" },
  servers: [{ url: "https://a.example" }],
};

function opened(value: object): OpenState {
  return readState({ kind: "openapi", document: new SpecDocument({ name: "t", value, mistake }) });
}

function state(operation: object, securitySchemes: object = schemes): OpenState {
  const value = {
    ...document,
    paths: { "/a": { post: { operationId: "call", responses: good, ...operation } } },
    components: { securitySchemes },
  };
  return opened(value);
}

function compare(before: OpenState, after: OpenState): Finding[] {
  const findings = compareSpec(before, after);
  noteUnread(findings, before, after);
  return findings.all;
}

test.each(cases)("%s", (_, before, after, expected) => {
  const found = compare(state(before), state(after));
  expect(found.map(({ level, rule }) => `${level} ${rule}`).toSorted()).toEqual(expected);
});

test("a scheme that has its key elsewhere is a break", () => {
  const elsewhere = { ...schemes, key: { type: "apiKey", in: "query", name: "key" } };
  const found = compare(state(secured({ key: [] })), state(secured({ key: [] }), elsewhere));
  expect(found.map(({ level, rule }) => `${level} ${rule}`)).toEqual(["major scheme-changed"]);
});

test.each([
  [
    "header",
    { type: "apiKey", in: "header", name: "X-Key" },
    { type: "apiKey", in: "header", name: "x-key" },
  ],
  ["HTTP scheme", { type: "http", scheme: "Bearer" }, { type: "http", scheme: "bearer" }],
])("a security scheme whose %s is written in another case is the same", (_, before, after) => {
  const [was, is] = [before, after].map((key) => state(secured({ key: [] }), { ...schemes, key }));
  const found = compare(was as OpenState, is as OpenState);
  expect(found.filter(({ level }) => level === "major")).toEqual([]);
});

/** A document with more operations, into each of which a tool writes a value. */
function many(value: number): OpenState {
  const one = state({});
  const copy = one.document?.file.value as { paths: Record<string, unknown> };
  for (let index = 0; index < 9; index += 1)
    copy.paths[`/b${index}`] = { get: { operationId: `b${index}`, responses: good, "x-tool": value } };
  return opened(copy);
}

test("parts of an operation that move into components are the same", () => {
  const operation = {
    ...query({ description: "A." }),
    requestBody: { content: json(text) },
    responses: { "200": { description: "Good.", headers: { "X-A": { schema: text } }, content: json(text) } },
  };
  const [parameter] = (operation as unknown as { parameters: object[] }).parameters;
  const moved = (description: string): OpenState =>
    opened({
      ...document,
      paths: {
        "/a": {
          post: {
            operationId: "call",
            parameters: [{ $ref: "#/components/parameters/a" }],
            requestBody: { $ref: "#/components/requestBodies/a" },
            responses: { "200": { $ref: "#/components/responses/a" } },
          },
        },
      },
      components: {
        securitySchemes: schemes,
        parameters: { a: { ...parameter, description } },
        requestBodies: { a: operation.requestBody },
        responses: {
          a: { ...operation.responses["200"], headers: { "X-A": { $ref: "#/components/headers/a" } } },
        },
        headers: { a: { schema: text } },
      },
    });
  expect(compare(state(operation), moved("A."))).toEqual([]);
  expect(compare(moved("A."), state(operation))).toEqual([]);
  expect(compare(state(operation), moved("B.")).map(({ rule }) => rule)).toEqual(["text"]);
});

test("a key that a tool writes into each operation is reported once", () => {
  expect(compare(many(1), many(2)).map(({ sentence }) => sentence)).toEqual([
    "`t` has a different `x-tool` in 9 operations.",
  ]);
});

test.each([
  ["with a name", "call", []],
  ["without a name, which clients take from the path", undefined, ["major method-renamed"]],
])("another name of a parameter in the path of an operation %s is not sent", (_, operationId, more) => {
  const at = (name: string): OpenState => {
    const parameters = [{ name, in: "path", required: true, schema: text }];
    const paths = { [`/a/{${name}}`]: { get: { operationId, parameters, responses: good } } };
    const value = { openapi: "3.1.0", info: { title: "T", version: "1" }, paths };
    return opened(value);
  };
  const found = compare(at("id"), at("key"));
  expect(found.map(({ level, rule }) => `${level} ${rule}`)).toEqual([...more, "patch param-renamed"]);
});

const to = (kind: string, name: string): object => ({ $ref: `#/components/${kind}/${name}` });

/** A document whose operation has most of its parts from elsewhere, with other texts in some places. */
function sharing(more: Partial<Record<string, object>> = {}): OpenState {
  const value = {
    openapi: "3.1.0",
    info: { title: "T", version: "1" },
    servers: [{ url: "https://a.example", description: "All", ...more["server"] }],
    paths: {
      "/a": {
        parameters: [{ name: "team", in: "header", schema: text, ...more["ofPath"] }],
        get: {
          operationId: "getA",
          parameters: [to("parameters", "Limit"), { name: "own", in: "query", schema: text, ...more["own"] }],
          responses: { "200": to("responses", "Good"), "404": to("responses", "Bad") },
        },
      },
    },
    components: {
      parameters: { Limit: { name: "limit", in: "query", schema: text, ...more["parameter"] } },
      headers: { Left: { schema: text, ...more["header"] } },
      links: { Self: { operationId: "getA", ...more["link"] } },
      callbacks: {
        Loop: { "{$request.query.own}": { post: { callbacks: { loop: to("callbacks", "Loop") } } } },
      },
      responses: {
        Good: {
          description: "Good.",
          headers: { "X-Left": to("headers", "Left"), "X-Own": { schema: text, ...more["ownHeader"] } },
          links: { self: to("links", "Self") },
          content: json(text),
        },
        Bad: { description: "Bad.", ...more["response"] },
      },
    },
  };
  return opened(value);
}

const deprecated = { deprecated: true };

test.each<[string, object, readonly string[]]>([
  ["a shared parameter", { parameter: { "x-a": 1 } }, ["patch not-read `Limit` differs in a part that"]],
  ["a shared response", { response: { links: {} } }, ["patch not-read `Bad` differs in a part that"]],
  ["a shared link", { link: { description: "a" } }, ["patch not-read `Self` differs in a part that"]],
  ["a shared header", { header: { description: "a" } }, ["patch not-read `Left` differs in a part that"]],
  ["its type", { header: { schema: { type: "integer" } } }, ["patch not-read `Left` differs in a part that"]],
  ["a parameter of a path", { ofPath: { "x-a": 1 } }, ["patch not-read `/a` differs in a part that"]],
  [
    "a description",
    { parameter: { description: "a" } },
    ["patch text `getA(limit)` has a different description"],
  ],
  [
    "deprecated: a shared parameter",
    { parameter: deprecated },
    ["minor deprecated-set `getA(limit)` is deprecated."],
  ],
  [
    "deprecated: a parameter of a path",
    { ofPath: deprecated },
    ["minor deprecated-set `getA(team)` is deprecated."],
  ],
  ["deprecated: its own parameter", { own: deprecated }, ["minor deprecated-set `getA(own)` is deprecated."]],
  ["deprecated: a shared header", { header: deprecated }, ["minor deprecated-set `getA() 200 X-Left` is"]],
  ["deprecated: a header", { ownHeader: deprecated }, ["minor deprecated-set `getA() 200 X-Own` is"]],
  ["not deprecated", { own: { deprecated: false } }, ["patch not-read `getA` differs in a part that"]],
  ["a server", { server: { url: "https://b.example" } }, ["minor server-changed `t` has different servers."]],
  [
    "a variable of a server",
    { server: { variables: {} } },
    ["minor server-changed `t` has different servers."],
  ],
  ["a text of a server", { server: { description: "Some" } }, ["patch text `t` has a different `servers`."]],
])("a part that operations share: %s", (_, more, expected) => {
  const found = compare(sharing(), sharing(more));
  expect(found).toHaveLength(expected.length);
  for (const [index, { level, rule, sentence }] of found.entries())
    expect(`${level} ${rule} ${sentence}`).toContain(expected[index]);
  for (const { line } of found) expect(line).toBeGreaterThanOrEqual(1);
});

test("what is no longer deprecated is reported", () => {
  const found = compare(sharing({ header: deprecated }), sharing());
  expect(found.map(({ level, rule }) => `${level} ${rule}`)).toEqual(["patch deprecated-unset"]);
});
