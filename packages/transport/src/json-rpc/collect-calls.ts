import { checkKinds } from "../check-arguments.ts";
import { checkNumber } from "../check-options.ts";
import type { CallResponse, CallOptions } from "../operation.ts";
import { withCallerStack } from "../run-call.ts";
import { sendBatch } from "./batch.ts";
import { copyParams } from "./message.ts";
import type { BatchItem, BatchOptions, HttpJsonRpc, JsonRpc } from "./json-rpc.ts";

/**
 * Creates a `call` function that automatically batches calls made within a short time.
 * It only batches calls with the same options object. Writes, and calls with a signal,
 * are sent individually.
 *
 * @param rpc - The JSON-RPC client that sends the requests.
 * @param wait - Milliseconds to collect calls for; 0 collects the calls made in the same tick.
 * @param bounds - The maximum size of one request.
 * @returns the `call` to use instead of that of `rpc`. Only `onResponse` sees the status and
 * headers of batched calls.
 * @throws NodeAccessError `INVALID_ARGUMENT` for an invalid wait.
 *
 * @example
 * ```ts
 * import { authorize, urlToken } from "@node-access/auth";
 * import { createHttpTransport } from "@node-access/transport";
 * import { collectCalls, createHttpJsonRpc } from "@node-access/transport/json-rpc";
 *
 * const authorized = authorize("node", "https://node.example", urlToken("t0ken"));
 * const rpc = createHttpJsonRpc(createHttpTransport({ authorized }));
 * const operation = { name: "eth_getBlockByNumber", idempotency: "safe" } as const;
 * const call = collectCalls(rpc, 0);
 * const options = {}; // one object for all calls
 * const blocks = await Promise.all(["0x1", "0x2"].map((number) => call(operation, [number, false], options))); // one request
 * ```
 *
 * Source: JSON-RPC 2.0 section 6.
 */
export function collectCalls(rpc: HttpJsonRpc, wait: number, bounds: BatchOptions = {}): JsonRpc["call"] {
  checkNumber("wait", wait, (value) => value >= 0, "a number from 0");
  checkKinds("rpc", rpc, { call: "function" });
  let queues = new Map<CallOptions, Waiting[]>();
  return (operation, params, options) => {
    checkKinds("operation", operation, { name: "string" });
    if (operation.idempotency === "write" || (Object(options) as CallOptions).signal)
      return rpc.call(operation, params, options);
    const result = new Promise<CallResponse>((resolve) => {
      const copy = copyParams(operation.name, params);
      if (queues.size === 0) {
        setTimeout(() => {
          const taken = queues;
          queues = new Map();
          for (const [shared, queue] of taken) flush(rpc, queue, shared, bounds);
        }, wait);
      }
      const queue = queues.get(options) ?? [];
      queues.set(options, queue);
      queue.push({ operation, params: copy, resolve });
    });
    return withCallerStack(result);
  };
}

interface Waiting extends BatchItem {
  readonly resolve: (response: CallResponse | Promise<CallResponse>) => void;
}

function flush(rpc: HttpJsonRpc, queue: Waiting[], options: CallOptions, bounds: BatchOptions): void {
  const [first] = queue;
  if (queue.length === 1 && first) {
    first.resolve(rpc.call(first.operation, first.params, options));
    return;
  }
  const sent = sendBatch(rpc, queue, options, bounds);
  for (const [index, { resolve }] of queue.entries()) {
    resolve(
      sent.then((outcomes) => {
        const outcome = outcomes[index];
        if (outcome?.status === "fulfilled") return { value: outcome.value };
        throw outcome?.reason;
      }),
    );
  }
}
