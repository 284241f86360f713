import type { PoolMember } from "../pool-member.ts";
import { within } from "../../observe/clock.ts";

/** Shares numbers with the gateways that serve the same chain. */
export interface HeadSharing {
  /** Resolves when every live gateway knows the numbers, and shows these or higher ones from then on. */
  share(numbers: HeadNumbers): Promise<void>;
}

export interface TrackerOptions {
  readonly sharing?: HeadSharing | undefined;
  /** Milliseconds of a monotonic clock. Default: `performance.now()`. */
  readonly now?: () => number;
}

/** Maximum milliseconds that callers wait until all gateways know a new head, also busy ones. */
const maxWait = 3_200;
/** Milliseconds between two shared heads: blocks may come faster. */
const shareInterval = 250;
/** Milliseconds between two attempts to reach the other gateways while they are unreachable. */
const retryInterval = 2_000;
/** Milliseconds for which the tracker remembers when callers could first see a block. */
const remembered = 60_000;

/**
 * Tracks a chain's newest blocks: which one each upstream has, and which ones callers see. For callers,
 * the chain never goes back, whichever upstream, connection or gateway they use.
 *
 * With several gateways, callers see a new head only when all gateways know it. A gateway that knows of a
 * head lets callers wait until then, because another gateway may already show it.
 * While the other gateways are unreachable, each one shows what it knows itself.
 */
export class HeadTracker {
  readonly #sharing: HeadSharing | undefined;
  readonly #now: () => number;
  /** The numbers that an upstream has proved, or another gateway has shared. */
  #known: HeadNumbers = noNumbers;
  #shown: HeadNumbers = noNumbers;
  /** When callers could first see which newest block, from the oldest to the newest. */
  readonly #shownAt: { readonly latest: number; readonly at: number }[] = [];
  /** The newest block of the upstream that reported the final ones: others with it know them too. -1 if unknown. */
  finalHead = -1;
  /** Resolves when all heads that other gateways may already show are shown here; `undefined` if there are none. */
  settling: Promise<void> | undefined;
  #unsettled = 0;
  #isSharing = false;
  #isIsolated = false;
  #timer: NodeJS.Timeout | undefined;
  /** When an upstream last reported its newest block, in milliseconds of the tracker's clock. */
  updatedAt: number = -Infinity;
  readonly #waiting = new Set<() => void>();
  #isClosed = false;

  constructor({ sharing, now = () => performance.now() }: TrackerOptions = {}) {
    this.#sharing = sharing;
    this.#now = now;
  }

  /** The numbers that callers see. */
  get shown(): HeadNumbers {
    return this.#shown;
  }

  get served(): number {
    return this.#shown.latest;
  }

  /** The newest block that any upstream has proved to have; -1 before the first one. */
  get newest(): number {
    return this.#known.latest;
  }

  get finalizedNumber(): number {
    return this.#shown.finalized;
  }

  /** @returns since when callers can see a block, as far as the tracker remembers; now if they cannot. */
  shownSince(number: number): number {
    return this.#shownAt.find(({ latest }) => latest >= number)?.at ?? this.#now();
  }

  /** Whether no upstream has proved to have such a block yet. */
  needsEvidence(number: number): boolean {
    return number > this.#known.latest;
  }

  /**
   * @param leads - Whether callers see it. Upstreams of a tier that is not in use do not lead: otherwise those in
   * use would have to catch up with them for each block.
   */
  setHead(member: PoolMember, number: number, leads = true): void {
    member.head = number;
    member.headAt = this.#now();
    if (!leads) return;
    this.updatedAt = this.#now();
    this.#raiseKnown({ ...noNumbers, latest: number });
  }

  lacks(member: PoolMember, number: number): void {
    if (member.head < 0 || member.head >= number) member.head = number - 1;
  }

  /** Gives up the blocks beyond a number: no upstream has had them for long, so the chain was replaced. */
  resetTo(latest: number): void {
    const { safe, finalized } = this.#shown;
    this.#known = { latest, safe: Math.min(safe, latest), finalized: Math.min(finalized, latest) };
    this.#shown = this.#known;
    this.#shownAt.length = 0;
    this.finalHead = Math.min(this.finalHead, latest);
  }

  /** @param head - The newest block of the upstream that reported them. */
  setFinal(numbers: Pick<HeadNumbers, "safe" | "finalized">, head: number): void {
    this.#raiseFinalHead(numbers, head);
    this.#raiseKnown({ latest: -1, ...numbers });
  }

  /** @param settled - Resolves when all gateways know them: the other one may show them earlier than this one. */
  learn(numbers: HeadNumbers, settled: Promise<void>): void {
    this.#raiseFinalHead(numbers, numbers.latest);
    this.#known = highest(this.#known, numbers);
    this.#showOnceSettled(numbers, settled);
  }

  /** Resolves when callers can see a block, or after a timeout. */
  waitUntilShown(number: number, timeout: number = 2 * maxWait): Promise<void> {
    return this.waitUntil(() => this.served >= number, timeout, 100);
  }

  /** Resolves when a condition holds, or after a timeout. It is looked at with each new block, and at an interval. */
  protected async waitUntil(isMet: () => boolean, timeout: number, interval: number): Promise<void> {
    const deadline = this.#now() + timeout;
    for (;;) {
      const left = deadline - this.#now();
      if (isMet() || left <= 0 || this.#isClosed) return;
      await this.#nextShown(Math.min(interval, left));
    }
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    this.#wake();
  }

  #raiseFinalHead({ safe, finalized }: Pick<HeadNumbers, "safe" | "finalized">, head: number): void {
    const isNewer = safe > this.#known.safe || finalized > this.#known.finalized;
    if (isNewer) this.finalHead = Math.max(this.finalHead, head);
  }

  #raiseKnown(numbers: HeadNumbers): void {
    const known = highest(this.#known, numbers);
    if (isSame(known, this.#known)) return;
    this.#known = known;
    if (!this.#sharing || this.#isIsolated) this.#show(known);
    if (this.#sharing) this.#shareSoon(0);
  }

  #shareSoon(delay: number): void {
    if (this.#isSharing || this.#isClosed) return;
    this.#isSharing = true;
    if (delay === 0) return void this.#share();
    this.#timer = setTimeout(() => void this.#share(), delay).unref();
  }

  async #share(): Promise<void> {
    const numbers = this.#known;
    const shared = this.#sharing?.share(numbers) ?? Promise.resolve();
    if (!this.#isIsolated) this.#showOnceSettled(numbers, shared);
    let isReached = false;
    await within(
      shared.then(() => {
        isReached = true;
      }),
      maxWait,
    );
    this.#isIsolated = !isReached;
    // Newer numbers are not held back by gateways that are unreachable.
    if (this.#isIsolated) this.#show(this.#known);
    await new Promise(
      (resolve) => (this.#timer = setTimeout(resolve, isReached ? shareInterval : retryInterval).unref()),
    );
    this.#isSharing = false;
    if (this.#isIsolated || !isSame(this.#known, numbers)) this.#shareSoon(0);
  }

  /** Makes callers wait until numbers are settled, and then shows them. */
  #showOnceSettled(numbers: HeadNumbers, settled: Promise<void>): void {
    if (isSame(highest(this.#shown, numbers), this.#shown)) return;
    this.#unsettled++;
    const done = within(settled, maxWait).then(() => {
      this.#unsettled--;
      this.#show(numbers);
      if (this.#unsettled === 0) this.settling = undefined;
    });
    const before = this.settling;
    this.settling = before ? before.then(() => done) : done;
  }

  #show(numbers: HeadNumbers): void {
    if (numbers.latest > this.#shown.latest) this.#remember(numbers.latest);
    this.#shown = highest(this.#shown, numbers);
    this.#wake();
  }

  #remember(latest: number): void {
    const at = this.#now();
    this.#shownAt.push({ latest, at });
    // The first one stands for all blocks before it.
    while ((this.#shownAt[1]?.at ?? at) < at - remembered) this.#shownAt.shift();
  }

  /** Leaves nothing behind: on a chain without new blocks, those who wait again and again would fill the memory. */
  async #nextShown(timeout: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#waiting.add(resolve);
    await within(promise, timeout);
    this.#waiting.delete(resolve);
  }

  #wake(): void {
    for (const resolve of this.#waiting) resolve();
  }
}

/** The numbers of a chain's newest blocks; -1 if unknown. */
export interface HeadNumbers {
  readonly latest: number;
  readonly safe: number;
  readonly finalized: number;
}

export const noNumbers: HeadNumbers = { latest: -1, safe: -1, finalized: -1 };

export function highest(one: HeadNumbers, other: HeadNumbers): HeadNumbers {
  return {
    latest: Math.max(one.latest, other.latest),
    safe: Math.max(one.safe, other.safe),
    finalized: Math.max(one.finalized, other.finalized),
  };
}

export function isSame(one: HeadNumbers, other: HeadNumbers): boolean {
  return one.latest === other.latest && one.safe === other.safe && one.finalized === other.finalized;
}
