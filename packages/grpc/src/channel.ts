import { invalidArgument, NodeAccessError, type CredentialFor, type Wire } from "@node-access/auth";
import type { Attempt, CallOptions } from "@node-access/transport";
import type * as Grpc from "@grpc/grpc-js";
import type { Codec, Messages } from "./codec.ts";
import { readEndpoint, type GrpcEndpoint } from "./endpoint.ts";
import type { Method } from "./message.ts";

/** What a client is made of. The call options are defaults for all its calls. */
export interface GrpcClientOptions extends CallOptions {
  /**
   * `host:port`, as the interface gives it; port 443 if left out, always with TLS. `http://127.0.0.1:port` goes without,
   * to this machine only.
   */
  endpoint: string;
  /** The token of the endpoint: `xToken(...)`. */
  credential?: CredentialFor<"grpc"> | undefined;
  /** Certificates to trust in place of the well-known ones, as PEM: for a server with one of its own. */
  rootCertificates?: string | undefined;
}

/** The defaults for calls among a client's options: without the credential. */
export function callOptionsOf(options: GrpcClientOptions): CallOptions {
  const { timeout, totalTimeout, signal, retries, maxResponseBytes, middleware } = options;
  return { timeout, totalTimeout, signal, retries, maxResponseBytes, middleware };
}

/** A client as grpc-js has it, and the parts of grpc-js that a call needs. */
export interface Connection {
  readonly client: Grpc.Client;
  /** Metadata for one call, with the credential. */
  readonly metadata: Grpc.Metadata;
  /** A status's name. */
  readonly statusName: (code: number) => string;
}

/** Bytes of an answer that are taken: by default 64 MiB, and never more than gRPC's own length can say. */
export function responseLimit({ maxResponseBytes = 64 * 1024 * 1024 }: CallOptions): number {
  return Math.min(maxResponseBytes, 0x7fffffff);
}

/** The connection of one client to its endpoint: made by the first call, shared by all, ended by `close`. */
export class Channel {
  readonly endpoint: GrpcEndpoint;
  readonly #messages: () => Promise<Messages>;
  readonly #rootCertificates: Buffer | undefined;
  /** By the size of answers they take, which grpc-js fixes for a connection. */
  readonly #clients = new Map<number, Grpc.Client>();
  readonly #running = new Set<() => void>();
  #closed = false;

  /**
   * @param messages - Loads the messages of the surface.
   * @throws NodeAccessError if the endpoint or credential is not acceptable.
   */
  constructor(options: GrpcClientOptions, messages: () => Promise<Messages>) {
    const { endpoint, credential, rootCertificates }: GrpcClientOptions = Object(options);
    this.#messages = messages;
    this.endpoint = readEndpoint(endpoint, credential);
    if (rootCertificates !== undefined && !String(rootCertificates).includes("-----BEGIN CERTIFICATE-----"))
      throw invalidArgument(
        "rootCertificates",
        "certificates in PEM form",
        `another ${typeof rootCertificates}`,
      );
    this.#rootCertificates = rootCertificates === undefined ? undefined : Buffer.from(rootCertificates);
  }

  /** Loads what writes and reads a call's messages. */
  async codec(method: Method): Promise<Codec> {
    const { codecOf } = await import("./codec.ts");
    return codecOf(this.endpoint, method, await this.#messages());
  }

  /** Carries out an attempt with the credential, and once more where that can be renewed and was refused. */
  authorized<T>(attempt: Attempt, use: (wire: Wire) => Promise<T>): Promise<T> {
    const wire = this.endpoint.wire();
    if (!wire.renewing) return use(wire);
    const { renewing } = wire;
    return new Promise((resolve, reject) => {
      attempt.onCancel(reject);
      renewing(use, attempt).then(resolve, reject);
    });
  }

  /**
   * Connects, if need be, for one attempt. Where no connection can be made this still resolves: the call then fails at
   * once and says why.
   */
  async connect(attempt: Attempt, options: CallOptions, wire: Wire): Promise<Connection> {
    // Loaded by the first call, since it takes many times as long as all the rest.
    const grpc = await import("@grpc/grpc-js");
    if (this.#closed) throw this.#closedError(attempt.operation.name);
    const client = this.#client(grpc, responseLimit(options));
    await connected(grpc, client, attempt);
    if (this.#closed) throw this.#closedError(attempt.operation.name);
    const metadata = new grpc.Metadata();
    for (const [name, value] of Object.entries(wire.headers)) metadata.set(name, value);
    return { client, metadata, statusName: (code) => grpc.status[code] ?? String(code) };
  }

  /**
   * Registers what ends a running call when the client is closed.
   *
   * @returns what takes it back.
   */
  onClose(operation: string, end: (error: NodeAccessError) => void): () => void {
    const listener = (): void => end(this.#closedError(operation));
    if (this.#closed) listener();
    this.#running.add(listener);
    return () => this.#running.delete(listener);
  }

  /** Ends all calls that run, and the connection. */
  close(): void {
    this.#closed = true;
    for (const end of this.#running) end();
    this.#running.clear();
    for (const client of this.#clients.values()) client.close();
    this.#clients.clear();
  }

  #closedError(operation: string): NodeAccessError<"CLOSED"> {
    const reason = "close() was called";
    return new NodeAccessError("CLOSED", `${operation}: the client is closed, ${reason}; make a new one`, {
      endpoint: this.endpoint.shown,
      operation,
      reason,
    });
  }

  #client(grpc: typeof Grpc, limit: number): Grpc.Client {
    const known = this.#clients.get(limit);
    if (known) return known;
    const { target, secure } = this.endpoint;
    const { credentials } = grpc;
    const client = new grpc.Client(
      target,
      secure ? credentials.createSsl(this.#rootCertificates) : credentials.createInsecure(),
      {
        "grpc.max_receive_message_length": limit,
        // Retries are ours: by the spec's idempotency.
        "grpc.enable_retries": 0,
        "grpc.initial_reconnect_backoff_ms": 150,
        "grpc.max_reconnect_backoff_ms": 5_000,
        // A stream on a connection that died without a word ends after these; while no call runs none is sent.
        "grpc.keepalive_time_ms": 60_000,
        "grpc.keepalive_timeout_ms": 20_000,
      },
    );
    this.#clients.set(limit, client);
    return client;
  }
}

/** Waits until a connection is there or cannot be made. From then on the attempt's request may reach the server. */
function connected(grpc: typeof Grpc, client: Grpc.Client, attempt: Attempt): Promise<void> {
  const { READY, TRANSIENT_FAILURE, SHUTDOWN } = grpc.connectivityState;
  const channel = client.getChannel();
  return new Promise((resolve, reject) => {
    let givenUp = false;
    attempt.onCancel((error) => {
      givenUp = true;
      reject(error);
    });
    const check = (): void => {
      if (givenUp) return;
      const state = channel.getConnectivityState(true);
      attempt.sent = state === READY;
      if (state === READY || state === TRANSIENT_FAILURE || state === SHUTDOWN) resolve();
      else channel.watchConnectivityState(state, Infinity, check);
    };
    check();
  });
}
