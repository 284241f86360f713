import { badResult } from "@node-access/transport";
import type { ItemIterator } from "@node-access/transport/stream";
import { type ListedItem, readListed } from "./read-listed.ts";
import { SlotReader } from "./slot-reader.ts";
import type { SolanaCalls, SolanaClient } from "./solana-client.ts";
import { createWatch, createGap, type SolanaGap, type SolanaWatchOptions, type Watched } from "./watch.ts";
import { followSlots } from "./watch-slots.ts";

/** A block. */
export interface BlockEvent {
  /** Always `block`. */
  readonly type: "block";
  /** The block's slot. */
  readonly slot: number;
  /** The block as `getBlock` returns it. */
  readonly block: SolanaBlockContent;
}

/** The fields that each block has, whatever the options. */
export interface SolanaBlockContent {
  /** The block's hash, in base58. */
  readonly blockhash: string;
  /** The hash of the block before. */
  readonly previousBlockhash: string;
  /** The slot of the block before. */
  readonly parentSlot: number;
  /** The block's height, which does not count slots without a block. */
  readonly blockHeight: number | null;
  /** When the block was made, in seconds since 1970. */
  readonly blockTime: number | bigint | null;
  readonly [name: string]: unknown;
}

/** Options of {@link watchBlocks}. */
export interface BlockWatchOptions extends SolanaWatchOptions {
  /** How much of its transactions a block contains. Default `signatures`. */
  readonly transactionDetails?: "full" | "accounts" | "signatures" | "none" | undefined;
  /** The form of transactions. Default `json`. */
  readonly encoding?: "json" | "jsonParsed" | "base58" | "base64" | undefined;
  /** Whether a block contains rewards. Default `false`. */
  readonly rewards?: boolean | undefined;
}

/**
 * Iterates over blocks, each once and in order. Blocks of the time without a connection are read with `getBlocks` and
 * `getBlock`, and each block must follow on the one before: one that a node did not list is read too.
 * Blocks that the node does not have, or does not return, are reported as a gap.
 *
 * @param client - A client from `createTableWebSocketClient` for Solana. Clients over HTTP read every `interval`.
 * @param options - The commitment, the first slot, what blocks contain, and a signal.
 * @returns an iterator over events. Leaving the loop unsubscribes.
 * @throws NodeAccessError the errors of {@link watchSlots}.
 *
 * @example
 * ```ts
 * import { createTableWebSocketClient } from "@node-access/rpc/web-socket";
 * import { solana, watchBlocks } from "@node-access/rpc/solana";
 *
 * const client = createTableWebSocketClient({ protocol: solana, endpoint: "ws://127.0.0.1:8900" });
 * for await (const event of watchBlocks(client)) {
 *   if (event.type === "block") console.log(event.slot, event.block.blockhash);
 * }
 * ```
 *
 * Source: Solana's documentation, `getBlocks` and `getBlock`.
 */
export function watchBlocks(
  client: SolanaClient,
  options: BlockWatchOptions = {},
): ItemIterator<BlockEvent | SolanaGap> {
  const {
    transactionDetails = "signatures",
    encoding = "json",
    rewards = false,
  } = Object(options) as BlockWatchOptions;
  // Otherwise, nodes reject blocks with a newer one.
  const content = { transactionDetails, encoding, rewards, maxSupportedTransactionVersion: 255 };
  const reader = new SlotReader();
  /** The slot of the last block; `undefined` at the start and after a gap. */
  let last: number | undefined;
  /** What has been listed and not yet delivered. */
  let listed: (number | SolanaGap)[] = [];
  const read = async function* (watched: Watched): AsyncGenerator<BlockEvent | SolanaGap> {
    for await (const event of reader.read(watched)) listed.push(event.type === "gap" ? event : event.slot);
    for (let first = listed.shift(); first !== undefined; first = listed.shift()) {
      if (typeof first !== "number") {
        last = undefined;
        yield first;
        continue;
      }
      const slot = first;
      try {
        const { item: block, error } = await readBlock(watched, slot, content);
        if (block && last !== undefined && block.parentSlot > last) {
          listed = (await listUnlisted(watched, last, block.parentSlot)).concat(slot, listed);
          continue;
        }
        last = block && slot;
        yield block ? { type: "block", slot, block } : createGap(slot, slot, error);
      } catch (error) {
        listed.unshift(slot);
        throw error;
      }
    }
  };
  return createWatch(client, options, followSlots, read);
}

/** Lists the blocks from the one after a slot to a parent, which the node has not listed, and a gap if it lacks one. */
async function listUnlisted(watched: Watched, last: number, parent: number): Promise<(number | SolanaGap)[]> {
  const listed: (number | SolanaGap)[] = [];
  for (let slot = parent; slot > last;) {
    const { item, error } =
      listed.length < watched.maxGap
        ? await readBlock(watched, slot, { transactionDetails: "none", rewards: false })
        : {};
    listed.push(item ? slot : createGap(last + 1, slot, error));
    slot = item?.parentSlot ?? last;
  }
  return listed.toReversed();
}

function readBlock(watched: Watched, slot: number, content: object): Promise<ListedItem<SolanaBlockContent>> {
  const { calls, commitment } = watched;
  return readListed(watched, () => requestBlock(calls, slot, { ...content, commitment }));
}

async function requestBlock(
  calls: SolanaCalls,
  slot: number,
  options: object,
): Promise<SolanaBlockContent | undefined> {
  const method = "getBlock";
  const block = await calls.request({ method, params: [slot, options] });
  if (block === null) return undefined;
  const { blockhash, parentSlot } = Object(block) as Readonly<Record<string, unknown>>;
  if (typeof blockhash !== "string" || !Number.isSafeInteger(parentSlot) || Number(parentSlot) >= (slot || 1))
    throw badResult(method, `the block of slot ${slot}`, block);
  return block as SolanaBlockContent;
}
