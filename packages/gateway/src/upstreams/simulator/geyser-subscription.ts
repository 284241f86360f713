import {
  blockUpdates,
  lagOf,
  type Ledger,
  readRequest,
  replayedSlots,
  type Selection,
  slotTime,
  slotUpdates,
  transactionUpdates,
} from "@node-access/simulators/grpc";
import { currentTime } from "../../codec/clock.ts";
import type { ServerHttp2Stream } from "node:http2";
import { frame } from "../../codec/grpc/frames.ts";
import { decodeMessage, encodeMessage, type WireMessage } from "../../codec/grpc/wire-message.ts";

/** Milliseconds between two checks for new updates. */
const checkInterval = 20;
/** Pieces generated in one turn of the event loop. */
const piecesPerTurn = 4;
/** Bytes per piece, and maximum unsent bytes for a subscriber that does not read. */
const pieceBytes = 64 * 1024;
const unsentBytes = 128 * 1024;

/**
 * A Geyser subscription of the simulator. It reads the ledger at its subscriber's pace:
 * no update is skipped, and none accumulate in memory.
 */
export class Subscription {
  readonly #stream: ServerHttp2Stream;
  readonly #ledger: Ledger;
  readonly #fail: (error: Error) => void;
  #selection: Selection | undefined;
  #slot = 0n;
  #index = 0;
  #timer: NodeJS.Timeout | undefined;
  #next: NodeJS.Immediate | undefined;

  /** @param fail - Called when the subscriber has fallen too far behind. */
  constructor(stream: ServerHttp2Stream, ledger: Ledger, fail: (error: Error) => void) {
    this.#stream = stream;
    this.#ledger = ledger;
    this.#fail = fail;
    stream.on("drain", () => this.#sendUpdates());
    stream.on("close", () => {
      clearInterval(this.#timer);
      clearImmediate(this.#next);
    });
  }

  /**
   * Handles a request: its filters replace the previous ones, unless it contains only a ping.
   *
   * @throws RangeError if it is not a valid request, or asks for a replay from too far back.
   */
  request(bytes: Uint8Array): void {
    const { selection, ping } = readRequest(decodeMessage("geyser.SubscribeRequest", bytes));
    if (ping !== undefined) this.#send([{ pong: { id: ping } }]);
    if (!selection) return;
    const newest = this.#ledger.now().slot - lagOf(selection.commitment);
    const { fromSlot } = selection;
    if (fromSlot !== undefined && newest - fromSlot > replayedSlots) {
      throw new RangeError(`from_slot: expected one of the last ${replayedSlots} slots`);
    }
    if (fromSlot !== undefined || !this.#selection) {
      this.#slot = fromSlot ?? newest;
      this.#index = 0;
    }
    this.#selection = selection;
    this.#timer ??= setInterval(
      () => this.#sendUpdates(),
      this.#ledger.perSlot > 0 ? checkInterval : slotTime,
    );
    this.#sendUpdates();
  }

  /** Sends updates until the subscriber's buffer is full for now. */
  #sendUpdates(): void {
    const selection = this.#selection;
    if (!selection) return;
    const { slot, transactions } = this.#ledger.now();
    const newest = slot - lagOf(selection.commitment);
    if (newest - this.#slot > replayedSlots + 1n) {
      return this.#fail(new RangeError(`the subscriber is more than ${replayedSlots} slots behind`));
    }
    for (let piece = 0; piece < piecesPerTurn; piece += 1) {
      if (this.#slot > newest || !this.#stream.writable || this.#stream.writableLength >= unsentBytes) return;
      const due = this.#slot === newest ? transactions : this.#ledger.perSlot;
      if (this.#index >= due && this.#slot === newest) return;
      this.#sendPiece(selection, due);
    }
    // With filters that match little, a whole replay could otherwise block other callers.
    this.#next ??= setImmediate(() => {
      this.#next = undefined;
      this.#sendUpdates();
    });
  }

  /** Sends part of a slot's due updates; at the slot's end, the updates about the whole slot. */
  #sendPiece(selection: Selection, due: number): void {
    const updates: WireMessage[] = [];
    for (let bytes = 0; this.#index < due && bytes < pieceBytes; this.#index++) {
      const transaction = this.#ledger.transaction(this.#slot, this.#index);
      updates.push(...transactionUpdates(selection, this.#slot, transaction));
      bytes += transaction.info.length;
    }
    const { slot: now } = this.#ledger.now();
    if (this.#index >= this.#ledger.perSlot && this.#slot + lagOf(selection.commitment) < now) {
      updates.push(
        ...blockUpdates(selection, this.#slot, this.#ledger),
        ...slotUpdates(selection, this.#slot),
      );
      this.#slot++;
      this.#index = 0;
    }
    this.#send(updates);
  }

  #send(updates: readonly WireMessage[]): void {
    if (updates.length === 0 || !this.#stream.writable) return;
    const now = currentTime();
    const created_at = { seconds: BigInt(Math.floor(now / 1000)), nanos: (now % 1000) * 1_000_000 };
    const frames = updates.map((update) =>
      frame(encodeMessage("geyser.SubscribeUpdate", { ...update, created_at })),
    );
    this.#stream.write(Buffer.concat(frames));
  }
}
