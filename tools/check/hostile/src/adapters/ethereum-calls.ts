import { type Hash, type RpcClient, withResponse } from "@node-access/rpc";
import { batch } from "@node-access/rpc/batch";
import { watchHeads } from "@node-access/rpc/subscriptions";
import type { RpcWebSocketClient } from "@node-access/rpc/web-socket";
import type { Probe } from "../conformance/adapter.ts";

/** What is asked of any client of `@node-access/rpc`. */
export function ethereumCalls(
  client: RpcClient<"ethereum">,
): Required<Pick<Probe, "read" | "respond" | "write" | "batch">> {
  return {
    read: (nonce, signal) => client.with({ signal }).eth_getBlockByHash(nonce as Hash, false),
    respond: (nonce) => withResponse(client, (own) => own.eth_getBlockByHash(nonce as Hash, false)),
    write: (nonce) => client.request({ method: "eth_sendRawTransaction", params: [nonce] }),
    batch: (nonces) =>
      batch(
        client,
        nonces.map((nonce) => ({ method: "eth_getBlockByHash", params: [nonce as Hash, false] })),
      ),
  };
}

/** The same of one over a WebSocket, with what it is told. */
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
