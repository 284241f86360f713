import { type Authorized, invalidArgument, isNodeAccessError } from "@node-access/auth";
import { engine as platformEngine } from "#web-socket-engine";
import { checkSize, closedError } from "../call-error.ts";
import type { JsonRpc } from "../json-rpc/json-rpc.ts";
import { nextId, readResult, writeRequest } from "../json-rpc/message.ts";
import type { HeadersOption } from "../headers.ts";
import type { CallResponse, CallOptions, Operation } from "../operation.ts";
import { checkNumbers, checkSignal } from "../check-options.ts";
import { onAbort } from "#platform";
import { describe, startCall, withCallers } from "../run-call.ts";
import type { Channel } from "./channel.ts";
import { createConnection, type Opened } from "./connection.ts";
import type { WebSocketEngine } from "./engine.ts";
import type { Subscription } from "./subscription.ts";
import {
  createSubscriptions,
  type OnResult,
  type SubscribeOptions,
  type SubscriptionsOwner,
} from "./subscriptions.ts";

/** How JSON-RPC is spoken over a WebSocket. */
export interface WebSocketJsonRpcOptions {
  /** The endpoint and its credential, from `authorizeWebSocket`. */
  readonly authorized: Authorized;
  /** Milliseconds in which a socket must open. Default 10,000. It is given up earlier if no call or subscription needs it any more. */
  readonly connectTimeout?: number | undefined;
  /**
   * Milliseconds without a byte from the node after which, if something is waited for, a sign of life is asked for. If
   * none comes in the same time (at most 10,000), the socket is given up. Default 30,000. Without a ping (in browsers) the
   * sign is the answer to a call: raise it where a node answers one call after the other and takes long.
   */
  readonly pingInterval?: number | undefined;
  /** A read without params: called for a sign of life where the platform has no ping. */
  readonly probeMethod: string;
  /**
   * Bytes of one message from the node. On Node a larger one ends the socket before it is read; elsewhere, and where
   * a call has a lower limit of its own, it is refused when it has been read. Default 67,108,864 (64 MiB).
   */
  readonly maxResponseBytes?: number | undefined;
  /** The User-Agent header, where the platform lets it be set. Default `node-access` and the version. */
  readonly userAgent?: string | undefined;
  /** On Node: a proxy's address, or `"environment"` for that of `HTTPS_PROXY`, `HTTP_PROXY` and `NO_PROXY`. Default: none. */
  readonly proxy?: string | undefined;
  /** Headers to send with the handshake besides those of the client; in browsers there can be none. */
  readonly headers?: HeadersOption | undefined;
  /** Opens the sockets instead of the platform's own way. */
  readonly engine?: WebSocketEngine | undefined;
  /** Runs when a socket has opened, with `true`, and when it is gone. */
  readonly onSocket?: ((isOpen: boolean) => void) | undefined;
}

/**
 * Speaks JSON-RPC 2.0 to one endpoint over one WebSocket at a time. The first call opens it. A call that is in flight when
 * the socket is lost is sent again on the next, except a write, which fails with `UNANSWERED`.
 */
export interface WebSocketJsonRpc extends JsonRpc {
  /**
   * Calls a method.
   *
   * @param on - The only socket that will do, as `onResult` has told it: on another the call would mean something else.
   * @param onResult - Sees the result, and on which socket it came, before anything that arrives after it.
   * @throws NodeAccessError of any code that a call can end with.
   */
  call(
    operation: Operation,
    params: readonly unknown[] | undefined,
    options: CallOptions,
    on?: Channel,
    onResult?: OnResult,
  ): Promise<CallResponse>;
  /**
   * Subscribes, and subscribes again on each new socket, until unsubscribed. What the node sends while there is no
   * socket is lost: `onReconnect` tells when that may have happened.
   *
   * If the node refuses to make it again, the iteration throws that error; if its consumer is too slow,
   * `SUBSCRIPTION_OVERFLOW` after what was buffered; if the client is closed, `CLOSED`.
   *
   * @param method - What makes it, such as `eth_subscribe`. `eth_unsubscribe` ends it, and what carries what it delivers is
   * called `eth_` too; Starknet tells under one id by several methods.
   * @param params - Its params, such as `["newHeads"]`.
   * @param options - For the calls that make and end it, of which the signal ends only the first; and how its consumer is served.
   * @returns the subscription, when the node has confirmed it.
   * @throws NodeAccessError of any code that a call can end with.
   */
  subscribe<T = unknown>(
    method: string,
    params: readonly unknown[],
    options?: CallOptions & SubscribeOptions,
  ): Promise<Subscription<T>>;
  /**
   * Closes the socket, which else keeps a Node process running. Whatever is in flight, and each later call, fails with
   * `CLOSED`. May be called again.
   *
   * @returns when the socket is gone.
   */
  close(): Promise<void>;
}

/** Refuses what this platform cannot send. */
function refuse(name: string, expected: string, given: unknown): void {
  if (given) throw invalidArgument(name, `${expected} on this platform`, typeof given);
}

/**
 * Makes the JSON-RPC side of a WebSocket client: undici's `WebSocket` on Node, the platform's own elsewhere.
 *
 * @param options - Where to, and the bounds.
 * @returns what calls methods there and subscribes. The socket is opened at the first call.
 * @throws NodeAccessError `INVALID_ARGUMENT` for a bad option, and for a credential that travels in a header where the
 * platform cannot send one.
 *
 * @example
 * ```ts
 * import { authorizeWebSocket, urlToken } from "@node-access/auth";
 * import { createWebSocketJsonRpc } from "@node-access/transport/web-socket";
 *
 * const rpc = createWebSocketJsonRpc({
 *   authorized: authorizeWebSocket("wss://node.example", urlToken("t0ken")),
 *   probeMethod: "net_listening",
 * });
 * const heads = await rpc.subscribe("eth_subscribe", ["newHeads"]);
 * for await (const head of heads) console.log(head);
 * await rpc.close();
 * ```
 *
 * Source: interface, B.4; RFC 6455; JSON-RPC 2.0.
 */
export function createWebSocketJsonRpc(options: WebSocketJsonRpcOptions): WebSocketJsonRpc {
  const { authorized, maxResponseBytes, engine = platformEngine, headers } = options;
  checkNumbers(options, ["connectTimeout", "pingInterval", "maxResponseBytes"]);
  if (!engine.sendsHeaders) {
    refuse("credential", "urlToken(...)", Object.keys(authorized.reveal().headers)[0]);
    refuse("headers", "none", headers);
    refuse("proxy", "none", options.proxy);
  }

  const { endpoint } = authorized;
  const redact = (text: string): string => connection.redact(text);
  const ender = new AbortController();
  // A listener that stays: to add the first one and remove the last one costs more than those between, and calls in turn would do both.
  onAbort(ender.signal, () => {});
  let closing: Promise<void> | undefined;
  /** How many calls go on, between their attempts too. */
  let calls = 0;
  const release = (): void => {
    if (!(calls + subscriptions.size)) connection.abandon();
  };

  const request: SubscriptionsOwner["request"] = async (operation, params, own, on, onResult) => {
    checkSignal(own);
    if (own.headers && own.headers !== headers)
      throw invalidArgument("headers", "those of the handshake, which the client is created with", "others");
    const call = {
      operation,
      transport: "web-socket",
      // Of several endpoints the present one.
      endpoint: authorized.endpoint,
      redact,
      input: params,
    } as const;
    // Ends a wait before a retry at once.
    const { signal: given } = own;
    // Not AbortSignal.any: on Node 20 a signal that outlives its calls would keep all of them.
    const either = given ? new AbortController() : ender;
    const { signal } = either;
    const end = (): void => either.abort(given?.reason);
    const forget = given && [onAbort(given, end), onAbort(ender.signal, end)];
    if (given?.aborted || ender.signal.aborted) end();
    calls += 1;
    try {
      return await startCall(call, { ...own, headers: undefined, signal }, (attempt) => {
        const id = nextId();
        const text = writeRequest(id, operation.name, params);
        const send = (channel: Opened): Promise<CallResponse> => {
          if (typeof channel === "function") throw channel(attempt);
          return channel.exchange(attempt, id, text, (answer, size, late) => {
            checkSize(size, attempt, own.maxResponseBytes ?? maxResponseBytes);
            const value = readResult(answer, attempt, id);
            onResult?.(value, late, channel, attempt);
            return { value };
          });
        };
        const channel = on ?? connection.channel;
        return channel ? send(channel) : connection.open().then(send);
      });
    } catch (error) {
      await undefined;
      throw withCallers(
        isNodeAccessError(error, "ABORTED") && !given?.aborted
          ? describe(closedError(call), { ...call, requestId: `${error.requestId}` })
          : error,
      );
    } finally {
      for (const forgetOne of forget ?? []) forgetOne();
      calls -= 1;
      release();
    }
  };
  const subscriptions = createSubscriptions({
    endpoint,
    redact,
    request,
    open: () => connection.open(),
    release,
    onSocket: options.onSocket,
  });
  const connection = createConnection({ ...options, engine }, subscriptions);

  return {
    call: request,
    subscribe: subscriptions.add,
    close() {
      subscriptions.close();
      // Calls in flight end with their socket; then those that wait to be sent.
      closing ??= connection.close();
      ender.abort();
      return closing;
    },
  };
}
