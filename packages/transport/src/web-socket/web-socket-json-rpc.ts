import { type Authorized, invalidArgument, isNodeAccessError } from "@node-access/auth";
import { engine as platformEngine } from "#web-socket-engine";
import { checkSize, MAX_RESPONSE_BYTES } from "../http/response-errors.ts";
import type { JsonRpc } from "../json-rpc/batch.ts";
import { rawAnswer, readAnswer } from "../json-rpc/read-answer.ts";
import { nextId, writeRequest } from "../json-rpc/request.ts";
import type { CallOptions, Operation } from "../operation.ts";
import { type Attempt, checkCallOptions, runCall } from "../run-call.ts";
import type { Channel } from "./channel.ts";
import { closedError, Connection } from "./connection.ts";
import type { WebSocketEngine } from "./engine.ts";
import type { Subscription } from "./subscription.ts";
import { type SubscribeOptions, Subscriptions, type SubscriptionsOwner } from "./subscriptions.ts";

/** How JSON-RPC is spoken over a WebSocket. */
export interface WebSocketJsonRpcOptions {
  /** The endpoint and its credential, from `authorizeWebSocket`. */
  readonly authorized: Authorized;
  /** Milliseconds in which a socket must open. Default 10,000. */
  readonly connectTimeout?: number | undefined;
  /**
   * Milliseconds without a byte from the node after which, if something is waited for, a sign of life is asked for. If
   * none comes in the same time (at most 10,000), the socket is given up. Default 30,000.
   */
  readonly pingInterval?: number | undefined;
  /**
   * Bytes of one message from the node. On Node a larger one ends the socket before it is read; elsewhere, and where
   * a call has a lower limit of its own, it is refused when it has been read. Default 67,108,864 (64 MiB).
   */
  readonly maxResponseBytes?: number | undefined;
  /** The User-Agent header, where the platform lets it be set. Default `node-access` and the version. */
  readonly userAgent?: string | undefined;
  /** Opens the sockets instead of the platform's own way. */
  readonly engine?: WebSocketEngine | undefined;
}

/**
 * Speaks JSON-RPC 2.0 to one endpoint over one WebSocket at a time. The first call opens it. A call that is in flight when
 * the socket is lost is sent again on the next, except a write, which fails with `UNANSWERED`. For batches see `sendBatch`.
 */
export interface WebSocketJsonRpc extends JsonRpc {
  /**
   * Subscribes, and subscribes again on each new socket, until unsubscribed. What the node sends while there is no
   * socket is lost: `onReconnect` tells when that may have happened.
   *
   * If the node refuses to make it again, the iteration throws that error; if its consumer is too slow,
   * `SUBSCRIPTION_OVERFLOW` after what was buffered; if the client is closed, `CLOSED`.
   *
   * @param method - What makes it, such as `eth_subscribe`.
   * @param params - Its params, such as `["newHeads"]`.
   * @param subscribe - The methods that belong to it, and how its consumer is served.
   * @param options - For the calls that make and end it. The signal ends only the first.
   * @returns the subscription, when the node has confirmed it.
   * @throws NodeAccessError of any code that a call can end with.
   */
  subscribe<T = unknown>(
    method: string,
    params: readonly unknown[],
    subscribe: SubscribeOptions,
    options?: CallOptions,
  ): Promise<Subscription<T>>;
  /**
   * Closes the socket, which else keeps a Node process running. Whatever is in flight, and each later call, fails with
   * `CLOSED`. May be called again.
   *
   * @returns when the socket is gone.
   */
  close(): Promise<void>;
}

/** The longest time that a platform's timer can wait. */
const LONGEST = 0x7fffffff;
/** Asks for life where the platform has no ping: any answer will do, also "method not found". It takes no params and reads no state. */
const PROBE = "net_listening";

/**
 * Makes the JSON-RPC side of a WebSocket client: undici's `WebSocket` on Node, the platform's own elsewhere.
 *
 * @param options - Where to, and the bounds.
 * @throws NodeAccessError `INVALID_ARGUMENT` for a bad option, and for a credential that travels in a header where the
 * platform cannot send one.
 *
 * @example
 * ```ts
 * import { authorizeWebSocket, urlToken } from "@node-access/auth";
 * import { createWebSocketJsonRpc } from "@node-access/transport/web-socket";
 *
 * const rpc = createWebSocketJsonRpc({ authorized: authorizeWebSocket("wss://node.example", urlToken("t0ken")) });
 * const heads = await rpc.subscribe("eth_subscribe", ["newHeads"], {
 *   unsubscribeMethod: "eth_unsubscribe",
 *   notificationMethod: "eth_subscription",
 * });
 * for await (const head of heads) console.log(head);
 * await rpc.close();
 * ```
 *
 * Source: interface, B.4; RFC 6455; JSON-RPC 2.0.
 */
export function createWebSocketJsonRpc(options: WebSocketJsonRpcOptions): WebSocketJsonRpc {
  const {
    authorized,
    connectTimeout = 10_000,
    pingInterval = 30_000,
    maxResponseBytes = MAX_RESPONSE_BYTES,
    userAgent,
    engine = platformEngine,
  } = options;
  checkCallOptions({ maxResponseBytes });
  for (const [name, value] of Object.entries({ connectTimeout, pingInterval })) {
    if (!(value > 0)) throw invalidArgument(name, "a number of milliseconds above 0", String(value));
  }
  if (!engine.sendsHeaders && Object.keys(authorized.reveal().headers).length > 0) {
    const expected = "a URL token: the WebSocket of this platform cannot send headers";
    throw invalidArgument("credential", expected, "a credential that travels in a header, such as basic");
  }

  const transport = "web-socket";
  const origin = { endpoint: authorized.shown, redact: authorized.redact };
  const ender = new AbortController();
  let closing: Promise<void> | undefined;
  const connection = new Connection(
    { authorized, engine, userAgent, connectTimeout: Math.min(connectTimeout, LONGEST) },
    {
      pingInterval: Math.min(pingInterval, LONGEST),
      maxMessageBytes: maxResponseBytes,
      isListening: () => subscriptions.size > 0,
      probe: () => writeRequest(nextId(), PROBE, []),
      onNotification: (method, params) => subscriptions.onNotification(method, params),
      onOpened: (channel) => subscriptions.onOpened(channel),
      onClosed: () => subscriptions.onClosed(),
    },
  );

  const open = async (attempt: Attempt): Promise<Channel> => {
    const opened = await connection.open();
    if (typeof opened === "function") throw opened(attempt);
    return opened;
  };
  /** Ties a call to the life of the client. */
  const tied = (own: CallOptions): CallOptions => ({
    ...own,
    signal: own.signal ? AbortSignal.any([own.signal, ender.signal]) : ender.signal,
  });
  const told = (error: unknown, operation: Operation, { signal }: CallOptions): unknown =>
    connection.closed && isNodeAccessError(error, "ABORTED") && !signal?.aborted
      ? closedError({ ...origin, operation })
      : error;

  const request: SubscriptionsOwner["request"] = async (operation, params, own, { on, onResult }) => {
    try {
      return await runCall({ ...origin, operation, transport, input: params }, tied(own), async (attempt) => {
        const channel = on ?? connection.channel ?? (await open(attempt));
        const id = nextId();
        const text = writeRequest(id, operation.name, params);
        const reply = await channel.exchange(
          attempt,
          [id],
          text,
          onResult &&
            ((answer, late) => {
              // An error is told by reading the answer once more, below.
              if (rawAnswer(answer).result !== undefined)
                onResult(readAnswer(answer, attempt, id), late, channel);
            }),
        );
        checkSize(reply.size, attempt, own.maxResponseBytes ?? maxResponseBytes);
        return { value: readAnswer(reply.answers[0], attempt, id) };
      });
    } catch (error) {
      throw told(error, operation, own);
    }
  };
  const subscriptions = new Subscriptions({ ...origin, connection, request });

  return {
    ...origin,
    transport,
    call: (operation, params, own) => request(operation, params, own, {}),
    async ask(body, ids, attempt, own) {
      const channel = await open(attempt);
      const { answers, size } = await channel.exchange(attempt, ids, body);
      checkSize(size, attempt, own.maxResponseBytes ?? maxResponseBytes);
      const [first] = answers;
      return {
        answers: (rawAnswer(first).id ?? undefined) === undefined ? first : answers,
        wrap: (value) => ({ value }),
      };
    },
    async subscribe<T>(
      method: string,
      params: readonly unknown[],
      subscribe: SubscribeOptions,
      own: CallOptions = {},
    ) {
      const { maxBuffered = 1 } = subscribe;
      if (!(maxBuffered > 0)) throw invalidArgument("maxBuffered", "a number above 0", String(maxBuffered));
      return subscriptions.add<T>(method, params, subscribe, own);
    },
    close() {
      subscriptions.close();
      closing ??= connection.close();
      ender.abort();
      return closing;
    },
  };
}
