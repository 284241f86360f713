import { deserialize, serialize } from "node:v8";
import { AccountLedger, type LedgerContents, type LedgerUpdate } from "./account-ledger.ts";
import { CoinBook, type Match } from "./coin-book.ts";
import { averagePrice, formatDecimal } from "./decimal.ts";
import { checkOrder, type Order, type OrderRequest } from "./order.ts";
import { type Position, Positions } from "./positions.ts";
import type { Fill } from "./views.ts";

/** The result of an order, or of a cancellation. */
export type Outcome =
  | { readonly resting: { readonly oid: number; readonly cloid?: string } }
  | { readonly filled: { readonly totalSz: string; readonly avgPx: string; readonly oid: number } }
  | { readonly error: string }
  | "success";

/** A change of an order's status, a fill, a trade with the fills of its two sides, or a change of users' balances. */
export type BookEvent =
  | { readonly order: Order }
  | { readonly update: LedgerUpdate; readonly users: readonly string[] }
  | { readonly fill: Fill }
  | { readonly trade: readonly [Fill, Fill] };

/** What an order book has besides positions and accounts. */
interface BookContents {
  /** Markets that have had an order. */
  readonly coins: Map<string, CoinBook<Order>>;
  /** The open orders by their ids, the oldest first. */
  readonly open: Map<number, Order>;
  readonly done: Order[];
  readonly fills: Fill[];
  lastOid: number;
  lastTid: number;
}

/** Everything that an order book has. */
interface Snapshot extends BookContents {
  readonly positions: Map<string, Map<string, Position>>;
  readonly accounts: LedgerContents;
}

/** An order's id, or the caller's own id for it. */
export type OrderName = number | string;

/** Maximum open orders of a user. Source: the public venue. */
const maxOpenOrders = 1_000;
/** Maximum stored orders that are done, fills, and open orders of all users. */
const maxOrders = 20_000;

/** The orders, fills, positions and accounts of a simulated venue. Every order can be paid. */
export class OrderBook {
  readonly accounts: AccountLedger = new AccountLedger();
  readonly positions: Positions = new Positions();
  readonly #listeners = new Set<(event: BookEvent) => void>();
  #contents: BookContents = {
    coins: new Map(),
    open: new Map(),
    done: [],
    fills: [],
    lastOid: 0,
    lastTid: 0,
  };

  /** @returns a function that removes the listener. */
  listen(listener: (event: BookEvent) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  get isFollowed(): boolean {
    return this.#listeners.size > 0;
  }

  /** @returns the whole content of the book as a text, for {@link restore}. */
  snapshot(): string {
    const { positions, accounts } = this;
    const snapshot: Snapshot = {
      ...this.#contents,
      positions: positions.contents,
      accounts: accounts.contents,
    };
    // Keeps large integers, and that a fill's order is one of the orders.
    return serialize(snapshot).toString("base64");
  }

  /** Replaces the book's content with a snapshot. Listeners are not notified. */
  restore(snapshot: string): void {
    const { positions, accounts, ...own } = deserialize(Buffer.from(snapshot, "base64")) as Snapshot;
    this.positions.contents = positions;
    this.accounts.contents = accounts;
    // Objects of classes come back as plain ones.
    for (const [coin, book] of own.coins) own.coins.set(coin, Object.assign(new CoinBook<Order>(), book));
    this.#contents = own;
  }

  /** @param now - Milliseconds since 1970. */
  place(user: string, request: OrderRequest, now: number): Outcome {
    const checked = checkOrder(request);
    if (typeof checked === "string") return { error: checked };
    if (this.#contents.open.size >= maxOrders || this.openOrders(user).length >= maxOpenOrders)
      return { error: `Too many open orders: ${maxOpenOrders} are allowed` };
    const { a: asset, b: isBuy } = request;
    const facts = { ...checked, originalSize: checked.size, user, asset, isBuy, request };
    const state = { timestamp: now, status: "open", statusTimestamp: now } as const;
    const order: Order = { oid: ++this.#contents.lastOid, ...facts, ...state };
    const book = this.#bookOf(order.coin);
    const { limit } = request.t;
    // Trigger orders never trigger, since there is no market price.
    if (!limit) return this.#rest(order);
    if (limit.tif === "Alo" && book.crosses(order)) return this.#reject(order, postOnly(book, asset));
    const stays = limit.tif === "Gtc" || limit.tif === "Alo";
    if (!stays && !book.crosses(order)) return this.#reject(order, noMatch(limit.tif, asset));
    const matches = book.take(order);
    for (const match of matches) this.#fill(match, order, now);
    if (order.size > 0n && stays) {
      book.add(order);
      return this.#rest(order);
    }
    this.#finish(order, order.size > 0n ? "canceled" : "filled", now);
    const totalSz = formatDecimal(order.originalSize - order.size);
    return {
      filled: { totalSz, avgPx: formatDecimal(averagePrice(matches)), oid: order.oid, ...readCloid(order) },
    };
  }

  cancel(user: string, asset: number, name: OrderName, now: number): Outcome {
    const order = this.#findOpen(user, name);
    if (order?.asset !== asset)
      return { error: `Order was never placed, already canceled, or filled. asset=${asset}` };
    this.#bookOf(order.coin).remove(order);
    this.#finish(order, "canceled", now);
    return "success";
  }

  /** Replaces an open order with a new one. */
  modify(user: string, name: OrderName, request: OrderRequest, now: number): Outcome {
    const order = this.#findOpen(user, name);
    if (!order) return { error: "Cannot modify canceled or filled order" };
    const checked = checkOrder(request);
    if (typeof checked === "string") return { error: checked };
    this.cancel(user, order.asset, name, now);
    return this.place(user, request, now);
  }

  openOrders(user: string): Order[] {
    return [...this.#contents.open.values()].filter((order) => order.user === user).toReversed();
  }

  find(user: string, name: OrderName): Order | undefined {
    return this.#findOpen(user, name) ?? this.#contents.done.findLast((order) => isNamed(order, user, name));
  }

  /** @returns a user's orders that are done, the newest first. */
  history(user: string): Order[] {
    return this.#contents.done.filter((order) => order.user === user).toReversed();
  }

  /** @returns a user's fills, the newest first. */
  fills(user: string): Fill[] {
    return this.#contents.fills.filter((fill) => fill.user === user).toReversed();
  }

  /** @returns the newest trades of a market, the newest first, each as the fills of its two sides. */
  trades(coin: string, max: number): (readonly [Fill, Fill])[] {
    const trades: (readonly [Fill, Fill])[] = [];
    // The two fills of a trade are neighbours, and are removed together.
    for (let index = this.#contents.fills.length - 1; index > 0 && trades.length < max; index -= 2) {
      const [one, other] = [this.#contents.fills[index - 1], this.#contents.fills[index]];
      if (one && other?.order.coin === coin) trades.push([one, other]);
    }
    return trades;
  }

  /** @returns the book of a market; `undefined` if it never had an order. */
  book(coin: string): CoinBook<Order> | undefined {
    return this.#contents.coins.get(coin);
  }

  coins(): Iterable<string> {
    return this.#contents.coins.keys();
  }

  /** Reports a change of users' balances to followers. */
  notify(users: readonly string[], update: LedgerUpdate): void {
    this.#emit({ update, users });
  }

  #rest(order: Order): Outcome {
    this.#contents.open.set(order.oid, order);
    this.#emit({ order });
    return { resting: { oid: order.oid, ...readCloid(order) } };
  }

  #reject(order: Order, error: string): Outcome {
    this.#finish(order, "rejected", order.timestamp);
    return { error };
  }

  #fill({ maker, price, size }: Match<Order>, taker: Order, now: number): void {
    const tid = ++this.#contents.lastTid;
    this.#bookOf(taker.coin).lastPrice = price;
    const fills = [maker, taker].map((order): Fill => {
      const { user, coin, isBuy } = order;
      const { startPosition, closedPnl } = this.positions.change(user, coin, isBuy ? size : -size, price);
      const crossed = order === taker;
      return { user, order, price, size, time: now, startPosition, closedPnl, crossed, tid };
    }) as [Fill, Fill];
    for (const fill of fills) {
      append(this.#contents.fills, fill);
      this.#emit({ fill });
    }
    this.#emit({ trade: fills });
    if (maker.size === 0n) this.#finish(maker, "filled", now);
    else this.#emit({ order: maker });
  }

  #finish(order: Order, status: Order["status"], now: number): void {
    order.status = status;
    order.statusTimestamp = now;
    this.#contents.open.delete(order.oid);
    append(this.#contents.done, order);
    this.#emit({ order });
  }

  #findOpen(user: string, name: OrderName): Order | undefined {
    if (typeof name === "string")
      return [...this.#contents.open.values()].findLast((order) => isNamed(order, user, name));
    const order = this.#contents.open.get(name);
    return order?.user === user ? order : undefined;
  }

  #bookOf(coin: string): CoinBook<Order> {
    const book = this.#contents.coins.get(coin) ?? new CoinBook<Order>();
    this.#contents.coins.set(coin, book);
    return book;
  }

  #emit(event: BookEvent): void {
    for (const listener of this.#listeners) listener(event);
  }
}

function append<T>(list: T[], item: T): void {
  list.push(item);
  // Rarely, and many entries together.
  if (list.length > maxOrders) list.splice(0, maxOrders / 10);
}

function isNamed({ oid, user, request }: Order, wanted: string, name: OrderName): boolean {
  return user === wanted && (typeof name === "string" ? request.c?.toLowerCase() === name : oid === name);
}

function readCloid({ request }: Order): { readonly cloid?: string } {
  return request.c === undefined ? {} : { cloid: request.c };
}

function postOnly({ bids, asks }: CoinBook<Order>, asset: number): string {
  const [bid, ask] = [bids[0], asks[0]].map((best) => (best ? formatDecimal(best.price) : "None"));
  return `Post only order would have immediately matched, bbo was ${bid}@${ask}. asset=${asset}`;
}

function noMatch(tif: string, asset: number): string {
  return tif === "Ioc"
    ? `Order could not immediately match against any resting orders. asset=${asset}`
    : `No liquidity available for market order. asset=${asset}`;
}
