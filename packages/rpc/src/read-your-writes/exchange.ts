import { isNodeAccessError } from "@node-access/auth";
import type { Attempt, CallOptions, CallResponse } from "@node-access/transport";
import type { BatchItem } from "@node-access/transport/json-rpc";
import type { Channel, WebSocketJsonRpc } from "@node-access/transport/web-socket";
import type { BlockProof } from "./block-proof.ts";
import type { BlockReference } from "./block-reference.ts";
import { explainMissing } from "./missing-block.ts";

/** Makes a call on the socket that has shown that its node has the block. */
export async function exchange(
  socket: WebSocketJsonRpc,
  block: BlockReference,
  { method, params, height, check }: BlockProof,
  item: Required<BatchItem>,
  attempt: Attempt,
  { maxResponseBytes }: CallOptions,
): Promise<CallResponse> {
  const controller = new AbortController();
  attempt.onCancel(() => controller.abort());
  const unlimited = { timeout: Infinity, totalTimeout: Infinity, retries: 0, signal: controller.signal };
  const options = { ...unlimited, maxResponseBytes };
  let channel: Channel | undefined;
  let message: unknown;
  try {
    const operation = { name: method, idempotency: "safe" } as const;
    const { value: result } = await socket.call(
      operation,
      params,
      options,
      undefined,
      (_value, _abandoned, used) => {
        channel = used;
      },
    );
    message = { result };
  } catch (error) {
    if (!isNodeAccessError(error, "JSON_RPC_ERROR")) throw error;
    const { rpcCode: code, rpcMessage, data } = error.context;
    message = { error: { code, message: rpcMessage, data } };
  }
  try {
    check(message, attempt);
  } catch (error) {
    const read = { name: height, idempotency: "safe" } as const;
    const readNewest = async (): Promise<unknown> => (await socket.call(read, [], options)).value;
    throw await explainMissing(error, block, attempt, readNewest);
  }
  attempt.sent = true;
  return socket.call(item.operation, item.params, options, channel);
}
