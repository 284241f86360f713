import type { UpstreamCluster } from "./upstream-cluster.ts";
import type { Upstream } from "../upstreams/upstream.ts";
import { abortedFailure, UpstreamFailure } from "../upstreams/upstream-failure.ts";
import type { AnvilProcess } from "../upstreams/anvil/anvil-process.ts";
import { HttpUpstream, type HttpUpstreamOptions } from "../upstreams/http/http-upstream.ts";
import { type PoolContext, UpstreamPool } from "./upstream-pool.ts";

interface RunningAnvil {
  readonly anvil: AnvilProcess;
  readonly pool: UpstreamPool;
}

/** An anvil that is started at the first call, and restarted at the next call after it ended. */
export function createAnvilNode(
  startAnvil: () => Promise<AnvilProcess>,
  options: HttpUpstreamOptions,
  context: PoolContext,
): UpstreamCluster {
  let running: Promise<RunningAnvil> | undefined;
  let current: UpstreamPool | undefined;
  let isClosed = false;
  const start = async (): Promise<RunningAnvil> => {
    try {
      const anvil = await startAnvil();
      const pool = new UpstreamPool([new HttpUpstream("anvil", anvil.url, options)], context);
      current = pool;
      void anvil.ended.then(() => {
        running = undefined;
        for (const member of pool.members) if (!isClosed) context.onFailure(member, "anvil ended", false);
        return pool.close();
      });
      return { anvil, pool };
    } catch (error) {
      running = undefined;
      throw error;
    }
  };
  const wake = async (): Promise<UpstreamPool> => {
    if (isClosed) throw new UpstreamFailure("unreachable", "the gateway is closing");
    running ??= start();
    return (await running).pool;
  };
  return {
    get isAsleep() {
      return running === undefined;
    },
    async handle(request) {
      const pool = await wake();
      if (request.inFlight?.isAborted) throw abortedFailure();
      return pool.handle(request);
    },
    reach: async (...wanted) => (await wake()).reach(...wanted),
    /** Only workers of one gateway share an anvil: at another gateway, a filter does not continue. */
    upstream: (id) => current?.upstream(id),
    maySend: () => true,
    failed: (upstream: Upstream) => current?.failed(upstream),
    upstreams: async () => (await wake()).upstreams(),
    async close() {
      isClosed = true;
      // An anvil that failed to start has nothing to stop.
      const one = await running?.catch(() => undefined);
      await one?.pool.close();
      await one?.anvil.stop();
    },
  };
}
