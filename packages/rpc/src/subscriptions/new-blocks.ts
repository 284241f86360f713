import type { BlockWithHashes, Hash } from "../generated/types.ts";
import type { HeadEvent } from "./chain-events.ts";
import { HeadMachine } from "./head-machine.ts";
import { MAX_GAP, pollChain, type PollingOptions, type Start } from "./poll-chain.ts";

/** The part of a client that {@link newBlocks} uses. Clients of all EVM protocols have it. */
export interface NewBlocksClient {
  /** Returns a block of any chain that the node has. */
  eth_getBlockByHash(blockHash: Hash, fullTransactions: false): Promise<Pick<BlockWithHashes, "hash"> | null>;
}

/**
 * Iterates over the hashes of new blocks by polling, without gaps and in order. After a
 * reorganization, it delivers the blocks of the new branch; `watchHeads` also reports those that it
 * replaced. It reads blocks, not a filter of the node, so it works behind load balancers.
 *
 * @param client - A client from `createRpcClient` or `createRpcWebSocketClient`, or its decoded view.
 * @param options - The interval, the cursor of a history to continue from, a signal, and a callback for gaps.
 * @returns an iterator over hashes. Leaving the loop stops polling.
 * @throws NodeAccessError `INVALID_ARGUMENT` that names an invalid client or option; and the errors
 * of calls, if the first or four consecutive polls fail after their retries.
 *
 * @example
 * ```ts
 * import { createRpcClient } from "@node-access/rpc";
 * import { newBlocks } from "@node-access/rpc/filters";
 *
 * const client = createRpcClient({ protocol: "ethereum", endpoint: "http://127.0.0.1:8545" });
 * for await (const hash of newBlocks(client, { interval: 2_000, onGap: console.log })) console.log(hash);
 * ```
 *
 * Source: ethereum/execution-apis.
 */
export async function* newBlocks(
  client: NewBlocksClient,
  options: PollingOptions = {},
): AsyncGenerator<Hash, void, undefined> {
  for await (const event of pollChain<HeadEvent>(client, createMachine, options))
    if (event.type === "head") yield event.head.hash;
}

function createMachine(...start: Start): HeadMachine {
  return new HeadMachine(MAX_GAP, ...start);
}
