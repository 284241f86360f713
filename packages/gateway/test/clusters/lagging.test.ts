import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { AgreedChain } from "../../src/clusters/chain/agreed-chain.ts";
import { BlockHashes } from "../../src/clusters/chain/block-hashes.ts";
import { HeadPoller } from "../../src/clusters/chain/head-poller.ts";
import { HeadTracker } from "../../src/clusters/chain/head-tracker.ts";
import type { HeadReader } from "../../src/clusters/chain/head-reader.ts";
import type { PoolMember } from "../../src/clusters/pool-member.ts";
import { fakeMember } from "./fake-upstream.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Two upstreams, and what one of them reports at a time. */
function startPair(): {
  leader: PoolMember;
  other: PoolMember;
  tracker: HeadTracker;
  report: (member: PoolMember, number: number) => Promise<string>;
} {
  const [leader, other] = [fakeMember("leader"), fakeMember("other")];
  const members = [leader, other];
  const tracker = new HeadTracker();
  const reader = { read: async () => undefined, has: async () => true } as unknown as HeadReader;
  const poller = new HeadPoller({
    members,
    tracker,
    agreed: new AgreedChain(members, new BlockHashes()),
    reader,
    onFalseClaim: () => {},
    onReset: () => {},
    onBlock: () => {},
  });
  return {
    leader,
    other,
    tracker,
    async report(member, number) {
      await poller.claimed(member, { number, hash: `0x${number}` });
      return member.state(performance.now());
    },
  };
}

describe("an upstream that lacks blocks that callers have seen", () => {
  it("is lagging with its first report if it lacks old ones", async () => {
    const { leader, other, report } = startPair();
    for (let number = 1_000; number < 1_100; number += 1) {
      expect(await report(leader, number)).toBe("serving");
      vi.advanceTimersByTime(1_000);
    }
    expect(await report(other, 900)).toBe("lagging");
    expect(other.isUsable).toBe(false);
    expect(await report(other, 1_050)).toBe("lagging");
    expect(await report(other, 1_099)).toBe("serving");
  });

  it("is lagging once calls no longer wait for it, and may catch up for some time", async () => {
    const { leader, other, report } = startPair();
    await report(leader, 10);
    await report(other, 10);
    await report(leader, 2_010);
    expect(await report(other, 10)).toBe("serving");
    vi.advanceTimersByTime(3_500);
    expect(await report(other, 500)).toBe("lagging");
    expect(other.isUsable).toBe(true);
    vi.advanceTimersByTime(27_000);
    expect(await report(other, 600)).toBe("lagging");
    expect(other.isUsable).toBe(false);
    expect(await report(other, 2_010)).toBe("serving");
  });

  it("is serving if it is always a moment behind on a fast chain", async () => {
    const { leader, other, report } = startPair();
    for (let number = 1; number <= 400; number += 1) {
      await report(leader, number);
      if (number > 1) expect(await report(other, number - 1)).toBe("serving");
      vi.advanceTimersByTime(250);
    }
  });

  it("is serving if the chain was replaced by a shorter one", async () => {
    const { leader, other, tracker, report } = startPair();
    await report(leader, 5_000);
    vi.advanceTimersByTime(100_000);
    tracker.resetTo(20);
    expect(await report(other, 20)).toBe("serving");
    await report(leader, 21);
    expect(await report(other, 20)).toBe("serving");
  });
});
