import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { BlockHashes } from "../../src/clusters/chain/block-hashes.ts";
import { AgreedChain } from "../../src/clusters/chain/agreed-chain.ts";
import { fakeMember } from "./fake-upstream.ts";

/** A block of a chain, or of the fork that begins after block 10. */
function block(number: number, isFork = false): { number: number; hash: string; parent: string } {
  const hash = (at: number): string => `0x${isFork && at > 10 ? "f" : "a"}${at.toString(16)}`;
  return { number, hash: hash(number), parent: hash(number - 1) };
}

describe("the chain that upstreams agree on", () => {
  it("is the majority's, in whatever order blocks are reported", () => {
    const steps = fc.shuffledSubarray([0, 1, 2], { minLength: 3 });
    fc.assert(
      fc.property(steps, fc.nat(2), fc.integer({ min: 12, max: 20 }), (order, forked, number) => {
        const members = ["one", "two", "three"].map((name) => fakeMember(name));
        const agreed = new AgreedChain(members, new BlockHashes());
        for (const at of order)
          agreed.reported(members[at] ?? fakeMember("none"), block(number, at === forked));
        for (const [at, { agreement }] of members.entries())
          expect(agreement).toBe(at === forked ? "forked" : "agrees");
        expect(agreed.allows(number, block(number).hash)).toBe(true);
        expect(agreed.allows(number, block(number, true).hash)).toBe(false);
        for (const member of members) agreed.reported(member, block(number + 1));
        expect(members.map(({ agreement }) => agreement)).toEqual(["agrees", "agrees", "agrees"]);
        expect(agreed.allows(number, block(number, true).hash)).toBe(false);
      }),
    );
  });

  it("is unclear while two upstreams differ, or a third is down", () => {
    const members = ["one", "two", "three"].map((name) => fakeMember(name));
    const [one, two, three] = members as [(typeof members)[0], (typeof members)[0], (typeof members)[0]];
    const agreed = new AgreedChain(members, new BlockHashes());
    agreed.reported(three, block(12));
    three.breaker.failed(0, 1, true);
    expect(three.breaker.isClosed).toBe(false);
    agreed.reported(one, block(12));
    agreed.reported(two, block(12, true));
    expect([one.agreement, two.agreement]).toEqual(["unclear", "unclear"]);
    expect(agreed.allows(12, block(12).hash)).toBe(false);
    expect(agreed.allows(12, block(12, true).hash)).toBe(false);
  });

  it("compares an upstream that is one block ahead by its parent, and trusts one that is further ahead", () => {
    const members = ["one", "two", "three"].map((name) => fakeMember(name));
    const [one, two, three] = members as [(typeof members)[0], (typeof members)[0], (typeof members)[0]];
    const agreed = new AgreedChain(members, new BlockHashes());
    agreed.reported(one, block(12));
    agreed.reported(two, block(12));
    agreed.reported(three, block(13, true));
    expect(three.agreement).toBe("forked");
    // The other upstreams may be stuck.
    agreed.reported(three, block(14, true));
    expect(three.agreement).toBe("agrees");
  });

  it("ignores an upstream's reports from before it switched chains", () => {
    const member = fakeMember("one");
    const agreed = new AgreedChain([member], new BlockHashes());
    for (const number of [11, 12, 13]) agreed.reported(member, block(number));
    expect(agreed.allows(11, block(11, true).hash)).toBe(false);
    agreed.reported(member, block(14, true));
    expect(member.agreement).toBe("agrees");
    expect(agreed.allows(11, block(11, true).hash)).toBe(true);
    expect(agreed.allows(13, block(13).hash)).toBe(false);
  });

  it("ignores leading zeros of hashes", () => {
    const members = ["one", "two"].map((name) => fakeMember(name));
    const agreed = new AgreedChain(members, new BlockHashes());
    for (const [at, member] of members.entries())
      agreed.reported(member, { number: 1, hash: at === 0 ? "0x0AB" : "0xab" });
    expect(members.map(({ agreement }) => agreement)).toEqual(["agrees", "agrees"]);
  });
});
