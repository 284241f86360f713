import { Metadata } from "@grpc/grpc-js";
import type { Wire } from "@node-access/auth";
import { joinHeaders, onAbort, type Attempt, type CallOptions } from "@node-access/transport";
import { createCodec, type Codec, type Messages } from "./codec.ts";
import { Connection, responseLimit, type ConnectionSettings } from "./connection.ts";
import type { Method } from "../wire/method.ts";
import { createMetadata, withTimeout } from "./metadata.ts";

/** A codec whose requests are buffers, as grpc-js takes them. */
export interface Http2Codec extends Codec {
  readonly encode: (request: unknown) => Buffer;
}

/** The connections and codecs that the calls of a channel share. Loaded by the first call, with grpc-js. */
export class ChannelRuntime {
  readonly #settings: ConnectionSettings;
  readonly #messages: Messages;
  readonly #codecs = new Map<Method, Http2Codec>();
  /** By the maximum size of a message. */
  readonly #connections = new Map<number, Connection>();
  readonly #closed = new AbortController();
  #wire: Wire | undefined;
  #timeout = Infinity;
  #metadata = new Metadata();

  constructor(settings: ConnectionSettings, messages: Messages) {
    this.#settings = settings;
    this.#messages = messages;
    // A permanent listener, because adding the first one and removing the last one is slow,
    // and sequential calls would do both.
    onAbort(this.#closed.signal, () => {});
  }

  codec(method: Method): Http2Codec {
    let codec = this.#codecs.get(method);
    if (!codec) {
      const { encode, ...own } = createCodec(this.#settings.endpoint, method, this.#messages);
      codec = {
        ...own,
        encode(request) {
          const bytes = encode(request);
          return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
        },
      };
      this.#codecs.set(method, codec);
    }
    return codec;
  }

  /** Returns the connection for an attempt of a call with these options, until {@link release}. */
  acquire(options: CallOptions): Connection {
    const limit = responseLimit(options);
    let connection = this.#connections.get(limit);
    if (!connection) {
      connection = new Connection(this.#settings, limit);
      this.#connections.set(limit, connection);
    }
    connection.acquire();
    return connection;
  }

  /** Ends an attempt's use of a connection. If no attempt waits for the connection and it is not ready, it is destroyed. */
  release(connection: Connection): void {
    if (!connection.release()) return;
    connection.destroy();
    for (const [limit, known] of this.#connections) if (known === connection) this.#connections.delete(limit);
  }

  /**
   * The metadata of an attempt, with the credential. grpc-js copies it as the call starts, so calls share an object.
   *
   * @param timeout - Milliseconds after which the server may give up.
   */
  metadata(wire: Wire, attempt: Attempt, timeout: number): Metadata {
    if (attempt.headers) return withTimeout(createMetadata(joinHeaders(wire.headers, attempt)), timeout);
    if (this.#wire !== wire || this.#timeout !== timeout) {
      this.#wire = wire;
      this.#timeout = timeout;
      this.#metadata = withTimeout(createMetadata(wire.headers), timeout);
    }
    this.#metadata.set("x-request-id", attempt.requestId);
    return this.#metadata;
  }

  /** Aborts soon after the client was closed: first, the calls in flight end with an error of their own. */
  get closed(): AbortSignal {
    return this.#closed.signal;
  }

  close(): void {
    for (const connection of this.#connections.values()) connection.destroy();
    this.#connections.clear();
    setTimeout(() => this.#closed.abort(), 0);
  }
}
