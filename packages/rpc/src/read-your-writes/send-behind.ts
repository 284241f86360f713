import { isNodeAccessError } from "@node-access/auth";
import type { Attempt, CallOptions } from "@node-access/transport";
import { type BatchWire, type MessageResponse, nextId, writeRequest } from "@node-access/transport/json-rpc";

/** Statuses of servers that reject a batch. */
const NO_BATCHES = /^4(0[045]|1[35]|22)$/;

/**
 * Sends a request behind one that shows how far its node is, in one batch, so that the same node responds to both even behind
 * a load balancer. Nodes that reject batches receive them one by one: then nothing shows that one backend has responded.
 *
 * @param first - The first request: what the node has by then, it also has for the other one.
 * @param onFirst - Receives the message that responds to it before the other one is returned. If it throws, so does this.
 */
export async function sendBehind(
  wire: BatchWire,
  first: { readonly method: string; readonly params: readonly unknown[] },
  { body, id }: { readonly body: string; readonly id: number },
  attempt: Attempt,
  options: CallOptions,
  onFirst: (message: unknown) => void,
): Promise<MessageResponse> {
  const firstId = nextId();
  const firstRequest = writeRequest(firstId, first.method, first.params);
  let batch:
    | { readonly response: MessageResponse; readonly own: unknown; readonly first: unknown }
    | undefined;
  try {
    const response = await wire.send(`[${firstRequest},${body}]`, attempt, options);
    const messages = Array.isArray(response.value) ? (response.value as unknown[]) : [];
    const find = (wanted: number): unknown =>
      messages.find((message) => (Object(message) as { id?: unknown }).id === wanted);
    batch = { response, own: find(id), first: find(firstId) };
  } catch (error) {
    if (!isNodeAccessError(error, "HTTP_STATUS") || !NO_BATCHES.test(`${error.context.status}`)) throw error;
  }
  if (batch?.own) {
    onFirst(batch.first);
    batch.response.value = batch.own;
    return batch.response;
  }
  onFirst((await wire.send(firstRequest, attempt, options, firstId)).value);
  return wire.send(body, attempt, options, id);
}
