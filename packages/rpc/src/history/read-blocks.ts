import { badResult } from "@node-access/transport";
import type { QuantityForm } from "../generated/quantity-form.ts";
import type { BlockWithHashes, BlockWithTransactions, Head } from "../generated/types.ts";
import { toQuantity } from "../subscriptions/chain-events.ts";
import { isHead } from "../subscriptions/reads.ts";
import type { Calls, HistoryRequest } from "./calls.ts";
import type { HistoryClient, HistoryOptions, HistoryParts } from "./history-part.ts";
import { PartSize } from "./part-size.ts";
import { type Reading, readParts } from "./read-parts.ts";

/** Options of {@link readBlocks}. */
export interface BlockHistoryOptions extends HistoryOptions {
  /** Whether blocks contain their transactions. Default: only the hashes of these. */
  readonly fullTransactions?: boolean | undefined;
}

/** A block as on the wire, with the fields that connect it to the chain. */
export interface WireBlock extends Head {
  readonly transactions: readonly unknown[];
}

export function blockRequest(number: number, fullTransactions: boolean): HistoryRequest {
  return { method: "eth_getBlockByNumber", params: [toQuantity(number), fullTransactions] };
}

/** Checks that a result is a block with a number. */
export function checkBlock(block: unknown, number: number): WireBlock {
  if (
    isHead(block) &&
    Number(block.number) === number &&
    Array.isArray((block as Partial<WireBlock>).transactions)
  )
    return block as WireBlock;
  throw badResult("eth_getBlockByNumber", `block ${number}`, block);
}

/** Reads the blocks of a range, each of which is the parent of the next one. Chains such as Filecoin skip numbers. */
export async function readLinked(
  calls: Calls,
  [first, last]: readonly [number, number],
  fullTransactions: boolean,
  signal: AbortSignal,
): Promise<readonly WireBlock[]> {
  const numbers = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const results = await calls.all(
    numbers.map((number) => blockRequest(number, fullTransactions)),
    signal,
  );
  const blocks = results.flatMap((block, index) =>
    block === undefined ? [] : [checkBlock(block, first + index)],
  );
  for (const [index, block] of blocks.entries()) {
    const parent = blocks[index - 1];
    // The chain has changed between the two, or they come from backends on different branches.
    if (parent && block.parentHash !== parent.hash)
      throw badResult(
        "eth_getBlockByNumber",
        `block ${Number(block.number)} after ${parent.hash}, but after ${block.parentHash}`,
        block,
      );
  }
  return blocks;
}

/** What was read of linked blocks. */
export function createReading<T>(blocks: readonly WireBlock[], items: readonly T[]): Reading<T> {
  const [oldest] = blocks;
  const newest = blocks.at(-1);
  return {
    items,
    parentHash: Number(oldest?.number) > 0 ? oldest?.parentHash : undefined,
    last: newest && { number: Number(newest.number), hash: newest.hash },
    results: blocks.reduce((sum, { transactions }) => sum + transactions.length, 0),
  };
}

/**
 * Reads blocks of any range, in order, each exactly once. Each block is the parent of the next one, also across parts. Blocks are
 * read in batches of about 2,000 transactions, or as few as the endpoint accepts.
 *
 * @param client - A client or pool of an EVM chain, its decoded view, or a client whose results are `verified`.
 * @param options - The range, or the cursor to continue from; whether blocks contain transactions; and a signal.
 * @returns an iterator over parts. Store the `cursor` of a part with its blocks: it continues after them.
 * @throws NodeAccessError `INVALID_ARGUMENT` that names an invalid client or option. `BLOCK_REPLACED` if the last block that was
 * delivered has left the chain: read again from an earlier cursor. `ABORTED` by the signal. The errors of calls that
 * fail five times, after their retries; the parts until then were complete.
 *
 * @example
 * ```ts
 * import { createRpcClient } from "@node-access/rpc";
 * import { readBlocks } from "@node-access/rpc/history";
 *
 * const client = createRpcClient({ protocol: "ethereum", endpoint: "http://127.0.0.1:8545" });
 * for await (const { items, cursor } of readBlocks(client, { from: 1_000, to: "finalized", fullTransactions: true }))
 *   console.log(items.flatMap(({ transactions }) => transactions).length, "transactions before block", cursor.nextBlock);
 * ```
 *
 * Source: ethereum/execution-apis.
 */
export function readBlocks<Q extends QuantityForm = "hex">(
  client: HistoryClient<Q>,
  options: BlockHistoryOptions & { readonly fullTransactions: true },
): HistoryParts<BlockWithTransactions<Q>>;
/** Reads blocks with the hashes of their transactions. */
export function readBlocks<Q extends QuantityForm = "hex">(
  client: HistoryClient<Q>,
  options?: BlockHistoryOptions & { readonly fullTransactions?: false | undefined },
): HistoryParts<BlockWithHashes<Q>>;
export function readBlocks(client: unknown, options?: BlockHistoryOptions): HistoryParts<unknown> {
  const fullTransactions = Object(options).fullTransactions === true;
  return readParts("readBlocks", client, options, (calls) => {
    const decode = calls.decoder(blockRequest(0, fullTransactions));
    return {
      size: new PartSize(calls.endpoint, `blocks ${fullTransactions}`, 10, 50),
      async read(first, last, signal) {
        const blocks = await readLinked(calls, [first, last], fullTransactions, signal);
        return createReading(blocks, blocks.map(decode));
      },
    };
  });
}
