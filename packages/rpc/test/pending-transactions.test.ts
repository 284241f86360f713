import { describe, expect, it } from "vitest";
import { createRpcClient, pendingTransactions } from "../src/index.ts";
import { startJsonRpcServer } from "./json-rpc-server.ts";

const hash = (n: number): string => `0x${n.toString(16).padStart(64, "0")}`;

describe("pendingTransactions", () => {
  it("delivers the hashes of each poll one by one", async () => {
    const polls = [[hash(1), hash(2)], [], [hash(3)]];
    await using node = await startJsonRpcServer((method) => {
      if (method !== "eth_getFilterChanges") return { result: "0xf1" };
      const result = polls.shift();
      // If a hash was lost, the loop below would go on for ever.
      return result ? { result } : { error: { code: -32601, message: "all hashes were sent" } };
    });
    const client = createRpcClient({ protocol: "ethereum", endpoint: node.url });
    const seen: string[] = [];
    for await (const one of pendingTransactions(client, { interval: 1 })) {
      seen.push(one);
      if (seen.length === 3) break;
    }
    expect(seen).toEqual([hash(1), hash(2), hash(3)]);
    expect(
      node.received.slice(1).every(({ body }) => !Array.isArray(body) && body.params?.[0] === "0xf1"),
    ).toBe(true);
  });

  it("creates a forgotten filter again and reports the gap", async () => {
    let filters = 0;
    await using node = await startJsonRpcServer((method, params) => {
      if (method === "eth_newPendingTransactionFilter") return { result: `0x${(filters += 1)}` };
      if (params?.[0] === "0x1") return { error: { code: -32000, message: "filter not found" } };
      return { result: [hash(9)] };
    });
    const client = createRpcClient({ protocol: "ethereum", endpoint: node.url });
    const gaps: string[] = [];
    const iteration = pendingTransactions(client, { interval: 1, onGap: ({ code }) => gaps.push(code) });
    expect(await iteration.next()).toEqual({ done: false, value: hash(9) });
    await iteration.return();
    expect(gaps).toEqual(["JSON_RPC_ERROR"]);
    expect(filters).toBe(2);
  });

  it("throws if every new filter is forgotten immediately", async () => {
    await using node = await startJsonRpcServer((method) =>
      method === "eth_getFilterChanges"
        ? { error: { code: -32000, message: "filter not found" } }
        : { result: "0x1" },
    );
    const client = createRpcClient({ protocol: "ethereum", endpoint: node.url });
    await expect(pendingTransactions(client, { interval: 1 }).next()).rejects.toMatchObject({
      code: "JSON_RPC_ERROR",
    });
  });

  it("throws other errors", async () => {
    await using node = await startJsonRpcServer(() => ({
      error: { code: -32601, message: "method not found" },
    }));
    const client = createRpcClient({ protocol: "ethereum", endpoint: node.url });
    await expect(pendingTransactions(client).next()).rejects.toMatchObject({
      code: "JSON_RPC_ERROR",
      context: { rpcCode: -32601 },
    });
  });

  it("ends without an error when its signal aborts", async () => {
    await using node = await startJsonRpcServer((method) => ({
      result: method === "eth_getFilterChanges" ? [] : "0x1",
    }));
    const client = createRpcClient({ protocol: "ethereum", endpoint: node.url });
    const controller = new AbortController();
    const next = pendingTransactions(client, { interval: 60_000, signal: controller.signal }).next();
    controller.abort();
    expect(await next).toEqual({ done: true, value: undefined });
  });
});
