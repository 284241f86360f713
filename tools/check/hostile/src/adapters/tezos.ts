import { createTezosClient, refreshing, urlToken, withResponse } from "@node-access/tezos";
import type { Adapter } from "../conformance/adapter.ts";

/** `@node-access/tezos`: one call that its spec has an example of. */
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
      close: () => client.close(),
    };
  },
} satisfies Adapter as Adapter;
