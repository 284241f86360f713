import type { ResponseLabel, InFlightRequest, PartRequest, PartSource, Reply } from "../codec/part-source.ts";
import { UpstreamFailure } from "../codec/upstream-failure.ts";

/** A source whose code is loaded with its first request. */
export class LazySource implements PartSource {
  readonly label: ResponseLabel;
  readonly #load: () => Promise<PartSource>;
  #loading: Promise<PartSource> | undefined;
  #source: PartSource | undefined;

  /** @param load - Called once. */
  constructor(label: ResponseLabel, load: () => Promise<PartSource>) {
    this.label = label;
    this.#load = load;
  }

  send(request: PartRequest): InFlightRequest {
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
  async loaded(): Promise<PartSource> {
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
