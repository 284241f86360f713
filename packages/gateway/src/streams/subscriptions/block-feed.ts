import { RpcFailure } from "../../codec/json-rpc/rpc-failure.ts";
import type { UpstreamLink } from "../../upstreams/web-socket/upstream-link.ts";
import type { Block } from "./block.ts";
import type { Feed, FeedEvent, FeedOutput } from "./feed.ts";
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
export function createBlockFeed(
  upstreams: UpstreamLinks,
  heads: HeadFeed,
  contents: BlockContents,
  output: FeedOutput,
): Feed {
  let waiting: Block[] = [];
  let newest: { readonly hash: string; readonly events: readonly FeedEvent[] } | undefined;
  let isReading = false;
  const listener: ChainListener = {
    changed({ removed, added }) {
      const removedHashes = new Set(removed.map(({ hash }) => hash));
      waiting = [...waiting.filter(({ hash }) => !removedHashes.has(hash)), ...added];
      if (removed.length > 0) for (const event of contents.replaced(removed)) emit(event);
      if (waiting.length > maxWaiting) end(`what more than ${maxWaiting} blocks hold cannot be read`);
      else if (!isReading) void read();
    },
    ended: end,
  };

  async function start(): Promise<void> {
    heads.add(listener);
    try {
      await heads.start();
      const { tip } = heads.chain;
      // Checks whether an upstream accepts the params.
      if (tip) newest = { hash: tip.hash, events: (await contents.read(tip, upstreams)) ?? [] };
    } catch (error) {
      close();
      throw error;
    }
  }

  function close(): void {
    waiting = [];
    heads.delete(listener);
  }

  /** The events of the newest block, if subscriptions begin with it and its events have been delivered. */
  function current(): readonly FeedEvent[] {
    const { hash, events = [] } = newest ?? {};
    return heads.beginsWithNewest && hash === heads.chain.tip?.hash ? events : [];
  }

  function end(reason: string): void {
    close();
    output.end(reason);
  }

  function emit({ result, method }: FeedEvent): void {
    output.emit(result, method);
  }

  async function read(): Promise<void> {
    isReading = true;
    let failures = 0;
    let rejections = 0;
    for (let [block] = waiting; block; [block] = waiting) {
      const link = failures % 2 === 0 ? (heads.link ?? upstreams) : upstreams;
      const events = await contents.read(block, link).catch((error: unknown) => {
        if (error instanceof RpcFailure) rejections += 1;
        return undefined;
      });
      if (waiting[0] !== block) continue;
      if (events) {
        waiting.shift();
        newest = { hash: block.hash, events };
        for (const event of events) emit(event);
        [failures, rejections] = [0, 0];
        continue;
      }
      if (rejections >= maxRejections) return end(`what block ${block.number} holds cannot be read`);
      failures += 1;
      await upstreams.sleep(retryDelay(Math.min(failures, 4)));
    }
    isReading = false;
  }

  return { start, close, current };
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
