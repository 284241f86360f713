import { currentTime } from "../../../codec/clock.ts";
import { recentTrades } from "./book-info.ts";
import type { CoinBook } from "./coin-book.ts";
import type { BookEvent, OrderBook } from "./order-book.ts";
import type { Order } from "./order.ts";
import { bestView, bookView, detailedOrderView, fillView, openOrderView, tradeView } from "./views.ts";

type Emit = (data: unknown) => void;
/** @returns a listener for the book's events. */
type Follow = (book: OrderBook, wanted: Wanted, emit: Emit) => (event: BookEvent) => void;

/** The subject of a subscription, and a way to send the spec's example. */
interface Wanted {
  /** In lower case. */
  readonly user: string;
  readonly coin: string;
  emitExample(): void;
}

/** The subscriptions that follow the order book: each reports the current state, and then changes. */
const followers: Readonly<Record<string, Follow>> = {
  orderUpdates:
    (_, { user }, emit) =>
    (event) => {
      if (!("order" in event) || event.order.user !== user) return;
      const { status, statusTimestamp } = event.order;
      emit([{ order: openOrderView(event.order), status, statusTimestamp }]);
    },
  userFills(book, { user }, emit) {
    emit({ user, fills: book.fills(user).map(fillView), isSnapshot: true });
    return (event) => {
      if ("fill" in event && event.fill.user === user) emit({ user, fills: [fillView(event.fill)] });
    };
  },
  userEvents:
    (_, { user }, emit) =>
    (event) => {
      if ("fill" in event && event.fill.user === user) emit({ fills: [fillView(event.fill)] });
    },
  openOrders(book, { user }, emit) {
    const report = (): void => emit({ dex: "", user, orders: book.openOrders(user).map(detailedOrderView) });
    report();
    return (event) => {
      if ("order" in event && event.order.user === user) report();
    };
  },
  l2Book: (book, wanted, emit) => followMarket(book, wanted, emit, bookView),
  bbo: (book, wanted, emit) => followMarket(book, wanted, emit, bestView),
  trades(book, { coin, emitExample }, emit) {
    if (book.book(coin)) emit(recentTrades(book, coin));
    else emitExample();
    return (event) => {
      if ("trade" in event && event.trade[0].order.coin === coin) emit([tradeView(event.trade)]);
    };
  },
};

/** Reports a market, and again each time that an action has changed what its view shows. */
function followMarket(
  book: OrderBook,
  { coin, emitExample }: Wanted,
  emit: Emit,
  view: (coin: string, book: CoinBook<Order>, time: number) => { readonly [name: string]: unknown },
): (event: BookEvent) => void {
  let shown = "";
  const report = (): void => {
    const found = book.book(coin);
    if (!found) return emitExample();
    const { time, ...state } = view(coin, found, currentTime());
    const text = JSON.stringify(state);
    if (text !== shown) emit({ ...state, time });
    shown = text;
  };
  report();
  let isWaiting = false;
  return (event) => {
    if (isWaiting || !("order" in event) || event.order.coin !== coin) return;
    isWaiting = true;
    // An action causes several events, and is reported once.
    queueMicrotask(() => {
      isWaiting = false;
      report();
    });
  };
}

/**
 * Follows the order book for a subscription.
 *
 * @param subscription - With its `type`, and its `user` or `coin`.
 * @param emitExample - Sends the spec's example, for a market that never had an order.
 * @returns a function that ends the subscription; `undefined` for a subscription about something else.
 */
export function followBook(
  book: OrderBook,
  { type, user, coin }: Readonly<Record<string, unknown>>,
  emit: Emit,
  emitExample: () => void,
): (() => void) | undefined {
  const follow = Object.hasOwn(followers, String(type)) ? followers[String(type)] : undefined;
  const wanted = { user: String(user).toLowerCase(), coin: String(coin), emitExample };
  return follow && book.listen(follow(book, wanted, emit));
}
