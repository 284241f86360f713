import { type Hash, urlToken, withResponse } from "@node-access/rpc";
import { newBlocks } from "@node-access/rpc/filters";
import { createRpcPool } from "@node-access/rpc/pool";
import type { Adapter } from "../conformance/adapter.ts";

/** `@node-access/rpc` with several endpoints as one. */
export default {
  name: "rpc, pool",
  surface: "json-rpc",
  takes: ["timeout", "totalTimeout", "maxResponseBytes", "token", "others", "middleware", "signal"],
  connect({ url, others = [], token, ...options }) {
    const endpoints = [url, ...others].map((endpoint) => ({ endpoint, credential: urlToken(token) }));
    const client = createRpcPool({ protocol: "ethereum", endpoints, ...options });
    const ender = new AbortController();
    return {
      read: (nonce, signal) => client.with({ signal }).eth_getBlockByHash(nonce as Hash, false),
      respond: (nonce) => withResponse(client, (own) => own.eth_getBlockByHash(nonce as Hash, false)),
      write: (nonce) => client.request({ method: "eth_sendRawTransaction", params: [nonce] }),
      batch: (nonces) =>
        client.batch(
          nonces.map((nonce) => ({ method: "eth_getBlockByHash", params: [nonce as Hash, false] })),
        ),
      poll(listener, onGap) {
        void (async () => {
          for await (const hash of newBlocks(client, { interval: 20, onGap, signal: ender.signal }))
            listener(hash);
        })().catch(() => {});
      },
      close: () => ender.abort(),
    };
  },
} satisfies Adapter as Adapter;
