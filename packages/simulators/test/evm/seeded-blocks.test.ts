import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { EvmChain } from "../../src/evm/chain.ts";
import { SeededBlocks } from "../../src/evm/seeded-blocks.ts";

const options = { blockTime: 1_000, chainId: 1 };

describe("an EVM chain from a seed", () => {
  it("finds blocks and transactions by their hashes, and no others", () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(2 ** 20), (seed, back) => {
        const chain = new EvmChain({ seed, ...options });
        const number = chain.head - back;
        const { hash, transactions } = chain.block(number);
        expect(chain.numberOf(hash.toUpperCase().replace("0X", "0x"))).toBe(number);
        for (const [index, { transaction }] of transactions.entries()) {
          const { hash: own, from, nonce } = transaction;
          expect(chain.find(String(own))?.transaction).toEqual(transactions[index]?.transaction);
          expect(chain.hashOf(String(from), BigInt(String(nonce)))).toBe(own);
          expect(chain.numberOf(String(own))).toBeUndefined();
        }
        const other = new EvmChain({ seed: `${seed}.`, ...options });
        expect(other.numberOf(hash)).toBeUndefined();
        expect(other.find(String(transactions[0]?.transaction["hash"]))).toBeUndefined();
      }),
      { numRuns: 4 },
    );
  });

  it("links its newest blocks, and shows the same ones again", () => {
    const chain = new EvmChain({ seed: "links", ...options });
    const { head } = chain;
    for (let number = head - 18; number <= head; number += 1)
      expect(chain.block(number).header["parentHash"]).toBe(chain.block(number - 1).hash);
    const old = head - 100_000;
    const again = new EvmChain({ seed: "links", ...options });
    again.begin();
    expect(again.block(old)).toEqual(chain.block(old));
  });

  it("continues where another process has begun", () => {
    const starts: [number, string][] = [];
    const first = new EvmChain({ seed: "start", ...options }, (...start) => starts.push(start));
    const { head } = first;
    first.learn(head - 40, `0x${"ab".repeat(32)}`);
    const { hash } = first.block(head);
    const second = new EvmChain({ seed: "start", ...options });
    second.block(head);
    expect(second.block(head).hash).not.toBe(hash);
    second.learn(head - 40, `0x${"ab".repeat(32)}`);
    expect(second.block(head).hash).toBe(hash);
    expect(second.numberOf(hash)).toBe(head);
    expect(starts).toEqual([]);
  });

  it("computes the state of a block that was read before it appeared", () => {
    const chain = new EvmChain({ seed: "ahead", ...options });
    const now = performance.now();
    const clock = vi.spyOn(performance, "now").mockReturnValue(now);
    try {
      const number = chain.head + 1;
      const { stateRoot } = chain.block(number).header;
      clock.mockReturnValue(now + options.blockTime);
      const { hash } = chain.block(number);
      // Enough other blocks for their roots to replace those that are remembered.
      for (let other = 0; other < 1_001; other += 1) chain.block(other);
      const again = new EvmChain({ seed: "ahead", ...options });
      again.learn(number, String(chain.block(number).header["parentHash"]));
      expect(again.block(number)).toMatchObject({ hash, header: { stateRoot } });
    } finally {
      clock.mockRestore();
    }
  });

  it("makes one of 1,024 blocks known as a start", () => {
    const starts: [number, string][] = [];
    const chain = new EvmChain({ seed: "starts", ...options, blockTime: 3_600_000 }, (...start) =>
      starts.push(start),
    );
    const number = Math.floor(chain.head / 1_024) * 1_024;
    chain.learn(number - 20, `0x${"cd".repeat(32)}`);
    const { hash } = chain.block(number - 1);
    expect(starts).toContainEqual([number, hash]);
  });

  it("numbers the transactions of each sender without gaps", () => {
    const blocks = new SeededBlocks({ seed: "", ...options });
    const counts = new Map<string, number>();
    for (let number = 0; number < 50; number++) {
      for (const { from, nonce } of blocks.transactions(number)) {
        expect(Number(nonce)).toBe(counts.get(from) ?? 0);
        counts.set(from, (counts.get(from) ?? 0) + 1);
      }
      for (const [from, count] of counts) expect(blocks.account(from, number).nonce).toBe(BigInt(count));
    }
  });
});
