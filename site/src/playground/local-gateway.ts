import type { PlaygroundCall } from "../reference/page.ts";
import type { Entry } from "./entered.ts";

/** Whether a call needs an endpoint of WebSockets. */
export function isSocket({ factory }: PlaygroundCall): boolean {
  return factory.includes("WebSocket") || factory.includes("Subscription");
}

/** How a gateway on this machine with the credentials `:demo:` serves a call. A test compares it with the command. */
export function findLocalGateway(call: PlaygroundCall, protocol: string | undefined): Entry {
  const [credential] = call.credential;
  const key = protocol === "ethereum" ? "demo" : `demo-${protocol}`;
  return {
    endpoint: "http://127.0.0.1:9640",
    protocol,
    credential,
    secrets: credential === undefined ? [] : [credential === "bearer" ? "demo.api-key" : key],
    isLocal: true,
  };
}
