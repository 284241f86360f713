import { type Authorized, isNodeAccessError, type Wire } from "@node-access/auth";
import { closedError, unanswered } from "../call-error.ts";
import { onAbort } from "#platform";
import { checkFunction } from "../check-options.ts";
import { sleep } from "../sleep.ts";
import { delayByStatus, STABLE_AFTER } from "../retry.ts";
import { type Attempt, MAX_TIMEOUT, type AttemptState } from "../attempt.ts";
import type { HttpTransportOptions } from "../http/http-transport.ts";
import type { HeadersOption } from "../operation.ts";
import { nextRequestId } from "../run-call.ts";
import { type Channel, type ChannelOptions, createChannel, type ChannelListener } from "./channel.ts";
import type { SocketClose, EngineSocket, ConnectFailure, WebSocketEngine } from "./engine.ts";

/** Where a connection leads, and its limits. */
export interface ConnectionOptions extends ChannelOptions, Pick<HttpTransportOptions, "proxy" | "userAgent"> {
  /** The endpoint and its credential, from `authorizeWebSocket`. */
  readonly authorized: Authorized;
  /** Opens the sockets. */
  readonly engine: WebSocketEngine;
  /** Additional headers of the handshake. Not supported in browsers. */
  readonly headers?: HeadersOption | undefined;
  /**
   * Milliseconds in which a socket must open. Default 10,000. The handshake is aborted earlier if
   * no call or subscription needs the socket any more.
   */
  readonly connectTimeout?: number | undefined;
  /**
   * Maximum bytes of one message from the node. On Node, a larger message closes the socket before
   * it is read. On other platforms, and if a call has a lower limit, the message is rejected after
   * it was read. Default 67,108,864 (64 MiB).
   */
  readonly maxResponseBytes?: number | undefined;
}

/** Receives the events of a connection. */
export interface ConnectionOwner extends ChannelListener {
  /** Called before any call can use the channel. */
  onOpened(channel: Channel): void;
  onClosed(): void;
}

/** An open channel, or a function that creates the error of a call that needs one. */
export type OpenResult = Channel | ConnectFailure;

/** The target of the current handshake, with its headers. */
type ConnectionPlace = AttemptState & Pick<Attempt, "operation" | "headers" | "requestId">;

/**
 * Opens channels to one endpoint on demand, one at a time. After a failure, it waits for a random
 * time.
 */
export interface Connection {
  /** The open channel, if there is one. */
  readonly channel: Channel | undefined;
  /** Returns the open channel, or opens one. Never rejects. */
  open(): Promise<OpenResult>;
  /** Aborts the handshake, because nothing needs the channel. The next {@link open} starts a new one. */
  abandon(): void;
  /**
   * Removes the secrets of the endpoint and of the current headers from text that a server or the
   * platform wrote.
   */
  redact(text: string): string;
  /** Closes the open channel, or aborts the handshake. */
  close(): Promise<void>;
}

/** Creates a connection. It does not open a socket yet. */
export function createConnection(options: ConnectionOptions, owner: ConnectionOwner): Connection {
  const { authorized, connectTimeout = 10_000, engine, headers } = options;
  // A new object for each handshake, because an abandoned one may still be resolving its headers.
  const newPlace = (requestId: string): ConnectionPlace => ({
    // Opening a socket can be repeated safely.
    operation: { name: "connect", idempotency: "safe" },
    endpoint: authorized.endpoint,
    redact: authorized.redact,
    sent: false,
    requestId,
  });
  let current = newPlace("");
  /** Set until opening has failed, or the opened socket has closed. */
  let opening: Promise<OpenResult> | undefined;
  let abortController: AbortController | undefined;
  let channel: Channel | undefined;
  let socket: EngineSocket | undefined;
  let failures = 0;
  let notBefore = 0;
  let closed = false;

  const timedOut: ConnectFailure = (at) =>
    unanswered(at, { message: `no connection in ${connectTimeout} ms` });
  /** Schedules the next try. The wait grows until a socket stays open, so as not to flood the node. */
  const recordFailure = (make: ConnectFailure): ConnectFailure => {
    opening = undefined;
    failures += 1;
    const delay = delayByStatus(make(current), current.operation, failures);
    notBefore = performance.now() + (delay ?? 0);
    return make;
  };
  const connect = async (): Promise<OpenResult> => {
    const controller = (abortController = new AbortController());
    const { signal } = controller;
    await sleep(Math.max(0, notBefore - performance.now()), signal);
    if (signal.aborted) return closedError;
    const timer = setTimeout(() => controller.abort(timedOut), Math.min(connectTimeout, MAX_TIMEOUT));
    const target = (current = newPlace(nextRequestId()));
    let created: Channel | undefined;
    let close: SocketClose | undefined;
    const onCancel = (listener: () => void): unknown => onAbort(signal, listener);
    const handshake = async (): Promise<EngineSocket | ConnectFailure> => {
      const wire = authorized.reveal();
      if (headers) await engine.addHeaders?.(headers, target);
      const open = async (authorizedWire: Wire): Promise<EngineSocket | ConnectFailure> => {
        // Obtaining the credential may have taken too long.
        const result =
          signal.reason ??
          (await engine.open({
            ...options,
            wire: authorizedWire,
            added: target,
            signal,
            onMessage: (data) => created?.receive(data),
            onActivity: () => created?.receive(),
            onClose(reason) {
              close = reason;
              created?.lost(reason);
            },
          }));
        if (typeof result !== "function")
          checkFunction("engine.open().send", (result as Partial<EngineSocket> | undefined)?.send ?? null);
        return result;
      };
      return wire.renew?.(open, { ...target, onCancel }) ?? open(wire);
    };
    const opened = await new Promise<EngineSocket | ConnectFailure>((resolve) => {
      onAbort(signal, () => resolve(signal.reason));
      handshake().then(resolve, (cause: unknown) =>
        resolve((at) => (isNodeAccessError(cause) ? cause : unanswered(at, cause))),
      );
    });
    clearTimeout(timer);
    // The socket may have opened at the same moment; the signal has closed it.
    if (signal.reason === closedError) return closedError;
    if (typeof opened === "function") return recordFailure(opened);
    socket = opened;
    const stable = performance.now() + STABLE_AFTER;
    channel = created = createChannel(opened, options, owner, () => {
      channel = undefined;
      if (performance.now() > stable) failures = 0;
      recordFailure(unanswered);
      owner.onClosed();
    });
    owner.onOpened(created);
    if (close) created.lost(close);
    return created;
  };
  return {
    get channel() {
      return channel;
    },
    open: async () => (closed ? closedError : (opening ??= connect())),
    abandon() {
      if (channel) return;
      abortController?.abort(closedError);
      opening = undefined;
    },
    redact: (text) => current.redact(text),
    async close() {
      closed = true;
      abortController?.abort(closedError);
      channel?.end(closedError);
      await socket?.close();
    },
  };
}
