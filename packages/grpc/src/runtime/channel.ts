import { NodeAccessError, type Wire } from "@node-access/auth";
import type { Attempt, CallOptions } from "@node-access/transport";
import type { Method } from "../wire/method.ts";
import type { ReadStream } from "./stream-plan.ts";

/** A server, with the credential for it. */
export interface CallEndpoint {
  /** The endpoint without secrets, for errors. */
  readonly endpoint: string;
  /** Removes the credential from text of a server or library. */
  readonly redact: (text: string) => string;
  /** Returns the metadata with the credential. Never show or log it. */
  readonly wire: () => Wire;
}

/** Makes the calls of a channel, over HTTP/2 or as gRPC-Web. */
export interface GrpcTransport {
  /** Makes a call with one request and one response. */
  unary(method: Method, input: unknown, options: CallOptions, isLazy: boolean): Promise<unknown>;
  /** Reads a stream once, to its end or failure. */
  readonly readResponses: ReadStream;
  /** Ends all calls and connections. */
  close(): void;
}

/** A call or stream that runs on a channel. */
export interface Running {
  /** The name of the method. */
  readonly operation: string;
  /** Ends it with an error. */
  readonly end: (error: NodeAccessError) => void;
}

/** A client's way to its endpoint, which all its calls share. */
export class Channel<Transport extends GrpcTransport = GrpcTransport> {
  readonly endpoint: CallEndpoint;
  readonly #load: () => Promise<Transport>;
  #loading: Promise<Transport> | undefined;
  #transport: Transport | undefined;
  readonly #running = new Set<Running>();
  #closed = false;

  /** @param load - Loads the transport, on the first call. */
  constructor(endpoint: CallEndpoint, load: () => Promise<Transport>) {
    this.endpoint = endpoint;
    this.#load = async () => (this.#transport = await load());
  }

  /** Loads the transport, once. */
  load(): Promise<Transport> {
    return (this.#loading ??= this.#load());
  }

  /** Runs an attempt with the credential; if the server rejects it, runs it once more with a renewed one. */
  authorized<T>(attempt: Attempt, use: (wire: Wire) => Promise<T>): Promise<T> {
    const wire = this.endpoint.wire();
    if (!wire.renew) return use(wire);
    const { renew } = wire;
    return new Promise((resolve, reject) => {
      attempt.onCancel(reject);
      renew(use, attempt).then(resolve, reject);
    });
  }

  /** Registers a running call, which ends when the client is closed. On a closed client it ends immediately. */
  add(running: Running): void {
    if (this.#closed) running.end(this.closedError(running.operation));
    else this.#running.add(running);
  }

  /** Removes a call that has ended. */
  delete(running: Running): void {
    this.#running.delete(running);
  }

  /** Ends all running calls, and the connections. */
  close(): void {
    this.#closed = true;
    for (const { operation, end } of this.#running) end(this.closedError(operation));
    this.#running.clear();
    this.#transport?.close();
  }

  /** Creates the error of a call on a closed client. */
  closedError(operation: string): NodeAccessError<"CLOSED"> {
    const reason = "close() was called";
    const text = `${operation}: the client is closed because ${reason}; create a new client`;
    return new NodeAccessError("CLOSED", text, { endpoint: this.endpoint.endpoint, operation, reason });
  }
}
