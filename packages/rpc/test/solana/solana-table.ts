import type { ProtocolTable } from "@node-access/transport/json-rpc";
import { createRpcClient } from "../../src/index.ts";
import type { SolanaClient } from "../../src/solana/solana-client.ts";
import { createRpcWebSocketClient } from "../../src/web-socket-client.ts";
import type { ChainNode } from "./chain-node.ts";

const subscriptions = ["slot", "root", "logs", "signature", "account"].map(
  (name) =>
    [
      `${name}Subscribe`,
      { unsubscribeMethod: `${name}Unsubscribe`, notificationMethod: `${name}Notification` },
    ] as const,
);
const reads = [
  "getSlot",
  "getFirstAvailableBlock",
  "getEpochInfo",
  "getBlocks",
  "getBlock",
  "getSignaturesForAddress",
  "getTransaction",
  "getSignatureStatuses",
  "getAccountInfo",
];

const table: ProtocolTable<"ethereum"> = {
  methods: {
    ...Object.fromEntries(reads.map((name) => [name, "safe"] as const)),
    sendTransaction: "idempotent",
  },
  subscriptions: new Map(subscriptions),
  probeMethod: "getSlot",
};

/** A client over a WebSocket that reconnects at once. */
export function openSocket(node: ChainNode): SolanaClient & { close(): Promise<void> } {
  return createRpcWebSocketClient({
    protocol: table,
    endpoint: `ws://127.0.0.1:${node.port}`,
    timeout: 2_000,
  }) as never;
}

/** A client over HTTP. */
export function openHttp(node: ChainNode): SolanaClient {
  return createRpcClient({
    protocol: table,
    endpoint: `http://127.0.0.1:${node.port}`,
    timeout: 2_000,
  }) as never;
}
