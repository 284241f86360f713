import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { startMockServer } from "../../src/mock/index.ts";
import { generateProject, type Project, startServer } from "./generated-client.ts";

const json = (schema: string): string => `{ application/json: { schema: ${schema} } }`;
const responds = (schema: string): string => `"200": { description: A., content: ${json(schema)} }`;
const photo = '{ $ref: "#/components/schemas/Photo" }';

const spec = `
openapi: 3.1.0
info: { title: Acme, version: 1.0.0 }
paths:
  /photos/{key}:
    parameters: [{ name: key, in: path, required: true, schema: { type: string, format: byte } }]
    put:
      operationId: putPhoto
      parameters:
        - { name: tags, in: query, schema: { type: array, items: { type: string, contentEncoding: base64url } } }
        - { name: X-Sign, in: header, schema: { type: string, format: byte } }
        - { name: mark, in: cookie, schema: { type: string, format: byte } }
      requestBody: { required: true, content: ${json(photo)} }
      responses:
        ${responds(photo)}
        "202": { description: A., content: { text/plain: {} } }
        "409": { description: A., content: ${json(photo)} }
  /forms:
    post:
      operationId: sendForm
      requestBody:
        required: true
        content:
          application/x-www-form-urlencoded: { schema: { type: object, properties: { data: { type: string, format: byte } } } }
          application/json: { schema: { type: object, properties: { data: { type: string, format: byte } } } }
      responses: { "204": { description: A. } }
  /events: { get: { operationId: events, responses: { "200": { description: A., content: { text/event-stream: { schema: { $ref: "#/components/schemas/Sound" } } } } } } }
  /whole: { get: { operationId: whole, responses: { ${responds("{ type: string, contentEncoding: base64 }")} } } }
  /plain: { get: { operationId: plain, responses: { ${responds('{ $ref: "#/components/schemas/Plain" }')} } } }
components:
  schemas:
    Small: { type: string, format: byte }
    Sound: { type: object, required: [audio], properties: { audio: { type: string, contentEncoding: BASE64 } } }
    Plain: { type: object, properties: { hex: { type: string, contentEncoding: base16 } } }
    Photo:
      type: object
      required: [data]
      properties:
        id: { type: string, readOnly: true }
        data: { type: string, contentEncoding: base64, minLength: 6 }
        secret: { type: string, format: byte, writeOnly: true }
        small: { $ref: "#/components/schemas/Small" }
        maybe: { type: [string, "null"], format: byte }
        parts: { type: array, items: { $ref: "#/components/schemas/Photo" } }
        map: { type: object, additionalProperties: { type: string, format: byte } }
        pair: { type: array, prefixItems: [{ type: string }, { type: string, format: byte }] }
        more: { allOf: [{ $ref: "#/components/schemas/Sound" }, { type: object, properties: { loud: { type: boolean } } }] }
        either: { oneOf: [{ $ref: "#/components/schemas/Sound" }, { type: object, properties: { note: { type: string } } }] }
`;

const consumer = `
import { createAcmeClient, type Photo, type PhotoInput, type Plain } from "./index.js";
const acme = createAcmeClient({ endpoint: "https://acme.example" });
const bytes = new Uint8Array([1]);
const photo: PhotoInput = { data: bytes, secret: bytes, maybe: null, parts: [{ data: bytes }], map: { a: bytes }, pair: ["a", bytes] };
export const returned: Promise<Photo | string> = acme.putPhoto(bytes, photo, { tags: [bytes], "X-Sign": bytes, mark: bytes });
export const read = ({ data, small, maybe, more }: Photo): (Uint8Array | null | undefined)[] => [data, small, maybe, more?.audio];
export const hex = ({ hex: text }: Plain): string | undefined => text;
// @ts-expect-error: a text is no bytes.
void acme.putPhoto(bytes, { data: "AAEC" });
export const whole: Promise<Uint8Array> = acme.whole();
`;

interface Acme {
  putPhoto(key: Uint8Array, photo: object, parameters?: object): Promise<Record<string, unknown>>;
  sendForm(body: object): Promise<void>;
  events(): Promise<AsyncIterable<{ audio: Uint8Array }>>;
  whole(): Promise<Uint8Array>;
  plain(): Promise<{ hex: string }>;
  call(operation: object, ...args: readonly unknown[]): Promise<unknown>;
}

const bytes = (...values: number[]): Uint8Array => new Uint8Array(values);

describe("base64", () => {
  let project: Project;
  let create: (options: object) => Acme;
  let index: Readonly<Record<string, unknown>>;
  beforeAll(async () => {
    project = await generateProject(
      "acme.yaml",
      spec,
      "--plugin",
      "zod",
      "--plugin",
      "valibot",
      "--plugin",
      "msw",
    );
    expect(project.printed).toEqual([
      "src: createAcmeClient with 5 methods, 2 of them sent at most once",
      expect.stringContaining("x-idempotency"),
    ]);
    project.compile(consumer);
    index = await project.load();
    create = index["createAcmeClient"] as typeof create;
  });

  it("is bytes for callers, and text on the wire", async () => {
    await using server = await startServer(({ body }) => ({ body }));
    const acme = create({ endpoint: server.url, retries: 0 });
    const value = {
      data: bytes(0, 1, 2),
      small: bytes(255),
      maybe: null,
      parts: [{ data: bytes(3), parts: [{ data: bytes() }] }],
      map: { a: bytes(4), "": bytes(5) },
      pair: ["text", bytes(6)],
      more: { audio: bytes(7), loud: true },
      either: { audio: bytes(8) },
    };
    const parameters = { tags: [bytes(251, 255), bytes(1)], "X-Sign": bytes(9), mark: bytes(255) };
    expect(await acme.putPhoto(bytes(251, 255), { ...value, secret: bytes(1) }, parameters)).toEqual({
      ...value,
      secret: "AQ==",
    });
    const [{ url, headers, body } = { url: "", headers: {}, body: "" }] = server.received;
    expect(url).toBe("/photos/%2B%2F8%3D?tags=-_8%3D&tags=AQ%3D%3D");
    expect(headers).toMatchObject({ "x-sign": "CQ==", cookie: "mark=%2Fw%3D%3D" });
    expect(JSON.parse(body)).toEqual({
      data: "AAEC",
      secret: "AQ==",
      small: "/w==",
      maybe: null,
      parts: [{ data: "Aw==", parts: [{ data: "" }] }],
      map: { a: "BA==", "": "BQ==" },
      pair: ["text", "Bg=="],
      more: { audio: "Bw==", loud: true },
      either: { audio: "CA==" },
    });
  });

  it("is bytes in forms, other media types, whole bodies, streams and errors, and no other encoding is", async () => {
    await using server = await startServer(({ url }) => {
      if (url === "/events") return { body: 'data: {"audio":"AAEC"}\n\n', type: "text/event-stream" };
      if (url === "/whole") return { body: '"AAEC"' };
      if (url === "/plain") return { body: '{"hex":"00"}' };
      return url === "/forms" ? { status: 204, body: "" } : { status: 409, body: '{"data":"AAEC"}' };
    });
    const acme = create({ endpoint: server.url, retries: 0 });
    await acme.sendForm({ data: bytes(1) });
    const sending = index["sending"] as (operation: unknown, type: string) => object;
    await acme.call(sending(index["sendForm"], "application/x-www-form-urlencoded"), { data: bytes(255) });
    expect(server.received.map(({ body }) => body)).toEqual(['{"data":"AQ=="}', "data=%2Fw%3D%3D"]);
    const events: unknown[] = [];
    for await (const event of await acme.events()) events.push(event);
    expect(events).toEqual([{ audio: bytes(0, 1, 2) }]);
    expect(await acme.whole()).toEqual(bytes(0, 1, 2));
    expect(await acme.plain()).toEqual({ hex: "00" });
    const error = await acme.putPhoto(bytes(1), { data: bytes() }).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code: "HTTP_STATUS", context: { data: { data: bytes(0, 1, 2) } } });
  });

  it("costs operations without it nothing", () => {
    const text = readFileSync(join(project.folder, "src/operations.ts"), "utf8");
    const [, plain] = /export const plain:([\s\S]*?)\n};/.exec(text) ?? [];
    expect(plain).not.toContain("base64");
    expect(text).toContain("  body: /* @__PURE__ */ base64Body(json, base64OfPhotoInput),\n");
    expect(readFileSync(join(project.folder, "src/base64.ts"), "utf8")).toContain(`
export const base64OfPhoto: Base64Place = {
  fields: {
    data: "base64",
    small: () => base64OfSmall,
    maybe: "base64",
    parts: { items: () => base64OfPhoto },
    map: { values: "base64" },
    pair: { first: [null, "base64"] },
    more: () => base64OfSound,
    either: () => base64OfSound,
  },
};
`);
  });

  it("is bytes in Zod and Valibot schemas", async () => {
    const { photoSchema: zod } = (await project.load("zod.js")) as {
      photoSchema: {
        safeParse(value: unknown): { success: boolean; error?: { issues: { path: unknown }[] } };
      };
    };
    const { photoSchema: valibot } = (await project.load("valibot.js")) as { photoSchema: unknown };
    const { safeParse } = await import("valibot");
    const good = {
      data: bytes(1),
      maybe: null,
      parts: [{ data: bytes() }],
      map: { a: bytes() },
      pair: ["a", bytes()],
      either: { note: "a" },
    };
    const bad = [
      { data: "AAEC" },
      { data: bytes(), maybe: "AAEC" },
      { data: bytes(), parts: [{ data: "AAEC" }] },
      { data: bytes(), map: { a: 1 } },
      { data: bytes(), pair: ["a", "a"] },
      { data: bytes(), more: { audio: "AAEC" } },
    ];
    const accepts = (value: unknown): boolean[] => [
      zod.safeParse(value).success,
      safeParse(valibot as never, value).success,
    ];
    expect(accepts(good)).toEqual([true, true]);
    expect(bad.map(accepts)).toEqual(bad.map(() => [false, false]));
    expect(zod.safeParse({ data: bytes(), parts: [{ data: "AAEC" }] }).error?.issues).toMatchObject([
      { path: ["parts", 0, "data"] },
    ]);
  });

  it("is text for the mock server and Mock Service Worker", async () => {
    const server = await startMockServer(join(project.folder, "acme.yaml"));
    const acme = create({ endpoint: server.url, retries: 0 });
    expect(await acme.putPhoto(bytes(1), { data: bytes(1, 2, 3, 4) })).toMatchObject({
      data: bytes(0, 1, 2, 0, 1, 2),
      small: bytes(0, 1, 2),
    });
    expect(await acme.whole()).toEqual(bytes(0, 1, 2));
    await server.close();
    expect(readFileSync(join(project.folder, "src/handlers.ts"), "utf8")).toContain('"AAECAAEC"');
  });
});

const api = (operations: string, schemas = "{}"): string =>
  `openapi: 3.0.3\ninfo: { title: A, version: "1" }\npaths: { ${operations} }\ncomponents: { schemas: ${schemas} }\n`;
const get = (schema: string): string => `/a: { get: { operationId: a, responses: { ${responds(schema)} } } }`;
const of = (property: string): string => `{ type: object, properties: { data: ${property} } }`;
const byte = "{ type: string, format: byte }";

describe("base64 that a client cannot convert", () => {
  it.each([
    ["another text", `{ oneOf: [${of(byte)}, ${of("{ type: string }")}] }`, "result.data"],
    ["anything", `{ anyOf: [${of(byte)}, ${of("{}")}] }`, "result.data"],
    ["any object", `{ anyOf: [${of(byte)}, { type: object }] }`, "result.data"],
    [
      "a map of texts",
      `{ anyOf: [${of(byte)}, { type: object, additionalProperties: { type: string } }] }`,
      "result.data",
    ],
    [
      "a constant",
      `{ type: object, properties: { data: { oneOf: [${byte}, { enum: [none] }] } } }`,
      "result.data",
    ],
    [
      "another encoding",
      `{ anyOf: [${of(byte)}, ${of("{ type: string, format: base64url }")}] }`,
      "result.data",
    ],
    ["a text of a list", `{ type: array, items: { anyOf: [${byte}, { type: string }] } }`, "result[]"],
    ["a text that both say", `{ allOf: [${of(byte)}, ${of("{ type: string }")}] }`, "result.data"],
  ])("next to %s stays text, and is reported", async (_, schema, place) => {
    const project = await generateProject("x.yaml", api(get(schema)));
    expect(project.printed.join("\n")).toContain(
      `in a, ${place} may be base64 or another string, so the client does not decode it`,
    );
    expect(readFileSync(join(project.folder, "src/operations.ts"), "utf8")).not.toContain("base64");
    expect(readFileSync(join(project.folder, "src/methods.ts"), "utf8")).not.toContain("Uint8Array");
    project.compile("export {};");
  });

  it.each([
    [
      "numbers and null",
      `{ type: object, properties: { data: { nullable: true, oneOf: [${byte}, { type: integer }] } } }`,
    ],
    [
      "objects with other properties",
      `{ oneOf: [${of(byte)}, { type: object, properties: { text: { type: string } } }] }`,
    ],
    ["an object that both say", `{ allOf: [${of(byte)}, { type: object }] }`],
    [
      "alternatives that require properties",
      `{ type: object, properties: { data: ${byte} }, anyOf: [{ required: [data] }, { required: [text] }] }`,
    ],
  ])("next to %s is bytes", async (_, schema) => {
    const project = await generateProject("x.yaml", api(get(schema)), "--strict");
    expect(project.exitCode).toBe(0);
    expect(readFileSync(join(project.folder, "src/methods.ts"), "utf8")).toContain("Uint8Array");
    project.compile("export {};");
    await using server = await startServer(() => ({ body: '{"data":"AAEC"}' }));
    const { createXClient } = (await project.load()) as {
      createXClient: (options: object) => { a(): Promise<object> };
    };
    expect(await createXClient({ endpoint: server.url }).a()).toEqual({ data: new Uint8Array([0, 1, 2]) });
  });

  it("is text for all operations if it is for one", async () => {
    const two = `${get('{ $ref: "#/components/schemas/B" }')}, /b: { get: { operationId: b, responses: { ${responds('{ anyOf: [{ $ref: "#/components/schemas/B" }, { type: object, additionalProperties: { type: string } }] }')} } } }`;
    const project = await generateProject("x.yaml", api(two, `{ B: ${of(byte)} }`));
    expect(readFileSync(join(project.folder, "src/types.ts"), "utf8")).toContain(
      "  /** Bytes as base64 text. */\n  data?: string;",
    );
    project.compile("export {};");
  });

  it("is text in types that no operation has, and in cursors", async () => {
    const page =
      "{ type: object, properties: { items: { type: array, items: { $ref: '#/components/schemas/B' } }, next: { type: string, format: byte } } }";
    const list = `/a: { get: { operationId: a, parameters: [{ name: from, in: query, schema: ${byte} }], x-pagination: { items: /items, cursor: /next, parameter: from }, responses: { ${responds(page)} } } }`;
    const project = await generateProject("x.yaml", api(list, `{ B: ${of(byte)}, Hook: ${of(byte)} }`));
    expect(readFileSync(join(project.folder, "src/methods.ts"), "utf8")).toMatch(
      /from\?: string[\s\S]*next\?: string/,
    );
    const types = readFileSync(join(project.folder, "src/types.ts"), "utf8");
    expect(types).toContain("interface B {\n  data?: Uint8Array;");
    expect(types).toContain("interface Hook {\n  /** Bytes as base64 text. */\n  data?: string;");
    project.compile('export { eachItem } from "./pages.js";');
    await using server = await startServer(({ url }) => ({
      body: url === "/a" ? '{"items":[{"data":"AAEC"}],"next":"//8="}' : '{"items":[{}],"next":null}',
    }));
    const { createXClient } = (await project.load()) as { createXClient: (options: object) => object };
    const pages = (await project.load("pages.js")) as {
      eachItem: (...args: unknown[]) => AsyncIterable<unknown>;
      aPages: unknown;
    };
    const seen: unknown[] = [];
    for await (const item of pages.eachItem(createXClient({ endpoint: server.url }), pages.aPages, []))
      seen.push(item);
    expect(seen).toEqual([{ data: new Uint8Array([0, 1, 2]) }, {}]);
    expect(server.received.map(({ url }) => url)).toEqual(["/a", "/a?from=%2F%2F8%3D"]);
  });
});
