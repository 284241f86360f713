import { type Block, blockAfter, down } from "@node-access-tools/evm-node";
import { between, type Random } from "@node-access-tools/workspace";

/** A growing chain. Its random numbers determine everything: how many logs a block has, and what is reorganized. */
export class Chain {
  readonly #random: Random;
  #mined = 0;
  #tip: Block;

  constructor(random: Random) {
    this.#random = random;
    this.#tip = this.#next(undefined);
  }

  get tip(): Block {
    return this.#tip;
  }

  get height(): number {
    return this.#tip.number;
  }

  /** The canonical blocks, by number. */
  get blocks(): readonly Block[] {
    return [...down(this.#tip)].toReversed();
  }

  /** Adds a block. */
  mine(): void {
    this.#tip = this.#next(this.#tip);
  }

  /** Replaces the newest blocks with as many others, plus one. The first block stays. */
  reorganize(depth: number): void {
    const replaced = Math.min(depth, this.height);
    for (let count = 0; count < replaced; count++) this.#tip = this.#tip.parent ?? this.#tip;
    for (let count = 0; count <= replaced; count++) this.mine();
  }

  #next(parent: Block | undefined): Block {
    this.#mined += 1;
    return blockAfter(parent, between(this.#random, 0, 4), this.#mined);
  }
}
