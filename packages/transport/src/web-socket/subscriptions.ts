import { isNodeAccessError, type NodeAccessError } from "@node-access/auth";
import { callError, closedError, type CallTarget, type AttemptTarget } from "../call-error.ts";
import { checkFunction, checkNumbers } from "../check-options.ts";
import { invalidResponse } from "../json-rpc/message.ts";
import type { CallResponse, CallOptions, Operation } from "../operation.ts";
import { retryDelay } from "../retry.ts";
import { describe } from "../run-call.ts";
import type { Attempt } from "../attempt.ts";
import type { Channel } from "./channel.ts";
import type { ConnectionOwner, Opened } from "./connection.ts";
import { createFeed, type Feed, type Subscription } from "./subscription.ts";

/** How a subscription's consumer is served. */
export interface SubscribeOptions {
  /** How many notifications may wait for their consumer. One more ends the subscription. Default 10,000. */
  readonly maxBuffered?: number | undefined;
  /**
   * Runs each time the subscription has been made again on a new socket, with the same params. What the node sent while
   * there was none is lost: read the missed state again here. Where the params name a block to begin at, the node begins
   * there again, and repeats. If it throws, or its promise rejects, the subscription ends with that error.
   */
  readonly onReconnect?: (() => unknown) | undefined;
  /** Holds what arrives: of several subscriptions in the order of its arrival. Those that share one end together. */
  readonly feed?: Feed | undefined;
}

/** Sees a result before anything that arrives after it, also if the call has been given up by then. */
export type OnResult = (
  result: unknown,
  late: boolean,
  channel: Channel,
  attempt: Pick<Attempt, "requestId">,
) => void;

/** What subscriptions need of their client. */
export interface SubscriptionsOwner extends Omit<CallTarget, "operation"> {
  readonly open: () => Promise<Opened>;
  /** Runs when a subscription has ended, which may have been the last thing that needs a socket. */
  readonly release: () => void;
  /** Runs when a socket has opened, with `true`, and when it is gone. */
  readonly onSocket?: ((isOpen: boolean) => void) | undefined;
  /** @param on - The only channel that will do. */
  readonly request: (
    operation: Operation,
    params: readonly unknown[] | undefined,
    options: CallOptions,
    on?: Channel,
    onResult?: OnResult,
  ) => Promise<CallResponse>;
}

interface Entry extends SubscribeOptions, AttemptTarget {
  /** Of the request that made it last. */
  requestId: string;
  /** Making a subscription twice leaves one: the other is ended, or gone with its socket. */
  readonly operation: Operation;
  readonly params: readonly unknown[];
  readonly options: CallOptions;
  readonly feed: Feed;
  /** Ends it on the node, if it is there. */
  leave?: () => Promise<unknown>;
  /** Where the caller made it. */
  readonly made: { readonly stack?: string };
}

const MAX_BUFFERED = 10_000;

/**
 * Names a subscription on the open socket: for all methods of a namespace the same, since Starknet's nodes notify of one by
 * several. Nothing where a node's answer can be no id.
 */
function keyOf(method: string, nodeId: unknown): string | undefined {
  const [namespace] = method.split("_", 1);
  const isId = typeof nodeId !== "object" && typeof nodeId !== "boolean" && nodeId !== "";
  return isId ? `${namespace} ${nodeId}` : undefined;
}

let lastSubscription = 0;

/** The subscriptions of one client: makes them, makes them again on each new socket, and brings them what is theirs. */
export interface Subscriptions extends ConnectionOwner {
  add<T>(
    method: string,
    params: readonly unknown[],
    options?: CallOptions & SubscribeOptions,
  ): Promise<Subscription<T>>;
  /** Ends all of them. */
  close(): void;
}

/** Makes the subscriptions of a client, none at first. */
export function createSubscriptions(owner: SubscriptionsOwner): Subscriptions {
  /** In the order in which they were made. */
  const entries = new Set<Entry>();
  /** By namespace and the node's id on the open socket. */
  const routes = new Map<string, Entry>();
  /** Notifications that came before the answer that tells whose they are. */
  let early: (readonly [string, unknown])[] = [];
  let asking = 0;
  /** Whether there were too many of those: who may miss one is told. */
  let dropped = false;

  /** Adds to an error which request made the subscription, and where. */
  const madeBy = ({ made: { stack }, ...entry }: Entry, error: unknown): NodeAccessError => {
    describe(error, entry);
    if (stack && isNodeAccessError(error)) error.stack = stack.replace(/^.*/, () => String(error));
    return error as NodeAccessError;
  };
  const fail = (entry: Entry, error: unknown): void => {
    entry.feed.end(madeBy(entry, error));
    void remove(entry);
  };
  const remove = async (entry: Entry): Promise<void> => {
    entries.delete(entry);
    owner.release();
    await entry.leave?.();
  };
  const deliver = (entry: Entry, result: unknown): void => {
    const { maxBuffered: limit = MAX_BUFFERED } = entry;
    if (entry.feed.push(result) > limit) overflow(entry, limit);
  };
  const overflow = (entry: Entry, limit: number): void => {
    const option = "maxBuffered";
    const text = `more than ${limit} notifications wait unread; raise ${option}`;
    fail(entry, callError(entry, "SUBSCRIPTION_OVERFLOW", text, { limit, option }));
  };
  /** Whatever the node makes of it, nothing more is delivered. */
  const leave = ({ options, operation }: Entry, nodeId: unknown, on: Channel): Promise<unknown> => {
    const once = { ...options, retries: 0, signal: undefined };
    const name = operation.name.replace(/_.*|$/, "_unsubscribe");
    return owner.request({ ...operation, name }, [nodeId], once, on).catch(() => {});
  };
  const make = async (entry: Entry, options: CallOptions, on?: Channel): Promise<void> => {
    asking += 1;
    try {
      // At once as the answer comes: what follows it in the same moment may be for this.
      await owner.request(
        entry.operation,
        entry.params,
        options,
        on,
        (nodeId, late, channel, { requestId }) => {
          const key = keyOf(entry.operation.name, nodeId);
          // To end another's subscription, or take its place, would silence it.
          if (!key || routes.has(key)) throw invalidResponse(entry, "no new subscription id", nodeId);
          if (late || entry.feed.ended) {
            void leave(entry, nodeId, channel);
            return;
          }
          entry.feed.subscribed?.(channel);
          entry.requestId = requestId;
          entries.add(entry);
          routes.set(key, entry);
          entry.leave = async () =>
            routes.get(key) === entry && routes.delete(key) && leave(entry, nodeId, channel);
          early = early.filter(([whose, result]) => {
            if (whose === key) deliver(entry, result);
            return whose !== key;
          });
          if (dropped) overflow(entry, MAX_BUFFERED);
        },
      );
    } finally {
      asking -= 1;
      if (asking === 0) forget();
    }
  };
  const forget = (): void => {
    early = [];
    dropped = false;
  };
  const remake = async (entry: Entry, channel: Channel): Promise<void> => {
    try {
      await make(entry, { ...entry.options, signal: undefined }, channel);
      // Apart from this promise, so that a reconnect in the meantime does not hide what the callback throws.
      if (!entry.feed.ended)
        void Promise.resolve()
          .then(entry.onReconnect)
          .catch((error: unknown) => fail(entry, error));
    } catch (error) {
      // A socket that is gone ends nothing: the next one is tried.
      if (!channel.ended) fail(entry, error);
    }
  };
  const reconnect = async (): Promise<void> => {
    while (entries.size > 0) {
      const opened = await owner.open();
      if (typeof opened !== "function") return;
      for (const entry of entries) {
        const error = opened(entry);
        if (retryDelay(error, entry.operation, 1) === undefined) fail(entry, error);
      }
    }
  };

  return {
    get size() {
      return entries.size;
    },
    async add<T>(
      method: string,
      params: readonly unknown[],
      options: CallOptions & SubscribeOptions = {},
    ): Promise<Subscription<T>> {
      const made = {};
      Error.captureStackTrace?.(made);
      checkNumbers(options, ["maxBuffered"]);
      checkFunction("onReconnect", options.onReconnect);
      const { feed = createFeed() } = options;
      const operation: Operation = { name: method, idempotency: "idempotent" };
      // The owner's after what the caller gave, which may hold an endpoint with its secrets.
      const entry: Entry = {
        ...options,
        ...owner,
        operation,
        params,
        options,
        feed,
        sent: false,
        requestId: "",
        made,
      };
      const unsubscribe = (): Promise<void> => {
        feed.discard();
        return remove(entry);
      };
      try {
        await make(entry, options);
      } catch (error) {
        void unsubscribe();
        throw error;
      }
      const subscription: Subscription<T> = {
        id: `0x${(lastSubscription += 1).toString(16)}`,
        unsubscribe,
        next: () => feed.next() as Promise<IteratorResult<T, undefined>>,
        async return() {
          await unsubscribe();
          return { done: true, value: undefined };
        },
        [Symbol.asyncIterator]: () => subscription,
      };
      return subscription;
    },
    onOpened(channel) {
      owner.onSocket?.(true);
      for (const entry of entries) void remake(entry, channel);
    },
    onClosed() {
      owner.onSocket?.(false);
      routes.clear();
      forget();
      void reconnect();
    },
    onNotification(method, params) {
      const { subscription, subscription_id, result } = Object(params) as Record<string, unknown>;
      const key = keyOf(method, subscription ?? subscription_id);
      if (!key) return;
      const entry = routes.get(key);
      if (entry) deliver(entry, result);
      else if (asking > 0) dropped ||= early.push([key, result]) > MAX_BUFFERED;
    },
    close() {
      for (const entry of entries) entry.feed.discard(madeBy(entry, closedError(entry)));
      entries.clear();
    },
  };
}
