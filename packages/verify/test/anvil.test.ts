import {
  callNode,
  counterCreationCode,
  seedChain,
  type SeededChain,
  startAnvil,
  type Anvil,
} from "@node-access-tools/local-servers/anvil";
import { createRpcClient } from "@node-access/rpc";
import { afterAll, beforeAll, expect, it } from "vitest";
import {
  createVerifier,
  isNodeAccessError,
  uncoveredFields,
  type Verifier,
  verifyEvidence,
} from "../src/index.ts";
import { recoverSender } from "../src/senders.ts";
import { allFinal } from "./final.ts";
import { describeField, mutations } from "./mutate.ts";
import { authorize, signTransaction } from "./sign.ts";

const CHAIN_ID = 31_337;
const TIP = 1_000_000_000n;
const LIMIT = 20_000_000_000n;

let anvil: Anvil;
let seeded: SeededChain;
let verifier: Verifier;
/** A block with a transaction of each type but 3: anvil hashes these with their blobs. */
let block: {
  readonly hash: string;
  readonly number: string;
  readonly transactions: readonly { readonly hash: string }[];
};

const call = (method: string, ...params: unknown[]): Promise<unknown> =>
  callNode(anvil.url, method, ...params);

beforeAll(async () => {
  anvil = await startAnvil({ arguments: ["--hardfork", "osaka"] });
  seeded = await seedChain(anvil.url);
  const client = createRpcClient({ protocol: "ethereum", endpoint: anvil.url });
  verifier = createVerifier({
    chainId: await client.eth_chainId(),
    read: allFinal((request) => client.request(request as never)),
    recoverSender,
  });
  const [from = "0x", to = "0x"] = seeded.accounts;
  const { contract } = seeded;
  const first = Number(await call("eth_getTransactionCount", from, "latest"));
  const gas = 200_000;
  const list = [[contract, [`0x${"01".padStart(64, "0")}`]]];
  await call("evm_setAutomine", false);
  await call("eth_sendTransaction", { from: to, to: contract, gas: "0x30d40", gasPrice: "0x4a817c800" });
  const raw = [
    signTransaction(1, [CHAIN_ID, first, LIMIT, gas, contract, 0, "0x", list]),
    signTransaction(2, [CHAIN_ID, first + 1, TIP, LIMIT, gas, "0x", 0, counterCreationCode, list]),
    signTransaction(4, [
      CHAIN_ID,
      first + 2,
      TIP,
      LIMIT,
      gas,
      contract,
      0,
      "0x",
      [],
      [authorize(CHAIN_ID, contract, first + 3)],
    ]),
  ];
  for (const one of raw) await call("eth_sendRawTransaction", one);
  await call("evm_mine");
  await call("evm_setAutomine", true);
  block = (await call("eth_getBlockByNumber", "latest", true)) as typeof block;
});

afterAll(() => anvil.stop());

/** Calls the node, checks the result and returns both. */
async function checked(method: string, ...params: unknown[]): Promise<{ result: unknown; verdict: object }> {
  const result = await call(method, ...params);
  return { result, verdict: await verifier.check({ method, params, result }) };
}

it("finds the results of a node consistent, for transactions of all types but those with blobs", async () => {
  expect(block.transactions.map((one) => Number((one as { type?: string }).type)).toSorted()).toEqual([
    0, 1, 2, 4,
  ]);
  const { hash, number, transactions } = block;
  const [from, to] = seeded.accounts;
  const { contract } = seeded;
  const slots = ["0", "5"].map((slot) => `0x${slot.padStart(64, "0")}`);
  const calls: [string, ...unknown[]][] = [
    ["eth_chainId"],
    ...["earliest", "latest", number, "0x1"].flatMap((tag): [string, ...unknown[]][] => [
      ["eth_getBlockByNumber", tag, true],
      ["eth_getBlockByNumber", tag, false],
    ]),
    ["eth_getBlockByHash", hash, true],
    ["eth_getBlockByHash", hash, false],
    ["eth_getBlockTransactionCountByHash", hash],
    ["eth_getBlockTransactionCountByNumber", number],
    ["eth_getUncleCountByBlockHash", hash],
    ["eth_getBlockReceipts", number],
    ["eth_getBlockReceipts", "latest"],
    ["eth_getBlockReceipts", hash],
    ...transactions.flatMap(({ hash: one }, index): [string, ...unknown[]][] => [
      ["eth_getTransactionByHash", one],
      ["eth_getTransactionReceipt", one],
      ["eth_getTransactionByBlockHashAndIndex", hash, `0x${index}`],
      ["eth_getTransactionByBlockNumberAndIndex", number, `0x${index}`],
      ["debug_getRawTransaction", one],
      ["eth_getRawTransactionByHash", one],
      ["eth_getRawTransactionByBlockHashAndIndex", hash, `0x${index}`],
    ]),
    ["eth_getLogs", { fromBlock: "0x0", toBlock: number }],
    ["eth_getLogs", { fromBlock: "0x1", toBlock: number, address: contract }],
    ["eth_getLogs", { fromBlock: "0x1", toBlock: number, address: [to, from] }],
    ["eth_getLogs", { blockHash: hash }],
    ["eth_getLogs", { blockHash: hash, topics: [null, `0x${"00".repeat(32)}`] }],
    ["eth_getProof", contract, slots, number],
    ["eth_getProof", contract, slots, "latest"],
    ["eth_getProof", `0x${"77".repeat(20)}`, slots, "latest"],
    ...["latest", number, "0x1"].flatMap((tag): [string, ...unknown[]][] => [
      ["eth_getBalance", from, tag],
      ["eth_getBalance", `0x${"77".repeat(20)}`, tag],
      ["eth_getTransactionCount", to, tag],
      ["eth_getCode", contract, tag],
      ["eth_getCode", from, tag],
      ["eth_getStorageAt", contract, "0x0", tag],
    ]),
  ];
  const verdicts: unknown[] = [];
  for (const [method, ...params] of calls) {
    const { result, verdict } = await checked(method, ...params).catch((error: unknown) => ({
      result: undefined,
      verdict: { error: String(error) },
    }));
    if ((verdict as { verdict?: string }).verdict !== "consistent")
      verdicts.push({ method, params, verdict, isNull: result === null });
  }
  expect(verdicts).toEqual([]);
});

it("finds every change of a result, but of fields that no hash covers", async () => {
  const { hash, number, transactions } = block;
  const [from] = seeded.accounts;
  const { contract } = seeded;
  const slot = `0x${"00".repeat(32)}`;
  const calls: [string, ...unknown[]][] = [
    ["eth_chainId"],
    ["eth_getBlockByNumber", number, true],
    ["eth_getBlockByNumber", number, false],
    ["eth_getBlockTransactionCountByHash", hash],
    ["eth_getUncleCountByBlockHash", hash],
    ["eth_getBlockReceipts", number],
    ...transactions.map(({ hash: one }): [string, ...unknown[]] => ["eth_getTransactionByHash", one]),
    ["eth_getTransactionReceipt", transactions[0]?.hash],
    ["eth_getTransactionReceipt", transactions[2]?.hash],
    ["eth_getRawTransactionByHash", transactions[2]?.hash],
    ["eth_getRawTransactionByBlockHashAndIndex", hash, "0x1"],
    ["eth_getLogs", { fromBlock: "0x0", toBlock: number }],
    ["eth_getLogs", { blockHash: hash, address: contract }],
    ["eth_getProof", contract, [slot], number],
    ["eth_getBalance", from, number],
    ["eth_getTransactionCount", from, number],
    ["eth_getCode", contract, number],
    ["eth_getStorageAt", contract, slot, number],
  ];
  const memo = new Map<string, Promise<unknown>>();
  const memoized = createVerifier({
    chainId: CHAIN_ID,
    read: allFinal(({ method, params }) => {
      const key = JSON.stringify([method, params]);
      const found = memo.get(key) ?? call(method, ...params);
      memo.set(key, found);
      return found;
    }),
  });
  const undetected = {
    changed: new Set<string>(),
    removed: new Set<string>(),
    unverifiable: new Set<string>(),
  };
  for (const [method, ...params] of calls) {
    const result = await call(method, ...params);
    for (const mutation of mutations(result)) {
      const verdict = await memoized
        .check({ method, params, result: mutation.result })
        .catch((error: unknown) =>
          isNodeAccessError(error, "DATA_INVALID") ? undefined : Promise.reject(error),
        );
      if (!verdict) continue;
      const kind =
        verdict.verdict === "unverifiable"
          ? verdict.verdict
          : mutation.kind === "removed"
            ? "removed"
            : "changed";
      undetected[kind].add(describeField(method, mutation));
    }
  }
  const { block: ofBlock, transaction } = uncoveredFields;
  const inTable = [
    ...Object.keys(ofBlock).map((name) => `BlockByNumber.${name}`),
    // Those that depend on the sender and the fork are in uncovered.test.ts.
    ...["blobGasPrice"].flatMap((name) => [`BlockReceipts.${name}`, `TransactionReceipt.${name}`]),
    // The one for `chainId` is in the test of signatures for all chains.
    ...Object.keys(transaction).flatMap((name) =>
      name === "chainId" ? [] : [`transactions.${name}`, `TransactionByHash.${name}`],
    ),
  ];
  expect([...undetected.changed].toSorted()).toEqual(inTable.toSorted());
  // What a node may omit.
  expect([...new Set([...undetected.removed].map((name) => name.split(".")[1]))].toSorted()).toEqual([
    "blobGasPrice",
    "blockTimestamp",
    "chainId",
    "difficulty",
    "effectiveGasPrice",
    "from",
    "gasPrice",
    "removed",
    "size",
    "totalDifficulty",
    "type",
    "v",
    "yParity",
  ]);
  // No such block, and no such type of transaction.
  expect([...new Set([...undetected.unverifiable].map((name) => name.split(".")[1]))].toSorted()).toEqual([
    "blockHash",
    "type",
  ]);
});

it("finds a sender that did not sign", async () => {
  for (const { hash } of block.transactions) {
    const result = (await call("eth_getTransactionByHash", hash)) as object;
    const lie = { ...result, from: `0x${"11".repeat(20)}` };
    const check = verifier.check({ method: "eth_getTransactionByHash", params: [hash], result: lie });
    await expect(check).rejects.toMatchObject({
      code: "DATA_INVALID",
      context: { check: "sender", path: "result.from" },
    });
  }
});

it("finds results of another block", async () => {
  const { number, hash } = block;
  const other = (await call("eth_getBlockByNumber", "0x1", true)) as { hash: string };
  const swaps: [string, unknown[], unknown[]][] = [
    ["eth_getBlockByNumber", [number, true], ["0x1", true]],
    ["eth_getBlockByHash", [hash, true], [other.hash, true]],
    ["eth_getBlockReceipts", [number], ["0x1"]],
    ["eth_getTransactionByBlockNumberAndIndex", [number, "0x0"], ["0x1", "0x0"]],
    ["eth_getBlockTransactionCountByNumber", [number], ["0x1"]],
    ["eth_getLogs", [{ blockHash: hash }], [{ fromBlock: "0x2", toBlock: "0x2" }]],
    ["eth_getProof", [seeded.contract, [], number], [seeded.contract, [], "0x1"]],
    ["eth_getBalance", [seeded.accounts[0], number], [seeded.accounts[0], "0x1"]],
  ];
  for (const [method, params, otherParams] of swaps) {
    const result = await call(method, ...otherParams);
    const check = verifier.check({ method, params, result });
    await expect(check, method).rejects.toMatchObject({ code: "DATA_INVALID" });
  }
});

it("finds logs that are missing, with few calls, and has evidence that anyone can check", async () => {
  const request = { fromBlock: "0x0", toBlock: block.number, address: seeded.contract };
  const logs = (await call("eth_getLogs", request)) as unknown[];
  expect(logs.length).toBeGreaterThan(2);
  const check = { method: "eth_getLogs", params: [request], result: logs.slice(0, -1) };
  const error: unknown = await verifier.check(check).catch((caught: unknown) => caught);
  expect(isNodeAccessError(error, "DATA_INVALID") && error.context).toMatchObject({
    check: "missing-log",
    path: "result",
  });
  const { evidence } = (error as { context: { evidence: unknown } }).context;
  const document: unknown = JSON.parse(JSON.stringify(evidence));
  await expect(verifyEvidence(document)).rejects.toMatchObject({
    code: "DATA_INVALID",
    context: { check: "missing-log" },
  });
  // No log of another contract: the headers' filters say so, and no receipts are read.
  const nothing = { ...request, address: `0x${"99".repeat(20)}` };
  const verdict = await verifier.check({ method: "eth_getLogs", params: [nothing], result: [] });
  expect(verdict).toMatchObject({ verdict: "consistent", reads: Number(block.number) + 1 });
  // Some nodes return null for no logs, and a lie is none.
  const asNull = { method: "eth_getLogs", params: [nothing], result: null };
  expect(await verifier.check(asNull)).toMatchObject({ verdict: "consistent" });
  await expect(verifier.check({ ...asNull, params: [request] })).rejects.toMatchObject({
    context: { check: "missing-log" },
  });
  const few = createVerifier({ chainId: CHAIN_ID, read: () => Promise.reject(new Error()), maxReads: 3 });
  const far = { ...nothing, toBlock: "0xffffffffffff" };
  const open = await few.check({ method: "eth_getLogs", params: [far], result: [] });
  expect(open).toMatchObject({ verdict: "unverifiable", reason: "max-reads", reads: 0 });
});
