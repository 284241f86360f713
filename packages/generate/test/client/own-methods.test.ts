import type { OwnProtocol, RpcClient } from "@node-access/rpc";
import { decoded, decodedWebSocket, type QuantityTables } from "@node-access/rpc/decoded";
import { type RpcSchemas, validateParamsWith } from "@node-access/rpc/validation";
import { batch } from "@node-access/rpc/batch";
import { createRpcClient } from "@node-access/rpc";
import { withMethods } from "@node-access/rpc/own-methods";
import { createRpcPool } from "@node-access/rpc/pool";
import { toProvider } from "@node-access/rpc/provider";
import { createRpcWebSocketClient } from "@node-access/rpc/web-socket";
import type { ProtocolTable } from "@node-access/transport/json-rpc";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { WebSocketServer } from "ws";
import { generateProject, type Project, startServer } from "./generated-client.ts";

const acme = `
openrpc: 1.3.2
info: { title: Acme chain, version: 1.0.0 }
methods:
  - name: getJob
    summary: A job.
    x-idempotency: safe
    params: [{ name: id, required: true, schema: { type: string } }]
    result: { name: job, schema: { $ref: "#/components/schemas/Job" } }
  - name: startJob
    params: []
    result: { name: id, schema: { type: string } }
  - name: find
    paramStructure: by-name
    x-idempotency: safe
    params: [{ name: state, schema: { type: string } }]
    result: { name: jobs, schema: { type: array, items: { $ref: "#/components/schemas/Job" } } }
  - name: payJob
    x-idempotency: idempotent
    paramStructure: either
    params:
      - { name: id, required: true, schema: { type: string } }
      - { name: most, schema: { $ref: "#/components/schemas/Coins" } }
      - { name: block, required: true, schema: { type: string, x-quantity: true } }
    result: { name: paid, schema: { $ref: "#/components/schemas/Payment" } }
  - name: jobSubscribe
    x-idempotency: idempotent
    params: [{ name: id, required: true, schema: { type: string } }]
    result: { name: subscription, schema: { type: integer } }
    x-subscription:
      unsubscribeMethod: jobUnsubscribe
      notificationMethod: jobNotification
      notification: { $ref: "#/components/schemas/Job" }
  - name: jobUnsubscribe
    x-idempotency: idempotent
    params: [{ name: subscription, required: true, schema: { type: integer } }]
    result: { name: ended, schema: { type: boolean } }
components:
  schemas:
    Coins: { type: number, x-scale: 6, description: Coins. }
    Payment:
      type: object
      required: [coins, block]
      properties:
        coins: { $ref: "#/components/schemas/Coins" }
        block: { type: string, x-quantity: true }
        parts: { type: array, items: { $ref: "#/components/schemas/Payment" } }
        note: { type: string }
    Job: { type: object, required: [id], properties: { id: { type: string } } }
`;

const consumer = `
import { callOnce, createRpcClient } from "@node-access/rpc";
import { batch } from "@node-access/rpc/batch";
import { withMethods } from "@node-access/rpc/own-methods";
import { createRpcPool } from "@node-access/rpc/pool";
import { createRpcWebSocketClient } from "@node-access/rpc/web-socket";
import { acmeProtocol as protocol, type Job } from "./index.js";

import { decoded, decodedPool } from "@node-access/rpc/decoded";
import { validateParamsWith } from "@node-access/rpc/validation";
import * as quantities from "./quantities.js";
import * as schemas from "./schemas.js";
import { createAcmeClient, type Payment } from "./index.js";

const endpoint = "http://127.0.0.1:1";
const client = createRpcClient({ protocol, endpoint });
export const job: Promise<Job> = client.getJob("1");
export const once: Promise<Job> = callOnce({ protocol, endpoint }, { method: "getJob", params: ["1"] });
export const pooled: Promise<Job> = createRpcPool({ protocol, endpoints: [{ endpoint }] }).with({}).getJob("1");
const [first] = await batch(client, [{ method: "getJob", params: ["1"] }]);
export const outcome: PromiseSettledResult<Job> = first;
const socket = createRpcWebSocketClient({ protocol, endpoint: "ws://127.0.0.1:1" });
for await (const { id } of await socket.subscribe("jobSubscribe", "1")) console.log(id.length);
const both = createRpcClient({ protocol: withMethods("ethereum", protocol), endpoint });
export const number: Promise<\`0x\${string}\`> = both.eth_blockNumber();
export const same: Promise<Job> = both.getJob("1");
export const plain: Payment = await createAcmeClient({ endpoint }).payJob("1", "0.1", "0x1");
export const digits: \`\${number}\` = (await client.payJob("1", undefined, "0x1")).coins;
export const hex: \`0x\${string}\` = (await client.payJob("1", undefined, "0x1")).block;
const exact = decoded(client, quantities);
export const payment: Payment<"bigint"> = await exact.payJob("1", 100_000n, 1n);
export const units: bigint = payment.coins + payment.block;
export const jobOfView: Promise<Job> = exact.with({ timeout: 1 }).getJob("1");
const [paid] = await batch(exact, [{ method: "payJob", params: { id: "1", block: 7 } }]);
export const sum: PromiseSettledResult<Payment<"bigint">> = paid;
const view = decoded(both, quantities);
export const numbers: Promise<[bigint, Payment<"bigint">]> =
  Promise.all([view.eth_blockNumber(), view.payJob("1", undefined, 2n)]);
export const ofPool: object[] = decodedPool(createRpcPool({ protocol, endpoints: [{ endpoint }] }), quantities).health();
createRpcClient({ protocol, endpoint, middleware: [validateParamsWith(schemas)] });
export const found: Promise<Job[]> = client.request({ method: "find", params: { state: "done" } });
const [jobs] = await batch(client, [{ method: "find", params: {} }]);
export const all: PromiseSettledResult<Job[]> = jobs;
// @ts-expect-error: there is no such param
void batch(client, [{ method: "find", params: { status: "done" } }]);
// @ts-expect-error: its params have names only
void batch(client, [{ method: "find", params: ["done"] }]);
// @ts-expect-error: coins are text or units
void exact.payJob("1", 0.1, 1n);
// @ts-expect-error: the digits are text
void client.payJob("1", 100n, "0x1");
// @ts-expect-error: an id is a text
void client.getJob(1);
// @ts-expect-error: its params have names
void client.find("done");
// @ts-expect-error: a subscription is no call
void client.jobSubscribe("1");
// @ts-expect-error: there is no such subscription
void socket.subscribe("newHeads");
// @ts-expect-error: a protocol of one's own has no other methods
void client.eth_blockNumber();
`;

/** The generated types, for this file. */
interface Acme extends OwnProtocol {
  readonly methods: { getJob(id: string): Promise<{ id: string }>; startJob(): Promise<string> };
  readonly calls: { getJob: { params: readonly [id: string]; result: { id: string } } };
  readonly subscriptions: { jobSubscribe: { params: readonly [id: string]; notification: { id: string } } };
}

interface ExactMethods {
  payJob(id: string, most: bigint | undefined, block: bigint): Promise<unknown>;
}

let project: Project;
let quantities: QuantityTables;
let schemas: RpcSchemas;
let protocol: ProtocolTable<Acme>;
beforeAll(async () => {
  project = await generateProject("acme.openrpc.yaml", acme);
  project.compile(consumer);
  quantities = (await project.load("quantities.js")) as unknown as QuantityTables;
  schemas = (await project.load("schemas.js")) as unknown as RpcSchemas;
  ({ acmeProtocol: protocol } = (await project.load()) as { acmeProtocol: ProtocolTable<Acme> });
});

/** A node that loses the first response to each method. */
async function startNode(): Promise<{ url: string; methods: string[] }> {
  const methods: string[] = [];
  const server = await startServer(({ body }) => {
    const calls = [JSON.parse(body)].flat() as { id: number; method: string; params: unknown[] }[];
    const method = calls[0]?.method ?? "";
    methods.push(method);
    if (methods.filter((one) => one === method).length === 1) return { status: 502, body: "lost" };
    const messages = calls.map(({ id, params }) => ({
      jsonrpc: "2.0",
      id,
      result: { id: params[0] ?? null },
    }));
    return { body: JSON.stringify(Array.isArray(JSON.parse(body)) ? messages : messages[0]) };
  });
  onTestFinished(() => server[Symbol.asyncDispose]());
  return { url: server.url, methods };
}

it("is a protocol of a client, whose methods are retried as its spec says", async () => {
  const node = await startNode();
  const client = createRpcClient({ protocol, endpoint: node.url, retries: 1 });
  expect(await client.getJob("7")).toEqual({ id: "7" });
  await expect(client.startJob()).rejects.toMatchObject({ code: "HTTP_STATUS" });
  expect(node.methods).toEqual(["getJob", "getJob", "startJob"]);
  expect(await batch(client, [{ method: "getJob", params: ["8"] }])).toEqual([
    { status: "fulfilled", value: { id: "8" } },
  ]);
  expect(await toProvider(client).request({ method: "getJob", params: ["9"] })).toEqual({ id: "9" });
});

it("is added to another protocol, in a pool too", async () => {
  const node = await startNode();
  const both = withMethods("ethereum", protocol);
  const endpoints = [{ endpoint: node.url }, { endpoint: node.url }];
  const pool = createRpcPool({ protocol: both, endpoints });
  expect(await pool.getJob("7")).toEqual({ id: "7" });
  expect(await pool.eth_getBalance("0x00")).toEqual({ id: "0x00" });
  expect(Object.keys(pool)).toEqual(expect.arrayContaining(["getJob", "startJob", "eth_chainId"]));
  // What takes a client of the protocol takes one with more methods.
  const ethereum: RpcClient<"ethereum"> = createRpcClient({ protocol: both, endpoint: node.url });
  expect("getJob" in ethereum).toBe(true);
});

it("has its subscriptions over a WebSocket, next to those of the other protocol", async () => {
  const server = new WebSocketServer({ port: 0, host: "127.0.0.1" });
  onTestFinished(() => server.close());
  await once(server, "listening");
  const requests: unknown[] = [];
  server.on("connection", (socket) => {
    socket.on("message", (data) => {
      const { id, method, params } = JSON.parse(String(data)) as {
        id: number;
        method: string;
        params: unknown[];
      };
      requests.push(method);
      const isOwn = method === "jobSubscribe";
      socket.send(JSON.stringify({ jsonrpc: "2.0", id, result: isOwn ? 0 : "0x1" }));
      const notification = isOwn
        ? { method: "jobNotification", params: { subscription: 0, result: { id: params[0] } } }
        : { method: "eth_subscription", params: { subscription: "0x1", result: { number: "0x5" } } };
      socket.send(JSON.stringify(notification));
    });
  });
  const endpoint = `ws://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const client = createRpcWebSocketClient({ protocol: withMethods("ethereum", protocol), endpoint });
  onTestFinished(() => client.close());
  const jobs = await client.subscribe("jobSubscribe", "7");
  const heads = await client.subscribe("newHeads");
  expect((await jobs.next()).value).toEqual({ id: "7" });
  expect((await heads.next()).value).toMatchObject({ number: "0x5" });
  await jobs.unsubscribe();
  await heads.unsubscribe();
  expect(requests).toEqual(["jobSubscribe", "eth_subscribe", "jobUnsubscribe", "eth_unsubscribe"]);
});

describe("numbers of own methods", () => {
  const payment =
    '{"coins":1e-6,"block":"0x10","parts":[{"coins":-12345678901234.5,"block":"0x0"}],"note":"0x10"}';
  const startExact = async (): Promise<{ url: string; calls: { method: string; params: unknown }[] }> => {
    const calls: { method: string; params: unknown }[] = [];
    const server = await startServer(({ body }) => {
      const call = JSON.parse(body) as { id: number; method: string; params: unknown };
      calls.push(call);
      const result = call.method === "payJob" ? payment : '"0x2d"';
      return { body: `{"jsonrpc":"2.0","id":${call.id},"result":${result}}` };
    });
    onTestFinished(() => server[Symbol.asyncDispose]());
    return { url: server.url, calls };
  };

  it("are exact digits, and bigints in the decoded view", async () => {
    const node = await startExact();
    const client = createRpcClient({ protocol, endpoint: node.url });
    const wire = await client.request({ method: "payJob", params: ["1"] });
    expect(wire).toEqual({
      coins: "1e-6",
      block: "0x10",
      parts: [{ coins: "-12345678901234.5", block: "0x0" }],
      note: "0x10",
    });
    const view = decoded(client, quantities) as unknown as ExactMethods;
    expect(await view.payJob("1", 100_000n, 255n)).toEqual({
      coins: 1n,
      block: 16n,
      parts: [{ coins: -12_345_678_901_234_500_000n, block: 0n }],
      note: "0x10",
    });
    expect(node.calls.at(-1)?.params).toEqual(["1", "0.100000", "0xff"]);
    const { createAcmeClient } = (await project.load()) as {
      createAcmeClient: (options: object) => ExactMethods;
    };
    expect(await createAcmeClient({ endpoint: node.url }).payJob("1", undefined, 1n)).toEqual(wire);
  });

  it("are bigints over a WebSocket too, in results and in subscriptions", async () => {
    const server = new WebSocketServer({ port: 0, host: "127.0.0.1" });
    onTestFinished(() => server.close());
    await once(server, "listening");
    const params: unknown[] = [];
    server.on("connection", (socket) => {
      socket.on("message", (data) => {
        const call = JSON.parse(String(data)) as { id: number; method: string; params: unknown };
        params.push(call.params);
        const results: Readonly<Record<string, string>> = { payJob: payment, eth_blockNumber: '"0x2d"' };
        socket.send(`{"jsonrpc":"2.0","id":${call.id},"result":${results[call.method] ?? '"0x1"'}}`);
        if (call.method !== "eth_subscribe") return;
        const update = { subscription: "0x1", result: { number: "0x5" } };
        socket.send(JSON.stringify({ jsonrpc: "2.0", method: "eth_subscription", params: update }));
      });
    });
    const endpoint = `ws://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const client = createRpcWebSocketClient({ protocol: withMethods("ethereum", protocol), endpoint });
    onTestFinished(() => client.close());
    const view = decodedWebSocket(client, quantities);
    const paid = (view as unknown as ExactMethods).payJob("1", 100_000n, 255n);
    expect(await paid).toMatchObject({ coins: 1n, block: 16n, note: "0x10" });
    expect(params).toEqual([["1", "0.100000", "0xff"]]);
    expect(await view.eth_blockNumber()).toBe(45n);
    const heads = await view.subscribe("newHeads");
    expect((await heads.next()).value).toMatchObject({ number: 5n });
  });

  it("are decoded together with those of another protocol, unless an own method replaces one of its", async () => {
    const node = await startExact();
    const both = decoded(
      createRpcClient({ protocol: withMethods("ethereum", protocol), endpoint: node.url }),
      quantities,
    );
    expect(await both.eth_blockNumber()).toBe(45n);
    expect(await (both as unknown as ExactMethods).payJob("1", undefined, 2n)).toMatchObject({ block: 16n });
    const own: ProtocolTable<Acme> = { methods: { eth_blockNumber: "safe" }, probeMethod: "eth_blockNumber" };
    const none: QuantityTables = { shapes: {}, paramPlaces: {}, resultPlaces: {} };
    const replaced = decoded(
      createRpcClient({ protocol: withMethods("ethereum", own), endpoint: node.url }),
      none,
    );
    expect([await replaced.eth_blockNumber(), await replaced.eth_gasPrice()]).toEqual(["0x2d", 45n]);
    expect(() => decoded(createRpcClient({ protocol: own, endpoint: node.url }))).toThrow(/quantities/);
  });

  it("are validated before a call is sent", async () => {
    const node = await startExact();
    const client = createRpcClient({
      protocol,
      endpoint: node.url,
      middleware: [validateParamsWith(schemas)],
    });
    await expect(client.request({ method: "payJob", params: ["1", "much", "0x1"] })).rejects.toMatchObject({
      code: "INVALID_ARGUMENT",
      context: { path: "payJob.params[1]" },
    });
    await client.request({ method: "payJob", params: ["1", "0.1", "0x1"] });
    expect(node.calls.length).toBe(1);
  });

  it("are called by name, and retried as their spec says", async () => {
    const node = await startNode();
    const client = createRpcClient({ protocol, endpoint: node.url, retries: 1 });
    await client.request({ method: "find", params: { state: "done" } });
    expect(node.methods).toEqual(["find", "find"]);
  });
});

it.each([
  ["{ type: integer, x-quantity: true }", "x-quantity"],
  ["{ type: string, x-scale: 8 }", "x-scale"],
  ["{ type: number, x-scale: 0.5 }", "x-scale"],
  ["{ type: number, x-scale: 8 }", "a decimal in its result is not a property"],
  ["{ anyOf: [{ type: string, x-quantity: true }, { type: string, pattern: ^0x }] }", "cannot distinguish"],
])("a result %s is rejected with its place", async (schema, reason) => {
  const spec = `openrpc: 1.3.2\ninfo: { title: Acme, version: 1.0.0 }\nmethods:\n  - name: get\n    params: []\n    result: { name: it, schema: ${schema} }\n`;
  const rejected = await generateProject("acme.openrpc.yaml", spec, "--strict");
  expect(rejected.exitCode).toBe(1);
  expect(rejected.printed.join("\n")).toMatch(/acme\.openrpc\.yaml:\d+:\d+/);
  expect(rejected.printed.join("\n")).toContain(reason);
});
