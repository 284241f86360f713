import { createGraphqlClient, refreshing, urlToken, withResponse } from "@node-access/graphql";
import type { Adapter } from "../conformance/adapter.ts";

/** The server's response has this field for every client, and the nonce as its value. */
const fieldOf = (nonce: string): string => `{ genesis_time(nonce: "${nonce}") }`;

/** `@node-access/graphql`: a query and a mutation of strings, which the client does not check. */
export default {
  name: "graphql",
  surface: "rest",
  takes: ["timeout", "totalTimeout", "maxResponseBytes", "refresh", "token", "middleware", "signal"],
  connect({ url, token, refresh, ...options }) {
    const credential = refresh ? refreshing(async () => urlToken(token)) : urlToken(token);
    const client = createGraphqlClient({ endpoint: url, credential, ...options });
    return {
      read: (nonce, signal) => client.with({ signal }).query(fieldOf(nonce)),
      readResponse: (nonce) => withResponse(client, (own) => own.query(fieldOf(nonce))),
      write: (nonce) => client.mutate(`mutation ${fieldOf(nonce)}`),
      close: () => client.close(),
    };
  },
} satisfies Adapter as Adapter;
