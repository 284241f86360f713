import { hash } from "node:crypto";
import type { CoinBook, Level } from "./coin-book.ts";
import { formatDecimal } from "./decimal.ts";
import type { Order } from "./order.ts";
import type { Fields } from "../../values.ts";

/** The number of levels that are shown of each side. Source: the public venue. */
const maxLevels = 20;

/** A part of an order that was filled, for one of its two sides. */
export interface Fill {
  readonly user: string;
  readonly order: Order;
  readonly price: bigint;
  readonly size: bigint;
  readonly time: number;
  /** The user's position in the coin before the fill. */
  readonly startPosition: bigint;
  /** Profit of the part that the fill closed: a count of 10^-18 USD. */
  readonly closedPnl: bigint;
  /** Whether this was the order that came later. */
  readonly crossed: boolean;
  /** The same for both sides. */
  readonly tid: number;
}

/** An order in the format of `openOrders`. */
export function openOrderView({ oid, coin, isBuy, price, size, originalSize, ...order }: Order): Fields {
  const { c: cloid, r: reduceOnly } = order.request;
  return {
    coin,
    side: isBuy ? "B" : "A",
    limitPx: formatDecimal(price),
    sz: formatDecimal(size),
    oid,
    timestamp: order.timestamp,
    origSz: formatDecimal(originalSize),
    ...(cloid !== undefined && { cloid }),
    ...(reduceOnly && { reduceOnly }),
  };
}

/** An order in the format of `frontendOpenOrders`, `orderStatus` and `historicalOrders`. */
export function detailedOrderView(order: Order): Fields {
  const { c: cloid = null, r: reduceOnly, t } = order.request;
  const { trigger } = t;
  const kind =
    trigger && `${trigger.tpsl === "tp" ? "Take Profit" : "Stop"} ${trigger.isMarket ? "Market" : "Limit"}`;
  return {
    ...openOrderView(order),
    triggerCondition: trigger ? `Price ${trigger.tpsl} ${trigger.triggerPx}` : "N/A",
    isTrigger: trigger !== undefined,
    triggerPx: trigger?.triggerPx ?? "0.0",
    children: [],
    isPositionTpsl: false,
    reduceOnly,
    orderType: kind ?? "Limit",
    tif: t.limit?.tif ?? null,
    cloid,
  };
}

export function statusView(order: Order): Fields {
  const { status, statusTimestamp } = order;
  return { order: detailedOrderView(order), status, statusTimestamp };
}

/** A fill in the format of `userFills`. Nothing has a fee. */
export function fillView(fill: Fill): Fields {
  const { order, price, size, time, startPosition, closedPnl, crossed, tid } = fill;
  const { c: cloid } = order.request;
  return {
    coin: order.coin,
    px: formatDecimal(price),
    sz: formatDecimal(size),
    side: order.isBuy ? "B" : "A",
    time,
    startPosition: formatDecimal(startPosition),
    dir: describeDirection(order, startPosition, size),
    closedPnl: formatDecimal(closedPnl),
    hash: tradeHash(tid),
    oid: order.oid,
    crossed,
    fee: "0.0",
    tid,
    feeToken: "USDC",
    twapId: null,
    ...(cloid !== undefined && { cloid }),
  };
}

/** A trade, by the fills of its two sides, in the format of `trades` and `recentTrades`. */
export function tradeView([one, other]: readonly [Fill, Fill]): Fields {
  const [taker] = one.crossed ? [one] : [other];
  const [buyer, seller] = one.order.isBuy ? [one, other] : [other, one];
  return {
    coin: taker.order.coin,
    side: taker.order.isBuy ? "B" : "A",
    px: formatDecimal(taker.price),
    sz: formatDecimal(taker.size),
    time: taker.time,
    hash: tradeHash(taker.tid),
    tid: taker.tid,
    users: [buyer.user, seller.user],
  };
}

/** The book of a market in the format of `l2Book`. */
export function bookView(coin: string, book: CoinBook<Order>, time: number): Fields {
  return { coin, time, levels: book.levels(maxLevels).map(levelViews) };
}

/** The best prices of a market in the format of `bbo`; `null` for a side without orders. */
export function bestView(coin: string, book: CoinBook<Order>, time: number): Fields {
  const [bid, ask] = book.levels(1).map((levels) => levelViews(levels)[0] ?? null);
  return { coin, time, bbo: [bid, ask] };
}

function tradeHash(tid: number): string {
  return `0x${hash("sha256", `trade ${tid}`)}`;
}

function levelViews(levels: readonly Level[]): Fields[] {
  return levels.map(({ price, size, count }) => ({
    px: formatDecimal(price),
    sz: formatDecimal(size),
    n: count,
  }));
}

function describeDirection({ isBuy, coin }: Order, start: bigint, size: bigint): string {
  if (coin.startsWith("@")) return isBuy ? "Buy" : "Sell";
  const [side, position] = isBuy ? ["Long", start] : ["Short", -start];
  const other = isBuy ? "Short" : "Long";
  if (position >= 0n) return `Open ${side}`;
  return position + size > 0n ? `${other} > ${side}` : `Close ${other}`;
}
