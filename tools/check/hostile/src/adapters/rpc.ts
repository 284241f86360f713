import { type basic, createRpcClient, refreshing, urlToken } from "@node-access/rpc";
import { streamItems } from "@node-access/rpc/stream";
import type { Adapter } from "../conformance/adapter.ts";
import { ethereumCalls, pollPending } from "./ethereum-calls.ts";

/** A credential of the node interfaces. */
export type NodeCredential = ReturnType<typeof urlToken | typeof basic>;

/** `@node-access/rpc` over HTTP, with a kind of credential. */
export function rpcAdapter(name: string, credentialOf: (token: string) => NodeCredential): Adapter {
  return {
    name,
    surface: "json-rpc",
    takes: ["timeout", "totalTimeout", "maxResponseBytes", "refresh", "token", "middleware", "signal"],
    connect({ url, token, refresh, ...options }) {
      const credential = refresh ? refreshing(async () => credentialOf(token)) : credentialOf(token);
      const node = { protocol: "ethereum", endpoint: url, credential, ...options } as const;
      const client = createRpcClient(node);
      const ender = new AbortController();
      return {
        ...ethereumCalls(client),
        poll: pollPending(client, ender.signal),
        async stream(listener, signal) {
          const request = { method: "debug_traceBlockByHash", params: [`0x${"00".repeat(32)}`] } as const;
          for await (const trace of streamItems({ ...node, signal }, request)) listener(trace);
        },
        close: () => ender.abort(),
      };
    },
  };
}

export default rpcAdapter("rpc", urlToken);
