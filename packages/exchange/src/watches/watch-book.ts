import { describeValue, invalidArgument } from "@node-access/auth";
import { badResult, checkSignal, sleep } from "@node-access/transport";
import type { ItemIterator } from "@node-access/transport/stream";
import type { NotificationQueue, Subscription } from "@node-access/transport/web-socket";
import type { L2BookEvent, L2Delta, L2Event } from "../generated/types.ts";
import { type Book, BookMirror } from "./book-mirror.ts";
import { Inbox } from "./inbox.ts";
import { iterateWithSignal, unsubscribeOnAbort } from "./iterate-with-signal.ts";
import { checkClient } from "./watch-user-events.ts";

/** An event of {@link watchBook}: a book, or that the last one was wrong. */
export type BookEvent =
  | { readonly type: "book"; readonly book: Book }
  | {
      /** The book was wrong. The next event is a new one. */
      readonly type: "resync";
      /** What was wrong. */
      readonly reason: string;
    };

/** The part of a subscription client that {@link watchBook} uses. */
export interface BookClient {
  /** Returns the same client with other options. */
  with(options: { queue: NotificationQueue; signal: AbortSignal }): {
    l2(request: { c: string }): Promise<Subscription>;
    l2Book(request: { coin: string }): Promise<Subscription>;
  };
}

/** Options of {@link watchBook}. */
export interface WatchBookOptions {
  /** The market. */
  readonly coin: string;
  /** Ends the iteration without an error. */
  readonly signal?: AbortSignal | undefined;
}

/** How many changes may arrive before the book. */
const MAX_EARLY = 20;
/** Maximum characters of compressed changes, which are 40 levels at most. Deflate shortens to a thousandth, so this limits the memory. */
const MAX_PACKED = 16_384;

/**
 * Iterates over a coin's order book, 20 levels of each side, each time that it has changed. The book is made from
 * the changes of `l2`, which the venue sends more often than the whole book, and is compared with each `l2Book` of
 * the same time. If it differs, or the changes do not fit, the watch reports `resync`, subscribes again after half a second, or
 * longer if that goes on, and continues with a new book. While there is no socket, there is no event.
 *
 * @param subscriptions - A client from `createSubscriptionClient`. The venue sends the whole book only to the first
 * subscription, so nothing else may be subscribed to `l2` of this coin on this client. Each client decompresses the changes of all its
 * coins for each of them: use a client for every few coins.
 * @param options - The market, and a signal.
 * @returns an iterator over books. Leaving the loop unsubscribes.
 * @throws NodeAccessError `INVALID_ARGUMENT` that names the argument. While iterating: `INVALID_RESPONSE` if the venue sends changes
 * without a book, and the errors of the subscriptions, such as `VENUE_ERROR` or `SUBSCRIPTION_OVERFLOW`.
 *
 * @example
 * ```ts
 * import { createSubscriptionClient } from "@node-access/exchange/subscriptions";
 * import { watchBook } from "@node-access/exchange/watches";
 *
 * const subscriptions = createSubscriptionClient({ endpoint: "ws://127.0.0.1:9640" });
 * for await (const event of watchBook(subscriptions, { coin: "BTC" })) {
 *   if (event.type === "resync") continue;
 *   const [[bid], [ask]] = event.book.levels;
 *   console.log(bid?.px, ask?.px);
 * }
 * ```
 *
 * Source: OneKeyHQ/app-monorepo, because the venue's documentation does not mention `l2`.
 */
export function watchBook(subscriptions: BookClient, options: WatchBookOptions): ItemIterator<BookEvent> {
  checkClient("subscriptions", subscriptions);
  const { coin, signal }: Partial<WatchBookOptions> = Object(options);
  if (typeof coin !== "string") throw invalidArgument("options.coin", "a market", describeValue(coin));
  checkSignal({ signal });
  return iterateWithSignal((own) => readBooks(subscriptions, coin, own), signal);
}

/** Milliseconds before the first new book. They double each time that a book was wrong within a minute. */
const MIN_PAUSE = 500;
const MAX_PAUSE = 60_000;

/** Subscribes again after each mismatch. */
async function* readBooks(
  client: BookClient,
  coin: string,
  signal: AbortSignal,
): AsyncGenerator<readonly BookEvent[], undefined> {
  for (let pause = MIN_PAUSE; ; pause = Math.min(MAX_PAUSE, 2 * pause)) {
    const inbox = new Inbox();
    const startedAt = performance.now();
    const changes = await client.with({ queue: inbox, signal }).l2({ c: coin });
    const removeChanges = unsubscribeOnAbort(changes, signal);
    // Only the subscription to changes starts with a new book.
    const queue: NotificationQueue = {
      get ended() {
        return inbox.ended;
      },
      push: inbox.push.bind(inbox),
      end: inbox.end.bind(inbox),
      discard: inbox.discard.bind(inbox),
      next: () => inbox.next(),
    };
    const snapshots = await client.with({ queue, signal }).l2Book({ coin });
    const removeSnapshots = unsubscribeOnAbort(snapshots, signal);
    const reason = yield* mirror(coin, inbox);
    if (reason === undefined) return undefined;
    yield [{ type: "resync", reason }];
    removeChanges();
    removeSnapshots();
    await Promise.all([changes.unsubscribe(), snapshots.unsubscribe()]);
    if (performance.now() - startedAt > MAX_PAUSE) pause = MIN_PAUSE;
    await sleep(pause, signal);
  }
}

/** Yields books until one is wrong. @returns what is wrong, or `undefined` at the end. */
async function* mirror(coin: string, inbox: Inbox): AsyncGenerator<readonly BookEvent[], string | undefined> {
  let books = new BookMirror();
  let early = 0;
  for (let input = await inbox.take(); input; input = await inbox.take()) {
    if (typeof input === "string") {
      books = new BookMirror();
      early = 0;
      continue;
    }
    const former = books.book;
    const reason = await handle(books, coin, input.notification).catch(() => "a change has another form");
    if (!books.book && reason !== undefined) {
      if ((early += 1) > MAX_EARLY) throw badResult("l2", "the order book before its changes", reason);
    } else if (reason !== undefined) return reason;
    else if (books.book && books.book !== former) yield [{ type: "book", book: books.book }];
  }
  return undefined;
}

async function handle(books: BookMirror, coin: string, notification: unknown): Promise<string | undefined> {
  if ("levels" in Object(notification)) return books.check(notification as L2BookEvent);
  const event = Object(notification) as Partial<Record<"s" | "u" | "c", unknown>> & Partial<L2Event>;
  const { s: book, u: plain, c: packed } = event;
  if (book) return (book as Book).coin === coin ? books.start(book as Book) : undefined;
  const delta = (packed === undefined ? plain : await decompress(String(packed))) as L2Delta;
  if (typeof delta.c !== "string") return "changes have no coin";
  return delta.c === coin ? books.apply(delta) : undefined;
}

async function decompress(packed: string): Promise<unknown> {
  const bytes = Uint8Array.from(atob(packed.slice(0, MAX_PACKED)), (character) => character.charCodeAt(0));
  const plain = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  return new Response(plain).json();
}
