import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { HeadTracker, type HeadNumbers } from "../../src/clusters/chain/head-tracker.ts";
import { fakeMember } from "./fake-upstream.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const sleep = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => void setTimeout(resolve, milliseconds));

/** Gateways of one chain that notify each other of heads, with a random delay for each message. */
class Fleet {
  readonly trackers: readonly HeadTracker[];
  readonly #delay: () => number;
  readonly #applied: number[];

  constructor(size: number, delay: () => number) {
    this.#delay = delay;
    this.#applied = Array.from({ length: size }, () => -1);
    this.trackers = this.#applied.map((_, index) => {
      return new HeadTracker({ now: Date.now, sharing: { share: (numbers) => this.#share(index, numbers) } });
    });
  }

  async #share(from: number, numbers: HeadNumbers): Promise<void> {
    await sleep(this.#delay());
    for (const [index, tracker] of this.trackers.entries()) {
      if (index === from) continue;
      void sleep(this.#delay()).then(() => {
        tracker.learn(numbers, this.#haveAll(numbers.latest));
        this.#applied[index] = Math.max(this.#applied[index] ?? -1, numbers.latest);
      });
    }
    this.#applied[from] = Math.max(this.#applied[from] ?? -1, numbers.latest);
    await this.#haveAll(numbers.latest);
  }

  /** Polls whether all gateways have a head, as gateways do. */
  async #haveAll(number: number): Promise<void> {
    while (this.#applied.some((applied) => applied < number)) await sleep(1 + this.#delay());
  }
}

const step = fc.record({
  pause: fc.integer({ min: 0, max: 60 }),
  gateway: fc.nat(),
  what: fc.constantFrom("block", "read", "read"),
  blocks: fc.integer({ min: 1, max: 3 }),
});

describe("the heads of a fleet", () => {
  it("never go back for callers that switch gateways, however long messages take", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 4 }),
        fc.array(fc.integer({ min: 0, max: 80 }), { minLength: 1, maxLength: 20 }),
        fc.array(step, { maxLength: 60 }),
        async (size, delays, steps) => {
          let drawn = 0;
          const fleet = new Fleet(size, () => delays[drawn++ % delays.length] ?? 0);
          let height = 0;
          let shown = -1;
          const reads: Promise<void>[] = [];
          for (const { pause, gateway, what, blocks } of steps) {
            await vi.advanceTimersByTimeAsync(pause);
            const tracker = fleet.trackers[gateway % size] as HeadTracker;
            if (what === "block") {
              height += blocks;
              tracker.setHead(fakeMember("one"), height);
            } else {
              // A read that starts after another one has returned a number must return this number or a
              // higher one.
              const least = shown;
              const read = async (): Promise<void> => {
                await tracker.settling;
                const { served } = tracker;
                expect(served).toBeGreaterThanOrEqual(least);
                shown = Math.max(shown, served);
              };
              reads.push(read());
            }
          }
          await vi.advanceTimersByTimeAsync(20_000);
          await Promise.all(reads);
          // In the end, all show the newest head.
          for (const tracker of fleet.trackers) expect(tracker.served).toBe(height === 0 ? -1 : height);
          for (const tracker of fleet.trackers) tracker.close();
        },
      ),
      { numRuns: 200 },
    );
  });

  it("advance in each gateway while the others are unreachable, and are shared again later", async () => {
    const shared: number[] = [];
    let isAway = true;
    const sharing = {
      async share({ latest }: HeadNumbers) {
        if (isAway) throw new Error("the database is away");
        shared.push(latest);
      },
    };
    const tracker = new HeadTracker({ now: Date.now, sharing });
    const member = fakeMember("one");
    for (let number = 1; number < 10; number++) {
      tracker.setHead(member, number);
      await vi.advanceTimersByTimeAsync(100);
      expect(tracker.served).toBe(number);
      expect(tracker.settling).toBe(undefined);
    }
    isAway = false;
    await vi.advanceTimersByTimeAsync(5_000);
    expect(shared).toEqual([9]);
    tracker.close();
  });

  it("delay callers only briefly if another gateway never applies them", async () => {
    const tracker = new HeadTracker({ now: Date.now, sharing: { share: () => new Promise(() => {}) } });
    tracker.setHead(fakeMember("one"), 7);
    expect(tracker.served).toBe(-1);
    const settled = tracker.settling;
    await vi.advanceTimersByTimeAsync(4_000);
    await settled;
    expect(tracker.served).toBe(7);
    tracker.close();
  });
});

describe("the heads of upstreams", () => {
  it("are trusted without evidence only up to what another upstream has proved", () => {
    const tracker = new HeadTracker();
    const [one, other] = [fakeMember("one"), fakeMember("other")];
    expect(tracker.needsEvidence(5)).toBe(true);
    tracker.setHead(one, 5);
    expect(tracker.needsEvidence(5)).toBe(false);
    expect(tracker.needsEvidence(6)).toBe(true);
    tracker.setHead(other, 4);
    expect([one.head, other.head, tracker.served]).toEqual([5, 4, 5]);
    // It went back, like an upstream behind a load balancer; callers do not see that.
    tracker.setHead(one, 3);
    expect([one.head, tracker.served]).toEqual([3, 5]);
    tracker.lacks(other, 4);
    expect(other.head).toBe(3);
  });

  it("are discarded when the chain is replaced", () => {
    const tracker = new HeadTracker();
    const member = fakeMember("one");
    tracker.setHead(member, 500);
    tracker.setFinal({ safe: 480, finalized: 400 }, 500);
    tracker.resetTo(450);
    expect(tracker.shown).toEqual({ latest: 450, safe: 450, finalized: 400 });
    tracker.setHead(member, 451);
    expect(tracker.served).toBe(451);
  });

  it("are remembered with the time since when callers see them, for a while", () => {
    const tracker = new HeadTracker();
    const [member, startedAt] = [fakeMember("one"), performance.now()];
    const age = (number: number): number => tracker.shownSince(number) - startedAt;
    for (const number of [5, 7, 8]) {
      tracker.setHead(member, number);
      vi.advanceTimersByTime(1_000);
    }
    expect([1, 5, 6, 7, 8, 9].map(age)).toEqual([0, 0, 1_000, 1_000, 2_000, 3_000]);
    for (let number = 9; number < 100; number += 1) {
      tracker.setHead(member, number);
      vi.advanceTimersByTime(1_000);
    }
    // No later than a minute ago.
    expect(age(7)).toBe(age(20));
    expect(age(7)).toBeLessThan(performance.now() - startedAt - 60_000);
    expect(age(90)).toBe(84_000);
  });

  it("of a tier that is not in use are known, but not shown", () => {
    const tracker = new HeadTracker();
    const [own, paid] = [fakeMember("own"), fakeMember("paid", { tier: 2 })];
    tracker.setHead(own, 5);
    tracker.setHead(paid, 6, false);
    expect([paid.head, tracker.served]).toEqual([6, 5]);
  });
});
