import { describe, expect, it } from "vitest";
import { generateProject, type Sent, startServer } from "./generated-client.ts";

const api = (operation: string): string =>
  `openapi: 3.1.0\ninfo: { title: A, version: "1" }\npaths: { /a: { ${operation} } }\n`;
const get = (responses: string): string => api(`get: { operationId: a, responses: { ${responses} } }`);
const content = (type: string, schema: string): string =>
  `"200": { description: A., content: { ${JSON.stringify(type)}: { ${schema} } } }`;

/** Calls the only operation of a client. */
async function call(
  spec: string,
  sent: Sent,
  ...args: readonly unknown[]
): Promise<{ result: unknown; accept: unknown; type: unknown; body: string }> {
  const project = await generateProject("x.yaml", spec);
  project.compile("export {};");
  await using server = await startServer(() => sent);
  const { createXClient } = (await project.load()) as {
    createXClient: (options: object) => { a(...all: readonly unknown[]): Promise<unknown> };
  };
  const result = await createXClient({ endpoint: server.url, retries: 0 }).a(...args);
  const [received] = server.received;
  const { accept, "content-type": type } = received?.headers ?? {};
  return { result, accept, type, body: received?.body ?? "" };
}

const bytes = Buffer.from([0, 255]);
const BINARY = "schema: { type: string, format: binary }";
const STRING = "schema: { type: string }";
const OBJECT = "schema: { type: object, properties: { b: { type: string } } }";
const object = { body: '{"b":"c"}' };

describe("a response of the media type", () => {
  it.each<[type: string, schema: string, sent: Sent, result: unknown, accept: string]>([
    ["*", BINARY, { body: bytes, type: "image/png" }, new Uint8Array(bytes), "*/*"],
    ["*/*", BINARY, { body: bytes }, new Uint8Array(bytes), "*/*"],
    [
      "*/*",
      "schema: { type: string, format: byte }",
      { body: bytes, type: "application/octet-stream" },
      new Uint8Array(bytes),
      "*/*",
    ],
    ["application/*", BINARY, { body: bytes }, new Uint8Array(bytes), "application/*"],
    ["application/*", "", { body: bytes, type: "application/zip" }, new Uint8Array(bytes), "application/*"],
    ["application/*", OBJECT, object, { b: "c" }, "application/json"],
    ["image/*", OBJECT, { body: bytes, type: "image/png" }, new Uint8Array(bytes), "image/*"],
    ["*", OBJECT, object, { b: "c" }, "application/json"],
    ["*/*", "", object, { b: "c" }, "application/json"],
    ["*/*", STRING, { body: "a", type: "text/plain;charset=UTF-8" }, "a", "*/*"],
    ["*/*", STRING, { body: '"a"' }, "a", "*/*"],
    ["*/*", STRING, { body: '"a"', type: "application/problem+json; charset=utf-8" }, "a", "*/*"],
    ["application/*", STRING, { body: "a", type: "application/x-own" }, "a", "application/*"],
    ["text/*", STRING, { body: "a", type: "text/csv" }, "a", "text/*"],
    ["Application/JSON", OBJECT, object, { b: "c" }, "undefined"],
    ["application/json; charset=utf-8", OBJECT, object, { b: "c" }, "undefined"],
    [" application/json ;charset=utf-8", OBJECT, object, { b: "c" }, "undefined"],
    [
      "Application/Vnd.Own+JSON; v=A;charset=utf-8",
      OBJECT,
      object,
      { b: "c" },
      "application/vnd.own+json;v=A",
    ],
    ["application/json;version=2", OBJECT, object, { b: "c" }, "application/json;version=2"],
    ["TEXT/Plain ; charset=utf-8", STRING, { body: "a" }, "a", "text/plain"],
    [" Image/PNG", BINARY, { body: bytes, type: "image/png" }, new Uint8Array(bytes), "image/png"],
  ])("%s with %s", async (type, schema, sent, result, accept) => {
    const found = await call(get(content(type, schema)), sent);
    expect(found.result).toEqual(result);
    expect(found.accept).toBe(accept === "undefined" ? "application/json" : accept);
  });

  it("is the one without parameters, if there are several", async () => {
    const both = `"200": { description: A., content: { "application/json;odata=full": { ${STRING} }, application/json: { ${OBJECT} } } }`;
    expect(await call(get(both), object)).toMatchObject({ result: { b: "c" }, accept: "application/json" });
  });

  it("is JSON rather than any, wherever it is listed", async () => {
    const both = `"200": { description: A., content: { "*/*": { ${BINARY} }, application/json: { ${OBJECT} } } }`;
    expect(await call(get(both), object)).toMatchObject({ result: { b: "c" }, accept: "application/json" });
  });
});

describe("a body of the media type", () => {
  it.each<[type: string, schema: string, argument: unknown, sent: string, contentType: string]>([
    ["*", BINARY, new Uint8Array([97]), "a", "application/octet-stream"],
    ["*/*", BINARY, new Blob(["a"], { type: "image/png" }), "a", "image/png"],
    ["image/*", BINARY, new Blob(["a"], { type: "image/png" }), "a", "image/png"],
    ["application/*", OBJECT, { b: "c" }, '{"b":"c"}', "application/json"],
    ["*/*", OBJECT, { b: "c" }, '{"b":"c"}', "application/json"],
    ["text/*", STRING, "a", "a", "text/plain;charset=utf-8"],
    ["Application/Json; charset=utf-8", OBJECT, { b: "c" }, '{"b":"c"}', "application/json"],
    ["application/json; version=2", OBJECT, { b: "c" }, '{"b":"c"}', "application/json;version=2"],
    [" application/vnd.own+json ", OBJECT, { b: "c" }, '{"b":"c"}', "application/vnd.own+json"],
    ["Application/X-WWW-Form-URLEncoded", OBJECT, { b: "c" }, "b=c", "application/x-www-form-urlencoded"],
  ])("%s with %s", async (type, schema, argument, sent, contentType) => {
    const body = `requestBody: { required: true, content: { ${JSON.stringify(type)}: { ${schema} } } }`;
    const spec = api(`post: { operationId: a, ${body}, responses: { "204": { description: A. } } }`);
    const found = await call(spec, { status: 204, body: "" }, argument);
    expect([found.body, found.type]).toEqual([sent, contentType]);
  });
});

describe("a range of statuses", () => {
  const text = "content: { text/plain: {} }";
  it.each<[responses: string, sent: Sent, result: unknown]>([
    [`2XX: { description: A., ${text} }, "204": { description: A. }`, { status: 201, body: "a" }, "a"],
    [`2XX: { description: A., ${text} }, "204": { description: A. }`, { status: 204, body: "" }, undefined],
    [
      `2XX: { description: A., ${text} }, "202": { description: A., content: { application/json: {} } }`,
      { status: 202, body: "1" },
      1,
    ],
    [
      `2xx: { description: A., content: { application/json: {} } }, "200": { description: A., ${text} }`,
      { status: 203, body: "1" },
      1,
    ],
    [
      `2xx: { description: A., content: { application/json: {} } }, "200": { description: A., ${text} }`,
      { status: 200, body: "1" },
      "1",
    ],
    [
      `2XX: { description: A. }, "200": { description: A., content: { image/png: {} } }`,
      { status: 202, body: "1" },
      undefined,
    ],
    [`2XX: { description: A. }, "204": { description: A. }`, { status: 202, body: "1" }, 202],
    [`default: { description: A., ${text} }`, { status: 201, body: "a" }, "a"],
  ])("is read as the document says: %s %o", async (responses, sent, result) => {
    expect((await call(get(responses), sent)).result).toEqual(result);
  });
});
