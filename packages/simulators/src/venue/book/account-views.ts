import { infoResponses } from "../../generated/venue.ts";
import { formatDecimal } from "./decimal.ts";
import { markPrice, marketContexts, meta } from "./market-views.ts";
import type { OrderBook } from "./order-book.ts";
import { type Position, valueOf } from "./positions.ts";
import { detailedOrderView } from "./views.ts";

type Fields = Readonly<Record<string, unknown>>;

const one = 10n ** 18n;
/** The USD with which each user begins, for perpetuals and again for spot markets. */
const deposit = 1_000_000n * one;
/** The leverage of positions in markets that allow that much. Source: the public venue's default. */
const defaultLeverage = 20;

/** A user's USD for perpetuals: what is not in positions, what all is worth, and what can be withdrawn. */
interface Margin {
  readonly cash: bigint;
  readonly value: bigint;
  readonly used: bigint;
  readonly notional: bigint;
  readonly free: bigint;
}

/** A user's perpetuals in the format of `clearinghouseState`. */
export function clearinghouseState(book: OrderBook, user: string, now: number): Fields {
  const { cash, value, used, notional, free } = marginOf(book, user);
  const marginSummary = {
    accountValue: formatDecimal(value),
    totalNtlPos: formatDecimal(notional),
    totalRawUsd: formatDecimal(cash),
    totalMarginUsed: formatDecimal(used),
  };
  return {
    marginSummary,
    crossMarginSummary: marginSummary,
    crossMaintenanceMarginUsed: formatDecimal(used / 2n),
    withdrawable: formatDecimal(free),
    assetPositions: openPerpetuals(book, user).map(([coin, position]) => ({
      type: "oneWay",
      position: positionView(book, coin, position),
    })),
    time: now,
  };
}

/** A user's tokens in the format of `spotClearinghouseState`. A market's token is named after the market. */
export function spotState(book: OrderBook, user: string): Fields {
  const spot = [...book.positions.of(user)].filter(([coin]) => isSpot(coin));
  const cash = spot.reduce((sum, [, position]) => sum + position.cash, deposit);
  const resting = book.openOrders(user).filter(({ coin, request }) => isSpot(coin) && request.t.limit);
  const held = (coin: string): bigint =>
    resting.filter((order) => !order.isBuy && order.coin === coin).reduce((sum, { size }) => sum + size, 0n);
  const usd = resting
    .filter(({ isBuy }) => isBuy)
    .reduce((sum, { size, price }) => sum + valueOf(size, price), 0n);
  return {
    balances: [
      balance("USDC", 0, cash, usd, 0n),
      ...spot.map(([coin, { size, cost }]) => balance(coin, Number(coin.slice(1)), size, held(coin), cost)),
    ],
  };
}

function balance(coin: string, token: number, total: bigint, hold: bigint, cost: bigint): Fields {
  return {
    coin,
    token,
    total: formatDecimal(total),
    hold: formatDecimal(hold),
    entryNtl: formatDecimal(cost),
  };
}

/** What a user can trade of a perpetual, in the format of `activeAssetData`. */
export function activeAssetData(book: OrderBook, user: string, coin: string): Fields {
  const { free } = marginOf(book, user);
  const price = markPrice(book, coin);
  const { value } = leverageOf(coin);
  const size = formatDecimal((free * BigInt(value) * one) / price);
  const available = formatDecimal(free);
  return {
    user,
    coin,
    leverage: leverageOf(coin),
    maxTradeSzs: [size, size],
    availableToTrade: [available, available],
    markPx: formatDecimal(price),
  };
}

/** All of a user's account and the markets, in the format of `webData2`. */
export function webData(book: OrderBook, user: string, now: number): Fields {
  return {
    ...(infoResponses["webData2"] as Fields),
    clearinghouseState: clearinghouseState(book, user, now),
    openOrders: book.openOrders(user).map(detailedOrderView),
    assetCtxs: marketContexts(book, now),
    spotState: spotState(book, user),
    serverTime: now,
    user,
  };
}

function marginOf(book: OrderBook, user: string): Margin {
  let [cash, value, used, notional] = [deposit, deposit, 0n, 0n];
  for (const [coin, position] of book.positions.of(user)) {
    if (isSpot(coin)) continue;
    const worth = valueOf(position.size, markPrice(book, coin));
    const size = worth < 0n ? -worth : worth;
    cash += position.cash;
    value += position.cash + worth;
    notional += size;
    used += size / BigInt(leverageOf(coin).value);
  }
  return { cash, value, used, notional, free: value > used ? value - used : 0n };
}

function positionView(book: OrderBook, coin: string, { size, cost }: Position): Fields {
  const worth = valueOf(size, markPrice(book, coin));
  const notional = worth < 0n ? -worth : worth;
  const leverage = leverageOf(coin);
  const used = notional / BigInt(leverage.value);
  const profit = worth - cost;
  return {
    coin,
    szi: formatDecimal(size),
    leverage,
    entryPx: formatDecimal((cost * one) / size),
    positionValue: formatDecimal(notional),
    unrealizedPnl: formatDecimal(profit),
    returnOnEquity: formatDecimal(used === 0n ? 0n : (profit * one) / used),
    liquidationPx: null,
    marginUsed: formatDecimal(used),
    maxLeverage: maxLeverageOf(coin),
    cumFunding: { allTime: "0.0", sinceOpen: "0.0", sinceChange: "0.0" },
  };
}

function openPerpetuals(book: OrderBook, user: string): (readonly [string, Position])[] {
  return [...book.positions.of(user)].filter(([coin, { size }]) => size !== 0n && !isSpot(coin));
}

function leverageOf(coin: string): { readonly type: "cross"; readonly value: number } {
  return { type: "cross", value: Math.min(defaultLeverage, maxLeverageOf(coin)) };
}

function maxLeverageOf(coin: string): number {
  return meta.universe.find(({ name }) => name === coin)?.maxLeverage ?? defaultLeverage;
}

function isSpot(coin: string): boolean {
  return coin.startsWith("@");
}
