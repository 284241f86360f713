import { createTronClient, refreshing, urlToken, withResponse } from "@node-access/tron";
import type { Adapter } from "../conformance/adapter.ts";

/** `@node-access/tron`: one call that its spec has an example of. */
export default {
  name: "tron",
  surface: "rest",
  takes: ["timeout", "totalTimeout", "maxResponseBytes", "refresh", "token", "middleware", "signal"],
  connect({ url, token, refresh, ...options }) {
    const credential = refresh ? refreshing(async () => urlToken(token)) : urlToken(token);
    const client = createTronClient({ endpoint: url, credential, ...options });
    return {
      read: (nonce, signal) => client.with({ signal }).getAccountById({ account_id: nonce }),
      readResponse: (nonce) => withResponse(client, (own) => own.getAccountById({ account_id: nonce })),
      close: () => client.close(),
    };
  },
} satisfies Adapter as Adapter;
