import { secp256k1 } from "@noble/curves/secp256k1.js";
import { hashes } from "@noble/secp256k1";
import fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import { publicKey, signDigest } from "../../src/signing/secp256k1.ts";

const ORDER = secp256k1.Point.Fn.ORDER;
const bytes32 = fc.uint8Array({ minLength: 32, maxLength: 32 });

function toBytes(number: bigint): Uint8Array {
  return Uint8Array.from(Buffer.from(number.toString(16).padStart(64, "0"), "hex"));
}

const webCrypto = hashes.hmacSha256Async;

/** The implementation for browsers. */
async function inBrowser(): Promise<typeof signDigest> {
  vi.resetModules();
  vi.doMock("#hmac-sha256", () => import("../../src/signing/hmac-sha256/web.ts"));
  hashes.hmacSha256Async = vi.fn(webCrypto);
  return (await import("../../src/signing/secp256k1.ts")).signDigest;
}

afterEach(() => {
  vi.doUnmock("#hmac-sha256");
  vi.unstubAllGlobals();
  hashes.hmacSha256Async = webCrypto;
});

const signers = {
  "JavaScript's HMAC": async () => signDigest,
  "WebCrypto's HMAC": inBrowser,
};

describe.each(Object.entries(signers))("signDigest with %s", (_, load) => {
  it("returns the same signature as the public library, for any key and digest", async () => {
    const sign = await load();
    const edges = [0n, 1n, ORDER - 1n, ORDER, ORDER + 1n, 2n ** 256n - 1n].map(toBytes);
    const keys = fc.oneof(bytes32, fc.constantFrom(toBytes(1n), toBytes(ORDER - 1n)));
    const digests = fc.oneof(bytes32, fc.constantFrom(...edges));
    await fc.assert(
      fc.asyncProperty(keys, digests, async (secret, digest) => {
        fc.pre(secp256k1.utils.isValidSecretKey(secret));
        const { signature, recovery } = await sign(digest, secret);
        const theirs = secp256k1.sign(digest, secret, { prehash: false, format: "recovered" });
        expect([recovery, ...signature]).toEqual([...theirs]);
      }),
      { numRuns: process.env["NIGHTLY"] ? 200 : 40 },
    );
  });
});

describe("signDigest in a browser", () => {
  it("uses WebCrypto", async () => {
    const sign = await inBrowser();
    await sign(toBytes(1n), toBytes(1n));
    expect(hashes.hmacSha256Async).toHaveBeenCalled();
  });

  it("suggests signDigest on a page without WebCrypto, and signs as soon as it is available", async () => {
    const sign = await inBrowser();
    vi.stubGlobal("crypto", {});
    for (const _ of [1, 2])
      await expect(sign(toBytes(1n), toBytes(1n))).rejects.toThrow(
        /^signDigest: expected a function, or a page loaded by https/,
      );
    vi.unstubAllGlobals();
    expect((await sign(toBytes(1n), toBytes(1n))).signature.length).toBe(64);
  });
});

describe("publicKey", () => {
  it("accepts the same private keys as the public library", () => {
    const edges = [0n, 1n, ORDER - 1n, ORDER, ORDER + 1n, 2n ** 256n - 1n].map(toBytes);
    for (const secret of edges) {
      expect(publicKey(secret) !== undefined).toBe(secp256k1.utils.isValidSecretKey(secret));
    }
  });

  it("is the same as the public library's", () => {
    fc.assert(
      fc.property(bytes32, (secret) => {
        fc.pre(secp256k1.utils.isValidSecretKey(secret));
        expect(publicKey(secret)).toEqual(secp256k1.getPublicKey(secret, false).subarray(1));
      }),
      { numRuns: process.env["NIGHTLY"] ? 30 : 10 },
    );
  });
});
