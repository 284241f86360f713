import type { Head, LogFilter } from "../generated/types.ts";
import type { LogEvent } from "./chain-events.ts";
import { DeliveredLogs } from "./delivered-logs.ts";
import { type Change, HeadChain } from "./head-chain.ts";
import type { Arrival, Machine } from "./machine.ts";
import { MissingLogs } from "./missing-logs.ts";
import { isSurvivable } from "./transient-error.ts";
import { deliver, isHead, isLog, readLatest, type Run } from "./reads.ts";

/**
 * Blocks by which a node's logs may come later than its heads, or begin later than it says. So many of the newest blocks are
 * read again on each new socket, and the logs of so many of the next ones are read too, until a log shows that they come by
 * themselves.
 */
const UNCERTAIN = 16;

/** What arrives about heads and logs, turned into events without holes. */
export class LogMachine implements Machine<LogEvent> {
  readonly #chain: HeadChain;
  readonly #delivered: DeliveredLogs;
  readonly #missing: MissingLogs;
  /** The sockets from which heads and logs come. */
  readonly #sockets: { head?: object; log?: object } = {};
  /** The logs of later blocks come by themselves. */
  #coveredAbove = Infinity;
  /** The last blocks whose logs were to come by themselves: a socket may have ended between two of them. */
  #covered: readonly Head[] = [];
  /** How far the node has said to be. */
  #reached = 0;
  isBehind = false;

  constructor(filter: LogFilter, maxGap: number) {
    this.#chain = new HeadChain(maxGap);
    this.#delivered = new DeliveredLogs(this.#chain);
    this.#missing = new MissingLogs(filter, maxGap + 1 + 2 * UNCERTAIN);
  }

  *begin(): Run<LogEvent> {
    this.#chain.begin(yield* readLatest());
  }

  *handle(arrival: Arrival): Run<LogEvent> {
    if (arrival.type === "log") yield* this.#takeLog(arrival.value);
    else if (arrival.type === "subscribed") {
      this.#sockets[arrival.kind] = arrival.socket;
      this.#distrust();
    } else yield* this.#takeHead(arrival.type === "head" ? arrival.value : undefined);
  }

  /** What has come may not have been all. */
  #distrust(): void {
    this.#coveredAbove = Infinity;
    // However far the chain has grown since then by blocks that were read.
    for (const block of [...this.#covered, ...this.#chain.newest(UNCERTAIN)]) this.#missing.add(block);
    this.#covered = [];
    this.isBehind = true;
  }

  *#takeLog(log: unknown): Run<LogEvent> {
    if (!isLog(log)) {
      this.#distrust();
      return;
    }
    yield* deliver(this.#delivered.add(log));
    const { blockHash: hash, blockNumber: number, removed } = log;
    // The node has left a block that is on this chain. If it comes back without a new head, its logs would be gone.
    if (removed && this.#chain.has(hash)) {
      if (!this.#chain.isStart(hash)) this.#missing.add({ hash, number } as Head);
    } else if (!removed && this.#isOneSocket)
      this.#coveredAbove = Math.min(this.#coveredAbove, Number(number));
  }

  /** @param head - As the node reported it. Anything else: the newest block is read. */
  *#takeHead(head: unknown): Run<LogEvent> {
    this.isBehind = true;
    try {
      const newest = isHead(head) ? head : yield* readLatest();
      if (newest) {
        this.#reached = Number(newest.number);
        const change = yield* this.#chain.connect(newest);
        if (!change) return;
        yield* this.#takeChange(change, head);
        if (newest !== head && this.#isOneSocket && this.#coveredAbove === Infinity)
          this.#coveredAbove = Math.max(this.#reached, Number(this.#chain.tip?.number)) + UNCERTAIN;
      }
      yield* this.#missing.read(this.#reached, this.#chain.oldest, (logs) => this.#addAll(logs));
      const covered = this.#covered.map(({ number }) => Number(number));
      this.#delivered.forget(Math.min(this.#chain.oldest, this.#missing.first, ...covered));
      this.isBehind = this.#missing.size > 0;
    } catch (error) {
      if (!isSurvivable(error)) throw error;
    }
  }

  *#takeChange(change: Change, reported: unknown): Run<LogEvent> {
    for (const block of change.removed) this.#missing.delete(block);
    const removed = new Set(change.removed.map(({ hash }) => hash));
    this.#covered = this.#covered.filter(({ hash }) => !removed.has(hash));
    yield* deliver(this.#delivered.takeBack(change));
    if (change.gap) yield { event: change.gap };
    for (const block of change.added) {
      // Of a block that the node reports, the logs come by themselves, unless they came while it was off the chain.
      const covered = block === reported && Number(block.number) > this.#coveredAbove;
      if (!covered || this.#delivered.hasLost(block.hash)) this.#missing.add(block);
      else this.#covered = [...this.#covered.slice(1 - UNCERTAIN), block];
      this.#delivered.restore(block);
    }
  }

  *#addAll(logs: readonly Parameters<DeliveredLogs["add"]>[0][]): Generator<LogEvent, void> {
    for (const log of logs) yield* this.#delivered.add(log, true);
  }

  /** Whether heads and logs come from one socket. Else some of either are still to be expected from the one before. */
  get #isOneSocket(): boolean {
    return this.#sockets.head === this.#sockets.log;
  }
}
