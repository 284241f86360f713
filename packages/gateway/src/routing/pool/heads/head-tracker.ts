import type { PoolMember } from "../pool-member.ts";
import { type HeadNumbers, highest, isSame, noNumbers } from "./head-numbers.ts";
import { within } from "./within.ts";

/** Makes numbers known to the gateways that serve the same chain. */
export interface HeadSharing {
  /**
   * Returns when every gateway that lives knows the numbers. From then on each of them shows these or higher ones.
   *
   * @throws Error if it cannot be found out whether they do.
   */
  share(numbers: HeadNumbers): Promise<void>;
}

/** What a tracker needs. */
export interface TrackerOptions {
  /** Other gateways of the chain; nothing if there are none. */
  readonly sharing?: HeadSharing | undefined;
  /** Milliseconds of a clock that only moves forward. Default: `performance.now()`. */
  readonly now?: () => number;
}

/** Milliseconds that callers wait at most until all gateways know a new head. */
const patience = 1_500;
/** Milliseconds between two heads that are shared: blocks may come faster. */
const shareEvery = 250;
/** Milliseconds between two attempts to reach the other gateways while they cannot be reached. */
const retryEvery = 2_000;

/**
 * The newest blocks of a chain: which one each upstream has, and which ones callers are shown. What callers are shown never goes
 * back, whichever upstream, connection or gateway they use.
 *
 * With several gateways a new head is shown only when all of them know it. A gateway that knows of one lets callers wait for
 * the moment until that is so: by then another gateway may have shown it. While the other gateways cannot be reached, each
 * one shows what it knows itself.
 */
export class HeadTracker {
  readonly #sharing: HeadSharing | undefined;
  readonly #now: () => number;
  /** What an upstream has proved to have, or another gateway has told. */
  #known: HeadNumbers = noNumbers;
  #shown: HeadNumbers = noNumbers;
  /** The newest block of the upstream that told which blocks are safe and final: others with this block know them too. */
  #finalHead = -1;
  /** Resolves when all heads that others may show already are shown here. */
  #settling: Promise<void> | undefined;
  #unsettled = 0;
  #isSharing = false;
  #isAway = false;
  #timer: NodeJS.Timeout | undefined;
  #updatedAt = -Infinity;
  #waiting: (() => void)[] = [];
  #isClosed = false;

  constructor({ sharing, now = () => performance.now() }: TrackerOptions = {}) {
    this.#sharing = sharing;
    this.#now = now;
  }

  /** The highest block number that callers are shown; -1 before the first one. */
  get served(): number {
    return this.#shown.latest;
  }

  /** The newest block that any upstream has proved to have; -1 before the first one. */
  get newest(): number {
    return this.#known.latest;
  }

  /** The newest block that is final, as callers are shown; -1 if none is known. */
  get finalizedNumber(): number {
    return this.#shown.finalized;
  }

  /** The newest block that is safe, as callers are shown; -1 if none is known. */
  get safeNumber(): number {
    return this.#shown.safe;
  }

  /** The block that an upstream must have to know which blocks are safe and final, as callers are shown; -1 if none is known. */
  get finalHead(): number {
    return this.#finalHead;
  }

  /** When an upstream has last told its newest block, in milliseconds of the tracker's clock. */
  get updatedAt(): number {
    return this.#updatedAt;
  }

  /** Resolves when heads that other gateways may show are shown here too; nothing if there are none. */
  get settling(): Promise<void> | undefined {
    return this.#settling;
  }

  /**
   * Whether a block that an upstream claims to have is believed only with evidence: no other one has proved to have such a block.
   */
  needsEvidence(number: number): boolean {
    return number > this.#known.latest;
  }

  /**
   * Notes a block that an upstream has, as its newest one.
   *
   * @param leads - Whether callers are shown it. The upstreams of a tier that is not in use do not lead: the ones in use would
   *   have to catch up with them for each block.
   */
  has(member: PoolMember, number: number, leads = true): void {
    member.head = number;
    member.headAt = this.#now();
    if (!leads) return;
    this.#updatedAt = this.#now();
    this.#know({ ...noNumbers, latest: number });
  }

  /** Notes that an upstream lacks a block. */
  lacks(member: PoolMember, number: number): void {
    if (member.head < 0 || member.head >= number) member.head = number - 1;
  }

  /**
   * Gives up the blocks beyond a number: no upstream has had them for long, so the chain is another one.
   *
   * @param latest - The newest block that an upstream has.
   */
  fallBack(latest: number): void {
    const { safe, finalized } = this.#shown;
    this.#known = { latest, safe: Math.min(safe, latest), finalized: Math.min(finalized, latest) };
    this.#shown = this.#known;
    this.#finalHead = Math.min(this.#finalHead, latest);
  }

  /**
   * Notes the newest blocks that are safe and final.
   *
   * @param head - The newest block of the upstream that told them.
   */
  hasFinal(numbers: Pick<HeadNumbers, "safe" | "finalized">, head: number): void {
    this.#noteFinal(numbers, head);
    this.#know({ latest: -1, ...numbers });
  }

  /**
   * Notes what another gateway has told.
   *
   * @param settled - Resolves when all gateways know it. Callers wait for that: the other gateway may show it before.
   */
  learn(numbers: HeadNumbers, settled: Promise<void>): void {
    this.#noteFinal(numbers, numbers.latest);
    this.#known = highest(this.#known, numbers);
    this.#hold(numbers, settled);
  }

  /** Resolves when callers are shown a block, or when that takes too long. */
  async shown(number: number): Promise<void> {
    const deadline = this.#now() + 2 * patience;
    while (this.served < number && this.#now() < deadline && !this.#isClosed)
      await within(new Promise<void>((resolve) => this.#waiting.push(resolve)), 100);
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    this.#wake();
  }

  #noteFinal({ safe, finalized }: Pick<HeadNumbers, "safe" | "finalized">, head: number): void {
    const isNews = safe > this.#known.safe || finalized > this.#known.finalized;
    if (isNews) this.#finalHead = Math.max(this.#finalHead, head);
  }

  #know(numbers: HeadNumbers): void {
    const known = highest(this.#known, numbers);
    if (isSame(known, this.#known)) return;
    this.#known = known;
    if (!this.#sharing || this.#isAway) this.#show(known);
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
    if (!this.#isAway) this.#hold(numbers, shared);
    let isReached = false;
    await within(
      shared.then(() => {
        isReached = true;
      }),
      patience,
    );
    this.#isAway = !isReached;
    // What came meanwhile is not held back by others that cannot be reached.
    if (this.#isAway) this.#show(this.#known);
    await new Promise(
      (resolve) => (this.#timer = setTimeout(resolve, isReached ? shareEvery : retryEvery).unref()),
    );
    this.#isSharing = false;
    if (this.#isAway || !isSame(this.#known, numbers)) this.#shareSoon(0);
  }

  /** Lets callers wait until a number is settled, and shows it then. */
  #hold(numbers: HeadNumbers, settled: Promise<void>): void {
    if (isSame(highest(this.#shown, numbers), this.#shown)) return;
    this.#unsettled++;
    const done = within(settled, patience).then(() => {
      this.#unsettled--;
      this.#show(numbers);
      if (this.#unsettled === 0) this.#settling = undefined;
    });
    const before = this.#settling;
    this.#settling = before ? before.then(() => done) : done;
  }

  #show(numbers: HeadNumbers): void {
    this.#shown = highest(this.#shown, numbers);
    this.#wake();
  }

  #wake(): void {
    for (const resolve of this.#waiting.splice(0)) resolve();
  }
}
