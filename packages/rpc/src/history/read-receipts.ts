import { isNodeAccessError } from "@node-access/auth";
import { badResult } from "@node-access/transport";
import type { BlockNumberOrTag, BlockWithHashes, Receipt } from "../generated/types.ts";
import { isTransient } from "../subscriptions/transient-error.ts";
import type { Calls, HistoryRequest } from "./calls.ts";
import type { HistoryOptions, HistoryParts } from "./history-part.ts";
import { checkBlockHash, readBlockResults } from "./read-each-block.ts";

/** The part of a client that {@link readReceipts} uses. `R` is the type of a receipt in the client's view of numbers. */
export interface ReceiptsClient<R = Receipt> {
  /** Returns the receipts of a block. */
  eth_getBlockReceipts(block: BlockNumberOrTag): Promise<readonly R[] | null>;
}

const METHOD = "eth_getBlockReceipts";
/** Endpoints without `eth_getBlockReceipts`. */
const lacking = new WeakSet<object>();

/**
 * Reads the receipts of all transactions in a range of blocks, in order, each exactly once. The receipts of a block are complete: there is one
 * for each of its transactions. If the node has no `eth_getBlockReceipts`, they are read one by one, in batches.
 *
 * @param client - A client or pool of an EVM chain, its decoded view, or a client whose results are `verified`.
 * @param options - The range, or the cursor to continue from, and a signal.
 * @returns an iterator over parts. Store the `cursor` of a part with its receipts: it continues after them.
 * @throws NodeAccessError the same errors as {@link readBlocks}.
 *
 * @example
 * ```ts
 * import { createRpcClient } from "@node-access/rpc";
 * import { readReceipts } from "@node-access/rpc/history";
 *
 * const client = createRpcClient({ protocol: "ethereum", endpoint: "http://127.0.0.1:8545" });
 * for await (const { items } of readReceipts(client, { from: 1_000, to: "finalized" }))
 *   console.log(items.filter(({ status }) => status === "0x0").length, "transactions failed");
 * ```
 *
 * Source: ethereum/execution-apis.
 */
export function readReceipts<R = Receipt>(
  client: ReceiptsClient<R>,
  options?: HistoryOptions,
): HistoryParts<R> {
  return readBlockResults("readReceipts", client, options, async (all, calls, signal) => {
    const blocks = all.filter(({ transactions }) => transactions.length > 0);
    const lists = await readLists(calls, blocks, signal);
    const decode = calls.decoder({ method: METHOD, params: [] });
    return lists.map((list, index) => {
      const block = blocks[index] as BlockWithHashes;
      checkReceipts(block, list);
      return decode(list) as readonly R[];
    });
  });
}

/** Reads the receipts of each block. */
async function readLists(
  calls: Calls,
  blocks: readonly BlockWithHashes[],
  signal: AbortSignal,
): Promise<readonly unknown[]> {
  if (!lacking.has(calls.endpoint)) {
    const requests = blocks.map(({ number }): HistoryRequest => ({ method: METHOD, params: [number] }));
    try {
      return await calls.all(requests, signal);
    } catch (error) {
      if (!isUnsupported(error)) throw error;
      lacking.add(calls.endpoint);
    }
  }
  const hashes = blocks.flatMap(({ transactions }) => transactions);
  const requests = hashes.map((hash): HistoryRequest => ({
    method: "eth_getTransactionReceipt",
    params: [hash],
  }));
  const receipts = await calls.all(requests, signal);
  let at = 0;
  return blocks.map(({ transactions }) => receipts.slice(at, (at += transactions.length)));
}

/** Whether the node does not have the method, or does not offer it. */
function isUnsupported(error: unknown): boolean {
  if (isTransient(error) || !isNodeAccessError(error, "JSON_RPC_ERROR")) return false;
  const { rpcCode, rpcMessage } = error.context;
  return (
    /^-3260[14]$|^-32004$/.test(`${rpcCode}`) || /method|eth_getBlockReceipts/i.test(rpcMessage.slice(0, 500))
  );
}

/** Checks that the receipts are those of all transactions. Some chains add one for what they have done themselves. */
function checkReceipts(block: BlockWithHashes, list: unknown): void {
  checkBlockHash(METHOD, block, list);
  const receipts = list as readonly (Partial<Receipt> | null)[];
  const isComplete =
    Array.isArray(list) &&
    block.transactions.every((hash, index) => receipts[index]?.transactionHash === hash);
  if (!isComplete)
    throw badResult(METHOD, `a receipt for each transaction of block ${Number(block.number)}`, list);
}
