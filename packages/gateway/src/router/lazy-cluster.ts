import type { ResponseLabel, InFlightRequest, ClusterRequest, Cluster, Reply } from "../codec/cluster.ts";
import { UpstreamFailure } from "../codec/upstream-failure.ts";

/** A source whose code is loaded with its first request. */
export class LazyCluster implements Cluster {
  readonly label: ResponseLabel;
  readonly #load: () => Promise<Cluster>;
  #loading: Promise<Cluster> | undefined;
  #source: Cluster | undefined;

  /** @param load - Called once. */
  constructor(label: ResponseLabel, load: () => Promise<Cluster>) {
    this.label = label;
    this.#load = load;
  }

  send(request: ClusterRequest): InFlightRequest {
    if (this.#source) return this.#source.send(request);
    let sentRequest: InFlightRequest | undefined;
    let isAborted = false;
    const reply = async (): Promise<Reply> => {
      const source = await this.loaded();
      if (isAborted) throw new UpstreamFailure("aborted", "the caller has gone");
      sentRequest = source.send(request);
      return sentRequest.reply;
    };
    return {
      reply: reply(),
      abort() {
        isAborted = true;
        sentRequest?.abort();
      },
    };
  }

  /** Loads the source, if it is not loaded yet. */
  async loaded(): Promise<Cluster> {
    this.#loading ??= this.#load();
    this.#source = await this.#loading;
    return this.#source;
  }

  async close(): Promise<void> {
    // A source that failed to load has nothing to close.
    const source = await this.#loading?.catch(() => undefined);
    await source?.close();
  }
}
