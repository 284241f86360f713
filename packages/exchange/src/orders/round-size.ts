import type { PerpetualAsset } from "../generated/types.ts";
import { readDecimal, readDecimals, roundDecimal, type Rounding } from "./round-decimal.ts";

/** More decimals than any asset has. */
const MAX_DECIMALS = 18;

/**
 * Rounds a size to the asset's lot size of `szDecimals` decimal places.
 *
 * @param size - A decimal string, or a number.
 * @param asset - The asset of the metadata, or the traded token of a spot market.
 * @param rounding - `down`, `nearest` or `up`. Default `down`, so an order is never larger than intended.
 * @returns the size as a string for an order; `0` if it is less than a lot.
 * @throws NodeAccessError `INVALID_ARGUMENT` if the size is not a number of at least 0.
 *
 * @example
 * ```ts
 * import { roundSize } from "@node-access/exchange/orders";
 *
 * console.log(roundSize("0.123456", { szDecimals: 4 })); // 0.1234
 * ```
 *
 * Source: the venue's public documentation, tick and lot size.
 */
export function roundSize(
  size: string | number,
  asset: Pick<PerpetualAsset, "szDecimals">,
  rounding: Rounding = "down",
): string {
  return roundDecimal(readDecimal(size, "size", rounding), readDecimals(asset, MAX_DECIMALS), rounding);
}
