import { isNodeAccessError } from "@node-access/auth";
import type { Attempt, CallOptions } from "@node-access/transport";
import { type MessageResponse, nextId, writeRequest } from "@node-access/transport/json-rpc";
import { isEndpointFault, type PooledEndpoint } from "./pooled-endpoint.ts";

/** The method that reads the height. Logs exist on EVM chains only. */
export const HEIGHT = "eth_blockNumber";

/**
 * Sends a request together with one for the node's height, in one batch, so that the same node responds to both even behind
 * a load balancer. Nodes that reject batches receive them one by one: then nothing shows that one backend has responded.
 *
 * @param onHeight - Receives the height before the result is returned.
 */
export async function sendWithHeight(
  { rpc }: PooledEndpoint,
  { body, id }: { readonly body: string; readonly id: number },
  attempt: Attempt,
  options: CallOptions,
  onHeight: (height: unknown) => void,
): Promise<MessageResponse> {
  const heightId = nextId();
  const heightRequest = writeRequest(heightId, HEIGHT, []);
  try {
    // The height first: blocks that arrive between the two only add logs.
    const response = await rpc.send(`[${heightRequest},${body}]`, attempt, options);
    const messages = Array.isArray(response.value) ? (response.value as unknown[]) : [];
    const find = (wanted: number): unknown =>
      messages.find((message) => (Object(message) as { id?: unknown }).id === wanted);
    const own = find(id);
    if (own) {
      onHeight(getResult(find(heightId)));
      response.value = own;
      return response;
    }
  } catch (error) {
    if (!isNodeAccessError(error, "HTTP_STATUS") || isEndpointFault(error)) throw error;
  }
  onHeight(getResult((await rpc.send(heightRequest, attempt, options, heightId)).value));
  return rpc.send(body, attempt, options, id);
}

function getResult(message: unknown): unknown {
  return (Object(message) as { result?: unknown }).result;
}
