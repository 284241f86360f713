import { currentTime } from "../../../contract/clock.ts";
import { recentTrades } from "./book-info.ts";
import type { CoinBook } from "./coin-book.ts";
import type { BookEvent, OrderBook } from "./order-book.ts";
import type { Order } from "./order.ts";
import { bestView, bookView, detailedOrderView, fillView, openOrderView, tradeView } from "./views.ts";

type Tell = (data: unknown) => void;
/** @returns a listener for the book's events. */
type Follow = (book: OrderBook, wanted: Wanted, tell: Tell) => (event: BookEvent) => void;

/** The subject of a subscription, and a way to send the spec's example. */
interface Wanted {
  /** In lower case. */
  readonly user: string;
  readonly coin: string;
  tellExample(): void;
}

/** The subscriptions that follow the order book: each reports the current state, and then changes. */
const followers: Readonly<Record<string, Follow>> = {
  orderUpdates:
    (_, { user }, tell) =>
    (event) => {
      if (!("order" in event) || event.order.user !== user) return;
      const { status, statusTimestamp } = event.order;
      tell([{ order: openOrderView(event.order), status, statusTimestamp }]);
    },
  userFills(book, { user }, tell) {
    tell({ user, fills: book.fills(user).map(fillView), isSnapshot: true });
    return (event) => {
      if ("fill" in event && event.fill.user === user) tell({ user, fills: [fillView(event.fill)] });
    };
  },
  userEvents:
    (_, { user }, tell) =>
    (event) => {
      if ("fill" in event && event.fill.user === user) tell({ fills: [fillView(event.fill)] });
    },
  openOrders(book, { user }, tell) {
    const report = (): void => tell({ dex: "", user, orders: book.openOrders(user).map(detailedOrderView) });
    report();
    return (event) => {
      if ("order" in event && event.order.user === user) report();
    };
  },
  l2Book: (book, wanted, tell) => followMarket(book, wanted, tell, bookView),
  bbo: (book, wanted, tell) => followMarket(book, wanted, tell, bestView),
  trades(book, { coin, tellExample }, tell) {
    if (book.book(coin)) tell(recentTrades(book, coin));
    else tellExample();
    return (event) => {
      if ("trade" in event && event.trade[0].order.coin === coin) tell([tradeView(event.trade)]);
    };
  },
};

/** Reports a market, and again each time that an action has changed what its view shows. */
function followMarket(
  book: OrderBook,
  { coin, tellExample }: Wanted,
  tell: Tell,
  view: (coin: string, book: CoinBook<Order>, time: number) => { readonly [name: string]: unknown },
): (event: BookEvent) => void {
  let shown = "";
  const report = (): void => {
    const found = book.book(coin);
    if (!found) return tellExample();
    const { time, ...state } = view(coin, found, currentTime());
    const text = JSON.stringify(state);
    if (text !== shown) tell({ ...state, time });
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
 * @param tellExample - Sends the spec's example, for a market that never had an order.
 * @returns a function that ends the subscription; `undefined` for a subscription about something else.
 */
export function followBook(
  book: OrderBook,
  { type, user, coin }: Readonly<Record<string, unknown>>,
  tell: Tell,
  tellExample: () => void,
): (() => void) | undefined {
  const follow = Object.hasOwn(followers, String(type)) ? followers[String(type)] : undefined;
  const wanted = { user: String(user).toLowerCase(), coin: String(coin), tellExample };
  return follow && book.listen(follow(book, wanted, tell));
}
