import { assert, bigInt, property } from "fast-check";
import { describe, expect, it } from "vitest";
import { fromSatoshis, toSatoshis } from "../../src/bitcoin/index.ts";

const numRuns = process.env["NIGHTLY"] ? 100_000 : 2_000;

describe("amounts", () => {
  it("survive both conversions, up to more than all Dogecoins", () => {
    assert(
      property(bigInt({ min: -(10n ** 20n), max: 10n ** 20n }), (satoshis) => {
        expect(toSatoshis(fromSatoshis(satoshis))).toBe(satoshis);
      }),
      { numRuns },
    );
  });

  it("are the same when a proxy has written them as a double", () => {
    assert(
      property(bigInt({ min: 0n, max: 21n * 10n ** 14n }), (satoshis) => {
        expect(toSatoshis(String(Number(fromSatoshis(satoshis))))).toBe(satoshis);
      }),
      { numRuns },
    );
  });

  it.each([
    ["0.00000001", 1n],
    ["1e-8", 1n],
    ["1E-08", 1n],
    ["2.5e1", 2_500_000_000n],
    ["-0.00000001", -1n],
    ["-0", 0n],
    ["50", 5_000_000_000n],
    ["0.100000000000", 10_000_000n],
    ["0e-12", 0n],
    ["150000000000.12345678", 15_000_000_000_012_345_678n],
  ])("%s is %s satoshis", (amount, satoshis) => {
    expect(toSatoshis(amount)).toBe(satoshis);
  });

  it.each(["", ".", "1.", ".5", "0x1", "1e-9", "0.000000001", "1e999", "NaN", " 1", "1,5", 1, undefined])(
    "%s is rejected",
    (amount) => {
      expect(() => toSatoshis(amount as string)).toThrow(
        expect.objectContaining({ code: "INVALID_ARGUMENT" }),
      );
    },
  );

  it("are written with 8 places, and only from bigints", () => {
    expect([fromSatoshis(0n), fromSatoshis(-1n), fromSatoshis(123_456_789n)]).toEqual([
      "0.00000000",
      "-0.00000001",
      "1.23456789",
    ]);
    expect(() => fromSatoshis(1 as unknown as bigint)).toThrow(
      expect.objectContaining({ code: "INVALID_ARGUMENT" }),
    );
  });
});
