import { describeValue, invalidArgument, isNodeAccessError, kindOf } from "@node-access/auth";
import { checkSignal } from "@node-access/transport";
import type { ItemIterator } from "@node-access/transport/stream";
import type { NotificationQueue, Subscription } from "@node-access/transport/web-socket";
import type { Address } from "../generated/types.ts";
import type { InfoMethods } from "../generated/methods.ts";
import { type EventKind, eventKinds, type UserEventName, type UserEventTypes } from "./event-kinds.ts";
import { Inbox } from "./inbox.ts";
import { callLater, iterateWithSignal, unsubscribeOnAbort } from "./iterate-with-signal.ts";
import { createGap, readMissed, sortEvents } from "./missed-events.ts";
import { createReads, readItems } from "./read-items.ts";
import { SeenEvents } from "./seen-events.ts";
import type { UserEvent } from "./user-event.ts";

/** The clients that {@link watchUserEvents} uses, both for the same network. */
export interface WatchClients {
  /** A client from `createInfoClient`, which reads what was missed. Its options decide how reads are retried. */
  readonly info: { with(options: { signal?: AbortSignal }): InfoMethods };
  /** A client from `createSubscriptionClient`. */
  readonly subscriptions: {
    with(options: {
      queue: NotificationQueue;
      signal: AbortSignal;
    }): Record<UserEventName, (request: { user: Address }) => Promise<Subscription>>;
  };
}

/** Options of {@link watchUserEvents}. */
export interface WatchUserOptions {
  /** Address of the account itself, not of its agent. */
  readonly user: Address;
  /**
   * The time of the first event to deliver, in milliseconds since the Unix epoch, for example that of the last event
   * before a restart. Events of that very millisecond are delivered again. Default: events after the start.
   */
  readonly since?: number | undefined;
  /** Ends the iteration without an error. */
  readonly signal?: AbortSignal | undefined;
}

/** Milliseconds by which reads overlap what was delivered, because the venue's time may go back. */
const OVERLAP = 10_000;
/** Milliseconds until a second read: the info endpoint may lag behind the socket, or not respond. */
const READ_AGAIN_AFTER = 10_000;

/**
 * Iterates over a user's events of one kind, without gaps: after each reconnect, what was missed is read from the info
 * endpoint. Each event is delivered once, whether it arrives live, is read, or both. What the venue cannot return,
 * because its lists are limited, is reported as a `gap`.
 *
 * Missed events are delivered in the order of their time, before later live ones. They are read a second time
 * ten seconds later, because the info endpoint may lag behind the socket. If it fails both times, the events since
 * the last one are a `gap` with the error as its `reason`.
 *
 * The venue returns 2,000 fills per response and has the 10,000 newest, and 500 funding payments or ledger updates per
 * response. It returns the 2,000 most recent orders, with their last status; known open orders that are not among them are read
 * one by one.
 *
 * @param clients - The clients for both endpoints of the venue.
 * @param name - The subscription. `orderUpdates` notifications do not contain the user, so use a subscription client for
 * each user.
 * @param options - The user, the time to start at, and a signal.
 * @returns an iterator over events. Leaving the loop unsubscribes.
 * @throws NodeAccessError `INVALID_ARGUMENT` that names the argument. While iterating: the errors of the subscription, such as
 * `VENUE_ERROR`, `SUBSCRIPTION_OVERFLOW` if the consumer is too slow, or `CLOSED`, and those of the first read of orders.
 * Continue with `since`.
 *
 * @example
 * ```ts
 * import { createInfoClient, urlToken } from "@node-access/exchange";
 * import { createSubscriptionClient } from "@node-access/exchange/subscriptions";
 * import { watchUserEvents } from "@node-access/exchange/watches";
 *
 * const info = createInfoClient({ endpoint: "http://127.0.0.1:9640", credential: urlToken("demo-hyperliquid") });
 * const subscriptions = createSubscriptionClient({ endpoint: "ws://127.0.0.1:9640" });
 * const user = "0x1719884eb866cb12b2287399b15f7db5e7d775ea";
 * for await (const fill of watchUserEvents({ info, subscriptions }, "userFills", { user })) {
 *   if (fill.type === "gap") console.log(`fills may be missing since ${new Date(fill.fromTime).toISOString()}`);
 *   else console.log(fill.event.tid, fill.event.px, fill.event.sz);
 * }
 * ```
 *
 * Source: the venue's public documentation, info endpoint and subscriptions.
 */
export function watchUserEvents<Name extends UserEventName>(
  clients: WatchClients,
  name: Name,
  options: WatchUserOptions,
): ItemIterator<UserEvent<Name>> {
  const { info, subscriptions }: Partial<WatchClients> = Object(clients);
  checkClient("clients.info", info);
  checkClient("clients.subscriptions", subscriptions);
  const { user, since, signal } = checkOptions(name, options);
  return iterateWithSignal((own) => readEvents(clients, name, { user, since }, own), signal);
}

/** @throws NodeAccessError `INVALID_ARGUMENT` */
export function checkClient(name: string, client: unknown): void {
  if (typeof (Object(client) as { with?: unknown }).with !== "function")
    throw invalidArgument(name, "a client of the venue", kindOf(client));
}

/** Copies options. @throws NodeAccessError `INVALID_ARGUMENT` that names the argument. */
export function checkName(name: UserEventName): void {
  if (typeof name !== "string" || !Object.hasOwn(eventKinds, name))
    throw invalidArgument("name", Object.keys(eventKinds).join(", "), describeValue(name));
}

export function checkOptions(name: UserEventName, options: WatchUserOptions): WatchUserOptions {
  checkName(name);
  const { user, since, signal }: Partial<WatchUserOptions> = Object(options);
  if (typeof user !== "string") throw invalidArgument("options.user", "an address", describeValue(user));
  if (since !== undefined && !Number.isSafeInteger(since))
    throw invalidArgument("options.since", "milliseconds since 1970", describeValue(since));
  checkSignal({ signal });
  return { user, since, signal };
}

async function* readEvents<Name extends UserEventName>(
  { info, subscriptions }: WatchClients,
  name: Name,
  { user, since }: WatchUserOptions,
  signal: AbortSignal,
): AsyncGenerator<readonly UserEvent<Name>[], undefined> {
  type Item = UserEventTypes[Name];
  // TypeScript does not relate the kind to the name.
  const kind = eventKinds[name] as unknown as EventKind<Item>;
  const seen = new SeenEvents(kind);
  const calls = info.with({ signal });
  const reads = createReads(kind, name, calls, user);
  /** The time before which nothing is delivered again: of the first event that was known at the start. */
  let floor = since ?? Date.now() - OVERLAP;
  let hasStart = since !== undefined;
  const start = (known: readonly Item[]): void => {
    hasStart = true;
    seen.add(known);
    floor = known[0] === undefined ? 0 : kind.time(known[0]);
  };
  const inbox = new Inbox();
  /** From when missed events are read, how many reads are left, and whether one has succeeded. */
  let from = Infinity;
  let readsLeft = 0;
  let wasRead = false;
  let cancelRead: (() => void) | undefined;
  const toEvents = (items: readonly Item[]): readonly UserEvent<Name>[] =>
    seen.add(items).map((event) => ({ type: "event", event }));

  async function* catchUp(): AsyncGenerator<readonly UserEvent<Name>[], void> {
    readsLeft -= 1;
    try {
      for await (const part of readMissed(kind, seen, reads, from)) {
        if ("items" in part) yield toEvents(part.items);
        // The second read would report it again.
        else if (!wasRead) yield [part];
      }
      wasRead = true;
    } catch (error) {
      if (signal.aborted || !isNodeAccessError(error)) throw error;
      if (readsLeft === 0 && !wasRead) yield [createGap(from, undefined, error)];
    }
    if (readsLeft > 0) cancelRead = callLater(() => inbox.add("due"), READ_AGAIN_AFTER, signal);
    else from = Infinity;
  }

  // Without a snapshot, what is known is read; and again once live events arrive, because there may be others by then.
  if (!hasStart && kind.orders) start(sortEvents(kind, await reads.page(floor)));
  let isFirst = !hasStart;
  const subscription = await subscriptions.with({ queue: inbox, signal })[name]({ user });
  unsubscribeOnAbort(subscription, signal);
  for (;;) {
    const input = await inbox.take();
    if (!input) return undefined;
    if (input === "due") {
      if (readsLeft > 0) yield* catchUp();
    } else if (input === "subscribed") {
      if (!isFirst) {
        // Otherwise, the second read would follow too soon.
        cancelRead?.();
        // The clock of this computer may be wrong.
        if (!hasStart)
          floor -= await calls.exchangeStatus().then(
            ({ time }) => Date.now() - time || 0,
            () => 0,
          );
        // A snapshot may now have what was missed.
        hasStart = true;
        from = Math.min(from, Math.max(floor, (seen.latest ?? floor) - OVERLAP));
        readsLeft = 2;
        wasRead = false;
        yield* catchUp();
      }
      isFirst = false;
    } else {
      const { notification } = input;
      const { [kind.list ?? ""]: list = notification, isSnapshot } = Object(notification) as Readonly<
        Record<string, unknown>
      >;
      const items = sortEvents(kind, readItems(kind, name, list));
      if (!isSnapshot) yield toEvents(items);
      else if (hasStart) yield toEvents(items.filter((item) => kind.time(item) >= floor));
      else start(items);
    }
  }
}
