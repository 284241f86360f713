import { ChannelCredentials } from "@grpc/grpc-js";
import { SuiGrpcClient } from "@mysten/sui/grpc";
import * as hyperliquid from "@nktkas/hyperliquid";
import { type Anvil, seedChain, startAnvil } from "@node-access-tools/local-servers/anvil";
import { createGateway } from "@node-access/gateway";
import { GrpcTransport } from "@protobuf-ts/grpc-transport";
import { JsonRpcProvider, WebSocketProvider } from "ethers";
import { createPublicClient, http, webSocket } from "viem";
import { privateKeyToAccount } from "viem/accounts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Web3 } from "web3";

// Third-party clients against the gateway, which show that it serves the public interface.

const account = privateKeyToAccount(`0x${"11".repeat(32)}`);
const stranger = privateKeyToAccount(`0x${"22".repeat(32)}`);

let anvil: Anvil;
let gateway: Awaited<ReturnType<typeof createGateway>>;
let block: Awaited<ReturnType<typeof seedChain>>["block"];
beforeAll(async () => {
  anvil = await startAnvil();
  ({ block } = await seedChain(anvil.url));
  gateway = await createGateway({
    networks: {
      "ethereum-mainnet": { chainId: 31_337, rpc: { upstreams: [{ name: "anvil", url: anvil.url }] } },
      "hyperliquid-mainnet": "simulator",
      "sui-mainnet": "simulator",
    },
    venue: { accounts: [account.address] },
  });
});
afterAll(async () => {
  await gateway.close();
  await anvil.stop();
});

function findKey(protocol: string): string {
  const key = gateway.credentials?.nodes[protocol]?.key;
  if (key === undefined) throw new Error(`there is no ${protocol} node`);
  return key;
}

function httpUrl(): string {
  return `${gateway.url}/${findKey("ethereum")}`;
}

function wsUrl(): string {
  return `${gateway.url.replace("http", "ws")}/ws/${findKey("ethereum")}`;
}

function venueTransport(): hyperliquid.HttpTransport {
  return new hyperliquid.HttpTransport({ apiUrl: `${gateway.url}/${findKey("hyperliquid")}/` });
}

describe("viem", () => {
  it("reads over HTTP, alone and in batches", async () => {
    const client = createPublicClient({ transport: http(httpUrl(), { batch: true }) });
    const [chainId, found] = await Promise.all([
      client.getChainId(),
      client.getBlock({ blockHash: block.hash }),
    ]);
    expect(chainId).toBe(31_337);
    expect(found.number).toBe(BigInt(block.number));
  });

  it("polls a filter", async () => {
    const client = createPublicClient({ transport: http(httpUrl()) });
    const filter = await client.createPendingTransactionFilter();
    expect(await client.getFilterChanges({ filter })).toEqual([]);
    expect(await client.uninstallFilter({ filter })).toBe(true);
  });

  it("reads and watches over WebSocket", async () => {
    const client = createPublicClient({ transport: webSocket(wsUrl()) });
    expect(await client.getBlockNumber()).toBe(BigInt(block.number));
    const seen = Promise.withResolvers<bigint>();
    const stop = client.watchBlockNumber({ onBlockNumber: (number) => seen.resolve(number) });
    await expect
      .poll(
        async () => {
          await fetch(anvil.url, {
            method: "POST",
            headers: { "content-type": "application/json" },
            body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "evm_mine" }),
          });
          return Promise.race([seen.promise, undefined]);
        },
        { interval: 200 },
      )
      .toBeGreaterThan(BigInt(block.number));
    stop();
    (await client.transport.getRpcClient()).close();
  });
});

describe("ethers", () => {
  it("reads over HTTP and WebSocket", async () => {
    const overHttp = new JsonRpcProvider(httpUrl());
    expect((await overHttp.getBlock(block.hash))?.number).toBe(Number(block.number));
    overHttp.destroy();
    const overSocket = new WebSocketProvider(wsUrl());
    expect((await overSocket.getNetwork()).chainId).toBe(31_337n);
    await overSocket.destroy();
  });
});

describe("web3", () => {
  it("reads over HTTP and WebSocket", async () => {
    expect(await new Web3(httpUrl()).eth.getChainId()).toBe(31_337n);
    const overSocket = new Web3(wsUrl());
    expect(await overSocket.eth.net.isListening()).toBe(true);
    overSocket.provider?.disconnect();
  });
});

describe("@nktkas/hyperliquid", () => {
  it("reads the venue's metadata", async () => {
    const { universe } = await new hyperliquid.InfoClient({ transport: venueTransport() }).meta();
    expect(universe[0]).toMatchObject({ name: "BTC" });
  });

  it("acts with a signature, and is rejected with an unknown one", async () => {
    const exchange = new hyperliquid.ExchangeClient({ transport: venueTransport(), wallet: account });
    expect(await exchange.agentEnableDexAbstraction()).toMatchObject({ status: "ok" });
    expect(await exchange.agentSetAbstraction({ abstraction: "u" })).toMatchObject({ status: "ok" });
    expect(await exchange.userDexAbstraction({ user: account.address, enabled: true })).toMatchObject({
      status: "ok",
    });
    const other = new hyperliquid.ExchangeClient({ transport: venueTransport(), wallet: stranger });
    await expect(other.agentEnableDexAbstraction()).rejects.toThrow("does not exist");
  });
});

describe("@mysten/sui", () => {
  it("reads the service's info and streams checkpoints", async () => {
    const transport = new GrpcTransport({
      host: gateway.grpcUrl,
      channelCredentials: ChannelCredentials.createInsecure(),
      meta: { "x-token": findKey("sui") },
    });
    const client = new SuiGrpcClient({ network: "mainnet", transport });
    const { response } = await client.ledgerService.getServiceInfo({});
    expect(response.chain).toBe("simulator");
    const abort = new AbortController();
    const stream = client.subscriptionService.subscribeCheckpoints({}, { abort: abort.signal });
    for await (const { cursor } of stream.responses) {
      expect(cursor).toBeGreaterThan(0n);
      break;
    }
    abort.abort();
    transport.close();
  });
});
