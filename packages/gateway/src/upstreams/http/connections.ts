import { createRequire } from "node:module";
import type * as Undici from "undici";
import type { Client, Dispatcher, Pool } from "undici";

const require = createRequire(import.meta.url);

/** Not loaded by a start: that takes a tenth of its time, and a gateway may have no upstreams. */
function loadUndici(): typeof Undici {
  return require("undici") as typeof Undici;
}

/** A pool passes these to its connections, which mark whether other requests have used them before. */
export interface ReusableOptions extends Dispatcher.DispatchOptions {
  readonly collector: { isReused: boolean };
}

/** Pools of connections by use, created on first use: many nodes are never called. */
export class Connections {
  readonly #origin: string;
  readonly #max: number;
  readonly #connect: { readonly timeout: number };
  readonly #onClosed: () => void;
  readonly #pools = new Map<"reused" | "fresh" | "streams", Pool>();
  #isClosed = false;

  /** @param onClosed - Called when the other side has closed a connection, in use or not. */
  constructor(origin: string, max: number, timeout: number, onClosed: () => void) {
    this.#origin = origin;
    this.#max = max;
    this.#connect = { timeout };
    this.#onClosed = onClosed;
  }

  /** For requests; connections stay open. */
  get reused(): Pool {
    const connections = this.#max;
    return this.#pools.get("reused") ?? this.#add("reused", { connections, factory });
  }

  /** For requests that must not use an idle connection: each gets a new one, which is closed afterwards. */
  get fresh(): Pool {
    return this.#pools.get("fresh") ?? this.#add("fresh", { connections: this.#max, pipelining: 0 });
  }

  /** For streams: each gets its own connection, so that streams take none from requests. */
  get streams(): Pool {
    return this.#pools.get("streams") ?? this.#add("streams", { pipelining: 0 });
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** Closes all connections; later requests fail. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all(Array.from(this.#pools.values(), (pool) => pool.destroy()));
  }

  #add(name: "reused" | "fresh" | "streams", options: Pool.Options): Pool {
    const pool = new (loadUndici().Pool)(this.#origin, { ...options, connect: this.#connect });
    pool.on("disconnect", (_origin, _targets, { code }) => {
      // Code of the client's own idle timeout.
      if (code !== "UND_ERR_INFO") this.#onClosed();
    });
    this.#pools.set(name, pool);
    if (this.#isClosed) void pool.destroy();
    return pool;
  }
}

/** Marks requests that are not a connection's first: the upstream may have closed it unnoticed in between. */
function factory(origin: URL, options: Client.Options): Client {
  const connection = new (loadUndici().Client)(origin, options);
  const dispatch = connection.dispatch.bind(connection);
  let served = 0;
  connection.on("disconnect", () => {
    served = 0;
  });
  connection.dispatch = (request, handler) => {
    (request as ReusableOptions).collector.isReused = served > 0;
    served += 1;
    return dispatch(request, handler);
  };
  return connection;
}
