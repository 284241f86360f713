import type { Feed, FeedOutput } from "./feed.ts";
import type { HeadFeed } from "./head-feed.ts";
import { type Log, removedText } from "./log.ts";
import { LogFeed } from "./log-feed.ts";
import type { LogFilter } from "./log-filter.ts";
import type { UpstreamLinks } from "./session.ts";

/** A filter, and where its logs go. */
interface Listener {
  readonly filter: LogFilter;
  readonly output: FeedOutput;
  /** Gets the logs of blocks that came after this many. */
  readonly since: number;
}

/** The logs of a network for all its callers: upstreams have one subscription, without a filter. */
export class SharedLogs {
  readonly #upstreams: UpstreamLinks;
  readonly #heads: () => HeadFeed;
  /** By addresses, by first topics, and under an empty text those that match logs of any. */
  readonly #listeners = new Map<string, Set<Listener>>();
  #count = 0;
  #feed: { readonly logs: LogFeed; readonly started: Promise<void> } | undefined;

  constructor(upstreams: UpstreamLinks, heads: () => HeadFeed) {
    this.#upstreams = upstreams;
    this.#heads = heads;
  }

  feed(filter: LogFilter, output: FeedOutput): Feed {
    let listener: Listener | undefined;
    const close = (): void => {
      if (listener) this.#delete(listener);
      listener = undefined;
    };
    return {
      start: async () => {
        const feed = (this.#feed ??= this.#open());
        listener = { filter, output, since: feed.logs.blocks };
        this.#add(listener);
        try {
          await feed.started;
        } catch (error) {
          close();
          throw error;
        }
      },
      close,
    };
  }

  #open(): { readonly logs: LogFeed; readonly started: Promise<void> } {
    const logs = new LogFeed(this.#upstreams, this.#heads(), {
      wants: (log) => !this.#matching(log).next().done,
      deliver: (log, block) => this.#deliver(log, block, log.text),
      withdraw: (log, block) => this.#deliver(log, block, removedText(log)),
      end: (reason) => this.#end(reason),
    });
    return { logs, started: logs.start() };
  }

  #add(listener: Listener): void {
    this.#count += 1;
    for (const key of listKeys(listener)) {
      const listeners = this.#listeners.get(key) ?? new Set();
      this.#listeners.set(key, listeners.add(listener));
    }
  }

  #delete(listener: Listener): void {
    this.#count -= 1;
    for (const key of listKeys(listener)) {
      const listeners = this.#listeners.get(key);
      listeners?.delete(listener);
      if (listeners?.size === 0) this.#listeners.delete(key);
    }
    if (this.#count > 0) return;
    this.#feed?.logs.close();
    this.#feed = undefined;
  }

  *#matching(log: Log): Generator<Listener> {
    for (const key of new Set([log.address, log.topics[0] ?? "", ""]))
      for (const listener of this.#listeners.get(key) ?? []) if (listener.filter.matches(log)) yield listener;
  }

  /** @param block - The number of the log's block, as {@link LogFeed.blocks} counts. */
  #deliver(log: Log, block: number, text: string): void {
    for (const { since, output } of this.#matching(log)) if (block > since) output.emit(text);
  }

  #end(reason: string): void {
    this.#feed = undefined;
    const all = new Set<Listener>();
    for (const listeners of this.#listeners.values()) for (const listener of listeners) all.add(listener);
    for (const { output } of all) output.end(reason);
  }
}

function listKeys({ filter }: Listener): readonly string[] {
  return filter.keys.length > 0 ? filter.keys : [""];
}
