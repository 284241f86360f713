import { keccak_256 } from "@noble/hashes/sha3.js";
import { isNight } from "@node-access-tools/workspace";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { WebSocket } from "ws";
import { createGateway, type Credentials, type Gateway } from "../../../src/index.ts";
import { call, findNode, post } from "../../client.ts";
import { networksWith } from "../../networks.ts";

interface Block {
  readonly hash: string;
  readonly parentHash: string;
  readonly number: string;
  readonly timestamp: string;
  readonly logsBloom: string;
  readonly gasUsed: string;
  readonly transactions: readonly string[];
}

interface Transaction {
  readonly hash: string;
  readonly from: string;
  readonly nonce: string;
  readonly blockHash: string | null;
  readonly blockNumber: string | null;
}

interface Log {
  readonly address: string;
  readonly topics: readonly string[];
  readonly blockHash: string;
  readonly blockNumber: string;
  readonly transactionHash: string;
}

interface Receipt {
  readonly transactionHash: string;
  readonly blockHash: string;
  readonly cumulativeGasUsed: string;
  readonly logs: readonly Log[];
}

/** The bloom filter of values. Source: the Ethereum Yellow Paper, section 4.3.1. */
function computeBloom(values: readonly string[]): string {
  let bloom = 0n;
  for (const value of values) {
    const digest = Buffer.from(keccak_256(Buffer.from(value.slice(2), "hex")));
    for (const offset of [0, 2, 4]) bloom |= 1n << BigInt(digest.readUInt16BE(offset) & 2047);
  }
  return `0x${bloom.toString(16).padStart(512, "0")}`;
}

const unknownHash = `0x${"ab".repeat(32)}`;
let gateway: Gateway<Credentials>;
beforeAll(async () => {
  gateway = await createGateway({
    networks: networksWith({ ethereum: { rpc: "simulator" }, bsc: { rpc: "simulator" } }),
    chainId: 1337,
    blockTime: 50,
  });
});
afterAll(() => gateway.close());

const read = <T>(method: string, ...params: unknown[]): Promise<T> =>
  call(gateway, method, ...params) as Promise<T>;

async function captureError(method: string, params: unknown): Promise<{ code: number; message: string }> {
  const { json } = await post(gateway, "ethereum", { jsonrpc: "2.0", id: 1, method, params });
  return (json as { error: { code: number; message: string } }).error;
}

async function getStarknetBlock(params: unknown): Promise<unknown> {
  const method = "starknet_getBlockWithTxHashes";
  return (await post(gateway, "starknet", { jsonrpc: "2.0", id: 1, method, params })).json;
}

async function getBitcoinHeader(params: unknown): Promise<unknown> {
  return (await post(gateway, "bitcoin", { jsonrpc: "2.0", id: 1, method: "getblockheader", params })).json;
}

describe("a node without an upstream", () => {
  it("has linked blocks with their transactions, receipts and logs", async () => {
    const head = await read<Block>("eth_getBlockByNumber", "latest", false);
    const parent = await read<Block>("eth_getBlockByHash", head.parentHash, false);
    expect(Number(parent.number)).toBe(Number(head.number) - 1);
    expect(Number(parent.timestamp)).toBeLessThanOrEqual(Number(head.timestamp));

    const full = await read<{ transactions: Transaction[] }>("eth_getBlockByHash", head.hash, true);
    expect(full.transactions.map(({ hash }) => hash)).toEqual(head.transactions);
    const receipts = await read<Receipt[]>("eth_getBlockReceipts", { blockHash: head.hash });
    const logs = await read<Log[]>("eth_getLogs", { blockHash: head.hash });
    expect(receipts.flatMap((receipt) => receipt.logs)).toEqual(logs);
    expect(receipts.at(-1)?.cumulativeGasUsed).toBe(head.gasUsed);
    expect(head.logsBloom).toBe(computeBloom(logs.flatMap(({ address, topics }) => topics.concat(address))));
    for (const [index, transaction] of full.transactions.entries()) {
      expect(transaction.blockHash).toBe(head.hash);
      expect(await read("eth_getTransactionByHash", transaction.hash)).toEqual(transaction);
      expect(await read("eth_getTransactionReceipt", transaction.hash)).toEqual(receipts[index]);
      expect(await read("eth_getTransactionBySenderAndNonce", transaction.from, transaction.nonce)).toEqual(
        transaction,
      );
      expect(Number(await read("eth_getTransactionCount", transaction.from, head.number))).toBeGreaterThan(
        Number(transaction.nonce),
      );
    }
  });

  it("begins with a block without transactions, as chains do", async () => {
    expect(await read("eth_getBlockByNumber", "earliest", true)).toMatchObject({
      number: "0x0",
      gasUsed: "0x0",
      transactions: [],
    });
    expect(await read("eth_getBlockReceipts", "earliest")).toEqual([]);
    const [first] = (await read<{ transactions: Transaction[] }>("eth_getBlockByNumber", "0x1", true))
      .transactions;
    expect(await read("eth_getTransactionCount", first?.from, "earliest")).toBe("0x0");
    expect(await read("eth_getTransactionCount", first?.from, "0x1")).toBe("0x1");
  });

  it("returns null for unknown blocks and transactions", async () => {
    expect(await read("eth_getBlockByHash", unknownHash, true)).toBeNull();
    expect(await read("eth_getBlockByNumber", "0xfffffffffff", false)).toBeNull();
    expect(await read("eth_getTransactionByHash", unknownHash)).toBeNull();
    expect(await read("eth_getTransactionReceipt", unknownHash)).toBeNull();
    expect(await read("eth_getBlockTransactionCountByHash", unknownHash)).toBeNull();
    expect(await read("eth_getTransactionByBlockNumberAndIndex", "latest", "0x5")).toBeNull();
    expect(await captureError("eth_getLogs", [{ blockHash: unknownHash }])).toMatchObject({ code: -32000 });
  });

  it("prepares the next block: its transactions are pending, and have no receipt", async () => {
    const slow = await createGateway({
      networks: networksWith({ ethereum: { rpc: "simulator" } }),
      blockTime: 3_600_000,
    });
    const pending = (await call(slow, "eth_getBlockByNumber", "pending", true)) as {
      hash: null;
      transactions: Transaction[];
    };
    expect(pending.hash).toBeNull();
    const [transaction] = pending.transactions;
    expect(await call(slow, "eth_getTransactionByHash", transaction?.hash)).toMatchObject({
      from: transaction?.from,
      blockHash: null,
      blockNumber: null,
    });
    expect(await call(slow, "eth_getTransactionReceipt", transaction?.hash)).toBeNull();
    await slow.close();
  });

  it.each([
    ["eth_getBlockByHash", [], "missing value for required argument 0"],
    ["eth_getBlockByHash", [unknownHash], "missing value for required argument 1"],
    ["eth_getBlockByHash", ["0x12", true], "invalid argument 0: blockHash"],
    ["eth_getBlockByHash", [unknownHash, "yes"], "invalid argument 1: fullTransactions must be boolean"],
    ["eth_getBlockByHash", [unknownHash, true, 1], "too many arguments, want at most 2"],
    ["eth_getBlockByNumber", ["newest", true], "invalid argument 0: block"],
    ["eth_getBlockByHash", { blockHash: unknownHash }, "non-array args"],
    ["eth_getLogs", [{ fromBlock: "0x5", toBlock: "0x1" }], "invalid block range params"],
    ["eth_getLogs", [{ topics: "all" }], "invalid argument 0: filter.topics must be array"],
    [
      "eth_getLogs",
      [{ fromBlock: -1 }],
      "filter.fromBlock must be string, or must be equal to one of the allowed values: latest",
    ],
    [
      "eth_getLogs",
      [{ topics: [[[]]] }],
      "filter.topics.0 must be string, or filter.topics.0.0 must be string",
    ],
    ["eth_call", [{ to: 5 }], "invalid argument 0: transaction.to"],
    ["debug_traceBlockByHash", ["0x1"], "invalid argument 0"],
  ])("rejects %s(%j) with -32602", async (method, params, message) => {
    const error = await captureError(method, params);
    expect(error.code).toBe(-32602);
    expect(error.message).toContain(message);
  });

  it.each(["eth_nope", "debug_nope", "nope", "eth_getBlock", "starknet_nope"])(
    "responds to the unknown method %s with -32601, alone, in a batch and at a WebSocket",
    async (method) => {
      for (const protocol of ["ethereum", "bsc", "starknet"]) {
        const one = { jsonrpc: "2.0", id: 1, method, params: [] };
        const expected = { id: 1, error: { code: -32601 } };
        expect((await post(gateway, protocol, one)).json).toMatchObject(expected);
        expect((await post(gateway, protocol, [one])).json).toMatchObject([expected]);
        const socket = new WebSocket(
          `${gateway.url.replace("http", "ws")}/ws/${findNode(gateway, protocol).key}`,
        );
        await new Promise((resolve) => socket.once("open", resolve));
        const message = new Promise((resolve) => socket.once("message", resolve));
        socket.send(JSON.stringify(one));
        expect(JSON.parse(String(await message))).toMatchObject(expected);
        socket.terminate();
      }
    },
  );

  it("checks Starknet's params, by name or in order", async () => {
    expect(await getStarknetBlock(["latest"])).toHaveProperty("result");
    expect(await getStarknetBlock({ block_id: "latest" })).toHaveProperty("result");
    expect(await getStarknetBlock({ block_id: 5 })).toMatchObject({
      error: { code: -32602, data: { reason: expect.stringContaining("block_id") } },
    });
  });

  it("checks Bitcoin's params, by name or in order", async () => {
    const blockhash = "00".repeat(32);
    expect(await getBitcoinHeader([blockhash])).toHaveProperty("result");
    expect(await getBitcoinHeader({ blockhash, verbose: true })).toHaveProperty("result");
    expect(await getBitcoinHeader({ blockhash: 5 })).toMatchObject({ error: { code: -32602 } });
  });

  it("limits the blocks of a query, and the size of a batch's results", async () => {
    expect(await captureError("eth_getLogs", [{ fromBlock: "0x0", toBlock: "0x3e8" }])).toMatchObject({
      code: -32005,
    });
    const query = { jsonrpc: "2.0", id: 1, method: "eth_getLogs" };
    // All that a query may have at night: each block has to be made.
    const blocks = isNight ? 1_000 : 250;
    const params = [{ fromBlock: "0x0", toBlock: `0x${(blocks - 1).toString(16)}` }];
    const { json } = await post(
      gateway,
      "bsc",
      Array.from({ length: 80 }, () => ({ ...query, params })),
    );
    const responses = json as { result?: unknown[]; error?: unknown }[];
    expect(responses[0]?.result).toHaveLength(2 * blocks - 2);
    expect(responses.at(-1)?.error).toMatchObject({ code: -32003 });
  });

  it("reports the same chain to filters", async () => {
    const [blocks, logs] = [await read("eth_newBlockFilter"), await read("eth_newFilter", {})];
    const hashes: string[] = [];
    await expect
      .poll(async () => hashes.push(...(await read<string[]>("eth_getFilterChanges", blocks))))
      .toBeGreaterThan(1);
    const [first, second] = await Promise.all(
      hashes.slice(0, 2).map((hash) => read<Block>("eth_getBlockByHash", hash, false)),
    );
    expect(second?.parentHash).toBe(first?.hash);
    // This filter is some blocks younger.
    const [log] = await vi.waitUntil(async () => {
      const changes = await read<Log[]>("eth_getFilterChanges", logs);
      return changes.length > 0 && changes;
    }, 120_000);
    expect(await read<Log[]>("eth_getLogs", { blockHash: log?.blockHash })).toContainEqual(log);
    expect(await read("eth_uninstallFilter", logs)).toBe(true);
    await expect(read("eth_getFilterChanges", logs)).rejects.toThrow("filter not found");
  });

  it("reports the same chain to subscriptions", async () => {
    const socket = new WebSocket(
      `${gateway.url.replace("http", "ws")}/ws/${findNode(gateway, "ethereum").key}`,
    );
    const heads: Block[] = [];
    const logs: Log[] = [];
    const ids: unknown[] = [];
    socket.on("message", (data) => {
      const { id, result, params } = JSON.parse(String(data)) as {
        id?: number;
        result?: unknown;
        params?: { subscription: unknown; result: unknown };
      };
      if (id !== undefined) ids[id] = result;
      else if (params?.subscription === ids[0]) heads.push(params?.result as Block);
      else logs.push(params?.result as Log);
    });
    await new Promise((resolve) => socket.once("open", resolve));
    for (const [id, params] of [["newHeads"], ["logs", {}]].entries())
      socket.send(JSON.stringify({ jsonrpc: "2.0", id, method: "eth_subscribe", params }));
    await expect.poll(() => Math.min(heads.length, logs.length)).toBeGreaterThan(2);
    expect(heads[1]?.parentHash).toBe(heads[0]?.hash);
    expect(await read("eth_getBlockByHash", heads[1]?.hash, false)).toMatchObject(heads[1] ?? {});
    expect(heads.map(({ hash }) => hash)).toContain(logs[2]?.blockHash);
    socket.send(
      JSON.stringify({ jsonrpc: "2.0", id: 9, method: "eth_subscribe", params: ["logs", { topics: 5 }] }),
    );
    await expect.poll(() => 9 in ids).toBe(true);
    expect(ids[9]).toBeUndefined();
    socket.terminate();
  });

  it("has the configured chain id", async () => {
    expect(await read("eth_chainId")).toBe("0x539");
    expect(await read("net_version")).toBe("1337");
  });
});
