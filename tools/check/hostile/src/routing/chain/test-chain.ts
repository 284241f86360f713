import { callNode, counterCreationCode } from "@node-access-tools/anvil";
import { quantity } from "@node-access-tools/evm-node";
import { type AnvilNode, startAnvilNode } from "./anvil-node.ts";
import { firstTimestamp, type Recipe, type SharedChain, type TrueBlock } from "./recipe.ts";

/** Seconds between two blocks, by their timestamps. */
const blockTime = 12;
/** Maximum number of callers' transactions in a block. */
const maxRaws = 40;

/**
 * A chain that several real nodes share: every node that mines a block's recipe gets the same block. In each block, one
 * transaction calls a contract that counts, so logs, storage and the account's nonce all follow from the block's number:
 * block n has the count n - 1 in storage slot 0 and in its one log, and the account's nonce is n.
 */
export class TestChain implements SharedChain {
  readonly nodes: readonly AnvilNode[];
  /** By number. */
  readonly blocks: TrueBlock[] = [];
  /** Blocks of forks, by hash: when the fork was abandoned, by `performance.now()`. */
  readonly forked = new Map<string, number>();
  /** The account that sends the counting transactions, and the contract that counts. */
  account = "";
  contract = "";
  readonly #recipes: Recipe[] = [{ number: 0, timestamp: firstTimestamp, raws: [] }];
  readonly #mempool: string[] = [];
  readonly #submitted = new Set<string>();

  private constructor(nodes: readonly AnvilNode[]) {
    this.nodes = nodes;
  }

  /**
   * Starts nodes of one chain.
   *
   * @param count - How many nodes.
   * @param blocks - How many blocks the chain starts with.
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

  /** Returns the recipe of an existing block. */
  recipe(number: number): Recipe {
    return this.#recipes[number] as Recipe;
  }

  countingTransaction(number: number): object {
    const common = { from: this.account, nonce: quantity(number - 1), gas: "0x30d40", gasPrice: "0x0" };
    return number === 1 ? { ...common, data: counterCreationCode } : { ...common, to: this.contract };
  }

  /**
   * Adds a caller's signed transaction to one of the next blocks.
   *
   * @returns whether it is new to the chain.
   */
  submit(raw: string): boolean {
    if (this.#submitted.has(raw)) return false;
    this.#submitted.add(raw);
    this.#mempool.push(raw);
    return true;
  }

  /** Whether all submitted transactions are in blocks. */
  get isMempoolEmpty(): boolean {
    return this.#mempool.length === 0;
  }

  /** Adds a block. Every node follows as far as its lag allows. */
  async advance(): Promise<void> {
    const number = this.height + 1;
    const timestamp = firstTimestamp + number * blockTime;
    this.#recipes.push({ number, timestamp, raws: this.#mempool.splice(0, maxRaws) });
    await Promise.all(this.nodes.map((node) => node.follow(this)));
  }

  /**
   * Records a block that a node has mined from its recipe.
   *
   * @throws Error if another node got a different block from the same recipe, since responses could not be checked then.
   */
  record(block: TrueBlock): void {
    const known = (this.blocks[block.number] ??= block);
    if (known.hash !== block.hash) throw new Error(`two nodes mined different blocks ${block.number}`);
  }

  async stop(): Promise<void> {
    await Promise.all(this.nodes.map((node) => node.stop()));
  }
}
