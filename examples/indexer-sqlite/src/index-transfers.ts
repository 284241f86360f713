import type { RpcWebSocketClient } from "@node-access/rpc/web-socket";
import { watchLogs } from "@node-access/rpc/subscriptions";
import type { TransferStore } from "./transfer-store.ts";

/** `Transfer(address,address,uint256)` */
const TRANSFER = "0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef";
/** How many of the newest blocks may still be replaced. `watchLogs` remembers as many. */
const UNSETTLED = 128;
/** Blocks to read at a time. Nodes limit the range, or the number of logs, of one call. */
const RANGE = 1_000;

export interface IndexOptions {
  readonly client: RpcWebSocketClient<"ethereum">;
  readonly store: TransferStore;
  /** The token's contract. */
  readonly address: `0x${string}`;
  /** First block to index if the store is empty. */
  readonly firstBlock: number;
  readonly signal: AbortSignal;
}

/**
 * Stores a token's transfers until `signal` aborts. It continues where the store ends: settled blocks
 * are read in ranges, and `watchLogs` reports the transfers of all later ones.
 */
export async function indexTransfers({
  client,
  store,
  address,
  firstBlock,
  signal,
}: IndexOptions): Promise<void> {
  const filter = { address, topics: [TRANSFER] } as const;
  const readRange = async (first: number, last: number): Promise<void> => {
    for (let from = first; from <= last; from += RANGE) {
      const to = Math.min(from + RANGE - 1, last);
      const range = { fromBlock: hex(from), toBlock: hex(to) } as const;
      store.replaceRange(from, to, await client.eth_getLogs({ ...filter, ...range }));
    }
  };

  const settled = Number(await client.eth_blockNumber()) - UNSETTLED;
  const stored = store.newestBlock();
  let next = Math.max(firstBlock, stored === undefined ? 0 : stored - UNSETTLED);
  await readRange(next, settled);
  next = Math.max(next, settled + 1);
  // The watch delivers them again, as the chain has them now.
  store.removeFrom(next);
  for await (const event of watchLogs(client, filter, { fromBlock: hex(next), signal })) {
    if (event.type === "log") store.add(event.log);
    else if (event.type === "removed") store.remove(event.log);
    else await readRange(Math.max(firstBlock, Number(event.fromBlock)), Number(event.toBlock));
  }
}

function hex(block: number): `0x${string}` {
  return `0x${block.toString(16)}`;
}
