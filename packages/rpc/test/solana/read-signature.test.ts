import { getBase58Codec } from "@solana/kit";
import fc from "fast-check";
import { expect, it } from "vitest";
import { readSignature } from "../../src/solana/read-signature.ts";

const base58 = getBase58Codec();
/** The bytes after the number of signatures: a signature, which may begin with zeros, and the rest of a transaction. */
const rest = fc.tuple(
  fc.nat(3),
  fc.uint8Array({ minLength: 64, maxLength: 64 }),
  fc.uint8Array({ maxLength: 1_100 }),
);

it("reads the same signature as kit, from both encodings", () => {
  fc.assert(
    fc.property(rest, fc.integer({ min: 1, max: 127 }), ([zeros, random, message], count) => {
      const signature = Uint8Array.from(random).fill(0, 0, zeros);
      const transaction = Buffer.concat([Uint8Array.of(count), signature, message]);
      const expected = base58.decode(signature);
      expect(readSignature(transaction.toString("base64"), "base64")).toBe(expected);
      expect(readSignature(base58.decode(transaction), "base58")).toBe(expected);
    }),
    { numRuns: 50 },
  );
});

it("reads the first signature of a transaction of version 1, whose signatures are at the end", () => {
  fc.assert(
    fc.property(rest, fc.integer({ min: 1, max: 12 }), ([zeros, random, message], count) => {
      const signature = Uint8Array.from(random).fill(0, 0, zeros);
      const others = new Uint8Array(64 * (count - 1)).fill(7);
      const transaction = Buffer.concat([Uint8Array.of(129, count), message, signature, others]);
      const expected = base58.decode(signature);
      expect(readSignature(transaction.toString("base64"), "base64")).toBe(expected);
      expect(readSignature(base58.decode(transaction), "base58")).toBe(expected);
    }),
    { numRuns: 50 },
  );
});

it("reads none from a transaction of version 1 without signatures", () => {
  expect(
    readSignature(Buffer.of(129, 0, ...new Uint8Array(200)).toString("base64"), "base64"),
  ).toBeUndefined();
});

it.each([undefined, 5, "", "0OIl", "?", "1".repeat(10_001), base58.decode(new Uint8Array(65))])(
  "reads none from %j",
  (text) => {
    expect(readSignature(text, "base58")).toBeUndefined();
    expect(readSignature(text, "base64")).toBeUndefined();
  },
);
