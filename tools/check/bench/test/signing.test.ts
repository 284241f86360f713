import { secp256k1 } from "@noble/curves/secp256k1.js";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { baseline, contenders, nativeSecp256k1, tinySecp256k1 } from "../src/signing/contenders.ts";
import { measureSigning, validationShare } from "../src/signing/measure-signing.ts";

const bytes32 = fc.uint8Array({ minLength: 32, maxLength: 32 });

describe.each([
  ["tiny-secp256k1", tinySecp256k1],
  ["secp256k1", nativeSecp256k1],
])("%s as a backend", (name, backend) => {
  it("returns the same signature as @noble/curves, for any key and digest", () => {
    fc.assert(
      fc.property(bytes32, bytes32, (key, digest) => {
        fc.pre(secp256k1.utils.isValidSecretKey(key));
        const { signature, recovery } = backend(digest, key);
        const theirs = secp256k1.sign(digest, key, { prehash: false, format: "recovered" });
        expect([recovery, ...signature]).toEqual([...theirs]);
      }),
      { numRuns: 200 },
    );
  });

  it("signs an action as the package's own curve does", async () => {
    const { "Node Access": own, [`Node Access, ${name}`]: fast } = contenders;
    for (let nonce = 1; nonce < 20; nonce += 1) expect(await fast?.(nonce)).toEqual(await own?.(nonce));
  });
});

describe("measureSigning", () => {
  it("shows every contender against the baseline", async () => {
    const shown = await measureSigning(1, 5);
    for (const name of Object.keys(contenders)) expect(shown).toContain(name);
    expect(shown).toMatch(new RegExp(`${baseline}\\s+1\\.00`));
  });
});

describe("validationShare", () => {
  it("returns a fraction", async () => {
    expect(Math.abs(await validationShare(1, 5))).toBeLessThan(1);
  });
});
