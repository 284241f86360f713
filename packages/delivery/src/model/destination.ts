import type { EventOrigin, StreamEvent } from "./event.ts";

/** Consecutive events of a stream, delivered together. */
export interface Batch extends EventOrigin {
  /** The epoch of the lease: a destination that can must refuse those of an earlier one. */
  readonly epoch: number;
  /** At least one. */
  readonly events: readonly StreamEvent[];
}

/**
 * Where a stream delivers its events. After a failed delivery it is closed, and a new one is created and opened: it need not
 * reconnect.
 */
export interface Destination {
  /**
   * Connects. Called once, before the first delivery.
   *
   * @param epoch - The epoch of the stream's lease.
   * @returns the sequence number of the last event that the destination has, if it can tell: those up to it are not delivered again.
   * @throws DeliveryError.
   */
  open(epoch: number, signal: AbortSignal): Promise<number | undefined>;
  /** Delivers events. When it returns, the destination has stored them. @throws DeliveryError. */
  deliver(batch: Batch, signal: AbortSignal): Promise<void>;
  /** Delivers a test event, without `open`, and leaves nothing behind where that is possible. @throws DeliveryError. */
  test(batch: Batch, signal: AbortSignal): Promise<void>;
  /** Disconnects. */
  close(): Promise<void>;
}

/**
 * What a failed delivery means for its stream. `retry`: the same batch is delivered again after a pause. `reject`: the
 * destination does not accept the content of an event. `pause`: no delivery can succeed before someone changes something.
 */
export type DeliveryOutcome = "retry" | "reject" | "pause";

/** A delivery that has failed. Its message names no secret: it is shown to the stream's owner. */
export class DeliveryError extends Error {
  /** The name of the class. */
  override readonly name = "DeliveryError" as const;
  /** What the failure means for the stream. */
  readonly outcome: DeliveryOutcome;
  /** Milliseconds that the destination asks to wait. */
  readonly retryAfter: number | undefined;

  constructor(outcome: DeliveryOutcome, message: string, retryAfter?: number) {
    super(message);
    this.outcome = outcome;
    this.retryAfter = retryAfter;
  }
}
