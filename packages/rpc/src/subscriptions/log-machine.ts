import type { Hash, Head, Log, LogFilter } from "../generated/types.ts";
import type { LogEvent } from "./chain-events.ts";
import { DeliveredLogs } from "./delivered-logs.ts";
import { type Change, HeadChain } from "./head-chain.ts";
import type { MachineInput, Machine } from "./machine.ts";
import { LogBloom } from "./log-bloom.ts";
import { MissingLogs } from "./missing-logs.ts";
import { isRecoverable } from "./transient-error.ts";
import { deliver, isHead, isLog, readLatest, type Run } from "./reads.ts";

/**
 * How many blocks a node's logs may arrive after its heads, or after it confirms the subscription. On each new socket, logs
 * of this many recent blocks are fetched again, and of this many following ones until a notification of a log arrives.
 */
const MARGIN = 16;

/** Turns notifications of heads and logs into events without gaps. */
export class LogMachine implements Machine<LogEvent> {
  readonly #chain: HeadChain;
  readonly #delivered: DeliveredLogs;
  readonly #missing: MissingLogs;
  readonly #bloom: LogBloom;
  readonly #firstBlock: number | undefined;
  #hasBegun = false;
  readonly #sockets: { head?: object; log?: object } = {};
  /** Logs of later blocks arrive as notifications, so they are not fetched. */
  #coveredAbove = Infinity;
  /** The last blocks whose logs arrive as notifications. No head has followed them yet. */
  #unchecked: readonly Head[] = [];
  /** The newest block that was read or reported, and the newest head that was reported. */
  #reached = 0;
  #reported = 0;
  isBehind = false;

  constructor(filter: LogFilter, maxGap: number, firstBlock?: number, startHash?: Hash) {
    this.#chain = new HeadChain(maxGap, startHash);
    this.#delivered = new DeliveredLogs(this.#chain);
    this.#bloom = new LogBloom(filter);
    this.#missing = new MissingLogs(filter, this.#bloom, maxGap + 1 + 4 * MARGIN);
    this.#firstBlock = firstBlock;
  }

  *begin(): Run<LogEvent> {
    const change = yield* this.#chain.begin(this.#firstBlock);
    this.#hasBegun = change !== undefined;
    if (change) yield* this.#onChange(change);
    this.isBehind = this.#firstBlock !== undefined;
  }

  *handle(input: MachineInput): Run<LogEvent> {
    if (input.type === "log") yield* this.#onLog(input.value);
    else if (input.type === "subscribed") {
      this.#sockets[input.kind] = input.socket;
      this.#recheck();
    } else yield* this.#onHead(input.type === "head" ? input.value : undefined);
  }

  /** Fetches recent logs again, because notifications may have been missed. */
  #recheck(): void {
    this.#coveredAbove = Infinity;
    this.#missing.expedite();
    this.isBehind = true;
  }

  *#onLog(log: unknown): Run<LogEvent> {
    // Logs of the first blocks are fetched once the watch has begun.
    if (!this.#hasBegun) return;
    if (!isLog(log)) {
      this.#recheck();
      return;
    }
    yield* deliver(this.#add(log));
    const { blockHash, blockNumber, removed } = log;
    if (removed) {
      // If the node returns to a block of this chain without a new head, its logs would be missing.
      const block = this.#chain.find(blockHash);
      if (block && !this.#chain.isStart(blockHash)) this.#missing.add(block);
    } else if (this.#isOneSocket) this.#coveredAbove = Math.min(this.#coveredAbove, Number(blockNumber));
  }

  /** @param head - The notification of a head. For anything else, the newest block is read. */
  *#onHead(head: unknown): Run<LogEvent> {
    this.isBehind = true;
    try {
      if (!this.#hasBegun) yield* this.begin();
      if (!this.#hasBegun) return;
      if (isHead(head)) this.#reported = Number(head.number);
      const newest = isHead(head) ? head : yield* readLatest();
      if (newest) {
        this.#reached = Number(newest.number);
        const change = yield* this.#chain.connect(newest);
        if (!change) return;
        this.#checkCovered();
        yield* this.#onChange(change, head);
        if (newest !== head && this.#isOneSocket && this.#coveredAbove === Infinity)
          this.#coveredAbove = Math.max(this.#reached, Number(this.#chain.tip?.number)) + MARGIN;
      }
      yield* this.#missing.read(this.#reached, this.#chain.oldest, (log) => this.#add(log, true));
      this.#delivered.forget(Math.min(this.#chain.oldest, this.#missing.first));
      // A backend that lags may have returned an older block.
      this.isBehind = this.#missing.isBehind || Number(this.#chain.tip?.number) < this.#reported;
    } catch (error) {
      if (!isRecoverable(error)) throw error;
    }
  }

  /** Fetches logs of blocks without notifications, which may be lost: later, if their blooms exclude any. */
  #checkCovered(): void {
    for (const block of this.#unchecked)
      if (!this.#delivered.has(block.hash) && this.#bloom.mayMatch(block)) this.#missing.add(block);
    this.#unchecked = [];
  }

  *#onChange(change: Change, reported?: unknown): Run<LogEvent> {
    for (const block of change.removed) this.#missing.delete(block);
    const removed = new Set(change.removed.map(({ hash }) => hash));
    this.#unchecked = this.#unchecked.filter(({ hash }) => !removed.has(hash));
    yield* deliver(this.#delivered.revert(change));
    if (change.gap) yield { event: change.gap };
    for (const block of change.added) {
      this.#bloom.note(block);
      // The logs of a reported block arrive as notifications, unless they arrived while the block
      // was off the chain.
      const covered = block === reported && Number(block.number) > this.#coveredAbove;
      if (!covered || this.#delivered.wasRemoved(block.hash)) this.#missing.add(block);
      else {
        this.#missing.addLater(block);
        this.#unchecked = [...this.#unchecked, block];
      }
      this.#delivered.restore(block);
    }
  }

  *#add(log: Log, isRead?: true): Generator<LogEvent, void> {
    const block = this.#delivered.has(log.blockHash) ? undefined : this.#chain.find(log.blockHash);
    if (block) this.#bloom.compare(block);
    yield* this.#delivered.add(log, isRead);
  }

  /** Whether heads and logs come from one socket. Else some may still arrive from the previous one. */
  get #isOneSocket(): boolean {
    return this.#sockets.head === this.#sockets.log;
  }
}
