import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ClusterRequest } from "../../src/upstreams/upstream.ts";
import { UpstreamFailure } from "../../src/upstreams/upstream-failure.ts";
import type { PoolMember } from "../../src/clusters/pool-member.ts";
import { select } from "../../src/clusters/select.ts";
import { fakeMember } from "./fake-upstream.ts";

const read: ClusterRequest = { method: "POST", path: "", body: "", idempotency: "safe" };
const write: ClusterRequest = { ...read, idempotency: "write" };
const unreachable = new UpstreamFailure("unreachable", "ECONNREFUSED");

/** Selects repeatedly, and counts the choices. */
function spread(members: readonly PoolMember[], request: ClusterRequest, times: number, served = -1): object {
  const counts: Record<string, number> = {};
  for (let time = 0; time < times; time++) {
    const name =
      select({ members, served, isProbed: true }, request, undefined, 1000)?.upstream.name ?? "none";
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

describe("selection", () => {
  it("chooses an upstream if and only if one may serve the request", () => {
    const state = fc.record({
      tier: fc.integer({ min: 1, max: 3 }),
      weight: fc.integer({ min: 1, max: 9 }),
      is: fc.constantFrom(
        "healthy",
        "healthy",
        "mismatched",
        "cordoned",
        "down",
        "probing",
        "paused",
        "throttled",
      ),
      head: fc.integer({ min: -1, max: 9 }),
      isTried: fc.boolean(),
    });
    fc.assert(
      fc.property(
        fc.array(state, { minLength: 1, maxLength: 6 }),
        fc.option(fc.integer({ min: 0, max: 9 }), { nil: undefined }),
        fc.integer({ min: -1, max: 9 }),
        (states, minBlock, served) => {
          const now = 1000;
          const members = states.map((one, index) => {
            const member = fakeMember(`u-${index}`, { ...one, isCordoned: one.is === "cordoned" });
            Object.assign(member.upstream, { mismatch: one.is === "mismatched" ? "another" : undefined });
            member.head = one.head;
            if (one.is === "down" || one.is === "probing") member.failed(unreachable, now, now);
            if (one.is === "probing") member.breaker.sent(now);
            if (one.is === "paused") member.rejected("throttled", 10, now, now);
            if (one.is === "throttled") member.rejected("throttled", undefined, now - 200, now - 200);
            return member;
          });
          const isTried = (index: number): boolean => states[index]?.isTried === true;
          const exclude = new Set(members.filter((_, index) => isTried(index)));
          const request = { ...read, ...(minBlock !== undefined && { minBlock }) };
          const eligible = members.filter((member, index) => {
            const { is, head } = states[index] ?? { is: "", head: 0 };
            const hasBlock = minBlock === undefined || minBlock > served || head < 0 || head >= minBlock;
            const isUsable = is !== "mismatched" && is !== "cordoned" && is !== "paused";
            return isUsable && hasBlock && !exclude.has(member);
          });
          const isHealthy = ({ breaker, throttledUntil }: PoolMember): boolean =>
            breaker.isClosed && throttledUntil <= now;
          const healthy = eligible.filter(isHealthy);
          const chosen = select({ members, served, isProbed: true }, request, exclude, now);
          if (eligible.length === 0) return void expect(chosen).toBe(undefined);
          expect(eligible).toContain(chosen);
          if (healthy.length > 0) expect(healthy).toContain(chosen);
        },
      ),
    );
  });

  it("shares requests by weight", () => {
    const members = [fakeMember("one", { weight: 3 }), fakeMember("other")];
    expect(spread(members, read, 400)).toEqual({ one: 300, other: 100 });
  });

  it("uses a higher tier only if no lower one can serve", () => {
    const [own, paid] = [fakeMember("own"), fakeMember("paid", { tier: 2, weight: 9 })];
    expect(spread([paid, own], read, 10)).toEqual({ own: 10 });
    own.failed(unreachable, 1000, 1000);
    expect(spread([paid, own], read, 10)).toEqual({ paid: 10 });
  });

  it("sends writes and reads of pending transactions to one upstream", () => {
    const members = [fakeMember("one"), fakeMember("other")];
    expect(spread(members, write, 10)).toEqual({ one: 10 });
    expect(spread(members, { ...read, isSticky: true }, 10)).toEqual({ one: 10 });
  });

  it("avoids upstreams that fail or are far slower, and forgives them in time", () => {
    const [good, slow, failing] = [fakeMember("good"), fakeMember("slow"), fakeMember("failing")];
    const members = [good, slow, failing];
    for (let time = 0; time < 20; time++) {
      good.served(980, 1000);
      slow.served(0, 1000);
      if (time % 3 > 0) failing.served(980, 1000);
      else failing.rejected("failed", undefined, 980, 1000);
    }
    expect(spread(members, read, 10)).toEqual({ good: 10 });
    const chosen = new Set<string | undefined>();
    for (let time = 0; time < 10; time++)
      chosen.add(select({ members, served: -1, isProbed: true }, read, undefined, 600_000)?.upstream.name);
    expect(chosen).toEqual(new Set(["good", "slow", "failing"]));
  });

  it("avoids an upstream at which requests hang, before any of them has failed", () => {
    const [hanging, healthy] = [fakeMember("hanging"), fakeMember("healthy")];
    hanging.began(0, true);
    healthy.began(0, true);
    healthy.ended(900, true, true);
    healthy.began(900, true);
    expect(spread([hanging, healthy], read, 10)).toEqual({ healthy: 10 });
    hanging.ended(1000, true, true);
    expect(spread([hanging, healthy], read, 10)).toEqual({ hanging: 5, healthy: 5 });
    // If it is the only one, it is used.
    hanging.began(0, true);
    expect(spread([hanging], read, 10)).toEqual({ hanging: 10 });
  });

  it("prefers upstreams with the newest block for requests without a block", () => {
    const [behind, newest] = [fakeMember("behind"), fakeMember("newest")];
    [behind.head, newest.head] = [9, 10];
    expect(spread([behind, newest], read, 10, 10)).toEqual({ newest: 10 });
    newest.failed(unreachable, 1000, 1000);
    expect(spread([behind, newest], read, 10, 10)).toEqual({ behind: 10 });
  });

  it("avoids a throttling upstream for as long as its response says, and longer each time if it says nothing", () => {
    const member = fakeMember("one");
    member.rejected("throttled", 7, 0, 0);
    expect(member.throttledUntil).toBe(7_000);
    const silent = fakeMember("other");
    let now = 0;
    for (const seconds of [1, 2, 4, 8, 16, 32, 60, 60]) {
      silent.rejected("throttled", undefined, now, now);
      expect(silent.throttledUntil).toBe(now + seconds * 1000);
      now = silent.throttledUntil;
    }
    silent.served(now, now);
    silent.rejected("throttled", undefined, now, now);
    expect(silent.throttledUntil).toBe(now + 1000);
  });

  it("uses a throttling upstream only if no other serves, and not for each request", () => {
    const [throttled, other] = [fakeMember("throttled"), fakeMember("other")];
    const members = [throttled, other];
    throttled.rejected("throttled", undefined, 900, 900);
    expect(spread(members, read, 3)).toEqual({ other: 3 });
    other.failed(unreachable, 1000, 1000);
    expect(spread([throttled], read, 1)).toEqual({ throttled: 1 });
    expect(spread([throttled], write, 1)).toEqual({ none: 1 });
    throttled.rejected("throttled", undefined, 1000, 1000);
    expect(spread([throttled], read, 1)).toEqual({ none: 1 });
    // Once it serves again, it is used as before.
    throttled.served(1001, 1002);
    expect(throttled.throttledUntil).toBeLessThanOrEqual(1002);
  });
});
