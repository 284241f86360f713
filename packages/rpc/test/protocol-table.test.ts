import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { createDialect, type ProtocolTable } from "@node-access/transport/json-rpc";
import { expect, it, onTestFinished } from "vitest";
import { WebSocketServer } from "ws";
import { batch } from "../src/batch.ts";
import { decoded, type QuantityTables } from "../src/decoded/index.ts";
import { callOnce, createRpcClient } from "../src/index.ts";
import { createRpcPool } from "../src/pool/index.ts";
import { toProvider } from "../src/provider.ts";
import { streamItems } from "../src/stream.ts";
import { createRpcWebSocketClient } from "../src/web-socket-client.ts";
import { createRpcWebSocketPool } from "../src/web-socket-pool/index.ts";
import { CUT, FakeNode } from "./pool/fake-node.ts";

/** A protocol as an entry of the package has it. Its types are those of one with a name, for the compiler. */
const table: ProtocolTable<"ethereum"> = {
  rpcPath: "/chain",
  methods: {
    getSlot: "safe",
    getThings: "safe",
    sendThing: "write",
    getOld: "safe",
    // As an entry of its own, because this object is no promise either.
    ["then" as string]: "safe",
    toJSON: "safe",
  },
  wireNames: new Map([["getOld", "getNew"]]),
  latestBlockPlaces: { getThings: 1 },
  subscriptions: new Map([
    ["thingSubscribe", { unsubscribeMethod: "thingUnsubscribe", notificationMethod: "thingNotification" }],
  ]),
  probeMethod: "getSlot",
  blockParams: { getThings: 0 },
  heightMethods: ["getSlot"],
};

/** The decoded view of a client of the table, which has no quantities. */
function decodedTable<Client extends object>(client: Client): Client {
  const view = decoded as (client: Client, ...quantities: QuantityTables[]) => unknown;
  return view(client, { shapes: {}, paramPlaces: {}, resultPlaces: {} }) as Client;
}

/** The methods of the table, which the types of the protocol don't have. */
interface Methods {
  getSlot(): Promise<unknown>;
  getThings(...params: unknown[]): Promise<unknown>;
  sendThing(): Promise<unknown>;
  getOld(): Promise<unknown>;
  subscribe(
    kind: string,
    ...params: unknown[]
  ): Promise<AsyncIterator<unknown> & { unsubscribe(): Promise<void> }>;
  close(): Promise<void>;
}

function untyped(client: object): Methods {
  return client as Methods;
}

it("is what the methods of a client come from, with or without _ in their names", async () => {
  const node = await FakeNode.start(({ params }) => params);
  const client = createRpcClient({ protocol: table, endpoint: node.url });
  expect(await untyped(client).getThings(5)).toEqual([5, "latest"]);
  expect(await untyped(client).getOld()).toEqual([]);
  expect(await client.request({ method: "other_call", params: [1] })).toEqual([1]);
  expect(node.methods).toEqual(["getThings", "getNew", "other_call"]);
  expect(Object.keys(client).toSorted()).toEqual([
    "getOld",
    "getSlot",
    "getThings",
    "request",
    "sendThing",
    "with",
  ]);
  expect("eth_call" in client).toBe(false);
});

it("makes no client a promise or its own JSON, whatever its names are", async () => {
  const client = createRpcClient({ protocol: table, endpoint: "http://127.0.0.1:1" });
  for (const one of [client, decodedTable(client)]) {
    expect(await one).toBe(one);
    for (const name of ["then", "toJSON", "unlisted", "Symbol"]) {
      expect(Reflect.get(one, name)).toBeUndefined();
      expect(name in one).toBe(false);
    }
    expect(Reflect.get(one, "constructor")).toBe(Object);
    expect(JSON.stringify(one)).toBe("{}");
  }
});

it("says where and whether a call may be repeated: single, in a batch, once, and in the decoded view", async () => {
  let cut = true;
  const node = await FakeNode.start(({ method }) => {
    cut = !cut;
    return cut ? method : CUT;
  });
  const client = createRpcClient({ protocol: table, endpoint: node.url, retries: 1 });
  expect(await untyped(client).getSlot()).toBe("getSlot");
  cut = true;
  await expect(untyped(client).sendThing()).rejects.toMatchObject({ code: "UNANSWERED" });
  cut = true;
  const [outcome] = await batch(client, [{ method: "getSlot", params: [] } as never]);
  expect(outcome).toEqual({ status: "fulfilled", value: "getSlot" });
  cut = true;
  expect(await untyped(decodedTable(client)).getSlot()).toBe("getSlot");
  cut = false;
  const called = callOnce({ protocol: table, endpoint: node.url }, { method: "getOld" } as never);
  await expect(called).resolves.toBe("getNew");
});

it("is what a stream of items comes from", async () => {
  const node = await FakeNode.start(() => [1, 2]);
  const items = streamItems({ protocol: table, endpoint: node.url }, { method: "getOld" } as never);
  expect([(await items.next()).value, (await items.next()).value]).toEqual([1, 2]);
  expect(node.methods).toEqual(["getNew"]);
});

it("says which endpoint of a pool lags behind", async () => {
  const first = await FakeNode.start(({ method }) => (method === "getSlot" ? 7 : null));
  const second = await FakeNode.start(({ method }) => (method === "getSlot" ? 7 : ["thing"]));
  const endpoints = [first, second].map(({ url }) => ({ endpoint: url }));
  const pool = untyped(createRpcPool({ protocol: table, endpoints }));
  expect(await pool.getThings(7)).toBeNull();
  expect(await pool.getSlot()).toBe(7);
  expect(await pool.getThings(7)).toEqual(["thing"]);
  // A later block, which no endpoint has reported.
  expect(await pool.getThings(9)).toBeNull();
});

/** A node as Bitcoin's: errors have statuses, and amounts are JSON numbers. */
async function startBitcoinNode(): Promise<{ url: string; methods: string[]; bodies: string[] }> {
  const methods: string[] = [];
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      bodies.push(body);
      const calls = [JSON.parse(body)].flat() as { id: number; method: string }[];
      const messages = calls.map(({ id, method }) => {
        methods.push(method);
        const isFirst = methods.filter((one) => one === method).length === 1;
        if (method === "getMissing")
          return `{"result":null,"error":{"code":-5,"message":"Block not found"},"id":${id}}`;
        if (method === "getStarting" && isFirst)
          return `{"result":null,"error":{"code":-28,"message":"Loading block index..."},"id":${id}}`;
        return `{"result":{"amount":150000000000.00000001,"note":"\\"amount\\":1","fee" : 1e-8,"sats":7},"error":null,"id":${id}}`;
      });
      const isError = messages.length === 1 && messages[0]?.includes('"result":null');
      response.statusCode = calls[0]?.method === "getGateway" ? 500 : isError ? 500 : 200;
      if (calls[0]?.method === "getGateway") response.end("<html>");
      else response.end(Array.isArray(JSON.parse(body)) ? `[${messages.join()}]` : messages[0]);
    });
  });
  onTestFinished(() => void server.close().closeAllConnections());
  await once(server.listen(0, "127.0.0.1"), "listening");
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, methods, bodies };
}

const bitcoin: ProtocolTable<"ethereum"> = {
  methods: {
    getAmounts: "safe",
    getTemplate: "safe",
    getMissing: "safe",
    getStarting: "safe",
    getGateway: "safe",
  },
  probeMethod: "getAmounts",
  dialect: createDialect({
    errorStatuses: [404, 500],
    decimals: ["amount", "fee"],
    withoutDecimals: ["getTemplate"],
  }),
};

const amounts = { amount: "150000000000.00000001", note: '"amount":1', fee: "1e-8", sats: 7 };

it("returns decimals as the text that the node sent, in single calls, batches and pools", async () => {
  const { url } = await startBitcoinNode();
  const node = { protocol: bitcoin, endpoint: url } as const;
  const request = { method: "getAmounts" } as never;
  const client = createRpcClient(node);
  expect(await client.request(request)).toEqual(amounts);
  const settled = { status: "fulfilled", value: amounts };
  expect(await batch(client, [request, request] as never)).toEqual([settled, settled]);
  expect(await createRpcPool({ protocol: bitcoin, endpoints: [node] }).request(request)).toEqual(amounts);
  expect(await callOnce(node, request)).toEqual(amounts);
  expect(await client.request({ method: "getTemplate" })).toMatchObject({ fee: 1e-8, sats: 7 });
});

it("reads the node's error out of a response with an error status, and retries by its code", async () => {
  const { url, methods } = await startBitcoinNode();
  const node = { protocol: bitcoin, endpoint: url, retries: 1 } as const;
  const client = createRpcClient(node);
  const missing = { code: "JSON_RPC_ERROR", context: { rpcCode: -5, rpcMessage: "Block not found" } };
  await expect(client.request({ method: "getMissing" })).rejects.toMatchObject(missing);
  await expect(callOnce(node, { method: "getMissing" } as never)).rejects.toMatchObject(missing);
  expect(methods).toEqual(["getMissing", "getMissing"]);
  expect(await client.request({ method: "getStarting" })).toEqual(amounts);
  await expect(client.request({ method: "getGateway" })).rejects.toMatchObject({ code: "HTTP_STATUS" });
  expect(methods.slice(2)).toEqual(["getStarting", "getStarting", "getGateway", "getGateway"]);
});

it("sends params by name unchanged, in the decoded view too", async () => {
  const { url, bodies } = await startBitcoinNode();
  const client = createRpcClient({ protocol: bitcoin, endpoint: url });
  const params = { blockhash: "00", verbosity: 2 };
  await client.request({ method: "getAmounts", params });
  await batch(client, [{ method: "getAmounts", params } as never]);
  await batch(decodedTable(client), [{ method: "getAmounts", params } as never]);
  await callOnce({ protocol: bitcoin, endpoint: url }, { method: "getAmounts", params } as never);
  for (const body of bodies) expect([JSON.parse(body)].flat()).toMatchObject([{ params }]);
});

/** A node with subscriptions as on Solana: equal ones of a socket share a number, from 0. */
async function startSocketNode(): Promise<{
  url: string;
  requests: [method: unknown, params: unknown][];
  server: WebSocketServer;
}> {
  const server = new WebSocketServer({ port: 0, host: "127.0.0.1" });
  onTestFinished(() => server.close());
  await once(server, "listening");
  const requests: [method: unknown, params: unknown][] = [];
  server.on("connection", (socket) => {
    const ids: string[] = [];
    socket.on("message", (data) => {
      const { id, method, params } = JSON.parse(String(data)) as Record<string, unknown>;
      requests.push([method, params]);
      const respond = (result: unknown): void => socket.send(JSON.stringify({ jsonrpc: "2.0", id, result }));
      if (method !== "thingSubscribe") return respond(method === "getSlot" ? 7 : true);
      const key = JSON.stringify(params);
      const subscription = ids.includes(key) ? ids.indexOf(key) : ids.push(key) - 1;
      const notification = { method: "thingNotification", params: { result: params, subscription } };
      respond(subscription);
      // After the response to an equal request, which the client may have sent at the same time.
      setTimeout(() => socket.send(JSON.stringify(notification)), 50);
    });
  });
  return { url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}`, requests, server };
}

it("names the methods of subscriptions, whose ids may be numbers from 0", async () => {
  const node = await startSocketNode();
  const client = untyped(createRpcWebSocketClient({ protocol: table, endpoint: node.url }));
  onTestFinished(() => client.close());
  const [first, equal, other] = await Promise.all([
    client.subscribe("thingSubscribe", "a"),
    client.subscribe("thingSubscribe", "a"),
    client.subscribe("thingSubscribe", "b"),
  ]);
  for (const [subscription, expected] of [
    [first, "a"],
    [equal, "a"],
    [other, "b"],
  ] as const)
    expect(await subscription.next()).toEqual({ done: false, value: [expected] });
  await first.unsubscribe();
  expect(node.requests).not.toContainEqual(["thingUnsubscribe", [0]]);
  await equal.unsubscribe();
  expect(node.requests).toContainEqual(["thingUnsubscribe", [0]]);
  for (const socket of node.server.clients) socket.terminate();
  // It is the first one on its new socket.
  let value: unknown;
  while (node.requests.filter(([method]) => method === "thingSubscribe").length < 4)
    ({ value } = await other.next());
  expect(value).toEqual(["b"]);
  await other.unsubscribe();
  expect(node.requests.at(-1)).toEqual(["thingUnsubscribe", [0]]);
});

it("names them for a pool of sockets and a provider, too", async () => {
  const node = await startSocketNode();
  const pool = createRpcWebSocketPool({ protocol: table, endpoints: [{ endpoint: node.url }] });
  onTestFinished(() => pool.close());
  expect(await untyped(pool).getSlot()).toBe(7);
  const provider = toProvider(pool) as unknown as {
    request(call: object): Promise<unknown>;
    on(event: string, listener: (message: unknown) => void): void;
  };
  const message = new Promise((resolve) => provider.on("message", resolve));
  const subscription = await provider.request({ method: "thingSubscribe", params: ["a"] });
  expect(await message).toEqual({ type: "thingNotification", data: { subscription, result: ["a"] } });
  expect(await provider.request({ method: "thingUnsubscribe", params: [subscription] })).toBe(true);
  expect(node.requests.slice(1)).toEqual([
    ["thingSubscribe", ["a"]],
    ["thingUnsubscribe", [0]],
  ]);
});
