import { infoResponses } from "../../generated/venue.ts";
import { type Leverage, usdc } from "./account-ledger.ts";
import { formatDecimal } from "./decimal.ts";
import { markPrice, marketContexts, meta } from "./market-views.ts";
import type { OrderBook } from "./order-book.ts";
import { type Position, computeValue } from "./positions.ts";
import { detailedOrderView } from "./views.ts";
import type { Fields } from "../../values.ts";

const one = 10n ** 18n;
/** The USD with which each user begins, for perpetuals and again for spot markets. */
const deposit = 1_000_000n * one;
/** The leverage of positions in markets that allow that much. Source: the public venue's default. */
const defaultLeverage = 20;

/** A user's USD for perpetuals: what is not in positions, what all is worth, and what positions use. */
interface Margin {
  cash: bigint;
  value: bigint;
  used: bigint;
  notional: bigint;
}

/** A user's perpetuals in the format of `clearinghouseState`. */
export function clearinghouseState(book: OrderBook, user: string, now: number): Fields {
  const { all, cross } = computeMargins(book, user);
  return {
    marginSummary: summary(all),
    crossMarginSummary: summary(cross),
    crossMaintenanceMarginUsed: formatDecimal(cross.used / 2n),
    withdrawable: formatDecimal(freeUsd(book, user)),
    assetPositions: [...book.positions.of(user)]
      .filter(([coin, { size }]) => size !== 0n && !isSpot(coin))
      .map(([coin, position]) => ({ type: "oneWay", position: positionView(book, user, coin, position) })),
    time: now,
  };
}

function summary({ cash, value, used, notional }: Margin): Fields {
  return {
    accountValue: formatDecimal(value),
    totalNtlPos: formatDecimal(notional),
    totalRawUsd: formatDecimal(cash),
    totalMarginUsed: formatDecimal(used),
  };
}

/** @returns the USD that a user can withdraw, send, or use for other positions. */
export function freeUsd(book: OrderBook, user: string): bigint {
  const { value, used } = computeMargins(book, user).all;
  return value > used ? value - used : 0n;
}

/** @returns what a user has of a spot token besides what open orders hold. */
export function freeSpot(book: OrderBook, user: string, token: string): bigint {
  const { total = 0n, hold = 0n } = spotBalances(book, user).find(({ coin }) => coin === token) ?? {};
  return total > hold ? total - hold : 0n;
}

/** A user's tokens in the format of `spotClearinghouseState`. A market's token is named after the market. */
export function spotState(book: OrderBook, user: string): Fields {
  return {
    balances: spotBalances(book, user).map(({ coin, total, hold, cost }) => ({
      coin,
      token: coin === usdc ? 0 : Number(coin.slice(1)),
      total: formatDecimal(total),
      hold: formatDecimal(hold),
      entryNtl: formatDecimal(cost),
    })),
  };
}

/** What a user has of a token, what open orders hold of it, and what it was bought for. */
interface SpotBalance {
  readonly coin: string;
  readonly total: bigint;
  readonly hold: bigint;
  readonly cost: bigint;
}

function spotBalances(book: OrderBook, user: string): readonly SpotBalance[] {
  const spot = new Map([...book.positions.of(user)].filter(([coin]) => isSpot(coin)));
  const { tokens } = book.accounts.of(user);
  const cash = [...spot.values()].reduce((sum, position) => sum + position.cash, deposit);
  const resting = book.openOrders(user).filter(({ coin, request }) => isSpot(coin) && request.t.limit);
  const held = (coin: string): bigint =>
    resting.filter((order) => !order.isBuy && order.coin === coin).reduce((sum, { size }) => sum + size, 0n);
  const usd = resting
    .filter(({ isBuy }) => isBuy)
    .reduce((sum, { size, price }) => sum + computeValue(size, price), 0n);
  const coins = new Set([...spot.keys(), ...Object.keys(tokens).filter((coin) => coin !== usdc)]);
  return [
    { coin: usdc, total: cash + (tokens[usdc] ?? 0n), hold: usd, cost: 0n },
    ...[...coins].map((coin) => {
      const { size = 0n, cost = 0n } = spot.get(coin) ?? {};
      return { coin, total: size + (tokens[coin] ?? 0n), hold: held(coin), cost };
    }),
  ];
}

/** What a user can trade of a perpetual, in the format of `activeAssetData`. */
export function activeAssetData(book: OrderBook, user: string, coin: string): Fields {
  const free = freeUsd(book, user);
  const price = markPrice(book, coin);
  const leverage = findLeverage(book, user, coin);
  const size = formatDecimal((free * BigInt(leverage.value) * one) / price);
  return {
    user,
    coin,
    leverage: leverageView(leverage, book, user, coin),
    maxTradeSzs: [size, size],
    availableToTrade: [formatDecimal(free), formatDecimal(free)],
    markPx: formatDecimal(price),
  };
}

/** All of a user's account and the markets, in the format of `webData2`. */
export function webData(book: OrderBook, user: string, now: number): Fields {
  // The agent without a name, of which a user has one.
  const agent = book.accounts.of(user).agents.find(({ name }) => name === "");
  return {
    ...(infoResponses["webData2"] as Fields),
    agentAddress: agent?.address ?? null,
    agentValidUntil: agent?.validUntil ?? null,
    clearinghouseState: clearinghouseState(book, user, now),
    openOrders: book.openOrders(user).map(detailedOrderView),
    assetCtxs: marketContexts(book, now),
    spotState: spotState(book, user),
    serverTime: now,
    user,
  };
}

/** @returns a user's margin, and the part of it that positions with cross margin share. */
function computeMargins(book: OrderBook, user: string): { readonly all: Margin; readonly cross: Margin } {
  const start = deposit + book.accounts.of(user).usd;
  const all = { cash: start, value: start, used: 0n, notional: 0n };
  const cross = { ...all };
  for (const [coin, position] of book.positions.of(user)) {
    if (isSpot(coin)) continue;
    const { cash, size } = position;
    const worth = computeValue(size, markPrice(book, coin));
    const notional = worth < 0n ? -worth : worth;
    const used = marginUsed(book, user, coin, notional);
    const own = { cash, value: cash + worth, used, notional };
    add(all, own);
    const { isCross } = findLeverage(book, user, coin);
    // An isolated position is worth its own margin, which the others do not share.
    const rest = cash + worth - used;
    add(cross, isCross || size === 0n ? own : { cash: rest, value: rest, used: 0n, notional: 0n });
  }
  return { all, cross };
}

function add(sum: Margin, { cash, value, used, notional }: Margin): void {
  sum.cash += cash;
  sum.value += value;
  sum.used += used;
  sum.notional += notional;
}

function marginUsed(book: OrderBook, user: string, coin: string, notional: bigint): bigint {
  const { value, isCross } = findLeverage(book, user, coin);
  const added = isCross || notional === 0n ? 0n : (book.accounts.of(user).margin[coin] ?? 0n);
  return notional / BigInt(value) + added;
}

function positionView(book: OrderBook, user: string, coin: string, { size, cost }: Position): Fields {
  const worth = computeValue(size, markPrice(book, coin));
  const notional = worth < 0n ? -worth : worth;
  const used = marginUsed(book, user, coin, notional);
  const profit = worth - cost;
  return {
    coin,
    szi: formatDecimal(size),
    leverage: leverageView(findLeverage(book, user, coin), book, user, coin),
    entryPx: formatDecimal((cost * one) / size),
    positionValue: formatDecimal(notional),
    unrealizedPnl: formatDecimal(profit),
    returnOnEquity: formatDecimal(used === 0n ? 0n : (profit * one) / used),
    liquidationPx: null,
    marginUsed: formatDecimal(used),
    maxLeverage: findMaxLeverage(coin),
    cumFunding: { allTime: "0.0", sinceOpen: "0.0", sinceChange: "0.0" },
  };
}

/** @returns the leverage that a user has set for a market, or the default. */
function findLeverage(book: OrderBook, user: string, coin: string): Leverage {
  const isCross = meta.universe.find(({ name }) => name === coin)?.onlyIsolated !== true;
  const initial = { isCross, value: Math.min(defaultLeverage, findMaxLeverage(coin)) };
  return book.accounts.of(user).leverage[coin] ?? initial;
}

function leverageView({ isCross, value }: Leverage, book: OrderBook, user: string, coin: string): Fields {
  if (isCross) return { type: "cross", value };
  const { size } = book.positions.of(user).get(coin) ?? { size: 0n };
  const worth = computeValue(size, markPrice(book, coin));
  const used = marginUsed(book, user, coin, worth < 0n ? -worth : worth);
  return { type: "isolated", value, rawUsd: formatDecimal(used - worth) };
}

export function findMaxLeverage(coin: string): number {
  return meta.universe.find(({ name }) => name === coin)?.maxLeverage ?? defaultLeverage;
}

function isSpot(coin: string): boolean {
  return coin.startsWith("@");
}
