import { Client, type Dispatcher, Pool } from "undici";

/** What a pool hands its connections: whose response it is, they say whether others went over them before. */
export interface ReusableOptions extends Dispatcher.DispatchOptions {
  readonly collector: { isReused: boolean };
}

/** The connections to one upstream, by how they are used. A pool is made when it is first needed: many nodes are never called. */
export class Connections {
  readonly #origin: string;
  readonly #most: number;
  readonly #connect: { readonly timeout: number };
  readonly #onClosed: () => void;
  readonly #pools = new Map<"reused" | "fresh" | "streams", Pool>();
  #isClosed = false;

  /**
   * @param most - Connections for requests; streams have as many as there are streams.
   * @param timeout - Milliseconds that a connection may take to open.
   * @param onClosed - Called when the other side has closed a connection, in use or not.
   */
  constructor(origin: string, most: number, timeout: number, onClosed: () => void) {
    this.#origin = origin;
    this.#most = most;
    this.#connect = { timeout };
    this.#onClosed = onClosed;
  }

  /** For requests: they stay open. */
  get reused(): Pool {
    const connections = this.#most;
    return this.#pools.get("reused") ?? this.#add("reused", { connections, factory });
  }

  /** For requests that must not go over a connection that idled: each has a new one, which is not kept. */
  get fresh(): Pool {
    return this.#pools.get("fresh") ?? this.#add("fresh", { connections: this.#most, pipelining: 0 });
  }

  /** For streams: each has one of its own, so that they take none from requests. */
  get streams(): Pool {
    return this.#pools.get("streams") ?? this.#add("streams", { pipelining: 0 });
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** Ends all connections; requests that are sent later fail. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all(Array.from(this.#pools.values(), (pool) => pool.destroy()));
  }

  #add(name: "reused" | "fresh" | "streams", options: Pool.Options): Pool {
    const pool = new Pool(this.#origin, { ...options, connect: this.#connect });
    pool.on("disconnect", (_origin, _targets, { code }) => {
      // Its own timeout for idle connections.
      if (code !== "UND_ERR_INFO") this.#onClosed();
    });
    this.#pools.set(name, pool);
    if (this.#isClosed) void pool.destroy();
    return pool;
  }
}

/** A connection that tells a request whether others went over it before: then the upstream may have closed it unseen. */
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
