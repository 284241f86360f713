import { describeValue, invalidArgument } from "@node-access/auth";
import type { PerpetualAsset } from "../generated/types.ts";
import { priceDecimals, significantFigures } from "../generated/ticks.ts";
import { readDecimal, readDecimals, roundDecimal, type Rounding } from "./round-decimal.ts";

/** Where an asset trades: the two kinds of market have other ticks. */
export type Market = keyof typeof priceDecimals;

/**
 * Rounds a price to one that the venue takes: at most five significant figures, and for a perpetual at most 6 less the asset's
 * size decimals decimal places, for a spot market 8 less those of its token. A whole number is always taken.
 *
 * @param price - A decimal number; a text is read digit by digit, a number by its shortest digits.
 * @param asset - The asset of the metadata: of `info.meta()` for a perpetual, the traded token of `info.spotMeta()` for spot.
 * @param market - `perpetual` (if omitted) or `spot`.
 * @param rounding - `nearest` if omitted; `down` for a price that must not be exceeded, `up` for one that must be reached.
 * @returns the price as text, ready for an order.
 * @throws NodeAccessError `INVALID_ARGUMENT` if the price is no number above 0, or is 0 when it is rounded.
 *
 * @example
 * ```ts
 * import { createInfoClient, findAsset } from "@node-access/exchange";
 * import { roundPrice } from "@node-access/exchange/orders";
 *
 * const found = findAsset(await createInfoClient({ endpoint: "https://node.example" }).meta(), "BTC");
 * if (found) console.log(roundPrice(97_123.456, found.asset)); // 97123
 * ```
 *
 * Source: the venue's public documentation, tick and lot size; hyperliquid-python-sdk, rounding.
 */
export function roundPrice(
  price: string | number,
  asset: Pick<PerpetualAsset, "szDecimals">,
  market: Market = "perpetual",
  rounding: Rounding = "nearest",
): string {
  if (typeof market !== "string" || !Object.hasOwn(priceDecimals, market)) {
    throw invalidArgument("market", Object.keys(priceDecimals).join(" or "), describeValue(market));
  }
  const text = readDecimal(price, "price", rounding);
  const most = priceDecimals[market];
  const places = most - readDecimals(asset, most);
  const [whole = "", fraction = ""] = text.split(".");
  // Zeros behind the point are no figures until another digit stood before them.
  const zeros = whole === "0" ? (/^0*/.exec(fraction)?.[0].length ?? 0) : -whole.length;
  const rounded = roundDecimal(text, Math.max(0, Math.min(places, significantFigures + zeros)), rounding);
  if (rounded !== "0") return rounded;
  throw invalidArgument("price", "a number above 0 when it is rounded to the tick", text);
}
