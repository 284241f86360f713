import { isNodeAccessError } from "@node-access/transport";
import { BaseError, createPublicClient, custom, ProviderDisconnectedError, UnknownRpcError } from "viem";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { createRpcClient } from "../src/index.ts";
import { createRpcPool } from "../src/pool/index.ts";
import { viemTransport } from "../src/viem.ts";
import { createRpcWebSocketClient } from "../src/web-socket-client.ts";
import { createRpcWebSocketPool } from "../src/web-socket-pool/index.ts";
import { startJsonRpcServer } from "./json-rpc-server.ts";
import { ChainNode } from "./subscriptions/chain-node.ts";
import { until } from "./subscriptions/watch-fixture.ts";

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  vi.restoreAllMocks();
  await Promise.all(open.splice(0).map((one) => one.close()));
});

const WRITE: { method: "eth_sendRawTransaction"; params: [`0x${string}`] } = {
  method: "eth_sendRawTransaction",
  params: ["0x00"],
};

async function failure(promise: Promise<unknown>): Promise<BaseError> {
  const error: unknown = await promise.catch((thrown: unknown) => thrown);
  if (error instanceof BaseError) return error;
  throw new Error(`not a viem error: ${String(error)}`);
}

describe("viemTransport", () => {
  it("sends a write once, whatever its outcome", async () => {
    await using node = await startJsonRpcServer(() => ({ error: { code: -32603, message: "internal" } }));
    const client = createRpcClient({ protocol: "ethereum", endpoint: node.url });
    const pool = createRpcPool({ protocol: "ethereum", endpoints: [{ endpoint: node.url }] });
    for (const each of [client, pool]) {
      const viem = createPublicClient({ transport: viemTransport(each, custom) });
      expect(await failure(viem.request(WRITE))).toMatchObject({ code: -32603, name: "InternalRpcError" });
    }
    expect(node.received).toHaveLength(2);
  });

  it("retries a read like its client", async () => {
    let calls = 0;
    await using node = await startJsonRpcServer(() =>
      (calls += 1) < 3 ? { error: { code: -32005, message: "limit" } } : { result: "0x7" },
    );
    const client = createRpcClient({ protocol: "ethereum", endpoint: node.url });
    const viem = createPublicClient({ transport: viemTransport(client, custom) });
    expect(await viem.getBlockNumber()).toBe(7n);
    expect(calls).toBe(3);
  });

  it("ends the request at the node if viem's signal aborts", async () => {
    let requests = 0;
    let ended = false;
    const server = createServer((_, response) => {
      requests += 1;
      response.on("close", () => (ended = true));
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    onTestFinished(() => void server.close());
    const { port } = server.address() as AddressInfo;
    const client = createRpcClient({ protocol: "ethereum", endpoint: `http://127.0.0.1:${port}` });
    const viem = createPublicClient({ transport: viemTransport(client, custom) });
    const controller = new AbortController();
    const call = viem.request({ method: "eth_chainId" }, { signal: controller.signal });
    const outcome = failure(call).catch((error: unknown) => error);
    await until(() => requests === 1);
    controller.abort();
    await outcome;
    await until(() => ended);
  });

  it.each([
    [-32601, "MethodNotFoundRpcError"],
    [-32602, "InvalidParamsRpcError"],
    [4001, "UserRejectedRequestError"],
  ])("throws viem's error for the node's code %d", async (code, name) => {
    await using node = await startJsonRpcServer(() => ({ error: { code, message: "no" } }));
    const client = createRpcClient({ protocol: "ethereum", endpoint: node.url });
    const viem = createPublicClient({ transport: viemTransport(client, custom) });
    const error = await failure(viem.request(WRITE));
    expect(error).toMatchObject({ code, name });
    expect(error.walk((inner) => isNodeAccessError(inner, "JSON_RPC_ERROR"))).not.toBeNull();
  });

  it("throws viem's error if no node responds, with ours as its cause", async () => {
    const client = createRpcClient({ protocol: "ethereum", endpoint: "http://127.0.0.1:1", retries: 0 });
    const viem = createPublicClient({ transport: viemTransport(client, custom) });
    const error = await failure(viem.request(WRITE));
    expect(error).toBeInstanceOf(ProviderDisconnectedError);
    expect(error.walk((inner) => isNodeAccessError(inner, "NOT_SENT"))).not.toBeNull();
    const aborted = client.with({ signal: AbortSignal.abort() });
    const other = createPublicClient({ transport: viemTransport(aborted, custom) });
    expect(await failure(other.request(WRITE))).toBeInstanceOf(UnknownRpcError);
  });

  it.each(["client", "pool"])("subscribes over a WebSocket %s, also across a reconnect", async (kind) => {
    const node = await ChainNode.start();
    const options = {
      protocol: "ethereum",
      endpoint: node.url,
      endpoints: [{ endpoint: node.url }],
    } as const;
    const client = kind === "client" ? createRpcWebSocketClient(options) : createRpcWebSocketPool(options);
    open.push(client, node);
    const viem = createPublicClient({ transport: viemTransport(client, custom) });
    const numbers: bigint[] = [];
    const unwatch = viem.watchBlockNumber({ onBlockNumber: (number) => numbers.push(number) });
    await until(() => node.subscriptions === 1);
    node.mine();
    await until(() => numbers.length === 1);
    node.cut();
    await until(() => node.subscriptions === 1);
    node.mine();
    await until(() => numbers.length === 2);
    expect(numbers).toEqual([6n, 7n]);
    unwatch();
    await until(() => node.subscriptions === 0);
    expect(node.calls.some(({ method }) => method === "eth_blockNumber")).toBe(false);
  });

  it("reports the end of a subscription and errors of callbacks to onError", async () => {
    const node = await ChainNode.start();
    const client = createRpcWebSocketClient({ protocol: "ethereum", endpoint: node.url });
    open.push(client, node);
    const viem = createPublicClient({ transport: viemTransport(client, custom) });
    const printed = vi.spyOn(console, "error").mockImplementation(() => {});
    const errors: Error[] = [];
    viem.watchBlockNumber({
      onBlockNumber() {
        throw new Error("mine");
      },
      onError: (error) => errors.push(error),
    });
    await until(() => node.subscriptions === 1);
    node.mine();
    await until(() => errors.length === 1);
    node.mine();
    await until(() => errors.length === 2);
    await client.close();
    await until(() => errors.length === 3);
    expect(errors.map(({ message }) => message).slice(0, 2)).toEqual(["mine", "mine"]);
    expect(errors[2]).toMatchObject({ code: 4900 });
    expect(printed).not.toHaveBeenCalled();
  });

  it("names a missing or invalid argument", () => {
    const loose = viemTransport as (...args: unknown[]) => unknown;
    const client = createRpcClient({ protocol: "ethereum", endpoint: "http://127.0.0.1:1" });
    expect(() => loose()).toThrow(/^client: expected/);
    expect(() => loose(null, custom)).toThrow(/^client: expected/);
    expect(() => loose(client)).toThrow(/^viemCustom: expected/);
  });
});
