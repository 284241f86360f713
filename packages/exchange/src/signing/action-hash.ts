import { describeValue, invalidArgument } from "@node-access/auth";
import { keccak_256 } from "@noble/hashes/sha3.js";
import { etc } from "@noble/secp256k1";
import type { UnsignedRequest } from "../action-signer.ts";
import { checkedAddress } from "./checked-address.ts";
import { encodeMsgpack } from "./msgpack.ts";

/** The fields covered by an action's hash. */
export interface HashedRequest extends Pick<UnsignedRequest, "action" | "vaultAddress" | "expiresAfter"> {
  /** Milliseconds since 1970. */
  readonly nonce: number;
}

/**
 * Computes the hash of an action that is signed: of the action in MessagePack, the nonce,
 * the vault, and the expiry time.
 *
 * @param request - The action as it is sent, and the other signed fields.
 * @returns 32 bytes in hex.
 * @throws NodeAccessError `INVALID_ARGUMENT` with the path of a value that cannot be hashed.
 *
 * @example
 * ```ts
 * import { actionHash } from "@node-access/exchange/signing";
 *
 * console.log(actionHash({ action: { type: "agentEnableDexAbstraction" }, nonce: 1_700_000_000_000 }));
 * ```
 *
 * Source: hyperliquid-python-sdk.
 */
export function actionHash(request: HashedRequest): `0x${string}` {
  const { action, nonce, vaultAddress, expiresAfter }: HashedRequest = Object(request);
  const parts = [encodeMsgpack(action, "action"), uint64("nonce", nonce)];
  // The venue's format: a byte for whether there is a vault, but nothing if there is no expiry.
  if (vaultAddress)
    parts.push(Uint8Array.of(1), etc.hexToBytes(checkedAddress(vaultAddress, "vaultAddress").slice(2)));
  else parts.push(Uint8Array.of(0));
  if (expiresAfter !== undefined) parts.push(Uint8Array.of(0), uint64("expiresAfter", expiresAfter));
  return `0x${etc.bytesToHex(keccak_256(etc.concatBytes(...parts)))}`;
}

function uint64(path: string, value: number): Uint8Array {
  if (!Number.isSafeInteger(value) || value < 0) {
    throw invalidArgument(path, "milliseconds since 1970 as a whole number", describeValue(value));
  }
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(value));
  return bytes;
}
