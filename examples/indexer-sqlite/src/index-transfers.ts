import type { createRpcWebSocketClient } from "@node-access/rpc/web-socket";
import { watchHeads } from "@node-access/rpc/subscriptions";
import type { TransferStore } from "./transfer-store.ts";

/** `Transfer(address,address,uint256)` */
const TRANSFER = "0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef";

export interface IndexOptions {
  readonly client: ReturnType<typeof createRpcWebSocketClient<"ethereum">>;
  readonly store: TransferStore;
  /** The token's contract. */
  readonly address: `0x${string}`;
  /** First block to index if the store is empty. */
  readonly firstBlock: number;
  readonly signal: AbortSignal;
}

/**
 * Stores a token's transfers, from where the store ends, until `signal` aborts. `watchHeads` reports each block once, those
 * that a lost socket missed included, and reports the blocks of a reorganization from the first one that changed.
 */
export async function indexTransfers({
  client,
  store,
  address,
  firstBlock,
  signal,
}: IndexOptions): Promise<void> {
  const filter = { address, topics: [TRANSFER] } as const;
  const readRange = async (fromBlock: number, toBlock: number): Promise<void> => {
    const range = { fromBlock: hex(fromBlock), toBlock: hex(toBlock) } as const;
    store.replaceFrom(fromBlock, await client.eth_getLogs({ ...filter, ...range }));
  };

  const newest = Number(await client.eth_blockNumber());
  await readRange(store.newestBlock() ?? firstBlock, newest);
  let next = newest + 1;
  for await (const event of watchHeads(client, { signal })) {
    if (event.type === "head") {
      const block = Number(event.head.number);
      // Blocks that were mined after the first read, and before the watch began.
      if (block > next) await readRange(next, block - 1);
      store.replaceFrom(block, await client.eth_getLogs({ ...filter, blockHash: event.head.hash }));
      next = block + 1;
    } else if (event.type === "gap") {
      await readRange(Number(event.fromBlock), Number(event.toBlock));
      next = Number(event.toBlock) + 1;
    }
  }
}

function hex(block: number): `0x${string}` {
  return `0x${block.toString(16)}`;
}
