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

/**
 * @returns the candles of a market's trades, the oldest first. Without trades, there is one of the current price; a
 * market that never had an order shows the spec's example.
 */
export function candles(book: OrderBook, coin: string, { interval, start, end, now }: CandleRange): Fields[] {
  if (!book.book(coin)) return [{ ...example, s: coin, i: interval }];
  const found: Fields[] = [];
  const trades = book.trades(coin, Infinity).toReversed();
  if (trades.length === 0) {
    const empty = { t: findStart(interval, now), prices: [markPrice(book, coin)], size: 0n, count: 0 };
    return [candle(coin, interval, empty)];
  }
  let open: { t: number; prices: bigint[]; size: bigint; count: number } | undefined;
  const close = (): void => {
    if (open) found.push(candle(coin, interval, open));
  };
  for (const [fill] of trades) {
    const t = findStart(interval, fill.time);
    if (findEnd(interval, t) < start || t > end) continue;
    if (open?.t !== t) {
      close();
      open = { t, prices: [], size: 0n, count: 0 };
    }
    open.prices.push(fill.price);
    open.size += fill.size;
    open.count += 1;
  }
  close();
  return found.slice(-maxCandles);
}

function candle(
  coin: string,
  interval: string,
  { t, prices, size, count }: { t: number; prices: readonly bigint[]; size: bigint; count: number },
): Fields {
  const [first = 0n, last = first] = [prices[0], prices.at(-1)];
  const by = (isBetter: (one: bigint, other: bigint) => boolean): bigint =>
    prices.reduce((best, price) => (isBetter(price, best) ? price : best), first);
  const texts = {
    o: first,
    c: last,
    h: by((one, other) => one > other),
    l: by((one, other) => one < other),
    v: size,
  };
  return {
    t,
    T: findEnd(interval, t),
    s: coin,
    i: interval,
    ...Object.fromEntries(Object.entries(texts).map(([name, value]) => [name, formatDecimal(value)])),
    n: count,
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
