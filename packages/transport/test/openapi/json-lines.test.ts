import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { jsonLines, jsonSequence } from "../../src/openapi-events/event-stream.ts";
import { type ApiExchange, type ApiRequest, createApiCaller } from "../../src/openapi/index.ts";

let respond: (response: ServerResponse) => void = () => {};
const server = createServer((_, response) => respond(response));
let endpoint = "";
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

const operation = (exchange: ApiExchange): ApiRequest => ({
  name: "export",
  method: "GET",
  path: "/export",
  idempotency: "safe",
  accept: "application/jsonl",
  exchange,
});

/** Reads the items of a response until its end, or until the error that follows them. */
async function items(
  body: readonly (string | Buffer)[],
  exchange: ApiExchange = jsonLines,
  options: object = {},
): Promise<{ readonly read: readonly unknown[]; readonly code?: unknown }> {
  respond = (response) => {
    for (const chunk of body) response.write(chunk);
    response.end();
  };
  const { call, close } = createApiCaller({ endpoint, ...options });
  const read: unknown[] = [];
  try {
    const stream = (await call(operation(exchange) as never)) as AsyncIterable<unknown>;
    for await (const item of stream) read.push(item);
    return { read };
  } catch (error) {
    return { read, code: (error as { readonly code?: unknown }).code };
  } finally {
    await close();
  }
}

it("reads lines whatever their breaks and chunks are", async () => {
  const euro = Buffer.from('"€"\n');
  expect(
    await items([
      '{"a"',
      ":1",
      "}\n\r\n \n[1]\r\n18446744073709551615\n",
      euro.subarray(0, 2),
      euro.subarray(2),
      "null",
    ]),
  ).toEqual({ read: [{ a: 1 }, [1], 18446744073709551615n, "€", null] });
  expect(await items([])).toEqual({ read: [] });
  const many = "1\n".repeat(400_000);
  expect((await items([many])).read).toHaveLength(400_000);
});

it("reads sequences, whose texts may have several lines", async () => {
  expect(await items(['\u001e{\n"a":1}\n\u001e', "2\n"], jsonSequence)).toEqual({ read: [{ a: 1 }, 2] });
});

it.each<[string, readonly (string | Buffer)[], object, unknown]>([
  ["is not JSON", ["1\n<html>\n2\n"], {}, "UNDECODABLE_BODY"],
  ["is truncated", ['1\n{"a":'], {}, "UNDECODABLE_BODY"],
  ["is not UTF-8", ["1\n", Buffer.from([0xff, 0x0a])], {}, "UNDECODABLE_BODY"],
  [
    "has no end",
    ["1\n", '"', "a".repeat(600), "a".repeat(600)],
    { maxResponseBytes: 1_000 },
    "RESPONSE_TOO_LARGE",
  ],
  ["is too large", [`1\n"${"a".repeat(1_000)}"\n2\n`], { maxResponseBytes: 1_000 }, "RESPONSE_TOO_LARGE"],
])("fails after the items before one that %s", async (_, body, options, code) => {
  expect(await items(body, jsonLines, options)).toEqual({ read: [1], code });
});

it("closes the connection when the loop is left", async () => {
  const closed = new Promise<void>((done) => {
    respond = (response) => {
      response.on("close", done).write("1\n");
    };
  });
  const { call, close } = createApiCaller({ endpoint });
  for await (const item of (await call(operation(jsonLines) as never)) as AsyncIterable<unknown>) {
    expect(item).toBe(1);
    break;
  }
  await closed;
  await close();
});

it("fails with the error of the server", async () => {
  respond = (response) => void response.writeHead(404, { "content-type": "application/json" }).end('{"a":1}');
  const { call, close } = createApiCaller({ endpoint });
  await expect(call(operation(jsonLines) as never)).rejects.toMatchObject({
    code: "HTTP_STATUS",
    context: { status: 404, data: { a: 1 } },
  });
  await close();
});
