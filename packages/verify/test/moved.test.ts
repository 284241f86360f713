import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import {
  type Anvil,
  callNode,
  counterCreationCode,
  startAnvil,
} from "@node-access-tools/local-servers/anvil";
import { createRpcClient } from "@node-access/rpc";
import { createRpcPool } from "@node-access/rpc/pool";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { createVerifier, isNodeAccessError, verified, type Verifier, verifyEvidence } from "../src/index.ts";

const CHAIN_ID = 31_337;
const isNight = Boolean(process.env["NIGHTLY"]);
type Params = readonly unknown[];

let anvil: Anvil;
let accounts: readonly string[];
let contract: string;
/** The newest block, which tests replace, and an account that only this block creates. */
let number: string;
let created: string;
let snapshot: unknown;
let verifier: Verifier;
/** A node that returns what anvil does, unless a test holds the response or changes it. */
let proxy: Server;
let endpoint: string;
let hold: ((method: string, params: Params) => Promise<unknown> | undefined) | undefined;
let lie: ((method: string, params: Params, right: unknown) => unknown) | undefined;
let asked: string[] = [];

const call = (method: string, ...params: Params): Promise<unknown> => callNode(anvil.url, method, ...params);
const send = (fields: object): Promise<unknown> =>
  call("eth_sendTransaction", { from: accounts[0], gas: "0x30d40", ...fields });

/** Mines a block in which the contract counts, and logs each count. */
async function mine(value: string, counts: number): Promise<void> {
  await send({ to: accounts[1], value });
  for (let count = 0; count < counts; count += 1) await send({ to: contract });
  await call("evm_mine");
}

/** Takes the newest block back. */
async function takeBack(): Promise<void> {
  await call("evm_revert", snapshot);
  snapshot = await call("evm_snapshot");
}

/** Mines the block that the chain has before it is reorganized. */
async function first(): Promise<void> {
  const creation = await send({ data: counterCreationCode });
  await mine("0x2", 1);
  number = String(await call("eth_blockNumber"));
  const receipt = (await call("eth_getTransactionReceipt", creation)) as { contractAddress: string };
  created = receipt.contractAddress;
}

/** Replaces the newest block by another one, with more transactions. */
async function reorganize(): Promise<void> {
  await takeBack();
  await mine("0x99", 4);
}

beforeAll(async () => {
  anvil = await startAnvil({ arguments: ["--no-mining", "--order", "fifo"] });
  accounts = (await call("eth_accounts")) as string[];
  const deployed = await send({ data: counterCreationCode });
  await call("evm_mine");
  const receipt = (await call("eth_getTransactionReceipt", deployed)) as { contractAddress: string };
  contract = receipt.contractAddress;
  await mine("0x1", 1);
  verifier = createVerifier({
    chainId: CHAIN_ID,
    read: ({ method, params }) => call(method, ...params),
  });
  proxy = createServer((request, response) => {
    void (async () => {
      let text = "";
      for await (const chunk of request) text += chunk;
      const { id, method, params } = JSON.parse(text) as { id: number; method: string; params: Params };
      asked.push(method);
      const right = await call(method, ...params);
      await hold?.(method, params);
      const result = lie ? lie(method, params, right) : right;
      response.end(JSON.stringify({ jsonrpc: "2.0", id, result }));
    })();
  });
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  endpoint = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
});
afterAll(async () => {
  proxy.close();
  await anvil.stop();
});
beforeEach(async () => {
  snapshot = await call("evm_snapshot");
  await first();
});
afterEach(async () => {
  hold = undefined;
  lie = undefined;
  asked = [];
  await call("evm_revert", snapshot);
});

/** Calls of the newest block, by number and tag; by day each method by one of them. */
const calls = (): readonly [string, ...Params][] =>
  [number, "latest"].flatMap((block, by) => methods(block).filter((_, index) => isNight || index % 2 === by));

const methods = (block: string): readonly [string, ...Params][] => [
  ["eth_getBalance", accounts[0], block],
  ["eth_getTransactionCount", accounts[0], block],
  ["eth_getCode", created, block],
  ["eth_getStorageAt", contract, "0x0", block],
  ["eth_getProof", contract, [`0x${"00".repeat(32)}`], block],
  ["eth_getBlockTransactionCountByNumber", block],
  ["eth_getBlockReceipts", block],
  ["debug_getRawReceipts", block],
  ["debug_getRawBlock", block],
  ["debug_getRawHeader", block],
  ["eth_getRawTransactionByBlockNumberAndIndex", block, "0x0"],
  ["eth_getLogs", { fromBlock: "0x1", toBlock: block }],
  ["eth_getLogs", { fromBlock: block, toBlock: "0x7f" }],
  ["eth_getBlockByNumber", block, true],
  ["eth_getBlockByNumber", block, false],
  ["eth_getTransactionByBlockNumberAndIndex", block, "0x0"],
];

async function checkCall(method: string, params: Params, result: unknown): Promise<string> {
  try {
    const verdict = await verifier.check({ method, params, result });
    return verdict.verdict === "unverifiable" ? verdict.reason : verdict.verdict;
  } catch (error) {
    return isNodeAccessError(error, "DATA_INVALID") ? `wrong: ${error.context.check}` : String(error);
  }
}

it("never blames a node for a block that was replaced between a call and its check", async () => {
  const found = new Map<string, string>();
  for (const [method, ...params] of calls()) {
    const result = await call(method, ...params).catch(() => undefined);
    if (result === undefined) continue;
    await reorganize();
    found.set(JSON.stringify([method, ...params]), await checkCall(method, params, result));
    await takeBack();
    await first();
  }
  expect(found.size).toBeGreaterThan(isNight ? 24 : 12);
  expect([...found].filter(([, verdict]) => verdict.startsWith("wrong"))).toEqual([]);
  expect(found.get(JSON.stringify(["eth_getBalance", accounts[0], number]))).toBe("moved");
});

it("never blames a node for a block that is taken back, or that comes, in between", async () => {
  const wrong: unknown[] = [];
  for (const [method, ...params] of calls()) {
    const result = await call(method, ...params).catch(() => undefined);
    if (result === undefined) continue;
    await takeBack();
    const shorter = await checkCall(method, params, result);
    await first();
    await mine("0x3", 1);
    const longer = await checkCall(method, params, result);
    if (`${shorter} ${longer}`.includes("wrong")) wrong.push([method, params, shorter, longer]);
    await takeBack();
    await first();
  }
  expect(wrong).toEqual([]);
});

it("confirms a result of a tag by the block that it is of, while the chain grows", async () => {
  const slots = [`0x${"00".repeat(32)}`];
  for (const [method, ...params] of [
    ["eth_getBalance", accounts[0], "latest"],
    ["eth_getStorageAt", contract, "0x0", "latest"],
    ["eth_getProof", contract, slots, "latest"],
  ] as const) {
    const result = await call(method, ...params);
    const before = BigInt(String(await call("eth_blockNumber")));
    await mine("0x3", 1);
    await mine("0x4", 1);
    expect(await verifier.check({ method, params, result }), method).toMatchObject({
      verdict: "consistent",
      block: { number: before },
    });
  }
});

it("never blames a node for a block that is replaced during the check, whatever has been read", async () => {
  const wrong: unknown[] = [];
  for (const [method, ...params] of calls())
    for (let turn = 1; turn <= 4; turn += 1) {
      const result = await call(method, ...params).catch(() => undefined);
      if (result === undefined) continue;
      let reads = 0;
      const slow = createVerifier({
        chainId: CHAIN_ID,
        read: async (request) => {
          const found = await call(request.method, ...request.params);
          if (++reads === turn) await reorganize();
          return found;
        },
      });
      const error: unknown = await slow.check({ method, params, result }).catch((caught: unknown) => caught);
      if (isNodeAccessError(error)) wrong.push([method, params, turn, error.message]);
      await takeBack();
      await first();
    }
  expect(wrong).toEqual([]);
});

it("never blames a node for what it has of a block that another one has replaced, if the call names its hash", async () => {
  const { hash } = (await call("eth_getBlockByNumber", number, false)) as { hash: string };
  const named = { blockHash: hash };
  const known = new Map<string, unknown>();
  const remember = async (method: string, ...params: Params): Promise<unknown> => {
    const found = await call(method, ...params);
    known.set(JSON.stringify([method, params]), found);
    return found;
  };
  await remember("eth_getBlockByHash", hash, false);
  await remember("eth_getProof", accounts[0], [], named);
  await remember("eth_getProof", contract, [`0x${"00".repeat(32)}`], named);
  const results = [
    ["eth_getBalance", [accounts[0], named], await call("eth_getBalance", accounts[0], named)],
    ["eth_getStorageAt", [contract, "0x0", named], await call("eth_getStorageAt", contract, "0x0", named)],
  ] as const;
  await reorganize();
  const keeping = createVerifier({
    chainId: CHAIN_ID,
    read: ({ method, params }) =>
      Promise.resolve(known.get(JSON.stringify([method, params])) ?? call(method, ...params)),
  });
  for (const [method, params, result] of results)
    expect(await keeping.check({ method, params, result })).toMatchObject({ verdict: "consistent" });
});

it("still finds what is wrong with a block that may be replaced, with evidence that anyone can check", async () => {
  for (const method of ["eth_getBalance", "eth_getTransactionCount"]) {
    const lying = createVerifier({
      chainId: CHAIN_ID,
      read: (request) =>
        request.method === method
          ? Promise.resolve("0x63")
          : (call(request.method, ...request.params) as Promise<unknown>),
    });
    const error: unknown = await lying
      .check({ method, params: [accounts[0], number], result: "0x63" })
      .catch((caught: unknown) => caught);
    if (!isNodeAccessError(error, "DATA_INVALID")) throw error;
    expect(error.context).toMatchObject({ check: "account-proof", path: "result" });
    const document: unknown = JSON.parse(JSON.stringify(error.context.evidence));
    await expect(verifyEvidence(document)).rejects.toMatchObject({
      code: "DATA_INVALID",
      context: { check: "account-proof", path: "result" },
    });
  }
});

it("a client makes the call again if its block was replaced, and returns a result that was checked", async () => {
  const client = verified(createRpcClient({ protocol: "ethereum", endpoint }), {
    chainId: CHAIN_ID,
    require: "consistent",
  });
  hold = async (method) => {
    if (method !== "eth_getBalance") return;
    hold = undefined;
    await reorganize();
  };
  const balance = await client.eth_getBalance(accounts[0] as `0x${string}`, number as `0x${string}`);
  expect(balance).toBe(await call("eth_getBalance", accounts[0], number));
});

it("a client with a chain that is replaced at each call says so", async () => {
  const client = verified(createRpcClient({ protocol: "ethereum", endpoint }), {
    chainId: CHAIN_ID,
    require: "consistent",
  });
  let value = 0x99;
  hold = async (method) => {
    if (method !== "eth_getBalance") return;
    await takeBack();
    await mine(`0x${(value += 1).toString(16)}`, 2);
  };
  await expect(
    client.eth_getBalance(accounts[0] as `0x${string}`, number as `0x${string}`),
  ).rejects.toMatchObject({ code: "DATA_UNVERIFIABLE", context: { reason: "moved" } });
  expect(asked.filter((method) => method === "eth_getBalance").length).toBeLessThanOrEqual(6);
});

it("a node that lies at every second call gets no lie through, in a client or a pool", async () => {
  let count = 0;
  lie = (method, _, right) => (method === "eth_getBalance" && (count += 1) % 2 === 1 ? "0x63" : right);
  const options = { chainId: CHAIN_ID, require: "consistent" } as const;
  const right = await call("eth_getBalance", accounts[0], number);
  const client = verified(createRpcClient({ protocol: "ethereum", endpoint }), options);
  const ask = async (one: typeof client): Promise<unknown> =>
    one
      .eth_getBalance(accounts[0] as `0x${string}`, number as `0x${string}`)
      .catch((error: unknown) => (isNodeAccessError(error, "DATA_UNVERIFIABLE") ? "moved" : error));
  for (let turn = 0; turn < 4; turn += 1) expect(["moved", right]).toContain(await ask(client));
  const pool = createRpcPool({
    protocol: "ethereum",
    endpoints: [{ endpoint }, { endpoint: anvil.url }],
  });
  for (let turn = 0; turn < 4; turn += 1)
    expect(["moved", right]).toContain(await ask(verified(pool, options) as never));
});

it("blames a node that alternates for a block that is final", async () => {
  let count = 0;
  lie = (method, _, right) => {
    if (method === "eth_getBalance") return (count += 1) % 2 === 1 ? "0x63" : right;
    return right;
  };
  await call("anvil_mine", "0x80");
  const client = verified(createRpcClient({ protocol: "ethereum", endpoint }), {
    chainId: CHAIN_ID,
    require: "consistent",
  });
  await expect(client.eth_getBalance(accounts[0] as `0x${string}`, "0x2")).rejects.toMatchObject({
    code: "DATA_INVALID",
    context: { check: "account-proof" },
  });
});
