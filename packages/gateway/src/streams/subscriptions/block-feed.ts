import { RpcFailure } from "../../codec/json-rpc/rpc-failure.ts";
import type { UpstreamLink } from "../../upstreams/web-socket/upstream-link.ts";
import type { Block } from "./block.ts";
import type { Feed, FeedEvent, FeedOutput } from "./feed.ts";
import type { Change } from "./head-chain.ts";
import type { ChainListener, HeadFeed } from "./head-feed.ts";
import { retryDelay, type UpstreamLinks } from "./session.ts";

export interface BlockContents {
  /**
   * Reads the events of a block, if the upstream has it on its chain.
   *
   * @param link - Makes the calls: at one upstream, or at any.
   * @throws as `call` does.
   */
  read(block: Block, link: Pick<UpstreamLink, "call">): Promise<readonly FeedEvent[] | undefined>;
  /** @returns the notice about replaced blocks, the newest of which is the first. */
  replaced(blocks: readonly Block[]): readonly FeedEvent[];
}

/** Maximum blocks that wait to be read. */
const maxWaiting = 2048;
/** Consecutive rejections of a block's reads after which the feed ends. */
const maxRejections = 8;

/** Reads events from each new block of the chain that {@link HeadFeed} follows, in order. */
export class BlockFeed implements Feed, ChainListener {
  readonly #upstreams: UpstreamLinks;
  readonly #heads: HeadFeed;
  readonly #contents: BlockContents;
  readonly #output: FeedOutput;
  #waiting: Block[] = [];
  #newest: { readonly hash: string; readonly events: readonly FeedEvent[] } | undefined;
  #isReading = false;
  #isClosed = false;

  constructor(upstreams: UpstreamLinks, heads: HeadFeed, contents: BlockContents, output: FeedOutput) {
    this.#upstreams = upstreams;
    this.#heads = heads;
    this.#contents = contents;
    this.#output = output;
  }

  async start(): Promise<void> {
    this.#heads.add(this);
    try {
      await this.#heads.start();
      const { tip } = this.#heads.chain;
      // Checks whether an upstream accepts the params.
      if (tip)
        this.#newest = { hash: tip.hash, events: (await this.#contents.read(tip, this.#upstreams)) ?? [] };
    } catch (error) {
      this.close();
      throw error;
    }
  }

  close(): void {
    this.#isClosed = true;
    this.#heads.delete(this);
  }

  /** The events of the newest block, if subscriptions begin with it and its events have been delivered. */
  current(): readonly FeedEvent[] {
    const { hash, events = [] } = this.#newest ?? {};
    return this.#heads.beginsWithNewest && hash === this.#heads.chain.tip?.hash ? events : [];
  }

  changed({ removed, added }: Change): void {
    const removedHashes = new Set(removed.map(({ hash }) => hash));
    this.#waiting = [...this.#waiting.filter(({ hash }) => !removedHashes.has(hash)), ...added];
    if (removed.length > 0) for (const event of this.#contents.replaced(removed)) this.#emit(event);
    if (this.#waiting.length > maxWaiting)
      return this.ended(`what more than ${maxWaiting} blocks hold cannot be read`);
    if (!this.#isReading) void this.#read();
  }

  ended(reason: string): void {
    this.close();
    this.#output.end(reason);
  }

  #emit({ result, method }: FeedEvent): void {
    this.#output.emit(result, method);
  }

  async #read(): Promise<void> {
    this.#isReading = true;
    let failures = 0;
    let rejections = 0;
    for (let [block] = this.#waiting; block && !this.#isClosed; [block] = this.#waiting) {
      const link = failures % 2 === 0 ? (this.#heads.link ?? this.#upstreams) : this.#upstreams;
      const events = await this.#contents.read(block, link).catch((error: unknown) => {
        if (error instanceof RpcFailure) rejections += 1;
        return undefined;
      });
      if (this.#isClosed) return;
      if (this.#waiting[0] !== block) continue;
      if (events) {
        this.#waiting.shift();
        this.#newest = { hash: block.hash, events };
        for (const event of events) this.#emit(event);
        [failures, rejections] = [0, 0];
        continue;
      }
      if (rejections >= maxRejections) return this.ended(`what block ${block.number} holds cannot be read`);
      failures += 1;
      await this.#upstreams.sleep(retryDelay(Math.min(failures, 4)));
    }
    this.#isReading = false;
  }
}

/**
 * Delivers each new block, linked to the one before; after a reorganization, the blocks of the new branch.
 *
 * @param replaced - The notice about replaced blocks, the newest of which is the first. Default: none.
 */
export function createNewHeadsFeed(
  heads: HeadFeed,
  output: FeedOutput,
  replaced: (blocks: readonly Block[]) => readonly FeedEvent[] = () => [],
): Feed {
  const listener: ChainListener = {
    changed({ removed, added }) {
      if (removed.length > 0) for (const { result, method } of replaced(removed)) output.emit(result, method);
      for (const { text } of added) output.emit(text);
    },
    ended: (reason) => output.end(reason),
  };
  return {
    start() {
      heads.add(listener);
      return heads.start();
    },
    /** If heads begin with the newest block, so do those of callers that join later. */
    current() {
      const { tip } = heads.chain;
      return heads.beginsWithNewest && tip && tip.text !== "" ? [{ result: tip.text }] : [];
    },
    close: () => heads.delete(listener),
  };
}
