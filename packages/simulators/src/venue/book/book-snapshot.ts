import type { Order } from "./order.ts";
import type { Position } from "./positions.ts";
import type { Fill } from "./views.ts";

/** The complete content of an order book. */
export interface BookContents {
  /** Markets that have had an order, and the price of their last trade. */
  readonly coins: readonly (readonly [coin: string, lastPrice: bigint | undefined])[];
  /** The oldest first. */
  readonly open: readonly Order[];
  readonly done: readonly Order[];
  readonly fills: readonly Fill[];
  readonly positions: readonly (readonly [user: string, coin: string, position: Position])[];
  /** What the accounts' own snapshot returns. */
  readonly accounts: unknown;
  readonly lastOid: number;
  readonly lastTid: number;
}

type Texts<T, Key extends keyof T> = Omit<T, Key> & Readonly<Record<Key, string>>;
type FillAmount = "price" | "size" | "startPosition" | "closedPnl";
type StoredOrder = Texts<Order, "price" | "size" | "originalSize">;
type StoredFill = Texts<Omit<Fill, "order">, FillAmount> & { readonly order: number };

interface Stored {
  readonly coins: readonly (readonly [coin: string, lastPrice: string | null])[];
  readonly orders: readonly StoredOrder[];
  /** Ids of orders. */
  readonly open: readonly number[];
  readonly done: readonly number[];
  readonly fills: readonly StoredFill[];
  readonly positions: readonly (readonly [user: string, coin: string, ...amounts: readonly string[]])[];
  readonly accounts: unknown;
  readonly lastOid: number;
  readonly lastTid: number;
}

/** @returns the contents as JSON. */
export function writeBook(contents: BookContents): string {
  const { coins, open, done, fills, positions, accounts, lastOid, lastTid } = contents;
  const orders = new Set([...open, ...done, ...fills.map(({ order }) => order)]);
  const stored: Stored = {
    coins: coins.map(([coin, price]) => [coin, price === undefined ? null : String(price)]),
    orders: [...orders].map(storedOrder),
    open: open.map(({ oid }) => oid),
    done: done.map(({ oid }) => oid),
    fills: fills.map(storedFill),
    positions: positions.map(([user, coin, { size, cost, cash }]) => [
      user,
      coin,
      String(size),
      String(cost),
      String(cash),
    ]),
    accounts,
    lastOid,
    lastTid,
  };
  return JSON.stringify(stored);
}

/** @param text - What {@link writeBook} returned. */
export function readBook(text: string): BookContents {
  const { coins, orders, open, done, fills, positions, ...rest } = JSON.parse(text) as Stored;
  const byId = new Map(orders.map((order) => [order.oid, readOrder(order)]));
  const orderOf = (oid: number): Order => {
    const order = byId.get(oid);
    if (!order) throw new Error(`order ${oid} is not in the snapshot`);
    return order;
  };
  return {
    coins: coins.map(([coin, price]) => [coin, price === null ? undefined : BigInt(price)]),
    open: open.map(orderOf),
    done: done.map(orderOf),
    fills: fills.map((fill) => readFill(fill, orderOf(fill.order))),
    positions: positions.map(([user, coin, ...amounts]) => {
      const [size = 0n, cost = 0n, cash = 0n] = amounts.map(BigInt);
      return [user, coin, { size, cost, cash }];
    }),
    ...rest,
  };
}

function storedOrder(order: Order): StoredOrder {
  const { price, size, originalSize } = order;
  return { ...order, price: String(price), size: String(size), originalSize: String(originalSize) };
}

function readOrder(order: StoredOrder): Order {
  const { price, size, originalSize } = order;
  return { ...order, price: BigInt(price), size: BigInt(size), originalSize: BigInt(originalSize) };
}

function storedFill(fill: Fill): StoredFill {
  const { order, price, size, startPosition, closedPnl } = fill;
  const texts = {
    price: String(price),
    size: String(size),
    startPosition: String(startPosition),
    closedPnl: String(closedPnl),
  };
  return { ...fill, ...texts, order: order.oid };
}

function readFill(fill: StoredFill, order: Order): Fill {
  const { price, size, startPosition, closedPnl } = fill;
  return {
    ...fill,
    order,
    price: BigInt(price),
    size: BigInt(size),
    startPosition: BigInt(startPosition),
    closedPnl: BigInt(closedPnl),
  };
}
