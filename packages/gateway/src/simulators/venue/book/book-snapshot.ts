import type { Order } from "./order.ts";
import type { Fill } from "./views.ts";

/** The complete content of an order book. */
export interface BookContents {
  /** Markets that have had an order. */
  readonly coins: readonly string[];
  /** The oldest first. */
  readonly open: readonly Order[];
  readonly done: readonly Order[];
  readonly fills: readonly Fill[];
  /** By user and coin. */
  readonly positions: ReadonlyMap<string, bigint>;
  readonly lastOid: number;
  readonly lastTid: number;
}

type Texts<T, Key extends keyof T> = Omit<T, Key> & Readonly<Record<Key, string>>;
type StoredOrder = Texts<Order, "price" | "size" | "originalSize">;
type StoredFill = Texts<Omit<Fill, "order">, "price" | "size" | "startPosition"> & { readonly order: number };

interface Stored {
  readonly coins: readonly string[];
  readonly orders: readonly StoredOrder[];
  /** Ids of orders. */
  readonly open: readonly number[];
  readonly done: readonly number[];
  readonly fills: readonly StoredFill[];
  readonly positions: readonly (readonly [string, string])[];
  readonly lastOid: number;
  readonly lastTid: number;
}

/** @returns the contents as JSON. */
export function writeBook({ coins, open, done, fills, positions, lastOid, lastTid }: BookContents): string {
  const orders = new Set([...open, ...done, ...fills.map(({ order }) => order)]);
  const stored: Stored = {
    coins,
    orders: [...orders].map(storedOrder),
    open: open.map(({ oid }) => oid),
    done: done.map(({ oid }) => oid),
    fills: fills.map(storedFill),
    positions: [...positions].map(([key, size]) => [key, String(size)]),
    lastOid,
    lastTid,
  };
  return JSON.stringify(stored);
}

/** @param text - What {@link writeBook} returned. */
export function readBook(text: string): BookContents {
  const { coins, orders, open, done, fills, positions, lastOid, lastTid } = JSON.parse(text) as Stored;
  const byId = new Map(orders.map((order) => [order.oid, readOrder(order)]));
  const orderOf = (oid: number): Order => {
    const order = byId.get(oid);
    if (!order) throw new Error(`order ${oid} is not in the snapshot`);
    return order;
  };
  return {
    coins,
    open: open.map(orderOf),
    done: done.map(orderOf),
    fills: fills.map((fill) => readFill(fill, orderOf(fill.order))),
    positions: new Map(positions.map(([key, size]) => [key, BigInt(size)])),
    lastOid,
    lastTid,
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
  const { order, price, size, startPosition: start } = fill;
  const texts = { price: String(price), size: String(size), startPosition: String(start) };
  return { ...fill, ...texts, order: order.oid };
}

function readFill(fill: StoredFill, order: Order): Fill {
  const { price, size, startPosition: start } = fill;
  return { ...fill, order, price: BigInt(price), size: BigInt(size), startPosition: BigInt(start) };
}
