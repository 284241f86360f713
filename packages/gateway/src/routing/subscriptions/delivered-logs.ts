import type { Log } from "./log.ts";

/** The logs that callers have got of the newest blocks: each is delivered once, and taken back once. */
export class DeliveredLogs {
  /** By block hash, then by the log's key; in the order of delivery. */
  readonly #blocks = new Map<string, Map<string, Log>>();

  /** @returns whether the log is new. It then counts as delivered. */
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

  /** Forgets a block that was replaced. @returns its logs, the last one first. */
  takeBack(blockHash: string): readonly Log[] {
    const logs = [...(this.#blocks.get(blockHash)?.values() ?? [])].toReversed();
    this.#blocks.delete(blockHash);
    return logs;
  }

  /** Forgets blocks that are too old to be replaced. @param below - Number of the first block that is kept. */
  forget(below: number): void {
    for (const [hash, logs] of this.#blocks) {
      const [log] = logs.values();
      if (log && log.blockNumber >= below) return;
      this.#blocks.delete(hash);
    }
  }
}
