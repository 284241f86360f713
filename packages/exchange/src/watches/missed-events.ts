import type { EventKind } from "./event-kinds.ts";
import type { SeenEvents } from "./seen-events.ts";
import type { Gap } from "./user-event.ts";

/** Events that were read, or a time range that the venue could not return. */
export type Part<Item> = { readonly items: readonly Item[] } | Gap;

/** The reads of one kind of a user's events. */
export interface Reads<Item> {
  /** Reads a page of events from a time on. */
  page(startTime: number): Promise<readonly Item[]>;
  /** Reads the last event of an order. */
  order(oid: number): Promise<readonly Item[]>;
}

/** Returns events in the order of their time; those of the same time in the venue's order. */
export function sortEvents<Item>({ time }: EventKind<Item>, items: readonly Item[]): readonly Item[] {
  const inOrder = isNewestFirst(time, items) ? items.toReversed() : items;
  return inOrder.toSorted((one, other) => time(one) - time(other));
}

function isNewestFirst<Item>(time: (item: Item) => number, items: readonly Item[]): boolean {
  return items.length > 1 && time(items[0] as Item) > time(items.at(-1) as Item);
}

/**
 * Reads the events from a time on, and reports what the venue could not return.
 *
 * @throws the error of a read. What was read before has been delivered.
 */
export function readMissed<Item>(
  kind: EventKind<Item>,
  seen: SeenEvents<Item>,
  reads: Reads<Item>,
  from: number,
): AsyncGenerator<Part<Item>, void> {
  return kind.newestOnly ? readNewest(kind, seen, reads, from) : readPages(kind, reads, from);
}

/** Reads page after page. A page starts at the time at which the last one ended, because it may have split that millisecond. */
async function* readPages<Item>(
  kind: EventKind<Item>,
  reads: Reads<Item>,
  from: number,
): AsyncGenerator<Part<Item>, void> {
  const { time, limits } = kind;
  let count = 0;
  /** How many events of the start are in the last page too. */
  let repeated = 0;
  let oldest: number | undefined;
  for (let start = from; ;) {
    const received = await reads.page(start);
    const page = sortEvents(kind, received);
    const [first, last] = [page[0], page.at(-1)].map((item) => item && time(item));
    yield { items: page };
    count += page.length - repeated;
    oldest ??= first;
    if (
      !limits ||
      page.length < limits.pageItems ||
      first === undefined ||
      last === undefined ||
      last < start
    )
      break;
    if (isNewestFirst(time, received)) {
      yield createGap(start, first);
      break;
    }
    repeated = page.filter((item) => time(item) === last).length;
    if (last > start) start = last;
    else {
      // One millisecond has more events than a page, and nobody knows how many.
      yield createGap(start, start);
      count = Infinity;
      start += 1;
    }
  }
  // The venue may have had older events.
  if (count >= (limits?.retained ?? NaN)) yield createGap(from, oldest);
}

/** Reads the newest events, and the orders that were open and are not among them. */
async function* readNewest<Item>(
  kind: EventKind<Item>,
  seen: SeenEvents<Item>,
  reads: Reads<Item>,
  from: number,
): AsyncGenerator<Part<Item>, void> {
  const all = sortEvents(kind, await reads.page(from));
  const { limits, orders } = kind;
  // Where the limit is unknown, a list is complete if it goes back to an event that was seen.
  const isFull = limits
    ? all.length >= limits.pageItems
    : !seen.isEmpty && !all.some((item) => seen.has(item));
  const oldest = all[0] && kind.time(all[0]);
  const listed = new Set(orders && all.map((item) => orders.oid(item)));
  const others = isFull ? seen.openOrders.filter((oid) => !listed.has(oid)) : [];
  if (isFull && (oldest ?? Infinity) > from) yield createGap(from, oldest);
  yield { items: all.filter((item) => kind.time(item) >= from) };
  for (const oid of others) yield { items: await reads.order(oid) };
}

export function createGap(fromTime: number, toTime: number | undefined, reason?: Gap["reason"]): Gap {
  return { type: "gap", fromTime, toTime, reason };
}
