import {
  type ClientHttp2Session,
  type ClientHttp2Stream,
  constants,
  type IncomingHttpHeaders,
} from "node:http2";
import { isNodeAccessError, type Wire } from "@node-access/auth";
import { callError, type Attempt, type CallOptions } from "@node-access/transport";
import { findCallError, isHttpSuccess } from "./call-end.ts";
import { badResponse, messageLimit, messageTooLarge } from "./call-errors.ts";
import type { Channel, Running } from "./channel.ts";
import type { ChannelRuntime } from "./channel-runtime.ts";
import { decompress } from "./decompress.ts";
import { explainConnection } from "./explain-connection.ts";
import { FrameSplitter } from "./frame-splitter.ts";
import { withoutStatus } from "./received-headers.ts";

/** Receives the events of a call. The last event is either `onEnd` or `onFailure`. */
export interface CallListener {
  /** The call is ready for requests. */
  onStart(call: WireCall): void;
  onHeaders(headers: IncomingHttpHeaders): void;
  /** A message has arrived. If this throws, the call ends with that error. */
  onMessage(bytes: Uint8Array): void;
  /** The server ended the call with the status `OK`. */
  onEnd(): void;
  onFailure(error: unknown): void;
}

/** The channel and the options of a call. */
export interface CallPlace {
  readonly channel: Channel;
  readonly runtime: ChannelRuntime;
  readonly options: CallOptions;
}

/** One attempt at a call. It ends with a status, at the attempt's deadline or signal, or when its client is closed. */
export class WireCall implements Running {
  readonly operation: string;
  readonly #place: CallPlace;
  readonly #attempt: Attempt;
  readonly #listener: CallListener;
  readonly #limit: number;
  readonly #frames: FrameSplitter;
  #stream: ClientHttp2Stream | undefined;
  #session: ClientHttp2Session | undefined;
  #headers: IncomingHttpHeaders | undefined;
  #trailers: IncomingHttpHeaders | undefined;
  /** The error of the stream or its connection. */
  #lost: Error | undefined;
  #isAcquired = false;
  #isOver = false;

  constructor(place: CallPlace, attempt: Attempt, listener: CallListener) {
    this.operation = attempt.operation.name;
    this.#place = place;
    this.#attempt = attempt;
    this.#listener = listener;
    this.#limit = messageLimit(place.options);
    this.#frames = new FrameSplitter(this.#checkSize, Buffer.allocUnsafe);
  }

  /** @param timeout - Milliseconds after which the server may give up. */
  start(wire: Wire, timeout: number): void {
    const { channel, runtime } = this.#place;
    this.#attempt.onCancel(this.end);
    if (!this.#isOver) channel.add(this);
    if (this.#isOver) return;
    const { connection } = runtime;
    connection.acquire();
    this.#isAcquired = true;
    const session = connection.ready;
    if (session) this.#open(session, wire, timeout);
    else void connection.open().then((opened) => this.#open(opened, wire, timeout));
  }

  /** Fails the call with an error, and cancels it at the server. */
  readonly end = (error: unknown): void => {
    if (!this.#finish()) return;
    this.#stream?.close(constants.NGHTTP2_CANCEL);
    this.#listener.onFailure(error);
  };

  /** The metadata of the headers and trailers that the server has sent. */
  get headers(): Readonly<Record<string, string>> {
    return {
      ...(this.#headers && withoutStatus(this.#headers)),
      ...(this.#trailers && withoutStatus(this.#trailers)),
    };
  }

  /** Sends a request with its prefix. @param sent - Called when the next one may be sent. */
  send(frame: Uint8Array, sent?: () => void): void {
    if (!this.#isOver) this.#stream?.write(frame, sent);
  }

  /** Ends the requests. @param last - The last one, with its prefix. */
  halfClose(last?: Uint8Array): void {
    if (!this.#isOver) this.#stream?.end(last);
  }

  /** Stops reading, which pauses the server once its window is full. */
  pause(): void {
    this.#stream?.pause();
  }

  /** Continues reading. */
  resume(): void {
    this.#stream?.resume();
  }

  #open(session: ClientHttp2Session | Error, wire: Wire, timeout: number): void {
    if (this.#isOver) return;
    try {
      if (session instanceof Error) throw session;
      const headers = this.#place.runtime.headers(wire, this.#attempt, timeout);
      const stream = session.request(headers);
      this.#attempt.sent = true;
      this.#session = session;
      this.#stream = stream;
      stream.on("response", (received, flags) => this.#receiveHeaders(received, flags));
      stream.on("trailers", (received) => this.#receiveTrailers(received));
      stream.on("end", this.#settle);
      stream.on("error", (error) => (this.#lost = error));
      stream.on("close", this.#settle);
      this.#listener.onStart(this);
    } catch (error) {
      this.end(isNodeAccessError(error) ? error : notSent(this.#attempt, error as Error));
    }
  }

  #receiveHeaders(headers: IncomingHttpHeaders, flags: number): void {
    this.#headers = headers;
    this.#attempt.response = this;
    // The status may be in the headers if nothing follows them.
    if ((flags & constants.NGHTTP2_FLAG_END_STREAM) !== 0) this.#trailers = headers;
    else if (!this.#isOver && isHttpSuccess(this.#headers)) {
      const type = headers["content-type"] ?? "application/grpc";
      if (type.startsWith("application/grpc")) this.#listener.onHeaders(headers);
      else this.end(badResponse(this.#attempt, "the response is not gRPC", type));
    }
    // Not before: Deno reports the first messages before the headers.
    this.#stream?.on("data", (chunk: Buffer) => this.#receive(chunk));
  }

  #receiveTrailers(trailers: IncomingHttpHeaders): void {
    this.#trailers = trailers;
    this.#attempt.response = this;
  }

  #receive(chunk: Buffer): void {
    // The text of a proxy, for example, has no messages.
    if (this.#isOver || !isHttpSuccess(this.#headers)) return;
    const frames = this.#frames;
    try {
      frames.push(chunk);
      for (let bytes = frames.take(); bytes; bytes = frames.take()) {
        if (frames.flags !== 0) bytes = this.#decompressed(bytes, frames.flags);
        this.#listener.onMessage(bytes);
        if (this.#isOver) return;
      }
    } catch (error) {
      this.end(error);
    }
  }

  #decompressed(bytes: Uint8Array, flags: number): Uint8Array {
    const encoding = flags === 1 ? this.#headers?.["grpc-encoding"] : `the flags ${flags}`;
    return decompress(this.#attempt, bytes, encoding as string | undefined, this.#limit);
  }

  /** Ends the call when its response has ended, or its stream was closed. */
  readonly #settle = (): void => {
    if (!this.#finish()) return;
    const stream = this.#stream;
    const error = findCallError(this.#attempt, {
      session: this.#session,
      stream,
      headers: this.#headers,
      trailers: this.#trailers,
      lost: this.#lost,
      isWithinMessage: this.#frames.isWithinFrame,
    });
    // The server may have responded without reading all requests.
    if (stream && stream.writableLength > 0) stream.close(constants.NGHTTP2_CANCEL);
    else if (!stream?.writableEnded) stream?.end();
    if (error) this.#listener.onFailure(error);
    else this.#listener.onEnd();
  };

  readonly #checkSize = (bytes: number): void => {
    if (bytes > this.#limit) throw messageTooLarge(this.#attempt, this.#limit);
  };

  /** @returns false if it had ended already. */
  #finish(): boolean {
    if (this.#isOver) return false;
    this.#isOver = true;
    this.#place.channel.delete(this);
    if (this.#isAcquired) this.#place.runtime.connection.release();
    return true;
  }
}

function notSent(attempt: Attempt, { message }: Error): Error {
  const reason = explainConnection(attempt.redact(message), attempt);
  return callError(attempt, "NOT_SENT", `not sent: ${reason}`, { reason });
}
