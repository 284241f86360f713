import {
  type Anvil,
  callNode,
  seedChain,
  type SeededChain,
  startAnvil,
} from "@node-access-tools/local-servers/anvil";
import { createRpcClient } from "@node-access/rpc";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createVerifier, isNodeAccessError, type Verdict, verified, verifyEvidence } from "../src/index.ts";

const chainId = 31_337;
const nowhere = `0x${"11".repeat(32)}`;

let anvil: Anvil;
let seeded: SeededChain;
/** A block with a transaction, a minute before the newest one, and the newest one. */
let old: Block;
let newest: Block;
/** Another block with the number of the old one, as after a reorganization. */
let replacement: unknown;

interface Block {
  readonly hash: string;
  readonly number: string;
  readonly transactions: readonly string[];
}

const call = (method: string, ...params: readonly unknown[]): Promise<unknown> =>
  callNode(anvil.url, method, ...params);
const blockAt = async (tag: string): Promise<Block> =>
  (await call("eth_getBlockByNumber", tag, false)) as Block;
const send = (): Promise<unknown> =>
  call("eth_sendTransaction", { from: seeded.accounts[0], to: seeded.contract, gas: "0x30d40" });

beforeAll(async () => {
  anvil = await startAnvil();
  seeded = await seedChain(anvil.url);
  await send();
  await call("evm_mine");
  const number = Number(await call("eth_blockNumber"));
  for (let at = number; !old; at -= 1) {
    const block = await blockAt(`0x${at.toString(16)}`);
    if (block.transactions.length > 0) old = block;
  }
  await call("evm_increaseTime", 120);
  await call("evm_mine");
  await call("evm_setAutomine", false);
  await send();
  await call("evm_mine");
  newest = await blockAt("latest");
  const other = await startAnvil({ arguments: ["--timestamp", "1700000000"] });
  for (let at = 0; at < Number(old.number); at += 1) await callNode(other.url, "evm_mine");
  replacement = await callNode(other.url, "eth_getBlockByNumber", old.number, false);
  await other.stop();
});

afterAll(() => anvil.stop());

type Lies = (method: string, params: readonly unknown[], result: unknown) => unknown;

/** Checks that a result is nothing, at a node that lies about more. */
async function check(
  method: string,
  params: readonly unknown[],
  lies: Lies = (_, __, one) => one,
): Promise<Verdict> {
  const verifier = createVerifier({
    chainId,
    read: async (request) => {
      const isAgain = request.method === method && JSON.stringify(request.params) === JSON.stringify(params);
      const result = isAgain ? nothing(method) : await call(request.method, ...request.params);
      return lies(request.method, request.params, result);
    },
  });
  return verifier.check({ method, params, result: nothing(method) });
}

/** What geth returns of what it does not have. */
const nothing = (method: string): "0x" | null => (method.includes("_getRaw") ? "0x" : null);

const denied: readonly (readonly [string, () => readonly unknown[]])[] = [
  ["eth_getTransactionReceipt", () => [old.transactions[0]]],
  ["eth_getTransactionByHash", () => [old.transactions[0]]],
  ["eth_getBlockByNumber", () => [old.number, true]],
  ["eth_getBlockReceipts", () => [old.number]],
  ["eth_getBlockReceipts", () => [old.hash]],
  ["eth_getTransactionByBlockHashAndIndex", () => [old.hash, "0x0"]],
  ["eth_getTransactionByBlockNumberAndIndex", () => [old.number, "0x0"]],
  ["eth_getBlockTransactionCountByHash", () => [old.hash]],
  ["eth_getBlockTransactionCountByNumber", () => [old.number]],
  ["eth_getUncleCountByBlockNumber", () => [old.number]],
  ["eth_getHeaderByHash", () => [old.hash]],
  ["eth_getRawTransactionByHash", () => [old.transactions[0]]],
  ["debug_getRawTransaction", () => [old.transactions[0]]],
  ["eth_getRawTransactionByBlockHashAndIndex", () => [old.hash, "0x0"]],
  ["eth_getRawTransactionByBlockNumberAndIndex", () => [old.number, "0x0"]],
  ["debug_getRawHeader", () => [old.number]],
  ["debug_getRawBlock", () => [old.hash]],
];

it.each(denied)("a node that denies what it has is wrong: %s", async (method, params) => {
  const error: unknown = await check(method, params()).catch((caught: unknown) => caught);
  expect(isNodeAccessError(error, "DATA_INVALID") && error.context).toMatchObject({
    check: "absence",
    path: "result",
    actual: "nothing",
  });
  const { evidence } = (error as { context: { evidence: unknown } }).context;
  await expect(verifyEvidence(JSON.parse(JSON.stringify(evidence)))).rejects.toMatchObject({
    code: "DATA_INVALID",
    context: { check: "absence" },
  });
});

interface AbsentCase {
  readonly why: string;
  readonly method: string;
  readonly params: () => readonly unknown[];
  readonly lies?: Lies;
}

const absent: readonly AbsentCase[] = [
  { why: "no such transaction", method: "eth_getTransactionByHash", params: () => [nowhere] },
  { why: "no such transaction", method: "eth_getTransactionReceipt", params: () => [nowhere] },
  { why: "no such block", method: "eth_getBlockByHash", params: () => [nowhere, true] },
  { why: "no such block", method: "eth_getBlockReceipts", params: () => [nowhere] },
  { why: "no such transaction", method: "eth_getRawTransactionByHash", params: () => [nowhere] },
  { why: "no such transaction", method: "debug_getRawTransaction", params: () => [nowhere] },
  {
    why: "no such block",
    method: "eth_getRawTransactionByBlockHashAndIndex",
    params: () => [nowhere, "0x0"],
  },
  { why: "no such block", method: "debug_getRawBlock", params: () => [nowhere] },
  {
    why: "less than 60 seconds old",
    method: "eth_getRawTransactionByHash",
    params: () => [newest.transactions[0]],
  },
  { why: "no such block", method: "eth_getTransactionByBlockHashAndIndex", params: () => [nowhere, "0x0"] },
  { why: "the newest block of the node is", method: "eth_getBlockByNumber", params: () => ["0xffff", true] },
  {
    why: "the newest block of the node is",
    method: "eth_getBlockByNumber",
    params: () => [newest.number, true],
  },
  { why: "the node has no block safe", method: "eth_getBlockByNumber", params: () => ["safe", true] },
  // Servers of one provider may be a few blocks apart.
  {
    why: "less than 60 seconds old",
    method: "eth_getTransactionReceipt",
    params: () => [newest.transactions[0]],
  },
  {
    why: "less than 60 seconds old",
    method: "eth_getTransactionByHash",
    params: () => [newest.transactions[0]],
  },
  { why: "less than 60 seconds old", method: "eth_getBlockReceipts", params: () => [newest.number] },
  // Go writes an empty list as null where nothing was put into it.
  { why: "has no receipts", method: "eth_getBlockReceipts", params: () => ["0x0"] },
  // The chain has grown since, or was reorganized.
  {
    why: "and has something now",
    method: "eth_getTransactionReceipt",
    params: () => [old.transactions[0]],
    lies: (_, __, result) => result ?? {},
  },
  {
    why: "no longer a block of the chain",
    method: "eth_getTransactionReceipt",
    params: () => [old.transactions[0]],
    lies: (method, [param], result) =>
      method === "eth_getBlockByNumber" && param === old.number ? replacement : result,
  },
  // A node that has deleted its oldest blocks.
  {
    why: "may not have blocks as old",
    method: "eth_getBlockByNumber",
    params: () => ["0x1", true],
    lies: (method, [param], result) => (method === "eth_getBlockByNumber" && param === "0x2" ? null : result),
  },
];

it.each(absent)(
  "says of nothing that it may be right: $why, $method",
  async ({ why, method, params, lies }) => {
    const verdict = await check(method, params(), lies);
    expect(verdict).toMatchObject({ verdict: "unverifiable", reason: "absent" });
    expect("explanation" in verdict && verdict.explanation).toContain(why);
  },
);

it("a node without the receipts of a block may have no single one either", async () => {
  const verdict = await check("eth_getTransactionReceipt", [old.transactions[0]], (method, _, result) =>
    method === "eth_getBlockReceipts" ? null : result,
  );
  expect(verdict).toMatchObject({ verdict: "unverifiable", reason: "read-failed" });
});

it("a block shows that it has no item at an index", async () => {
  for (const [method, param] of [
    ["eth_getTransactionByBlockHashAndIndex", old.hash],
    ["eth_getTransactionByBlockNumberAndIndex", old.number],
    ["eth_getRawTransactionByBlockHashAndIndex", old.hash],
    ["eth_getRawTransactionByBlockNumberAndIndex", old.number],
    ["eth_getUncleByBlockHashAndIndex", old.hash],
    ["eth_getUncleByBlockNumberAndIndex", old.number],
  ] as const)
    expect(await check(method, [param, "0x63"])).toMatchObject({
      verdict: "consistent",
      block: { hash: old.hash },
      checks: expect.arrayContaining(["request"]) as unknown,
    });
});

it("a node that names a block without the transaction is wrong", async () => {
  const other = await blockAt("0x0");
  const wrong = check("eth_getTransactionReceipt", [old.transactions[0]], (method, _, result) =>
    method === "eth_getTransactionByHash" ? { ...(result as object), blockHash: other.hash } : result,
  );
  await expect(wrong).rejects.toMatchObject({
    context: { check: "position", path: "reads[0].result.blockHash" },
  });
});

it("a client returns nothing only if the node does not contradict it", async () => {
  const client = createRpcClient({ protocol: "ethereum", endpoint: anvil.url });
  const hiding = {
    request: async (request: { readonly method: string; readonly params: readonly unknown[] }) =>
      request.method === "eth_getTransactionReceipt" ? null : client.request(request as never),
  };
  const checked = verified(hiding, { chainId, require: "consistent" });
  const params = [old.transactions[0] ?? ""];
  await expect(checked.request({ method: "eth_getTransactionReceipt", params })).rejects.toMatchObject({
    code: "DATA_INVALID",
    context: { check: "absence" },
  });
  const unknown = { method: "eth_getTransactionReceipt", params: [nowhere] };
  expect(await checked.request(unknown)).toBeNull();
});
