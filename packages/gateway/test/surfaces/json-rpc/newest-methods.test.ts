import { beforeAll, afterAll, describe, expect, it } from "vitest";
import { createGateway, type Credentials, type Gateway, type NetworksOption } from "../../../src/index.ts";
import { closeAfterTest } from "../../cleanup.ts";
import { post } from "../../client.ts";
import { respondWith, startUpstream } from "../../upstream-server.ts";
import { developmentKeys, sign } from "../../upstreams/test-mode/signed-transfer.ts";

const token = "0x5fbdb2315678afecb367f032d93f642f64180aa3";
const unknownHash = `0x${"ab".repeat(32)}`;

interface Outcome<T> {
  readonly result: T;
  readonly error?: { readonly code: number; readonly message: string };
}

describe("newest methods at simulated nodes", () => {
  let gateway: Gateway<Credentials>;
  // One block for the whole test: all answers are about the same head.
  beforeAll(async () => {
    const networks: NetworksOption = {
      "base-mainnet": "simulator",
      "ethereum-mainnet": "simulator",
      "solana-mainnet": "simulator",
    };
    gateway = await createGateway({ networks, blockTime: 3_600_000, chainId: 1337 });
  });
  afterAll(() => gateway.close());

  const send = async <T = unknown>(
    protocol: string,
    method: string,
    ...params: unknown[]
  ): Promise<Outcome<T>> =>
    (await post(gateway, protocol, { jsonrpc: "2.0", id: 1, method, params })).json as Outcome<T>;
  const read = async <T>(method: string, ...params: unknown[]): Promise<T> =>
    (await send<T>("base", method, ...params)).result;

  it("prove several accounts of one block as one by one", async () => {
    const slot = `0x${"00".repeat(31)}02`;
    const targets = [
      [token, [slot]],
      [`0x${"11".repeat(20)}`, []],
    ];
    const proofs = await read("eth_getMultiProof", targets, "latest");
    expect(proofs).toEqual([
      await read("eth_getProof", token, [slot], "latest"),
      await read("eth_getProof", `0x${"11".repeat(20)}`, [], "latest"),
    ]);
    expect(await send("base", "eth_getMultiProof", [[token]], "latest")).toMatchObject({
      error: { code: -32602 },
    });
    expect(await send("base", "eth_getMultiProof", targets, unknownHash)).toMatchObject({
      error: { code: -32000 },
    });
  });

  it("return the transactions of the next block as pending", async () => {
    const { pending } = await read<{ pending: Record<string, object> }>("txpool_content");
    const pooled = Object.values(pending).flatMap((own) => Object.values(own));
    expect(await read("eth_pendingTransactions")).toEqual(expect.arrayContaining(pooled));
  });

  it("describe their own chain as a rollup", async () => {
    const { hash, timestamp } = await read<{ hash: string; timestamp: string }>(
      "eth_getBlockByNumber",
      "0x0",
      false,
    );
    expect(await read("optimism_rollupConfig")).toMatchObject({
      l2_chain_id: 1337,
      block_time: 3_600,
      genesis: { l2: { hash, number: 0 }, l2_time: Number(timestamp) },
    });
  });

  it("take a transaction only if its conditions hold", async () => {
    const number = BigInt(await read<string>("eth_blockNumber"));
    const { storageHash } = await read<{ storageHash: string }>("eth_getProof", token, [], "latest");
    const raw = sign(developmentKeys[0], { chainId: 1337 });
    const method = "eth_sendRawTransactionConditional";
    for (const wrong of [
      { blockNumberMin: `0x${(number + 1n).toString(16)}` },
      { blockNumberMax: `0x${(number - 1n).toString(16)}` },
      { timestampMax: "0x1" },
      { knownAccounts: { [token]: unknownHash } },
      { knownAccounts: { [token]: { [`0x${"00".repeat(31)}02`]: unknownHash } } },
    ])
      expect(await send("base", method, raw, wrong)).toMatchObject({ error: { code: -32003 } });
    expect(await send("base", method, raw)).toMatchObject({ error: { code: -32602 } });
    const known = { knownAccounts: { [token]: storageHash }, blockNumberMin: "0x", timestampMin: "0x00" };
    const hash = await read<string>(method, raw, known);
    expect(await read("eth_getTransactionByHash", hash)).toMatchObject({ hash });
  });

  it.each([
    ["base", "base_meterBundle", [{ txs: [], blockNumber: "0x1" }]],
    ["base", "base_meterBlockByNumber", ["latest"]],
    ["ethereum", "eth_getBlockAccessListByBlockHash", [unknownHash]],
    ["ethereum", "eth_supportedEntryPoints", []],
    ["ethereum", "debug_bundler_clearState", []],
    ["solana", "getAsset", { id: "F9Lw3ki3hJ7PF9HQXsBzoY8GyE6sPoEZZdXJBsTTD2rk" }],
  ])("at %s do not have %s", async (protocol, method, params) => {
    const { json } = await post(gateway, protocol, { jsonrpc: "2.0", id: 1, method, params });
    expect(json).toMatchObject({ error: { code: -32601 } });
  });

  it("has no block that it rejected", async () => {
    expect(await send("ethereum", "debug_replayBadBlock", unknownHash)).toMatchObject({
      error: { message: `bad block ${unknownHash} not found` },
    });
  });
});

describe("methods of servers other than a chain's nodes", () => {
  it("go to the upstreams that have them, with their params as sent", async () => {
    const servers = await Promise.all(
      ["chain", "bundler", "indexer"].map((name) =>
        startUpstream(
          respondWith((method, params) => (method === "getGenesisHash" ? "g" : { name, method, params })),
        ),
      ),
    );
    closeAfterTest(...servers);
    const [chain = "", bundler = "", indexer = ""] = servers.map(({ url }) => url);
    const gateway = await createGateway({
      networks: {
        "ethereum-mainnet": {
          chainId: "any",
          rpc: {
            upstreams: [
              { name: "chain", url: chain, methods: { except: ["eth_sendUserOperation"] } },
              { name: "bundler", url: bundler, methods: { only: ["eth_sendUserOperation"] } },
            ],
          },
        },
        "solana-mainnet": {
          chainId: "any",
          rpc: {
            upstreams: [
              { name: "chain", url: chain, methods: { except: ["getAsset"] } },
              { name: "indexer", url: indexer, methods: { only: ["getAsset"] } },
            ],
          },
        },
      },
    });
    closeAfterTest(gateway);
    const send = async (protocol: string, method: string, params: unknown): Promise<unknown> =>
      (await post(gateway, protocol, { jsonrpc: "2.0", id: 1, method, params })).json;
    const named = { id: "F9Lw3ki3hJ7PF9HQXsBzoY8GyE6sPoEZZdXJBsTTD2rk" };
    expect(await send("ethereum", "eth_sendUserOperation", [{}, token])).toMatchObject({
      result: { name: "bundler", params: [{}, token] },
    });
    expect(await send("ethereum", "eth_gasPrice", [])).toMatchObject({ result: { name: "chain" } });
    expect(await send("solana", "getAsset", named)).toMatchObject({
      result: { name: "indexer", params: named },
    });
    expect(await send("solana", "getSlot", [])).toMatchObject({ result: { name: "chain" } });
  });
});
