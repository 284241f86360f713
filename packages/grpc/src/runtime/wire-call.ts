import { status as statusCode, type Metadata, type StatusObject } from "@grpc/grpc-js";
import type { Wire } from "@node-access/auth";
import type { Attempt, CallOptions } from "@node-access/transport";
import { badResponse } from "./call-errors.ts";
import type { Channel, Running } from "./channel.ts";
import type { ChannelRuntime } from "./channel-runtime.ts";
import { responseLimit, type Connection } from "./connection.ts";
import { type Call, endWithResponse, isWithinMessage } from "./http2-call.ts";
import { findForeignType, hasStatus, readHeaders, readHttpStatus, isReceived } from "./metadata.ts";
import { statusError } from "./status-error.ts";

/** Receives the events of a call. The last event is either `onEnd` or `onFailure`. */
export interface CallListener {
  /** The call is ready for requests; `startRead` requests the next message. */
  onStart(call: Call): void;
  onHeaders(metadata: Metadata): void;
  onMessage(bytes: Buffer): void;
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
  #connection: Connection | undefined;
  #call: Call | undefined;
  #headers: Metadata | undefined;
  #trailers: Metadata | undefined;
  #isOver = false;

  constructor(place: CallPlace, attempt: Attempt, listener: CallListener) {
    this.operation = attempt.operation.name;
    this.#place = place;
    this.#attempt = attempt;
    this.#listener = listener;
  }

  /** @param timeout - Milliseconds after which the server may give up. */
  start(wire: Wire, timeout: number): void {
    const { channel, runtime, options } = this.#place;
    this.#attempt.onCancel(this.end);
    if (!this.#isOver) channel.add(this);
    if (this.#isOver) return;
    const connection = runtime.acquire(options);
    this.#connection = connection;
    if (connection.isReady) this.#send(connection, wire, timeout);
    else void connection.settled().then(() => this.#send(connection, wire, timeout));
  }

  /** Fails the call with an error, and cancels it at the server. */
  readonly end = (error: unknown): void => {
    if (!this.#finish()) return;
    this.#call?.cancelWithStatus(statusCode.CANCELLED, "cancelled by the client");
    this.#release();
    this.#listener.onFailure(error);
  };

  /** The metadata of the headers and trailers that the server has sent. */
  get headers(): Readonly<Record<string, string>> {
    return {
      ...(this.#headers && readHeaders(this.#headers)),
      ...(this.#trailers && readHeaders(this.#trailers)),
    };
  }

  /** For grpc-js. */
  onReceiveMetadata(metadata: Metadata): void {
    this.#headers = metadata;
    this.#attempt.response = this;
    if (this.#isOver) return;
    const foreign = readHttpStatus(metadata) === 200 ? findForeignType(metadata) : undefined;
    if (foreign !== undefined) {
      this.end(badResponse(this.#attempt, "the response is not gRPC", foreign));
      return;
    }
    endWithResponse(this.#call);
    this.#listener.onHeaders(metadata);
  }

  /** For grpc-js. */
  onReceiveMessage(bytes: Buffer): void {
    if (this.#isOver) return;
    try {
      this.#listener.onMessage(bytes);
    } catch (error) {
      this.end(error);
    }
  }

  /** For grpc-js. */
  onReceiveStatus(status: StatusObject): void {
    if (!this.#finish()) return;
    this.#release();
    if (isReceived(status.metadata)) {
      this.#trailers = status.metadata;
      this.#attempt.response = this;
    }
    if (status.code === statusCode.OK && hasStatus(status.metadata)) {
      if (isWithinMessage(this.#call))
        this.#listener.onFailure(
          badResponse(this.#attempt, "the response does not end after a message", "within one"),
        );
      else this.#listener.onEnd();
      return;
    }
    const limit = responseLimit(this.#place.options);
    const end = { status, headers: this.#headers, sent: this.#wasSent(), limit };
    this.#listener.onFailure(statusError(this.#attempt, end));
  }

  #send(connection: Connection, wire: Wire, timeout: number): void {
    if (this.#isOver) return;
    try {
      this.#attempt.sent = connection.isReady;
      const call = connection.channel.createCall(`/${this.operation}`, Infinity, null, null, null);
      this.#call = call;
      call.start(this.#place.runtime.metadata(wire, this.#attempt, timeout), this);
      this.#listener.onStart(call);
    } catch (error) {
      this.end(error);
    }
  }

  /** Until a call has a connection, its peer is the channel's target or unknown. */
  #wasSent(): boolean {
    const peer = this.#call?.getPeer();
    return peer !== undefined && peer !== "unknown" && peer !== this.#connection?.channel.getTarget();
  }

  /** @returns false if it had ended already. */
  #finish(): boolean {
    if (this.#isOver) return false;
    this.#isOver = true;
    this.#place.channel.delete(this);
    return true;
  }

  #release(): void {
    if (this.#connection) this.#place.runtime.release(this.#connection);
  }
}
