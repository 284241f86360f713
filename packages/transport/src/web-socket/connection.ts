import type { Authorized, NodeAccessError } from "@node-access/auth";
import { callError, connectionError, type Place } from "../call-error.ts";
import type { Operation } from "../operation.ts";
import { retryDelay } from "../retry.ts";
import { LONGEST } from "../attempt.ts";
import { Channel, type Listener } from "./channel.ts";
import type { Closure, EngineSocket, Refusal, WebSocketEngine } from "./engine.ts";

/** What a connection is made of. */
export interface ConnectionOptions {
  readonly authorized: Authorized;
  readonly engine: WebSocketEngine;
  readonly userAgent?: string | undefined;
  /** Milliseconds in which a socket must open. */
  readonly connectTimeout: number;
  /** Milliseconds of silence after which a sign of life is asked for. */
  readonly pingInterval: number;
  /** Bytes of the largest message that a socket takes. */
  readonly maxResponseBytes: number;
}

/** Whom a connection tells of its channels. */
export interface ConnectionOwner extends Listener {
  /** Runs before any call can use the channel. */
  onOpened(channel: Channel): void;
  onClosed(): void;
}

/** An open channel, or what makes the error of a call that needed one. */
export type Opened = Channel | Refusal;

/** Opening a socket repeats nothing that a node has done. */
const CONNECT: Operation = { name: "connect", idempotency: "safe" };

/** One endpoint: opens a channel when one is needed, one at a time, and after a failure not before a random wait. */
export class Connection {
  readonly #options: ConnectionOptions;
  readonly #owner: ConnectionOwner;
  #opening: Promise<Opened> | undefined;
  #giveUp: AbortController | undefined;
  #channel: Channel | undefined;
  #failures = 0;
  #notBefore = 0;
  closed = false;

  constructor(options: ConnectionOptions, owner: ConnectionOwner) {
    this.#options = options;
    this.#owner = owner;
  }

  /** Gives the open channel, or opens one. Never rejects. */
  async open(): Promise<Opened> {
    if (this.closed) return closedError;
    return this.#channel ?? (this.#opening ??= this.#connect().finally(() => (this.#opening = undefined)));
  }

  /** Ends what is opening and what is open. */
  async close(): Promise<void> {
    const channel = this.#channel;
    this.closed = true;
    this.#giveUp?.abort();
    channel?.end(closedError);
    await channel?.close();
    await this.#opening;
  }

  async #connect(): Promise<Opened> {
    const { authorized, connectTimeout, engine, pingInterval } = this.#options;
    const giveUp = new AbortController();
    const { signal } = giveUp;
    this.#giveUp = giveUp;
    await pause(this.#notBefore - performance.now(), signal);
    if (this.closed) return closedError;
    const timer = setTimeout(() => giveUp.abort(), Math.min(connectTimeout, LONGEST));
    let channel: Channel | undefined;
    let closure: Closure | undefined;
    let opened: EngineSocket | Refusal;
    try {
      opened = await engine.open({
        ...this.#options,
        wire: authorized.reveal(),
        signal,
        onMessage: (data) => {
          this.#failures = 0;
          channel?.receive(data);
        },
        onSign: () => channel?.sign(),
        onClose(reason) {
          closure = reason;
          channel?.lost(reason);
        },
      });
    } catch (cause) {
      opened = (place) => connectionError(place, cause);
    }
    clearTimeout(timer);
    this.#giveUp = undefined;
    if (typeof opened === "function") {
      if (this.closed) return closedError;
      const message = `no connection in ${connectTimeout} ms`;
      return this.#failed(signal.aborted ? (place) => connectionError(place, { message }) : opened);
    }
    channel = new Channel(opened, pingInterval, this.#owner, () => {
      this.#channel = undefined;
      this.#failed((place) => connectionError(place, {}));
      this.#owner.onClosed();
    });
    if (this.closed) {
      opened.drop();
      channel.end(closedError);
      return closedError;
    }
    this.#channel = channel;
    this.#owner.onOpened(channel);
    if (closure) channel.lost(closure);
    return channel;
  }

  /** Notes when to try again. A node that takes connections and drops them at once is given more time each time. */
  #failed(make: Refusal): Opened {
    const { shown: endpoint, redact } = this.#options.authorized;
    const error = make({ operation: CONNECT, endpoint, redact, sent: false });
    this.#failures += 1;
    this.#notBefore = performance.now() + (retryDelay(error, CONNECT, this.#failures) ?? 0);
    return make;
  }
}

/** Makes the error of a call that the closing of its client ended, or came before. */
export function closedError(place: Place): NodeAccessError {
  const reason = "the client was closed";
  return callError(place, "CLOSED", reason, { reason });
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, Math.max(0, milliseconds));
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
