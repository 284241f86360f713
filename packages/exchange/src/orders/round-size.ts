import type { PerpetualAsset } from "../generated/types.ts";
import { readDecimal, readDecimals, roundDecimal, type Rounding } from "./round-decimal.ts";

/** More decimals than any asset has. */
const MOST = 18;

/**
 * Rounds a size to the asset's lot: its `szDecimals` decimal places.
 *
 * @param size - A decimal number; a text is read digit by digit, a number by its shortest digits.
 * @param asset - The asset of the metadata, or the traded token of a spot market.
 * @param rounding - `down` if omitted, so that no order is for more than was meant; `nearest` or `up`.
 * @returns the size as text, ready for an order; `0` if it is less than a lot.
 * @throws NodeAccessError `INVALID_ARGUMENT` if the size is no number from 0 on.
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
  return roundDecimal(readDecimal(size, "size", rounding), readDecimals(asset, MOST), rounding);
}
