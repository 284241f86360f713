import { fromBase58, toBase58 } from "@node-access/grpc/geyser";
import { fromTronAddress, toTronAddress } from "@node-access/grpc/tron";
import * as web from "@node-access/grpc/tron/web";
import { base58, createBase58check } from "@scure/base";
import fc from "fast-check";
import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";

const checked = createBase58check((bytes: Uint8Array) => createHash("sha256").update(bytes).digest());

describe("base58", () => {
  it("decodes its own output, which equals another library's", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 70 }), fc.nat(3), (tail, zeros) => {
        const bytes = Uint8Array.of(...Array<number>(zeros).fill(0), ...tail);
        const text = toBase58(bytes);
        expect(text).toBe(base58.encode(bytes));
        expect(fromBase58(text)).toEqual(bytes);
      }),
    );
  });

  it("takes a transaction, and rejects longer texts before it decodes them", () => {
    const largest = new Uint8Array(1_232).fill(255);
    expect(fromBase58(toBase58(largest))).toEqual(largest);
    for (const text of ["z".repeat(1_684), "1".repeat(20_000), "z".repeat(5_000_000)])
      expect(() => fromBase58(text)).toThrow(
        `text: expected at most 1683 characters of base58, received ${text.length}`,
      );
  });

  it("rejects characters outside its alphabet", () => {
    for (const text of ["0", "O", "I", "l", "é", " 1", "1\n"])
      expect(() => fromBase58(text)).toThrow(expect.objectContaining({ code: "INVALID_ARGUMENT" }));
  });
});

describe("an address of TRON", () => {
  it("decodes its own output, which equals another library's", () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 20, maxLength: 20 }), (tail) => {
        const bytes = Uint8Array.of(0x41, ...tail);
        const text = toTronAddress(bytes);
        expect(text).toBe(checked.encode(bytes));
        expect(text).toMatch(/^T.{33}$/);
        expect(toTronAddress(tail)).toBe(text);
        expect(fromTronAddress(text)).toEqual(bytes);
        expect(fromTronAddress(Buffer.from(bytes).toString("hex"))).toEqual(bytes);
        expect(fromTronAddress(`0x${Buffer.from(bytes).toString("hex")}`)).toEqual(bytes);
      }),
    );
  });

  it("is the same in browsers, whose entry has other files", () => {
    expect([web.toTronAddress, web.fromTronAddress]).toEqual([toTronAddress, fromTronAddress]);
  });

  it("decodes the address of a well-known token", () => {
    const hex = Buffer.from(fromTronAddress("TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t")).toString("hex");
    expect(hex).toBe("41a614f803b6fd780986a42c78ec9c7f77e6ded13c");
  });

  it("detects a wrong letter at any place", () => {
    const text = "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t";
    for (let at = 0; at < text.length; at += 1) {
      const other = text[at] === "z" ? "y" : "z";
      const mistyped = text.slice(0, at) + other + text.slice(at + 1);
      expect(() => fromTronAddress(mistyped)).toThrow(expect.objectContaining({ code: "INVALID_ARGUMENT" }));
    }
    for (const none of ["", "T", "0x42".padEnd(44, "0"), "41", `${text}1`])
      expect(() => fromTronAddress(none)).toThrow(/^text: expected an address of TRON/);
    for (const bytes of [new Uint8Array(21), new Uint8Array(19), Uint8Array.of(0x41)])
      expect(() => toTronAddress(bytes)).toThrow(expect.objectContaining({ code: "INVALID_ARGUMENT" }));
  });
});
