import { roundPrice, roundSize } from "@node-access/exchange/orders";
import type { PerpetualAsset } from "@node-access/exchange";

/** A price and a size that the venue accepts. */
export interface Quote {
  readonly isBuy: boolean;
  readonly price: string;
  readonly size: string;
}

/**
 * A bid below and an ask above the mid price.
 *
 * @param mid - The coin's mid price.
 * @param spread - Distance of each quote from it, as a share: 0.001 is 0.1 %.
 * @param size - How much of the coin each quote offers.
 */
export function quotesAround(mid: number, spread: number, size: string, asset: PerpetualAsset): Quote[] {
  return [true, false].map((isBuy) => ({
    isBuy,
    price: roundPrice(mid * (isBuy ? 1 - spread : 1 + spread), asset),
    size: roundSize(size, asset),
  }));
}
