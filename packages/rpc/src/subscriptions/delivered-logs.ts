import type { Hash, Head, Log } from "../generated/types.ts";
import type { LogEvent } from "./chain-events.ts";
import type { Change, HeadChain } from "./head-chain.ts";

/** The logs that have been told of the blocks that a chain remembers: each is told once, and taken back once. */
export class DeliveredLogs {
  readonly #chain: HeadChain;
  /** By block, and by their index in it. */
  readonly #logs = new Map<Hash, Map<string, Log>>();
  /** Blocks that are not on the chain any more, with their numbers. */
  readonly #gone = new Map<Hash, number>();

  constructor(chain: HeadChain) {
    this.#chain = chain;
  }

  /** Whether a block was not on the chain any more. */
  hasLost(hash: Hash): boolean {
    return this.#gone.has(hash);
  }

  /** That a block is part of the chain (again). */
  restore({ hash }: Head): void {
    this.#gone.delete(hash);
  }

  /**
   * Delivers a log, unless it has been delivered. One of a block that is not on the chain, and not above it either, has to wait:
   * it is read again if the block joins the chain. Of blocks that the chain has forgotten, only logs that were read count: others
   * may have been delivered.
   *
   * @param isRead - The log was read, for a block that is known to be on the chain.
   */
  *add(log: Log, isRead?: boolean): Generator<LogEvent, void> {
    const { blockHash, logIndex, removed } = log;
    const known = this.#logs.get(blockHash);
    const number = Number(log.blockNumber);
    if (removed) {
      if (known?.delete(logIndex)) yield { type: "removed", log };
    } else if (!isRead && !this.#chain.has(blockHash) && number <= Number(this.#chain.tip?.number)) {
      if (number >= this.#chain.oldest) this.#gone.set(blockHash, number);
    } else if (!known?.has(logIndex) && !this.#gone.has(blockHash) && !this.#chain.isStart(blockHash)) {
      this.#logs.set(blockHash, (known ?? new Map<string, Log>()).set(logIndex, log));
      yield { type: "log", log };
    }
  }

  /**
   * Takes back the logs of blocks that are not on the chain (any more), the newest first. Of such blocks no log that comes
   * late is told.
   */
  *takeBack({ removed, added }: Change): Generator<LogEvent, void> {
    const tip = Number(this.#chain.tip?.number);
    const first = Math.min(this.#chain.oldest, Number(added[0]?.number ?? tip));
    const onChain = new Set(added.map(({ hash }) => hash));
    for (const { hash, number } of removed) this.#gone.set(hash, Number(number));
    for (const [hash, logs] of [...this.#logs].toReversed()) {
      const number = numberOf(logs);
      const between = number >= first && number <= tip && !onChain.has(hash) && !this.#chain.has(hash);
      if (!between && !this.#gone.has(hash)) continue;
      this.#logs.delete(hash);
      this.#gone.set(hash, number);
      for (const log of [...logs.values()].toReversed())
        yield { type: "removed", log: { ...log, removed: true } };
    }
  }

  /** Forgets the blocks below a number. */
  forget(below: number): void {
    for (const [hash, logs] of this.#logs) if (!(numberOf(logs) >= below)) this.#logs.delete(hash);
    for (const [hash, number] of this.#gone) if (number < below) this.#gone.delete(hash);
  }
}

function numberOf(logs: ReadonlyMap<string, Log>): number {
  const [log] = logs.values();
  return Number(log?.blockNumber);
}
