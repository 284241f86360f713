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

// Nodes do not accept bearer tokens.
// @ts-expect-error
authorizeWebSocket("wss://node.example", bearer("k3y"));

// The endpoint must be authorized; a string is not accepted.
// @ts-expect-error
createWebSocketJsonRpc({ endpoint: "wss://node.example", probeMethod: "a" });

// Milliseconds must be a number.
// @ts-expect-error
createWebSocketJsonRpc({ authorized, probeMethod: "a", pingInterval: "30s" });

export const heads: Promise<Subscription<{ number: string }>> = rpc.subscribe("eth_subscribe", []);

export async function numbers(subscription: Subscription<{ number: string }>): Promise<string[]> {
  const found: string[] = [];
  for await (const head of subscription) found.push(head.number);
  // Notifications are unknown unless the caller specifies a type.
  // @ts-expect-error
  for await (const unknown of await rpc.subscribe("eth_subscribe", [])) found.push(unknown.number);
  return found;
}

// An engine must declare whether it sends headers, which basic authentication needs.
// @ts-expect-error
export const engine: WebSocketEngine = { open: () => Promise.resolve({}) };
