import { bearer, createManagementClient, refreshing, withResponse } from "@node-access/management";
import type { Adapter } from "../conformance/adapter.ts";

/** `@node-access/management`. */
export default {
  name: "management",
  surface: "rest",
  takes: ["timeout", "totalTimeout", "maxResponseBytes", "refresh", "token", "middleware", "signal"],
  connect({ url, token, refresh, ...options }) {
    const credential = refresh ? refreshing(async () => bearer(token)) : bearer(token);
    const client = createManagementClient({ endpoint: url, credential, ...options });
    return {
      read: (nonce, signal) => client.with({ signal }).getNode(`ND-${nonce}`),
      readResponse: (nonce) => withResponse(client, (own) => own.getNode(`ND-${nonce}`)),
      write: (nonce) => client.updateNode("ND-123-456-789", { name: nonce }),
      close: () => client.close(),
    };
  },
} satisfies Adapter as Adapter;
