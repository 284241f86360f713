import type { Block } from "./block.ts";
import type { Feed, FeedEvent, FeedOutput } from "./feed.ts";
import type { Change } from "./head-chain.ts";
import type { ChainListener } from "./chain-listener.ts";
import type { HeadFeed } from "./head-feed.ts";

/**
 * Delivers the heads of the chain: each new block, linked to the one before; after a reorganization,
 * the blocks of the new branch.
 */
export class NewHeadsFeed implements Feed, ChainListener {
  readonly #heads: HeadFeed;
  readonly #output: FeedOutput;
  readonly #replaced: (blocks: readonly Block[]) => readonly FeedEvent[];

  /**
   * @param replaced - The notice that callers get when blocks are replaced, the newest of which is the first.
   * Default: none.
   */
  constructor(
    heads: HeadFeed,
    output: FeedOutput,
    replaced: (blocks: readonly Block[]) => readonly FeedEvent[] = () => [],
  ) {
    this.#heads = heads;
    this.#output = output;
    this.#replaced = replaced;
  }

  async start(): Promise<void> {
    this.#heads.add(this);
    await this.#heads.start();
  }

  /** If heads begin with the newest block, so do those of callers that join later. */
  current(): readonly FeedEvent[] {
    const { tip } = this.#heads.chain;
    return this.#heads.beginsWithNewest && tip && tip.text !== "" ? [{ result: tip.text }] : [];
  }

  close(): void {
    this.#heads.delete(this);
  }

  changed({ removed, added }: Change): void {
    if (removed.length > 0)
      for (const { result, method } of this.#replaced(removed)) this.#output.emit(result, method);
    for (const { text } of added) this.#output.emit(text);
  }

  ended(reason: string): void {
    this.#output.end(reason);
  }
}
