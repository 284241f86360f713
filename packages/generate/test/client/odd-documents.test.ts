import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { startMockServer } from "../../src/mock/index.ts";
import { generateFrom, generateProject, startServer } from "./generated-client.ts";

const responses =
  '{ "200": { description: A., content: { application/json: { schema: { $ref: "#/components/schemas/A" } } } } }';
const openApi = (paths: string, schema = "{ type: string }"): string =>
  `openapi: 3.2.0\npaths: { ${paths} }\ncomponents: { schemas: { A: ${schema} } }\n`;

describe("a method called new", () => {
  it("is no constructor: in OpenAPI", async () => {
    const project = await generateProject(
      "x.yaml",
      openApi(`/a: { get: { operationId: new, responses: ${responses} } }`),
    );
    project.compile(`import { createXClient } from "./index.js";
export const a: Promise<string> = createXClient({ endpoint: "https://acme.example" }).new();`);
  });

  it("is no constructor: in OpenRPC", async () => {
    const spec =
      "openrpc: 1.3.2\nmethods: [{ name: new, params: [], result: { name: r, schema: { type: string } } }]";
    const project = await generateProject("x.yaml", spec);
    project.compile(`import { createXClient } from "./index.js";
export const a: Promise<string> = createXClient({ endpoint: "https://acme.example" }).new();`);
  });

  it("is no constructor: in a proto", async () => {
    const spec =
      'syntax = "proto3"; package x; message A { string b = 1; } service S { rpc New(A) returns (A); }';
    const project = await generateProject("x.proto", spec);
    project.compile(`import { createXClient } from "./index.js";
export const b: Promise<string> = createXClient({ endpoint: "https://acme.example" }).s.new({}).then((a) => a.b);`);
  });
});

it("sends a path that lacks its slash to the same host", async () => {
  await using server = await startServer(() => ({ body: '"a"', type: "application/json" }));
  const project = await generateProject(
    "x.yaml",
    openApi(`a: { get: { operationId: b, responses: ${responses} } }`),
  );
  project.compile("export {};");
  const { createXClient } = (await project.load()) as {
    createXClient: (options: object) => { b(): Promise<string> };
  };
  expect(await createXClient({ endpoint: server.url }).b()).toBe("a");
  expect(server.received[0]?.url).toBe("/a");
});

const place = (name: string, where: string, more = ""): string =>
  `{ name: ${name}, in: ${where}, schema: { type: string }${more} }`;

const get = (id: string, ...parameters: string[]): string =>
  `{ get: { operationId: ${id}, parameters: [${parameters.join(", ")}], responses: ${responses} } }`;

it("has parameters that are called like properties of every object", async () => {
  const bytes = "{ name: toString, in: header, schema: { type: string, format: byte } }";
  const list =
    "{ name: a, in: query, style: pipeDelimited, explode: false, schema: { type: array, items: { type: string } } }";
  const project = await generateProject(
    "x.yaml",
    openApi(
      `/a: ${get("a", place("constructor", "header"), bytes)}, /b: ${get("b", place("constructor", "cookie"))}, /c: ${get("c", place("constructor", "query"), list)}`,
    ),
  );
  project.compile("export {};");
  const { createXClient } = (await project.load()) as {
    createXClient: (options: object) => Record<"a" | "b" | "c", (given?: object) => Promise<string>>;
  };
  const mistakes: unknown[] = [];
  await using own = await startServer(() => ({ body: '"a"' }));
  const mock = await startMockServer(join(project.folder, "x.yaml"), {
    onCall: (call) => mistakes.push(...call.mistakes),
  });
  for (const endpoint of [own.url, mock.url]) {
    const client = createXClient({ endpoint });
    await client.a();
    await client.a({ constructor: "1", toString: new Uint8Array([1]) });
    for (const method of ["b", "c"] as const) await client[method]({ constructor: "1", a: ["2"] });
  }
  await mock.close();
  expect(mistakes).toEqual([]);
  const sent = own.received.map(({ url, headers }) => [
    url,
    Object.hasOwn(headers, "constructor") && headers["constructor"],
    Object.hasOwn(headers, "tostring") && headers["tostring"],
    headers["cookie"],
  ]);
  expect(sent).toEqual([
    ["/a", false, false, undefined],
    ["/a", "1", "AQ==", undefined],
    ["/b", false, false, "constructor=1"],
    ["/c?constructor=1&a=2", false, false, undefined],
  ]);
});

describe("a plugin", () => {
  it("makes handlers of methods that Mock Service Worker has no function for", async () => {
    const spec = openApi(
      `/a: { additionalOperations: { COPY: { operationId: copy, responses: ${responses} } } }`,
    );
    const project = await generateProject("x.yaml", spec, "--plugin", "msw");
    project.compile('export { createXHandlers } from "./handlers.js";');
  });

  it("makes Zod schemas of patterns and enums that Zod has no schemas for", async () => {
    const schema =
      '{ type: object, properties: { a: { type: string, pattern: "(?i)a" }, b: { enum: [[1], 2] } } }';
    const spec = openApi(`/a: { get: { operationId: b, responses: ${responses} } }`, schema);
    const project = await generateProject("x.yaml", spec, "--plugin", "zod");
    project.compile("export {};");
    const { aSchema } = (await project.load("zod.js")) as { aSchema: { parse(value: unknown): unknown } };
    expect(aSchema.parse({ a: "A", b: 2 })).toEqual({ a: "A", b: 2 });
  });
});

it("says that a text is encoded bytes that clients do not decode", async () => {
  const schema =
    "{ type: object, properties: { a: { type: string, description: A photo., contentEncoding: base32 } } }";
  const spec = openApi(`/a: { get: { operationId: b, responses: ${responses} } }`, schema);
  const project = await generateProject("x.yaml", spec);
  const types = readFileSync(join(project.folder, "src/types.ts"), "utf8");
  expect(types).toContain("  /** A photo. Bytes as base32 text. */\n  a?: string;");
});

it("says nothing of parameters without a description", async () => {
  const spec = openApi(
    `/a: ${get("a", place("b", "query"), place("c", "query"))}, /b: ${get("b", place("b", "query"), place("c", "query", ", description: The c."))}`,
  );
  const project = await generateProject("x.yaml", spec);
  const methods = readFileSync(join(project.folder, "src/methods.ts"), "utf8");
  expect(methods.match(/@param .*/g)).toEqual(["@param query - `c`: The c."]);
});

it("reads the discriminator of Swagger 2", async () => {
  const swagger = `swagger: "2.0"
paths: { /a: { get: { operationId: b, responses: { 200: { description: A., schema: { $ref: "#/definitions/A" } } } } } }
definitions: { A: { type: object, discriminator: kind, required: [kind], properties: { kind: { type: string } } } }`;
  const project = await generateFrom({ "x.yaml": swagger }, "x.yaml", "--strict");
  expect(project.printed).toEqual(["src: createXClient with 1 method, 0 of them sent at most once"]);
});

const member = (kind: string): string =>
  `{ type: object, required: [kind], properties: { kind: { const: ${kind} } } }`;

const union = (...names: string[]): string => {
  const members = names.map((name) => `{ $ref: "#/components/schemas/${name}" }`);
  return `{ oneOf: [${members.join(", ")}], discriminator: { propertyName: kind } }`;
};

it("does not give a union within a union the name of its schema as the value of the discriminator", async () => {
  const spec = `openapi: 3.1.0
paths: { /a: { get: { operationId: get, responses: ${responses} } } }
components: { schemas: { A: ${union("Pets", "Car")}, Pets: ${union("Cat", "Dog")}, Cat: ${member("cat")}, Dog: ${member("dog")}, Car: ${member("car")} } }`;
  const project = await generateProject("x.yaml", spec);
  project.compile(`import type { A } from "./index.js";
export const kind = (a: A): "cat" | "dog" | "car" => a.kind;
export const cat: A = { kind: "cat" };`);
});

it("has no description that is no text", async () => {
  const own = "{ type: object, properties: { a: { type: string, description: { b: 1 } } } }";
  const schema = `{ description: [A], allOf: [{ $ref: "#/components/schemas/B" }, ${own}] }, B: { type: object }`;
  const paths = `/a: { get: { operationId: b, responses: ${responses} } }`;
  const project = await generateProject("x.yaml", openApi(paths, schema));
  project.compile('import type { A } from "./types.js";\nexport const a: A = { a: "b" };');
});
