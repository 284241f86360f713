// Generated from specs/rpc/*.openrpc.yaml. Do not edit: change the spec and run `npm run generate`.
import type { Family, Protocol } from "./catalog.ts";

/** What the gateway needs to know of a JSON-RPC method. */
export interface MethodFacts {
  readonly name: string;
  readonly idempotency: "safe" | "idempotent" | "write";
  /** Other names that callers may use. */
  readonly aliases?: readonly string[];
  /** The only protocols that offer it, where not all of its family do. */
  readonly protocols?: readonly Protocol[];
}

export const methods: Readonly<Record<Family, readonly MethodFacts[]>> = {
  ethereum: [
    { name: "eth_syncing", idempotency: "safe" },
    { name: "eth_getBlockTransactionCountByHash", idempotency: "safe" },
    { name: "eth_getBlockByHash", idempotency: "safe" },
    { name: "eth_getUncleCountByBlockNumber", idempotency: "safe" },
    { name: "eth_newPendingTransactionFilter", idempotency: "idempotent" },
    { name: "eth_getFilterChanges", idempotency: "write" },
    { name: "eth_accounts", idempotency: "safe" },
    { name: "net_listening", idempotency: "safe" },
    { name: "eth_subscribe", idempotency: "idempotent" },
    { name: "eth_unsubscribe", idempotency: "idempotent" },
  ],
  debug: [
    { name: "debug_getRawHeader", idempotency: "safe" },
    { name: "debug_traceBlockByHash", idempotency: "safe" },
  ],
  trace: [
    { name: "trace_replayBlockTransactions", idempotency: "safe" },
    { name: "trace_replayTransaction", idempotency: "safe" },
  ],
  explorer: [
    { name: "erigon_getHeaderByNumber", idempotency: "safe", aliases: ["explorer_getHeaderByNumber"] },
  ],
  starknet: [{ name: "starknet_simulateTransactions", idempotency: "safe" }],
};
