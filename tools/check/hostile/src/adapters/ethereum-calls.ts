import { type Hash, pendingTransactions, type RpcClient, withResponse } from "@node-access/rpc";
import { batch } from "@node-access/rpc/batch";
import { watchHeads } from "@node-access/rpc/subscriptions";
import type { RpcWebSocketClient } from "@node-access/rpc/web-socket";
import type { Adapter, Probe } from "../conformance/adapter.ts";

/** The calls that any client of `@node-access/rpc` has. */
export function ethereumCalls(
  client: RpcClient<"ethereum">,
): Required<Pick<Probe, "read" | "readResponse" | "write" | "batch">> {
  return {
    read: (nonce, signal) => client.with({ signal }).eth_getBlockByHash(nonce as Hash, false),
    readResponse: (nonce) => withResponse(client, (own) => own.eth_getBlockByHash(nonce as Hash, false)),
    write: (nonce) => client.request({ method: "eth_sendRawTransaction", params: [nonce] }),
    batch: (nonces) =>
      batch(
        client,
        nonces.map((nonce) => ({ method: "eth_getBlockByHash", params: [nonce as Hash, false] })),
      ),
  };
}

/** Polls for pending transactions until the signal is aborted. */
export function pollPending(client: RpcClient<"ethereum">, signal: AbortSignal): NonNullable<Probe["poll"]> {
  return (listener, onGap) => {
    void (async () => {
      for await (const hash of pendingTransactions(client, { interval: 20, onGap, signal })) listener(hash);
    })().catch(() => {});
  };
}

/** The suite's options that clients over a WebSocket have. */
export const socketOptions: Adapter["takes"] = [
  ...(["timeout", "totalTimeout", "maxResponseBytes", "pingInterval"] as const),
  ...(["refresh", "token", "middleware", "signal"] as const),
];

/** The calls and subscriptions of a client over a WebSocket. */
export function ethereumSocketCalls(client: RpcWebSocketClient<"ethereum">): Probe {
  return {
    ...ethereumCalls(client),
    async subscribe(listener) {
      const heads = await client.subscribe("newHeads");
      void (async () => {
        for await (const head of heads) listener(head);
      })().catch(() => {});
      return () => heads.unsubscribe();
    },
    async watch(listener) {
      void (async () => {
        for await (const event of watchHeads(client)) listener(event);
      })().catch(() => {});
    },
    close: () => client.close(),
  };
}
