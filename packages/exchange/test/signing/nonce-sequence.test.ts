import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { nonceSequence } from "../../src/signing/create-signer.ts";

describe("nonceSequence", () => {
  it("is strictly increasing, whatever the clock does, and never behind it", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 4e12 }), { minLength: 1 }), (times) => {
        const clock = times.values();
        const next = nonceSequence(() => clock.next().value ?? 0);
        let last = 0;
        for (const time of times) {
          const nonce = next();
          expect(nonce).toBeGreaterThan(last);
          expect(nonce).toBeGreaterThanOrEqual(time);
          last = nonce;
        }
      }),
    );
  });

  it("is the clock's time while the clock advances", () => {
    const clock = [1000.9, 1001, 1500].values();
    const next = nonceSequence(() => clock.next().value ?? 0);
    expect([next(), next(), next()]).toEqual([1000, 1001, 1500]);
  });
});
