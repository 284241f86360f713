import { invalidArgument, Secret } from "@node-access/auth";
import { keccak_256 } from "@noble/hashes/sha3.js";
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";
import type { ActionSigner } from "../action-signer.ts";
import { createSigner } from "./create-signer.ts";
import { hashTypedData } from "./hash-typed-data.ts";
import { publicKey, readPrivateKey, signDigest } from "./secp256k1.ts";

/**
 * A signer with a private key: that of an agent (an API wallet), or an account's own.
 *
 * @param privateKey - `0x` and 64 hex digits. It is kept where no inspection shows it.
 * @returns the signer. Make one for each key, and use it in all clients: it hands out the key's nonces.
 * @throws NodeAccessError `INVALID_ARGUMENT` if it is no private key; the error does not show it.
 *
 * @example
 * ```ts
 * import { privateKeySigner } from "@node-access/exchange/signing";
 *
 * const signer = privateKeySigner(`0x${"11".repeat(32)}`);
 * console.log(signer.address);
 * ```
 *
 * Source: interface, E: signature.
 */
export function privateKeySigner(privateKey: string | Secret): ActionSigner {
  const key = readKey(privateKey instanceof Secret ? privateKey.reveal() : privateKey);
  return createSigner({
    address: `0x${bytesToHex(keccak_256(publicKey(key)).subarray(12))}`,
    async signTypedData(typedData) {
      const { rs, recovery } = signDigest(hashTypedData(typedData), key);
      const [r, s] = [rs.subarray(0, 32), rs.subarray(32)];
      return { r: `0x${bytesToHex(r)}`, s: `0x${bytesToHex(s)}`, v: recovery === 0 ? 27 : 28 };
    },
  });
}

function readKey(privateKey: unknown): bigint {
  const digits = /^0x([0-9a-f]{64})$/i.exec(typeof privateKey === "string" ? privateKey : "")?.[1];
  const key = digits && readPrivateKey(hexToBytes(digits));
  if (key) return key;
  throw invalidArgument("privateKey", "0x and 64 hex digits, a key of secp256k1", "something else");
}
