import { keccak_256 } from "@noble/hashes/sha3.js";
import { base58 } from "@scure/base";
import { rlpItem } from "../../codec/json-rpc/rlp.ts";
import { paramText } from "../block-reference.ts";
import { resultText } from "../../codec/json-rpc/rpc-message.ts";
import type { RoutedCall } from "../../upstreams/upstream.ts";
import { hash as digest } from "node:crypto";

/** @returns the hash or signature of the transaction, as JSON, unless it is malformed. */
export function transactionHash({ facts, params }: RoutedCall): string | undefined {
  const { broadcast } = facts;
  const signed = broadcast && paramText(params, broadcast);
  if (broadcast?.hash === "txid") return signed && bitcoinTransactionId(signed);
  if (broadcast?.hash === "signature") return signed && firstSignature(signed, params);
  if (!signed || !/^"0x(?:[\da-f]{2})+"$/i.test(signed)) return undefined;
  const hash = keccak_256(withoutBlobs(Buffer.from(signed.slice(3, -1), "hex")));
  return `"0x${Buffer.from(hash).toString("hex")}"`;
}

function bitcoinTransactionId(signed: string): string | undefined {
  if (!/^"(?:[\da-f]{2})+"$/i.test(signed)) return undefined;
  const id = transactionId(Buffer.from(signed.slice(1, -1), "hex"));
  return id && `"${id}"`;
}

const signatureBytes = 64;
/** The first byte of a transaction of version 1, which has its signatures at the end. Source: SIMD-0385. */
const firstByteV1 = 129;
/** More than a transaction of 4,096 bytes takes in base58 or base64. Source: SIMD-0296. */
const maxTransactionLength = 10_000;

/**
 * @param signed - A transaction of Solana, as JSON, in base64 if the params say so.
 * @returns its first signature, which is its id; `undefined` if it is malformed.
 */
function firstSignature(signed: string, params = "[]"): string | undefined {
  const text = signed.slice(1, -1);
  if (text.length > maxTransactionLength) return undefined;
  const isBase64 = /"encoding"\s*:\s*"base64"/.test(params);
  const bytes = isBase64 ? Buffer.from(text, "base64") : fromBase58(text);
  if (!bytes) return undefined;
  const isV1 = bytes[0] === firstByteV1;
  // The number of signatures is below 128, so it takes one byte.
  const count = bytes[isV1 ? 1 : 0] ?? 0;
  const start = isV1 ? bytes.length - count * signatureBytes : 1;
  if (count === 0 || start < 1) return undefined;
  const signature = bytes.subarray(start, start + signatureBytes);
  return signature.length === signatureBytes ? `"${base58.encode(signature)}"` : undefined;
}

function fromBase58(text: string): Uint8Array | undefined {
  try {
    return base58.decode(text);
  } catch {
    return undefined;
  }
}

const blobType = 3;

/**
 * @returns the part of a transaction that its hash is of: all of it, or, if it is sent with blobs, its type and its
 * payload, which is the first item of the list that also holds the blobs. Source: EIP-4844, networking.
 */
function withoutBlobs(bytes: Buffer): Buffer {
  if (bytes[0] !== blobType) return bytes;
  const list = rlpItem(bytes, 1);
  const payload = list && rlpItem(bytes, list.content);
  if (!payload?.isList || payload.end > bytes.length) return bytes;
  return Buffer.concat([bytes.subarray(0, 1), bytes.subarray(list?.content, payload.end)]);
}

/** @returns the response to a call whose transaction a node has, unless it is malformed. */
export function acceptedText(call: RoutedCall): string | undefined {
  const hash = transactionHash(call);
  return hash && resultText(call.id, hash);
}

/**
 * @param bytes - A signed transaction of Bitcoin or a chain of its kind, as it is sent.
 * @returns its id; `undefined` if it is malformed. Source: BIP-141: the id is the hash, twice SHA-256 and shown in
 * reverse, of the version, the inputs, the outputs and the lock time, which come first and last. What is between
 * them, such as the witness, does not count.
 */
export function transactionId(bytes: Buffer): string | undefined {
  try {
    // A 0 in place of the number of inputs: flags follow it.
    const isExtended = bytes[4] === 0;
    const start = isExtended ? 6 : 4;
    const inputs = new Reader(bytes, start);
    const count = inputs.size();
    if (count === 0) return undefined;
    for (let index = 0; index < count; index += 1) {
      inputs.skip(36);
      inputs.skip(inputs.size() + 4);
    }
    const outputs = inputs.size();
    for (let index = 0; index < outputs; index += 1) {
      inputs.skip(8);
      inputs.skip(inputs.size());
    }
    const end = inputs.at;
    if (isExtended ? end + 4 > bytes.length : end + 4 !== bytes.length) return undefined;
    const counted = Buffer.concat([bytes.subarray(0, 4), bytes.subarray(start, end), bytes.subarray(-4)]);
    const id = digest("sha256", digest("sha256", counted, "buffer"), "buffer");
    return Buffer.from(id.toReversed()).toString("hex");
  } catch (error) {
    // The bytes end too early.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

class Reader {
  at: number;
  readonly #bytes: Buffer;

  constructor(bytes: Buffer, at: number) {
    this.#bytes = bytes;
    this.at = at;
  }

  skip(length: number): void {
    this.at += length;
    if (this.at > this.#bytes.length) throw new RangeError("the transaction is cut");
  }

  /** @returns a number of one byte, or of the 2, 4 or 8 that follow a byte of 253 or more. */
  size(): number {
    const first = this.#bytes.readUInt8(this.at);
    this.skip(1);
    if (first < 253) return first;
    const length = first === 253 ? 2 : first === 254 ? 4 : 8;
    const { at } = this;
    this.skip(length);
    return length === 8 ? Number(this.#bytes.readBigUInt64LE(at)) : this.#bytes.readUIntLE(at, length);
  }
}
