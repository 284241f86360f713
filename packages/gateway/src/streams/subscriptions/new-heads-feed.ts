import type { Block } from "./block.ts";
import type { Feed, FeedEvent, FeedOutput } from "./feed.ts";
import type { ChainListener, HeadFeed } from "./head-feed.ts";

/**
 * Delivers the heads of the chain: each new block, linked to the one before; after a reorganization,
 * the blocks of the new branch.
 *
 * @param replaced - The notice that callers get when blocks are replaced, the newest of which is the first.
 * Default: none.
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
