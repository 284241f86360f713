import { badResult } from "@node-access/transport";
import type { BlockWithHashes, Log } from "../generated/types.ts";
import type { NewLogsClient } from "../subscriptions/new-logs.ts";
import type { Calls, HistoryRequest } from "./calls.ts";
import type { HistoryOptions, HistoryParts } from "./history-part.ts";
import { PartSize } from "./part-size.ts";
import { createReading, readLinked } from "./read-blocks.ts";
import { readParts } from "./read-parts.ts";

/** A block, and the result of a call for it. */
export interface BlockResult<R> {
  /** The block, as on the wire, with the hashes of its transactions. */
  readonly block: BlockWithHashes;
  /** The result of the call. */
  readonly result: R;
}

/**
 * Makes a call for each block of a range, such as one for its traces, and delivers the results in the order of the chain. The results
 * are checked as far as they name their block: those of a replaced block are read again.
 *
 * @param client - A client or pool of an EVM chain, its decoded view, or a client whose results are `verified`.
 * @param request - Returns the call for a block: a method that is safe to repeat, and its params as on the wire. Name the block by its hash
 * where the method takes one.
 * @param options - The range, or the cursor to continue from, and a signal.
 * @returns an iterator over parts. Each item is a block and the result for it.
 * @throws NodeAccessError the same errors as {@link readBlocks}.
 *
 * @example
 * ```ts
 * import { createRpcClient } from "@node-access/rpc";
 * import { readEachBlock } from "@node-access/rpc/history";
 *
 * const client = createRpcClient({ protocol: "ethereum", endpoint: "http://127.0.0.1:8545" });
 * const traces = readEachBlock(
 *   client,
 *   ({ hash }) => ({ method: "debug_traceBlockByHash", params: [hash, { tracer: "callTracer" }] }),
 *   { from: 1_000, to: "finalized" },
 * );
 * for await (const { items } of traces) for (const { block, result } of items) console.log(block.number, result);
 * ```
 */
export function readEachBlock<R = unknown>(
  client: NewLogsClient<unknown>,
  request: (block: BlockWithHashes) => HistoryRequest,
  options?: HistoryOptions,
): HistoryParts<BlockResult<R>> {
  return readBlockResults("readEachBlock", client, options, async (blocks, calls, signal) => {
    const requests = blocks.map((block) => request(block));
    const results = await calls.all(requests, signal);
    return results.map((result, index) => {
      const { method } = requests[index] as HistoryRequest;
      const block = blocks[index] as BlockWithHashes;
      checkBlockHash(method, block, result);
      return [{ block, result: calls.decoder(requests[index] as HistoryRequest)(result) as R }];
    });
  });
}

/**
 * Reads blocks, and something for each of them.
 *
 * @param read - Returns the items of each block.
 */
export function readBlockResults<T>(
  name: string,
  client: unknown,
  options: HistoryOptions | undefined,
  read: (
    blocks: readonly BlockWithHashes[],
    calls: Calls,
    signal: AbortSignal,
  ) => Promise<readonly (readonly T[])[]>,
): HistoryParts<T> {
  return readParts(name, client, options, (calls) => ({
    size: new PartSize(calls.endpoint, name, 5, 50),
    async read(first, last, signal) {
      const blocks = await readLinked(calls, [first, last], false, signal);
      const items = (
        await read(blocks as readonly object[] as readonly BlockWithHashes[], calls, signal)
      ).flat();
      return createReading(blocks, items);
    },
  }));
}

/** Checks that a result is there, and that what names a block in it names this one. */
export function checkBlockHash(method: string, { number, hash }: BlockWithHashes, result: unknown): void {
  const parts: readonly unknown[] = Array.isArray(result) ? result : [result];
  const isWrong = (part: unknown): boolean => ((Object(part) as Partial<Log>).blockHash ?? hash) !== hash;
  if (result === null || result === undefined || parts.some(isWrong))
    throw badResult(method, `results of block ${Number(number)}, ${hash}`, result);
}
