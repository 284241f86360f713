import type { StreamLease, StreamReport } from "@node-access/delivery/model";
import type { StreamWrites } from "./stream-writes.ts";

const running: StreamReport = { status: "running" };
const retrying: StreamReport = { status: "retrying" };

/**
 * What the streams of this process do, as it is stored: what their thread reports, which does not know when a stream that
 * has read everything waits in vain, because its network has no node, or no upstream that responds.
 */
export class StreamStatuses {
  readonly #writes: StreamWrites;
  /** `undefined` if it is not known what is stored. */
  readonly #stored = new Map<string, StreamReport | undefined>();

  constructor(writes: StreamWrites) {
    this.#writes = writes;
  }

  /** A stream starts. @param status - Which one is stored. That of an earlier run says nothing about this one, unless it ran. */
  started(stream: string, status?: string): void {
    this.#stored.set(stream, status === running.status ? running : undefined);
  }

  /** The thread reports something, which is stored. */
  reported(stream: string, { status }: StreamReport): void {
    this.#stored.set(stream, status === retrying.status ? retrying : running);
  }

  /** @param wait - Why it has nothing to read from; `undefined` if it has. What failed, and is repeated, is shown before that. */
  set(lease: StreamLease, wait: StreamReport | undefined): void {
    const { stream } = lease;
    const before = this.#stored.get(stream);
    const report = wait ?? running;
    if (before === retrying || (before?.status === report.status && before.reason === report.reason)) return;
    this.#stored.set(stream, report);
    this.#writes.write({ lease, report }).catch(() => {
      // The database is away: the next look tries again.
      if (this.#stored.get(stream) === report) this.#stored.set(stream, undefined);
    });
  }

  isWaiting(stream: string): boolean {
    return this.#stored.get(stream)?.status === "waiting";
  }

  delete(stream: string): void {
    this.#stored.delete(stream);
  }
}
