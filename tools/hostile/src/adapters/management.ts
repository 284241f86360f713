import { bearer, createManagementClient } from "@node-access/management";
import type { Adapter } from "../conformance/adapter.ts";

/** `@node-access/management`. */
export default {
  name: "management",
  surface: "rest",
  takes: ["timeout", "totalTimeout", "maxResponseBytes", "token", "signal"],
  connect({ url, token, ...options }) {
    const client = createManagementClient({ endpoint: url, credential: bearer(token), ...options });
    return {
      read: (nonce, signal) => client.with({ signal }).getNode(`ND-${nonce}`),
      write: (nonce) => client.updateNode("ND-123-456-789", { name: nonce }),
      close: () => client.close(),
    };
  },
} satisfies Adapter as Adapter;
