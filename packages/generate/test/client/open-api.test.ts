import { describe, expect, it } from "vitest";
import { generateProject, startServer } from "./generated-client.ts";

const shop = `
openapi: 3.0.3
info: { title: Shop, version: 1.0.0 }
servers: [{ url: https://shop.example }]
paths:
  /orders/{in}/items/{item-id}:
    parameters:
      - { name: in, in: path, required: true, schema: { type: string } }
      - { name: item-id, in: path, required: true, schema: { type: integer } }
    get:
      summary: An item of an order.
      parameters:
        - { name: fields, in: query, schema: { type: array, items: { type: string } } }
        - { name: X-Region, in: header, schema: { type: string } }
        - { name: Authorization, in: header, schema: { type: string } }
      responses:
        "200": { description: The item., content: { application/json: { schema: { $ref: "#/components/schemas/Item" } } } }
        "404": { description: There is none. }
    delete:
      operationId: items.remove
      x-idempotency: idempotent
      responses: { "204": { description: It is gone. } }
  /orders:
    post:
      operationId: createOrder
      deprecated: true
      requestBody: { $ref: "#/components/requestBodies/Order" }
      responses:
        default: { description: Its id., content: { "application/json; charset=utf-8": { schema: { type: string } } } }
components:
  requestBodies:
    Order:
      required: true
      content: { application/json: { schema: { $ref: "#/components/schemas/order" } } }
  schemas:
    order: { type: object, required: [items], properties: { items: { type: array, items: { $ref: "#/components/schemas/Item" } } } }
    Item:
      type: object
      required: [price, note]
      properties:
        price: { type: number }
        note: { type: string, nullable: true }
        parts: { type: array, items: { $ref: "#/components/schemas/Item" } }
      additionalProperties: { type: string }
`;

const consumer = `
import { bearer, createShopClient, type Item, type Order, type ShopClient } from "./index.js";

export const client: ShopClient = createShopClient({ endpoint: "http://127.0.0.1:1", credential: bearer("a") });
export const item: Promise<Item> = client.getOrdersByInItemsByItemId("1", 2, { fields: ["price"], "X-Region": "eu" });
export const note: Promise<string | null> = item.then((one) => one.note);
export const removed: Promise<void> = client.with({ timeout: 1 }).itemsRemove("1", 2);
const order: Order = { items: [{ price: 1, note: null }] };
export const id: Promise<string> = client.createOrder(order);
// @ts-expect-error: it has to be given
void client.createOrder();
`;

/** The methods of the compiled client. */
interface Methods {
  getOrdersByInItemsByItemId(...given: readonly unknown[]): Promise<unknown>;
  itemsRemove(...given: readonly unknown[]): Promise<unknown>;
  createOrder(...given: readonly unknown[]): Promise<unknown>;
  close(): Promise<void>;
}

interface Module {
  readonly createShopClient: (options: object) => Methods;
  readonly bearer: (key: string) => unknown;
}

describe("a client of a user's own OpenAPI file", () => {
  it("compiles, retries safe calls, sends writes once, and shows no credential", async () => {
    const project = await generateProject("shop.yaml", shop);
    expect(project.printed[0]).toBe("src: createShopClient with 3 methods, 1 of them sent at most once");
    project.compile(consumer);
    const { bearer, createShopClient } = (await project.load()) as unknown as Module;

    let broken = true;
    await using server = await startServer(({ method }) => {
      if (broken) {
        broken = false;
        return { status: 502, body: "the key k3y-of-shop is wrong" };
      }
      return { body: method === "POST" ? '"order 1"' : '{ "price": 1, "note": null }' };
    });
    const client = createShopClient({ endpoint: server.url, credential: bearer("k3y-of-shop") });
    const failed: unknown = await client.createOrder({ items: [] }).catch((error: unknown) => error);
    expect(failed).toMatchObject({ name: "NodeAccessError", code: "HTTP_STATUS" });
    expect(JSON.stringify(failed) + String(failed)).not.toContain("k3y-of-shop");
    expect(server.received.length).toBe(1);
    expect(server.received[0]?.headers["authorization"]).toBe("Bearer k3y-of-shop");
    expect(await client.createOrder({ items: [] })).toBe("order 1");

    broken = true;
    const query = { fields: ["price", "note"], "X-Region": "eu" };
    expect(await client.getOrdersByInItemsByItemId("1", 2, query)).toEqual({ price: 1, note: null });
    expect(server.received.length).toBe(4);
    expect(server.received[3]?.url).toBe("/orders/1/items/2?fields=price&fields=note");
    expect(server.received[3]?.headers["x-region"]).toBe("eu");

    broken = true;
    await client.itemsRemove("1", 2);
    expect(server.received.length).toBe(6);
    await client.close();
  });
});

it("declares names that the runtime has too, if the document is called api.yaml", async () => {
  const api = `
openapi: 3.1.0
security: [{ key: [] }]
components: { securitySchemes: { key: { type: apiKey, in: header, name: X-Key } } }
paths: { /a: { get: { operationId: getA, responses: { "200": { description: A., content: { application/json: { schema: { type: string } } } } } } } }
`;
  const project = await generateProject("api.yaml", api);
  project.compile(`
import { type ApiClient, type ApiClientOptions, apiKey, createApiCaller, createApiClient, getA } from "./index.js";
const options: ApiClientOptions = { endpoint: "https://acme.example", credentials: { key: apiKey("k3y") } };
export const client: ApiClient = createApiClient(options);
export const a: Promise<string> = createApiCaller(options).call(getA);
`);
});

it("generates the types of a document without operations", async () => {
  const webhooks = `
openapi: 3.1.0
webhooks: { paid: { post: { requestBody: { content: { application/json: { schema: { $ref: "#/components/schemas/Paid" } } } } } } }
components: { schemas: { Paid: { type: object, required: [id], properties: { id: { type: string } } } } }
`;
  const project = await generateProject("acme.yaml", webhooks);
  expect(project.exitCode).toBe(0);
  expect(project.printed).toEqual([
    "src: only types, because the spec has no operations",
    "1 part of the spec is not in the client as described:",
    "acme.yaml:1:1: it has no operations; describe one under paths",
  ]);
  project.compile(
    'import type { Paid } from "./index.js";\nexport const id = ({ id }: Paid): string => id;\n',
  );
});

const json = "{ content: { application/json: { schema: {} } }, description: A. }";
const get = (rest: string, path = "/a"): string =>
  `openapi: 3.1.0\npaths:\n  ${path}:\n    get:\n      responses: { "200": ${json} }\n      ${rest}\n`;

describe("an unsupported feature", () => {
  it.each([
    ["Swagger 1", "swagger: '1.2'", "x.yaml:1:1: Swagger 1.2 is not supported; convert it to OpenAPI 3"],
    [
      "an unknown version",
      "openapi: 4.0.0",
      "x.yaml:1:1: OpenAPI 4.0.0 is not supported; write Swagger 2.0, or OpenAPI 3.0, 3.1 or 3.2",
    ],
    ["no operations", "openapi: 3.1.0", "x.yaml:1:1: it has no operations; describe one under paths"],
    [
      "TRACE",
      `${get("")}    trace: {}`,
      "x.yaml:7:5: TRACE is omitted: fetch and undici cannot send it; remove it",
    ],
    [
      "a path without its parameter",
      get("", "/a/{id}"),
      "x.yaml:4:5: the path's {id} is not described, so its type is string; add a parameter with in: path",
    ],
    [
      "no responses",
      `openapi: 3.1.0\npaths: { /a: { get: { responses: {} } } }`,
      "x.yaml:2:23: it has no responses, so its method returns nothing; describe what a successful call returns",
    ],
    [
      "a method that every client has",
      get("operationId: close"),
      "x.yaml:6:7: a client has its own property close, so the method is close2; give it an operationId that no other operation has",
    ],
    [
      "two methods with one name",
      `${get("operationId: a_b")}    put: { operationId: a-b, responses: { "200": ${json} } }`,
      "x.yaml:7:12: another operation is also called aB, so this method is aB2; give it an operationId that no other operation has",
    ],
  ])("%s is rejected by --strict with file, line and remedy", async (_, spec, mistake) => {
    const project = await generateProject("x.yaml", spec, "--strict");
    expect(project.printed).toEqual([mistake]);
    expect(project.exitCode).toBe(1);
  });

  it("is reported, and the rest of the spec is generated", async () => {
    const project = await generateProject(
      "x.yaml",
      `
openapi: 3.2.0
paths:
  /a/{id}/{a_b}/{aB}:
    parameters:
      - { name: id, in: path, required: true, schema: { type: string } }
      - { name: a_b, in: path, required: true, schema: { type: string } }
    servers: [{ url: https://a.example }]
    trace: {}
    get:
      operationId: close
      parameters:
        - { name: a, in: cookie, schema: { type: string } }
        - { name: b, in: query, content: { application/json: {} } }
        - { name: c, in: query, schema: { type: object } }
        - { name: d, in: query, schema: { type: int } }
        - { name: d, in: header, schema: { $ref: "#/components/schemas/Nothing" } }
      callbacks: { a: {} }
      responses: { "302": { description: A. } }
    put: { operationId: "$", requestBody: {}, responses: { "200": { content: { application/xml: {} } } } }
    post:
      operationId: a_b
      requestBody: { content: { multipart/mixed: {} } }
      responses: { "200": { content: { text/csv: {} } }, "201": { content: { image/png: {} } } }
    options: { operationId: a-b, responses: { default: { description: A., content: { application/json: {} } } } }
components:
  schemas:
    job-id: { anyOf: [{ type: string }, { $ref: "#/components/schemas/job-id" }] }
    JobId: { $ref: "#/components/schemas/job-id" }
    Other: { properties: { a: { $ref: "other.yaml" }, b: 5, c: { type: [file, string] }, d: { $dynamicRef: "#a" } } }
`,
    );
    expect(project.exitCode).toBe(0);
    const [, , title, ...lines] = project.printed;
    expect(title).toBe("22 parts of the spec are not in the client as described:");
    expect(lines).toContain("x.yaml:9:5: TRACE is omitted: fetch and undici cannot send it; remove it");
    expect(lines.every((line) => /^x\.yaml:\d+:\d+: .*; ./.test(line))).toBe(true);
    project.compile(`
import { createXClient, type JobId, type JobId2, type Other } from "./index.js";
const client = createXClient({ endpoint: "https://x.example" });
export const moved: Promise<Uint8Array> = client.close2("id", "a_b", "aB", { d: "d" });
export const xml: Promise<string> = client.putAByIdByABByAB("id", "a_b", "aB");
export const either: Promise<string | Uint8Array> = client.aB("id", "a_b", "aB", new Blob());
export const any: Promise<unknown> = client.aB2("id", "a_b", "aB");
export const ids: [JobId, JobId2] = [1, 2];
export const other: Other = { a: 1, b: 2, c: "c", d: 4 };
`);
  });
});
