import { type Anvil, type SeededChain, seedChain, startAnvil } from "@node-access-tools/local-servers/anvil";
import { createExchangeClient, createInfoClient } from "@node-access/exchange";
import { privateKeySigner } from "@node-access/exchange/signing";
import { createGateway } from "@node-access/gateway";
import { xToken } from "@node-access/grpc";
import { createGeyserClient } from "@node-access/grpc/geyser";
import { basic, createRpcClient, isNodeAccessError, pendingTransactions, urlToken } from "@node-access/rpc";
import { createRpcWebSocketClient } from "@node-access/rpc/web-socket";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let anvil: Anvil;
let chain: SeededChain;
let gateway: Awaited<ReturnType<typeof createGateway>>;
beforeAll(async () => {
  anvil = await startAnvil();
  chain = await seedChain(anvil.url);
  const adapters = ["raw-header", "replay-transaction", "replay-by-hash", "header"] as const;
  gateway = await createGateway({
    networks: {
      "ethereum-mainnet": {
        chainId: 31_337,
        rpc: { upstreams: [{ name: "anvil", url: anvil.url, adapters }] },
        beacon: "simulator",
      },
      "bsc-mainnet": "simulator",
      "hyperliquid-mainnet": "simulator",
      "solana-mainnet": "simulator",
    },
  });
});
afterAll(async () => {
  await gateway.close();
  await anvil.stop();
});

function findNode(protocol: string): { key: string; username: string; password: string } {
  const node = gateway.credentials?.nodes[protocol];
  if (!node) throw new Error(`there is no ${protocol} node`);
  return node;
}

describe("rpc against the gateway", () => {
  it("serves every method of the interface from anvil with adapters", async () => {
    const client = createRpcClient({
      protocol: "ethereum",
      endpoint: gateway.url,
      credential: urlToken(findNode("ethereum").key),
    });
    const { block, transactions } = chain;
    expect(await client.eth_syncing()).toBe(false);
    expect(await client.net_listening()).toBe(true);
    expect((await client.eth_getBlockByHash(block.hash, false))?.number).toBe(block.number);
    expect(await client.eth_getBlockTransactionCountByHash(block.hash)).toBe("0x4");
    expect(await client.eth_getUncleCountByBlockNumber(block.number)).toBe("0x0");
    expect(await client.debug_getRawHeader(block.number)).toMatch(/^0xf9/);
    expect(await client.debug_traceBlockByHash(block.hash)).toHaveLength(4);
    expect(await client.trace_replayBlockTransactions(block.hash, ["trace"])).toHaveLength(4);
    expect(await client.trace_replayTransaction(transactions.log, ["trace"])).toHaveProperty("trace");
    expect((await client.erigon_getHeaderByNumber(Number(block.number)))?.hash).toBe(block.hash);
    expect((await client.explorer_getHeaderByNumber("latest"))?.hash).toBe(block.hash);
  });

  it("polls for pending transactions, with basic authentication", async () => {
    const { username, password } = findNode("ethereum");
    const credential = basic(username, password);
    const client = createRpcClient({ protocol: "ethereum", endpoint: gateway.url, credential });
    const pending = pendingTransactions(client, { interval: 50 });
    const first = pending[Symbol.asyncIterator]().next();
    const [from, to] = chain.accounts;
    const send = { jsonrpc: "2.0", id: 1, method: "eth_sendTransaction", params: [{ from, to }] };
    const headers = { "content-type": "application/json" };
    const timer = setInterval(() => {
      void fetch(anvil.url, { method: "POST", headers, body: JSON.stringify(send) });
    }, 100);
    expect(JSON.stringify(await first)).toMatch(/0x[0-9a-f]{64}/);
    clearInterval(timer);
  });

  it("calls and subscribes over WebSocket", async () => {
    const client = createRpcWebSocketClient({
      protocol: "ethereum",
      endpoint: gateway.url.replace("http", "ws"),
      credential: urlToken(findNode("ethereum").key),
    });
    expect(await client.net_listening()).toBe(true);
    await client.close();
  });

  it("is rejected with another node's password", async () => {
    const credential = basic(findNode("ethereum").username, findNode("bsc").password);
    const client = createRpcClient({ protocol: "ethereum", endpoint: gateway.url, credential });
    const error: unknown = await client.net_listening().catch((thrown: unknown) => thrown);
    expect(isNodeAccessError(error, "CREDENTIAL_REFUSED")).toBe(true);
  });
});

describe("exchange against the gateway", () => {
  it("reads the metadata, and signs actions whose sender the venue recovers", async () => {
    const credential = urlToken(findNode("hyperliquid").key);
    const info = createInfoClient({ endpoint: gateway.url, credential });
    expect((await info.meta()).universe.length).toBeGreaterThan(0);
    const signer = privateKeySigner(`0x${"33".repeat(32)}`);
    const exchange = createExchangeClient({ endpoint: gateway.url, signer });
    expect(await exchange.agentSetAbstraction({ abstraction: "u" })).toMatchObject({ status: "ok" });
  });
});

describe("grpc against the gateway", () => {
  it("reads and streams slots", async () => {
    const client = createGeyserClient({
      endpoint: `http://${gateway.grpcUrl}`,
      credential: xToken(findNode("solana").key),
    });
    const { slot } = await client.getSlot();
    for await (const update of client.subscribe({ slots: { mine: {} } })) {
      expect(update).toMatchObject({ filters: ["mine"], updateOneof: { $case: "slot" } });
      break;
    }
    expect(slot).toBeGreaterThan(0n);
    client.close();
  });
});
