import type { WebSocket } from "ws";
import { JsonText } from "../../codec/json/json-text.ts";
import { isRpcError } from "../../codec/json-rpc/read-response.ts";
import { RpcFailure } from "../../codec/json-rpc/rpc-failure.ts";
import { callText } from "../../codec/json-rpc/rpc-message.ts";
import type {
  SubscriptionListener,
  SubscriptionRequest,
  UpstreamLink,
  UpstreamSubscription,
} from "./upstream-link.ts";
import type { Upstream } from "../upstream.ts";
import { UpstreamFailure } from "../upstream-failure.ts";
import { watchPeer } from "../../codec/web-socket/watch-peer.ts";
import { redactError } from "../redact-response.ts";
import { openSocket } from "./open-socket.ts";
import { type Notification, readMessage, readNotification, unsubscribeMethod } from "./socket-messages.ts";

export interface UpstreamSocketOptions {
  /** Time between two pings. An upstream that has not responded to one before the next has failed. */
  readonly pingInterval: number;
  /** Time to wait for the response to a call. An upstream that takes longer has failed. */
  readonly timeout: number;
  /** Called when a socket that was in use has failed. */
  readonly onFailure?: (upstream: Upstream) => void;
}

const maxCalls = 1_024;
/**
 * Notifications of unknown subscriptions: some nodes send the first one before they confirm the subscription.
 */
const maxEarlyNotifications = 64;
/** Milliseconds after which a connection counts as stable: the pause after its failure is short again. */
const stableAfter = 10_000;
const maxPause = 30_000;

/** Several if the upstream gives equal subscriptions the same id, as Solana's nodes do. */
interface Listeners {
  readonly request: string;
  readonly all: Set<SubscriptionListener>;
}

interface PendingCall {
  readonly resolve: (result: string) => void;
  readonly reject: (error: Error) => void;
  readonly timer: NodeJS.Timeout;
  /** For a call that starts a subscription: receives its events. */
  readonly listener?: SubscriptionListener;
  /** The method and params of such a call. */
  readonly request: string;
}

/**
 * The one JSON-RPC socket to an upstream. It opens for the first call or subscription and closes after the
 * last one. After a failure it should rest, longer each time and with jitter, before it is opened again.
 */
export class UpstreamSocket implements UpstreamLink {
  readonly upstream: Upstream;
  readonly #options: UpstreamSocketOptions;
  readonly #calls = new Map<string, PendingCall>();
  /** By the upstream's subscription ids, which are JSON. */
  readonly #listeners = new Map<string, Listeners>();
  #early: Notification[] = [];
  #opening: Promise<WebSocket> | undefined;
  #socket: WebSocket | undefined;
  #openedAt = 0;
  #lastId = 0;
  #failures = 0;
  #retryAt = 0;

  constructor(upstream: Upstream, options: UpstreamSocketOptions) {
    this.upstream = upstream;
    this.#options = options;
  }

  get name(): string {
    return this.upstream.name;
  }

  /** Whether to use it now: it is open, or not resting after a failure. */
  get isReady(): boolean {
    return this.#socket !== undefined || performance.now() >= this.#retryAt;
  }

  call(method: string, params: string): Promise<string> {
    return this.#send(method, params);
  }

  async subscribe(
    { method, params }: SubscriptionRequest,
    listener: SubscriptionListener,
  ): Promise<UpstreamSubscription> {
    const id = await this.#send(method, params, listener);
    return {
      close: () => {
        const listeners = this.#listeners.get(id)?.all;
        if (!listeners?.delete(listener) || listeners.size > 0) return;
        this.#listeners.delete(id);
        if (this.#listeners.size > 0) this.#send(unsubscribeMethod(method), `[${id}]`).catch(() => {});
        else this.#closeIfUnused();
      },
    };
  }

  get isOpen(): boolean {
    return this.#socket !== undefined;
  }

  /** Ends the socket as after a failure: its upstream was retired. */
  terminate(): void {
    this.#socket?.terminate();
  }

  async #send(method: string, params: string, listener?: SubscriptionListener): Promise<string> {
    if (this.#calls.size >= maxCalls) throw new UpstreamFailure("overloaded", "too many calls are in flight");
    this.#lastId += 1;
    const id = String(this.#lastId);
    // Checked before the connection is used: the caller's mistake must not count against the upstream.
    const text = callText({ id, method, params });
    const socket = await this.#open();
    return new Promise((resolve, reject) => {
      // An upstream that does not respond to one call may have lost all others, too.
      const timer = setTimeout(() => socket.terminate(), this.#options.timeout);
      const request = `${method} ${params}`;
      this.#calls.set(id, { resolve, reject, timer, request, ...(listener && { listener }) });
      if (socket.readyState === socket.OPEN) socket.send(text);
      else this.#settle(id, new UpstreamFailure("unreachable", "the socket has closed"));
    });
  }

  #open(): Promise<WebSocket> {
    this.#opening ??= this.#connect();
    return this.#opening;
  }

  async #connect(): Promise<WebSocket> {
    const socket = await openSocket(this.upstream, "");
    if (!socket) {
      this.#backOff();
      throw new UpstreamFailure("unreachable", "the upstream accepts no WebSocket");
    }
    this.#socket = socket;
    this.#openedAt = performance.now();
    watchPeer(socket, this.#options.pingInterval);
    socket.on("message", (data: Buffer) => this.#read(socket, data));
    socket.on("close", () => this.#closed(socket));
    socket.resume();
    return socket;
  }

  #closeIfUnused(): void {
    if (!this.#socket || this.#listeners.size + this.#calls.size > 0) return;
    this.#socket.close();
    this.#socket = undefined;
    this.#opening = undefined;
    this.#early = [];
  }

  #backOff(): void {
    this.#opening = undefined;
    this.#failures += 1;
    const pause = Math.min(maxPause, 250 * 2 ** this.#failures);
    // With jitter: the gateways of a fleet must not all reconnect at the same time.
    this.#retryAt = performance.now() + pause * (0.5 + Math.random() / 2);
  }

  #closed(socket: WebSocket): void {
    if (this.#socket !== socket) return;
    this.#socket = undefined;
    this.#opening = undefined;
    this.#early = [];
    if (performance.now() - this.#openedAt > stableAfter) this.#failures = 0;
    this.#backOff();
    this.#options.onFailure?.(this.upstream);
    const listeners = [...this.#listeners.values()].flatMap(({ all }) => Array.from(all));
    this.#listeners.clear();
    for (const id of this.#calls.keys())
      this.#settle(id, new UpstreamFailure("unreachable", "the upstream's socket ended"));
    for (const listener of listeners) listener.lost("the upstream's socket ended");
  }

  #read(socket: WebSocket, data: Buffer): void {
    if (socket !== this.#socket) return;
    const message = readMessage(data);
    if (!message) return socket.terminate();
    const method = message.get("method");
    if (method === undefined) this.#respond(message);
    else this.#notify(readNotification(method, message.get("params")));
  }

  #respond(message: ReadonlyMap<string, string>): void {
    const id = message.get("id") ?? "";
    const call = this.#calls.get(id);
    if (!call) return;
    const error = message.get("error") ?? "null";
    const result = message.get("result");
    if (error !== "null" && (result ?? "null") !== "null")
      return this.#settle(id, new UpstreamFailure("rejected", "a response with a result and an error"));
    if (error !== "null" && !isRpcError(error))
      return this.#settle(id, new UpstreamFailure("rejected", "a response with a malformed error"));
    if (error !== "null")
      return this.#settle(id, new RpcFailure(new JsonText(redactError(error, this.upstream.redact))));
    if (result === undefined)
      return this.#settle(id, new UpstreamFailure("rejected", "a response without a result"));
    if (call.listener) {
      const { request } = call;
      const known = this.#listeners.get(result);
      // Two different subscriptions with one id: a notification could belong to either.
      if (!/^["\d]/.test(result) || (known && known.request !== request))
        return this.#settle(id, new UpstreamFailure("rejected", "no id for a subscription"));
      if (known) known.all.add(call.listener);
      else this.#listeners.set(result, { request, all: new Set([call.listener]) });
    }
    this.#settle(id, result);
    const early = this.#early.filter((one) => one.id === result);
    if (!call.listener || early.length === 0) return;
    this.#early = this.#early.filter((one) => one.id !== result);
    for (const one of early) this.#notify(one);
  }

  #notify(notification: Notification | undefined): void {
    if (!notification) return;
    const listeners = this.#listeners.get(notification.id);
    for (const listener of listeners?.all ?? []) listener.event(notification.result, notification.method);
    if (!listeners && this.#calls.size > 0)
      this.#early = [...this.#early.slice(1 - maxEarlyNotifications), notification];
  }

  #settle(id: string, outcome: string | Error): void {
    const call = this.#calls.get(id);
    if (!call) return;
    this.#calls.delete(id);
    clearTimeout(call.timer);
    this.#closeIfUnused();
    if (typeof outcome === "string") call.resolve(outcome);
    else call.reject(outcome);
  }
}
