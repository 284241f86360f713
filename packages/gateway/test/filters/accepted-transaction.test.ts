import { keccak_256 } from "@noble/hashes/sha3.js";
import { describe, expect, it } from "vitest";
import { encodeRlpBytes, joinRlpItems } from "../../src/codec/json-rpc/rlp.ts";
import { acceptedText } from "../../src/filters/broadcast/accepted-transaction.ts";
import { createCall } from "./send-call.ts";

/** The hash that a node would respond with, of a transaction's bytes. */
function computeHash(...parts: readonly Uint8Array[]): string {
  return `0x${Buffer.from(keccak_256(Buffer.concat(parts))).toString("hex")}`;
}

function accepted(bytes: Uint8Array): unknown {
  const text = acceptedText(
    createCall("eth_sendRawTransaction", [`0x${Buffer.from(bytes).toString("hex")}`], "7"),
  );
  return text && (JSON.parse(text) as { result: unknown }).result;
}

const payload = joinRlpItems([Uint8Array.of(1), Buffer.alloc(60, 2)].map(encodeRlpBytes));
const type = Uint8Array.of(3);
const blobs = joinRlpItems([encodeRlpBytes(Buffer.alloc(128 * 1024, 5))]);
const commitments = joinRlpItems([encodeRlpBytes(Buffer.alloc(48, 6))]);
const proofs = joinRlpItems([encodeRlpBytes(Buffer.alloc(48, 7))]);

describe("the hash of a signed transaction", () => {
  it("is that of its bytes", () => {
    for (const bytes of [Uint8Array.of(0xc0), Buffer.concat([Uint8Array.of(2), payload])])
      expect(accepted(bytes)).toBe(computeHash(bytes));
  });

  // EIP-4844: with its blobs, a transaction is a list that begins with the payload; EIP-7594 adds a version.
  it.each([
    ["EIP-4844", [payload, blobs, commitments, proofs]],
    ["EIP-7594", [payload, encodeRlpBytes(Uint8Array.of(1)), blobs, commitments, proofs]],
  ])("is that of its payload if it carries blobs as in %s", (_, parts) => {
    expect(accepted(Buffer.concat([type, joinRlpItems(parts)]))).toBe(computeHash(type, payload));
  });

  it("is that of its bytes if it is a blob transaction without its blobs, or cut", () => {
    for (const bytes of [
      Buffer.concat([type, payload]),
      type,
      Buffer.concat([type, Uint8Array.of(0xf9, 1)]),
      Buffer.concat([type, Uint8Array.of(0xf8, 60, 0xff, 1, 2)]),
      Buffer.concat([type, Uint8Array.of(0xc0)]),
      Buffer.concat([type, Uint8Array.of(0xc2, 0xd0, 1)]),
    ])
      expect(accepted(bytes)).toBe(computeHash(bytes));
  });
});
