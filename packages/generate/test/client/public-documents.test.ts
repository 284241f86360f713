import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { generateProject, startServer } from "./generated-client.ts";

const swagger = (operation: string, more = ""): string =>
  `swagger: "2.0"\ninfo: { title: A, version: "1" }\npaths: { /a: { get: ${operation} } }\n${more}`;
const openApi = (operation: string, more = ""): string =>
  `openapi: 3.1.0\npaths: { /a: { get: { operationId: b, ${operation} } } }\n${more}`;
const ok = 'responses: { "200": { description: A., schema: { type: string } } }';
const returns = (schema: string): string =>
  `responses: { "200": { description: A., content: { application/json: { schema: ${schema} } } } }`;

describe("a part of Swagger 2 that its converter fails at", () => {
  it.each([
    [
      swagger(`{ parameters: [{ name: a, type: string }], ${ok} }`),
      "it is not a parameter, so it is ignored",
    ],
    [swagger(`{ parameters: [null], ${ok} }`), "it is not a parameter, so it is ignored"],
    [swagger(`{ parameters: { a: {} }, ${ok} }`), "parameters is ignored: it is not a list"],
    [swagger("{ responses: { 200: null } }"), "it is not an object, so it is ignored"],
    [swagger("null"), "it has no responses, so its method returns nothing"],
    [swagger(`{ ${ok} }`, "securityDefinitions: { a: null }"), "it is not an object, so it is ignored"],
    [swagger(`{ ${ok} }`, "parameters: { a: { name: a } }"), "it is not a parameter, so it is ignored"],
    [
      swagger(`{ produces: text/plain, ${ok} }`),
      "produces is a string, so it is read as a list with one item",
    ],
    [
      swagger(
        `{ parameters: [{ name: a, in: query, type: array, items: { type: string }, collectionFormat: mutli }], ${ok} }`,
      ),
      "mutli is not a collectionFormat, so csv applies; use one of csv, ssv, tsv, pipes, multi",
    ],
  ])("is reported: %s", async (spec, reported) => {
    const project = await generateProject("x.yaml", spec);
    expect(project.printed.join("\n")).toContain(reported);
    expect(project.exitCode).toBe(0);
  });
});

it("prints long parameters whose values have &, ; and quotes", async () => {
  const values = ["Apparel & Fashion", "a; b", 'say "A', "/** a", "`b`", "x".repeat(90)];
  const spec = openApi(
    `parameters: [{ name: c, in: query, schema: { enum: ${JSON.stringify(values)} } }, { name: d, in: query, schema: { $ref: "#/components/schemas/D" } }], ${returns("{ type: string }")}`,
    "components: { schemas: { D: { enum: [1] } } }",
  );
  const project = await generateProject("x.yaml", spec);
  project.compile(`import { createXClient } from "./index.js";
const { b } = createXClient({ endpoint: "https://acme.example" });
void b({ c: "Apparel & Fashion", d: 1 });
void b({ c: "a; b" });
void b({ c: 'say "A' });
// @ts-expect-error: it is none of them.
void b({ c: "A" });`);
});

it("sends one of two credentials that are for the same header", async () => {
  await using server = await startServer(() => ({ body: '"a"', type: "application/json" }));
  const spec = openApi(
    `security: [{ key: [], token: [], other: [] }], ${returns("{ type: string }")}`,
    `components: { securitySchemes: { key: { type: apiKey, in: header, name: Authorization }, token: { type: http, scheme: bearer }, other: { type: apiKey, in: query, name: o } } }`,
  );
  const project = await generateProject("x.yaml", spec);
  expect(project.printed.join("\n")).toContain(
    "key and token are sent in the same header, so the client sends only one of them; list them as two alternatives",
  );
  project.compile("export {};");
  const { apiKey, bearer, createXClient } = (await project.load()) as {
    apiKey: (key: string) => unknown;
    bearer: (token: string) => unknown;
    createXClient: (options: object) => { b(): Promise<string> };
  };
  const other = apiKey("o");
  for (const credentials of [
    { token: bearer("t"), other },
    { key: apiKey("k"), other },
  ])
    await createXClient({ endpoint: server.url, credentials }).b();
  expect(server.received.map(({ headers }) => headers.authorization)).toEqual(["Bearer t", "k"]);
});

it("reads a text with properties as a text", async () => {
  await using server = await startServer(() => ({ body: "{}", type: "application/json" }));
  const text = "{ type: string, properties: { d: { type: string } }, additionalProperties: {} }";
  const spec = openApi(`parameters: [{ name: c, in: query, schema: ${text} }], ${returns("{}")}`);
  const project = await generateProject("x.yaml", spec);
  expect(project.printed.join("\n")).toContain(
    "properties is ignored: the schema is not an object; write type: object",
  );
  project.compile(`import { createXClient } from "./index.js";
export const call = (endpoint: string): Promise<unknown> => createXClient({ endpoint }).b({ c: "e" });`);
  const { call } = (await project.load("consumer.js")) as { call: (endpoint: string) => Promise<unknown> };
  await call(server.url);
  expect(server.received[0]?.url).toBe("/a?c=e");
});

it.each([
  [
    "an exact status and its range without content",
    '"200": { description: A. }, "2XX": { description: B. }',
    "void",
  ],
  [
    "an exact status and its range",
    '"200": { description: A., content: { text/plain: {} } }, "2XX": { description: B., content: { application/json: { schema: { type: number } } } }',
    "string | number",
  ],
])("compiles %s", async (_, responses, result) => {
  const project = await generateProject("x.yaml", openApi(`responses: { ${responses} }`));
  project.compile(`import { createXClient } from "./index.js";
export const a: Promise<${result}> = createXClient({ endpoint: "https://acme.example" }).b();`);
});

it("gives constants that a number cannot hold the type of all integers", async () => {
  const schema =
    "{ type: object, properties: { c: { const: 9007199254740993 }, d: { enum: [a, 9007199254740993] } } }";
  const project = await generateProject(
    "x.yaml",
    openApi(returns('{ $ref: "#/components/schemas/A" }'), `components: { schemas: { A: ${schema} } }`),
  );
  expect(project.printed.join("\n")).toContain(
    "const has an integer beyond 2^53, so the type is any integer",
  );
  const types = readFileSync(join(project.folder, "src/types.ts"), "utf8");
  expect(types).toContain("c?: number | bigint;");
  expect(types).toContain("d?: unknown;");
});

it("ignores a multiple of nothing", async () => {
  const more = "components: { schemas: { A: { type: integer, multipleOf: 0 } } }";
  const spec = openApi(returns('{ $ref: "#/components/schemas/A" }'), more);
  const project = await generateProject("x.yaml", spec, "--plugin", "zod", "--plugin", "valibot");
  expect(project.printed.join("\n")).toContain(
    "multipleOf is ignored: it must be above 0; write a number above 0",
  );
  project.compile('export { parse } from "valibot";');
  const { aSchema } = (await project.load("zod.js")) as { aSchema: { parse(value: unknown): unknown } };
  expect(aSchema.parse(3)).toBe(3);
  const valibot = (await project.load("valibot.js")) as { aSchema: unknown };
  const { parse } = (await project.load("consumer.js")) as {
    parse: (schema: unknown, value: unknown) => unknown;
  };
  expect(parse(valibot.aSchema, 3)).toBe(3);
});

it("makes empty schemas of a document without named types", async () => {
  const spec = openApi(returns("{ type: string }"));
  const project = await generateProject("x.yaml", spec, "--plugin", "zod", "--plugin", "valibot");
  expect(project.exitCode).toBe(0);
  project.compile('export * from "./zod.js";\nexport * from "./valibot.js";');
});

it("names what a bundled document refers to within its schemas", async () => {
  const at = "#/components/schemas/A/properties/b/properties";
  // Each of 12 places contains each of them, as copies within copies would need 12^12 of.
  const places = Array.from({ length: 12 }, (_, index) => `p${index}`);
  const part = `{ type: object, properties: { ${places.map((name) => `${name}: { $ref: "${at}/${name}" }`).join(", ")}, id: { type: integer } } }`;
  const schema = `{ type: object, properties: { b: { type: object, properties: { ${places.map((name) => `${name}: ${part}`).join(", ")} } } } }`;
  const more = `components: { schemas: { A: ${schema} } }`;
  const project = await generateProject(
    "x.yaml",
    openApi(returns('{ $ref: "#/components/schemas/A" }'), more),
    "--strict",
  );
  expect(project.printed).toEqual(["src: createXClient with 1 method, 0 of them sent at most once"]);
  project.compile(`import type { A, ABP3 } from "./index.js";
export const id = (a: A): number | undefined => a.b?.p0?.p3?.p7?.p3?.id;
export const same = (a: A): ABP3 | undefined => a.b?.p1?.p2?.p3;`);
});

it("types a part without a name that contains itself", async () => {
  const result = "#/paths/~1a/get/responses/200/content/application~1json/schema";
  const spec = openApi(
    returns(`{ type: object, properties: { next: { $ref: "${result}" }, id: { type: integer } } }`),
  );
  const project = await generateProject("x.yaml", spec, "--strict");
  project.compile(`import { createXClient } from "./index.js";
export const id = async (): Promise<number | undefined> =>
  (await createXClient({ endpoint: "https://acme.example" }).b()).next?.next?.next?.id;`);
});
