import { type Block, blockAfter } from "@node-access-tools/evm-node";
import { between, type Random } from "@node-access-tools/workspace";

/** A growing chain. Its random numbers determine everything: how many logs a block has, and what is reorganized. */
export class Chain {
  readonly #logsOf: (number: number) => number;
  readonly #blocks: Block[] = [];
  #mined = 0;

  /** @param logsOf - Returns how many logs a block has. Default: random ones, at most three. */
  constructor(random: Random, logsOf: (number: number) => number = () => between(random, 0, 4)) {
    this.#logsOf = logsOf;
    this.mine();
  }

  get tip(): Block {
    return this.#blocks.at(-1) as Block;
  }

  get height(): number {
    return this.tip.number;
  }

  /** The canonical blocks, by number. */
  get blocks(): readonly Block[] {
    return this.#blocks;
  }

  /** Adds a block. */
  mine(): void {
    this.#mined += 1;
    const logs = this.#logsOf(this.#blocks.length);
    this.#blocks.push(blockAfter(this.#blocks.at(-1), logs, this.#mined));
  }

  /** Replaces the newest blocks with as many others, plus one. The first block stays. */
  reorganize(depth: number): void {
    const replaced = Math.min(depth, this.height);
    this.#blocks.splice(this.#blocks.length - replaced);
    for (let count = 0; count <= replaced; count++) this.mine();
  }
}
