import fc from "fast-check";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isNodeAccessError, type NodeAccessError } from "@node-access/auth";
import { type ApiOperation, createApiCaller, isApiError, json, repeated } from "../../src/openapi/index.ts";
import {
  base64Body,
  base64Failure,
  base64Items,
  base64Parameter,
  type Base64Place,
  base64Result,
} from "../../src/openapi-base64/base64.ts";
import { jsonLines } from "../../src/openapi-events/event-stream.ts";

const runs = process.env["NIGHTLY"] ? 3_000 : 150;

/** Responds with what `responds` returns for a request's body. */
let responds: (body: string, url: string) => { readonly status?: number; readonly body: string } = (
  body,
) => ({ body });
const server = createServer((request, response) => {
  void buffer(request).then((bytes) => {
    const { status = 200, body } = responds(bytes.toString(), request.url ?? "");
    response.writeHead(status, { "content-type": "application/json" }).end(body);
  });
});
let endpoint = "";
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const tree: Base64Place = {
  fields: { data: "base64", children: { items: () => tree } },
};
const send = (place: Base64Place): ApiOperation<(body: unknown) => Promise<unknown>> => ({
  name: "send",
  method: "POST",
  path: "/",
  idempotency: "safe",
  body: base64Body(json, place),
  result: base64Result(place),
});
const call = (place: Base64Place, body: unknown): Promise<unknown> =>
  createApiCaller({ endpoint, retries: 0 }).call(send(place), body);

const bytes = fc.uint8Array({ maxLength: 300 });
const { node } = fc.letrec<{ node: object }>((tie) => ({
  node: fc.record(
    {
      data: fc.oneof(bytes, fc.constant(null)),
      name: fc.string(),
      children: fc.array(tie("node"), { maxLength: 3, depthIdentifier: "node" }),
    },
    { requiredKeys: [] },
  ),
}));

/** Writes base64 as servers do. */
const forms: readonly ((text: string) => string)[] = [
  String,
  (text) => text.replaceAll("=", ""),
  (text) => text.replaceAll("+", "-").replaceAll("/", "_"),
  (text) => text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", ""),
  (text) => text.replaceAll(/.{4}/g, "$&\r\n"),
];

/** What a server that knows base64 sees of a request, and responds with, in another form. */
function rewritten(part: unknown, form: (text: string) => string): unknown {
  if (Array.isArray(part)) return part.map((one) => rewritten(one, form));
  if (typeof part !== "object" || part === null) return part;
  return Object.fromEntries(
    Object.entries(part).map(([key, one]) => [
      key,
      key === "data" && typeof one === "string"
        ? form(Buffer.from(Buffer.from(one, "base64")).toString("base64"))
        : rewritten(one, form),
    ]),
  );
}

it("sends and receives bytes anywhere in a tree, in every form of base64 that servers write", async () => {
  await fc.assert(
    fc.asyncProperty(node, fc.constantFrom(...forms), async (value, form) => {
      const given = structuredClone(value);
      responds = (body) => ({ body: JSON.stringify(rewritten(JSON.parse(body), form)) });
      expect(await call(tree, value)).toEqual(given);
      expect(value).toEqual(given);
    }),
    { numRuns: runs },
  );
});

it("writes what Buffer writes, and takes a Buffer", async () => {
  await fc.assert(
    fc.asyncProperty(bytes, async (value) => {
      for (const encoding of ["base64", "base64url"] as const) {
        let received = "";
        responds = (body) => ({ body: (received = body) });
        expect(await call(encoding, Buffer.from(value))).toEqual(value);
        const written = JSON.parse(received) as string;
        expect(written.replaceAll("=", "")).toBe(Buffer.from(value).toString(encoding).replaceAll("=", ""));
        expect(written.length % 4).toBe(0);
      }
    }),
    { numRuns: runs / 3 },
  );
});

it("sends and receives megabytes", async () => {
  const large = new Uint8Array(2 ** (process.env["NIGHTLY"] ? 24 : 21)).map((_, index) => index * 31);
  responds = (body) => ({ body });
  expect(Buffer.from((await call("base64", large)) as Uint8Array).equals(large)).toBe(true);
});

describe("a text that is not base64", () => {
  it.each([
    [{ data: "%%" }, "data"],
    [{ children: [{}, { data: "abcde" }] }, "children[1].data"],
    [{ data: "YQ=" }, "data"],
    [{ data: "Y=Q=" }, "data"],
    [{ data: "é" }, "data"],
  ])("is an error that names its place: %j", async (body, place) => {
    responds = () => ({ body: JSON.stringify(body) });
    const error = await call(tree, {}).catch((thrown: unknown) => thrown);
    expect(isNodeAccessError(error, "UNDECODABLE_BODY")).toBe(true);
    const { message } = error as NodeAccessError;
    expect(message.replace(/\d characters$/, "N characters")).toMatch(
      `: the response is not base64 in ${place}: N characters`,
    );
  });
});

describe("in place of bytes", () => {
  it.each([
    [{ data: "AAEC" }, "body.data"],
    [{ children: [{ data: new ArrayBuffer(1) }] }, "body.children[0].data"],
    [{ data: [1, 2] }, "body.data"],
    [{ data: new Blob() }, "body.data"],
    [{ data: new Uint16Array(1) }, "body.data"],
  ])("other values are rejected: %#", async (body, place) => {
    await expect(call(tree, body)).rejects.toThrow(`${place}: expected a Uint8Array, received `);
  });

  it("values without a text stay as they are", async () => {
    responds = (body) => ({ body });
    for (const value of [null, 1, true, {}, { data: null }, [], "text"])
      expect(await call(tree, value)).toEqual(value);
  });

  it("an object that contains itself is rejected", async () => {
    const value: Record<string, unknown> = { data: new Uint8Array() };
    value["children"] = [value];
    await expect(call(tree, value)).rejects.toThrow("body: expected a JSON value");
  });
});

it("keeps names that objects have of their own, and converts what toJSON returns", async () => {
  responds = (body) => ({ body });
  const names = JSON.parse('{ "__proto__": "AAEC", "constructor": "AAEC" }') as object;
  const returned = await call(
    { values: "base64" },
    Object.fromEntries(Object.keys(names).map((key) => [key, new Uint8Array([0, 1, 2])])),
  );
  expect(Object.entries(returned as object)).toEqual(
    Object.keys(names).map((key) => [key, new Uint8Array([0, 1, 2])]),
  );
  const value = { at: new Date(0), toJSON: () => ({ data: new Uint8Array([1]), at: new Date(0) }) };
  expect(await call(tree, value)).toEqual({ data: new Uint8Array([1]), at: "1970-01-01T00:00:00.000Z" });
});

it("applies the places of all members of a union", async () => {
  responds = (body) => ({ body });
  const place: Base64Place = [
    { fields: { a: "base64" } },
    { fields: { b: { first: ["base64", null], items: "base64" } } },
  ];
  const value = { a: new Uint8Array([1]), b: [new Uint8Array([2]), "text", new Uint8Array([3])] };
  expect(await call(place, value)).toEqual(value);
});

it("writes parameters, and reads items of streams and bodies of errors", async () => {
  const caller = createApiCaller({ endpoint, retries: 0 });
  const operation: ApiOperation<
    (query: {
      key?: Uint8Array;
      keys?: readonly Uint8Array[];
    }) => Promise<AsyncIterable<{ data: Uint8Array }>>,
    { errors: { 404: { data: Uint8Array }; "4XX": { data: string } } }
  > = {
    name: "watch",
    method: "GET",
    path: "/",
    idempotency: "safe",
    query: ["key", "keys"],
    styles: {
      key: base64Parameter(repeated, "base64"),
      keys: base64Parameter(repeated, { items: "base64url" }),
    },
    exchange: base64Items(jsonLines, { fields: { data: "base64" } }),
    failure: base64Failure({ 404: { fields: { data: "base64" } } }),
  };
  let url = "";
  responds = (_, path) => ({
    body: ((url = path), '{"data":"AAEC"}\n{"data":""}\n{"data":"%"}\n{"data":""}'),
  });
  const seen: unknown[] = [];
  const read = async (): Promise<void> => {
    const keys = [new Uint8Array([251, 255])];
    for await (const item of await caller.call(operation, { key: new Uint8Array([251, 255]), keys }))
      seen.push(item.data);
  };
  await expect(read()).rejects.toMatchObject({ code: "UNDECODABLE_BODY", attempts: [{}] });
  expect(url).toBe("/?key=%2B%2F8%3D&keys=-_8%3D");
  expect(seen).toEqual([new Uint8Array([0, 1, 2]), new Uint8Array()]);

  responds = () => ({ status: 404, body: '{"data":"AAEC"}' });
  const error = await caller.call(operation, {}).catch((thrown: unknown) => thrown);
  expect(isApiError(error, operation) && error.context).toMatchObject({
    status: 404,
    data: { data: new Uint8Array([0, 1, 2]) },
  });
  responds = () => ({ status: 410, body: '{"data":"AAEC"}' });
  const other = await caller.call(operation, {}).catch((thrown: unknown) => thrown);
  expect(isApiError(other, operation) && other.context).toMatchObject({ data: { data: "AAEC" } });
  responds = () => ({ status: 404, body: '{"data":"%"}' });
  const broken = await caller.call(operation, {}).catch((thrown: unknown) => thrown);
  expect(isApiError(broken, operation)).toBe(false);
  expect(broken).toMatchObject({ code: "HTTP_STATUS", context: { body: '{"data":"%"}' } });
});
