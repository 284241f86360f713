import type { Feed, FeedOutput } from "./feed.ts";
import type { Change } from "./head-chain.ts";
import type { ChainListener, HeadFeed } from "./head-feed.ts";

/** The heads of the chain: each new block, linked to the one before; after a reorganization, those of the new branch. */
export class NewHeadsFeed implements Feed, ChainListener {
  readonly #heads: HeadFeed;
  readonly #output: FeedOutput;

  constructor(heads: HeadFeed, output: FeedOutput) {
    this.#heads = heads;
    this.#output = output;
  }

  async start(): Promise<void> {
    this.#heads.add(this);
    await this.#heads.start();
  }

  close(): void {
    this.#heads.delete(this);
  }

  changed({ added }: Change): void {
    for (const { text } of added) this.#output.emit(text);
  }

  ended(reason: string): void {
    this.#output.end(reason);
  }
}
