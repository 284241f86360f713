import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createGateway, type Credentials, type Gateway } from "../../../src/index.ts";
import { findNode, post, request } from "../../client.ts";

// What simulators do with values that no client of ours sends: the same as nodes.

let gateway: Gateway<Credentials<"ethereum" | "solana" | "tezos" | "tron">>;
beforeAll(async () => {
  gateway = await createGateway({
    networks: {
      "ethereum-mainnet": "simulator",
      "solana-mainnet": "simulator",
      "tezos-mainnet": "simulator",
      "tron-mainnet": "simulator",
    },
  });
});
afterAll(() => gateway.close());

/** The code of a call's error, or the type of its result. */
async function outcome(protocol: string, method: string, params: readonly unknown[]): Promise<unknown> {
  const { json } = await post(gateway, protocol, { jsonrpc: "2.0", id: 1, method, params });
  const { error, result } = json as { error?: { code: number }; result?: unknown };
  return error ? error.code : typeof result;
}

const system = "11111111111111111111111111111111";
const tokens = "TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA";
const receiver = "4Nd1mBQtrMJVYVfKf2PJy9NZUZdTAsp7D4xWLs4gDB4T";
const signature = "5VERv8NMvzbJMEkV8xnrLkEaWRtSz9CosKDYjCJjBRnbJLgp8uirBgmQpjKhoR4tjF3ZpRzrFmBV6UjKdiSZkQUW";

describe("a simulated Solana node", () => {
  const calls: readonly [method: string, params: readonly unknown[], outcome: unknown][] = [
    ["getAccountInfo", [system, { encoding: "hex" }], -32602],
    ["getAccountInfo", [system, { encoding: null }], -32602],
    ["getAccountInfo", [system, { encoding: "base64+zstd" }], "object"],
    ["getMultipleAccounts", [[system], { encoding: "json" }], -32602],
    ["getBlock", [5, { encoding: "base64+zstd" }], -32602],
    ["getBlock", [5, { encoding: "json" }], "object"],
    ["getTransaction", [signature, { encoding: "hex" }], -32602],
    ["getProgramAccounts", [tokens, { filters: [{ size: 1 }] }], -32602],
    ["getProgramAccounts", [tokens, { filters: [{ dataSize: -1 }] }], -32602],
    ["getProgramAccounts", [tokens, { filters: [{ memcmp: { bytes: "1" } }] }], -32602],
    [
      "getProgramAccounts",
      [tokens, { filters: [{ memcmp: { offset: 0, bytes: "1", encoding: "hex" } }] }],
      -32602,
    ],
    ["getProgramAccounts", [tokens, { filters: [{ dataSize: 165 }] }], "object"],
    ["getBlockProduction", [{ range: { firstSlot: 9, lastSlot: 1 } }], -32602],
    ["requestAirdrop", [receiver, 2 ** 53], "string"],
    ["requestAirdrop", [receiver, 2 ** 64], -32602],
  ];
  it.each(calls)("responds to %s %j with %j", async (method, params, expected) => {
    expect(await outcome("solana", method, params)).toBe(expected);
  });
});

describe("a simulated Ethereum node", () => {
  const calls: readonly [method: string, params: readonly unknown[], outcome: unknown][] = [
    ["eth_feeHistory", ["0x1", "latest", [50, 25]], -32000],
    ["eth_feeHistory", ["0x1", "latest", [101]], -32000],
    ["eth_feeHistory", ["0x1", "latest", [0, 25, 25, 100]], "object"],
    ["debug_traceBlockByNumber", ["latest", { tracer: "fooTracer" }], -32000],
    ["debug_traceBlockByNumber", ["latest", { tracer: "{result() { return 1 }}" }], "object"],
    ["debug_traceBlockByNumber", ["latest", { tracer: "noopTracer" }], "object"],
    ["eth_simulateV1", [{ blockStateCalls: [] }], -32602],
    ["trace_filter", [{ fromBlock: "0x5", toBlock: "0x1" }], -32602],
  ];
  it.each(calls)("responds to %s %j with %j", async (method, params, expected) => {
    expect(await outcome("ethereum", method, params)).toBe(expected);
  });
});

describe("a simulated Tezos node", () => {
  const paths: readonly [path: string, status: number][] = [
    ["/chains/NetXdQprcVkpaWU/blocks/head/hash", 200],
    ["/chains/test/blocks/head/hash", 404],
    ["/chains/NetXxxxxxxxxxxx/blocks/head/hash", 404],
    ["/chains/foo/blocks/head/hash", 400],
    ["/chains/test/chain_id", 404],
    ["/monitor/heads/test", 404],
    ["/monitor/heads/foo", 400],
  ];
  it.each(paths)("responds to %s with %i", async (path, status) => {
    const { key } = findNode(gateway, "tezos");
    expect(await request(`${gateway.url}/${key}${path}`)).toMatchObject({ status });
  });
});

describe("a simulated TRON node", () => {
  const owner = "TJRabPrwbZy45sbavfcjinPJC18kjpRTv8";
  const permission = { permission_name: "one", threshold: 1, keys: [{ address: owner, weight: 1 }] };
  it.each([
    [0, 200],
    ["Owner", 200],
    [3, 400],
    ["owner", 400],
    [0.5, 400],
  ])("responds to a permission of the type %j with %i", async (type, status) => {
    const body = {
      owner_address: owner,
      owner: { ...permission, type },
      actives: [{ ...permission, type: 2, operations: "7f" }],
      visible: true,
    };
    expect(await post(gateway, "tron", body, "/wallet/accountpermissionupdate")).toMatchObject({ status });
  });
});
