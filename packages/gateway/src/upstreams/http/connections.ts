import { Client, type Dispatcher, Pool } from "undici";

/**
 * The options that a pool passes to its connections, with the request's handler:
 * a connection marks whether other requests have used it before.
 */
export interface ReusableOptions extends Dispatcher.DispatchOptions {
  readonly collector: { isReused: boolean };
}

/**
 * The connections to one upstream, by how they are used. Each pool is created on first use:
 * many nodes are never called.
 */
export class Connections {
  readonly #origin: string;
  readonly #max: number;
  readonly #connect: { readonly timeout: number };
  readonly #onClosed: () => void;
  readonly #pools = new Map<"reused" | "fresh" | "streams", Pool>();
  #isClosed = false;

  /**
   * @param max - Maximum connections for requests; streams are not limited here.
   * @param timeout - Milliseconds that a connection may take to open.
   * @param onClosed - Called when the other side has closed a connection, in use or not.
   */
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
    const pool = new Pool(this.#origin, { ...options, connect: this.#connect });
    pool.on("disconnect", (_origin, _targets, { code }) => {
      // Code of the client's own idle timeout.
      if (code !== "UND_ERR_INFO") this.#onClosed();
    });
    this.#pools.set(name, pool);
    if (this.#isClosed) void pool.destroy();
    return pool;
  }
}

/**
 * A connection that marks requests which are not its first: the upstream may have closed it unnoticed in
 * between.
 */
class ReusedConnection extends Client {
  #served = 0;

  constructor(origin: URL, options: Client.Options) {
    super(origin, options);
    this.on("disconnect", () => {
      this.#served = 0;
    });
  }

  override dispatch(options: ReusableOptions, handler: Dispatcher.DispatchHandler): boolean {
    options.collector.isReused = this.#served > 0;
    this.#served++;
    return super.dispatch(options, handler);
  }
}

function factory(origin: URL, options: object): Client {
  return new ReusedConnection(origin, options);
}
