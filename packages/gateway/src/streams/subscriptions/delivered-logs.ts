import type { Log } from "./log.ts";

/** Remembers the delivered logs of the newest blocks, so that each is delivered once, and withdrawn once. */
export class DeliveredLogs {
  /** By block hash, then by the log's key; in the order of delivery. */
  readonly #blocks = new Map<string, Map<string, Log>>();

  /** @returns whether the log is new. If so, it counts as delivered. */
  add(log: Log): boolean {
    let logs = this.#blocks.get(log.blockHash);
    if (logs?.has(log.key)) return false;
    if (!logs) {
      logs = new Map();
      this.#blocks.set(log.blockHash, logs);
    }
    logs.set(log.key, log);
    return true;
  }

  /**
   * Removes a block that was replaced.
   *
   * @returns its logs, the last one first.
   */
  withdraw(blockHash: string): readonly Log[] {
    const logs = [...(this.#blocks.get(blockHash)?.values() ?? [])].toReversed();
    this.#blocks.delete(blockHash);
    return logs;
  }

  /**
   * Removes blocks that are too old to be replaced.
   *
   * @param below - The number of the first block to keep.
   */
  deleteBelow(below: number): void {
    for (const [hash, logs] of this.#blocks) {
      const [log] = logs.values();
      if (log && log.blockNumber >= below) return;
      this.#blocks.delete(hash);
    }
  }
}
