import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { generateClient } from "../../src/client/generate-client.ts";
import { fromSwagger } from "../../src/read/open-api/from-swagger.ts";
import { generateProject, startServer } from "./generated-client.ts";

const json = (value: unknown): string => JSON.stringify(value);
const swagger = (rest: object): string =>
  json({ swagger: "2.0", info: { title: "A", version: "1" }, ...rest });
const ok = { responses: { 200: { description: "A.", schema: { type: "string" } } } };

/** Values of all kinds, of which each place of a document accepts one or two. */
const values: readonly unknown[] = [null, "", [null], { x: null }, { toString: 1 }, "__proto__"];

/** A document that has each kind of place. */
const whole = {
  swagger: "2.0",
  info: { title: "A", version: "1" },
  host: "a.example",
  basePath: "/v1",
  schemes: ["https"],
  consumes: ["application/json"],
  produces: ["application/json"],
  securityDefinitions: {
    a: { type: "oauth2", flow: "application", tokenUrl: "https://a.example", scopes: {} },
  },
  parameters: { body: { name: "b", in: "body", schema: { $ref: "#/definitions/A" } } },
  responses: {
    r: { description: "A.", schema: { $ref: "#/definitions/A" }, examples: { "application/json": {} } },
  },
  definitions: {
    A: { type: "object", required: ["a"], properties: { a: { type: "string", format: "date" } } },
  },
  paths: {
    "/a": {
      parameters: [
        { name: "p", in: "query", type: "array", items: { type: "string" }, collectionFormat: "csv" },
      ],
      "x-a": { a: "b" },
      post: {
        tags: ["a"],
        security: [{ a: [] }],
        parameters: [{ $ref: "#/parameters/body" }],
        responses: {
          200: { $ref: "#/responses/r" },
          "x-a": { a: "b" },
          400: { description: "B.", headers: { h: { type: "string" } } },
        },
      },
      put: {
        parameters: [{ name: "f", in: "formData", type: "string" }],
        responses: { 200: { description: "A." } },
      },
    },
  },
};

/** Returns the document with a value at each of its places. */
function* mutations(): Iterable<string> {
  const copy: object = structuredClone(whole);
  const walk = function* (part: object): Iterable<string> {
    for (const [key, own] of Object.entries(part))
      if (key !== "swagger") {
        for (const value of values) {
          Object.assign(part, { [key]: value });
          yield json(copy);
        }
        Object.assign(part, { [key]: own });
        if (typeof own === "object" && own !== null) yield* walk(own as object);
      }
  };
  yield* walk(copy);
}

it("reports what has another kind at any place of Swagger 2", async () => {
  const folder = mkdtempSync(join(tmpdir(), "swagger-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "a.json");
  const failures: string[] = [];
  for (const text of mutations()) {
    writeFileSync(file, text);
    const said = await generateClient(file, { name: "A" }).then(
      ({ reports }) => json(reports),
      (error: unknown) => String(error),
    );
    if (/TypeError|^Error|\[object/.test(said)) failures.push(`${text}: ${said}`);
  }
  expect(failures).toEqual([]);
});

it("reads versions without quotation marks, which YAML makes numbers", async () => {
  const { printed } = await generateProject("x.yaml", `swagger: 2.0\npaths: { /a: { get: ${json(ok)} } }`);
  expect(printed.join("\n")).toContain("1 method");
  const three = '{ "200": { description: A., content: { application/json: { schema: { type: string } } } } }';
  const other = await generateProject(
    "x.yaml",
    `openapi: 3.0\npaths: { /a: { get: { responses: ${three} } } }`,
  );
  expect(other.printed.join("\n")).toContain("1 method");
});

it("uses an operation's own media types in place of those of the document", async () => {
  await using server = await startServer(() => ({ body: "a,b", type: "text/csv" }));
  const project = await generateProject(
    "x.json",
    swagger({
      consumes: ["application/json"],
      produces: ["application/json"],
      parameters: { body: { name: "body", in: "body", required: true, schema: { type: "string" } } },
      responses: { text: { description: "A.", schema: { type: "string" } } },
      paths: {
        "/own": { get: { operationId: "own", produces: ["text/csv"], ...ok } },
        "/shared": {
          post: {
            operationId: "shared",
            produces: ["text/csv"],
            consumes: ["text/plain"],
            parameters: [{ $ref: "#/parameters/body" }],
            responses: { 200: { $ref: "#/responses/text" } },
          },
        },
      },
    }),
  );
  project.compile(`import { createXClient } from "./index.js";
const client = createXClient({ endpoint: "https://acme.example" });
export const texts: Promise<string>[] = [client.own(), client.shared("a")];`);
  const { createXClient } = (await project.load()) as {
    createXClient: (options: object) => { own(): Promise<string>; shared(body: string): Promise<string> };
  };
  const client = createXClient({ endpoint: server.url });
  expect([await client.own(), await client.shared("a")]).toEqual(["a,b", "a,b"]);
  expect(server.received.map(({ headers, body }) => [headers.accept, headers["content-type"], body])).toEqual(
    [
      ["text/csv", undefined, ""],
      ["text/csv", "text/plain", "a"],
    ],
  );
});

it("sends a body that all operations of a path share, wherever the path states it", async () => {
  const body = { name: "body", in: "body", required: true, schema: { type: "string" } };
  const project = await generateProject(
    "x.json",
    swagger({
      paths: { "/a": { post: { operationId: "go", consumes: [], produces: [], ...ok }, parameters: [body] } },
    }),
    "--strict",
  );
  project.compile(`import { createXClient } from "./index.js";
export const a: Promise<string> = createXClient({ endpoint: "https://acme.example" }).go("a");`);
});

it("allows null where x-nullable does", async () => {
  const schema = {
    type: "object",
    required: ["a"],
    properties: { a: { type: "string", "x-nullable": true } },
  };
  const project = await generateProject(
    "x.json",
    swagger({
      paths: { "/a": { get: { operationId: "go", responses: { 200: { description: "A.", schema } } } } },
    }),
  );
  project.compile(`import { createXClient } from "./index.js";
export const a: Promise<string | null> = createXClient({ endpoint: "https://acme.example" }).go().then(({ a }) => a);
// @ts-expect-error It may be null.
export const b: Promise<string> = createXClient({ endpoint: "https://acme.example" }).go().then(({ a }) => a);`);
});

it("leaves values as they are that look like parts of the document", () => {
  const value = {
    type: "file",
    $ref: "#/definitions/A",
    "x-nullable": true,
    discriminator: "a",
    properties: {},
  };
  const A = { type: "object", example: value, default: value, enum: [value], "x-a": value };
  const response = { description: "A.", schema: A, examples: { "application/json": value } };
  const document = {
    swagger: "2.0",
    definitions: { A, default: A, B: { type: "object", properties: { example: { type: "file" }, enum: A } } },
    paths: { "/a": { get: { "x-a": value, responses: { 200: response, default: response } } } },
  };
  const source = { value: document } as unknown as Parameters<typeof fromSwagger>[0];
  const text = JSON.stringify(fromSwagger(source, () => {}).value);
  const count = (all: string): number => all.split(json(value)).length - 1;
  expect(count(text)).toBe(count(json(document)));
  expect(text.split('"file"')).toHaveLength(count(text) + 1);
});
