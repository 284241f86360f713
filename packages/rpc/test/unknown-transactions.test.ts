import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { describe, expect, it, onTestFinished } from "vitest";
import { WebSocketServer } from "ws";
import { decoded } from "../src/decoded/index.ts";
import { createRpcClient, type RpcClient } from "../src/index.ts";
import { createRpcPool } from "../src/pool/index.ts";
import { createRpcWebSocketClient } from "../src/web-socket-client.ts";
import { FakeNode } from "./pool/fake-node.ts";

const hash = `0x${"11".repeat(32)}` as const;
const address = `0x${"aa".repeat(20)}` as const;

/** A transaction of a type and with fields that no spec has. */
const transaction = {
  type: "0x55",
  hash,
  from: address,
  to: null,
  nonce: "0x1",
  gas: "0x5208",
  value: "0xde0b6b3a7640000",
  input: "0x",
  blockHash: hash,
  blockNumber: "0x2d",
  transactionIndex: "0x0",
  newFee: "0x7",
  newParts: [{ amount: "0x1" }],
};
const block = { number: "0x2d", hash, transactions: [transaction], newRoot: hash, newCount: "0x3" };
const receipt = {
  type: "0x55",
  transactionHash: hash,
  gasUsed: "0x5208",
  status: "0x1",
  logs: [],
  newFee: "0x7",
};

/** Methods that return the same over every transport. */
type Reader = Pick<RpcClient<"ethereum">, "eth_getBlockByNumber" | "eth_getTransactionReceipt">;
type Protocol = "ethereum";

/** Starts a node that responds over a WebSocket. */
async function startSocket(result: object): Promise<string> {
  const server = new WebSocketServer({ port: 0, host: "127.0.0.1" });
  server.on("connection", (socket) => {
    socket.on("message", (bytes: Buffer) => {
      const { id } = JSON.parse(bytes.toString()) as { id: number };
      socket.send(JSON.stringify({ jsonrpc: "2.0", id, result }));
    });
  });
  await once(server, "listening");
  onTestFinished(() => {
    for (const socket of server.clients) socket.terminate();
    server.close();
  });
  return `ws://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const transports: Readonly<Record<string, (protocol: Protocol, result: object) => Promise<Reader>>> = {
  HTTP: async (protocol, result) => {
    const { url } = await FakeNode.start(() => result);
    return createRpcClient({ protocol, endpoint: url });
  },
  "a pool": async (protocol, result) => {
    const { url } = await FakeNode.start(() => result);
    return createRpcPool({ protocol, endpoints: [{ endpoint: url }] });
  },
  WebSocket: async (protocol, result) => {
    const client = createRpcWebSocketClient({ protocol, endpoint: await startSocket(result) });
    onTestFinished(() => client.close());
    return client;
  },
};

/** A protocol of each family of EVM chains. */
const protocols = [
  "ethereum",
  "arbitrum",
  "base",
  "zksync",
  "linea",
  "polygon-pos",
  "gnosis",
  "hyperliquid",
] as const;
const cases = protocols.flatMap((protocol) =>
  Object.keys(transports).map((transport) => [protocol, transport] as const),
);

describe.each(cases)("a program for %s, over %s", (protocol, transport) => {
  // The compiler knows only the types of one of them.
  async function createClient(result: object): Promise<Reader> {
    const connect = transports[transport];
    if (!connect) throw new Error(`there is no ${transport}`);
    return connect(protocol as Protocol, result);
  }

  it("receives blocks with transactions of a new type as they are", async () => {
    const client = await createClient(block);
    expect(await client.eth_getBlockByNumber("0x2d", true)).toEqual(block);
    const view = await decoded(client as RpcClient<Protocol>).eth_getBlockByNumber(45n, true);
    expect(view).toMatchObject({ number: 45n, newRoot: hash, newCount: "0x3" });
    expect(view?.transactions).toEqual([
      {
        ...transaction,
        type: 0x55n,
        nonce: 1n,
        gas: 21_000n,
        value: 10n ** 18n,
        blockNumber: 45n,
        transactionIndex: 0n,
      },
    ]);
  });

  it("receives a receipt of a new type", async () => {
    const client = await createClient(receipt);
    expect(await client.eth_getTransactionReceipt(hash)).toEqual(receipt);
    const view = await decoded(client as RpcClient<Protocol>).eth_getTransactionReceipt(hash);
    expect(view).toEqual({ ...receipt, type: 0x55n, gasUsed: 21_000n, status: 1n });
  });
});
