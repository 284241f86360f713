import { describe, expect, it } from "vitest";
import { generateFrom, generateProject, startServer } from "./generated-client.ts";

const json = (schema: string): string =>
  `{ description: A., content: { application/json: { schema: ${schema} } } }`;
const zoo = `
openapi: 3.1.0
paths:
  /animals/{id}: { get: { operationId: getAnimal, tags: [animals], parameters: [{ $ref: "shared/parts.yaml#/id" }], responses: { "200": ${json('{ $ref: "shared/animal.yaml" }')} } } }
  /animals: { post: { operationId: addAnimal, tags: [animals, staff], responses: { "201": ${json('{ $ref: "shared/animal.yaml#/properties/kind" }')} } } }
  /visits: { $ref: "shared/parts.yaml#/visits" }
`;
const files = {
  "zoo.yaml": zoo,
  "shared/parts.yaml": `
id: { name: id, in: path, required: true, schema: { type: string } }
visits: { get: { operationId: listVisits, responses: { "200": ${json('{ type: array, items: { $ref: "#/Visit" } }')} } } }
Visit: { type: object, required: [animal], properties: { animal: { $ref: "animal.yaml" } } }
`,
  "shared/animal.yaml":
    "{ type: object, required: [kind], properties: { kind: { enum: [cat, dog] }, friends: { type: array, items: { $ref: '#' } } } }",
};
const consumer = `
import { createZooClient, type Animal, type Visit } from "./index.js";
const zoo = createZooClient({ endpoint: "https://zoo.example" });
export const animal: Promise<Animal> = zoo.getAnimal("1");
export const kind: Promise<"cat" | "dog" | undefined> = animal.then((one) => one.friends?.[0]?.friends?.[0]?.kind);
export const visits: Promise<Visit[]> = zoo.listVisits();
export const added: Promise<"cat" | "dog"> = zoo.addAnimal();
`;

describe("a spec of several files", () => {
  it("is one document", async () => {
    const project = await generateFrom(files, "zoo.yaml", "--strict");
    expect(project.printed[0]).toBe("src: createZooClient with 3 methods, 1 of them sent at most once");
    project.compile(consumer);
  });

  it("is read from its address, with the files next to it", async () => {
    await using server = await startServer(({ url }) => {
      const body = (files as Readonly<Record<string, string>>)[url.slice(1)];
      return { status: body === undefined ? 404 : 200, body: body ?? "", type: "text/plain" };
    });
    const project = await generateProject("nothing", "", `${server.url}/zoo.yaml`);
    expect(project.printed[0]).toBe("src: createZooClient with 3 methods, 1 of them sent at most once");
    project.compile(consumer);
  });

  it("may have its paths and components in other files", async () => {
    const parts = {
      "zoo.yaml":
        "openapi: 3.1.0\npaths: { $ref: paths.yaml }\ncomponents: { schemas: { $ref: schemas/index.yaml } }\n",
      "paths.yaml": `
/animals/{id}: { get: { operationId: getAnimal, parameters: [{ name: id, in: path, required: true, schema: { type: string } }], responses: { "200": ${json('{ $ref: "zoo.yaml#/components/schemas/Animal" }')} } } }
/visits: { get: { operationId: listVisits, responses: { "200": ${json('{ type: array, items: { $ref: "schemas/visit.yaml" } }')} } } }
`,
      "schemas/index.yaml": "{ Animal: { $ref: animal.yaml }, Visit: { $ref: visit.yaml } }",
      "schemas/animal.yaml": "{ type: object, required: [kind], properties: { kind: { enum: [cat, dog] } } }",
      "schemas/visit.yaml":
        "{ type: object, required: [animal], properties: { animal: { $ref: animal.yaml } } }",
    };
    const project = await generateFrom(parts, "zoo.yaml", "--strict");
    expect(project.printed).toEqual(["src: createZooClient with 2 methods, 0 of them sent at most once"]);
    project.compile(`
import { createZooClient, type Animal, type Visit, type ZooMethods } from "./index.js";
const zoo: ZooMethods = createZooClient({ endpoint: "https://zoo.example" });
export const animal: Promise<Animal> = zoo.getAnimal("1");
export const visits: Promise<Visit[]> = zoo.listVisits();
export const kind = (visit: Visit): "cat" | "dog" => (visit.animal satisfies Animal).kind;
// @ts-expect-error: there is one type of this name
export type { Animal2 } from "./index.js";
`);
  });

  it("reports a file that is missing, with its place in the file that names it", async () => {
    const project = await generateFrom({ ...files, "shared/animal.yaml": "a: [" }, "zoo.yaml");
    expect(project.exitCode).toBe(0);
    expect(project.printed.at(-1)).toMatch(
      /^shared\/parts\.yaml:4:\d+: animal\.yaml cannot be read: Flow sequence .*, so it is ignored; write valid YAML$/,
    );
    const without = await generateFrom({ ...files, "shared/parts.yaml": "" }, "zoo.yaml");
    expect(without.exitCode).toBe(0);
  });
});

describe("an address", () => {
  it.each([
    [{ status: 404, body: "" }, "the server responds with status 404; correct the address"],
    [
      { status: 401, body: "" },
      "the server responds with status 401; add credentials (https://USER:PASSWORD@host), or download it and name the file",
    ],
    [
      { body: "<!DOCTYPE html><html></html>", type: "text/html" },
      "it is a web page; use the address of the raw JSON or YAML",
    ],
    [{ body: "a: [" }, "write valid YAML"],
  ])("without a document is rejected: %j", async (response, what) => {
    await using server = await startServer(() => response);
    const project = await generateProject("nothing", "", `${server.url}/zoo.yaml`);
    expect(project.exitCode).toBe(1);
    expect(project.printed[0]).toContain(`${server.url}/zoo.yaml:1:`);
    expect(project.printed[0]).toContain(what);
  });

  it("of a host that does not respond is rejected", async () => {
    const server = await startServer(() => ({ body: "" }));
    await server[Symbol.asyncDispose]();
    const project = await generateProject("nothing", "", `${server.url}/zoo.yaml`);
    expect(project.printed).toEqual([
      `${server.url}/zoo.yaml:1:1: it cannot be fetched (ECONNREFUSED); check the address and the network, or download it and name the file`,
    ]);
  });
});

describe("a selection of operations", () => {
  it.each([
    [
      ["--include", "tag:animals"],
      ["getAnimal", "addAnimal"],
    ],
    [["--include", "tag:animals", "--exclude", "tag:staff"], ["getAnimal"]],
    [["--include", "path:/animals*", "--exclude", "method:POST"], ["getAnimal"]],
    [
      ["--include", "method:list*", "--include", "method:addAnimal"],
      ["addAnimal", "listVisits"],
    ],
  ])("%j generates %j", async (args, methods) => {
    const project = await generateFrom(files, "zoo.yaml", ...args);
    expect(project.exitCode).toBe(0);
    const checks = methods.map((name) => `export const ${name} = zoo.${name};`).join("\n");
    const count = `export const count: ${methods.map((name) => `"${name}"`).join(" | ")} = null as never as keyof ZooMethods;`;
    project.compile(`import { createZooClient, type ZooMethods } from "./index.js";
const zoo: ZooMethods = createZooClient({ endpoint: "https://zoo.example" });\n${checks.replaceAll(/const (\w+) =/g, 'const $1: ZooMethods["$1"] =')}\n${count}`);
  });

  it("that matches nothing is rejected, with what was meant", async () => {
    const project = await generateFrom(files, "zoo.yaml", "--include", "tag:animal", "--exclude", "visits");
    expect(project.exitCode).toBe(1);
    expect(project.printed).toEqual([
      "zoo.yaml:1:1: no operation matches tag:animal; did you mean tag:animals?",
      "zoo.yaml:1:1: visits is not a selection; write tag:NAME, path:PATH or method:NAME, where * stands for any text",
    ]);
  });

  it("omits types that only other operations use, and applies to OpenRPC", async () => {
    const rpc = `
openrpc: 1.3.2
methods:
  - { name: a, tags: [{ name: one }], params: [], result: { name: r, schema: { $ref: "#/components/schemas/A" } } }
  - { name: b, tags: [{ name: two }], params: [], result: { name: r, schema: { $ref: "#/components/schemas/B" } } }
components: { schemas: { A: { type: string }, B: { type: string } } }
`;
    const project = await generateProject("x.yaml", rpc, "--include", "tag:one");
    expect(project.printed[0]).toContain("createXClient with 1 method");
    project.compile(
      'export type { A } from "./index.js"; // @ts-expect-error: not used\nexport type { B } from "./index.js";',
    );
  });
});

describe("a Swagger 2 document", () => {
  it("is converted, and its places are those of the original", async () => {
    const swagger = `
swagger: "2.0"
info: { title: Pets, version: "1" }
host: pets.example
basePath: /v2
consumes: [application/json]
produces: [application/json]
paths:
  /pets:
    post:
      operationId: addPet
      parameters: [{ name: body, in: body, required: true, schema: { $ref: "#/definitions/Pet" } }]
      responses: { "200": { description: It., schema: { $ref: "#/definitions/Pet" } } }
    get:
      operationId: listPets
      parameters: [{ name: tags, in: query, type: array, items: { type: string }, collectionFormat: csv }]
      responses: { "200": { description: All., schema: { type: array, items: { $ref: "#/definitions/Pet" } } } }
  /pets/{id}/photo:
    post:
      operationId: addPhoto
      consumes: [multipart/form-data]
      parameters:
        - { name: id, in: path, required: true, type: integer }
        - { name: file, in: formData, type: file, required: true }
      responses: { "204": { description: Done. } }
definitions:
  Pet: { type: object, required: [name], properties: { name: { type: string }, kind: { type: animal } } }
`;
    const project = await generateProject("pets.json", swagger);
    expect(project.printed.slice(2)).toEqual([
      "1 part of the spec is not in the client as described:",
      expect.stringMatching(
        /^pets\.json:27:\d+: animal is not a type of JSON Schema, so the type is unknown; /,
      ),
    ]);
    project.compile(`
import { createPetsClient, type Pet } from "./index.js";
const pets = createPetsClient({ endpoint: "https://pets.example/v2" });
export const added: Promise<Pet> = pets.addPet({ name: "a" });
export const all: Promise<Pet[]> = pets.listPets({ tags: ["a", "b"] });
export const photo: Promise<void> = pets.addPhoto(7, { file: new Blob() });
`);
  });
});

describe("a reference by anchor", () => {
  it("leads to the schema that extends the one with the anchor", async () => {
    const spec = `
openapi: 3.1.0
paths: { /a: { get: { operationId: a, responses: { "200": ${json('{ $ref: "#/components/schemas/Users" }')} } } } }
components:
  schemas:
    Page:
      $defs: { item: { $dynamicAnchor: item } }
      type: object
      required: [items]
      properties: { items: { type: array, items: { $dynamicRef: "#item" } } }
    Users: { $defs: { item: { $dynamicAnchor: item, $ref: "#/components/schemas/User" } }, $ref: "#/components/schemas/Page" }
    User: { type: object, required: [name], properties: { name: { type: string }, note: { $ref: "#note" } } }
    Note: { $anchor: note, type: string }
    Tree: { $recursiveAnchor: true, type: object, required: [nodes], properties: { nodes: { type: array, items: { $recursiveRef: "#" } } } }
    NamedTree: { $recursiveAnchor: true, allOf: [{ $ref: "#/components/schemas/Tree" }], required: [name], properties: { name: { type: string } } }
    Plain: { type: object, properties: { next: { $recursiveRef: "#" }, leaf: { $ref: "#/components/schemas/Plain/$defs/leaf" } }, $defs: { leaf: { type: object, properties: { leaf: { $ref: "#/components/schemas/Plain/$defs/leaf" }, n: { type: integer } } } } }
`;
    const project = await generateProject("x.yaml", spec, "--strict");
    expect(project.printed).toEqual(["src: createXClient with 1 method, 0 of them sent at most once"]);
    project.compile(`
import type { Leaf, NamedTree, Page, Plain, Tree, Users } from "./index.js";
export const users = (one: Users): string => one.items[0]?.name ?? "";
export const page = (one: Page): unknown => one.items[0];
export const tree = (one: Tree): Tree | undefined => one.nodes[0]?.nodes[0];
export const named = (one: NamedTree): string | undefined => one.nodes[0]?.nodes[0]?.name;
export const plain = (one: Plain): Plain | undefined => one.next?.next;
export const leaf = (one: Plain): number | undefined => (one.leaf satisfies Leaf | undefined)?.leaf?.leaf?.n;
// @ts-expect-error: the items of a page are unknown
export const wrong = (one: Page): string => one.items[0]?.name;
`);
  });
});

describe("a schema of 300 levels", () => {
  it.each([
    ["properties", (inner: string) => `{ "type": "object", "properties": { "a": ${inner} } }`],
    ["unions", (inner: string) => `{ "oneOf": [{ "type": "null" }, ${inner}] }`],
  ])("of %s is reported where it becomes unknown", async (_, around) => {
    let schema = "{}";
    for (let level = 0; level < 300; level += 1) schema = around(schema);
    const spec = `{ "openapi": "3.1.0", "paths": { "/a": { "get": { "responses": { "200": { "content": { "application/json": { "schema": ${schema} } } } } } } } }`;
    const project = await generateProject("x.json", spec);
    expect(project.printed.at(-1)).toContain(
      "the schema is nested in more than 100 others, so its type is unknown",
    );
    project.compile("");
  });
});
