import { performance } from "node:perf_hooks";
import type { PoolMember } from "../pool-member.ts";
import { type BlockHead, hasBlock, type HeadReader } from "./head-reader.ts";
import type { AgreedChain } from "./agreed-chain.ts";
import { FirstBlockWatch } from "./first-block-watch.ts";
import type { HeadTracker } from "./head-tracker.ts";
import { within } from "../../observe/clock.ts";

/** Minimum and maximum milliseconds between two polls while callers request blocks. */
const minInterval = 200;
const maxInterval = 1_000;
/** Maximum milliseconds between two polls while no caller requests blocks. */
const maxIdleInterval = 60_000;
/** Milliseconds after a caller's last request during which polling continues at the faster rate. */
const activeTime = 15_000;
/** Milliseconds between two polls for the final block. */
const finalInterval = 10_000;
/** Milliseconds between two polls of upstreams whose tier is not in use. */
const standbyInterval = 30_000;
/** Milliseconds after which a block that no upstream has any more is given up. */
const giveUpAfter = 300_000;
/** Maximum milliseconds that a caller waits for the newest block after an idle time. */
const maxWait = 2_000;

export interface PollerContext {
  readonly members: readonly PoolMember[];
  readonly tracker: HeadTracker;
  readonly agreed: AgreedChain;
  readonly reader: HeadReader;
  readonly onFalseClaim: (member: PoolMember, claimed: number) => void;
  readonly onReset: (shown: number, newest: number) => void;
  readonly onBlock: (member: PoolMember, block: BlockHead) => void;
}

/**
 * Polls a pool's upstreams for new blocks: often while callers request them, less and less while none do.
 * It also probes upstreams whose circuit breaker is open, so that callers' requests are not used for that.
 */
export class HeadPoller {
  readonly #context: PollerContext;
  /** Whether the final block was polled once. Callers wait for that: afterwards, it only rises. */
  #isFinalRead = false;
  #finalPolledAt = -Infinity;
  readonly #polling = new Set<PoolMember>();
  readonly #polls = new Map<PoolMember, Promise<boolean>>();
  readonly #firstBlock = new FirstBlockWatch();
  readonly #verifying = new Map<PoolMember, Promise<boolean>>();
  #timer: NodeJS.Timeout | undefined;
  #interval = maxInterval;
  #demandedAt = -Infinity;
  #reading: Promise<void> | undefined;
  #standbyPolledAt = -Infinity;
  #nextStandby = 0;
  /** Since when no upstream has had the newest block that callers have seen. */
  #behindSince: number | undefined;
  #nextLeader = 0;
  #refreshing: Promise<void> | undefined;
  #refreshedAt = -Infinity;
  /** When the newest block came, and the approximate milliseconds between two blocks. */
  #newestAt = 0;
  #blockTime = 5_000;
  #isClosed = false;

  constructor(context: PollerContext) {
    this.#context = context;
  }

  start(): void {
    this.#schedule(0);
  }

  /** @returns a promise to wait for if the newest block was not polled recently; `undefined` if it is known. */
  demand(): Promise<void> | undefined {
    const now = performance.now();
    const isIdle = now - this.#demandedAt > activeTime;
    this.#demandedAt = now;
    if (isIdle) this.#schedule(0);
    if (this.#isFinalRead && now - this.#context.tracker.updatedAt < 2 * maxInterval) return undefined;
    // Requests do not wait again and again for upstreams that do not report their newest block.
    if (!this.#refreshing && !this.#reading && now - this.#refreshedAt < maxInterval) return undefined;
    return this.#isFinalRead ? this.refresh() : this.#first();
  }

  /** Polls one upstream, even if its circuit breaker is open, such as the last one that may have a block. */
  pollNow(member: PoolMember): Promise<boolean> {
    const before = this.#polls.get(member);
    if (before) return before;
    const poll = this.#poll(member).finally(() => this.#polls.delete(member));
    this.#polls.set(member, poll);
    return poll;
  }

  /** Polls all upstreams in use until one has responded, all have failed, or a timeout has passed. */
  refresh(): Promise<void> {
    this.#refreshing ??= this.#refresh().finally(() => {
      this.#refreshing = undefined;
      this.#refreshedAt = performance.now();
    });
    return this.#refreshing;
  }

  /** @returns whether the claim is believed. A block newer than those of all others needs evidence. */
  async claimed(member: PoolMember, block: BlockHead): Promise<boolean> {
    const { tracker, agreed, onBlock } = this.#context;
    const { number, hash, isSyncing } = block;
    member.isSyncing = isSyncing === true;
    if (tracker.needsEvidence(number) && !(await this.#verifyClaim(member, { number, hash }))) return false;
    agreed.reported(member, block);
    const isNew = number > tracker.newest;
    const isLeader = this.#isLeader(member);
    tracker.setHead(member, number, isLeader);
    const isBehind = this.#context.members.length > 1 && number < tracker.served;
    // By the first block that it lacks: one that is always a block behind a fast chain does not fall back.
    member.behindSince = isBehind ? tracker.shownSince(number + 1) : undefined;
    if (isLeader) onBlock(member, block);
    if (isNew) this.#updateBlockTime();
    return true;
  }

  /** When the newest block is given up, by `performance.now()`; `undefined` if an upstream has it. */
  get givesUpAt(): number | undefined {
    return this.#behindSince === undefined ? undefined : this.#behindSince + giveUpAfter;
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
    const isActive = now - this.#demandedAt < activeTime;
    const interval = Math.min(maxInterval, Math.max(minInterval, this.#blockTime / 6));
    this.#interval = isActive ? interval : Math.min(maxIdleInterval, this.#interval * 2);
    for (const member of this.#due(now)) void this.#poll(member);
    if (isActive && now - this.#finalPolledAt > finalInterval) void this.#pollFinal();
    this.#checkShown(now);
    this.#schedule(this.#interval);
  }

  /** A chain that was replaced, such as a test network's, may have fewer blocks than callers have seen. */
  #checkShown(now: number): void {
    const { members, tracker } = this.#context;
    const newest = Math.max(...members.map(({ head }) => head));
    if (newest < 0 || newest >= tracker.served) this.#behindSince = undefined;
    else this.#behindSince ??= now;
    if (this.#behindSince === undefined || now - this.#behindSince < giveUpAfter) return;
    this.#reset();
  }

  async #checkFirst(): Promise<void> {
    const { members, reader } = this.#context;
    const responding = members.filter(
      (member) => member.breaker.isClosed && canPoll(member, performance.now()),
    );
    if (!(await this.#firstBlock.isReplaced(reader, responding))) return;
    // What they have reported is of the former chain, also for those that do not respond at the moment.
    for (const member of members) member.head = -1;
    await Promise.all(responding.map((member) => this.pollNow(member)));
    this.#reset();
  }

  #reset(): void {
    const { members, tracker, onReset } = this.#context;
    const newest = Math.max(...members.map(({ head }) => head));
    this.#behindSince = undefined;
    onReset(tracker.served, newest);
    tracker.resetTo(newest);
    for (const member of members) member.behindSince = undefined;
  }

  /** Those that lack the newest block or need a probe, and one of those that have it. */
  #due(now: number): readonly PoolMember[] {
    const usable = this.#context.members.filter((member) => canPoll(member, now));
    const inUse = usable.filter((member) => this.#isInUse(member));
    const due = inUse.filter(
      ({ head, breaker }) => head < 0 || head < this.#context.tracker.newest || !breaker.isClosed,
    );
    const leaders = inUse.filter((member) => !due.includes(member));
    const leader = leaders[this.#nextLeader++ % Math.max(1, leaders.length)];
    if (leader) due.push(leader);
    const standbys = usable.filter((member) => !inUse.includes(member));
    due.push(...standbys.filter(({ breaker }) => !breaker.isClosed));
    if (standbys.length > 0 && now - this.#standbyPolledAt > standbyInterval / standbys.length) {
      this.#standbyPolledAt = now;
      const standby = standbys[this.#nextStandby++ % standbys.length];
      if (standby && !due.includes(standby)) due.push(standby);
    }
    return due.filter((member) => !this.#polling.has(member));
  }

  /** Whether an upstream is in the lowest tier that has one in use. */
  #isInUse({ upstream }: PoolMember): boolean {
    let lowest = Infinity;
    for (const { isMismatched, isCordoned, breaker, upstream: other } of this.#context.members)
      if (!isMismatched && !isCordoned && breaker.isClosed) lowest = Math.min(lowest, other.tier);
    return upstream.tier <= lowest;
  }

  /** An upstream on a fork does not lead, and a syncing one only if there is no other. */
  #isLeader(member: PoolMember): boolean {
    const { members } = this.#context;
    return (
      this.#isInUse(member) &&
      member.agreement !== "forked" &&
      (!member.isSyncing || members.every((other) => other.isSyncing || !this.#isInUse(other)))
    );
  }

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
    await within(Promise.any(polls), maxWait);
  }

  async #verifyClaim(member: PoolMember, { number, hash }: BlockHead): Promise<boolean> {
    const { reader, onFalseClaim } = this.#context;
    // Of an upstream that claims block after block, one claim is checked at a time.
    const before = this.#verifying.get(member);
    if (before) return (await before) && !this.#context.tracker.needsEvidence(number);
    const verification = (async (): Promise<boolean> => {
      try {
        if (await hasBlock(reader, member, { number, hash })) return true;
        // An upstream that did not respond has not lied.
        if (canPoll(member, performance.now())) onFalseClaim(member, number);
        return false;
      } catch {
        return false;
      } finally {
        this.#verifying.delete(member);
      }
    })();
    this.#verifying.set(member, verification);
    return verification;
  }

  /** @returns when the newest block and the final ones are known, or a timeout has passed. */
  #first(): Promise<void> {
    this.#reading ??= (async (): Promise<void> => {
      if (this.#context.tracker.newest < 0) await this.refresh();
      if (this.#context.tracker.newest < 0) return;
      await within(this.#pollFinal(), maxWait);
      this.#isFinalRead = true;
    })().finally(() => {
      this.#reading = undefined;
    });
    return this.#reading;
  }

  /** Polls an upstream for the safe and final blocks. */
  async #pollFinal(): Promise<void> {
    this.#finalPolledAt = performance.now();
    void this.#checkFirst();
    const { reader, tracker } = this.#context;
    const member = this.#finalLeader();
    const read = member && (await reader.readFinal(member).catch(() => undefined));
    if (!read) return;
    // No block beyond the newest known one is safe or final.
    const { newest } = tracker;
    const [safe, finalized] = [Math.min(read.safe, newest), Math.min(read.finalized, newest)];
    tracker.setFinal({ safe, finalized }, member.head);
  }

  /** Of the upstreams that lead, the one with the newest block. */
  #finalLeader(): PoolMember | undefined {
    const now = performance.now();
    return this.#context.members
      .filter((one) => canPoll(one, now) && one.breaker.isClosed && this.#isLeader(one))
      .toSorted((one, other) => other.head - one.head)[0];
  }

  #updateBlockTime(): void {
    const now = performance.now();
    const passed = Math.min(60_000, now - this.#newestAt);
    if (this.#newestAt > 0) this.#blockTime += (passed - this.#blockTime) / 4;
    this.#newestAt = now;
  }
}

function canPoll(member: PoolMember, now: number): boolean {
  const pausedUntil = Math.max(member.throttle.untilFor(), member.budget?.emptyUntil ?? 0);
  if (member.isMismatched || pausedUntil > now) return false;
  return member.breaker.isClosed || member.breaker.wantsProbe(now);
}
