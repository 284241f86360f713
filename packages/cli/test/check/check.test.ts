import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Anvil, callNode, seedChain, startAnvil } from "@node-access-tools/local-servers/anvil";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Report } from "../../src/check/report.ts";
import { findResultMismatch } from "../../src/facts/check-result.ts";
import { listMethods } from "../../src/facts/rpc-method.ts";
import type { RpcMethodFacts } from "../../src/rows/rpc-method-facts.ts";
import {
  type Defect,
  type DefectiveNode,
  type Message,
  response,
  result,
  startDefectiveNode,
} from "./defective-node.ts";
import { type Ran, runCli } from "../run-cli.ts";

let anvil: Anvil;
let node: DefectiveNode;
let folder: string;
/** The report of the node without a planted defect. */
let honestReport: Report;

beforeAll(async () => {
  anvil = await startAnvil();
  await seedChain(anvil.url);
  node = await startDefectiveNode(anvil.url);
  folder = await mkdtemp(join(tmpdir(), "node-access-check-"));
  honestReport = (await check()).report;
});
afterAll(async () => {
  node.close();
  await anvil.stop();
  await rm(folder, { recursive: true });
});

async function check(...args: readonly string[]): Promise<Ran & { readonly report: Report }> {
  const options = ["--rate", "2000", "--samples", "1", "--event-seconds", "0.1", "--token-env", "TOKEN"];
  const ran = await runCli(["check", node.url, ...options, ...args], { env: { TOKEN: node.token } });
  if (ran.out === "") throw new Error(ran.err);
  return { ...ran, report: JSON.parse(ran.out) as Report };
}

function found({ findings }: Report): readonly string[] {
  return findings.map(({ id, subject, path = "" }) => `${id} ${subject} ${path}`.trim()).toSorted();
}

const add = (quantity: string, more: bigint): string => `0x${(BigInt(quantity) + more).toString(16)}`;
const without = (value: object, name: string): object =>
  Object.fromEntries(Object.entries(value).filter(([one]) => one !== name));
type Block = Record<"number" | "hash" | "extraData", string>;

/** Each run has defects that do not hide each other. */
const runs: Readonly<Record<string, readonly Defect[]>> = {
  schemas: [
    { found: "schema eth_gasPrice", plant: result("eth_gasPrice", () => "1000") },
    { found: "schema web3_clientVersion", plant: result("web3_clientVersion", () => 17) },
    {
      found: "schema eth_feeHistory oldestBlock",
      plant: result("eth_feeHistory", (value) => without(value, "oldestBlock")),
    },
    {
      found: "schema txpool_status pending",
      plant: result("txpool_status", (value) => ({ ...(value as object), pending: 1 })),
    },
    { found: "schema net_listening", plant: result("net_listening", () => "true") },
    { found: "schema eth_maxPriorityFeePerGas", plant: result("eth_maxPriorityFeePerGas", () => null) },
    {
      found: "schema eth_accounts [0]",
      plant: result("eth_accounts", ([, ...rest]: string[]) => ["0x12", ...rest]),
    },
    { found: "schema eth_getCode", plant: result("eth_getCode", () => "60") },
    {
      found: "schema eth_getTransactionByHash from",
      plant: result("eth_getTransactionByHash", (value) => ({ ...(value as object), from: null })),
    },
    {
      found: "schema eth_getTransactionReceipt logsBloom",
      plant: result("eth_getTransactionReceipt", (value) => without(value, "logsBloom")),
    },
    { found: "receipts eth_getTransactionReceipt logsBloom" },
    { found: "schema eth_estimateGas", plant: result("eth_estimateGas", () => 21_000) },
    {
      found: "schema eth_createAccessList accessList",
      plant: result("eth_createAccessList", (value) => ({ ...(value as object), accessList: {} })),
    },
    {
      found: "schema eth_getUncleCountByBlockNumber",
      plant: result("eth_getUncleCountByBlockNumber", () => 5),
    },
  ],
  messages: [
    { found: "chain-id net_version", plant: result("net_version", () => "5") },
    {
      found: "error-code unknown method",
      plant: (call, message) =>
        call["method"] === "nodeaccess_absent" && call["id"] === 1
          ? { ...message, error: { code: -32_000, message: "no" } }
          : undefined,
    },
    {
      found: "id id that is a text",
      plant: (call, message) => (call["id"] === "node-access" ? { ...message, id: null } : undefined),
    },
    {
      found: "content-type content-type",
      raw: (call) =>
        call["id"] === 1 && call["method"] === "eth_getBlockByNumber"
          ? { headers: { "content-type": "text/plain" } }
          : undefined,
    },
    { found: "token credential", takesAnyToken: true },
    {
      found: "secret credential",
      plant: (call, message) =>
        call["id"] === 3 && message["error"] && !Array.isArray(call["params"])
          ? { ...message, error: { code: -32_602, message: "bad request for t0ken-that-must-not-show" } }
          : undefined,
    },
    {
      found: "batch batch",
      batch: (responses) =>
        responses.length === 50 ? responses.filter((_, index) => index !== 7) : responses,
    },
    {
      found: "id eth_protocolVersion",
      plant: response("eth_protocolVersion", (message) => ({ ...message, id: 99_999 })),
    },
    {
      found: "envelope jsonrpc",
      plant: response("eth_mining", (message) => ({ ...message, jsonrpc: "1.0" })),
    },
    {
      found: "envelope web3_sha3",
      plant: response("web3_sha3", (message) => ({ ...message, error: { code: 1, message: "both" } })),
    },
    {
      found: "error-object eth_getUncleCountByBlockHash",
      plant: response("eth_getUncleCountByBlockHash", ({ id }) => ({
        jsonrpc: "2.0",
        id,
        error: { message: 17 },
      })),
    },
    {
      found: "envelope net_listening",
      raw: (call) => (call["method"] === "net_listening" ? { text: "<html>busy</html>" } : undefined),
    },
    {
      found: "envelope eth_blobBaseFee",
      plant: response("eth_blobBaseFee", ({ id }) => ({ jsonrpc: "2.0", id })),
    },
    {
      found: "status eth_accounts",
      raw: (call) => (call["method"] === "eth_accounts" ? { status: 500 } : undefined),
    },
  ],
  data: [
    {
      found: "truth eth_getLogs [0].data",
      plant: result("eth_getLogs", (logs: { data: string }[]) =>
        logs.map((log) => ({ ...log, data: `0x${"22".repeat(32)}` })),
      ),
    },
    { found: "truth eth_getBalance", plant: result("eth_getBalance", (balance: string) => add(balance, 1n)) },
    {
      found: "truth eth_getTransactionCount",
      plant: result("eth_getTransactionCount", (count: string) => add(count, 1n)),
    },
    {
      found: "count eth_getBlockTransactionCountByNumber",
      plant: result("eth_getBlockTransactionCountByNumber", (count: string) => add(count, 1n)),
    },
    {
      found: "count eth_getBlockTransactionCountByHash",
      plant: result("eth_getBlockTransactionCountByHash", (count: string) => add(count, 2n)),
    },
    { found: "head eth_blockNumber", plant: result("eth_blockNumber", () => "0x0") },
    {
      found: "receipts eth_getTransactionReceipt gasUsed",
      plant: result("eth_getTransactionReceipt", (value) => ({ ...(value as object), gasUsed: "0x1" })),
    },
    {
      found: "tags eth_getBlockByNumber",
      plant: result("eth_getBlockByNumber", (block: Block, [tag]) =>
        tag === "safe" ? { ...block, number: "0xffff" } : block,
      ),
    },
  ],
  blocks: [
    {
      found: "truth eth_getBlockByNumber hash",
      plant: result("eth_getBlockByNumber", (block: Block, [, isFull]) =>
        isFull ? { ...block, gasUsed: "0x1" } : block,
      ),
    },
  ],
  links: [
    {
      found: ["link eth_getBlockByNumber parentHash", "truth eth_getBlockByNumber hash"],
      plant: result("eth_getBlockByNumber", (block: Block, [number, isFull]) =>
        !isFull && number === "0x1" ? { ...block, hash: `0x${"22".repeat(32)}` } : block,
      ),
    },
  ],
  hashes: [
    {
      found: ["by-hash eth_getBlockByHash extraData", "truth eth_getBlockByHash hash"],
      plant: result("eth_getBlockByHash", (block: Block) => ({ ...block, extraData: "0x22" })),
    },
  ],
  receipts: [
    {
      found: "receipts eth_getBlockReceipts",
      plant: result("eth_getBlockReceipts", (all: unknown[]) => all.slice(1)),
    },
    { found: "truth eth_getBlockReceipts" },
    { found: "receipts eth_getTransactionReceipt cumulativeGasUsed" },
  ],
};

describe("planted defects", () => {
  it.each(Object.entries(runs))("%s: each is found and named, and nothing else", async (name, defects) => {
    node.plant(defects);
    const isOfData = !["schemas", "messages"].includes(name);
    // The others were called before.
    const methods = defects.flatMap(({ found: one }) => /\w+_\w+/.exec(String(one))?.[0] ?? []).join(",");
    const { code, report, out, err } = await check(
      "--methods",
      isOfData ? "eth_chainId" : `eth_mining,${methods}`,
    );
    node.plant([]);
    expect(found(report)).toEqual(defects.flatMap(({ found: one }) => one).toSorted());
    expect(code).toBe(5);
    expect(out + err).not.toContain(node.token);
  });
});

it("says what the node is and has", () => {
  const report = honestReport;
  expect(report.findings).toEqual([]);
  expect(report.identity).toMatchObject({ chainId: 31_337, syncing: false });
  expect(report.identity["software"]).toMatch(/^anvil/);
  expect(report.capabilities).toMatchObject({
    archive: true,
    batchLimit: "1000 or more",
    wrongTokenStatus: 401,
    cors: "*",
  });
  expect(report.truth["consistent"]).toBeGreaterThan(7);
  expect(report.truth["wrong"]).toBeUndefined();
  const statuses = Object.fromEntries(report.methods.map(({ name, status }) => [name, status]));
  expect(statuses).toMatchObject({ eth_getBalance: "offered", debug_dumpBlock: "not offered" });
});

it("does not report what Hardhat answers", async () => {
  const word = "0".repeat(63);
  node.plant([
    {
      found: [],
      plant: (call, message) =>
        call["method"] === "nodeaccess_absent"
          ? { ...message, error: { code: -32_004, message: "Method nodeaccess_absent is not supported" } }
          : undefined,
    },
    {
      found: [],
      plant: result("debug_traceTransaction", (trace: object) => ({
        ...trace,
        structLogs: [{ pc: 0, op: "PUSH1", gas: 9, gasCost: 3, depth: 1, stack: [`${word}a`, `${word}b`] }],
      })),
    },
  ]);
  const { report } = await check("--methods", "debug_traceTransaction");
  node.plant([]);
  expect(report.findings).toEqual([]);
});

it("does not report a pending block of Hardhat, which has no place yet", async () => {
  const facts = listMethods(undefined).find(({ name }) => name === "eth_getBlockByNumber") as RpcMethodFacts;
  const block = (await callNode(anvil.url, "eth_getBlockByNumber", "0x1", true)) as Block & {
    readonly transactions: readonly object[];
  };
  const place = { blockHash: null, blockNumber: null, transactionIndex: null };
  const transactions = block.transactions.map((one) => ({ ...one, ...place }));
  const pending = { ...block, number: null, nonce: null, mixHash: null, transactions };
  expect(transactions).not.toEqual([]);
  expect(await findResultMismatch(facts, ["pending", true], pending)).toBeUndefined();
});

/** A node whose responses to batches have at most 500 kB. */
function bounded(responses: readonly Message[]): readonly Message[] {
  const error = { code: -32_003, message: "response too large" };
  return JSON.stringify(responses).length > 500_000 ? [{ jsonrpc: "2.0", id: 0, error }] : responses;
}

it("finds how large a response may be", async () => {
  node.plant([{ found: [], batch: bounded }]);
  const { report } = await check("--methods", "eth_chainId");
  node.plant([]);
  expect(report.capabilities["responseKilobytes"]).toBe(100);
});

it("compares two nodes, and names the first difference", async () => {
  const same = await check("--compare", anvil.url, "--methods", "eth_chainId");
  expect(same.report.comparison).toMatchObject({ headLag: 0 });
  expect(same.report.comparison?.compared).toBeGreaterThan(4);
  node.plant([
    {
      found: "",
      plant: result("eth_getBalance", (balance: string, [, block]) =>
        block === "0x1" ? add(balance, 5n) : balance,
      ),
    },
  ]);
  const { report } = await check("--compare", anvil.url, "--methods", "eth_chainId");
  node.plant([]);
  expect(found(report)).toContain("differs eth_getBalance");
});

it("says before a check that a page cannot be written", async () => {
  const { out, err, code } = await runCli(["check", "http://127.0.0.1:9", "--html", folder]);
  expect([out, code]).toEqual(["", 2]);
  expect(err).toBe(`error: --html: ${folder} cannot be written: EISDIR\n`);
});

it("writes a page, and names what has changed since a report", async () => {
  const file = join(folder, "before.json");
  const page = join(folder, "report.html");
  const methods = ["--methods", "eth_gasPrice,net_listening"];
  await writeFile(file, (await check("--html", page, ...methods)).out);
  const html = await readFile(page, "utf8");
  expect(html).toContain('class="chart"');
  expect(html).not.toMatch(/(src|href)=/);
  expect(html).not.toContain(node.token);
  const { drift: none } = (await check("--since", file, ...methods)).report;
  expect(none?.filter((one) => !one.includes(" ms "))).toEqual([]);
  node.plant([
    { found: "", plant: result("web3_clientVersion", () => "anvil/v2") },
    {
      found: "",
      plant: response("eth_gasPrice", ({ id }) => ({
        jsonrpc: "2.0",
        id,
        error: { code: -32_601, message: "Method not found" },
      })),
    },
    { found: "", plant: result("net_listening", () => "yes") },
  ]);
  const { drift } = (await check("--since", file, ...methods)).report;
  node.plant([]);
  expect(drift).toEqual(
    expect.arrayContaining([
      'identity.software: "anvil/v1.7.1" before, "anvil/v2" now',
      "eth_gasPrice: offered before, not offered now",
      "new defect: schema net_listening",
    ]),
  );
});

it("is bounded in requests and time", async () => {
  const { report } = await check("--max-requests", "30");
  expect(report.requests).toBe(30);
  expect(
    report.methods.some(({ status, why }) => status === "skipped" && why === "30 requests were sent"),
  ).toBe(true);
});
