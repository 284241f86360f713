import { refreshing, urlToken } from "@node-access/rpc";
import { createRpcWebSocketPool } from "@node-access/rpc/web-socket-pool";
import type { Adapter } from "../conformance/adapter.ts";
import { ethereumSocketCalls, socketOptions } from "./ethereum-calls.ts";

/** `@node-access/rpc` over a WebSocket to one of several endpoints. */
export default {
  name: "rpc, WebSocket pool",
  surface: "web-socket",
  takes: [...socketOptions, "others"],
  connect({ url, others = [], token, refresh, ...options }) {
    const credential = refresh ? refreshing(async () => urlToken(token)) : urlToken(token);
    const endpoints = [url, ...others].map((endpoint) => ({ endpoint, credential }));
    const client = createRpcWebSocketPool({ protocol: "ethereum", endpoints, ...options });
    return ethereumSocketCalls(client);
  },
} satisfies Adapter as Adapter;
