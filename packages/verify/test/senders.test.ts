import { secp256k1 } from "@noble/curves/secp256k1.js";
import { expect, it } from "vitest";
import { keccak, toHex } from "../src/encoding/bytes.ts";
import { recoverSender } from "../src/senders.ts";

const { ORDER: order } = secp256k1.Point.Fn;
const { ORDER: prime } = secp256k1.Point.Fp;
const edges = [0n, 1n, 2n, order / 2n + 1n, order - 1n, order, prime - order, prime, 2n ** 256n - 1n];

/** The sender as the library's ECDSA recovers it. */
function bySignature(hash: Uint8Array, signature: Uint8Array, yParity: number): Uint8Array | undefined {
  try {
    const recovered = secp256k1.Signature.fromBytes(signature).addRecoveryBit(yParity);
    return keccak(recovered.recoverPublicKey(hash).toBytes(false).subarray(1)).subarray(12);
  } catch {
    return undefined;
  }
}

const bytes = (value: bigint): Uint8Array => Buffer.from(value.toString(16).padStart(64, "0"), "hex");
const formatSender = (sender: Uint8Array | undefined): string => (sender ? toHex(sender) : "none");

it("recovers the senders that the library's ECDSA recovers", () => {
  const senders = new Set<string>();
  for (const hash of [0n, 1n, order, 2n ** 256n - 1n].map(bytes))
    for (const r of edges)
      for (const s of edges)
        for (const yParity of [0, 1]) {
          const signature = Buffer.concat([bytes(r), bytes(s)]);
          const expected = formatSender(bySignature(hash, signature, yParity));
          expect(formatSender(recoverSender(hash, signature, yParity)), `${r} ${s}`).toBe(expected);
          senders.add(expected);
        }
  expect(senders.has("none")).toBe(true);
  expect(senders.size).toBeGreaterThan(30);
});
