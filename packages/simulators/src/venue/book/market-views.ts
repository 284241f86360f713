import { infoResponses } from "../../generated/venue.ts";
import { formatDecimal, parseDecimal } from "./decimal.ts";
import type { OrderBook } from "./order-book.ts";
import { computeValue } from "./positions.ts";
import type { Fields } from "../../values.ts";

interface PerpetualMeta {
  readonly universe: readonly {
    readonly name: string;
    readonly maxLeverage: number;
    readonly onlyIsolated?: boolean;
  }[];
}

const day = 86_400_000;

/** The perpetuals of the spec's example. */
export const meta = infoResponses["meta"] as PerpetualMeta;
const [, [contextExample]] = infoResponses["metaAndAssetCtxs"] as [unknown, [Fields]];
const [, [spotExample]] = infoResponses["spotMetaAndAssetCtxs"] as [unknown, [Fields]];
/** The price of a market that never had an order: that of the spec's examples. */
const examplePrice =
  parseDecimal(String(Object.values(infoResponses["allMids"] as Fields)[0] ?? "")) ?? 10n ** 18n;

/** @returns the price between the best bid and ask, or with one side only the better of the last trade's and the best. */
export function markPrice(book: OrderBook, coin: string): bigint {
  const market = book.book(coin);
  if (!market) return examplePrice;
  const { lastPrice } = market;
  const [bid, ask] = [market.bids[0]?.price, market.asks[0]?.price];
  if (bid !== undefined && ask !== undefined) return (bid + ask) / 2n;
  if (bid !== undefined) return lastPrice !== undefined && lastPrice > bid ? lastPrice : bid;
  if (ask !== undefined) return lastPrice !== undefined && lastPrice < ask ? lastPrice : ask;
  return lastPrice ?? examplePrice;
}

/** The prices of all perpetuals, and of the spot markets that had an order, in the format of `allMids`. */
export function allMids(book: OrderBook): Record<string, string> {
  const coins = new Set([...meta.universe.map(({ name }) => name), ...book.coins()]);
  return Object.fromEntries([...coins].map((coin) => [coin, formatDecimal(markPrice(book, coin))]));
}

/** A market in the format of `activeAssetCtx`; a perpetual also in that of `metaAndAssetCtxs`. */
export function marketContext(book: OrderBook, coin: string, now: number): Fields {
  const market = book.book(coin);
  const price = formatDecimal(markPrice(book, coin));
  const [bid, ask] = [market?.bids[0]?.price, market?.asks[0]?.price];
  let [size, value] = [0n, 0n];
  for (const [fill] of book.trades(coin, Infinity)) {
    if (fill.time <= now - day) break;
    size += fill.size;
    value += computeValue(fill.size, fill.price);
  }
  const traded = {
    dayNtlVlm: formatDecimal(value),
    dayBaseVlm: formatDecimal(size),
    markPx: price,
    midPx: price,
  };
  if (/^@|\//.test(coin)) return { ...spotExample, ...traded, coin };
  return {
    ...contextExample,
    ...traded,
    oraclePx: price,
    premium: "0.0",
    openInterest: formatDecimal(book.positions.openInterest(coin)),
    impactPxs: bid === undefined || ask === undefined ? null : [bid, ask].map(formatDecimal),
  };
}

/** The spot markets of the spec's example, with their contexts, in the format of `spotMetaAndAssetCtxs`. */
export function spotMarkets(book: OrderBook, now: number): readonly unknown[] {
  const spotMeta = infoResponses["spotMeta"] as { readonly universe: readonly { readonly index: number }[] };
  return [spotMeta, spotMeta.universe.map(({ index }) => marketContext(book, `@${index}`, now))];
}

export function marketContexts(book: OrderBook, now: number): Fields[] {
  return meta.universe.map(({ name }) => marketContext(book, name, now));
}
