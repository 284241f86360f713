import type { IncomingMessage, ServerResponse } from "node:http";
import type { GatewayState } from "../../access/gateway-state.ts";
import { notFound } from "../../contract/http/problem.ts";
import { send } from "../../contract/http/respond.ts";
import type { Metrics } from "../../observe/metrics.ts";

/**
 * Answers `/healthz` (the process lives), `/readyz` (requests are welcome) and `/metrics`.
 *
 * @returns when it is answered; nothing if the request is none of these.
 */
export function handleOperations(
  { isReady, isDraining, metrics, store }: GatewayState,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
): Promise<void> | undefined {
  switch (path) {
    case "/healthz":
      return sendText(response, 200, "ok\n");
    case "/readyz":
      if (!isReady()) return sendText(response, 503, "closing\n");
      if (isDraining()) return sendText(response, 503, "draining\n");
      // Ready all the same: nodes are served without it, and a balancer that asks here must not take all gateways away.
      return sendText(response, 200, store.changes.isAvailable ? "ready\n" : "ready, database unavailable\n");
    case "/metrics":
      return sendMetrics(metrics, request, response);
    default:
      return undefined;
  }
}

async function sendText(response: ServerResponse, status: number, text: string): Promise<void> {
  send(response, status, "text/plain", text);
}

async function sendMetrics(
  metrics: Metrics,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (!isLocal(request)) throw notFound("there is nothing at /metrics");
  send(response, 200, metrics.contentType, await metrics.text());
}

/** Whether the request comes from this machine, and not through a proxy on it. */
function isLocal({ headers, socket }: IncomingMessage): boolean {
  const isProxied = Object.keys(headers).some((name) =>
    /^(x-forwarded-.+|forwarded|x-real-ip|via)$/.test(name),
  );
  return !isProxied && /^(::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? "");
}
