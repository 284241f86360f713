import { createTezosClient, refreshing, urlToken, withResponse } from "@node-access/tezos";
import { monitorHeads } from "@node-access/tezos/monitor";
import type { Adapter } from "../conformance/adapter.ts";

/** `@node-access/tezos`: one call that its spec has an example of, and the stream of heads. */
export default {
  name: "tezos",
  surface: "rest",
  takes: ["timeout", "totalTimeout", "maxResponseBytes", "refresh", "token", "middleware", "signal"],
  connect({ url, token, refresh, ...options }) {
    const credential = refresh ? refreshing(async () => urlToken(token)) : urlToken(token);
    const client = createTezosClient({ endpoint: url, credential, ...options });
    return {
      read: (nonce, signal) => client.with({ signal }).getBlock(nonce, "head"),
      readResponse: (nonce) => withResponse(client, (own) => own.getBlock(nonce, "head")),
      async heads(listener) {
        for await (const event of monitorHeads({ endpoint: url, credential, ...options }))
          listener(event.event === "head" ? `head ${event.head.level}` : `gap ${event.from} to ${event.to}`);
      },
      close: () => client.close(),
    };
  },
} satisfies Adapter as Adapter;
