import { createBeaconClient, pathKey, refreshing, withResponse } from "@node-access/beacon";
import type { Adapter } from "../conformance/adapter.ts";

/** `@node-access/beacon`, which only reads, and sends nothing that could hold a nonce. */
export default {
  name: "beacon",
  surface: "rest",
  takes: ["timeout", "totalTimeout", "maxResponseBytes", "refresh", "token", "middleware", "signal"],
  connect({ url, token, refresh, ...options }) {
    const credential = refresh ? refreshing(async () => pathKey(token)) : pathKey(token);
    const client = createBeaconClient({ endpoint: url, credential, ...options });
    return {
      read: (_nonce, signal) => client.with({ signal }).getGenesis(),
      respond: () => withResponse(client, (own) => own.getGenesis()),
      close: () => client.close(),
    };
  },
} satisfies Adapter as Adapter;
