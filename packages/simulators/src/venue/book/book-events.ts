import { currentTime } from "../../chain/clock.ts";
import { candles } from "./candles.ts";
import { activeAssetData, clearinghouseState, spotState } from "./account-views.ts";
import { bookExample, orderHistory, recentTrades } from "./book-info.ts";
import type { CoinBook } from "./coin-book.ts";
import { l2Event } from "./l2-event.ts";
import { allMids, marketContext, marketContexts, spotMarkets } from "./market-views.ts";
import type { BookEvent, OrderBook } from "./order-book.ts";
import type { Order } from "./order.ts";
import {
  bestView,
  bookView,
  detailedOrderView,
  fillView,
  openOrderView,
  statusView,
  tradeView,
} from "./views.ts";
import type { Fields } from "../../values.ts";

type Emit = (data: unknown) => void;
/** @returns a listener for the book's events. */
type Follow = (book: OrderBook, wanted: Wanted, emit: Emit) => (event: BookEvent) => void;

/** The subject of a subscription, and a way to send the spec's example. */
interface Wanted {
  /** In lower case. */
  readonly user: string;
  readonly coin: string;
  readonly dex: string;
  /** The length of a candle. */
  readonly interval: string;
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
  userHistoricalOrders(book, { user }, emit) {
    emit({ user, orderHistory: orderHistory(book, user), isSnapshot: true });
    return (event) => {
      if ("order" in event && event.order.user === user)
        emit({ user, orderHistory: [statusView(event.order)] });
    };
  },
  l2Book: (book, wanted, emit) => followMarket(book, wanted, emit, bookView),
  l2(book, wanted, emit) {
    let before: Fields | undefined;
    const emitChange = (after: unknown): void => {
      emit(l2Event(before, after as Fields));
      before = after as Fields;
    };
    const emitExample = (): void => emit({ s: { ...bookExample, coin: wanted.coin } });
    return followMarket(book, { ...wanted, emitExample }, emitChange, bookView);
  },
  bbo: (book, wanted, emit) => followMarket(book, wanted, emit, bestView),
  allMids: (book, { dex }, emit) => followState(emit, () => ({ mids: dex ? {} : allMids(book) })),
  assetCtxs: (book, { dex }, emit) =>
    followState(emit, (now) => ({ dex, ctxs: dex ? [] : marketContexts(book, now) })),
  allDexsAssetCtxs: (book, _, emit) =>
    followState(emit, (now) => ({ ctxs: [["", marketContexts(book, now)]] })),
  spotAssetCtxs: (book, _, emit) => followState(emit, (now) => spotMarkets(book, now)[1]),
  candle: (book, { coin, interval }, emit) =>
    followState(emit, (now) => candles(book, coin, { interval, start: 0, end: Infinity, now }).at(-1)),
  userNonFundingLedgerUpdates(book, { user }, emit) {
    const { updates } = book.accounts.of(user);
    emit({ user, nonFundingLedgerUpdates: updates, isSnapshot: true });
    return (event) => {
      if ("update" in event && event.users.includes(user))
        emit({ user, nonFundingLedgerUpdates: [event.update] });
    };
  },
  activeAssetCtx: (book, { coin }, emit) =>
    followState(emit, (now) => ({ coin, ctx: marketContext(book, coin, now) })),
  activeAssetData: (book, { user, coin }, emit) => followState(emit, () => activeAssetData(book, user, coin)),
  clearinghouseState: (book, { user, dex }, emit) =>
    followState(emit, (now) => ({
      dex,
      user,
      clearinghouseState: clearinghouseState(book, dex ? "" : user, now),
    })),
  allDexsClearinghouseState: (book, { user }, emit) =>
    followState(emit, (now) => ({ user, clearinghouseStates: [["", clearinghouseState(book, user, now)]] })),
  spotState: (book, { user }, emit) => followState(emit, () => ({ user, spotState: spotState(book, user) })),
  trades(book, { coin, emitExample }, emit) {
    if (book.book(coin)) emit(recentTrades(book, coin));
    else emitExample();
    return (event) => {
      if ("trade" in event && event.trade[0].order.coin === coin) emit([tradeView(event.trade)]);
    };
  },
};

/** Reports a market that has had an order; for any other, the spec's example. */
function followMarket(
  book: OrderBook,
  { coin, emitExample }: Wanted,
  emit: Emit,
  view: (coin: string, book: CoinBook<Order>, time: number) => unknown,
): (event: BookEvent) => void {
  if (!book.book(coin)) emitExample();
  return followState(emit, (now) => {
    const found = book.book(coin);
    return found && view(coin, found, now);
  });
}

/** Reports a state if there is one, and again each time that an action has changed it. The time alone is no change. */
function followState(emit: Emit, stateAt: (now: number) => unknown): (event: BookEvent) => void {
  let shown: string | undefined;
  const report = (): void => {
    const text = JSON.stringify(stateAt(0)) as string | undefined;
    if (text !== undefined && text !== shown) emit(stateAt(currentTime()));
    shown = text;
  };
  report();
  let isWaiting = false;
  return () => {
    if (isWaiting) return;
    isWaiting = true;
    // An action causes several events, and is reported once.
    queueMicrotask(() => {
      isWaiting = false;
      report();
    });
  };
}

/** Follows the order book for a subscription. `emitExample` sends the spec's example, for a market without orders. */
export function followBook(
  book: OrderBook,
  { type, user, c, coin = c, dex = "", interval }: Readonly<Record<string, unknown>>,
  emit: Emit,
  emitExample: () => void,
): (() => void) | undefined {
  const follow = Object.hasOwn(followers, String(type)) ? followers[String(type)] : undefined;
  const wanted = {
    user: String(user).toLowerCase(),
    coin: String(coin),
    dex: String(dex),
    interval: String(interval),
    emitExample,
  };
  return follow && book.listen(follow(book, wanted, emit));
}
