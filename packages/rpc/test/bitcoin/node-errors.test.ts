import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, it } from "vitest";
import { batch } from "../../src/batch.ts";
import { bitcoin } from "../../src/bitcoin/index.ts";
import { basic, createRpcClient, refreshing } from "../../src/index.ts";

// A node whose responses a test states, each used once.
const responses: { status: number; body: (ids: readonly number[]) => string }[] = [];
const authorizations: (string | undefined)[] = [];
let server: Server;
let endpoint: string;
beforeAll(async () => {
  server = createServer((request, response) => {
    void text(request).then((raw) => {
      authorizations.push(request.headers.authorization);
      const ids = ([JSON.parse(raw)].flat() as { id: number }[]).map(({ id }) => id);
      const { status, body } = responses.shift() ?? {
        status: 200,
        body: () => `{"result":7,"id":${ids[0]}}`,
      };
      response.writeHead(status).end(body(ids));
    });
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close().closeAllConnections());

const missing = '"result":null,"error":{"code":-5,"message":"Block not found"}';

it("has an outcome for each call of a batch, although its status is 500", async () => {
  responses.push({
    status: 500,
    body: ([first, second]) => `[{${missing},"id":${second}},{"result":7,"error":null,"id":${first}}]`,
  });
  const client = createRpcClient({ protocol: bitcoin, endpoint, retries: 0 });
  const calls = [{ method: "getblockcount" }, { method: "getblock", params: { blockhash: "00" } }] as const;
  expect(await batch(client, calls)).toMatchObject([
    { status: "fulfilled", value: 7 },
    { status: "rejected", reason: { code: "JSON_RPC_ERROR", context: { rpcCode: -5 } } },
  ]);
});

it("repeats a read while the node's queue is full or the node starts, and never a write that it may have", async () => {
  const client = createRpcClient({ protocol: bitcoin, endpoint, retries: 3 });
  const busy = { status: 503, body: () => "Work queue depth exceeded" };
  const starting = {
    status: 500,
    body: ([id]: readonly number[]) =>
      `{"result":null,"error":{"code":-28,"message":"Verifying blocks…"},"id":${id}}`,
  };
  responses.push(busy, starting);
  expect(await client.getblockcount()).toBe(7);
  responses.push({ status: 500, body: () => "<html>proxy</html>" });
  await expect(client.sendrawtransaction("00")).rejects.toMatchObject({
    code: "HTTP_STATUS",
    context: { status: 500 },
  });
  expect(responses).toEqual([]);
});

it("reads the cookie again after the node has written another one", async () => {
  let cookie = "__cookie__:first";
  const client = createRpcClient({
    protocol: bitcoin,
    endpoint,
    credential: refreshing(() => {
      const [user = "", password = ""] = cookie.split(":");
      return Promise.resolve(basic(user, password));
    }),
  });
  await client.getblockcount();
  cookie = "__cookie__:second";
  responses.push({ status: 401, body: () => "" });
  expect(await client.getblockcount()).toBe(7);
  expect(authorizations.slice(-3)).toEqual(
    ["first", "first", "second"].map((password) => `Basic ${btoa(`__cookie__:${password}`)}`),
  );
});
