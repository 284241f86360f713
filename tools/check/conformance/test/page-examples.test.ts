import { callable, findProtocols } from "@node-access-tools/generate/model";
import { readRpc } from "@node-access-tools/generate/open-rpc";
import { createGateway, type Credentials, type Gateway } from "@node-access/gateway";
import { createRpcClient, type NodeAccessError, urlToken } from "@node-access/rpc";
import { resolve } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";

// A reader who runs the example of a page on the local gateway sees what the page shows.

/** Examples whose pages show what the simulated chain cannot return, by reason. */
const differences = {
  "shows a node that syncs": ["eth_syncing: syncing"],
  "needs a key of the node": [
    "eth_sendTransaction: a transfer",
    "eth_sign: a text",
    "eth_signTransaction: a transfer",
  ],
  "needs a filter of the reader's own": [
    "eth_getFilterChanges: one transaction",
    "eth_getFilterChanges: a log",
    "eth_getFilterLogs: a log",
  ],
  "shows a transaction that waits": ["txpool_content: one", "txpool_contentFrom: one", "txpool_inspect: one"],
  "shows another kind of node": [
    "debug_accountRange: addresses, from Besu",
    "trace_block: with a reward, with Erigon's params",
  ],
  "shows steps and inner calls, which a chain without a virtual machine lacks": [
    "debug_traceBlockByHash: each step",
    "trace_replayTransaction: steps of the machine",
    "trace_get: the first inner call",
    "ots_getInternalOperations: a transfer",
  ],
  "shows what the chain does not encode": [
    "eth_fillTransaction: a transfer",
    "eth_simulateV1: with transaction objects",
  ],
  "shows what no simulated chain has: blocks of a later fork, and blocks that it rejected": [
    "eth_getBlockAccessListByBlockHash: one account",
    "debug_replayBadBlock: a transaction that was tried and taken out",
  ],
  "shows the creator of a contract, and the token has none": ["ots_getContractCreator: one"],
};

const spec = readRpc(resolve(import.meta.dirname, "../../../.."));

let gateway: Gateway<Credentials<"ethereum">>;
beforeAll(async () => {
  gateway = await createGateway({ networks: { "ethereum-mainnet": "simulator" } });
});
afterAll(() => gateway.close());

it("examples of Ethereum's methods return what their pages show", async () => {
  const client = createRpcClient({
    protocol: "ethereum",
    endpoint: gateway.url,
    credential: urlToken(gateway.credentials.nodes.ethereum.key),
    // Some examples take a busy machine long: the first one of logs makes many blocks.
    timeout: 240_000,
    totalTimeout: 240_000,
  });
  const found: Record<string, string> = {};
  const methods = callable(spec).filter((method) =>
    findProtocols(spec, method).some(({ name }) => name === "ethereum"),
  );
  for (const { name: method, examples } of methods)
    for (const { name, inputs, output } of examples) {
      const params = inputs.map(({ value }) => value);
      const result = await client
        .request({ method, params, idempotency: "write" })
        .catch(({ message }: NodeAccessError) => new Error(message));
      const missing = lacks(output, result);
      if (missing !== undefined) found[`${method}: ${name}`] = missing;
    }
  const unexpected = JSON.stringify(found, null, 2);
  expect(Object.keys(found).toSorted(), unexpected).toEqual(Object.values(differences).flat().toSorted());
});

/** @returns the path at which the result lacks what the page shows, or shows something of another kind. */
function lacks(page: unknown, result: unknown, path = "result"): string | undefined {
  if (result instanceof Error) return result.message;
  if (page === null || (Array.isArray(page) && page.length === 0)) return undefined;
  if (Array.isArray(page)) return Array.isArray(result) ? lacks(page[0], result[0], `${path}[0]`) : path;
  if (typeof page !== "object") return typeof page === typeof result ? undefined : path;
  if (typeof result !== "object" || result === null) return path;
  const shown = Object.entries(page).map(([key, value]) =>
    lacks(value, (result as Record<string, unknown>)[key], `${path}.${key}`),
  );
  return shown.find((place) => place !== undefined);
}
