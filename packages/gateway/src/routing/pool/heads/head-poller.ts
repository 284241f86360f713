import { performance } from "node:perf_hooks";
import type { PoolMember } from "../pool-member.ts";
import type { BlockHead, HeadReader } from "./head-reader.ts";
import type { AgreedChain } from "./agreed-chain.ts";
import { FinalPoller } from "./final-poller.ts";
import type { HeadTracker } from "./head-tracker.ts";
import { within } from "./within.ts";

/** Milliseconds between two looks for new blocks while callers request them: at least, and at most. */
const fastest = 200;
const slowest = 1_000;
/** Milliseconds between two looks while nobody asks, at most. */
const slowestIdle = 60_000;
/** Milliseconds after the last caller's request for which blocks are looked for as if there were others. */
const activeFor = 15_000;
/** Milliseconds between two looks at the blocks of upstreams whose tier is not in use. */
const spareEvery = 30_000;
/** Milliseconds after which a block that no upstream has any more is given up. */
const givenUpAfter = 300_000;
/** Milliseconds that a caller waits for the newest block at most, when nobody asked for a while. */
const patience = 2_000;

/** What a poller needs. */
export interface PollerContext {
  readonly members: readonly PoolMember[];
  readonly tracker: HeadTracker;
  readonly agreed: AgreedChain;
  readonly reader: HeadReader;
  /** Called when an upstream claims to have a block that it does not show. */
  readonly onLie: (member: PoolMember, claimed: number) => void;
  /** Called when the blocks beyond a number are given up, because no upstream has had them for long. */
  readonly onReset: (shown: number, newest: number) => void;
  /** Called with each newest block of an upstream in use. */
  readonly onBlock: (member: PoolMember, block: BlockHead) => void;
}

/**
 * Looks for new blocks at the upstreams of a pool: often while callers request them, less and less while nobody does. It also
 * tests upstreams whose circuit breaker is open, so that no caller's request has to.
 */
export class HeadPoller {
  readonly #context: PollerContext;
  readonly #final: FinalPoller;
  readonly #polling = new Set<PoolMember>();
  readonly #looking = new Map<PoolMember, Promise<boolean>>();
  readonly #proving = new Map<PoolMember, Promise<boolean>>();
  #timer: NodeJS.Timeout | undefined;
  #wait = slowest;
  #demandedAt = -Infinity;
  #reading: Promise<void> | undefined;
  #spareAt = -Infinity;
  #nextSpare = 0;
  /** Since when no upstream has had the newest block that callers were shown. */
  #behindSince: number | undefined;
  #nextLeader = 0;
  #refreshing: Promise<void> | undefined;
  #refreshedAt = -Infinity;
  /** When the newest block came, and how many milliseconds lie between two of them, about. */
  #newestAt = 0;
  #blockTime = 5_000;
  #isClosed = false;

  constructor(context: PollerContext) {
    this.#context = context;
    this.#final = new FinalPoller({ ...context, leader: () => this.#finalLeader() });
  }

  /** Begins to look for blocks. */
  start(): void {
    this.#schedule(0);
  }

  /**
   * Notes that a caller requests something of the newest block.
   *
   * @returns when the newest block is known, if nobody looked for it lately; nothing if it is known.
   */
  demand(): Promise<void> | undefined {
    const now = performance.now();
    const isIdle = now - this.#demandedAt > activeFor;
    this.#demandedAt = now;
    if (isIdle) this.#schedule(0);
    if (this.#final.isRead && now - this.#context.tracker.updatedAt < 2 * slowest) return undefined;
    // Upstreams that do not tell their newest block are not waited for again and again.
    if (!this.#refreshing && !this.#reading && now - this.#refreshedAt < slowest) return undefined;
    return this.#final.isRead ? this.refresh() : this.#first();
  }

  /**
   * Asks one upstream for its newest block, also if its circuit breaker is open: such as one whose response was of a block that
   * nobody has told of, or the last one that may have a block.
   */
  look(member: PoolMember): Promise<boolean> {
    const before = this.#looking.get(member);
    if (before) return before;
    const look = this.#poll(member).finally(() => this.#looking.delete(member));
    this.#looking.set(member, look);
    return look;
  }

  /** Asks all upstreams in use for their newest block. @returns when one has told it, or all have failed, or it takes too long. */
  refresh(): Promise<void> {
    this.#refreshing ??= this.#refresh().finally(() => {
      this.#refreshing = undefined;
      this.#refreshedAt = performance.now();
    });
    return this.#refreshing;
  }

  /**
   * Notes a block that an upstream says it has, such as one that a subscription reports.
   *
   * @returns whether it is believed. Without evidence, a block beyond those of all other upstreams is not.
   */
  async claimed(member: PoolMember, block: BlockHead): Promise<boolean> {
    const { tracker, agreed, onBlock } = this.#context;
    const { number, hash, isSyncing } = block;
    member.isSyncing = isSyncing === true;
    if (tracker.needsEvidence(number) && !(await this.#prove(member, { number, hash }))) return false;
    agreed.seen(member, block);
    const isNew = number > tracker.newest;
    const isLeader = this.#isLeader(member);
    tracker.has(member, number, isLeader);
    if (isLeader) onBlock(member, block);
    if (isNew) this.#noteBlockTime();
    return true;
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
  }

  #schedule(delay: number): void {
    if (this.#isClosed) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#tick(), delay).unref();
  }

  #tick(): void {
    const now = performance.now();
    const isActive = now - this.#demandedAt < activeFor;
    const pace = Math.min(slowest, Math.max(fastest, this.#blockTime / 6));
    this.#wait = isActive ? pace : Math.min(slowestIdle, this.#wait * 2);
    for (const member of this.#due(now)) void this.#poll(member);
    if (isActive) this.#final.pollIfDue(now);
    this.#checkShown(now);
    this.#schedule(this.#wait);
  }

  /** A chain that was replaced, such as a test network's, has fewer blocks than callers were shown. */
  #checkShown(now: number): void {
    const { members, tracker, onReset } = this.#context;
    const newest = Math.max(...members.map(({ head }) => head));
    if (newest < 0 || newest >= tracker.served) this.#behindSince = undefined;
    else this.#behindSince ??= now;
    if (this.#behindSince === undefined || now - this.#behindSince < givenUpAfter) return;
    this.#behindSince = undefined;
    onReset(tracker.served, newest);
    tracker.fallBack(newest);
  }

  /** The upstreams to ask now: those that lack the newest block or are to be tested, and one of those that have it. */
  #due(now: number): readonly PoolMember[] {
    const usable = this.#context.members.filter((member) => canPoll(member, now));
    const inUse = usable.filter((member) => this.#isInUse(member));
    const due = inUse.filter(
      ({ head, breaker }) => head < 0 || head < this.#context.tracker.newest || !breaker.isClosed,
    );
    const leaders = inUse.filter((member) => !due.includes(member));
    const leader = leaders[this.#nextLeader++ % Math.max(1, leaders.length)];
    if (leader) due.push(leader);
    const spares = usable.filter((member) => !inUse.includes(member));
    due.push(...spares.filter(({ breaker }) => !breaker.isClosed));
    if (spares.length > 0 && now - this.#spareAt > spareEvery / spares.length) {
      this.#spareAt = now;
      const spare = spares[this.#nextSpare++ % spares.length];
      if (spare && !due.includes(spare)) due.push(spare);
    }
    return due.filter((member) => !this.#polling.has(member));
  }

  /** Whether an upstream is of the lowest tier that has one in use. */
  #isInUse({ upstream }: PoolMember): boolean {
    let lowest = Infinity;
    for (const { isMismatched, isCordoned, breaker, upstream: other } of this.#context.members)
      if (!isMismatched && !isCordoned && breaker.isClosed) lowest = Math.min(lowest, other.tier);
    return upstream.tier <= lowest;
  }

  /** Whether callers are shown what an upstream has. One on a fork does not lead, and one that syncs only if there is no other. */
  #isLeader(member: PoolMember): boolean {
    const { members } = this.#context;
    return (
      this.#isInUse(member) &&
      member.agreement !== "forked" &&
      (!member.isSyncing || members.every((other) => other.isSyncing || !this.#isInUse(other)))
    );
  }

  /** @returns whether the upstream told its newest block. */
  async #poll(member: PoolMember): Promise<boolean> {
    const { reader } = this.#context;
    this.#polling.add(member);
    try {
      const block = await reader.read(member);
      return block !== undefined && (await this.claimed(member, block));
    } catch {
      return false;
    } finally {
      this.#polling.delete(member);
    }
  }

  async #refresh(): Promise<void> {
    const now = performance.now();
    const members = this.#context.members.filter((member) => canPoll(member, now));
    const polls = members.map(async (member) => {
      if (!(await this.#poll(member))) throw new Error("no block");
    });
    await within(Promise.any(polls), patience);
  }

  /** Asks an upstream for the very block that it claims to have. */
  async #prove(member: PoolMember, { number, hash }: BlockHead): Promise<boolean> {
    const { reader, onLie } = this.#context;
    // One that claims block after block is asked for one of them at a time.
    const before = this.#proving.get(member);
    if (before) return (await before) && !this.#context.tracker.needsEvidence(number);
    const proof = (async (): Promise<boolean> => {
      try {
        const block = await reader.read(member, reader.blockText(number));
        if (block?.number === number && block.hash === hash) return true;
        // One that did not respond to the question has not lied.
        if (canPoll(member, performance.now())) onLie(member, number);
        return false;
      } catch {
        return false;
      } finally {
        this.#proving.delete(member);
      }
    })();
    this.#proving.set(member, proof);
    return proof;
  }

  /** @returns when the newest block is known, and which ones are final, or that takes too long. */
  #first(): Promise<void> {
    this.#reading ??= (async (): Promise<void> => {
      if (this.#context.tracker.newest < 0) await this.refresh();
      if (this.#context.tracker.newest < 0) return;
      await this.#final.readFirst(patience);
    })().finally(() => {
      this.#reading = undefined;
    });
    return this.#reading;
  }

  /** @returns the upstream that is asked which blocks are final: of those that lead, the one with the newest block. */
  #finalLeader(): PoolMember | undefined {
    const now = performance.now();
    return this.#context.members
      .filter((one) => canPoll(one, now) && one.breaker.isClosed && this.#isLeader(one))
      .toSorted((one, other) => other.head - one.head)[0];
  }

  #noteBlockTime(): void {
    const now = performance.now();
    const passed = Math.min(60_000, now - this.#newestAt);
    if (this.#newestAt > 0) this.#blockTime += (passed - this.#blockTime) / 4;
    this.#newestAt = now;
  }
}

/** Whether an upstream may be asked for its newest block. */
function canPoll(member: PoolMember, now: number): boolean {
  const restsUntil = Math.max(member.restsUntil, member.budget?.emptyUntil ?? 0);
  if (member.isMismatched || restsUntil > now) return false;
  return member.breaker.isClosed || member.breaker.wantsProbe(now);
}
