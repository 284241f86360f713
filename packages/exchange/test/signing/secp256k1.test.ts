import { secp256k1 } from "@noble/curves/secp256k1.js";
import fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import { signRecoverable } from "../../src/signing/recoverable/web.ts";
import { type EcdsaSignature, publicKey, signDigest } from "../../src/signing/secp256k1.ts";

const ORDER = secp256k1.Point.Fn.ORDER;
const bytes32 = fc.uint8Array({ minLength: 32, maxLength: 32 });

function bytesOf(number: bigint): Uint8Array {
  return Uint8Array.from(Buffer.from(number.toString(16).padStart(64, "0"), "hex"));
}

const signers = {
  "JavaScript's HMAC": signDigest,
  async "WebCrypto's HMAC"(digest: Uint8Array, secret: Uint8Array): Promise<EcdsaSignature> {
    const [recovery = 0, ...signature] = await signRecoverable(digest, secret);
    return { signature: Uint8Array.from(signature), recovery: recovery as 0 | 1 };
  },
};

describe.each(Object.entries(signers))("signDigest with %s", (_, sign) => {
  it("gives the signature that the public library gives, for any key and digest", async () => {
    const edges = [0n, 1n, ORDER - 1n, ORDER, ORDER + 1n, 2n ** 256n - 1n].map(bytesOf);
    const keys = fc.oneof(bytes32, fc.constantFrom(bytesOf(1n), bytesOf(ORDER - 1n)));
    const digests = fc.oneof(bytes32, fc.constantFrom(...edges));
    await fc.assert(
      fc.asyncProperty(keys, digests, async (secret, digest) => {
        fc.pre(secp256k1.utils.isValidSecretKey(secret));
        const { signature, recovery } = await sign(digest, secret);
        const theirs = secp256k1.sign(digest, secret, { prehash: false, format: "recovered" });
        expect([recovery, ...signature]).toEqual([...theirs]);
      }),
      { numRuns: 200 },
    );
  });
});

describe("signRecoverable on a page without WebCrypto", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("says what to give instead", async () => {
    vi.stubGlobal("crypto", {});
    await expect(signRecoverable(bytesOf(1n), bytesOf(1n))).rejects.toThrow(
      /^signDigest: expected a function, or a page that came by https/,
    );
  });
});

describe("publicKey", () => {
  it("takes the private keys that the public library takes", () => {
    const edges = [0n, 1n, ORDER - 1n, ORDER, ORDER + 1n, 2n ** 256n - 1n].map(bytesOf);
    for (const secret of edges) {
      expect(publicKey(secret) !== undefined).toBe(secp256k1.utils.isValidSecretKey(secret));
    }
  });

  it("is the public library's", () => {
    fc.assert(
      fc.property(bytes32, (secret) => {
        fc.pre(secp256k1.utils.isValidSecretKey(secret));
        expect(publicKey(secret)).toEqual(secp256k1.getPublicKey(secret, false).subarray(1));
      }),
      { numRuns: 30 },
    );
  });
});
