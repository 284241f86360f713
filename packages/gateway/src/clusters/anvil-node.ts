import type { UpstreamCluster } from "./upstream-cluster.ts";
import type { ClusterRequest, Reply, Upstream } from "../upstreams/upstream.ts";
import { abortedFailure, UpstreamFailure } from "../upstreams/upstream-failure.ts";
import type { AnvilProcess } from "../upstreams/anvil/anvil-process.ts";
import { HttpUpstream, type HttpUpstreamOptions } from "../upstreams/http/http-upstream.ts";
import { type PoolContext, UpstreamPool } from "./upstream-pool.ts";

interface RunningAnvil {
  readonly anvil: AnvilProcess;
  readonly pool: UpstreamPool;
}

/** An anvil that is started at the first call, and restarted at the next call after it ended. */
export class AnvilNode implements UpstreamCluster {
  readonly #start: () => Promise<AnvilProcess>;
  readonly #options: HttpUpstreamOptions;
  readonly #context: PoolContext;
  #running: Promise<RunningAnvil> | undefined;
  #pool: UpstreamPool | undefined;
  #closed = false;

  get isAsleep(): boolean {
    return this.#running === undefined;
  }

  constructor(start: () => Promise<AnvilProcess>, options: HttpUpstreamOptions, context: PoolContext) {
    this.#start = start;
    this.#options = options;
    this.#context = context;
  }

  async handle(request: ClusterRequest): Promise<Reply> {
    const { pool } = await this.#wake();
    if (request.inFlight?.isAborted) throw abortedFailure();
    return pool.handle(request);
  }

  /** Only workers of one gateway share an anvil: at another gateway, a filter does not continue. */
  upstream(id: string): Upstream | undefined {
    return this.#pool?.upstream(id);
  }

  maySend(): boolean {
    return true;
  }

  failed(upstream: Upstream): void {
    this.#pool?.failed(upstream);
  }

  async upstreams(): Promise<readonly Upstream[]> {
    return (await this.#wake()).pool.upstreams();
  }

  async close(): Promise<void> {
    this.#closed = true;
    // An anvil that failed to start has nothing to stop.
    const running = await this.#running?.catch(() => undefined);
    await running?.pool.close();
    await running?.anvil.stop();
  }

  #wake(): Promise<RunningAnvil> {
    if (this.#closed) return Promise.reject(new UpstreamFailure("unreachable", "the gateway is closing"));
    this.#running ??= this.#run();
    return this.#running;
  }

  async #run(): Promise<RunningAnvil> {
    try {
      const anvil = await this.#start();
      const pool = new UpstreamPool([new HttpUpstream("anvil", anvil.url, this.#options)], this.#context);
      this.#pool = pool;
      void anvil.ended.then(() => {
        this.#running = undefined;
        for (const member of pool.members)
          if (!this.#closed) this.#context.onFailure(member, "anvil ended", false);
        return pool.close();
      });
      return { anvil, pool };
    } catch (error) {
      this.#running = undefined;
      throw error;
    }
  }
}
