import { secp256k1 } from "@noble/curves/secp256k1.js";
import { hashes } from "@noble/secp256k1";
import fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import { publicKey, signDigest } from "../../src/signing/secp256k1.ts";
import { createSignDigest } from "../../src/signing/sign-digest/node.ts";

const ORDER = secp256k1.Point.Fn.ORDER;
const bytes32 = fc.uint8Array({ minLength: 32, maxLength: 32 });

function toBytes(number: bigint): Uint8Array {
  return Uint8Array.from(Buffer.from(number.toString(16).padStart(64, "0"), "hex"));
}

const webCrypto = hashes.hmacSha256Async;

/** The implementation for browsers. */
async function inBrowser(): Promise<typeof signDigest> {
  vi.resetModules();
  vi.doMock("#sign-digest", () => import("../../src/signing/sign-digest/web.ts"));
  hashes.hmacSha256Async = vi.fn(webCrypto);
  return (await import("../../src/signing/secp256k1.ts")).signDigest;
}

afterEach(() => {
  vi.doUnmock("#sign-digest");
  vi.unstubAllGlobals();
  hashes.hmacSha256Async = webCrypto;
});

const absent = (): never => {
  throw new Error("Cannot find module");
};

const signers = {
  "the curve of this platform": async () => signDigest,
  "native code": async () => createSignDigest(),
  JavaScript: async () => createSignDigest(absent),
  WebCrypto: inBrowser,
};

describe.each(Object.entries(signers))("signDigest with %s", (name, load) => {
  it("returns the same signature as the public library, for any key and digest", async () => {
    const sign = await load();
    const edges = [0n, 1n, ORDER - 1n, ORDER, ORDER + 1n, 2n ** 256n - 1n].map(toBytes);
    // The native nonce of a digest above the order, which no hash will ever be, is another valid one.
    const isNative = name === "native code" || name === "the curve of this platform";
    const keys = fc.oneof(bytes32, fc.constantFrom(toBytes(1n), toBytes(ORDER - 1n)));
    const digests = fc.oneof(bytes32, fc.constantFrom(...edges.slice(0, isNative ? 3 : undefined)));
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

describe("createSignDigest on Node", () => {
  it("uses the native code of secp256k1 if it is installed", () => {
    const signature = new Uint8Array(64).fill(7);
    const ecdsaSign = vi.fn(() => ({ signature, recid: 1 }));
    const load = vi.fn(() => ({ ecdsaSign }));
    expect(createSignDigest(load)(toBytes(1n), toBytes(2n))).toEqual({ signature, recovery: 1 });
    expect(load).toHaveBeenCalledExactlyOnceWith("secp256k1/bindings.js");
    expect(ecdsaSign).toHaveBeenCalledWith(toBytes(1n), toBytes(2n));
  });

  it.each([
    ["cannot be loaded", absent],
    ["is a version with other functions", () => ({ sign: absent })],
  ])("signs in JavaScript if secp256k1 %s", (_, load) => {
    const { signature, recovery } = createSignDigest(load)(toBytes(1n), toBytes(2n));
    const theirs = secp256k1.sign(toBytes(1n), toBytes(2n), { prehash: false, format: "recovered" });
    expect([recovery, ...signature]).toEqual([...theirs]);
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
