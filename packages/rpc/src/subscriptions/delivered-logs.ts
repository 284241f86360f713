import type { Hash, Head, Log } from "../generated/types.ts";
import type { LogEvent } from "./chain-events.ts";
import type { Change, HeadChain } from "./head-chain.ts";

/** The logs that were delivered, for the blocks that a chain remembers: each once, and removed once. */
export class DeliveredLogs {
  readonly #chain: HeadChain;
  /** Logs by block hash and log index. */
  readonly #logs = new Map<Hash, Map<string, Log>>();
  /** Blocks that have left the chain, with their numbers. */
  readonly #removedBlocks = new Map<Hash, number>();

  constructor(chain: HeadChain) {
    this.#chain = chain;
  }

  /** Whether logs of a block were delivered. */
  has(hash: Hash): boolean {
    return this.#logs.has(hash);
  }

  /** Whether a block has left the chain. */
  wasRemoved(hash: Hash): boolean {
    return this.#removedBlocks.has(hash);
  }

  /** Records that a block is on the chain (again). */
  restore({ hash }: Head): void {
    this.#removedBlocks.delete(hash);
  }

  /**
   * Delivers a log, unless it was already delivered. A log of a block that is neither on the chain
   * nor above it is skipped; it is fetched again if the block joins the chain. For blocks that the
   * chain has forgotten, only fetched logs are delivered, because others may already have been.
   *
   * @param isRead - Whether the log was fetched, for a block that is known to be on the chain.
   */
  *add(log: Log, isRead?: boolean): Generator<LogEvent, void> {
    const { blockHash, logIndex, removed } = log;
    const delivered = this.#logs.get(blockHash);
    const number = Number(log.blockNumber);
    if (removed) {
      if (delivered?.delete(logIndex)) yield { type: "removed", log };
    } else if (!isRead && !this.#chain.has(blockHash) && number <= Number(this.#chain.tip?.number)) {
      if (number >= this.#chain.oldest) this.#removedBlocks.set(blockHash, number);
    } else if (
      !delivered?.has(logIndex) &&
      !this.#removedBlocks.has(blockHash) &&
      !this.#chain.isStart(blockHash)
    ) {
      this.#logs.set(blockHash, (delivered ?? new Map<string, Log>()).set(logIndex, log));
      yield { type: "log", log };
    }
  }

  /** Removes the logs of blocks off the chain, newest first. Late logs of them are not delivered. */
  *revert({ removed, added }: Change): Generator<LogEvent, void> {
    const tip = Number(this.#chain.tip?.number);
    const first = Math.min(this.#chain.oldest, Number(added[0]?.number ?? tip));
    const onChain = new Set(added.map(({ hash }) => hash));
    for (const { hash, number } of removed) this.#removedBlocks.set(hash, Number(number));
    for (const [hash, logs] of [...this.#logs].toReversed()) {
      const number = readNumber(logs);
      const between = number >= first && number <= tip && !onChain.has(hash) && !this.#chain.has(hash);
      if (!between && !this.#removedBlocks.has(hash)) continue;
      this.#logs.delete(hash);
      this.#removedBlocks.set(hash, number);
      for (const log of [...logs.values()].toReversed())
        yield { type: "removed", log: { ...log, removed: true } };
    }
  }

  /** Forgets the blocks below a number. */
  forget(below: number): void {
    for (const [hash, logs] of this.#logs) if (!(readNumber(logs) >= below)) this.#logs.delete(hash);
    for (const [hash, number] of this.#removedBlocks) if (number < below) this.#removedBlocks.delete(hash);
  }
}

function readNumber(logs: ReadonlyMap<string, Log>): number {
  const [log] = logs.values();
  return Number(log?.blockNumber);
}
