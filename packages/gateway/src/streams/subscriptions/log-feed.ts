import { LRUCache } from "lru-cache";
import { RpcFailure } from "../../codec/json-rpc/rpc-failure.ts";
import type { UpstreamLink } from "../../upstreams/web-socket/upstream-link.ts";
import type { Block } from "./block.ts";
import { DeliveredLogs, type Log, readLog, readLogs } from "./log.ts";
import { type Change, maxChainLength } from "./head-chain.ts";
import type { ChainListener, HeadFeed } from "./head-feed.ts";
import { LogSession } from "./log-session.ts";
import { retryDelay, type UpstreamLinks } from "./session.ts";
import { UnreadBlocks } from "./unread-blocks.ts";

/** How many blocks to read again when another upstream takes over: the former may have failed within one. */
const overlap = 16;
/** How many blocks an upstream's logs may lag behind its heads. These blocks are read before logs of later blocks. */
const maxLogLag = 4;
/** Maximum logs that wait for their blocks. */
const maxHeldLogs = 10_000;
/** Maximum blocks whose logs wait to be read. */
const maxUnread = 2048;
/** Consecutive rejections of one block's logs after which the feed ends. */
const maxRejections = 8;

export interface LogOutput {
  /** Whether anyone gets a log. All others are not held. */
  wants(log: Log): boolean;
  deliver(log: Log, block: number): void;
  withdraw(log: Log, block: number): void;
  end(reason: string): void;
}

/**
 * Delivers logs block by block in the order of the chain. Those that an upstream reports are delivered as
 * soon as their block is on it, those of other blocks are read, and those of replaced blocks delivered again
 * with `removed: true`, the last one first.
 */
export class LogFeed implements ChainListener {
  readonly #upstreams: UpstreamLinks;
  readonly #heads: HeadFeed;
  readonly #output: LogOutput;
  readonly #session: LogSession;
  readonly #delivered = new DeliveredLogs();
  readonly #unread = new UnreadBlocks();
  readonly #replaced = new LRUCache<string, true>({ max: 8 * maxChainLength });
  /** The newest blocks since the feed started, in order. */
  #blocks: Block[] = [];
  #counts: ReadonlyMap<string, number> = new Map();
  /** How many blocks have come; one that comes again after a reorganization counts again. */
  blocks = 0;
  /** Reported logs that wait until their block is on the chain and all earlier blocks have been read. */
  #held: Log[] = [];
  #isReading = false;
  #isClosed = false;

  constructor(upstreams: UpstreamLinks, heads: HeadFeed, output: LogOutput) {
    this.#upstreams = upstreams;
    this.#heads = heads;
    this.#output = output;
    this.#session = new LogSession(upstreams, {
      log: (text) => this.#hold(readLog(text)),
      interrupted: () => this.#rereadNewest(),
    });
  }

  async start(): Promise<void> {
    this.#heads.add(this);
    try {
      await this.#heads.start();
      await this.#session.start(this.#heads.link);
    } catch (error) {
      this.close();
      throw error;
    }
    if (this.#isClosed) this.#session.close();
  }

  close(): void {
    this.#isClosed = true;
    this.#heads.delete(this);
    this.#session.close();
  }

  changed({ removed, added }: Change, link: UpstreamLink): void {
    this.#session.follow(link);
    for (const block of removed) {
      this.#replaced.set(block.hash, true);
      this.#unread.delete(block);
      const count = this.#counts.get(block.hash) ?? 0;
      for (const log of this.#delivered.withdraw(block.hash)) this.#output.withdraw(log, count);
    }
    const removedHashes = new Set(removed.map(({ hash }) => hash));
    this.#blocks = [...this.#blocks.filter(({ hash }) => !removedHashes.has(hash)), ...added].slice(
      -Math.max(maxChainLength, added.length + overlap),
    );
    const counts = new Map(added.map(({ hash }) => [hash, (this.blocks += 1)]));
    this.#counts = new Map(
      this.#blocks.map(({ hash }) => [hash, counts.get(hash) ?? this.#counts.get(hash) ?? 0]),
    );
    const isNextBlock = added.length === 1 && removed.length === 0;
    const reported = this.#heads.newest;
    const unreported = added.filter(
      // If a replaced block returns, its logs are read again: they have been delivered and withdrawn already.
      (block) => !this.#session.reports(block, link, reported, isNextBlock) || this.#replaced.has(block.hash),
    );
    if (unreported.length > 0) this.#readAgain(added.length + maxLogLag);
    if (this.#unread.size > maxUnread)
      return this.ended(`the logs of more than ${maxUnread} blocks cannot be read`);
    if (this.#session.isAuditDue(added.length)) this.#readAgain(overlap);
    // Blocks to read again may be older than the remembered ones, since many blocks can come together.
    const newest = this.#blocks.at(-1)?.number ?? 0;
    this.#delivered.deleteBelow(Math.min(this.#unread.first, newest - maxChainLength));
    this.#process();
  }

  ended(reason: string): void {
    this.close();
    this.#output.end(reason);
  }

  #rereadNewest(): void {
    this.#readAgain(overlap);
    this.#process();
  }

  /** Those that were delivered are skipped. */
  #readAgain(count: number): void {
    for (const block of this.#blocks.slice(-count)) this.#unread.add(block);
  }

  #hold(log: Log | undefined): void {
    // The chain decides which blocks are replaced, and when: not all nodes report logs that they withdraw.
    if (this.#isClosed || !log || log.isRemoved || !this.#output.wants(log)) return;
    const isOnChain = this.#counts.has(log.blockHash);
    if (this.#held.length === 0 && isOnChain && log.blockNumber < this.#unread.first)
      return this.#deliver(log);
    this.#held.push(log);
    if (this.#held.length > maxHeldLogs) {
      this.#held = [];
      this.#rereadNewest();
    } else if (isOnChain) this.#deliverHeld();
  }

  /** Delivers what can be delivered now, and reads what is missing. */
  #process(): void {
    if (this.#isClosed) return;
    this.#deliverHeld();
    if (this.#unread.size > 0 && !this.#isReading) void this.#read();
  }

  /** Delivers the logs whose block is on the chain, up to the first block that has to be read. */
  #deliverHeld(): void {
    if (this.#held.length === 0) return;
    const tip = this.#heads.chain.tip?.number ?? 0;
    const end = this.#unread.first;
    this.#held = this.#held.filter((log) => {
      if (!this.#counts.has(log.blockHash)) return log.blockNumber > tip - overlap;
      if (log.blockNumber < end) this.#deliver(log);
      return log.blockNumber >= end;
    });
  }

  #deliver(log: Log): void {
    const count = this.#counts.get(log.blockHash) ?? this.blocks;
    if (this.#delivered.add(log)) this.#output.deliver(log, count);
  }

  async #read(): Promise<void> {
    this.#isReading = true;
    let failures = 0;
    let rejections = 0;
    while (this.#unread.size > 0 && !this.#isClosed) {
      const blocks = this.#unread.next();
      // The upstream that reports the blocks has them; every second attempt uses any upstream.
      const link = failures % 2 === 0 ? (this.#heads.link ?? this.#upstreams) : this.#upstreams;
      try {
        const logs = await readLogs(blocks, link);
        if (this.#isClosed) break;
        // In the meantime, an earlier block may have been found to be missing.
        if (logs && this.#unread.first !== blocks[0]?.number) continue;
        if (logs) {
          this.#deliverHeld();
          for (const log of logs)
            if (this.#output.wants(log) && this.#isUnread(blocks, log)) this.#deliver(log);
          this.#unread.markRead(blocks);
          [failures, rejections] = [0, 0];
          continue;
        }
      } catch (error) {
        if (error instanceof RpcFailure && !this.#unread.halve(blocks)) rejections += 1;
        if (rejections >= maxRejections) {
          const { number } = blocks[0] as Block;
          this.ended(`the logs of block ${number} cannot be read`);
          break;
        }
      }
      failures += 1;
      await this.#upstreams.sleep(retryDelay(Math.min(failures, 4)));
    }
    this.#isReading = false;
    this.#process();
  }

  #isUnread(blocks: readonly Block[], { blockHash }: Log): boolean {
    const block = blocks.find(({ hash }) => hash === blockHash);
    return block !== undefined && this.#unread.has(block);
  }
}
