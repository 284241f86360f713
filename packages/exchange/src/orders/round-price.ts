import { describeValue, invalidArgument } from "@node-access/auth";
import type { PerpetualAsset } from "../generated/types.ts";
import { priceDecimals, significantFigures } from "../generated/ticks.ts";
import { readDecimal, readDecimals, roundDecimal, type Rounding } from "./round-decimal.ts";

/** The kind of market, which determines the tick size. */
export type Market = keyof typeof priceDecimals;

/**
 * Rounds a price to a valid tick of the venue: at most five significant figures, and at most
 * `6 - szDecimals` decimal places for a perpetual or `8 - szDecimals` for a spot market.
 * Whole numbers are always valid.
 *
 * @param price - A decimal string, or a number.
 * @param asset - The asset from `info.meta()` for a perpetual, or the traded token from
 * `info.spotMeta()` for spot.
 * @param market - `perpetual` or `spot`. Default `perpetual`.
 * @param rounding - `nearest`, `down` for a maximum price, or `up` for a minimum price.
 * Default `nearest`.
 * @returns the price as a string for an order.
 * @throws NodeAccessError `INVALID_ARGUMENT` if the price is not a number above 0, or rounds to 0.
 *
 * @example
 * ```ts
 * import { createInfoClient, findAsset, urlToken } from "@node-access/exchange";
 * import { roundPrice } from "@node-access/exchange/orders";
 *
 * const found = findAsset(await createInfoClient({ endpoint: "http://127.0.0.1:9640", credential: urlToken("demo-hyperliquid") }).meta(), "BTC");
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
  const max = priceDecimals[market];
  const places = max - readDecimals(asset, max);
  const [whole = "", fraction = ""] = text.split(".");
  // Leading zeros after the decimal point are not significant.
  const zeros = whole === "0" ? (/^0*/.exec(fraction)?.[0].length ?? 0) : -whole.length;
  const rounded = roundDecimal(text, Math.max(0, Math.min(places, significantFigures + zeros)), rounding);
  if (rounded !== "0") return rounded;
  throw invalidArgument("price", "a number above 0 after rounding", text);
}
