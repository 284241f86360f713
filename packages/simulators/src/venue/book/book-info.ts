import { infoResponses } from "../../generated/venue.ts";
import type { Order, OrderRequest } from "./order.ts";
import type { OrderBook, OrderName, Outcome } from "./order-book.ts";
import { accountActions } from "./account-actions.ts";
import { accountInfo, type AccountRequest } from "./account-info.ts";
import { candles } from "./candles.ts";
import { activeAssetData, clearinghouseState, spotState, webData } from "./account-views.ts";
import { allMids, marketContexts, meta, spotMarkets } from "./market-views.ts";
import { bookView, detailedOrderView, fillView, openOrderView, statusView, tradeView } from "./views.ts";
import type { Fields } from "../../values.ts";

/** Maximum entries that the venue returns. Source: the public venue. */
const maxEntries = 2_000;
/** The number of a market's trades that are shown. */
const maxTrades = 10;

/** What is shown of a market that never had an order. */
export const bookExample = infoResponses["l2Book"] as Fields;
const [tradeExample] = infoResponses["recentTrades"] as readonly Fields[];

interface BookRequest extends AccountRequest {
  readonly coin: string;
}

/** The results of info requests, by type; `undefined` for another dex, of which the spec's example is shown. */
const infos: Readonly<Record<string, (request: BookRequest) => unknown>> = {
  ...accountInfo,
  allMids: ({ book, request }) => (request["dex"] ? undefined : allMids(book)),
  metaAndAssetCtxs: ({ book, request, now }) =>
    request["dex"] ? undefined : [meta, marketContexts(book, now)],
  spotMetaAndAssetCtxs: ({ book, now }) => spotMarkets(book, now),
  candleSnapshot({ book, request, now }) {
    const { req } = request as unknown as { readonly req: CandleRequest };
    const { startTime: start, endTime } = req;
    return candles(book, req.coin, { interval: req.interval, start, end: endTime ?? now, now });
  },
  clearinghouseState: ({ book, user, now }) => clearinghouseState(book, user, now),
  spotClearinghouseState: ({ book, user }) => spotState(book, user),
  activeAssetData: ({ book, user, coin }) => activeAssetData(book, user, coin),
  webData2: ({ book, user, now }) => webData(book, user, now),
  openOrders: ({ book, user }) => book.openOrders(user).map(openOrderView),
  frontendOpenOrders: ({ book, user }) => book.openOrders(user).map(detailedOrderView),
  historicalOrders: ({ book, user }) => orderHistory(book, user),
  userFills: ({ book, user }) => book.fills(user).slice(0, maxEntries).map(fillView),
  userFillsByTime({ book, user, request }) {
    const { startTime, endTime, reversed } = request as unknown as FillsRequest;
    const fills = book.fills(user).filter(({ time }) => time >= startTime && time <= (endTime ?? Infinity));
    return (reversed ? fills : fills.toReversed()).slice(0, maxEntries).map(fillView);
  },
  orderStatus: ({ book, user, request }) => orderStatus(book.find(user, readName(request["oid"]))),
  l2Book({ book, coin, now }) {
    const found = book.book(coin);
    return found ? bookView(coin, found, now) : { ...bookExample, coin };
  },
  recentTrades: ({ book, coin }) =>
    book.book(coin) ? recentTrades(book, coin) : [{ ...tradeExample, coin }],
};

/** Whether {@link bookInfo} can respond to an info request. */
export function isBookInfo({ type }: Fields): boolean {
  return Object.hasOwn(infos, String(type));
}

/** @returns the result of an info request about the order book; `undefined` for all others. */
export function bookInfo(book: OrderBook, request: Fields, now: number): unknown {
  // The book has the markets of the first dex. Elsewhere nobody has orders or positions.
  const user = request["dex"] ? "" : String(request["user"]).toLowerCase();
  return infos[String(request["type"])]?.({ book, user, coin: String(request["coin"]), request, now });
}

interface FillsRequest {
  readonly startTime: number;
  readonly endTime?: number | null;
  readonly reversed?: boolean;
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

type Act = (book: OrderBook, user: string, action: Fields, now: number) => Fields;

/** Creates an action that does something for each item of a list of the action. */
function forEach<Item>(
  type: string,
  list: string,
  run: (book: OrderBook, user: string, item: Item, now: number) => Outcome,
): Act {
  return (book, user, action, now) => {
    const statuses = (action[list] as readonly Item[]).map((item) => run(book, user, item, now));
    return { status: "ok", response: { type, data: { statuses } } };
  };
}

/** Actions on orders, by type. */
const orderActions: Readonly<Record<string, Act>> = {
  order: forEach<OrderRequest>("order", "orders", (book, user, order, now) => book.place(user, order, now)),
  cancel: forEach<{ a: number; o: number }>("cancel", "cancels", (book, user, { a, o }, now) =>
    book.cancel(user, a, o, now),
  ),
  cancelByCloid: forEach<{ asset: number; cloid: string }>(
    "cancel",
    "cancels",
    (book, user, { asset, cloid }, now) => book.cancel(user, asset, readName(cloid), now),
  ),
  modify(book, user, action, now) {
    const { oid, order } = action as unknown as Change;
    const outcome = book.modify(user, readName(oid), order, now);
    return typeof outcome === "object" && "error" in outcome
      ? { status: "err", response: outcome.error }
      : { status: "ok", response: { type: "default" } };
  },
  batchModify: forEach<Change>("order", "modifies", (book, user, { oid, order }, now) =>
    book.modify(user, readName(oid), order, now),
  ),
};

/** Whether {@link bookAction} carries out an action. */
export function isBookAction({ type }: Fields): boolean {
  return Object.hasOwn(accountActions, String(type)) || Object.hasOwn(orderActions, String(type));
}

/** Carries out an action on orders or accounts, and opens the account. @returns the response; `undefined` for others. */
export function bookAction(book: OrderBook, user: string, action: Fields, now: number): Fields | undefined {
  book.accounts.add(user);
  const type = String(action["type"]);
  const act = orderActions[type];
  if (act) return act(book, user, action, now);
  const result = accountActions[type]?.({ book, user, action, now });
  if (!result) return undefined;
  if ("error" in result) return { status: "err", response: result.error };
  return { status: "ok", response: "data" in result ? { type, data: result.data } : { type: "default" } };
}

interface Change {
  readonly oid: OrderName;
  readonly order: OrderRequest;
}

function readName(oid: unknown): OrderName {
  return typeof oid === "number" ? oid : String(oid).toLowerCase();
}
