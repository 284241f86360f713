import { invalidArgument, kindOf } from "@node-access/auth";
import { checkNumbers } from "@node-access/transport";
import {
  type BatchItem,
  type BatchOptions,
  collectCalls,
  type HttpJsonRpc,
  type JsonRpc,
  sendBatch,
} from "@node-access/transport/json-rpc";
import { callEach } from "./call-each.ts";
import type { AnyRequest, BatchClient, CheckedRequests, Result } from "./calls.ts";
import { getParts } from "./client-parts.ts";
import { readCall } from "./methods.ts";
import type { Table } from "./protocol.ts";

export type { BatchOptions } from "@node-access/transport/json-rpc";

/**
 * Sends several calls together. Each settles independently; the promise does not reject for a
 * failed call. On a WebSocket, the calls are sent as separate messages. Behind a load balancer,
 * `eth_getLogs` may miss the newest blocks: a pool checks that, or add `eth_blockNumber` to the batch.
 *
 * @param client - A client or pool, or its decoded view.
 * @param requests - Methods with their params. Writes are not repeated if the batch is lost.
 * @param options - The maximum size of one request. A larger batch is sent as several.
 * @returns a tuple in the order of the requests: `{ status: "fulfilled", value }` or
 * `{ status: "rejected", reason }`.
 * @throws NodeAccessError `INVALID_ARGUMENT` that names an invalid client, request or option,
 * before anything is sent.
 *
 * @example
 * ```ts
 * import { createRpcClient } from "@node-access/rpc";
 * import { batch } from "@node-access/rpc/batch";
 *
 * const client = createRpcClient({ protocol: "ethereum", endpoint: "http://127.0.0.1:8545" });
 * const [syncing, accounts] = await batch(client, [{ method: "eth_syncing" }, { method: "eth_accounts" }]);
 * if (accounts.status === "fulfilled") console.log(syncing.status, accounts.value.length);
 * ```
 *
 * Source: JSON-RPC 2.0 section 6.
 */
export async function batch<Calls, const R extends readonly AnyRequest[]>(
  client: BatchClient<Calls>,
  requests: CheckedRequests<Calls, R>,
  options: BatchOptions = {},
): Promise<{ -readonly [I in keyof R]: PromiseSettledResult<Result<Calls, R[I]>> }> {
  const { rpc, table, options: own, view } = getParts(client);
  if (!Array.isArray(requests)) throw invalidArgument("requests", "a list", kindOf(requests));
  checkBounds(options);
  // Read completely now, because the caller may change the list before the responses arrive.
  const given: readonly unknown[] = [...requests];
  const views = view && given.map(view);
  const items = given.map((request, index) =>
    readCall(views ? views[index]?.request : request, table, own.methods),
  );
  const settled = await (rpc.batch ? rpc.batch(sendBatch, items, own, options) : callEach(rpc, items, own));
  const recovered = table.recover ? await recoverEach(table.recover, items, settled) : settled;
  // The types of the results follow from those of the requests.
  return recovered.map((outcome, index) => views?.[index]?.decode?.(outcome) ?? outcome) as never;
}

/** Returns the outcomes, also of calls that failed although they have had their effect. */
function recoverEach(
  recover: NonNullable<Table["recover"]>,
  items: readonly BatchItem[],
  settled: readonly PromiseSettledResult<unknown>[],
): Promise<readonly PromiseSettledResult<unknown>[]> {
  return Promise.all(
    settled.map(async (outcome, index) => {
      const item = items[index];
      if (outcome.status === "fulfilled" || !item) return outcome;
      const recovered = recover(Promise.reject(outcome.reason), item.operation, item.params);
      return (await Promise.allSettled([recovered.then(({ value }) => value)]))[0];
    }),
  );
}

/** Options of {@link automaticBatching}. */
export interface AutomaticBatchingOptions extends BatchOptions {
  /** Milliseconds to collect reads for. Default 0: those made in the same tick. */
  readonly wait?: number | undefined;
}

/** The `batch` option of `createRpcClient`, from {@link automaticBatching}. */
export type AutomaticBatching = (rpc: HttpJsonRpc) => JsonRpc["call"];

/**
 * Batches the reads that a program makes together. Writes, and calls with a signal,
 * are sent individually.
 *
 * @param options - How long reads are collected, and the maximum size of one request.
 * @returns the `batch` option of `createRpcClient`.
 * @throws NodeAccessError `INVALID_ARGUMENT` that names an invalid `maxCount` or `maxBytes`.
 * `createRpcClient` reports an invalid `wait`.
 *
 * @example
 * ```ts
 * import { createRpcClient } from "@node-access/rpc";
 * import { automaticBatching } from "@node-access/rpc/batch";
 *
 * const client = createRpcClient({
 *   protocol: "ethereum",
 *   endpoint: "http://127.0.0.1:8545",
 *   batch: automaticBatching(),
 * });
 * const [block, price] = await Promise.all([client.eth_blockNumber(), client.eth_gasPrice()]); // one request
 * ```
 *
 * Source: JSON-RPC 2.0 section 6.
 */
export function automaticBatching(options: AutomaticBatchingOptions = {}): AutomaticBatching {
  checkBounds(options);
  const { wait = 0, ...bounds } = options;
  return (rpc) => collectCalls(rpc, wait, bounds);
}

function checkBounds(options: BatchOptions): void {
  if (!options || typeof options !== "object") throw invalidArgument("options", "an object", kindOf(options));
  checkNumbers(options, ["maxCount", "maxBytes"]);
}
