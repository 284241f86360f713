import { beforeAll, expect, it } from "vitest";
import { createVerifier, isNodeAccessError, polygonRules, type Verdict } from "../src/index.ts";
import { allFinal } from "./final.ts";
import { recoverSender } from "../src/senders.ts";
import { mutations } from "./mutate.ts";
import { recordedNode } from "./recorded-node.ts";

type Fields = Readonly<Record<string, unknown>>;

const node = recordedNode("polygon");
const polygon = createVerifier({ ...node, read: allFinal(node.read), recoverSender });
const check = (method: string, params: readonly unknown[], result: unknown): Promise<Verdict> =>
  polygon.check({ method, params, result });
const readCode = (error: unknown): unknown => (isNodeAccessError(error) ? error.code : error);
const unverifiable = { verdict: "unverifiable", reason: "no-rules" };

/** A block that has a state sync, its receipts and their logs. */
const number = "0x989680";
let block: Fields & { readonly transactions: readonly Fields[] };
let receipts: readonly Fields[];
let stateSync: Fields;
let logs: readonly Fields[];
let own: readonly Fields[];

beforeAll(async () => {
  block = (await node.read({ method: "eth_getBlockByNumber", params: [number, true] })) as typeof block;
  receipts = (await node.read({ method: "eth_getBlockReceipts", params: [number] })) as Fields[];
  stateSync = block.transactions.at(-1) ?? {};
  logs = receipts.flatMap((receipt) => receipt["logs"] as Fields[]);
  own = logs.filter((log) => log["transactionHash"] !== stateSync["hash"]);
});

it("finds nothing wrong with blocks of Polygon, from the first one to one before the fork without a record", async () => {
  const verdicts: string[] = [];
  for (const one of node.results) {
    const verdict = await polygon.check(one);
    const uncovered = "uncovered" in verdict ? verdict.uncovered.toSorted().join() : verdict.reason;
    verdicts.push(`${one.method} ${BigInt(String(one.params[0]))} ${uncovered}`);
  }
  expect(verdicts).toEqual([
    "eth_getBlockByNumber 0 size,stateSync,totalDifficulty",
    "eth_getBlockByNumber 9013760 size,stateSync,totalDifficulty",
    "eth_getBlockReceipts 9013760 stateSync",
    "eth_getBlockByNumber 9013761 size,totalDifficulty",
    "eth_getBlockByNumber 9013765 size,totalDifficulty",
    "eth_getBlockReceipts 9013765 ",
    "eth_getBlockByNumber 9013766 size,totalDifficulty",
    "eth_getBlockByNumber 9013767 size,totalDifficulty",
    "eth_getBlockReceipts 9013767 ",
    "eth_getBlockByNumber 10000000 size,stateSync,totalDifficulty",
    // The last receipt is that of the state sync.
    "eth_getBlockReceipts 10000000 no-rules",
    "eth_getBlockByNumber 13572468 size,totalDifficulty",
    "eth_getBlockByNumber 23887160 size,totalDifficulty",
    "eth_getBlockReceipts 23887160 ",
    "eth_getHeaderByNumber 50000000 ",
  ]);
});

it("a state sync can be listed or not, with its hash, its receipt and its logs", async () => {
  const hashes = block.transactions.map(({ hash }) => hash);
  const range = { fromBlock: number, toBlock: number };
  for (const [method, params, result] of [
    ["eth_getBlockByNumber", [number, true], { ...block, transactions: block.transactions.slice(0, -1) }],
    ["eth_getBlockByHash", [block["hash"], false], { ...block, transactions: hashes }],
    ["eth_getBlockByHash", [block["hash"], false], { ...block, transactions: hashes.slice(0, -1) }],
    ["eth_getBlockReceipts", [number], receipts.slice(0, -1)],
    ["eth_getLogs", [range], own],
    ["eth_getBlockTransactionCountByNumber", [number], "0x5"],
    ["eth_getBlockTransactionCountByNumber", [number], "0x6"],
  ] as const)
    expect(await check(method, params, result), `${method} ${params.join()}`).toMatchObject({
      verdict: "consistent",
      uncovered: expect.arrayContaining(["stateSync"]) as unknown,
    });
  expect(await check("eth_getTransactionReceipt", [hashes[0]], receipts[0])).toMatchObject({
    verdict: "consistent",
    uncovered: [],
  });
});

it("what a state sync did is neither right nor wrong, as no root has it", async () => {
  const { hash } = stateSync;
  const range = { fromBlock: number, toBlock: number };
  const raw = `0xe28080809400${"00".repeat(19)}8080808080`;
  for (const [method, params, result] of [
    ["eth_getTransactionByHash", [hash], stateSync],
    ["eth_getTransactionByBlockNumberAndIndex", [number, "0x5"], stateSync],
    ["eth_getTransactionReceipt", [hash], receipts.at(-1)],
    ["eth_getBlockReceipts", [number], receipts],
    ["eth_getLogs", [range], logs],
    ["eth_getLogs", [{ blockHash: block["hash"] }], logs],
    ["eth_getLogs", [{ ...range, address: logs.at(-1)?.["address"] }], [logs.at(-1)]],
    ["debug_getRawReceipts", [number], []],
    ["eth_getRawTransactionByBlockNumberAndIndex", [number, "0x5"], raw],
  ] as const)
    expect(await check(method, params, result), `${method} ${params.join()}`).toMatchObject(unverifiable);
  // A node that has the one and denies the other does not lie: nodes keep state syncs in their own table.
  const denies = createVerifier({
    ...node,
    read: (request) =>
      request.method === "eth_getTransactionReceipt" ? Promise.resolve(receipts.at(-1)) : node.read(request),
  });
  expect(
    await denies.check({ method: "eth_getTransactionByHash", params: [hash], result: null }),
  ).toMatchObject({
    verdict: "unverifiable",
    reason: "absent",
  });
});

it("finds a wrong field of a state sync, and of other transactions and receipts of its block", async () => {
  const wrong = {
    from: block["hash"],
    to: `0x${"11".repeat(20)}`,
    value: "0x1",
    input: "0x01",
    nonce: "0x1",
    r: "0x1",
  };
  for (const [name, value] of Object.entries(wrong)) {
    const transactions = [...block.transactions.slice(0, -1), { ...stateSync, [name]: value }];
    const error: unknown = await check("eth_getBlockByNumber", [number, true], {
      ...block,
      transactions,
    }).catch(readCode);
    expect(error, name).toBe("DATA_INVALID");
  }
  const range = { fromBlock: number, toBlock: number };
  for (const [method, params, result] of [
    ["eth_getBlockByNumber", [number, true], { ...block, transactions: block.transactions.toSpliced(4, 1) }],
    ["eth_getBlockByNumber", [number, true], { ...block, transactions: [...block.transactions, stateSync] }],
    ["eth_getBlockReceipts", [number], receipts.toSpliced(4, 1)],
    ["eth_getBlockReceipts", [number], receipts.with(0, { ...receipts[0], status: "0x0" })],
    ["eth_getLogs", [range], logs.slice(1)],
    ["eth_getLogs", [range], logs.with(3, { ...logs[3], data: "0x" })],
    ["eth_getLogs", [range], own.slice(0, -1)],
    ["eth_getBlockTransactionCountByNumber", [number], "0x7"],
    ["eth_getBlockTransactionCountByNumber", [number], "0x4"],
  ] as const)
    expect(await check(method, params, result).catch(readCode), `${method} ${params.join()}`).toBe(
      "DATA_INVALID",
    );
  const stride = process.env["NIGHTLY"] ? 1 : 17;
  for (const [index, { kind, path, result }] of mutations(block).entries()) {
    if (index % stride !== 0) continue;
    if (path.length === 1 || path[1] === 5) continue;
    const error: unknown = await check("eth_getBlockByNumber", [number, true], result).catch(readCode);
    // The type is not hashed, and a node may leave it out.
    if (path.at(-1) === "type" && kind === "removed") expect(error).toMatchObject({ verdict: "consistent" });
    else expect(error, `${kind} ${path.join(".")}`).toBe("DATA_INVALID");
  }
});

it("a block between two sprints has no state sync", async () => {
  const params = ["0x898a05", true];
  const other = (await node.read({ method: "eth_getBlockByNumber", params })) as typeof block;
  const place = { blockHash: other["hash"], blockNumber: other["number"], transactionIndex: "0x2" };
  const result = { ...other, transactions: [...other.transactions, { ...stateSync, ...place }] };
  expect(await check("eth_getBlockByNumber", params, result).catch(readCode)).toBe("DATA_INVALID");
});

it("later blocks have no rules", async () => {
  const last = polygonRules.lastBlock ?? 0n;
  const later = `0x${(last + 1n).toString(16)}`;
  const verdict = await check("eth_getHeaderByNumber", [later], { ...block, number: later });
  expect(verdict).toMatchObject(unverifiable);
  expect("explanation" in verdict && verdict.explanation).toContain(String(last));
});
