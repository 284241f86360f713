import { callNode, counterCreationCode } from "@node-access-tools/anvil";
import { toQuantity } from "../../chain/chain.ts";
import { type AnvilNode, startAnvilNode } from "./anvil-node.ts";

/** What a block of the chain is: responses are compared with it. */
export interface TrueBlock {
  readonly number: number;
  readonly hash: string;
  readonly parentHash: string;
  /** Hash of the transaction that counts: every block has one. Empty in block 0. */
  readonly transaction: string;
}

/** All that decides a block: nodes that mine the same recipes have the same blocks, hash by hash. */
export interface Recipe {
  readonly number: number;
  /** Seconds. */
  readonly timestamp: number;
  /** Signed transactions of callers. */
  readonly raws: readonly string[];
}

/** Seconds between two blocks, by their timestamps. */
const blockTime = 12;
/** Of block 0. */
export const firstTimestamp = 1_700_000_000;
/** Callers' transactions in one block at most. */
const rawsOfBlock = 40;

/**
 * A chain that several real nodes have: whoever mines a block's recipe gets the same block. In each block, one transaction calls a
 * contract that counts, so block, logs, storage and the account's nonce all tell the block's number:
 * block n has the count n - 1 in storage slot 0 and in its one log, and the account's nonce is n.
 */
export class TestChain {
  readonly nodes: readonly AnvilNode[];
  /** By number. */
  readonly blocks: TrueBlock[] = [];
  /** Blocks of forks, by hash: when the fork was given up, by `performance.now()`. */
  readonly forked = new Map<string, number>();
  /** The account that counts, and the contract in which it does. */
  account = "";
  contract = "";
  readonly #recipes: Recipe[] = [{ number: 0, timestamp: firstTimestamp, raws: [] }];
  readonly #mempool: string[] = [];

  private constructor(nodes: readonly AnvilNode[]) {
    this.nodes = nodes;
  }

  /**
   * Starts nodes of one chain.
   *
   * @param count - How many.
   * @param blocks - How many blocks the chain has at first.
   */
  static async start(count: number, blocks: number): Promise<TestChain> {
    const nodes = await Promise.all(Array.from({ length: count }, () => startAnvilNode()));
    const chain = new TestChain(nodes);
    try {
      const [first] = nodes as [AnvilNode];
      chain.blocks.push(await first.block(0));
      [chain.account = ""] = (await callNode(first.url, "eth_accounts")) as string[];
      await chain.advance();
      const receipt = await callNode(first.url, "eth_getTransactionReceipt", chain.blocks[1]?.transaction);
      chain.contract = (receipt as { contractAddress: string }).contractAddress;
      while (chain.height < blocks) await chain.advance();
      return chain;
    } catch (error) {
      await chain.stop();
      throw error;
    }
  }

  get height(): number {
    return this.#recipes.length - 1;
  }

  /** @returns the recipe of a block that the chain has. */
  recipe(number: number): Recipe {
    return this.#recipes[number] as Recipe;
  }

  /** The transaction that counts, in the block of that number. */
  ticker(number: number): object {
    const given = { from: this.account, nonce: toQuantity(number - 1), gas: "0x30d40", gasPrice: "0x0" };
    return number === 1 ? { ...given, data: counterCreationCode } : { ...given, to: this.contract };
  }

  /** Takes a caller's signed transaction: one of the next blocks has it. */
  submit(raw: string): void {
    this.#mempool.push(raw);
  }

  /** Whether all that was submitted is in a block. */
  get isMempoolEmpty(): boolean {
    return this.#mempool.length === 0;
  }

  /** Adds a block; every node follows as far as it is to. */
  async advance(): Promise<void> {
    const number = this.height + 1;
    const timestamp = firstTimestamp + number * blockTime;
    this.#recipes.push({ number, timestamp, raws: this.#mempool.splice(0, rawsOfBlock) });
    await Promise.all(this.nodes.map((node) => node.follow(this)));
  }

  /**
   * Notes a block that a node has mined by its recipe.
   *
   * @throws Error if another node got another block from the same recipe: nothing could be told about responses then.
   */
  note(block: TrueBlock): void {
    const known = (this.blocks[block.number] ??= block);
    if (known.hash !== block.hash) throw new Error(`two nodes mined different blocks ${block.number}`);
  }

  async stop(): Promise<void> {
    await Promise.all(this.nodes.map((node) => node.stop()));
  }
}
