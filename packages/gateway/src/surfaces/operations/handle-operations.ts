import type { ServerResponse } from "node:http";
import type { Readiness } from "../../options/network-options.ts";
import type { NodeServices } from "../../router/node-services.ts";
import type { State } from "../../state/state.ts";
import { notReadyReason } from "../../router/networks/part-states.ts";
import { send } from "../../codec/http/respond.ts";

export interface OperationsContext {
  readonly store: State;
  readonly services: NodeServices;
  readonly readiness: Readiness;
  /** Whether the gateway is about to close, and load balancers should send no more requests. */
  isDraining(): boolean;
  isReady(): boolean;
}

/** Responds to `/healthz` (the process is alive) and `/readyz` (it accepts requests), and to nothing else. */
export function handleOperations(
  context: OperationsContext,
  response: ServerResponse,
  path: string,
): Promise<void> | undefined {
  switch (path) {
    case "/healthz":
      return sendText(response, 200, "ok\n");
    case "/readyz": {
      const reason = notReady(context);
      if (reason !== undefined) return sendText(response, 503, `${reason}\n`);
      // Ready even without the database: nodes are served without it, and a load balancer must not remove all
      // gateways.
      return sendText(
        response,
        200,
        context.store.changes.isAvailable ? "ready\n" : "ready, database unavailable\n",
      );
    }
    default:
      return undefined;
  }
}

/** @returns why no more requests should be sent; `undefined` if they are accepted. */
export function notReady({
  isReady,
  isDraining,
  services,
  readiness,
}: OperationsContext): string | undefined {
  if (!isReady()) return "closing";
  return isDraining() ? "draining" : notReadyReason(readiness, services.networks.conditions());
}

async function sendText(response: ServerResponse, status: number, text: string): Promise<void> {
  send(response, status, "text/plain", text);
}
