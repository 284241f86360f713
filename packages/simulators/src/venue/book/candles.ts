import { infoResponses } from "../../generated/venue.ts";
import { formatDecimal } from "./decimal.ts";
import { markPrice } from "./market-views.ts";
import type { OrderBook } from "./order-book.ts";
import type { Fields } from "../../values.ts";

/** Maximum candles of a market that are available. Source: the public venue. */
const maxCandles = 5_000;
const [minute, day] = [60_000, 86_400_000];
const units: Readonly<Record<string, number>> = { m: minute, h: 60 * minute, d: day, w: 7 * day };
const [example] = infoResponses["candleSnapshot"] as readonly [Fields];

/** A range of time: what to show, and of which length each candle is. */
interface CandleRange {
  readonly interval: string;
  /** Milliseconds since 1970. */
  readonly start: number;
  readonly end: number;
  readonly now: number;
}

/** @returns a market's candles, the oldest first; one of the current price without trades, the example without orders. */
export function candles(book: OrderBook, coin: string, { interval, start, end, now }: CandleRange): Fields[] {
  if (!book.book(coin)) return [{ ...example, s: coin, i: interval }];
  const fills = book.trades(coin, Infinity).map(([fill]) => fill);
  if (fills.length === 0) {
    const none = { price: markPrice(book, coin), size: 0n };
    return [{ ...candle(coin, interval, findStart(interval, now), [none]), n: 0 }];
  }
  return [...Map.groupBy(fills.toReversed(), ({ time }) => findStart(interval, time))]
    .filter(([t]) => findEnd(interval, t) >= start && t <= end)
    .slice(-maxCandles)
    .map(([t, own]) => candle(coin, interval, t, own));
}

function candle(
  coin: string,
  interval: string,
  t: number,
  fills: readonly { readonly price: bigint; readonly size: bigint }[],
): Fields {
  const prices = fills.map(({ price }) => price);
  const [first = 0n, last = first] = [prices[0], prices.at(-1)];
  return {
    t,
    T: findEnd(interval, t),
    s: coin,
    i: interval,
    o: formatDecimal(first),
    c: formatDecimal(last),
    h: formatDecimal(prices.reduce((best, price) => (price > best ? price : best), first)),
    l: formatDecimal(prices.reduce((best, price) => (price < best ? price : best), first)),
    v: formatDecimal(fills.reduce((sum, { size }) => sum + size, 0n)),
    n: fills.length,
  };
}

function findStart(interval: string, time: number): number {
  if (interval === "1M") return computeMonth(time, 0);
  const length = computeLength(interval);
  // Weeks begin on Monday; 1970 began on a Thursday.
  const offset = interval === "1w" ? 4 * day : 0;
  return Math.floor((time - offset) / length) * length + offset;
}

function findEnd(interval: string, start: number): number {
  return (interval === "1M" ? computeMonth(start, 1) : start + computeLength(interval)) - 1;
}

function computeLength(interval: string): number {
  return Number.parseInt(interval, 10) * (units[interval.slice(-1)] ?? minute);
}

function computeMonth(time: number, later: number): number {
  const date = new Date(time);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + later);
}
