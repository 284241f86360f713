import { urlToken } from "@node-access/rpc";
import { createRpcPool } from "@node-access/rpc/pool";
import type { Adapter } from "../conformance/adapter.ts";
import { ethereumCalls, pollPending } from "./ethereum-calls.ts";

/** `@node-access/rpc` with a pool of endpoints. */
export default {
  name: "rpc, pool",
  surface: "json-rpc",
  takes: ["timeout", "totalTimeout", "maxResponseBytes", "token", "others", "middleware", "signal"],
  connect({ url, others = [], token, ...options }) {
    const endpoints = [url, ...others].map((endpoint) => ({ endpoint, credential: urlToken(token) }));
    const client = createRpcPool({ protocol: "ethereum", endpoints, ...options });
    const ender = new AbortController();
    return {
      ...ethereumCalls(client),
      poll: pollPending(client, ender.signal),
      close: () => ender.abort(),
    };
  },
} satisfies Adapter as Adapter;
