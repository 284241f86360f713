import { decode, encode } from "@msgpack/msgpack";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { encodeMsgpack } from "../../src/signing/msgpack.ts";
import { actionValue } from "./arbitraries.ts";

describe("encodeMsgpack", () => {
  it("returns the same bytes as a public library", () => {
    fc.assert(
      fc.property(actionValue, (value) => {
        expect(encodeMsgpack(value, "value")).toEqual(Uint8Array.from(encode(value)));
      }),
    );
  });

  it("returns the same bytes as a public library at each change of format", () => {
    const edges = [
      0,
      0x7f,
      0x80,
      0xff,
      0x100,
      0xffff,
      0x10000,
      0xffffffff,
      0x100000000,
      Number.MAX_SAFE_INTEGER,
    ];
    for (const edge of edges) {
      expect(encodeMsgpack(edge, "value")).toEqual(Uint8Array.from(encode(edge)));
      expect(encodeMsgpack(BigInt(edge), "value")).toEqual(Uint8Array.from(encode(edge)));
      expect(encodeMsgpack(-edge, "value")).toEqual(Uint8Array.from(encode(-edge || 0)));
    }
    for (const length of [0, 15, 16, 31, 32, 255, 256, 65_535, 65_536]) {
      const text = "x".repeat(length);
      expect(encodeMsgpack(text, "value")).toEqual(Uint8Array.from(encode(text)));
      const list = Array.from({ length }, () => null);
      expect(encodeMsgpack(list, "value")).toEqual(Uint8Array.from(encode(list)));
      const map = Object.fromEntries(list.map((_, index) => [`k${index}`, true]));
      expect(encodeMsgpack(map, "value")).toEqual(Uint8Array.from(encode(map)));
    }
  });

  it("keeps every digit of an integer of 64 bits", () => {
    for (const value of [2n ** 64n - 1n, 2n ** 53n + 1n, -(2n ** 63n)]) {
      expect(decode(encodeMsgpack(value, "value"), { useBigInt64: true })).toBe(value);
    }
  });

  it("rejects values without an exact format, with their path", () => {
    const wrong: readonly [unknown, RegExp][] = [
      [{ a: [0, 0.1] }, /^value\.a\[1\]: .*received 0\.1$/],
      [Number.NaN, /^value: .*received NaN$/],
      [2 ** 53, /^value: .*received 9007199254740992$/],
      [2n ** 64n, /^value: expected an integer of at most 64 bits/],
      [-(2n ** 63n) - 1n, /^value: expected an integer of at most 64 bits/],
      [new Date(0), /^value: expected .*received an object$/],
      [[undefined], /^value\[0\]: expected .*received undefined$/],
    ];
    for (const [value, message] of wrong) expect(() => encodeMsgpack(value, "value")).toThrow(message);
  });
});
