import type { ServerHttp2Stream } from "node:http2";
import * as grpc from "@grpc/grpc-js";
import { describe, expect, it, onTestFinished } from "vitest";
import { WebSocket, WebSocketServer } from "ws";
import { frame } from "../../src/codec/grpc/frames.ts";
import type { Credentials, Gateway, Protocol } from "../../src/index.ts";
import { closeAfterTest } from "../cleanup.ts";
import { adminClient, gatewayWithAdmin } from "../admin-client.ts";
import { findNode, request } from "../client.ts";
import { GrpcCaller } from "../grpc-caller.ts";
import { GrpcNode } from "../grpc-node.ts";
import { networksWith } from "../networks.ts";
import { startUpstream } from "../upstream-server.ts";

/** An upstream that counts the calls that it gets. */
interface CountingNode {
  readonly url: string;
  readonly calls: number;
  close(): unknown;
}

/** Responds to each gRPC call with an empty message. The gateway's own requests for its newest block do not count. */
class EmptyNode extends GrpcNode implements CountingNode {
  calls = 0;

  protected respond(path: string, _: Buffer, stream: ServerHttp2Stream): void {
    if (!/\/(?:GetSlot|GetServiceInfo)$/.test(path)) this.calls += 1;
    stream.end(frame(new Uint8Array()));
  }
}

/** For a beacon node, the gateway's own requests for its newest block do not count. */
async function restNode(): Promise<CountingNode> {
  let calls = 0;
  const server = await startUpstream((_, response, { url }) => {
    if (!/\/(?:syncing|headers\/|states\/)/.test(String(url))) calls += 1;
    response.writeHead(200, { "content-type": "application/json" }).end('{"status":"ok","data":{}}');
  });
  return {
    url: server.url,
    get calls() {
      return calls;
    },
    close: () => server.close(),
  };
}

async function socketNode(): Promise<CountingNode> {
  let calls = 0;
  const server = new WebSocketServer({ port: 0, host: "127.0.0.1", path: "/ws" });
  await new Promise((resolve) => server.once("listening", resolve));
  server.on("connection", (socket) => {
    calls += 1;
    socket.send("hello");
  });
  const { port } = server.address() as { port: number };
  return {
    url: `http://127.0.0.1:${port}`,
    get calls() {
      return calls;
    },
    close: () => {
      for (const socket of server.clients) socket.terminate();
      server.close();
    },
  };
}

/** A surface with its own upstreams. */
interface Surface {
  readonly protocol: Protocol;
  readonly part: "beacon" | "info" | "exchange" | "grpc";
  readonly start: () => Promise<CountingNode>;
  /**
   * Makes a call.
   *
   * @returns how it ends: an HTTP status, a gRPC status, or a socket's first message or close code.
   */
  readonly call: (gateway: Gateway<Credentials>) => Promise<unknown>;
  readonly good: unknown;
  /** The callers' response when the budgets of all upstreams are used up, and when all are cordoned. */
  readonly spent: unknown;
  readonly cordoned: unknown;
}

function rest(protocol: Protocol, path: string, body?: object): Surface["call"] {
  return async (gateway) => {
    const { key } = findNode(gateway, protocol);
    const method = body ? "POST" : "GET";
    return (await request(`${gateway.url}/${key}${path}`, { method, ...(body && { body }) })).status;
  };
}

function rpc(protocol: Protocol, path: string): Surface["call"] {
  return async (gateway) => {
    const caller = new GrpcCaller(gateway.grpcUrl, findNode(gateway, protocol).key);
    closeAfterTest(caller.client);
    try {
      await caller.unary(path);
      return grpc.status.OK;
    } catch (error) {
      return (error as grpc.ServiceError).code;
    }
  };
}

async function act(gateway: Gateway): Promise<number> {
  return (await request(`${gateway.url}/exchange`, { method: "POST", body: { action: {} } })).status;
}

async function connect(gateway: Gateway): Promise<unknown> {
  const socket = new WebSocket(`${gateway.url.replace("http", "ws")}/ws`);
  onTestFinished(() => socket.terminate());
  // The gateway accepts a socket before it has one to an upstream.
  return new Promise((resolve) => {
    socket.once("message", (data) => resolve(String(data)));
    socket.once("close", (code) => resolve(code));
  });
}

const emptyNode = (): Promise<CountingNode> => new EmptyNode().start();
const http = { start: restNode, good: 200, spent: 429, cordoned: 502 };
const overGrpc = {
  part: "grpc" as const,
  start: emptyNode,
  good: grpc.status.OK,
  spent: grpc.status.RESOURCE_EXHAUSTED,
  cordoned: grpc.status.UNAVAILABLE,
};

const surfaces: readonly [string, Surface][] = [
  [
    "beacon nodes",
    {
      ...http,
      protocol: "ethereum",
      part: "beacon",
      call: rest("ethereum", "/eth/v1/node/peer_count"),
    },
  ],
  [
    "the venue's info",
    { ...http, protocol: "hyperliquid", part: "info", call: rest("hyperliquid", "/info", { type: "meta" }) },
  ],
  ["the venue's signed actions", { ...http, protocol: "hyperliquid", part: "exchange", call: act }],
  [
    "the venue's WebSocket",
    {
      protocol: "hyperliquid",
      part: "exchange",
      start: socketNode,
      call: connect,
      good: "hello",
      spent: 1014,
      cordoned: 1014,
    },
  ],
  ["gRPC reads", { ...overGrpc, protocol: "solana", call: rpc("solana", "/geyser.Geyser/GetBlockHeight") }],
  [
    "gRPC writes",
    {
      ...overGrpc,
      protocol: "sui",
      call: rpc("sui", "/sui.rpc.v2.TransactionExecutionService/ExecuteTransaction"),
    },
  ],
];

/**
 * Starts a gateway with two upstreams.
 *
 * @param budgets - Calls a day, of the first tier and of the second one.
 */
async function start(
  { protocol, part, start: startNode }: Surface,
  budgets?: readonly [number, number],
): Promise<{ gateway: Gateway<Credentials>; nodes: readonly [CountingNode, CountingNode] }> {
  const nodes = [await startNode(), await startNode()] as const;
  closeAfterTest(...nodes);
  const upstreams = ["own", "spare"].map((name, index) => ({
    name,
    url: String(nodes[index]?.url),
    tier: index + 1,
    budget: { requestsPerDay: budgets?.[index] ?? 1_000 },
  }));
  const gateway = await gatewayWithAdmin({
    networks: networksWith({
      [protocol]: { [part]: { upstreams, ...(part === "beacon" && { cache: "off" as const }) } },
    }),
    limits: { shutdown: 1 },
  });
  closeAfterTest(gateway);
  return { gateway, nodes };
}

async function outcomes(count: number, call: () => Promise<unknown>): Promise<unknown[]> {
  const all: unknown[] = [];
  for (let index = 0; index < count; index += 1) all.push(await call());
  return all;
}

describe.each(surfaces)("upstreams of %s", (_, surface) => {
  it("get no more calls than their budgets allow, and then the next tier gets them", async () => {
    const { gateway, nodes } = await start(surface, [3, 2]);
    const all = await outcomes(6, () => surface.call(gateway));
    const good = all.filter((outcome) => outcome === surface.good).length;
    const counts = nodes.map(({ calls }) => calls);
    if (surface.part === "beacon" || surface.part === "grpc") {
      // The gateway's own requests for the newest block count too.
      expect(counts[0]).toBeLessThanOrEqual(3);
      expect(counts[1]).toBeLessThanOrEqual(2);
    } else expect(counts).toEqual([3, 2]);
    expect(good).toBe((counts[0] ?? 0) + (counts[1] ?? 0));
    expect(all.slice(good)).toEqual(Array.from({ length: 6 - good }, () => surface.spent));
    const { json } = await adminClient(gateway)("GET", `/upstreams/?network=${surface.protocol}-mainnet`);
    expect(json).toMatchObject({
      results: [
        { name: "own", part: surface.part, requests_today: 3, state: "throttled" },
        { name: "spare", part: surface.part, requests_today: 2, state: "throttled" },
      ],
    });
  });

  it("get no calls while they are cordoned", async () => {
    const { gateway, nodes } = await start(surface);
    const admin = adminClient(gateway);
    const { results } = (await admin("GET", `/upstreams/?network=${surface.protocol}-mainnet`)).json as {
      results: { id: string; name: string }[];
    };
    const [own, spare] = results.map(({ id }) => id);
    const set = async (id: string | undefined, what: "cordon" | "uncordon"): Promise<void> => {
      expect((await admin("POST", `/upstreams/${id}/${what}/`)).status).toBe(200);
    };
    await set(own, "cordon");
    expect(await surface.call(gateway)).toBe(surface.good);
    expect(nodes.map(({ calls }) => calls)).toEqual([0, 1]);
    await set(spare, "cordon");
    expect(await surface.call(gateway)).toBe(surface.cordoned);
    expect(nodes.map(({ calls }) => calls)).toEqual([0, 1]);
    await set(own, "uncordon");
    expect(await surface.call(gateway)).toBe(surface.good);
    expect(nodes.map(({ calls }) => calls)).toEqual([1, 1]);
  });
});
