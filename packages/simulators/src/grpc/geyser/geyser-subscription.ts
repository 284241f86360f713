import { currentTime } from "../../chain/clock.ts";
import type { Message } from "../../message.ts";
import { readRequest, type Selection } from "./filters.ts";
import { type Ledger, replayedSlots } from "./ledger.ts";
import { blockUpdates, slotUpdates, transactionUpdates } from "./updates.ts";

/** Where a subscription sends its updates. */
export interface SubscriberOutput {
  /** Bytes that were sent and not yet read; `undefined` if the subscriber is gone. */
  unsent(): number | undefined;
  /** Sends messages of the type `geyser.SubscribeUpdate`. */
  send(updates: readonly Message[]): void;
  /** Called when the subscriber has fallen too far behind. */
  fail(error: Error): void;
}

/** Pieces generated in one turn of the event loop. */
const piecesPerTurn = 4;
/** Bytes per piece, and maximum unsent bytes for a subscriber that does not read. */
const pieceBytes = 64 * 1024;
const unsentBytes = 128 * 1024;

/**
 * A Geyser subscription of the simulator. It reads the ledger at its subscriber's pace:
 * no update is skipped, and none accumulate in memory.
 */
export class GeyserSubscription {
  readonly #output: SubscriberOutput;
  readonly #ledger: Ledger;
  #selection: Selection | undefined;
  /** The slot whose updates are sent next. */
  #slot = 0;
  #index = 0;
  #next: NodeJS.Immediate | undefined;
  #unfollow: (() => void) | undefined;

  /** @param ledger - The chain that it shows. */
  constructor(ledger: Ledger, output: SubscriberOutput) {
    this.#ledger = ledger;
    this.#output = output;
  }

  /** Ends it. */
  close(): void {
    this.#unfollow?.();
    clearImmediate(this.#next);
  }

  /**
   * Handles a request: its filters replace the previous ones, unless it contains only a ping.
   *
   * @param message - A message of the type `geyser.SubscribeRequest`.
   * @throws RangeError if it contains filters that the simulator does not support, or asks for a replay from too far back.
   */
  request(message: Message): void {
    const { selection, ping } = readRequest(message);
    if (ping !== undefined) this.#send([{ pong: { id: ping } }]);
    if (!selection) return;
    const { slots } = this.#ledger.chain;
    const newest = slots.newest(selection.commitment);
    const { fromSlot } = selection;
    if (fromSlot !== undefined && newest - fromSlot > replayedSlots) {
      throw new RangeError(
        `from_slot ${fromSlot}: expected one of the last ${replayedSlots} slots, from ${newest - replayedSlots}`,
      );
    }
    if (fromSlot !== undefined || !this.#selection) {
      // The newest block existed before.
      this.#slot = slots.nextBlock(fromSlot ?? newest + 1);
      this.#index = 0;
    }
    this.#selection = selection;
    this.#unfollow ??= this.#ledger.chain.follow(() => this.sendUpdates());
    this.sendUpdates();
  }

  /** Sends updates until the subscriber's buffer is full for now. Call it when the subscriber has read. */
  sendUpdates(): void {
    const selection = this.#selection;
    if (!selection) return;
    const newest = this.#ledger.chain.slots.newest(selection.commitment);
    if (newest - this.#slot > replayedSlots + 1) {
      return this.#output.fail(new RangeError(`the subscriber is more than ${replayedSlots} slots behind`));
    }
    for (let piece = 0; piece < piecesPerTurn; piece += 1) {
      if (this.#slot > newest || (this.#output.unsent() ?? unsentBytes) >= unsentBytes) return;
      this.#sendPiece(selection);
    }
    // With filters that match little, a whole replay could otherwise block other callers.
    this.#next ??= setImmediate(() => {
      this.#next = undefined;
      this.sendUpdates();
    });
  }

  /** Sends part of a slot's updates; at its end, the updates about the whole slot. */
  #sendPiece(selection: Selection): void {
    const ledger = this.#ledger;
    const { slots } = ledger.chain;
    const count = ledger.count(this.#slot);
    const updates: Message[] = [];
    for (let bytes = 0; this.#index < count && bytes < pieceBytes; this.#index++) {
      const transaction = ledger.transaction(this.#slot, this.#index);
      updates.push(...transactionUpdates(selection, this.#slot, transaction));
      bytes += transaction.info.length;
    }
    if (this.#index >= count) {
      updates.push(
        ...blockUpdates(selection, this.#slot, ledger),
        ...slotUpdates(selection, this.#slot, slots),
      );
      this.#slot = slots.nextBlock(this.#slot + 1);
      this.#index = 0;
    }
    this.#send(updates);
  }

  #send(updates: readonly Message[]): void {
    if (updates.length === 0) return;
    const now = currentTime();
    const created_at = { seconds: BigInt(Math.floor(now / 1000)), nanos: (now % 1000) * 1_000_000 };
    this.#output.send(updates.map((update) => Object.assign(update, { created_at })));
  }
}
