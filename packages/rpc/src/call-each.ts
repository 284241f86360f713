import { type CallOptions, sleep } from "@node-access/transport";
import type { BatchItem, JsonRpc } from "@node-access/transport/json-rpc";

/** Number of calls after which the event loop can do other work. */
const BATCH_SIZE = 1_000;

/** Makes each call of a batch individually. A large batch does not block the event loop. */
export async function callEach(
  rpc: Pick<JsonRpc, "call">,
  items: readonly BatchItem[],
  options: CallOptions,
): Promise<PromiseSettledResult<unknown>[]> {
  const calls: Promise<PromiseSettledResult<unknown>>[] = [];
  for (const { operation, params } of items) {
    calls.push(
      rpc.call(operation, params, options).then(
        ({ value }) => ({ status: "fulfilled", value }),
        (reason: unknown) => ({ status: "rejected", reason }),
      ),
    );
    if (calls.length % BATCH_SIZE === 0) await sleep(0, options.signal);
  }
  return Promise.all(calls);
}
