import type { Cursor, Reading, Source } from "../../model/source.ts";
import { untilAborted } from "../until-aborted.ts";
import type { PendingReads, PendingTransaction } from "./pending-reads.ts";

/** Transactions that may wait for a stream. */
const MAX_WAITING = 10_000;
/** Transactions to deliver at a time. */
const MAX_READ = 100;

/** Reads the transactions that reach a node while the stream runs. Its cursor counts readings: these transactions have no block. */
export class PendingSource implements Source {
  readonly type = "pending_transaction";
  readonly head: undefined;
  readonly #reads: PendingReads;
  readonly #release: () => void;
  #stopListening: (() => void) | undefined;
  #waiting: PendingTransaction[] = [];
  #dropped = 0;

  /** @param release - Called once the source is closed. */
  constructor(reads: PendingReads, release: () => void) {
    this.#reads = reads;
    this.#release = release;
  }

  begin(): Promise<Cursor> {
    return Promise.resolve({ next: 0 });
  }

  async read({ next: number }: Cursor, signal: AbortSignal): Promise<Reading> {
    this.#stopListening ??= this.#reads.listen((transaction) => {
      if (this.#waiting.length < MAX_WAITING) this.#waiting.push(transaction);
      else this.#dropped += 1;
    });
    const dropped = this.#dropped;
    this.#dropped = 0;
    if (dropped > 0)
      throw new Error(
        `${dropped} pending transactions were not delivered: ${MAX_WAITING} others were waiting for the destination`,
      );
    while (this.#waiting.length === 0) {
      if (this.#reads.failure) throw this.#reads.failure.error;
      await this.#reads.changed(signal);
    }
    const read = this.#waiting
      .splice(0, MAX_READ)
      .map(async ({ hash, data }) => ({ key: hash, data: await data }));
    const items = await untilAborted(Promise.all(read), signal);
    const place = { number, hash: "" };
    return {
      blocks: [{ ...place, items }],
      first: place,
      last: place,
      cursor: { next: number + 1 },
      finalNumber: number,
    };
  }

  close(): void {
    this.#stopListening?.();
    this.#release();
  }
}
