import { type Hash, refreshing, urlToken, withResponse } from "@node-access/rpc";
import { watchHeads } from "@node-access/rpc/subscriptions";
import { createRpcWebSocketClient } from "@node-access/rpc/web-socket";
import type { Adapter } from "../conformance/adapter.ts";

/** `@node-access/rpc` over a WebSocket. */
export default {
  name: "rpc, WebSocket",
  surface: "web-socket",
  takes: [
    "timeout",
    "totalTimeout",
    "maxResponseBytes",
    "pingInterval",
    "refresh",
    "token",
    "middleware",
    "signal",
  ],
  connect({ url, token, refresh, ...options }) {
    const credential = refresh ? refreshing(async () => urlToken(token)) : urlToken(token);
    const node = { protocol: "ethereum", endpoint: url, credential, ...options } as const;
    const client = createRpcWebSocketClient(node);
    return {
      read: (nonce, signal) => client.with({ signal }).eth_getBlockByHash(nonce as Hash, false),
      respond: (nonce) => withResponse(client, (own) => own.eth_getBlockByHash(nonce as Hash, false)),
      write: (nonce) => client.request({ method: "eth_sendRawTransaction", params: [nonce] }),
      batch: (nonces) =>
        client.batch(
          nonces.map((nonce) => ({ method: "eth_getBlockByHash", params: [nonce as Hash, false] })),
        ),
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
  },
} satisfies Adapter as Adapter;
