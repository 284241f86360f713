import type { ServerResponse } from "node:http";
import type { GatewayState } from "../../access/gateway-state.ts";
import { whyNotReady } from "../../routing/networks/readiness.ts";
import { send } from "../../contract/http/respond.ts";

/**
 * Answers `/healthz` (the process lives) and `/readyz` (requests are welcome).
 *
 * @returns when it is answered; nothing if the request is neither.
 */
export function handleOperations(
  { isReady, isDraining, store, services, readiness }: GatewayState,
  response: ServerResponse,
  path: string,
): Promise<void> | undefined {
  switch (path) {
    case "/healthz":
      return sendText(response, 200, "ok\n");
    case "/readyz": {
      if (!isReady()) return sendText(response, 503, "closing\n");
      if (isDraining()) return sendText(response, 503, "draining\n");
      const why = whyNotReady(readiness, services.upstreams());
      if (why !== undefined) return sendText(response, 503, `${why}\n`);
      // Ready all the same: nodes are served without it, and a balancer that asks here must not take all gateways away.
      return sendText(response, 200, store.changes.isAvailable ? "ready\n" : "ready, database unavailable\n");
    }
    default:
      return undefined;
  }
}

async function sendText(response: ServerResponse, status: number, text: string): Promise<void> {
  send(response, status, "text/plain", text);
}
