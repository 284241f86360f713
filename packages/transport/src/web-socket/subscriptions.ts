import { isNodeAccessError, type NodeAccessError } from "@node-access/auth";
import { callError, closedError, type CallTarget, type AttemptTarget } from "../call-error.ts";
import { checkFunction, checkNumber } from "../check-options.ts";
import { invalidResponse, jsonRpcError, writeRequest } from "../json-rpc/message.ts";
import type { SubscriptionNames } from "../json-rpc/protocol-table.ts";
import type { CallResponse, CallOptions, Operation } from "../operation.ts";
import { retryDelay } from "../json-rpc/retry-delay.ts";
import { describe } from "../run-call.ts";
import type { Attempt } from "../attempt.ts";
import type { Channel } from "./channel.ts";
import type { ConnectionOwner, OpenResult } from "./connection.ts";
import { countQueued } from "./count-queued.ts";
import { createQueue, type NotificationQueue, type Subscription } from "./subscription.ts";

/** Options of a subscription. */
export interface SubscribeOptions {
  /**
   * How many notifications are buffered for a slow consumer. One more ends the subscription,
   * and so do buffered notifications of more than 64 Mi characters. Default 10,000.
   */
  readonly maxBuffered?: number | undefined;
  /**
   * Called each time the client has subscribed again on a new socket, with the same params.
   * Notifications sent while there was no socket are lost, so read the missed state here.
   * If the params name a starting block, the node starts there again and repeats notifications.
   * If the function throws or rejects, the subscription ends with that error.
   */
  readonly onReconnect?: (() => unknown) | undefined;
  /**
   * The queue for the notifications. Subscriptions that share a queue are delivered in the order of
   * arrival, and end together.
   */
  readonly queue?: NotificationQueue | undefined;
  /**
   * The methods that end the subscription and notify of its events. Default: derived from the method
   * that subscribes.
   */
  readonly names?: SubscriptionNames | undefined;
}

/** Receives a result before any later message is processed, even if the call was cancelled. */
export type OnResult = (
  result: unknown,
  abandoned: boolean,
  channel: Channel,
  attempt: Pick<Attempt, "requestId">,
) => void;

/** The functions of the client that its subscriptions use. */
export interface SubscriptionsOwner extends Omit<CallTarget, "operation"> {
  readonly open: () => Promise<OpenResult>;
  /** Called when a subscription has ended, because it may have been the last user of the socket. */
  readonly release: () => void;
  /** Called with `true` when a socket has opened, and with `false` when it has closed. */
  readonly socketListeners: Iterable<(isOpen: boolean) => void>;
  /**
   * @param on - Send the request only on this channel.
   * @param written - The request's JSON with the id 0. It is the same in all attempts,
   * even if the caller changes the params. Default: written from `params`.
   */
  readonly request: (
    operation: Operation,
    params: readonly unknown[] | undefined,
    options: CallOptions,
    on?: Channel,
    onResult?: OnResult,
    written?: string,
  ) => Promise<CallResponse>;
}

interface Entry extends SubscribeOptions, AttemptTarget {
  /** The id of the request that subscribed last. */
  requestId: string;
  /** Idempotent: of two subscriptions, the other one is ended or gone with its socket. */
  readonly operation: Operation;
  /** What the methods of its notifications begin with: all up to `_`. Starknet nodes use several methods for one subscription. */
  readonly namespace: string;
  readonly params: readonly unknown[];
  /** The request as it was when the caller subscribed. */
  readonly written: string;
  readonly options: CallOptions;
  readonly queue: NotificationQueue;
  readonly countCharacters: ReturnType<typeof countQueued>;
  /** Unsubscribes at the node, if the subscription exists there. */
  unsubscribe?: () => Promise<unknown>;
  /** The stack of the caller that subscribed. */
  readonly origin: { readonly stack?: string };
}

/** The params of a notification. A node that ends a subscription sends its reason as `error`. */
interface Notification {
  readonly subscription?: unknown;
  /** Starknet's name of `subscription`. */
  readonly subscription_id?: unknown;
  readonly result?: unknown;
  readonly error?: unknown;
}

const MAX_BUFFERED = 10_000;
/** Maximum characters of buffered notifications, if there are several. */
const MAX_BUFFERED_SIZE = 64 * 1024 * 1024;

/** Returns the node's id of a subscription as text; empty if it is invalid. */
function readId(id: unknown): string {
  if (typeof id === "string") return id;
  return typeof id === "number" || typeof id === "bigint" ? `${id}` : "";
}

let lastSubscription = 0;

/** The subscriptions of one client, created again on each new socket, and where notifications go. */
export interface Subscriptions extends ConnectionOwner {
  add<T>(
    method: string,
    params: readonly unknown[],
    options?: CallOptions & SubscribeOptions,
  ): Promise<Subscription<T>>;
  /** Ends all subscriptions. */
  close(): void;
}

/** Creates the empty set of a client's subscriptions. */
export function createSubscriptions(owner: SubscriptionsOwner): Subscriptions {
  /** In the order of creation. */
  const entries = new Set<Entry>();
  /** Entries by the node's id on the open socket, which equal subscriptions and different namespaces may share. */
  const routes = new Map<string, Set<Entry>>();
  /** The last notification's id and entries. Most notifications follow one of the same subscription, and are then found at once. */
  let lastId: string | undefined;
  let lastRoute: Set<Entry> | undefined;
  /** Notifications that arrived before the response with their subscription id. */
  const early: [method: string, params: unknown, size: number][] = [];
  let earlySize = 0;
  let pending = 0;
  /** Whether too many arrived. New subscriptions then end with an error: they may have missed one. */
  let overflowed = false;

  /** Adds the subscribing request and the caller's stack to an error. */
  const withOrigin = ({ origin: { stack }, ...entry }: Entry, error: unknown): NodeAccessError => {
    describe(error, entry);
    if (stack && isNodeAccessError(error)) error.stack = stack.replace(/^.*/, () => String(error));
    return error as NodeAccessError;
  };
  const fail = (entry: Entry, error: unknown): void => {
    entry.queue.end(withOrigin(entry, error));
    void remove(entry);
  };
  const remove = async (entry: Entry): Promise<void> => {
    entries.delete(entry);
    owner.release();
    await entry.unsubscribe?.();
  };
  const overflow = (entry: Entry, limit: number): void => {
    const option = "maxBuffered";
    const text =
      limit === MAX_BUFFERED_SIZE
        ? "more than 64 Mi characters of unread notifications; read them sooner"
        : `more than ${limit} unread notifications; raise ${option}`;
    fail(entry, callError(entry, "SUBSCRIPTION_OVERFLOW", text, { limit, option }));
  };
  /** Unsubscribes at the node. Errors are ignored, because nothing more is delivered anyway. */
  const sendUnsubscribe = (
    { options, operation, names }: Entry,
    nodeId: unknown,
    on: Channel,
  ): Promise<unknown> => {
    const once = { ...options, retries: 0 };
    const name = names?.unsubscribeMethod ?? operation.name.replace(/_.*|$/, "_unsubscribe");
    return owner.request({ ...operation, name }, [nodeId], once, on).catch(() => {});
  };
  const create = async (entry: Entry, options: CallOptions, on?: Channel): Promise<void> => {
    pending += 1;
    try {
      // The callback runs as soon as the response arrives, because the next message may already be
      // a notification.
      await owner.request(
        entry.operation,
        entry.params,
        options,
        on,
        (nodeId, abandoned, channel, { requestId }) => {
          const id = readId(nodeId);
          const route = routes.get(id) ?? new Set();
          const findSame = (): Entry[] => [...route].filter(({ namespace }) => namespace === entry.namespace);
          // The id of another subscription: using it would silence that one.
          if (!id || findSame().some(({ written }) => written !== (entry.names && entry.written)))
            throw invalidResponse(entry, "no new subscription id", nodeId);
          if (abandoned || entry.queue.ended) {
            if (!findSame().length) void sendUnsubscribe(entry, nodeId, channel);
            return;
          }
          entry.queue.subscribed?.(channel);
          entry.requestId = requestId;
          entries.add(entry);
          routes.set(id, route.add(entry));
          lastId = undefined;
          entry.unsubscribe = async () => {
            if (routes.get(id) !== route || !route.delete(entry)) return;
            if (!route.size) routes.delete(id);
            if (!findSame().length) await sendUnsubscribe(entry, nodeId, channel);
          };
          for (const notification of early.splice(0)) onNotification(...notification);
          if (overflowed) overflow(entry, MAX_BUFFERED);
        },
        entry.written,
      );
    } finally {
      pending -= 1;
      if (!pending) reset();
    }
  };
  const onNotification = (method: string, params: unknown, size: number): void => {
    const { subscription, subscription_id, result, error } = Object(params) as Notification;
    const id = readId(subscription ?? subscription_id);
    if (!id) return;
    if (id !== lastId) {
      lastId = id;
      lastRoute = routes.get(id);
    }
    let isExpected = false;
    for (const entry of lastRoute ?? []) {
      if (!method.startsWith(entry.namespace)) continue;
      isExpected = true;
      const { maxBuffered: limit = MAX_BUFFERED } = entry;
      if (error) fail(entry, jsonRpcError(error, entry));
      else {
        const queued = entry.queue.push(result);
        if (queued > limit) overflow(entry, limit);
        else if (entry.countCharacters(size, queued) > MAX_BUFFERED_SIZE && queued > 1)
          overflow(entry, MAX_BUFFERED_SIZE);
      }
    }
    if (!isExpected && pending) {
      earlySize += size;
      if (early.length > MAX_BUFFERED || (earlySize > MAX_BUFFERED_SIZE && early.length > 0))
        overflowed = true;
      else early.push([method, params, size]);
    }
  };
  const reset = (): void => {
    early.length = 0;
    earlySize = 0;
    overflowed = false;
  };
  const resubscribe = async (entry: Entry, channel: Channel): Promise<void> => {
    try {
      await create(entry, entry.options, channel);
      // In a separate promise, so a reconnect in the meantime does not hide the callback's error.
      if (!entry.queue.ended)
        void Promise.resolve()
          .then(entry.onReconnect)
          .catch((error: unknown) => fail(entry, error));
    } catch (error) {
      // If the socket has closed, the subscription continues on the next one.
      if (!channel.ended) fail(entry, error);
    }
  };
  const reconnect = async (): Promise<void> => {
    while (entries.size > 0) {
      const result = await owner.open();
      if (typeof result !== "function") return;
      for (const entry of entries) {
        const error = result(entry);
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
      const origin = new Error();
      checkNumber("maxBuffered", options.maxBuffered);
      checkFunction("onReconnect", options.onReconnect);
      const { queue = createQueue() } = options;
      const operation: Operation = { name: method, idempotency: "idempotent" };
      // The owner's properties come last, because the caller's options may contain an endpoint with
      // secrets.
      const entry: Entry = {
        ...options,
        ...owner,
        operation,
        namespace: (options.names?.notificationMethod ?? method).replace(/_.*/s, "_"),
        params,
        written: writeRequest(0, method, params),
        options: { ...options, signal: undefined },
        queue,
        countCharacters: countQueued(),
        sent: false,
        requestId: "",
        origin,
      };
      const unsubscribe = (): Promise<void> => {
        queue.discard();
        return remove(entry);
      };
      try {
        await create(entry, options);
      } catch (error) {
        void unsubscribe();
        throw error;
      }
      const subscription: Subscription<T> = {
        id: `0x${(lastSubscription += 1).toString(16)}`,
        unsubscribe,
        next: () => queue.next() as Promise<IteratorResult<T, undefined>>,
        async return() {
          await unsubscribe();
          return { done: true, value: undefined };
        },
        [Symbol.asyncIterator]: () => subscription,
      };
      return subscription;
    },
    onOpened(channel) {
      for (const listener of owner.socketListeners) listener(true);
      for (const entry of entries) void resubscribe(entry, channel);
    },
    onClosed() {
      for (const listener of owner.socketListeners) listener(false);
      routes.clear();
      lastId = undefined;
      reset();
      void reconnect();
    },
    onNotification,
    close() {
      for (const entry of entries) entry.queue.discard(withOrigin(entry, closedError(entry)));
      entries.clear();
    },
  };
}
