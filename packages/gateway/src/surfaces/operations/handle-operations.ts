import type { IncomingMessage, ServerResponse } from "node:http";
import type { GatewayState } from "../../access/gateway-state.ts";
import { notFound } from "../../contract/http/problem.ts";
import { send } from "../../contract/http/respond.ts";

/**
 * Answers `/healthz` (the process lives), `/readyz` (requests are welcome) and `/metrics`.
 *
 * @returns whether the request was one of these.
 */
export function handleOperations(
  { isReady, metrics }: GatewayState,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
): boolean {
  switch (path) {
    case "/healthz":
      send(response, 200, "text/plain", "ok\n");
      return true;
    case "/readyz":
      send(response, isReady() ? 200 : 503, "text/plain", isReady() ? "ready\n" : "closing\n");
      return true;
    case "/metrics":
      if (!isLocal(request)) throw notFound("there is nothing at /metrics");
      send(response, 200, "text/plain; version=0.0.4", metrics.text());
      return true;
    default:
      return false;
  }
}

/** Whether the request comes from this machine, and not through a proxy on it. */
function isLocal({ headers, socket }: IncomingMessage): boolean {
  const isProxied = Object.keys(headers).some((name) =>
    /^(x-forwarded-.+|forwarded|x-real-ip|via)$/.test(name),
  );
  return !isProxied && /^(::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? "");
}
