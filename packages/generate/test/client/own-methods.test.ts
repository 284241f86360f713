import type { OwnProtocol, RpcClient } from "@node-access/rpc";
import { batch } from "@node-access/rpc/batch";
import { createRpcClient } from "@node-access/rpc";
import { withMethods } from "@node-access/rpc/own-methods";
import { createRpcPool } from "@node-access/rpc/pool";
import { toProvider } from "@node-access/rpc/provider";
import { createRpcWebSocketClient } from "@node-access/rpc/web-socket";
import type { ProtocolTable } from "@node-access/transport/json-rpc";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest";
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
    Job: { type: object, required: [id], properties: { id: { type: string } } }
`;

const consumer = `
import { callOnce, createRpcClient } from "@node-access/rpc";
import { batch } from "@node-access/rpc/batch";
import { withMethods } from "@node-access/rpc/own-methods";
import { createRpcPool } from "@node-access/rpc/pool";
import { createRpcWebSocketClient } from "@node-access/rpc/web-socket";
import { acmeProtocol as protocol, type Job } from "./index.js";

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

let project: Project;
let protocol: ProtocolTable<Acme>;
beforeAll(async () => {
  project = await generateProject("acme.openrpc.yaml", acme);
  expect(project.compile(consumer)).toBe("");
  ({ acmeProtocol: protocol } = (await project.load()) as { acmeProtocol: ProtocolTable<Acme> });
});
afterAll(() => project[Symbol.dispose]());

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
