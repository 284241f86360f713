import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { after, before, test } from "node:test";
import { parse as parseToml } from "smol-toml";
import { keccak256, toHex } from "viem";
import { parse as parseYaml } from "yaml";
import { deployToken, startChain } from "../start-chain.ts";

// npm has neither program, so these tests send the requests that their sources send, as alloy, their client, writes them:
// ids from 0, and no `params` where a method has none.

interface Request {
  readonly method: string;
  readonly params?: readonly unknown[];
  readonly id: number;
  readonly jsonrpc: "2.0";
}

type Call = readonly [method: string, ...params: unknown[]];

interface Block {
  readonly hash: string;
  readonly transactions: string[];
}

interface Response {
  readonly id: number;
  readonly result?: unknown;
  readonly error?: object;
}

const TRANSFER = keccak256(toHex("Transfer(address,address,uint256)"));

const chain = await startChain();
after(() => chain.close());
let token = "";
let latest = "";
let hash = "";
let transactions: string[] = [];

async function post(url: string, body: object): Promise<unknown> {
  const headers = { "content-type": "application/json" };
  const response = await fetch(url, { method: "POST", headers, body: JSON.stringify(body) });
  assert.equal(response.status, 200);
  return response.json();
}

function write([method, ...params]: Call, id: number): Request {
  return { method, ...(params.length > 0 && { params }), id, jsonrpc: "2.0" };
}

/** Calls the node itself. */
async function readNode<Result = unknown>(call: Call): Promise<Result> {
  const { result } = (await post(chain.nodeUrl, write(call, 1))) as Response;
  return result as Result;
}

/** Checks that the gateway responds with what the node has. */
async function check(...calls: readonly Call[]): Promise<void> {
  for (const [id, call] of calls.entries()) {
    const response = (await post(chain.url, write(call, id))) as Response;
    const result = await readNode(call);
    assert.ok(result !== undefined && result !== null, `${call[0]} has no result`);
    assert.deepEqual(response, { jsonrpc: "2.0", id, result }, call[0]);
  }
}

async function checkBatch(...calls: readonly Call[]): Promise<void> {
  const responses = (await post(
    chain.url,
    calls.map((call, id) => write(call, id + 7)),
  )) as Response[];
  assert.equal(responses.length, calls.length);
  for (const [index, call] of calls.entries()) {
    const response = responses.find(({ id }) => id === index + 7);
    assert.deepEqual(response?.result, await readNode(call), call[0]);
  }
}

before(async () => {
  token = await deployToken(chain.url);
  latest = await readNode<string>(["eth_blockNumber"]);
  ({ hash, transactions } = await readNode<Block>(["eth_getBlockByNumber", latest, false]));
});

test("the requests of rindexer", async () => {
  const balance = { to: token, data: `0x70a08231${"2020".padStart(64, "0")}` };
  const range = { fromBlock: "0x0", toBlock: latest };
  await check(
    ["eth_chainId"],
    ["eth_blockNumber"],
    ["eth_getBlockByNumber", "latest", false],
    ["eth_getLogs", { ...range, address: [token], topics: [TRANSFER] }],
    ["eth_getLogs", { ...range, topics: [TRANSFER, null, `0x${"2020".padStart(64, "0")}`] }],
    ["eth_call", balance, latest],
    ["eth_call", balance, "latest"],
    ["trace_block", latest],
    ["debug_traceBlockByNumber", latest, { tracer: "callTracer", tracerConfig: { onlyTopCall: true } }],
  );
  const numbers = Array.from({ length: Number(latest) + 1 }, (_, number) => `0x${number.toString(16)}`);
  await checkBatch(...numbers.map((number) => ["eth_getBlockByNumber", number, true] as const));
  await checkBatch(...transactions.map((one) => ["eth_getTransactionReceipt", one] as const));
});

test("the requests of graph-node", async () => {
  const data = `0x70a08231${"2020".padStart(64, "0")}`;
  const block = { blockHash: hash };
  const range = { fromBlock: "0x0", toBlock: latest };
  await check(
    ["net_version"],
    ["eth_chainId"],
    ["eth_blockNumber"],
    ["eth_getBlockByNumber", "0x0", false],
    ["eth_getBlockByNumber", "latest", false],
    ["eth_getBlockByHash", hash, false],
    ["eth_getBlockByHash", hash, true],
    ["eth_getBlockReceipts", block],
    ["eth_getTransactionReceipt", transactions[0]],
    ["eth_getLogs", { ...range, address: token, topics: [TRANSFER] }],
    ["eth_getLogs", { ...range, address: [token, `0x${"11".repeat(20)}`], topics: [[TRANSFER, hash]] }],
    ["eth_call", { to: token, input: data, data }, block],
    ["eth_call", { to: token, input: data, data, gas: "0x2faf080" }, block],
    ["eth_getCode", token, block],
    ["eth_getBalance", token, block],
    ["trace_filter", { fromBlock: "0x0", toBlock: latest, toAddress: [token] }],
  );
  await checkBatch(...transactions.map((one) => ["eth_getTransactionReceipt", one] as const));
});

interface RindexerConfig {
  readonly name: string;
  readonly project_type: string;
  readonly networks: readonly { readonly name: string; readonly chain_id: number; readonly rpc: string }[];
  readonly storage: { readonly postgres: { readonly enabled: boolean } };
  readonly contracts: readonly {
    readonly name: string;
    readonly details: readonly { network: string; address: string; start_block: number }[];
    readonly abi: string;
    readonly include_events: readonly string[];
  }[];
}

test("rindexer.yaml has the fields of rindexer", async () => {
  const folder = new URL("../rindexer/", import.meta.url);
  const read = (path: string): Promise<string> => readFile(new URL(path, folder), "utf8");
  const config = parseYaml(await read("rindexer.yaml")) as RindexerConfig;
  const fields = ["name", "project_type", "networks", "storage", "contracts"];
  assert.deepEqual(Object.keys(config), fields);
  assert.equal(config.project_type, "no-code");
  assert.equal(config.storage.postgres.enabled, true);
  assert.deepEqual(config.networks, [{ name: "ethereum", chain_id: 1, rpc: "${NODE_URL}" }]);
  for (const { details, abi, include_events } of config.contracts) {
    for (const { network, address, start_block } of details) {
      assert.equal(network, "ethereum");
      assert.match(address, /^0x[\da-f]{40}$/);
      assert.equal(typeof start_block, "number");
    }
    const events = JSON.parse(await read(abi)) as { readonly name: string }[];
    for (const included of include_events) assert.ok(events.some(({ name }) => name === included));
  }
});

interface GraphNodeConfig {
  readonly store: { readonly primary: { readonly connection: string; readonly pool_size: number } };
  readonly chains: {
    readonly ingestor: string;
    readonly mainnet: {
      readonly shard: string;
      readonly provider: readonly { label: string; url: string; features: readonly string[] }[];
    };
  };
  readonly deployment: { readonly rule: readonly object[] };
}

test("config.toml has the fields of graph-node", async () => {
  const path = new URL("../graph-node/config.toml", import.meta.url);
  const { store, chains, deployment } = parseToml(await readFile(path, "utf8")) as unknown as GraphNodeConfig;
  assert.match(store.primary.connection, /^postgresql:/);
  assert.equal(store.primary.pool_size, 10);
  assert.ok(Object.hasOwn(store, chains.mainnet.shard));
  const [{ label, features, url } = assert.fail()] = chains.mainnet.provider;
  assert.equal(chains.mainnet.provider.length, 1);
  assert.equal(label, "gateway");
  assert.match(url, /^http:/);
  for (const feature of features) assert.match(feature, /^(archive|traces|no_eip1898|no_eip2718)$/);
  // The last rule has no `match`, so that a node indexes each subgraph.
  assert.deepEqual({ ...deployment.rule.at(-1) }, { indexers: [chains.ingestor] });
});
