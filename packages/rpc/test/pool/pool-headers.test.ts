import { inspect } from "node:util";
import { describe, expect, it } from "vitest";
import { batch } from "../../src/batch.ts";
import { createRpcPool, type RpcPoolOptions } from "../../src/pool/index.ts";
import { startJsonRpcServer } from "../json-rpc-server.ts";

type Endpoints = RpcPoolOptions<"ethereum">["endpoints"];

function pool(endpoints: Endpoints, options: object = {}) {
  return createRpcPool({ protocol: "ethereum", endpoints, timeout: 5_000, retries: 0, ...options });
}

async function closedVault(): Promise<never> {
  throw new Error("the vault is closed");
}

function slowVault(): Promise<never> {
  return new Promise(() => {});
}

describe("headers of an endpoint of a pool", () => {
  it("are sent only to that endpoint, in addition to the pool's, for calls and batches", async () => {
    await using busy = await startJsonRpcServer(() => ({ error: { code: -32005, message: "busy" } }));
    await using node = await startJsonRpcServer(() => ({ result: "0x1" }));
    let count = 0;
    const client = pool(
      [
        { endpoint: busy.url, headers: { "x-own": "first-secret", "x-both": "first" } },
        { endpoint: node.url, headers: async () => ({ "x-both": `second ${(count += 1)}` }) },
      ],
      { headers: { "x-team": "indexing", "x-both": "pool" } },
    );
    expect(await client.eth_chainId()).toBe("0x1");
    expect(busy.received[0]?.headers).toMatchObject({
      "x-own": "first-secret",
      "x-both": "first",
      "x-team": "indexing",
    });
    expect(node.received[0]?.headers).toMatchObject({ "x-both": "second 1", "x-team": "indexing" });
    expect(node.received[0]?.headers).not.toHaveProperty("x-own");
    const [outcome] = await batch(client, [{ method: "eth_chainId", params: [] }]);
    expect(outcome).toMatchObject({ status: "fulfilled" });
    expect(node.received[1]?.headers).toMatchObject({ "x-both": "second 2", "x-team": "indexing" });
  });

  it("are redacted in errors, even if the node repeats them", async () => {
    const secret = "own-s3cret-value";
    await using node = await startJsonRpcServer(() => ({ error: { code: 3, message: `no ${secret}` } }));
    const client = pool([{ endpoint: node.url, headers: { "x-own": secret } }]);
    const error: unknown = await client.eth_chainId().catch((reason: unknown) => reason);
    expect(error).toMatchObject({ code: "JSON_RPC_ERROR" });
    expect(inspect(error, { depth: 9 }) + JSON.stringify(error)).not.toContain(secret);
  });

  it("that cannot be provided lead to another endpoint", async () => {
    await using node = await startJsonRpcServer(() => ({ result: "0x1" }));
    for (const headers of [closedVault, slowVault]) {
      const endpoints: Endpoints = [{ endpoint: node.url, headers }, { endpoint: node.url }];
      const client = pool(endpoints, { retries: 1, timeout: 300 });
      expect(await client.eth_chainId()).toBe("0x1");
      expect(client.health()[0]?.score).toBeLessThan(1);
    }
  });

  it("that take time do not send more than one call to an endpoint that may have recovered", async () => {
    let isBusy = true;
    await using first = await startJsonRpcServer(() =>
      isBusy ? { error: { code: -32005, message: "busy" } } : { result: "0x1" },
    );
    await using second = await startJsonRpcServer(() => ({ result: "0x2" }));
    const client = pool([{ endpoint: first.url }, { endpoint: second.url }], { headers: async () => ({}) });
    while (client.health()[0]?.circuit === "closed") await client.eth_chainId();
    while (client.health()[0]?.circuit === "open") await new Promise((resolve) => setTimeout(resolve, 20));
    isBusy = false;
    const results = await Promise.all(Array.from({ length: 4 }, () => client.eth_chainId()));
    expect(results).toEqual(["0x1", "0x2", "0x2", "0x2"]);
  });

  it("that the client sets itself are rejected by name", async () => {
    const endpoints: Endpoints = [
      { endpoint: "http://127.0.0.1:1", headers: { host: "elsewhere" } },
      { endpoint: "http://127.0.0.1:2" },
    ];
    await expect(pool(endpoints).eth_chainId()).rejects.toMatchObject({
      code: "INVALID_ARGUMENT",
      context: { path: 'headers["host"]' },
    });
  });
});
