import type { Wire } from "@node-access/auth";
import { BinaryWriter } from "@node-access/transport/protobuf";
import { joinHeaders, onAbort, type Attempt } from "@node-access/transport";
import { createCodec, type Codec, type Messages } from "./codec.ts";
import { Connection, type ConnectionSettings } from "./connection.ts";
import { HEAD_BYTES, writeLength } from "./frame-splitter.ts";
import type { Method } from "../wire/method.ts";
import { checkMetadata, timeoutHeader } from "./request-headers.ts";

type Fields = Readonly<Record<string, string>>;

/** The fields of all requests. Source: gRPC over HTTP2, Requests. */
const FIELDS: Fields = {
  ":method": "POST",
  te: "trailers",
  "content-type": "application/grpc",
  "user-agent": "node-access",
  "grpc-accept-encoding": "identity,deflate,gzip",
};

const HEAD = new Uint8Array(HEAD_BYTES);

/** The connection and codecs that the calls of a channel share. Loaded by the first call. */
export class ChannelRuntime {
  readonly connection: Connection;
  readonly #settings: ConnectionSettings;
  readonly #messages: Messages;
  readonly #codecs = new Map<Method, Codec>();
  readonly #closed = new AbortController();
  #wire: Wire | undefined;
  #timeout = 0;
  #headers: Fields = FIELDS;

  constructor(settings: ConnectionSettings, messages: Messages) {
    this.connection = new Connection(settings);
    this.#settings = settings;
    this.#messages = messages;
    // A permanent listener, because adding the first one and removing the last one is slow,
    // and sequential calls would do both.
    onAbort(this.#closed.signal, () => {});
  }

  /** The codec of a method. Its requests have the prefix of a frame. */
  codec(method: Method): Codec {
    let codec = this.#codecs.get(method);
    if (!codec) {
      const { encode, ...own } = createCodec(this.#settings.endpoint, method, this.#messages);
      codec = { ...own, encode: (request) => writeLength(encode(request, new BinaryWriter().raw(HEAD))) };
      this.#codecs.set(method, codec);
    }
    return codec;
  }

  /**
   * The headers of an attempt, with the credential. Calls share all but their path and id.
   *
   * @throws NodeAccessError `INVALID_ARGUMENT` for a header that is not valid in metadata.
   */
  headers(wire: Wire, attempt: Attempt, timeout: number): Fields {
    if (this.#wire !== wire || this.#timeout !== timeout) {
      checkMetadata(wire.headers);
      const deadline = timeoutHeader(timeout);
      this.#headers = {
        ...FIELDS,
        ...(deadline !== undefined && { "grpc-timeout": deadline }),
        ...wire.headers,
      };
      this.#wire = wire;
      this.#timeout = timeout;
    }
    const own = { ":path": `/${attempt.operation.name}`, "x-request-id": attempt.requestId };
    if (!attempt.headers) return { ...this.#headers, ...own };
    checkMetadata(attempt.headers);
    return { ...this.#headers, ...own, ...joinHeaders(wire.headers, attempt) };
  }

  /** Aborts soon after the client was closed: first, the calls in flight end with an error of their own. */
  get closed(): AbortSignal {
    return this.#closed.signal;
  }

  close(): void {
    this.connection.destroy();
    setTimeout(() => this.#closed.abort(), 0);
  }
}
