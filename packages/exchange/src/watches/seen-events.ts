import type { EventKind } from "./event-kinds.ts";

/** How many events are remembered: more than the venue lists at once. */
const MAX_REMEMBERED = 20_000;

/** The events that a watch has delivered, so that each is delivered once. */
export class SeenEvents<Item> {
  readonly #kind: EventKind<Item>;
  /** The oldest first. */
  readonly #ids = new Set<string>();
  /** The last event of each order, by its id. */
  readonly #orders = new Map<number, Item>();
  /** The time of the last event, which the venue may have sent with a time in the future. */
  latest: number | undefined;

  constructor(kind: EventKind<Item>) {
    this.#kind = kind;
  }

  get isEmpty(): boolean {
    return this.#ids.size === 0;
  }

  /** The ids of open orders. */
  get openOrders(): number[] {
    return [...this.#orders].flatMap(([oid, item]) => (this.#kind.orders?.isOpen(item) ? [oid] : []));
  }

  has(item: Item): boolean {
    return this.#ids.has(this.#kind.id(item));
  }

  /** Adds events. @returns those that are new. */
  add(items: readonly Item[]): readonly Item[] {
    return items.filter((item) => {
      if (this.has(item) || !this.#addOrder(item)) return false;
      this.#ids.add(this.#kind.id(item));
      dropOldest(this.#ids);
      this.latest = Math.min(this.#kind.time(item), Date.now());
      return true;
    });
  }

  /** @returns whether an event is newer than the last one of its order. */
  #addOrder(item: Item): boolean {
    const { orders } = this.#kind;
    if (!orders) return true;
    const oid = orders.oid(item);
    const last = this.#orders.get(oid);
    if (last && !orders.isOpen(last)) return false;
    if (last && orders.isOpen(item) && orders.isOlder(item, last)) return false;
    this.#orders.delete(oid);
    this.#orders.set(oid, item);
    dropOldest(this.#orders);
    return true;
  }
}

function dropOldest<Id>(ids: Map<Id, unknown> | Set<Id>): void {
  if (ids.size > MAX_REMEMBERED) ids.delete(ids.keys().next().value as Id);
}
