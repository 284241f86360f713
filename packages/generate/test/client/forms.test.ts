import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { type MockCall, startMockServer } from "../../src/mock/index.ts";
import { generateProject, startServer } from "./generated-client.ts";

const properties = `
                  plain: { type: object, properties: { a: { type: string } } }
                  repeated: { type: array, items: { type: string } }
                  deep: { type: object, properties: { a: { type: object, properties: { b: { type: integer } } }, list: { type: array, items: { $ref: "#/components/schemas/Item" } } } }
                  expand: { type: array, items: { type: string } }
                  metadata: { anyOf: [{ type: object, additionalProperties: { type: string } }, { enum: [""] }] }
                  exploded: { type: object, properties: { x: { type: string }, y: { type: integer } } }
                  flat: { type: object, properties: { k: { type: string }, l: { type: integer } } }
                  joined: { type: array, items: { type: string } }
                  spaced: { type: array, items: { type: string } }
                  piped: { type: array, items: { type: string } }
                  url: { type: string }
                  json: { type: object, properties: { a: { type: string } } }`;
const encoding = `
                deep: { style: deepObject, explode: true }
                expand: { style: deepObject, explode: true }
                metadata: { style: deepObject, explode: true }
                exploded: { style: form }
                flat: { explode: false }
                joined: { explode: false }
                spaced: { style: spaceDelimited, explode: false }
                piped: { style: pipeDelimited, explode: false }
                url: { allowReserved: true }
                json: { contentType: application/json }`;
const operation = (id: string, type: string): string => `
  /${id}:
    post:
      operationId: ${id}
      requestBody:
        content:
          ${type}:
            schema:
              type: object
              properties:${properties.replaceAll(/^ {2}/gm, "")}
            encoding:${encoding.replaceAll(/^ {2}/gm, "")}
      responses: { "204": { description: Nothing. } }`;

const spec = `
openapi: 3.1.0
info: { title: Forms, version: 1.0.0 }
paths:${operation("charge", "application/x-www-form-urlencoded")}${operation("upload", "multipart/form-data")}
  /either:
    post:
      operationId: either
      requestBody:
        content:
          application/json: { schema: { $ref: "#/components/schemas/Item" } }
          application/x-www-form-urlencoded: { schema: { type: object, properties: { item: { $ref: "#/components/schemas/Item" } } }, encoding: { item: { style: deepObject } } }
      responses: { "204": { description: Nothing. } }
components:
  schemas:
    Item: { type: object, properties: { price: { type: string } } }
`;

const body = {
  plain: { a: "x y" },
  repeated: ["a", "b"],
  deep: { a: { b: 1 }, list: [{ price: "p 1" }, { price: "p&2" }] },
  expand: ["data.customer"],
  metadata: { "order id": "7" },
  exploded: { x: "a=b", y: 2 },
  flat: { k: "v", l: 3 },
  joined: ["a", "b"],
  spaced: ["a", "b"],
  piped: ["a", "b"],
  url: "https://acme.example/?a=b",
  json: { a: "b" },
};

const pairs = [
  ["plain", '{"a":"x y"}'],
  ["repeated", "a"],
  ["repeated", "b"],
  ["deep[a][b]", "1"],
  ["deep[list][0][price]", "p 1"],
  ["deep[list][1][price]", "p&2"],
  ["expand[0]", "data.customer"],
  ["metadata[order id]", "7"],
  ["x", "a=b"],
  ["y", "2"],
  ["flat", "k,v,l,3"],
  ["joined", "a,b"],
  ["spaced", "a b"],
  ["piped", "a|b"],
  ["url", "https://acme.example/?a=b"],
  ["json", '{"a":"b"}'],
];

type Client = Readonly<Record<"charge" | "upload" | "either", (body: object) => Promise<unknown>>> & {
  readonly call: (operation: unknown, body: object) => Promise<unknown>;
  readonly close: () => Promise<void>;
};

it("writes each field of a form in the style of its encoding, and the mock server reads it", async () => {
  const project = await generateProject("forms.yaml", spec, "--strict");
  expect(project.printed.slice(2)).toEqual([]);
  project.compile(`
import { createFormsClient, either, sending } from "./index.js";
const client = createFormsClient({ endpoint: "https://forms.example" });
void client.charge({ deep: { list: [{ price: "a" }] }, metadata: "" });
void client.call(sending(either, "application/x-www-form-urlencoded"), { item: { price: "a" } });
// @ts-expect-error: b is a number.
void client.upload({ deep: { a: { b: "1" } } });
`);
  const { createFormsClient, either, sending } = (await project.load()) as {
    readonly createFormsClient: (options: object) => Client;
    readonly either: unknown;
    readonly sending: (operation: unknown, type: string) => unknown;
  };
  const type = "application/x-www-form-urlencoded";
  await using server = await startServer(() => ({ status: 204, body: "" }));
  const client = createFormsClient({ endpoint: server.url });
  await client.charge(body);
  await client.charge({ metadata: "" });
  await client.upload(body);
  await client.call(sending(either, type), { item: { price: "a" } });
  const [charged, unset, uploaded, other] = server.received;
  expect([...new URLSearchParams(charged?.body)]).toEqual(pairs);
  expect(charged?.body).toContain("url=https://acme.example/?a=b");
  expect(unset?.body).toBe("metadata=");
  const form = new Response(uploaded?.body, {
    headers: { "content-type": String(uploaded?.headers["content-type"]) },
  });
  expect([...(await form.formData())]).toEqual(pairs);
  expect(other?.body).toBe("item[price]=a");

  const folder = mkdtempSync(join(tmpdir(), "forms-"));
  writeFileSync(join(folder, "forms.yaml"), spec);
  const calls: MockCall[] = [];
  const mock = await startMockServer(join(folder, "forms.yaml"), {
    port: 0,
    onCall: (call) => void calls.push(call),
  });
  const tried = createFormsClient({ endpoint: mock.url });
  await tried.charge(body);
  await tried.upload(body);
  await tried.call(sending(either, type), { item: { price: "a" } });
  expect(calls.map(({ status }) => status)).toEqual([204, 204, 204]);
  await expect(tried.charge({ exploded: { y: "a" } })).rejects.toMatchObject({ context: { status: 400 } });
  await expect(tried.upload({ deep: { a: { b: "a" } } })).rejects.toMatchObject({ context: { status: 400 } });
  expect(calls.slice(3).flatMap(({ mistakes }) => mistakes.map(({ path }) => path))).toEqual([
    "body.exploded.y",
    "body.deep.a.b",
  ]);
  await Promise.all([client.close(), tried.close(), mock.close()]);
  rmSync(folder, { recursive: true });
});

it("reports what an encoding says and no client sends", async () => {
  const project = await generateProject(
    "x.yaml",
    `openapi: 3.2.0
paths:
  /a:
    post:
      operationId: b
      requestBody:
        content:
          multipart/form-data:
            schema: { type: object, properties: { a: { type: string } } }
            itemEncoding: {}
            encoding:
              a: { style: deepobject, headers: { X-A: { schema: { type: string } } } }
      responses: { "204": { description: Nothing. } }
`,
    "--strict",
  );
  expect(project.exitCode).toBe(1);
  expect(project.printed).toEqual([
    "x.yaml:10:13: itemEncoding is not supported in the encoding of a form, and is ignored; use contentType, style and explode",
    "x.yaml:12:39: headers is not supported in the encoding of a form, and is ignored; use contentType, style and explode",
    "x.yaml:12:20: form fields have no style deepobject, so form applies; use one of form, spaceDelimited, pipeDelimited, deepObject",
  ]);
});

const field = (name: string, more: string): string =>
  `{ name: ${name}, in: formData, type: array, items: { type: string, enum: [a, b] }, ${more} }`;

it("reads the lists of a Swagger form with what their items are and how they are joined", async () => {
  const project = await generateProject(
    "x.yaml",
    `swagger: "2.0"
info: { title: X, version: "1" }
parameters: { shared: ${field("shared", "collectionFormat: pipes")} }
paths:
  /a:
    post:
      operationId: send
      consumes: [application/x-www-form-urlencoded]
      parameters:
        - ${field("usual", "required: true")}
        - ${field("many", "collectionFormat: multi")}
        - ${field("spaced", "collectionFormat: ssv")}
        - { $ref: "#/parameters/shared" }
        - { name: state, in: formData, type: string, enum: [open], default: open, description: The state. }
      responses: { 204: { description: Nothing. } }
`,
    "--strict",
  );
  expect(project.printed.slice(2)).toEqual([]);
  project.compile(`
import { createXClient } from "./index.js";
const { send } = createXClient({ endpoint: "https://acme.example" });
void send({ usual: ["a"], many: ["b"], state: "open" });
// @ts-expect-error: c is none of the values.
void send({ usual: ["c"] });
// @ts-expect-error: usual is required.
void send({ many: ["a"] });
`);
  const { createXClient } = (await project.load()) as {
    readonly createXClient: (
      options: object,
    ) => Readonly<Record<"send", (body: object) => Promise<unknown>>> & { close(): Promise<void> };
  };
  await using server = await startServer(() => ({ status: 204, body: "" }));
  const client = createXClient({ endpoint: server.url });
  const list = ["a", "b"];
  await client.send({ usual: list, many: list, spaced: list, shared: list });
  await client.close();
  expect(server.received[0]?.body).toBe("usual=a,b&many=a&many=b&spaced=a+b&shared=a%7Cb");
});
