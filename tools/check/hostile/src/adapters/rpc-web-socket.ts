import { refreshing, urlToken } from "@node-access/rpc";
import { createRpcWebSocketClient } from "@node-access/rpc/web-socket";
import type { Adapter } from "../conformance/adapter.ts";
import { ethereumSocketCalls, takenBySockets } from "./ethereum-calls.ts";

/** `@node-access/rpc` over a WebSocket. */
export default {
  name: "rpc, WebSocket",
  surface: "web-socket",
  takes: takenBySockets,
  connect({ url, token, refresh, ...options }) {
    const credential = refresh ? refreshing(async () => urlToken(token)) : urlToken(token);
    const node = { protocol: "ethereum", endpoint: url, credential, ...options } as const;
    const client = createRpcWebSocketClient(node);
    return ethereumSocketCalls(client);
  },
} satisfies Adapter as Adapter;
