import { invalidArgument, Secret, kindOf } from "@node-access/auth";
import { keccak_256 } from "@noble/hashes/sha3.js";
import { etc } from "@noble/secp256k1";
import type { ActionSigner } from "../action-signer.ts";
import { createSigner } from "./create-signer.ts";
import type { EcdsaSignature, SignDigest } from "./ecdsa-signature.ts";
import { hashTypedData } from "./hash-typed-data.ts";
import { publicKey, signDigest } from "./secp256k1.ts";

/** Options of a private key signer. */
export interface PrivateKeySignerOptions {
  /**
   * Another implementation of the curve, such as `tiny-secp256k1`. On Node, you need none for speed:
   * install `secp256k1`, and its native code signs.
   */
  readonly signDigest?: SignDigest | undefined;
}

/**
 * Creates a signer with a private key: that of an agent (API wallet) or of the account itself.
 *
 * @param privateKey - `0x` and 64 hex digits. Inspection never shows it.
 * @param options - Replaces the package's implementation of the curve.
 * @returns the signer. Create one per key and share it between clients, because it assigns the
 * key's nonces.
 * @throws NodeAccessError `INVALID_ARGUMENT` for an invalid key, without showing it.
 *
 * @example
 * ```ts
 * import { privateKeySigner } from "@node-access/exchange/signing";
 *
 * const signer = privateKeySigner(`0x${"11".repeat(32)}`);
 * console.log(signer.address);
 * ```
 */
export function privateKeySigner(
  privateKey: string | Secret,
  options: PrivateKeySignerOptions = {},
): ActionSigner {
  const { signDigest: sign }: PrivateKeySignerOptions = Object(options);
  if (sign && typeof sign !== "function") throw invalidArgument("signDigest", "a function", kindOf(sign));
  const [key, point] = readKey(privateKey instanceof Secret ? privateKey.reveal() : privateKey);
  return createSigner({
    address: `0x${etc.bytesToHex(keccak_256(point).subarray(12))}`,
    async signTypedData(typedData) {
      const digest = hashTypedData(typedData);
      const { signature, recovery } = sign
        ? await signWith(sign, digest, key)
        : await signDigest(digest, key);
      const hex = etc.bytesToHex(signature);
      return { r: `0x${hex.slice(0, 64)}`, s: `0x${hex.slice(64)}`, v: recovery === 0 ? 27 : 28 };
    },
  });
}

/** Calls the caller's function. Its error is not passed on, because it may contain the key. */
async function signWith(sign: SignDigest, digest: Uint8Array, key: Uint8Array): Promise<EcdsaSignature> {
  let signed: EcdsaSignature;
  try {
    const { signature, recovery } = await sign(digest, key);
    signed = { signature, recovery };
  } catch (error) {
    throw invalidArgument(
      "signDigest",
      "a function that returns a signature",
      `one that throws ${kind(error)}`,
    );
  }
  if (signed.signature instanceof Uint8Array && signed.signature.length === 64) return signed;
  throw invalidArgument("signDigest", "a function that returns a signature of 64 bytes", "one that does not");
}

/** Names only JavaScript's own types, because any other name could contain the key too. */
function kind(error: unknown): string {
  if (typeof error !== "object") return `a value of type ${typeof error}`;
  try {
    const type = [TypeError, RangeError, SyntaxError, ReferenceError].find((own) => error instanceof own);
    return type ? `a ${type.name}` : "an error";
  } catch {
    return "an error"; // a proxy without a target
  }
}

function readKey(privateKey: unknown): readonly [key: Uint8Array, publicKey: Uint8Array] {
  const digits = /^0x([0-9a-f]{64})$/i.exec(typeof privateKey === "string" ? privateKey : "")?.[1];
  const key = etc.hexToBytes(digits ?? "");
  const point = publicKey(key);
  if (point) return [key, point];
  // Nothing of the text, which may be a key.
  throw invalidArgument(
    "privateKey",
    "0x and 64 hex digits, a key of secp256k1",
    typeof privateKey === "string" ? "a string that is none" : kindOf(privateKey),
  );
}
