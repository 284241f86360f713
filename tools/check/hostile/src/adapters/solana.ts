import { refreshing, urlToken, withResponse } from "@node-access/rpc";
import { batch } from "@node-access/rpc/batch";
import { createRpcClient, solana } from "@node-access/rpc/solana";
import type { Adapter } from "../conformance/adapter.ts";

/** `@node-access/rpc` with the table of Solana's methods. */
export default {
  name: "solana",
  surface: "json-rpc",
  takes: ["timeout", "totalTimeout", "maxResponseBytes", "refresh", "token", "middleware", "signal"],
  connect({ url, token, refresh, ...options }) {
    const credential = refresh ? refreshing(async () => urlToken(token)) : urlToken(token);
    const client = createRpcClient({ protocol: solana, endpoint: url, credential, ...options });
    return {
      read: (nonce, signal) => client.with({ signal }).getBalance(nonce),
      readResponse: (nonce) => withResponse(client, (own) => own.getBalance(nonce)),
      // Unlike a transaction, an airdrop must not be sent twice.
      write: (nonce) => client.requestAirdrop(nonce, 1),
      batch: (nonces) =>
        batch(
          client,
          nonces.map((nonce) => ({ method: "getBalance", params: [nonce] })),
        ),
    };
  },
} satisfies Adapter as Adapter;
