import { refreshing, urlToken } from "@node-access/rpc";
import { createRpcWebSocketClient } from "@node-access/rpc/web-socket";
import type { Adapter } from "../conformance/adapter.ts";
import { ethereumSocketCalls, socketOptions } from "./ethereum-calls.ts";
import type { NodeCredential } from "./rpc.ts";

/** `@node-access/rpc` over a WebSocket, with a kind of credential. */
export function rpcSocketAdapter(name: string, credentialOf: (token: string) => NodeCredential): Adapter {
  return {
    name,
    surface: "web-socket",
    takes: socketOptions,
    connect({ url, token, refresh, ...options }) {
      const credential = refresh ? refreshing(async () => credentialOf(token)) : credentialOf(token);
      const node = { protocol: "ethereum", endpoint: url, credential, ...options } as const;
      return ethereumSocketCalls(createRpcWebSocketClient(node));
    },
  };
}

export default rpcSocketAdapter("rpc, WebSocket", urlToken);
