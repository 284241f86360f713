import type { BookEvent, OrderBook } from "./order-book.ts";
import { detailedOrderView, fillView, openOrderView } from "./views.ts";

type Tell = (data: unknown) => void;
type Follow = (book: OrderBook, user: string, tell: Tell) => (event: BookEvent) => void;

/** The subscriptions that follow the order book: each reports what there is, and returns what reports what is new. */
const followers: Readonly<Record<string, Follow>> = {
  orderUpdates: (_, user, tell) => (event) => {
    if (!("order" in event) || event.order.user !== user) return;
    const { status, statusTimestamp } = event.order;
    tell([{ order: openOrderView(event.order), status, statusTimestamp }]);
  },
  userFills(book, user, tell) {
    tell({ user, fills: book.fills(user).map(fillView), isSnapshot: true });
    return (event) => {
      if ("fill" in event && event.fill.user === user) tell({ user, fills: [fillView(event.fill)] });
    };
  },
  userEvents: (_, user, tell) => (event) => {
    if ("fill" in event && event.fill.user === user) tell({ fills: [fillView(event.fill)] });
  },
  openOrders(book, user, tell) {
    const report = (): void => tell({ dex: "", user, orders: book.openOrders(user).map(detailedOrderView) });
    report();
    return (event) => {
      if ("order" in event && event.order.user === user) report();
    };
  },
};

/**
 * Follows the order book for a subscription.
 *
 * @param subscription - With its `type`, and the `user` whose orders or fills they are.
 * @returns what ends it; nothing for a subscription about something else.
 */
export function followBook(
  book: OrderBook,
  { type, user }: Readonly<Record<string, unknown>>,
  tell: Tell,
): (() => void) | undefined {
  const follow = Object.hasOwn(followers, String(type)) ? followers[String(type)] : undefined;
  return follow && book.listen(follow(book, String(user).toLowerCase(), tell));
}
