import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { SeededBlocks } from "../src/evm/seeded-blocks.ts";

describe("an EVM chain from a seed", () => {
  const options = { blockTime: 1_000, chainId: 1 };

  it("finds blocks and transactions only by their own hashes", () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(2 ** 40), (seed, number) => {
        const chain = new SeededBlocks({ seed, ...options });
        const { hash, header, transactions } = chain.block(number);
        expect(chain.numberOf(hash)).toBe(number);
        expect(chain.numberOf(hash.toUpperCase().replace("0X", "0x"))).toBe(number);
        if (number > 0) expect(chain.numberOf(String(header["parentHash"]))).toBe(number - 1);
        for (const [index, { transaction }] of transactions.entries()) {
          const place = { number, index };
          expect(chain.transactionAt(String(transaction["hash"]))).toEqual(place);
          expect(chain.transactionOf(String(transaction["from"]), Number(transaction["nonce"]))).toEqual(
            place,
          );
          expect(chain.numberOf(String(transaction["hash"]))).toBeUndefined();
        }
        expect(new SeededBlocks({ seed: `${seed}.`, ...options }).numberOf(hash)).toBeUndefined();
        expect(new SeededBlocks({ seed, ...options }).block(number)).toEqual(chain.block(number));
      }),
    );
  });

  it("numbers the transactions of each sender without gaps", () => {
    const chain = new SeededBlocks({ seed: "", ...options });
    const counts = new Map<string, number>();
    for (let number = 0; number < 50; number++) {
      for (const { transaction } of chain.block(number).transactions) {
        const from = String(transaction["from"]);
        expect(Number(transaction["nonce"])).toBe(counts.get(from) ?? 0);
        counts.set(from, (counts.get(from) ?? 0) + 1);
      }
      for (const [from, count] of counts) expect(chain.account(from, number).nonce).toBe(BigInt(count));
    }
  });
});
