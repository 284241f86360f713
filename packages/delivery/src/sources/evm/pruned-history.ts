import { isNodeAccessError } from "@node-access/auth";
import { SourceError } from "../../model/source.ts";
import type { NodeReads } from "./node-reads.ts";
import type { EvmClient } from "./read-block.ts";

/** The code of calls for history that a node has removed. Source: ethereum/execution-apis. */
const PRUNED = 4444;
/** Failed reads of the same blocks after which they count as removed: one backend of a load balancer may lack them for a while. */
const MAX_FAILURES = 3;
/** Some chains skip numbers: fewer in a row than this. */
const MOST_SKIPPED = 8;

/** Finds that reads fail because the node no longer has the blocks of a stream. */
export class PrunedHistory {
  #next = -1;
  #failures = 0;

  /** @throws SourceError if reads from a block on have failed again and again, and the node lacks it. */
  async failed(next: number, error: unknown, { client, window }: NodeReads): Promise<void> {
    this.#failures = next === this.#next ? this.#failures + 1 : 1;
    this.#next = next;
    if (this.#failures < MAX_FAILURES) return;
    const newest = window.tip?.number ?? -1;
    // All nodes have the first block.
    const missing = Math.max(1, next);
    const hasBlock = missing > newest || (await hasNear(client, missing, newest));
    if (hasBlock && !isPruned(error)) return;
    const oldest = hasBlock ? undefined : await findOldest(client, missing, newest);
    const from = oldest === undefined ? "one that it has" : oldest;
    const known = oldest === undefined ? "" : `: the oldest that it has is ${oldest}`;
    throw new SourceError(
      `the node no longer has the history of block ${next}${known}. Replay the stream from ${from}, without the blocks in ` +
        `between, or use upstreams that have older ones`,
    );
  }
}

function isPruned(error: unknown): boolean {
  return isNodeAccessError(error, "JSON_RPC_ERROR") && error.context.rpcCode === PRUNED;
}

/** Whether a node has a block, or one that follows soon. */
async function hasNear(client: EvmClient, number: number, newest: number): Promise<boolean> {
  const last = Math.min(newest, number + MOST_SKIPPED);
  for (let near = number; near <= last; near += 1) if (await has(client, near)) return true;
  return false;
}

async function has(client: EvmClient, number: number): Promise<boolean> {
  try {
    return (await client.eth_getBlockByNumber(`0x${number.toString(16)}`, false)) !== null;
  } catch (error) {
    if (isNodeAccessError(error, "JSON_RPC_ERROR")) return false;
    throw error;
  }
}

async function findOldest(client: EvmClient, missing: number, newest: number): Promise<number> {
  let [low, high] = [missing, newest];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (await hasNear(client, middle, newest)) high = middle;
    else low = middle;
  }
  while (high < newest && !(await has(client, high))) high += 1;
  return high;
}
