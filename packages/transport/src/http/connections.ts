import type { Socket } from "node:net";
import { buildConnector, Client, type Dispatcher } from "undici";
import { skipContinue } from "./skip-continue.ts";

const MAX_CONNECTIONS = 128;

const OPTIONS: Client.Options = {
  pipelining: 1,
  // Providers close an idle connection after 60 s: ours must be the first to let go.
  keepAliveTimeout: 30_000,
  keepAliveMaxTimeout: 30_000,
  // The attempt has its own deadline, over all of it.
  headersTimeout: 0,
  bodyTimeout: 0,
};

/** A request that needs a connection. */
export interface Exchange extends Dispatcher.DispatchHandler {
  readonly options: Dispatcher.DispatchOptions;
  /** Set when the request is given up. While it is queued, nothing else has to be done then. */
  readonly cancelled: Error | undefined;
  /** The connection that carries the request. */
  connection: Connection | undefined;
}

/** undici's connector returns the socket, which its types do not tell. */
export type Connect = (...args: Parameters<buildConnector.connector>) => Socket;

/**
 * The connections to one endpoint, one request at a time on each.
 *
 * Unlike undici's pool it closes the connection of an aborted request at once, also one whose handshake has not ended: undici
 * keeps such a socket until its handshake ends, and opens a new one after a request was aborted in flight.
 */
export class Connections {
  readonly #origin: string;
  readonly #connect = buildConnector({}) as unknown as Connect;
  readonly #idle: Connection[] = [];
  // Not a Map or Set of requests: one that changes with every call keeps finished requests, with their responses, alive.
  readonly #queue: Exchange[] = [];
  #busy = 0;
  #onDrained: (() => void) | undefined;

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** Sends a request as soon as there is a connection for it. Call {@link release} when it has ended. */
  dispatch(exchange: Exchange): void {
    const room = this.#busy < MAX_CONNECTIONS;
    const connection = this.#idle.pop() ?? (room ? new Connection(this.#origin, this.#connect) : undefined);
    if (connection) this.#start(exchange, connection);
    else this.#queue.push(exchange);
  }

  /** Ends a request; its connection is used again unless the request failed. */
  release(exchange: Exchange, failed: boolean): void {
    let { connection } = exchange;
    if (!connection) return;
    exchange.connection = undefined;
    this.#busy -= 1;
    if (failed) {
      connection.destroy();
      connection = undefined;
    }
    let next = this.#queue.shift();
    while (next?.cancelled) next = this.#queue.shift();
    if (next) this.#start(next, connection ?? new Connection(this.#origin, this.#connect));
    else if (connection) this.#idle.push(connection);
    if (this.#busy === 0) this.#onDrained?.();
  }

  /** Closes the connections when the last request has ended. */
  async close(): Promise<void> {
    if (this.#busy > 0) await new Promise<void>((resolve) => (this.#onDrained = resolve));
    await Promise.all(this.#idle.splice(0).map(({ client }) => client.close()));
  }

  #start(exchange: Exchange, connection: Connection): void {
    this.#busy += 1;
    exchange.connection = connection;
    connection.client.dispatch(exchange.options, exchange);
  }
}

export class Connection {
  readonly client: Client;
  /** While its handshake lasts. */
  #socket: Socket | undefined;

  constructor(origin: string, connect: Connect) {
    this.client = new Client(origin, {
      ...OPTIONS,
      connect: (options, callback) => {
        this.#socket = connect(options, (...result) => {
          if (this.#socket && !result[0]) skipContinue(this.#socket);
          this.#socket = undefined;
          callback(...result);
        });
      },
    });
  }

  destroy(): void {
    const socket = this.#socket;
    void this.client.destroy(null);
    socket?.destroy(new Error("no request needs this connection"));
  }
}
