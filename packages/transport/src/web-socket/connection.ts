import { type Authorized, isNodeAccessError, type Wire } from "@node-access/auth";
import { closedError, unanswered } from "../call-error.ts";
import { onAbort } from "#platform";
import type { Operation } from "../operation.ts";
import { sleep } from "../sleep.ts";
import { retryDelay, STABLE_AFTER } from "../retry.ts";
import { type Attempt, LONGEST, type AttemptState } from "../attempt.ts";
import { addHeaders, type HeadersOption } from "../headers.ts";
import { nextRequestId } from "../run-call.ts";
import { type Channel, type ChannelOptions, createChannel, type Listener } from "./channel.ts";
import type { Closure, EngineSocket, Refusal, WebSocketEngine } from "./engine.ts";

/** What a connection is made of. */
export interface ConnectionOptions extends ChannelOptions {
  readonly authorized: Authorized;
  readonly engine: WebSocketEngine;
  readonly userAgent?: string | undefined;
  /** The proxy, as users give it. */
  readonly proxy?: string | undefined;
  /** Sent with the handshake. */
  readonly headers?: HeadersOption | undefined;
  /** Milliseconds in which a socket must open. Default 10,000. */
  readonly connectTimeout?: number | undefined;
  /** Bytes of the largest message that a socket takes. Default 64 MiB. */
  readonly maxResponseBytes?: number | undefined;
}

/** Whom a connection tells of its channels. */
export interface ConnectionOwner extends Listener {
  /** Runs before any call can use the channel. */
  onOpened(channel: Channel): void;
  onClosed(): void;
}

/** An open channel, or what makes the error of a call that needed one. */
export type Opened = Channel | Refusal;

/** Where the present socket is opened, and with what. */
type ConnectionPlace = AttemptState & Pick<Attempt, "headers" | "requestId">;

/** One endpoint: opens a channel when one is needed, one at a time, and after a failure not before a random wait. */
export interface Connection {
  /** The open channel, if there is one. */
  readonly channel: Channel | undefined;
  /** Gives the open channel, or opens one. Never rejects. */
  open(): Promise<Opened>;
  /** Ends what is opening, which nobody waits for any more. The next {@link open} begins again. */
  abandon(): void;
  /** Removes the secrets of the endpoint and of the present headers from foreign text. */
  redact(text: string): string;
  /** Ends what is opening and what is open. */
  close(): Promise<void>;
}

/** Opening a socket repeats nothing that a node has done. */
const CONNECT: Operation = { name: "connect", idempotency: "safe" };

/** Makes a connection, which opens nothing yet. */
export function createConnection(options: ConnectionOptions, owner: ConnectionOwner): Connection {
  const { authorized, connectTimeout = 10_000, engine, headers } = options;
  const { redact } = authorized;
  let here: ConnectionPlace = {
    operation: CONNECT,
    endpoint: authorized.endpoint,
    redact,
    sent: false,
    requestId: "",
  };
  /** Until it has failed, or the socket that came of it is gone. */
  let opening: Promise<Opened> | undefined;
  let giveUp: AbortController | undefined;
  let channel: Channel | undefined;
  let socket: EngineSocket | undefined;
  let failures = 0;
  let notBefore = 0;
  let closed = false;

  const late: Refusal = (at) => unanswered(at, { message: `no connection in ${connectTimeout} ms` });
  /** Notes when to try again. The wait grows until a socket has stayed open, so that a node that closes each is left alone. */
  const failed = (make: Refusal): Refusal => {
    opening = undefined;
    failures += 1;
    const delay = retryDelay(make(here), CONNECT, failures);
    notBefore = performance.now() + (delay ?? 0);
    return make;
  };
  const connect = async (): Promise<Opened> => {
    const ending = (giveUp = new AbortController());
    const { signal } = ending;
    await sleep(Math.max(0, notBefore - performance.now()), signal);
    if (signal.aborted) return closedError;
    const timer = setTimeout(() => ending.abort(late), Math.min(connectTimeout, LONGEST));
    // Its own: a socket that was abandoned may still be adding its headers.
    const target = (here = { ...here, redact, requestId: nextRequestId() });
    let made: Channel | undefined;
    let closure: Closure | undefined;
    let opened: EngineSocket | Refusal;
    try {
      const wire = authorized.reveal();
      if (headers) await addHeaders(headers, target);
      const openWith = async (current: Wire): Promise<EngineSocket | Refusal> =>
        // The credential's provider may have taken too long.
        signal.aborted
          ? signal.reason
          : engine.open({
              ...options,
              wire: current,
              added: target,
              signal,
              onMessage: (data) => made?.receive(data),
              onSign: () => made?.receive(),
              onClose(reason) {
                closure = reason;
                made?.lost(reason);
              },
            });
      opened = await Promise.race([
        wire.renewing?.(openWith, target) ?? openWith(wire),
        new Promise<Refusal>((resolve) => onAbort(signal, () => resolve(signal.reason))),
      ]);
    } catch (cause) {
      opened = (at) => (isNodeAccessError(cause) ? cause : unanswered(at, cause));
    }
    clearTimeout(timer);
    // The signal has ended what may have opened in the same moment.
    if (signal.reason === closedError) return closedError;
    if (typeof opened === "function") return failed(opened);
    socket = opened;
    const stable = performance.now() + STABLE_AFTER;
    channel = made = createChannel(opened, options, owner, () => {
      channel = undefined;
      if (performance.now() > stable) failures = 0;
      failed(unanswered);
      owner.onClosed();
    });
    owner.onOpened(made);
    if (closure) made.lost(closure);
    return made;
  };
  return {
    get channel() {
      return channel;
    },
    open: async () => (closed ? closedError : (channel ?? (opening ??= connect()))),
    abandon() {
      if (channel) return;
      giveUp?.abort(closedError);
      opening = undefined;
    },
    redact: (text) => here.redact(text),
    async close() {
      closed = true;
      giveUp?.abort(closedError);
      channel?.end(closedError);
      await socket?.close();
    },
  };
}
