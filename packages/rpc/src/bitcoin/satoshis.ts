import { invalidArgument, kindOf } from "@node-access/auth";
import { decimalPlace } from "../decimal-place.ts";

const place = /* @__PURE__ */ decimalPlace(8);

/**
 * Converts an amount of coins to satoshis, the smallest unit, without rounding. Add and compare amounts in
 * this form: sums of decimals round. The decoded view of a client does so with all amounts.
 *
 * @param amount - The amount in coins, as a result of the node has it, such as `"0.00001000"` or `"1e-5"`.
 * @returns the amount in satoshis (10^-8 coins). A fee rate per 1,000 virtual bytes is converted likewise.
 * @throws NodeAccessError `INVALID_ARGUMENT` if it is not a decimal with at most 8 places.
 *
 * @example
 * ```ts
 * import { toSatoshis } from "@node-access/rpc/bitcoin";
 *
 * console.log(toSatoshis("0.10000000") + toSatoshis("0.20000000")); // 30000000n
 * ```
 *
 * Source: bitcoin/bitcoin, src/core_write.cpp.
 */
export function toSatoshis(amount: string): bigint {
  const satoshis = place.toUnits(amount);
  if (satoshis !== undefined) return satoshis;
  const got = typeof amount === "string" ? amount.slice(0, 50) : typeof amount;
  throw invalidArgument("amount", "a decimal with at most 8 places, as text", got);
}

/**
 * Converts satoshis to an amount of coins with 8 places, which params of methods take.
 *
 * @param satoshis - The amount in satoshis (10^-8 coins).
 * @returns the amount in coins, such as `"0.00001000"`.
 * @throws NodeAccessError `INVALID_ARGUMENT` if it is not a bigint.
 *
 * @example
 * ```ts
 * import { fromSatoshis } from "@node-access/rpc/bitcoin";
 *
 * console.log(fromSatoshis(1_000n)); // 0.00001000
 * ```
 *
 * Source: bitcoin/bitcoin, src/core_write.cpp.
 */
export function fromSatoshis(satoshis: bigint): `${number}` {
  if (typeof satoshis !== "bigint") throw invalidArgument("satoshis", "a bigint", kindOf(satoshis));
  return place.fromUnits(satoshis);
}
