import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { startMockServer } from "../../src/mock/index.ts";
import { generateProject } from "./generated-client.ts";

const properties = "properties: { id: { type: string }, size: { type: integer } }";
const spec = `
openapi: 3.1.0
info: { title: Acme, version: 1.0.0 }
paths:
  /jobs:
    post:
      operationId: createJob
      requestBody: { required: true, content: { application/json: { schema: { $ref: "#/components/schemas/MaybeJob" } } } }
      responses: { "200": { description: A., content: { application/json: { schema: { $ref: "#/components/schemas/MaybeJob" } } } } }
components:
  schemas:
    Job: { type: object, ${properties} }
    MaybeJob: { type: [object, "null"], ${properties} }
    Bare: { type: [object, null], ${properties} }
    BareText: { type: [null, string] }
    MaybeOpen: { type: [object, "null"], ${properties}, additionalProperties: true }
    MaybeList: { type: [array, "null"], items: { $ref: "#/components/schemas/MaybeJob" } }
    MaybeMap: { type: [object, "null"], additionalProperties: { $ref: "#/components/schemas/MaybeJob" } }
    MaybeBoth: { allOf: [{ type: [object, "null"], properties: { a: { type: string } } }, { type: [object, "null"], properties: { b: { type: string } } }] }
    NeverBoth: { allOf: [{ type: [object, "null"], properties: { a: { type: string } } }, { type: object, properties: { b: { type: string } } }] }
    MaybeNext: { type: [object, "null"], required: [next], properties: { next: { $ref: "#/components/schemas/MaybeNext" } } }
    Pet: { oneOf: [{ $ref: "#/components/schemas/Cat" }, { $ref: "#/components/schemas/Dog" }], discriminator: { propertyName: kind } }
    Cat: { type: [object, "null"], properties: { kind: { type: string }, lives: { type: integer } } }
    Dog: { type: object, properties: { kind: { type: string } } }
    Chosen: { type: object, properties: { own: { type: string } }, oneOf: [{ $ref: "#/components/schemas/Job" }, { $ref: "#/components/schemas/MaybeJob" }] }
    Beside: { allOf: [{ $ref: "#/components/schemas/Job" }], required: [id] }
    InMember: { allOf: [{ $ref: "#/components/schemas/Job" }, { type: object, required: [id, name], properties: { name: { type: string } } }] }
    NextToRef: { $ref: "#/components/schemas/Job", required: [size] }
    Nested: { allOf: [{ allOf: [{ $ref: "#/components/schemas/Job" }] }], required: [id] }
    ByName: { allOf: [{ $ref: "#/components/schemas/Job" }, { $ref: "#/components/schemas/NeedsId" }] }
    Undescribed: { allOf: [{ $ref: "#/components/schemas/Job" }], required: [other] }
    NeedsId: { type: object, required: [id] }
    Map: { type: object, additionalProperties: { type: integer }, required: [total] }
    Either: { type: object, ${properties}, anyOf: [{ required: [id] }, { required: [size] }] }
    Open: { type: object, properties: { a: { type: string } }, anyOf: [{ required: [a] }, {}] }
    Joined: { allOf: [{ type: object, properties: { a: { type: string } } }, { type: object, properties: { a: {}, b: { enum: [x, y] } } }, { type: object, properties: { b: { enum: [y, z] } } }] }
    TypeNextToRef: { type: object, properties: { job: { $ref: "#/components/schemas/Job", type: string } } }
    Text: { type: string, oneOf: [{ description: One. }, { description: Other. }] }
    Contradiction: { allOf: [{ type: object, properties: { a: { type: string } } }, { type: object, properties: { b: { type: string } }, additionalProperties: { type: string } }] }
`;

const consumer = `
import { createAcmeClient } from "./index.js";
import type * as t from "./types.js";
const client = createAcmeClient({ endpoint: "https://acme.example" });
export const job: t.MaybeJob = await client.createJob(null);
// @ts-expect-error: it may be null.
export const id: unknown = (await client.createJob(null)).id;
export const maybe: [t.MaybeJob, t.MaybeOpen, t.MaybeList, t.MaybeMap, t.MaybeBoth, t.Pet, t.Chosen & null] = [null, null, [null], { a: null }, null, null, null as never];
export const bare: [t.Bare, t.BareText, t.BareText] = [null, null, "a"];
// @ts-expect-error: it is null, or a text.
export const bareNumber: t.BareText = 1;
export const next: t.MaybeNext = { next: { next: null } };
// @ts-expect-error: one of its parts is never null.
export const never: t.NeverBoth = null;
export const full: [t.Beside, t.InMember, t.NextToRef, t.Nested, t.ByName, t.Map, t.Either] = [{ id: "a" }, { id: "a", name: "b" }, { size: 1 }, { id: "a" }, { id: "a" }, { total: 1, other: 2 }, { size: 1 }];
// @ts-expect-error: other is required.
export const undescribed: t.Undescribed = { id: "a" };
// @ts-expect-error: id is required.
export const beside: t.Beside = { size: 1 };
// @ts-expect-error: id is required.
export const inMember: t.InMember = { name: "b" };
// @ts-expect-error: size is required.
export const nextToRef: t.NextToRef = { id: "a" };
// @ts-expect-error: id is required.
export const nested: t.Nested = { size: 1 };
// @ts-expect-error: id is required.
export const byName: t.ByName = { size: 1 };
// @ts-expect-error: id is a text.
export const byNumber: t.ByName = { id: 1 };
// @ts-expect-error: total is required.
export const map: t.Map = { other: 1 };
// @ts-expect-error: one of them is required.
export const either: t.Either = {};
export const open: t.Open = {};
export const joined: [t.Joined, t.TypeNextToRef, string & t.Text] = [{ a: "a", b: "y" }, { job: { id: "a" } }, "a"];
// @ts-expect-error: a is a text.
export const wrong: t.Joined = { a: 1 };
// @ts-expect-error: b is one of both enums.
export const wrongToo: t.Joined = { b: "x" };
export const others: t.Contradiction = { a: "a", c: "c" };
// @ts-expect-error: it is one of the two.
export const chosen: t.Chosen = { own: "a", size: "b" };
`;

it("types null of every named schema, and what any part of a schema requires", async () => {
  const project = await generateProject(
    "acme.yaml",
    spec,
    "--strict",
    "--plugin",
    "zod",
    "--plugin",
    "valibot",
  );
  expect(project.printed.slice(2)).toEqual([]);
  project.compile(consumer);
  for (const [file, parse] of [
    ["zod.js", (schema: Schema, value: unknown): boolean => schema.safeParse(value).success],
    [
      "valibot.js",
      (schema: Schema, value: unknown): boolean => schema["~standard"].validate(value).issues === undefined,
    ],
  ] as const) {
    const schemas = (await project.load(file)) as Readonly<Record<string, Schema>>;
    const accepts = (name: string, value: unknown): boolean =>
      parse(schemas[`${name}Schema`] as Schema, value);
    for (const name of ["maybeJob", "maybeOpen", "maybeList", "maybeMap", "maybeBoth", "pet"])
      expect(accepts(name, null), `${file} ${name}`).toBe(true);
    expect(accepts("job", null), file).toBe(false);
    for (const name of ["beside", "inMember", "nested", "byName"]) {
      expect(accepts(name, { id: "a", name: "b" }), `${file} ${name}`).toBe(true);
      expect(accepts(name, { size: 1, name: "b" }), `${file} ${name}`).toBe(false);
    }
    expect([accepts("map", { total: 1 }), accepts("map", { other: 1 })], file).toEqual([true, false]);
    expect([accepts("either", { size: 1 }), accepts("either", {})], file).toEqual([true, false]);
  }
});

interface Schema {
  readonly safeParse: (value: unknown) => { readonly success: boolean };
  readonly "~standard": { readonly validate: (value: unknown) => { readonly issues?: unknown } };
}

const post = (url: string, body: string): Promise<Response> =>
  fetch(`${url}/jobs`, { method: "POST", headers: { "content-type": "application/json" }, body });

it("accepts null at the mock server, in OpenAPI 3.0 too, and names a required field that is missing", async () => {
  const folder = mkdtempSync(join(tmpdir(), "null-"));
  const older = spec
    .replace("3.1.0", "3.0.3")
    .replaceAll(/type: \[(\w+), "null"\]/g, "nullable: true, type: $1")
    .replace("schemas/MaybeJob", "schemas/InMember");
  writeFileSync(join(folder, "acme.yaml"), spec);
  writeFileSync(join(folder, "older.yaml"), older);
  const server = await startMockServer(join(folder, "acme.yaml"), { port: 0 });
  expect((await post(server.url, "null")).status).toBe(200);
  expect((await post(server.url, '{"id":1}')).status).toBe(400);
  const strict = await startMockServer(join(folder, "older.yaml"), { port: 0 });
  expect(await (await post(strict.url, '{"name":"b"}')).text()).toContain("body.id");
  const project = await generateProject("older.yaml", older);
  project.compile('import type { MaybeJob } from "./types.js";\nexport const job: MaybeJob = null;\n');
  await Promise.all([server.close(), strict.close()]);
  rmSync(folder, { recursive: true });
});
