import { type OnUpstreamFailure, OrderedFailover, readyFirst } from "./failover.ts";
import { HttpUpstream, type UpstreamOptions } from "./http-upstream.ts";
import { type AnvilProcess, startAnvil } from "./anvil-process.ts";
import { type Flight, type PartRequest, type PartSource, type Reply, UpstreamFailure } from "./reply.ts";

/** A source that is a real node, or several: what WebSocket subscriptions and filters need. */
export interface NodeSource extends PartSource {
  /** The upstreams in the order in which they are to be asked. */
  upstreams(): Promise<readonly HttpUpstream[]>;
}

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

  async upstreams(): Promise<readonly HttpUpstream[]> {
    return readyFirst(this.#upstreams);
  }

  async close(): Promise<void> {
    await Promise.all(this.#upstreams.map((upstream) => upstream.close()));
  }
}

/** An anvil that is started at the first call, and again at the next call after it ended. */
export class AnvilNode implements NodeSource {
  readonly #arguments: readonly string[];
  readonly #options: UpstreamOptions;
  readonly #onFailure: OnUpstreamFailure;
  #running: Promise<{ anvil: AnvilProcess; upstream: HttpUpstream }> | undefined;
  #closed = false;

  get isAsleep(): boolean {
    return this.#running === undefined;
  }

  constructor(anvilArguments: readonly string[], options: UpstreamOptions, onFailure: OnUpstreamFailure) {
    this.#arguments = anvilArguments;
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

  async upstreams(): Promise<readonly HttpUpstream[]> {
    if (this.#closed) throw new UpstreamFailure("unreachable", "the gateway is closing");
    this.#running ??= this.#start();
    return [(await this.#running).upstream];
  }

  async close(): Promise<void> {
    this.#closed = true;
    // One that failed to start has nothing to end.
    const running = await this.#running?.catch(() => undefined);
    await running?.upstream.close();
    await running?.anvil.stop();
  }

  async #start(): Promise<{ anvil: AnvilProcess; upstream: HttpUpstream }> {
    try {
      const anvil = await startAnvil(this.#arguments);
      const upstream = new HttpUpstream(anvil.url, this.#options);
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
