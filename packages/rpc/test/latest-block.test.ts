import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { describe, expect, it, onTestFinished } from "vitest";
import { WebSocketServer } from "ws";
import { automaticBatching, batch } from "../src/batch.ts";
import { decoded } from "../src/decoded/index.ts";
import { createRpcClient } from "../src/index.ts";
import { createRpcPool } from "../src/pool/index.ts";
import { createRpcWebSocketClient } from "../src/web-socket-client.ts";
import { createRpcWebSocketPool } from "../src/web-socket-pool/index.ts";

const address = `0x${"ab".repeat(20)}` as const;
const protocol = "ethereum";

interface Request {
  readonly id: number;
  readonly method: string;
  readonly params: readonly unknown[];
}

/**
 * A node that requires the block, as anvil and go-ethereum do, and returns the params that it
 * received.
 */
function respond({ id, method, params }: Request): object {
  const result = method === "eth_blockNumber" ? "0x1" : params;
  if (method !== "eth_getBalance" || params.length === 2) return { jsonrpc: "2.0", id, result };
  return { jsonrpc: "2.0", id, error: { code: -32_602, message: "invalid length 1, expected 2" } };
}

/** Starts this node for HTTP and WebSocket. */
async function startStrictNode(): Promise<{ http: string; ws: string }> {
  const server = createServer((request, response) => {
    void text(request).then((raw) => {
      const body = JSON.parse(raw) as Request | Request[];
      response.setHeader("content-type", "application/json");
      response.end(JSON.stringify(Array.isArray(body) ? body.map(respond) : respond(body)));
    });
  });
  const sockets = new WebSocketServer({ server });
  sockets.on("connection", (socket) =>
    socket.on("message", (data) => socket.send(JSON.stringify(respond(JSON.parse(String(data)) as Request)))),
  );
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    for (const socket of sockets.clients) socket.terminate();
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { http: `http://127.0.0.1:${port}`, ws: `ws://127.0.0.1:${port}` };
}

it("adds the block also if the params are null", async () => {
  const { http } = await startStrictNode();
  for (const client of [
    createRpcClient({ protocol, endpoint: http }),
    createRpcPool({ protocol, endpoints: [{ endpoint: http }] }),
  ])
    for (const method of ["eth_getBlockByNumber", "eth_call", "acme_getJob"])
      expect(await client.request({ method, params: null })).toEqual([]);
});

describe("the block latest", () => {
  it("is added by every client if the caller omits the block, in single calls and batches", async () => {
    const { http, ws } = await startStrictNode();
    const socket = createRpcWebSocketClient({ protocol, endpoint: ws });
    const socketPool = createRpcWebSocketPool({ protocol, endpoints: [{ endpoint: ws }] });
    onTestFinished(async () => {
      await socket.close();
      await socketPool.close();
    });
    const client = createRpcClient({ protocol, endpoint: http });
    const clients = {
      client,
      collecting: createRpcClient({ protocol, endpoint: http, batch: automaticBatching() }),
      decoded: decoded(client),
      pool: createRpcPool({ protocol, endpoints: [{ endpoint: http }] }),
      socket,
      socketPool,
    };
    const expected = [address, "latest"];
    for (const [name, one] of Object.entries(clients)) {
      expect(await one.eth_getBalance(address), name).toEqual(expected);
      expect(await one.with({ retries: 0 }).eth_getBalance(address, undefined), name).toEqual(expected);
      const [settled] = await batch(one as typeof client, [{ method: "eth_getBalance", params: [address] }]);
      expect(settled, name).toEqual({ status: "fulfilled", value: expected });
      expect(await one.request({ method: "eth_getBalance", params: [address] }), name).toEqual(expected);
    }
  });

  it("is added at its own index, and never replaces a value of the caller", async () => {
    const { http } = await startStrictNode();
    const client = createRpcClient({ protocol, endpoint: http });
    const call = { to: address };
    expect(await client.eth_getCode(address)).toEqual([address, "latest"]);
    expect(await client.eth_getTransactionCount(address)).toEqual([address, "latest"]);
    expect(await client.eth_getStorageAt(address, "0x0")).toEqual([address, "0x0", "latest"]);
    expect(await client.eth_getProof(address, [])).toEqual([address, [], "latest"]);
    expect(await client.eth_call(call, undefined, {})).toEqual([call, "latest", {}]);
    expect(await client.trace_call(call, ["trace"])).toEqual([call, ["trace"], "latest"]);
    expect(await client.debug_traceCall(call)).toEqual([call, "latest"]);
    expect(await client.eth_getCode(address, "pending")).toEqual([address, "pending"]);
    expect(await client.eth_getStorageAt(address, "0x0", "0x1")).toEqual([address, "0x0", "0x1"]);
    expect(await client.request({ method: "eth_getCode", params: [address, null] })).toEqual([address, null]);
  });

  it("is not added to params by name, too few params, or methods without it", async () => {
    const { http } = await startStrictNode();
    const client = createRpcClient({ protocol, endpoint: http });
    expect(await client.request({ method: "eth_getCode", params: { address } })).toEqual({ address });
    expect(await client.request({ method: "eth_getStorageAt", params: [address] })).toEqual([address]);
    expect(await client.trace_rawTransaction("0x02", ["trace"])).toEqual(["0x02", ["trace"]]);
    expect(await client.request({ method: "eth_getCodes", params: [address] })).toEqual([address]);
    // The standard has no default for these, and Besu's is pending.
    const call = { to: address };
    expect(await client.eth_estimateGas(call)).toEqual([call]);
    expect(await client.eth_createAccessList(call)).toEqual([call]);
    expect(await client.eth_estimateGas(call, undefined, {})).toEqual([call, null, {}]);
    expect(await client.eth_estimateGas(call, "latest")).toEqual([call, "latest"]);
  });
});
