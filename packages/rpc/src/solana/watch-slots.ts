import type { ItemIterator } from "@node-access/transport/stream";
import { SlotReader, type SlotEvent } from "./slot-reader.ts";
import type { SolanaClient } from "./solana-client.ts";
import { createWatch, type SolanaGap, type SolanaWatchOptions, type Watched } from "./watch.ts";

/**
 * Iterates over the slots that have a block, each once and in order. Slots that ended without a connection are
 * read with `getBlocks`. Slots that the node no longer has are reported as a gap.
 *
 * @param client - A client from `createTableWebSocketClient` for Solana. Clients over HTTP read every `interval`.
 * @param options - The commitment, the first slot, and a signal.
 * @returns an iterator over events. Leaving the loop unsubscribes.
 * @throws NodeAccessError immediately `INVALID_ARGUMENT` that names the argument; while iterating, errors of calls
 * that would fail again.
 *
 * @example
 * ```ts
 * import { createTableWebSocketClient } from "@node-access/rpc/web-socket";
 * import { solana, watchSlots } from "@node-access/rpc/solana";
 *
 * const client = createTableWebSocketClient({ protocol: solana, endpoint: "ws://127.0.0.1:8900" });
 * for await (const event of watchSlots(client, { commitment: "finalized" })) {
 *   if (event.type === "gap") console.log(`lost: ${event.fromSlot} to ${event.toSlot}`);
 *   else console.log(event.slot);
 * }
 * ```
 *
 * Source: Solana's documentation, `slotSubscribe`, `rootSubscribe` and `getBlocks`.
 */
export function watchSlots(
  client: SolanaClient,
  options: SolanaWatchOptions = {},
): ItemIterator<SlotEvent | SolanaGap> {
  const reader = new SlotReader();
  return createWatch(client, options, followSlots, (watched) => reader.read(watched));
}

/** Subscribes to what reports a new block of a commitment. */
export function followSlots({ watch, commitment }: Watched): void {
  watch.subscribe(commitment === "finalized" ? "rootSubscribe" : "slotSubscribe");
}
