import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { roundPrice, roundSize } from "../../src/orders/index.ts";

const decimal = fc
  .tuple(fc.bigInt({ min: 0n, max: 10n ** 12n }), fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 18 }))
  .map(([whole, fraction]) => (fraction.length > 0 ? `${whole}.${fraction.join("")}` : `${whole}`));
const rounding = fc.constantFrom("nearest", "down", "up");
const market = fc.constantFrom("perpetual", "spot");

/** Converts a decimal string to a multiple of 10^-18. */
function exact(text: string): bigint {
  const [whole = "", fraction = ""] = text.split(".");
  return BigInt(whole + fraction.padEnd(18, "0"));
}

function figures(text: string): number {
  return text.replace(".", "").replace(/^0+/, "").length;
}

describe("roundPrice", () => {
  it.each([
    ["1234.5", 1, "1234.5"],
    ["1234.56", 1, "1234.6"],
    ["123456.7", 0, "123457"],
    ["0.001234", 0, "0.001234"],
    ["0.0012345", 0, "0.001235"],
    ["0.00123451", 1, "0.00123"],
    ["99999.6", 2, "100000"],
    ["9.999961", 0, "10"],
    ["0.0000009", 0, "0.000001"],
    ["100", 6, "100"],
    ["100.4", 6, "100"],
  ])("rounds %s of a perpetual with %i size decimals to %s", (price, szDecimals, expected) => {
    expect(roundPrice(price, { szDecimals })).toBe(expected);
  });

  it("allows two more decimals for a spot market", () => {
    expect(roundPrice("0.00012345", { szDecimals: 0 }, "spot")).toBe("0.00012345");
    expect(roundPrice("0.00012345", { szDecimals: 1 }, "spot")).toBe("0.0001235");
    expect(roundPrice("0.00012345", { szDecimals: 2 }, "spot", "down")).toBe("0.000123");
  });

  it("returns only valid prices, within a tick of the price, in the requested direction", () => {
    fc.assert(
      fc.property(
        decimal,
        fc.integer({ min: 0, max: 6 }),
        market,
        rounding,
        (price, szDecimals, where, how) => {
          const most = (where === "perpetual" ? 6 : 8) - szDecimals;
          let rounded: string;
          try {
            rounded = roundPrice(price, { szDecimals }, where, how);
          } catch {
            expect(exact(price)).toBeLessThan(10n ** BigInt(18 - most));
            return;
          }
          const [, fraction = ""] = rounded.split(".");
          expect(fraction.length).toBeLessThanOrEqual(most);
          if (fraction !== "") expect(figures(rounded)).toBeLessThanOrEqual(5);
          const distance = exact(rounded) - exact(price);
          if (how === "down") expect(distance).toBeLessThanOrEqual(0n);
          if (how === "up") expect(distance).toBeGreaterThanOrEqual(0n);
          // Rounding is idempotent.
          expect(roundPrice(rounded, { szDecimals }, where, how)).toBe(rounded);
        },
      ),
    );
  });

  it("returns the nearest valid price", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10 ** 9 }),
        fc.integer({ min: 0, max: 3 }),
        (millionths, szDecimals) => {
          const price = (millionths / 1e6).toFixed(6);
          const off = (text: string): bigint => {
            const distance = exact(text) - exact(price);
            return distance < 0n ? -distance : distance;
          };
          let nearest: string;
          try {
            nearest = roundPrice(price, { szDecimals });
          } catch {
            return;
          }
          for (const how of ["down", "up"] as const) {
            try {
              expect(off(nearest)).toBeLessThanOrEqual(
                off(roundPrice(price, { szDecimals }, "perpetual", how)),
              );
            } catch (error) {
              if (!String(error).includes("above 0")) throw error;
            }
          }
        },
      ),
    );
  });

  it("names invalid arguments", () => {
    expect(() => roundPrice("0", { szDecimals: 2 })).toThrow(/^price: expected a number above 0/);
    expect(() => roundPrice("-1", { szDecimals: 2 })).toThrow(
      /^price: expected a decimal number of at least 0, received -1/,
    );
    expect(() => roundPrice("1e5", { szDecimals: 2 })).toThrow(
      /^price: expected a decimal number, received "1e5"/,
    );
    expect(() => roundPrice(Number.NaN, { szDecimals: 2 })).toThrow(
      /^price: expected a decimal number, received NaN/,
    );
    expect(() => roundPrice("1", { szDecimals: 7 })).toThrow(
      /^asset\.szDecimals: expected a whole number from 0 to 6/,
    );
    expect(() => roundPrice("1", { szDecimals: 1 }, "option" as "spot")).toThrow(
      /^market: expected perpetual or spot/,
    );
    expect(() => roundPrice("1", { szDecimals: 1 }, "spot", "ceil" as "up")).toThrow(
      /^rounding: expected nearest, down, up/,
    );
  });
});

describe("roundSize", () => {
  it("rounds to the asset's decimals, never up by default", () => {
    expect(roundSize("0.123456", { szDecimals: 4 })).toBe("0.1234");
    expect(roundSize(1e-7, { szDecimals: 5 })).toBe("0");
    expect(roundSize(0.1 + 0.2, { szDecimals: 2 })).toBe("0.3");
    expect(roundSize("7.000", { szDecimals: 0 })).toBe("7");
    expect(roundSize("1.5", { szDecimals: 0 }, "nearest")).toBe("2");
    expect(roundSize("1.01", { szDecimals: 1 }, "up")).toBe("1.1");
  });

  it("is exact for any number of digits", () => {
    fc.assert(
      fc.property(decimal, fc.integer({ min: 0, max: 8 }), (size, szDecimals) => {
        const rounded = exact(roundSize(size, { szDecimals }));
        const lot = 10n ** BigInt(18 - szDecimals);
        expect(rounded % lot).toBe(0n);
        expect(exact(size) - rounded).toBeLessThan(lot);
        expect(exact(size) - rounded).toBeGreaterThanOrEqual(0n);
      }),
    );
  });
});
