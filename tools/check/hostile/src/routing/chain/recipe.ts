/** The timestamp of block 0. */
export const firstTimestamp = 1_700_000_000;

/** A block of the chain, with which responses are compared. */
export interface TrueBlock {
  readonly number: number;
  readonly hash: string;
  readonly parentHash: string;
  /** Hash of the block's counting transaction. Empty in block 0. */
  readonly transaction: string;
}

/** Everything that determines a block: nodes that mine the same recipes have blocks with the same hashes. */
export interface Recipe {
  readonly number: number;
  /** Seconds. */
  readonly timestamp: number;
  /** Signed transactions of callers. */
  readonly raws: readonly string[];
}

/** A chain as its nodes see it. */
export interface SharedChain {
  readonly height: number;
  /** How many nodes mine it. */
  readonly nodes: readonly unknown[];
  /** Blocks of forks, by hash: when the fork was abandoned, by `performance.now()`. */
  readonly forked: Map<string, number>;
  /** Returns the recipe of an existing block. */
  recipe(number: number): Recipe;
  countingTransaction(number: number): object;
  /** Records a block that a node has mined from its recipe. */
  record(block: TrueBlock): void;
}
