import { type Block, blockAfter, EvmNode } from "@node-access-tools/local-servers/evm-node";
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

  get blocks(): readonly Block[] {
    return this.#blocks;
  }

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

/** Starts a node of a chain, which reports no logs of blocks that it does not have. @param push - Sends a text on a connection. */
export function createNode(
  chain: Chain,
  push: (text: string, connection: number) => void = () => {},
): EvmNode<number> {
  return new EvmNode(chain.tip, (connection, text) => push(text, connection), { rejectsUnknownRanges: true });
}
