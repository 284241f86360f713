import type { Authorized, NodeAccessError } from "@node-access/auth";
import { callError, connectionError, type Place } from "../call-error.ts";
import { statusError } from "../http/read-response.ts";
import type { Operation } from "../operation.ts";
import { retryDelay } from "../retry.ts";
import { VERSION } from "../version.ts";
import { Channel, type ChannelOwner } from "./channel.ts";
import type { Closure, WebSocketEngine } from "./engine.ts";

/** What a connection is made of. */
export interface ConnectionOptions {
  readonly authorized: Authorized;
  readonly engine: WebSocketEngine;
  readonly userAgent?: string | undefined;
  /** Milliseconds in which a socket must open. */
  readonly connectTimeout: number;
}

/** What the owner of a connection asks and is told. */
export interface ConnectionOwner extends ChannelOwner {
  /** Runs before any call can use the channel. */
  readonly onOpened: (channel: Channel) => void;
}

/** Where a call was made that has not left. */
type UnsentPlace = Place & { readonly sent: boolean };

/** An open channel, or what makes the error of a call that needed one. */
export type Opened = Channel | ((place: UnsentPlace) => NodeAccessError);

/** Opening a socket repeats nothing that a node has done. */
const CONNECT: Operation = { name: "connect", idempotency: "safe" };

/** One endpoint: opens a channel when one is needed, one at a time, and after a failure not before a random wait. */
export class Connection {
  readonly #options: ConnectionOptions;
  readonly #owner: ConnectionOwner;
  #opening: Promise<Opened> | undefined;
  #giveUp: AbortController | undefined;
  #failures = 0;
  #notBefore = 0;
  /** The open channel, if there is one. */
  channel: Channel | undefined;
  closed = false;

  constructor(options: ConnectionOptions, owner: ConnectionOwner) {
    this.#options = options;
    this.#owner = owner;
  }

  /** Gives the open channel, or opens one. Never rejects. */
  async open(): Promise<Opened> {
    if (this.closed) return closedError;
    return this.channel ?? (this.#opening ??= this.#connect().finally(() => (this.#opening = undefined)));
  }

  /** Ends what is opening and what is open. */
  async close(): Promise<void> {
    const { channel } = this;
    this.closed = true;
    this.#giveUp?.abort();
    channel?.end(closedError);
    await channel?.close();
    await this.#opening;
  }

  async #connect(): Promise<Opened> {
    const { authorized, connectTimeout, engine, userAgent = `node-access/${VERSION}` } = this.#options;
    const giveUp = new AbortController();
    const { signal } = giveUp;
    this.#giveUp = giveUp;
    await pause(this.#notBefore - performance.now(), signal);
    const timer = setTimeout(() => giveUp.abort(), connectTimeout);
    let channel: Channel | undefined;
    let closure: Closure | undefined;
    const opened = signal.aborted
      ? {}
      : await engine.open({
          wire: authorized.reveal(),
          userAgent,
          maxMessageBytes: this.#owner.maxMessageBytes,
          signal,
          onMessage: (data) => channel?.receive(data),
          onSign: () => channel?.sign(),
          onClose(reason) {
            closure = reason;
            channel?.lost(reason);
          },
        });
    clearTimeout(timer);
    this.#giveUp = undefined;
    if (this.closed) {
      if ("send" in opened) opened.drop();
      return closedError;
    }
    if (!("send" in opened)) {
      const late = { message: `no connection in ${connectTimeout} ms` };
      const { answer, cause = {} } = signal.aborted ? { cause: late } : opened;
      return this.#failed((place) => (answer ? statusError(answer, place) : connectionError(place, cause)));
    }
    channel = new Channel(opened, { ...this.#owner, onClosed: (ended) => this.#onClosed(ended) });
    this.channel = channel;
    this.#owner.onOpened(channel);
    if (closure) channel.lost(closure);
    return channel;
  }

  #onClosed(channel: Channel): void {
    this.channel = undefined;
    // A node that takes connections and drops them at once is given more time each time.
    if (channel.proven) this.#failures = 0;
    this.#failed((place) => connectionError(place, {}));
    this.#owner.onClosed(channel);
  }

  #failed(make: (place: UnsentPlace) => NodeAccessError): Opened {
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
