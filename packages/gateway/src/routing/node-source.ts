import {
  type Flight,
  type NodeSource,
  type PartRequest,
  type Reply,
  type Upstream,
  UpstreamFailure,
} from "../contract/part-source.ts";
import type { AnvilProcess } from "../upstreams/anvil/anvil-process.ts";
import { HttpUpstream, type UpstreamOptions } from "../upstreams/http/http-upstream.ts";
import { type OnUpstreamFailure, OrderedFailover, readyFirst } from "./failover.ts";

/** Nodes at given addresses. */
export class UrlNodes implements NodeSource {
  readonly #upstreams: readonly HttpUpstream[];
  readonly #onFailure: OnUpstreamFailure;

  constructor(urls: readonly string[], options: UpstreamOptions, onFailure: OnUpstreamFailure) {
    this.#upstreams = urls.map((url) => new HttpUpstream(url, options));
    this.#onFailure = onFailure;
  }

  send(request: PartRequest): Flight {
    const { only } = request;
    return new OrderedFailover(only ? [only] : readyFirst(this.#upstreams), request, this.#onFailure);
  }

  async upstreams(): Promise<readonly Upstream[]> {
    return readyFirst(this.#upstreams);
  }

  upstream(id: string): Upstream | undefined {
    return this.#upstreams.find((upstream) => upstream.id === id);
  }

  async close(): Promise<void> {
    await Promise.all(this.#upstreams.map((upstream) => upstream.close()));
  }
}

/** An anvil at work, and where its calls are sent. */
interface RunningAnvil {
  readonly anvil: AnvilProcess;
  readonly upstream: HttpUpstream;
}

/** An anvil that is started at the first call, and again at the next call after it ended. */
export class AnvilNode implements NodeSource {
  readonly #start: () => Promise<AnvilProcess>;
  readonly #options: UpstreamOptions;
  readonly #onFailure: OnUpstreamFailure;
  #running: Promise<RunningAnvil> | undefined;
  #upstream: HttpUpstream | undefined;
  #closed = false;

  get isAsleep(): boolean {
    return this.#running === undefined;
  }

  /** @param start - Starts the anvil. */
  constructor(start: () => Promise<AnvilProcess>, options: UpstreamOptions, onFailure: OnUpstreamFailure) {
    this.#start = start;
    this.#options = options;
    this.#onFailure = onFailure;
  }

  send(request: PartRequest): Flight {
    let flight: Flight | undefined;
    let aborted = false;
    const ask = async (): Promise<Reply> => {
      const upstreams = request.only ? [request.only] : await this.upstreams();
      if (aborted) throw new UpstreamFailure("aborted", "the caller has gone");
      flight = new OrderedFailover(upstreams, request, this.#onFailure);
      return flight.reply;
    };
    return {
      reply: ask(),
      abort() {
        aborted = true;
        flight?.abort();
      },
    };
  }

  /** Only workers of one gateway share an anvil: elsewhere a filter continues only where it was made. */
  upstream(id: string): Upstream | undefined {
    return this.#upstream?.id === id ? this.#upstream : undefined;
  }

  async upstreams(): Promise<readonly Upstream[]> {
    if (this.#closed) throw new UpstreamFailure("unreachable", "the gateway is closing");
    this.#running ??= this.#run();
    return [(await this.#running).upstream];
  }

  async close(): Promise<void> {
    this.#closed = true;
    // One that failed to start has nothing to end.
    const running = await this.#running?.catch(() => undefined);
    await running?.upstream.close();
    await running?.anvil.stop();
  }

  async #run(): Promise<RunningAnvil> {
    try {
      const anvil = await this.#start();
      const upstream = new HttpUpstream(anvil.url, this.#options);
      this.#upstream = upstream;
      void anvil.ended.then(() => {
        this.#running = undefined;
        if (!this.#closed) this.#onFailure(upstream, "anvil ended");
        return upstream.close();
      });
      return { anvil, upstream };
    } catch (error) {
      this.#running = undefined;
      throw error;
    }
  }
}
