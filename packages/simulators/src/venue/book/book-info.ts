import { infoResponses } from "../../generated/venue.ts";
import type { Order, OrderRequest } from "./order.ts";
import type { OrderBook, OrderName, Outcome } from "./order-book.ts";
import { accountActions } from "./account-actions.ts";
import { accountInfo } from "./account-info.ts";
import { candles } from "./candles.ts";
import { activeAssetData, clearinghouseState, spotState, webData } from "./account-views.ts";
import { allMids, marketContexts, meta, spotMarkets } from "./market-views.ts";
import { bookView, detailedOrderView, fillView, openOrderView, statusView, tradeView } from "./views.ts";

type Fields = Readonly<Record<string, unknown>>;

/** Maximum entries that the venue returns. Source: the public venue. */
const maxEntries = 2_000;
/** The number of a market's trades that are shown. */
const maxTrades = 10;

/** What is shown of a market that never had an order. */
const bookExample = infoResponses["l2Book"] as Fields;
const [tradeExample] = infoResponses["recentTrades"] as readonly Fields[];

const infoTypes: ReadonlySet<unknown> = new Set([
  ...Object.keys(accountInfo),
  "openOrders",
  "frontendOpenOrders",
  "historicalOrders",
  "userFills",
  "userFillsByTime",
  "orderStatus",
  "l2Book",
  "recentTrades",
  "candleSnapshot",
  "allMids",
  "metaAndAssetCtxs",
  "spotMetaAndAssetCtxs",
  "clearinghouseState",
  "spotClearinghouseState",
  "activeAssetData",
  "webData2",
]);
const actionTypes: ReadonlySet<unknown> = new Set([
  ...Object.keys(accountActions),
  "order",
  "cancel",
  "cancelByCloid",
  "modify",
  "batchModify",
]);

/** Whether {@link bookInfo} can respond to an info request. */
export function isBookInfo({ type }: Fields): boolean {
  return infoTypes.has(type);
}

/** Whether {@link bookAction} carries out an action. */
export function isBookAction({ type }: Fields): boolean {
  return actionTypes.has(type);
}

/** @returns the result of an info request about the order book; `undefined` for all others. */
export function bookInfo(book: OrderBook, request: Fields, now: number): unknown {
  // The book has the markets of the first dex. Elsewhere nobody has orders or positions.
  const user = request["dex"] ? "" : String(request["user"]).toLowerCase();
  const coin = String(request["coin"]);
  switch (request["type"]) {
    case "allMids":
      return request["dex"] ? undefined : allMids(book);
    case "metaAndAssetCtxs":
      return request["dex"] ? undefined : [meta, marketContexts(book, now)];
    case "spotMetaAndAssetCtxs":
      return spotMarkets(book, now);
    case "candleSnapshot": {
      const { req } = request as unknown as { readonly req: CandleRequest };
      const { startTime: start, endTime } = req;
      return candles(book, req.coin, { interval: req.interval, start, end: endTime ?? now, now });
    }
    case "clearinghouseState":
      return clearinghouseState(book, user, now);
    case "spotClearinghouseState":
      return spotState(book, user);
    case "activeAssetData":
      return activeAssetData(book, user, coin);
    case "webData2":
      return webData(book, user, now);
    case "openOrders":
      return book.openOrders(user).map(openOrderView);
    case "frontendOpenOrders":
      return book.openOrders(user).map(detailedOrderView);
    case "historicalOrders":
      return orderHistory(book, user);
    case "userFills":
      return book.fills(user).slice(0, maxEntries).map(fillView);
    case "userFillsByTime": {
      const { startTime, endTime = Infinity } = request as { startTime: number; endTime?: number };
      const fills = book.fills(user).filter(({ time }) => time >= startTime && time <= (endTime ?? Infinity));
      return fills.toReversed().slice(0, maxEntries).map(fillView);
    }
    case "orderStatus":
      return orderStatus(book.find(user, nameOf(request["oid"])));
    case "l2Book": {
      const found = book.book(coin);
      return found ? bookView(coin, found, now) : { ...bookExample, coin };
    }
    case "recentTrades":
      return book.book(coin) ? recentTrades(book, coin) : [{ ...tradeExample, coin }];
    default:
      return accountInfo[String(request["type"])]?.({ book, user, request, now });
  }
}

interface CandleRequest {
  readonly coin: string;
  readonly interval: string;
  readonly startTime: number;
  readonly endTime?: number | null;
}

/** @returns a user's orders with their status: the open ones, and then those that are done. */
export function orderHistory(book: OrderBook, user: string): Fields[] {
  return [...book.openOrders(user), ...book.history(user)].slice(0, maxEntries).map(statusView);
}

/** @returns the newest trades of a market, the newest first. */
export function recentTrades(book: OrderBook, coin: string): Fields[] {
  return book.trades(coin, maxTrades).map(tradeView);
}

function orderStatus(order: Order | undefined): Fields {
  return order ? { status: "order", order: statusView(order) } : { status: "unknownOid" };
}

/** What the book's log has for an address whose account is opened by asking about it. No caller can send it. */
export const openAccount: Fields = { type: "openAccount" };

/**
 * Carries out an action on orders or accounts. It opens the user's account.
 *
 * @returns the venue's response; `undefined` for other actions.
 */
export function bookAction(book: OrderBook, user: string, action: Fields, now: number): Fields | undefined {
  book.accounts.add(user);
  switch (action["type"]) {
    case "order": {
      const { orders } = action as { orders: readonly OrderRequest[] };
      return ok(
        "order",
        orders.map((order) => book.place(user, order, now)),
      );
    }
    case "cancel": {
      const { cancels } = action as { cancels: readonly { a: number; o: number }[] };
      return ok(
        "cancel",
        cancels.map(({ a, o }) => book.cancel(user, a, o, now)),
      );
    }
    case "cancelByCloid": {
      const { cancels } = action as { cancels: readonly { asset: number; cloid: string }[] };
      return ok(
        "cancel",
        cancels.map(({ asset, cloid }) => book.cancel(user, asset, nameOf(cloid), now)),
      );
    }
    case "modify": {
      const { oid, order } = action as unknown as Change;
      const outcome = book.modify(user, nameOf(oid), order, now);
      return typeof outcome === "object" && "error" in outcome
        ? { status: "err", response: outcome.error }
        : { status: "ok", response: { type: "default" } };
    }
    case "batchModify": {
      const { modifies } = action as { modifies: readonly Change[] };
      return ok(
        "order",
        modifies.map(({ oid, order }) => book.modify(user, nameOf(oid), order, now)),
      );
    }
    default:
      return accountAction(book, user, action, now);
  }
}

function accountAction(book: OrderBook, user: string, action: Fields, now: number): Fields | undefined {
  const type = String(action["type"]);
  const result = accountActions[type]?.({ book, user, action, now });
  if (!result) return undefined;
  if ("error" in result) return { status: "err", response: result.error };
  return { status: "ok", response: "data" in result ? { type, data: result.data } : { type: "default" } };
}

interface Change {
  readonly oid: OrderName;
  readonly order: OrderRequest;
}

function nameOf(oid: unknown): OrderName {
  return typeof oid === "number" ? oid : String(oid).toLowerCase();
}

function ok(type: string, statuses: readonly Outcome[]): Fields {
  return { status: "ok", response: { type, data: { statuses } } };
}
