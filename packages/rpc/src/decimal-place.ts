import { describeValue, invalidArgument } from "@node-access/auth";

/** A decimal; nodes and proxies may write it with an exponent, or with more places that are zeros. */
const DECIMAL = /^(-?)(\d{1,20})(?:\.(\d{1,30}))?(?:[eE]([+-]?\d{1,2}))?$/;

/** Decimals that must not be rounded, such as amounts of coins. */
export interface DecimalPlace {
  /** The number of decimal places of the smallest unit. */
  readonly scale: number;
  /** Returns a decimal in the smallest unit. `undefined` if the text is not a decimal, or has more places. */
  toUnits(text: string): bigint | undefined;
  /** Returns the decimal of an amount in the smallest unit, with all its places. @throws NodeAccessError `INVALID_ARGUMENT` unless it is a bigint. */
  fromUnits(units: bigint): `${number}`;
}

/**
 * Creates the conversion between decimals and their smallest unit, without rounding.
 *
 * @param scale - The number of decimal places of the smallest unit, such as 8 for satoshis. An integer from 1 to 30.
 * @returns both directions. Tables of quantities refer to it, such as those of `@node-access/generate`.
 * @throws NodeAccessError `INVALID_ARGUMENT` for another scale.
 *
 * @example
 * ```ts
 * import { decimalPlace } from "@node-access/rpc/decimals";
 *
 * const satoshis = decimalPlace(8);
 * console.log(satoshis.toUnits("1e-8"), satoshis.fromUnits(1n)); // 1n 0.00000001
 * ```
 *
 * Source: bitcoin/bitcoin, src/core_write.cpp.
 */
export function decimalPlace(scale: number): DecimalPlace {
  if (!Number.isInteger(scale) || scale < 1 || scale > 30)
    throw invalidArgument("scale", "an integer from 1 to 30", describeValue(scale));
  return {
    scale,
    toUnits(text) {
      const match = typeof text === "string" && DECIMAL.exec(text);
      if (!match) return undefined;
      const [, sign = "", whole = "", fraction = "", exponent = "0"] = match;
      const digits = whole + fraction;
      const point = whole.length + Number(exponent) + scale;
      const units = point < 0 ? "" : digits.slice(0, point).padEnd(point, "0");
      if (/[^0]/.test(digits.slice(units.length))) return undefined;
      const amount = BigInt(units);
      return sign === "" ? amount : -amount;
    },
    fromUnits(units) {
      if (typeof units !== "bigint") throw invalidArgument("units", "a bigint", describeValue(units));
      const digits = String(units < 0n ? -units : units).padStart(scale + 1, "0");
      return `${units < 0n ? "-" : ""}${digits.slice(0, -scale)}.${digits.slice(-scale)}` as `${number}`;
    },
  };
}
