import type { CallContext, Middleware } from "@node-access/transport";
import {
  type HttpJsonRpc,
  type MessageResponse,
  parseJson,
  readResult,
} from "@node-access/transport/json-rpc";

/** One call of a message. */
interface Message {
  readonly method: string;
  readonly params?: readonly unknown[];
}

/**
 * Sends the messages of an endpoint through a middleware. A pool sends more messages than its middleware sees attempts:
 * those to another endpoint after a failure, and additional reads.
 */
export function limitEndpoint(rpc: HttpJsonRpc, middleware: Middleware): HttpJsonRpc {
  return {
    ...rpc,
    async send(body, attempt, options, id) {
      const { number, operation, requestId } = attempt;
      const message = parseJson(body) as Message | readonly Message[];
      const isBatch = Array.isArray(message);
      const controller = new AbortController();
      attempt.onCancel((error) => controller.abort(error));
      const context: CallContext = {
        operation: isBatch ? { ...operation, name: "batch" } : operation,
        transport: "http",
        endpoint: rpc.endpoint,
        requestId,
        attempt: number,
        input: isBatch
          ? (message as readonly Message[]).map(({ method, params }) => ({
              operation: { ...operation, name: method },
              params,
            }))
          : (message as Message).params,
        signal: controller.signal,
      };
      return (await middleware(context, async () => {
        const response = await rpc.send(body, attempt, options, id);
        // A rate limit may be a JSON-RPC error with status 200.
        if (!isBatch) readResult(response.value, attempt, id as number);
        return response;
      })) as MessageResponse;
    },
  };
}
