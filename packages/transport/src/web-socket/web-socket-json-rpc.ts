import { invalidArgument, kindOf, propertyOf } from "@node-access/auth";
import { engine as platformEngine } from "#web-socket-engine";
import type { Attempt } from "../attempt.ts";
import { checkSize } from "../call-error.ts";
import type { JsonRpc } from "../json-rpc/json-rpc.ts";
import { nextId, readResult, writeRequest } from "../json-rpc/message.ts";
import type { CallResponse, CallOptions, Operation } from "../operation.ts";
import { checkText } from "../check-arguments.ts";
import { checkCallOptions, checkEachNumber, checkFunction, checkNames } from "../check-options.ts";
import { checkKindsOnNode, checkProxyOnNode, onAbort } from "#platform";
import { retryDelay } from "../json-rpc/retry-delay.ts";
import { startCall } from "../run-call.ts";
import type { Channel } from "./channel.ts";
import { type ConnectionOptions, createConnection, type OpenResult } from "./connection.ts";
import type { WebSocketEngine } from "./engine.ts";
import type { Subscription } from "./subscription.ts";
import {
  createSubscriptions,
  type OnResult,
  type SubscribeOptions,
  type SubscriptionsOwner,
} from "./subscriptions.ts";

/** Options of JSON-RPC over a WebSocket. */
export interface WebSocketJsonRpcOptions extends Omit<ConnectionOptions, "engine"> {
  /** Opens the sockets instead of the platform's WebSocket client. */
  readonly engine?: WebSocketEngine | undefined;
}

/**
 * A JSON-RPC 2.0 client for one endpoint over one WebSocket at a time. The first call opens the
 * socket. If the socket is lost, calls in flight are sent again on the next one, except writes,
 * which fail with `UNANSWERED`.
 */
export interface WebSocketJsonRpc extends JsonRpc {
  /** The endpoint without its secrets: `wss://host/***`. */
  readonly endpoint: string;
  /** Called with `true` when a socket has opened, and with `false` when it has closed. */
  readonly socketListeners: Set<(isOpen: boolean) => void>;
  /**
   * Calls a method.
   *
   * @param on - Send the call only on this socket, which `onResult` reported. On another one,
   * it would mean something else.
   * @param onResult - Receives the result and its socket before any later message is processed.
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
   * Subscribes, and subscribes again on each new socket until you unsubscribe.
   * Notifications sent while there is no socket are lost. `onReconnect` reports when that may have
   * happened.
   *
   * The iteration throws the node's error if the node rejects the new subscription,
   * `SUBSCRIPTION_OVERFLOW` after the buffered notifications if the consumer is too slow,
   * and `CLOSED` if the client is closed.
   *
   * @param method - The method that subscribes, such as `eth_subscribe`. `eth_unsubscribe` ends the
   * subscription, and the methods of its notifications start with `eth_` too. On Starknet,
   * one subscription has several of them.
   * @param params - The params, such as `["newHeads"]`.
   * @param options - Options of the subscribe and unsubscribe calls (the signal applies only to the
   * first), and of the subscription.
   * @returns the subscription, once the node has confirmed it.
   * @throws NodeAccessError of any code that a call can end with.
   */
  subscribe<T = unknown>(
    method: string,
    params: readonly unknown[],
    options?: CallOptions & SubscribeOptions,
  ): Promise<Subscription<T>>;
  /**
   * Closes the socket; an open socket keeps a Node process running. Calls in flight and later calls
   * fail with `CLOSED`. You can call it repeatedly.
   *
   * @returns once the socket is closed.
   */
  close(): Promise<void>;
}

/** Rejects an option that this platform does not support. */
function rejectOption(name: string, expected: string, value: unknown): void {
  if (value) throw invalidArgument(name, `${expected} on this platform`, kindOf(value));
}

/**
 * Creates a JSON-RPC client over a WebSocket. It uses the package `ws` on Node,
 * and the platform's `WebSocket` on others.
 *
 * @param options - The endpoint, and limits.
 * @returns the client. The first call opens the socket.
 * @throws NodeAccessError `INVALID_ARGUMENT` for an invalid option, and for a credential that needs
 * a header if the platform cannot send headers.
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
 * Source: RFC 6455; JSON-RPC 2.0.
 */
export function createWebSocketJsonRpc(options: WebSocketJsonRpcOptions): WebSocketJsonRpc {
  checkText("options.probeMethod", propertyOf(options, "probeMethod"));
  const { authorized, maxResponseBytes, engine = platformEngine, headers } = options;
  checkKindsOnNode("authorized", authorized, { endpoint: "string", redact: "function", reveal: "function" });
  checkNames(options);
  checkCallOptions(options as CallOptions);
  checkEachNumber(options, ["connectTimeout", "pingInterval", "maxBuffered"]);
  checkFunction("onReconnect", (options as { readonly onReconnect?: unknown }).onReconnect);
  checkFunction("engine.open", (engine as Partial<WebSocketEngine> | null)?.open ?? null);
  const { proxy, userAgent = "" } = options;
  checkKindsOnNode("options", { userAgent }, { userAgent: "string" });
  checkProxyOnNode(proxy);
  if (!engine.addHeaders) {
    rejectOption("credential", "urlToken(...)", Object.keys(authorized.reveal().headers)[0]);
    rejectOption("headers", "none", headers);
    rejectOption("proxy", "none", proxy);
  }

  const { endpoint } = authorized;
  const redact = (text: string): string => connection.redact(text);
  const closed = new AbortController();
  // A permanent listener, because adding the first one and removing the last one is slow,
  // and sequential calls would do both.
  onAbort(closed.signal, () => {});
  let closing: Promise<void> | undefined;
  /** Number of unfinished calls, including those that wait to retry. */
  let calls = 0;
  const release = (): void => {
    if (!(calls + subscriptions.size)) connection.abandon();
  };

  const request: SubscriptionsOwner["request"] = async (
    operation,
    params,
    own,
    on,
    onResult,
    written = writeRequest(0, operation.name, params),
  ) => {
    if (own.headers && own.headers !== headers)
      throw invalidArgument(
        "headers",
        "no headers of its own: a WebSocket sends them with its handshake",
        "headers",
      );
    const call = {
      operation,
      transport: "web-socket",
      // With several endpoints, the current one.
      endpoint: authorized.endpoint,
      redact,
      input: params,
      // On a socket that has closed, no attempt can succeed.
      retryDelay: (...failure: Parameters<typeof retryDelay>) =>
        on?.ended ? undefined : retryDelay(...failure),
    } as const;
    const work = (attempt: Attempt): Promise<CallResponse> => {
      const id = nextId();
      // The id is the first number, before the method and params.
      const text = written.replace("0,", `${id},`);
      const send = (channel: OpenResult): Promise<CallResponse> => {
        if (typeof channel === "function") throw channel(attempt);
        return channel.exchange(attempt, id, text, (message, size, abandoned) => {
          checkSize(size, attempt, own.maxResponseBytes ?? maxResponseBytes);
          const value = readResult(message, attempt, id);
          onResult?.(value, abandoned, channel, attempt);
          return { value };
        });
      };
      const channel = on ?? connection.channel;
      return channel ? send(channel) : connection.open().then(send);
    };
    calls += 1;
    try {
      return await startCall(call, own, work, closed.signal);
    } finally {
      calls -= 1;
      release();
    }
  };
  const socketListeners: WebSocketJsonRpc["socketListeners"] = new Set();
  const subscriptions = createSubscriptions({
    endpoint,
    redact,
    request,
    open: () => connection.open(),
    release,
    socketListeners,
  });
  const connection = createConnection({ ...options, engine }, subscriptions);

  return {
    endpoint,
    socketListeners,
    call: request,
    subscribe: subscriptions.add,
    close() {
      subscriptions.close();
      // Closing the socket ends the calls in flight; then aborting ends the calls that wait to be sent.
      closing ??= connection.close();
      closed.abort();
      return closing;
    },
  };
}
