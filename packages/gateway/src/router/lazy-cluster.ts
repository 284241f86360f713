import type { ResponseLabel } from "../codec/http/respond.ts";
import type { Cluster, ClusterRequest, Reply } from "../upstreams/upstream.ts";
import { abortedFailure } from "../upstreams/upstream-failure.ts";

/** A cluster whose code is loaded with its first request. */
export class LazyCluster<Loaded extends Cluster = Cluster> implements Cluster {
  readonly label: ResponseLabel;
  readonly #load: () => Promise<Loaded>;
  #loading: Promise<Loaded> | undefined;
  #cluster: Loaded | undefined;

  constructor(label: ResponseLabel, load: () => Promise<Loaded>) {
    this.label = label;
    this.#load = load;
  }

  handle(request: ClusterRequest): Reply | Promise<Reply> {
    return this.#cluster ? this.#cluster.handle(request) : this.#handleOnceLoaded(request);
  }

  async loaded(): Promise<Loaded> {
    this.#loading ??= this.#load().catch((error: unknown) => {
      // The next request tries again.
      this.#loading = undefined;
      throw error;
    });
    this.#cluster = await this.#loading;
    return this.#cluster;
  }

  async close(): Promise<void> {
    // A cluster that failed to load has nothing to close.
    const cluster = await this.#loading?.catch(() => undefined);
    await cluster?.close();
  }

  async #handleOnceLoaded(request: ClusterRequest): Promise<Reply> {
    const cluster = await this.loaded();
    if (request.inFlight?.isAborted) throw abortedFailure();
    return cluster.handle(request);
  }
}
