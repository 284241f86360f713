import { badResult } from "@node-access/transport";
import type { ItemIterator } from "@node-access/transport/stream";
import { SlotReader } from "./slot-reader.ts";
import { isPassing, type SolanaCalls, type SolanaClient } from "./solana-client.ts";
import {
  createWatch,
  gapOf,
  hasCode,
  type SolanaGap,
  type SolanaWatchOptions,
  type Watched,
} from "./watch.ts";
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

/** What each block has, whatever else was asked for. */
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

/** Codes of a slot that a node does not have: deleted, skipped, or not in its storage. */
const NOT_THERE = /^-320(01|07|09)$/;
/** How often a block that was announced is asked for before it is reported as a gap. */
const attempts = 5;

/**
 * Iterates over blocks, each once and in order. Blocks of the time without a connection are read with `getBlocks` and
 * `getBlock`, and each block must follow on the one before: one that a node did not list is read too.
 * Blocks that the node does not have are reported as a gap.
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
  const content = { transactionDetails, encoding, rewards, maxSupportedTransactionVersion: 0 };
  const reader = new SlotReader();
  /** The slot of the last block; `undefined` at the start and after a gap. */
  let last: number | undefined;
  /** What has been listed and not yet delivered. */
  const listed: (number | SolanaGap)[] = [];
  const read = async function* (watched: Watched): AsyncGenerator<BlockEvent | SolanaGap> {
    const blockAt = (slot: number): Promise<SolanaBlockContent | undefined> =>
      readBlock(watched, slot, { ...content, commitment: watched.commitment });
    for await (const event of reader.read(watched)) listed.push(event.type === "gap" ? event : event.slot);
    for (let [first] = listed; first !== undefined; [first] = listed) {
      if (typeof first !== "number") {
        listed.shift();
        last = undefined;
        yield first;
        continue;
      }
      const block = await blockAt(first);
      const events = block ? await withParents(first, block, last, blockAt) : [gapOf(first, first)];
      listed.shift();
      last = block && first;
      yield* events;
    }
  };
  return createWatch(client, Object(options), followSlots, read);
}

/** The events of a block, and before it those of blocks between it and the last one, if there are some. */
async function withParents(
  slot: number,
  block: SolanaBlockContent,
  last: number | undefined,
  blockAt: (slot: number) => Promise<SolanaBlockContent | undefined>,
): Promise<(BlockEvent | SolanaGap)[]> {
  const events: (BlockEvent | SolanaGap)[] = [{ type: "block", slot, block }];
  if (last === undefined) return events;
  for (let { parentSlot } = block; parentSlot > last;) {
    const parent = await blockAt(parentSlot);
    if (!parent) {
      events.unshift(gapOf(last + 1, parentSlot));
      break;
    }
    events.unshift({ type: "block", slot: parentSlot, block: parent });
    ({ parentSlot } = parent);
  }
  return events;
}

/** Reads a block; `undefined` if the node does not have it. */
async function readBlock(
  { calls, watch, interval }: Watched,
  slot: number,
  options: object,
): Promise<SolanaBlockContent | undefined> {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    try {
      const block = await requestBlock(calls, slot, options);
      if (block) return block;
    } catch (error) {
      if (isPassing(error)) attempt -= hasCode(error, /./) ? 0 : 1;
      else if (!hasCode(error, NOT_THERE)) throw error;
    }
    if (attempt < attempts) await watch.wait(interval);
  }
  return undefined;
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
  if (typeof blockhash !== "string" || !Number.isSafeInteger(parentSlot) || Number(parentSlot) > slot)
    throw badResult(method, `the block of slot ${slot}`, block);
  return block as SolanaBlockContent;
}
