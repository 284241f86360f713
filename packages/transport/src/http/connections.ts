import type { Socket } from "node:net";
import { type buildConnector, Client, type Dispatcher } from "undici";
import { SocketReader } from "./socket-reader.ts";

const MAX_CONNECTIONS = 128;
/** Connections for one request. A second one is needed if the server closes an idle connection at the same time. */
const MAX_ATTEMPTS = 3;

const HURRIED =
  "the server sent something, or hung up, before it had the request: " +
  "check that the endpoint's port is one for HTTP, and that the proxy leaves what it forwards unchanged";

const OPTIONS: Client.Options = {
  pipelining: 1,
  // Providers close idle connections after 60 s. The client must close them first.
  keepAliveTimeout: 30_000,
  keepAliveMaxTimeout: 30_000,
  // The attempt has its own deadline for the whole exchange.
  headersTimeout: 0,
  bodyTimeout: 0,
};

/** A request that needs a connection. */
export interface Exchange extends Dispatcher.DispatchHandler {
  readonly options: Dispatcher.DispatchOptions;
  /** Set when the request is cancelled. A queued request is then skipped. */
  readonly cancelled: Error | undefined;
  /** Whether it copies the parts of the response that it keeps. */
  readonly copies?: boolean;
  /** The connection on which the request is sent. */
  connection: Connection | undefined;
  /** The request that was queued after this one. */
  next?: Exchange | undefined;
}

/** undici's connector also returns the socket, which its types don't declare. */
export type Connect = (...args: Parameters<buildConnector.connector>) => Socket;

/**
 * A connection pool for one endpoint, with one request at a time per connection. Unlike undici's, it closes the connection
 * of an aborted request immediately, even during the handshake, and does not open a new one instead.
 */
export class Connections {
  readonly #origin: string;
  readonly #connect: Connect;
  readonly #onUnused: (() => void) | undefined;
  readonly #idle: Connection[] = [];
  // The queue is a linked list. A Map or Set that changes with every call would keep finished
  // requests and their responses alive, and `shift` of a long array copies it.
  #first: Exchange | undefined;
  #last: Exchange | undefined;
  #busy = 0;
  #willStart = false;
  /** Resolve the waits of {@link close}. */
  readonly #onDrained: (() => void)[] = [];

  /** @param onUnused - Called when the last connection has closed. */
  constructor(origin: string, connect: Connect, onUnused?: () => void) {
    this.#origin = origin;
    this.#connect = connect;
    this.#onUnused = onUnused;
  }

  /** Sends a request as soon as there is a connection. Call {@link release} when it has ended. */
  dispatch(exchange: Exchange): void {
    const connection = this.#first ? undefined : this.#available();
    if (connection) {
      this.#start(exchange, connection);
      return;
    }
    if (this.#last) this.#last.next = exchange;
    else this.#first = exchange;
    this.#last = exchange;
  }

  /** Ends a request. Its connection is reused unless the request failed. */
  release(exchange: Exchange, failed: boolean): void {
    const { connection } = exchange;
    if (!connection) return;
    exchange.connection = undefined;
    this.#busy -= 1;
    if (failed) {
      connection.destroy();
      // Not now: if many requests are aborted together, each would open a connection for the next
      // one, which is then aborted too.
      if (this.#first && !this.#willStart) {
        this.#willStart = true;
        setImmediate(() => this.#startQueued());
      }
    } else {
      const next = this.#take();
      if (next) this.#start(next, connection);
      else this.#idle.push(connection);
    }
    this.#noteEnd();
  }

  /** Closes the connections after the last request has ended. */
  async close(): Promise<void> {
    if (this.#busy > 0 || this.#first) await new Promise<void>((resolve) => this.#onDrained.push(resolve));
    await Promise.all(this.#idle.splice(0).map(({ client }) => client.close()));
  }

  #connection(): Connection {
    const connection = new Connection(this.#origin, this.#connect);
    connection.client.on("disconnect", () => {
      const index = this.#idle.indexOf(connection);
      if (index >= 0) this.#idle.splice(index, 1);
      this.#noteEnd();
    });
    return connection;
  }

  #available(): Connection | undefined {
    return this.#idle.pop() ?? (this.#busy < MAX_CONNECTIONS ? this.#connection() : undefined);
  }

  /** Removes the first queued request that was not cancelled. */
  #take(): Exchange | undefined {
    for (;;) {
      const exchange = this.#first;
      this.#first = exchange?.next;
      this.#last = this.#first && this.#last;
      if (!exchange) return undefined;
      exchange.next = undefined;
      if (!exchange.cancelled) return exchange;
    }
  }

  #startQueued(): void {
    this.#willStart = false;
    while (this.#busy < MAX_CONNECTIONS) {
      const next = this.#take();
      if (!next) break;
      this.#start(next, this.#idle.pop() ?? this.#connection());
    }
    this.#noteEnd();
  }

  #noteEnd(): void {
    if (this.#busy > 0 || this.#first) return;
    for (const resolve of this.#onDrained.splice(0)) resolve();
    if (this.#idle.length === 0) this.#onUnused?.();
  }

  #start(exchange: Exchange, connection: Connection): void {
    this.#busy += 1;
    exchange.connection = connection;
    connection.dispatch(exchange);
  }
}

/** Replaces OpenSSL's text, which has two lines of numbers and names of files, where callers can do something about it. */
function explain(error: NodeJS.ErrnoException): void {
  if (error.code === "ERR_SSL_WRONG_VERSION_NUMBER")
    error.message = "the server does not speak TLS (wrong version number)";
  if (error.code === "ERR_SSL_TLSV1_ALERT_NO_APPLICATION_PROTOCOL")
    error.message = "the server does not speak HTTP/1.1 at this port, which may be one for gRPC";
}

export class Connection {
  readonly client: Client;
  /** The socket during its handshake. */
  #socket: Socket | undefined;
  #reader: SocketReader | undefined;
  #copies = false;
  #attempts = 0;

  constructor(origin: string, connect: Connect) {
    this.client = new Client(origin, {
      ...OPTIONS,
      connect: (options, callback) => {
        this.#attempts += 1;
        // undici connects again at once, without end, if a server sends anything before it has the request.
        if (this.#attempts > MAX_ATTEMPTS) return callback(new Error(HURRIED), null);
        this.#socket = connect(options, (...result) => {
          const [error, socket] = result;
          this.#reader = error ? undefined : new SocketReader(socket, this.#copies);
          this.#socket = undefined;
          if (error) explain(error);
          callback(...result);
        });
      },
    });
  }

  dispatch(exchange: Exchange): void {
    this.#attempts = 0;
    this.#copies = exchange.copies ?? false;
    this.#reader?.expectResponse(this.#copies);
    this.client.dispatch(exchange.options, exchange);
  }

  destroy(): void {
    const socket = this.#socket;
    void this.client.destroy(null);
    socket?.destroy(new Error("no request needs this connection"));
  }
}
