import { authorizeWebSocket, bearer, urlToken } from "@node-access/auth";
import {
  createWebSocketJsonRpc,
  type Subscription,
  type WebSocketEngine,
} from "../../src/web-socket/index.ts";

const authorized = authorizeWebSocket("wss://node.example", urlToken("t0ken"));
const rpc = createWebSocketJsonRpc({
  authorized,
  probeMethod: "net_listening",
  pingInterval: 5_000,
  connectTimeout: undefined,
});

// A node takes no bearer.
// @ts-expect-error
authorizeWebSocket("wss://node.example", bearer("k3y"));

// The endpoint comes with its credential, never as text.
// @ts-expect-error
createWebSocketJsonRpc({ endpoint: "wss://node.example", probeMethod: "a" });

// Milliseconds are a number.
// @ts-expect-error
createWebSocketJsonRpc({ authorized, probeMethod: "a", pingInterval: "30s" });

export const heads: Promise<Subscription<{ number: string }>> = rpc.subscribe("eth_subscribe", []);

export async function numbers(subscription: Subscription<{ number: string }>): Promise<string[]> {
  const found: string[] = [];
  for await (const head of subscription) found.push(head.number);
  // What a notification holds is not known unless the caller says so.
  // @ts-expect-error
  for await (const unknown of await rpc.subscribe("eth_subscribe", [])) found.push(unknown.number);
  return found;
}

// An engine says whether it sends headers: it decides whether basic may be used.
// @ts-expect-error
export const engine: WebSocketEngine = { open: () => Promise.resolve({}) };
