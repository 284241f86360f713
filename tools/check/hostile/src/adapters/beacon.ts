import { createBeaconClient, pathKey, refreshing, withResponse } from "@node-access/beacon";
import { beaconEvents } from "@node-access/beacon/events";
import type { Adapter } from "../conformance/adapter.ts";

/** `@node-access/beacon`, which only reads, and whose requests cannot contain a nonce. */
export default {
  name: "beacon",
  surface: "rest",
  takes: ["timeout", "totalTimeout", "maxResponseBytes", "refresh", "token", "middleware", "signal"],
  connect({ url, token, refresh, ...options }) {
    const credential = refresh ? refreshing(async () => pathKey(token)) : pathKey(token);
    const node = { endpoint: url, credential, ...options };
    const client = createBeaconClient(node);
    return {
      read: (_nonce, signal) => client.with({ signal }).getGenesis(),
      readResponse: () => withResponse(client, (own) => own.getGenesis()),
      async stream(listener, signal) {
        for await (const event of beaconEvents({ ...node, signal }, ["head"])) listener(event);
      },
      close: () => client.close(),
    };
  },
} satisfies Adapter as Adapter;
