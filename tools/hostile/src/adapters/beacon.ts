import { createBeaconClient, pathKey } from "@node-access/beacon";
import type { Adapter } from "../conformance/adapter.ts";

/** `@node-access/beacon`, which only reads, and sends nothing that could hold a nonce. */
export default {
  name: "beacon",
  surface: "rest",
  takes: ["timeout", "totalTimeout", "maxResponseBytes", "token", "signal"],
  connect({ url, token, ...options }) {
    const client = createBeaconClient({ endpoint: url, credential: pathKey(token), ...options });
    return { read: (_nonce, signal) => client.with({ signal }).getGenesis(), close: () => client.close() };
  },
} satisfies Adapter as Adapter;
