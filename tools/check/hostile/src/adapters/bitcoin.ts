import { refreshing, urlToken, withResponse } from "@node-access/rpc";
import { batch } from "@node-access/rpc/batch";
import { bitcoin, createRpcClient } from "@node-access/rpc/bitcoin";
import type { Adapter } from "../conformance/adapter.ts";

/** `@node-access/rpc` with the table of Bitcoin's methods, whose params it sends by name and in their order. */
export default {
  name: "bitcoin",
  surface: "json-rpc",
  takes: [
    ...(["timeout", "totalTimeout", "maxResponseBytes", "refresh", "token", "middleware", "signal"] as const),
    "errorStatuses",
  ],
  connect({ url, token, refresh, ...options }) {
    const credential = refresh ? refreshing(async () => urlToken(token)) : urlToken(token);
    const client = createRpcClient({ protocol: bitcoin, endpoint: url, credential, ...options });
    return {
      read: (nonce, signal) =>
        client.with({ signal }).request({ method: "getblock", params: { blockhash: nonce, verbosity: 1 } }),
      readResponse: (nonce) => withResponse(client, (own) => own.getblock(nonce, 1)),
      write: (nonce) => client.sendrawtransaction(nonce),
      batch: (nonces) =>
        batch(
          client,
          nonces.map((nonce) => ({ method: "getblock", params: { blockhash: nonce } })),
        ),
    };
  },
} satisfies Adapter as Adapter;
