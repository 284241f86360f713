// Generated from specs/rpc/bitcoin.openrpc.yaml. Do not edit: change the spec and run `npm run generate`.

import type {
  BitcoinBlockTransaction, BitcoinBlockTransactionWithPrevouts, BitcoinOutputScript,
} from "./bitcoin-transaction.ts";
import type { QuantityForm, Represented } from "./quantity-form.ts";

/**
 * Amount of coins with up to 8 decimal places. Results have the exact digits of the response, such as
 * `"0.00001000"`; the decoded view has a bigint of satoshis (10^-8 coins).
 *
 * Source: bitcoin/bitcoin, src/core_write.cpp.
 */
export type BitcoinAmount<Q extends QuantityForm = "hex"> = Represented<Q, `${number}`, bigint>;

/**
 * Fee rate in coins per 1,000 virtual bytes, with up to 8 decimal places. Results have the exact digits of
 * the response; the decoded view has a bigint of satoshis per 1,000 virtual bytes.
 *
 * Source: bitcoin/bitcoin, src/policy/feerate.cpp.
 */
export type BitcoinFeeRate<Q extends QuantityForm = "hex"> = Represented<Q, `${number}`, bigint>;

/**
 * Hash of a block: 32 bytes in hex without `0x`, in the reversed order that Bitcoin displays.
 *
 * Source: bitcoin/bitcoin, src/rpc/util.cpp.
 */
export type BitcoinBlockHash = string;

/**
 * Transaction id, the hash without witnesses: 32 bytes in hex without `0x`, in reversed order.
 *
 * Source: bitcoin/bitcoin, src/rpc/util.cpp.
 */
export type BitcoinTxid = string;

/**
 * Bytes in hex, without `0x`.
 *
 * Source: bitcoin/bitcoin, src/rpc/util.cpp.
 */
export type BitcoinBytes = string;

/**
 * Hash or height of a block.
 *
 * Source: bitcoin/bitcoin, src/rpc/blockchain.cpp.
 */
export type BitcoinHashOrHeight = BitcoinBlockHash | number;

/**
 * Header of a block, and its place in the chain.
 *
 * Source: bitcoin/bitcoin, src/rpc/blockchain.cpp.
 */
export interface BitcoinHeader {
  hash: BitcoinBlockHash;
  /** Number of blocks from this one to the newest one, both included; -1 outside the best chain. */
  confirmations: number;
  /** Height of the block. */
  height: number;
  /** Version field of the header. */
  version: number;
  /** Version field in hex. */
  versionHex: BitcoinBytes;
  /** Root of the Merkle tree of the transaction ids. */
  merkleroot: BitcoinBytes;
  /** Time that the miner set, in Unix seconds. */
  time: number;
  /** Median time of the last 11 blocks in Unix seconds. */
  mediantime: number;
  /** Nonce of the header. */
  nonce: number;
  /** Target of the proof of work in compact form. */
  bits: BitcoinBytes;
  /** Target of the proof of work. Since Bitcoin Core 29. */
  target?: BitcoinBytes;
  /** Difficulty as a multiple of the lowest one. */
  difficulty: number;
  /** Expected number of hashes that produce the chain up to this block, in hex. */
  chainwork: BitcoinBytes;
  /** Number of transactions. Not on Dogecoin. */
  nTx?: number;
  /** The block before this one; not present in the genesis block. */
  previousblockhash?: BitcoinBlockHash;
  /** The next block of the best chain; not present in the newest block. */
  nextblockhash?: BitcoinBlockHash;
}

/**
 * Size and other values of a block.
 *
 * Source: bitcoin/bitcoin, src/rpc/blockchain.cpp.
 */
export interface BitcoinBlockFields extends BitcoinHeader {
  /** Size in bytes without witnesses. */
  strippedsize?: number;
  /** Size in bytes. */
  size: number;
  /** Weight as BIP 141 defines it. */
  weight?: number;
  /** Values of the coinbase transaction. Since Bitcoin Core 31. */
  coinbase_tx?: BitcoinCoinbaseFields;
}

/**
 * Values of the transaction that creates the block's reward.
 *
 * Source: bitcoin/bitcoin, src/rpc/blockchain.cpp.
 */
export interface BitcoinCoinbaseFields {
  /** Version of the transaction. */
  version: number;
  /** Lock time of the transaction. */
  locktime: number;
  /** Sequence number of its input. */
  sequence: number;
  /** Script of its input. */
  coinbase: BitcoinBytes;
  /** The only item of its witness. */
  witness?: BitcoinBytes;
}

/**
 * Block with the ids of its transactions.
 *
 * Source: bitcoin/bitcoin, src/rpc/blockchain.cpp.
 */
export interface BitcoinBlock extends BitcoinBlockFields {
  /** Ids of the transactions, in order. */
  tx: BitcoinTxid[];
}

/**
 * Block with its transactions.
 *
 * Source: bitcoin/bitcoin, src/rpc/blockchain.cpp.
 */
export interface BitcoinBlockWithTransactions<Q extends QuantityForm = "hex"> extends BitcoinBlockFields {
  /** Transactions, in order. */
  tx: BitcoinBlockTransaction<Q>[];
}

/**
 * Block with its transactions and the outputs that they spend.
 *
 * Source: bitcoin/bitcoin, src/rpc/blockchain.cpp.
 */
export interface BitcoinBlockWithPrevouts<Q extends QuantityForm = "hex"> extends BitcoinBlockFields {
  /** Transactions, in order. */
  tx: BitcoinBlockTransactionWithPrevouts<Q>[];
}

/**
 * Hash and height of a block.
 *
 * Source: bitcoin/bitcoin, src/rpc/blockchain.cpp.
 */
export interface BitcoinBlockPosition {
  hash: BitcoinBlockHash;
  /** Height of the block. */
  height: number;
}

/**
 * State of the chain that a node follows.
 *
 * Source: bitcoin/bitcoin, src/rpc/blockchain.cpp.
 */
export interface BitcoinChainInfo {
  /** Name of the network: `main`, `test`, `testnet4`, `signet` or `regtest`. */
  chain: string;
  /** Height of the newest block. */
  blocks: number;
  /** Height of the newest known header. */
  headers: number;
  /** Hash of the newest block. */
  bestblockhash: BitcoinBlockHash;
  /** Target of the newest block in compact form. Since Bitcoin Core 29. */
  bits?: BitcoinBytes;
  /** Target of the newest block. Since Bitcoin Core 29. */
  target?: BitcoinBytes;
  /** Difficulty of the newest block. */
  difficulty: number;
  /** Time of the newest block in Unix seconds. Since Bitcoin Core 23. */
  time?: number;
  /** Median time of the last 11 blocks in Unix seconds. */
  mediantime: number;
  /** Estimated part of the chain that is verified, from 0 to 1. */
  verificationprogress: number;
  /** Whether the node is still loading the chain; its responses lag until then. */
  initialblockdownload: boolean;
  /** Progress of verifying the history below a loaded snapshot. Since Bitcoin Core 32. */
  backgroundvalidation?: BitcoinBackgroundValidation;
  /** Work of the best chain in hex. */
  chainwork: BitcoinBytes;
  /** Size of the stored blocks in bytes. */
  size_on_disk?: number;
  /** Whether the node deletes old blocks. */
  pruned: boolean;
  /** Height of the oldest stored block; only if `pruned`. */
  pruneheight?: number;
  /** Whether the node itself decides what to delete; only if `pruned`. */
  automatic_pruning?: boolean;
  /** Size in bytes that the stored blocks should not exceed; only with automatic pruning. */
  prune_target_size?: number;
  /** Script that the blocks of a signet satisfy; only there. */
  signet_challenge?: BitcoinBytes;
  /** Warnings of the node. A single text before Bitcoin Core 28, and on Litecoin and Dogecoin. */
  warnings: string[] | string;
}

/**
 * Progress of verifying the history below a loaded snapshot.
 *
 * Source: bitcoin/bitcoin, release notes 32.0.
 */
export interface BitcoinBackgroundValidation {
  /** Height of the snapshot. */
  snapshotheight?: number;
  /** Height up to which the history is verified. */
  blocks?: number;
  /** The newest verified block. */
  bestblockhash?: BitcoinBlockHash;
  /** Its median time in Unix seconds. */
  mediantime?: number;
  /** Work up to it in hex. */
  chainwork?: BitcoinBytes;
  /** Estimated verified part from 0 to 1. */
  verificationprogress?: number;
}

/**
 * End of a branch of the block tree.
 *
 * Source: bitcoin/bitcoin, src/rpc/blockchain.cpp.
 */
export interface BitcoinChainTip {
  /** Height of the branch's newest block. */
  height: number;
  hash: BitcoinBlockHash;
  /** Number of its blocks outside the best chain. */
  branchlen: number;
  /**
   * `active` for the best chain, `valid-fork` for a verified branch, `valid-headers` for one that was never
   * verified, `headers-only` if blocks are missing, `invalid` if one breaks the rules.
   */
  status: "invalid" | "headers-only" | "valid-headers" | "valid-fork" | "active" | "unknown";
}

/**
 * A chain that the node verifies.
 *
 * Source: bitcoin/bitcoin, src/rpc/blockchain.cpp.
 */
export interface BitcoinChainstate {
  /** Height of its newest block. */
  blocks: number;
  /** Its newest block. */
  bestblockhash: BitcoinBlockHash;
  /** Target in compact form. */
  bits?: BitcoinBytes;
  /** Target of the proof of work. */
  target?: BitcoinBytes;
  /** Difficulty of its newest block. */
  difficulty: number;
  /** Estimated verified part from 0 to 1. */
  verificationprogress: number;
  /** Block of the snapshot that it began with, if any. */
  snapshot_blockhash?: BitcoinBlockHash;
  /** Size of the database's cache in bytes. */
  coins_db_cache_bytes?: number;
  /** Size of the cache of unspent outputs in bytes. */
  coins_tip_cache_bytes?: number;
  /** Whether all its blocks are verified. */
  validated: boolean;
}

/**
 * Number and rate of transactions in a window of blocks.
 *
 * Source: bitcoin/bitcoin, src/rpc/blockchain.cpp.
 */
export interface BitcoinChainTransactionStatistics {
  /** Time of the last block in Unix seconds. */
  time: number;
  /** Transactions in the chain up to the last block, if known. */
  txcount?: number;
  /** The last block. */
  window_final_block_hash: BitcoinBlockHash;
  /** Height of the last block. */
  window_final_block_height: number;
  /** Size of the window in blocks. */
  window_block_count: number;
  /** Length of the window in seconds. */
  window_interval?: number;
  /** Transactions in the window. */
  window_tx_count?: number;
  /** Transactions per second in the window. */
  txrate?: number;
}

/**
 * Changes of the consensus rules and their state at a block.
 *
 * Source: bitcoin/bitcoin, src/rpc/blockchain.cpp.
 */
export interface BitcoinDeployments {
  hash: BitcoinBlockHash;
  /** Height of the block. */
  height: number;
  /** Rules by which scripts of the block are verified. Since Bitcoin Core 31. */
  script_flags?: string[];
  /** Changes by name. */
  deployments: Record<string, BitcoinDeployment>;
}

/**
 * Change of the consensus rules.
 *
 * Source: bitcoin/bitcoin, src/rpc/blockchain.cpp.
 */
export interface BitcoinDeployment {
  /** `buried` if its height is fixed, `bip9` if miners vote. */
  type: "buried" | "bip9";
  /** Height from which it applies. */
  height?: number;
  /** Whether it applies to the next block. */
  active: boolean;
  /** State of the vote. */
  bip9?: BitcoinDeploymentVote;
}

/**
 * State of a vote of miners by the version field of blocks.
 *
 * Source: bitcoin/bitcoin, src/rpc/blockchain.cpp; BIP 9.
 */
export interface BitcoinDeploymentVote {
  /** Bit of the version field. */
  bit?: number;
  /** Time from which votes count in Unix seconds. */
  start_time: number;
  /** Time at which the vote fails in Unix seconds. */
  timeout: number;
  /** Lowest height at which it may apply. */
  min_activation_height: number;
  /** State at the block. */
  status: "defined" | "started" | "locked_in" | "active" | "failed";
  /** Height at which this state began. */
  since: number;
  /** State at the next block. */
  status_next: "defined" | "started" | "locked_in" | "active" | "failed";
  /** Count of votes; only while it is `started` or `locked_in`. */
  statistics?: {
    /** Blocks in a voting period. */
    period: number;
    /** Votes that decide. */
    threshold?: number;
    /** Blocks of this period so far. */
    elapsed: number;
    /** Votes of this period so far. */
    count: number;
    /** Whether this period can still reach the threshold. */
    possible?: boolean;
  };
  /** The votes of this period, `#` for and `-` against. */
  signalling?: string;
}

/**
 * Statistics of a block. Amounts are in satoshis, fee rates in satoshis per virtual byte.
 *
 * Source: bitcoin/bitcoin, src/rpc/blockchain.cpp.
 */
export interface BitcoinBlockStatistics {
  /** Average fee. */
  avgfee?: number;
  /** Average fee rate. */
  avgfeerate?: number;
  /** Average size of transactions in bytes. */
  avgtxsize?: number;
  blockhash?: BitcoinBlockHash;
  /** Fee rates at 10, 25, 50, 75 and 90 % of the block's weight. */
  feerate_percentiles?: number[];
  /** Height of the block. */
  height?: number;
  /** Number of inputs, without the coinbase's. */
  ins?: number;
  /** Highest fee. */
  maxfee?: number;
  /** Highest fee rate. */
  maxfeerate?: number;
  /** Size of the largest transaction in bytes. */
  maxtxsize?: number;
  /** Median fee. */
  medianfee?: number;
  /** Median time of the last 11 blocks in Unix seconds. */
  mediantime?: number;
  /** Median size of transactions in bytes. */
  mediantxsize?: number;
  /** Lowest fee. */
  minfee?: number;
  /** Lowest fee rate. */
  minfeerate?: number;
  /** Size of the smallest transaction in bytes. */
  mintxsize?: number;
  /** Number of outputs. */
  outs?: number;
  /** New coins of the block. */
  subsidy?: number;
  /** Size of all segwit transactions in bytes. */
  swtotal_size?: number;
  /** Weight of all segwit transactions. */
  swtotal_weight?: number;
  /** Number of segwit transactions. */
  swtxs?: number;
  /** Time of the block in Unix seconds. */
  time?: number;
  /** Sum of all outputs, without the coinbase's. */
  total_out?: number;
  /** Size of all transactions but the coinbase in bytes. */
  total_size?: number;
  /** Weight of all transactions but the coinbase. */
  total_weight?: number;
  /** Sum of all fees. */
  totalfee?: number;
  /** Number of transactions, with the coinbase. */
  txs?: number;
  /** Increase of the number of unspent outputs. */
  utxo_increase?: number;
  /** Increase of their size in bytes. */
  utxo_size_inc?: number;
  /** `utxo_increase` without outputs that nobody can spend. Since Bitcoin Core 25. */
  utxo_increase_actual?: number;
  /** `utxo_size_inc` without outputs that nobody can spend. Since Bitcoin Core 25. */
  utxo_size_inc_actual?: number;
}

/**
 * Output that no transaction has spent.
 *
 * Source: bitcoin/bitcoin, src/rpc/blockchain.cpp.
 */
export interface BitcoinUnspentOutput<Q extends QuantityForm = "hex"> {
  /** Newest block of the node when it answered. */
  bestblock: BitcoinBlockHash;
  /** Confirmations of its transaction, 0 in the mempool. */
  confirmations: number;
  /** Amount of the output. */
  value: BitcoinAmount<Q>;
  scriptPubKey: BitcoinOutputScript;
  /** Whether it is a block's reward. */
  coinbase: boolean;
}

/**
 * Statistics of all unspent outputs.
 *
 * Source: bitcoin/bitcoin, src/rpc/blockchain.cpp.
 */
export interface BitcoinUnspentOutputStatistics<Q extends QuantityForm = "hex"> {
  /** Height of the block whose state this is. */
  height: number;
  /** That block. */
  bestblock: BitcoinBlockHash;
  /** Number of unspent outputs. */
  txouts: number;
  /** Size of the set in bytes, independent of the database. Not on Dogecoin. */
  bogosize?: number;
  /** Hash of the set. */
  hash_serialized_3?: BitcoinBytes;
  /** Hash of the set; before Bitcoin Core 26. */
  hash_serialized_2?: BitcoinBytes;
  /** Hash of the set that an index can have. */
  muhash?: BitcoinBytes;
  /** Transactions with unspent outputs; not from an index. */
  transactions?: number;
  /** Size on disk in bytes; not from an index. */
  disk_size?: number;
  /** Sum of the outputs. */
  total_amount: BitcoinAmount<Q>;
  /** Coins that nobody can spend; only from an index. */
  total_unspendable_amount?: BitcoinAmount<Q>;
  /** What the block changed; only from an index. */
  block_info?: BitcoinUnspentOutputChanges<Q>;
}

/**
 * What a block changed in the set of unspent outputs.
 *
 * Source: bitcoin/bitcoin, src/rpc/blockchain.cpp.
 */
export interface BitcoinUnspentOutputChanges<Q extends QuantityForm = "hex"> {
  /** Sum of the outputs that it spent. */
  prevout_spent: BitcoinAmount<Q>;
  /** Coinbase amount. */
  coinbase: BitcoinAmount<Q>;
  /** Sum of other new outputs. */
  new_outputs_ex_coinbase: BitcoinAmount<Q>;
  /** Coins that it made unspendable. */
  unspendable: BitcoinAmount<Q>;
  /** These coins by reason. */
  unspendables: {
    /** Reward of the genesis block. */
    genesis_block: BitcoinAmount<Q>;
    /** Overwritten by a transaction with the same id. */
    bip30: BitcoinAmount<Q>;
    /** Locked by scripts that always fail. */
    scripts: BitcoinAmount<Q>;
    /** Rewards that miners left. */
    unclaimed_rewards: BitcoinAmount<Q>;
  };
}

/**
 * Descriptor, or a descriptor with the range of indexes to derive.
 *
 * Source: bitcoin/bitcoin, src/rpc/util.cpp.
 */
export type BitcoinScanObject =
  | string
  | {
    /** The descriptor. */
    desc: string;
    /** Highest index, or the first and the last one. Default: 1000. */
    range?: BitcoinDerivationRange;
  };

/**
 * Indexes to derive: the last one, or the first and the last one.
 *
 * Source: bitcoin/bitcoin, src/rpc/util.cpp.
 */
export type BitcoinDerivationRange = number | readonly number[];

/**
 * Unspent outputs that a search has found.
 *
 * Source: bitcoin/bitcoin, src/rpc/blockchain.cpp.
 */
export interface BitcoinFoundOutputs<Q extends QuantityForm = "hex"> {
  /** Whether the search is complete. */
  success: boolean;
  /** Number of outputs searched. */
  txouts: number;
  /** Height of the block whose state was searched. */
  height: number;
  /** That block. */
  bestblock: BitcoinBlockHash;
  /** Outputs that match a descriptor. */
  unspents: BitcoinFoundOutput<Q>[];
  /** Sum of these outputs. */
  total_amount: BitcoinAmount<Q>;
}

/**
 * Unspent output that matches a descriptor.
 *
 * Source: bitcoin/bitcoin, src/rpc/blockchain.cpp.
 */
export interface BitcoinFoundOutput<Q extends QuantityForm = "hex"> {
  txid: BitcoinTxid;
  /** Position of the output in the transaction. */
  vout: number;
  /** Script of the output. */
  scriptPubKey: BitcoinBytes;
  /** Descriptor that matches it. */
  desc: string;
  /** Amount of the output. */
  amount: BitcoinAmount<Q>;
  /** Whether it is a block's reward. Since Bitcoin Core 24. */
  coinbase?: boolean;
  /** Height of the block that created it. */
  height: number;
  /** The block that created it. Since Bitcoin Core 28. */
  blockhash?: BitcoinBlockHash;
  /** Confirmations of the output. Since Bitcoin Core 28. */
  confirmations?: number;
}

/**
 * Progress of a search.
 *
 * Source: bitcoin/bitcoin, src/rpc/blockchain.cpp.
 */
export interface BitcoinScanProgress {
  /** Percentage of the search that is complete. */
  progress: number;
}

/**
 * Progress of a search of blocks.
 *
 * Source: bitcoin/bitcoin, src/rpc/blockchain.cpp.
 */
export interface BitcoinBlockScanProgress {
  /** Percentage of the search that is complete. */
  progress: number;
  /** Height of the block being searched. */
  current_height: number;
}

/**
 * Blocks that a search has found.
 *
 * Source: bitcoin/bitcoin, src/rpc/blockchain.cpp.
 */
export interface BitcoinFoundBlocks {
  /** Height at which the search began. */
  from_height: number;
  /** Height at which it ended. */
  to_height: number;
  /** Blocks whose filters match. */
  relevant_blocks: BitcoinBlockHash[];
  /** `false` if the search was aborted. */
  completed: boolean;
}

/**
 * Output that pays to a script.
 *
 * Source: bitcoin/bitcoin, src/rpc/blockchain.cpp.
 */
export interface BitcoinReceiveActivity<Q extends QuantityForm = "hex"> {
  type: "receive";
  /** Amount received. */
  amount: BitcoinAmount<Q>;
  /** Block of the transaction; not in the mempool. */
  blockhash?: BitcoinBlockHash;
  /** Height of that block. */
  height?: number;
  txid: BitcoinTxid;
  /** Position of the output in the transaction. */
  vout: number;
  /** Script of the output. */
  output_spk: BitcoinOutputScript;
}

/**
 * Input that spends from a script.
 *
 * Source: bitcoin/bitcoin, src/rpc/blockchain.cpp.
 */
export interface BitcoinSpendActivity<Q extends QuantityForm = "hex"> {
  type: "spend";
  /** Amount spent. */
  amount: BitcoinAmount<Q>;
  /** Block of the transaction; not in the mempool. */
  blockhash?: BitcoinBlockHash;
  /** Height of that block. */
  height?: number;
  /** Transaction that spends. */
  spend_txid: BitcoinTxid;
  /** Position of the input in it. */
  spend_vin: number;
  /** Transaction that created the output. */
  prevout_txid: BitcoinTxid;
  /** Position of the output in it. */
  prevout_vout: number;
  /** Script of the spent output. */
  prevout_spk: BitcoinOutputScript;
}

/** Blocks, unspent outputs and the state of the chain, as Bitcoin Core and nodes based on it return them. */
export interface BitcoinMethods<Q extends QuantityForm = "hex"> {
  /**
   * Returns the height of the newest block of the best chain.
   *
   * Source: bitcoin/bitcoin, src/rpc/blockchain.cpp.
   *
   * @returns Height of the newest block that the node has verified. The genesis block has height 0.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -1 (the node could not do it, or a param is missing: see
   * the error message), -28 (the node is starting).
   * @example const height = await client.getblockcount(); // 171
   */
  getblockcount(): Promise<number>;

  /**
   * Returns the hash of the newest block of the best chain.
   *
   * Source: bitcoin/bitcoin, src/rpc/blockchain.cpp.
   *
   * @returns Hash of the newest block.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -1 (the node could not do it, or a param is missing: see
   * the error message), -28 (the node is starting).
   * @example const hash = await client.getbestblockhash(); // "00000000c9ec538cab7f38ef9c67a95742f56ab07b0a37c5be6b02808dbfb4e0"
   */
  getbestblockhash(): Promise<BitcoinBlockHash>;

  /**
   * Returns the hash of the block at a height of the best chain.
   *
   * Source: bitcoin/bitcoin, src/rpc/blockchain.cpp.
   *
   * @param height - Height of the block, from 0.
   * @returns Hash of the block. Another block can take its place in a reorganization.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -1 (the node could not do it, or a param is missing: see
   * the error message), -3 (a param has the wrong type or an invalid amount), -8 (a param is invalid or out
   * of range), -28 (the node is starting).
   * @example const hash = await client.getblockhash(170); // "00000000d1145790a8694403d4063f323d499e655c83426834d4ce2f8dd4a2ee"
   */
  getblockhash(height: number): Promise<BitcoinBlockHash>;

  /**
   * Returns a block.
   *
   * `verbosity` decides what is returned: 0 the bytes in hex, 1 an object with the transaction ids, 2 with
   * the transactions, 3 also with the outputs that they spend. Nodes that delete old blocks (pruning) reject
   * those with -1.
   *
   * Source: bitcoin/bitcoin, src/rpc/blockchain.cpp.
   *
   * @param blockhash - Hash of the block.
   * @param verbosity - How much to return, from 0 to 3. Default: 1.
   * @returns The block, as `verbosity` says.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -1 (the node could not do it, or a param is missing: see
   * the error message), -3 (a param has the wrong type or an invalid amount), -5 (unknown block or
   * transaction, or an invalid address or key), -8 (a param is invalid or out of range), -28 (the node is
   * starting).
   * @example const block = await client.getblock("00000000d1145790a8694403d4063f323d499e655c83426834d4ce2f8dd4a2ee");
   */
  getblock(blockhash: BitcoinBlockHash, verbosity: 0): Promise<BitcoinBytes>;
  /** Returns the block with its transactions. */
  getblock(blockhash: BitcoinBlockHash, verbosity: 2): Promise<BitcoinBlockWithTransactions<Q>>;
  /** Returns the block with its transactions and the outputs that they spend. */
  getblock(blockhash: BitcoinBlockHash, verbosity: 3): Promise<BitcoinBlockWithPrevouts<Q>>;
  /** Returns the block with the ids of its transactions. */
  getblock(blockhash: BitcoinBlockHash, verbosity?: 1): Promise<BitcoinBlock>;
  /** For params whose case is known only at run time. */
  getblock(
    blockhash: BitcoinBlockHash,
    verbosity?: 0 | 1 | 2 | 3,
  ): Promise<BitcoinBytes | BitcoinBlock | BitcoinBlockWithTransactions<Q> | BitcoinBlockWithPrevouts<Q>>;

  /**
   * Returns the header of a block.
   *
   * `verbose` decides whether an object or the 80 bytes in hex are returned.
   *
   * Source: bitcoin/bitcoin, src/rpc/blockchain.cpp.
   *
   * @param blockhash - Hash of the block.
   * @param verbose - `true` for an object, `false` for the bytes. Default: `true`.
   * @returns The header, as `verbose` says.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -1 (the node could not do it, or a param is missing: see
   * the error message), -3 (a param has the wrong type or an invalid amount), -5 (unknown block or
   * transaction, or an invalid address or key), -8 (a param is invalid or out of range), -28 (the node is
   * starting).
   * @example const header = await client.getblockheader("00000000d1145790a8694403d4063f323d499e655c83426834d4ce2f8dd4a2ee");
   */
  getblockheader(blockhash: BitcoinBlockHash, verbose: false): Promise<BitcoinBytes>;
  /** Returns an object. */
  getblockheader(blockhash: BitcoinBlockHash, verbose?: true): Promise<BitcoinHeader>;
  /** For params whose case is known only at run time. */
  getblockheader(blockhash: BitcoinBlockHash, verbose?: boolean): Promise<BitcoinBytes | BitcoinHeader>;

  /**
   * Returns the state of the chain that the node follows.
   *
   * Source: bitcoin/bitcoin, src/rpc/blockchain.cpp.
   *
   * @returns The network, the newest block, and how far the node has verified the chain.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -1 (the node could not do it, or a param is missing: see
   * the error message), -28 (the node is starting).
   * @example const state = await client.getblockchaininfo();
   */
  getblockchaininfo(): Promise<BitcoinChainInfo>;

  /**
   * Returns the ends of all branches of the block tree that the node knows, including abandoned ones.
   *
   * Source: bitcoin/bitcoin, src/rpc/blockchain.cpp.
   *
   * @returns The newest block of each branch; the best chain's has the status `active`.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -1 (the node could not do it, or a param is missing: see
   * the error message), -28 (the node is starting).
   * @example const tips = await client.getchaintips();
   */
  getchaintips(): Promise<BitcoinChainTip[]>;

  /**
   * Returns the chains that the node verifies; two while it verifies the history below a loaded snapshot.
   *
   * Source: bitcoin/bitcoin, src/rpc/blockchain.cpp.
   *
   * @returns The chains by work, the one with the most work last.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -1 (the node could not do it, or a param is missing: see
   * the error message), -28 (the node is starting).
   * @example const states = await client.getchainstates();
   */
  getchainstates(
  ): Promise<{
    /** Number of block headers that the node knows. */
    headers: number;
    /** The chains, the active one last. */
    chainstates: BitcoinChainstate[];
  }>;

  /**
   * Returns the number and the rate of transactions in a window of blocks.
   *
   * Source: bitcoin/bitcoin, src/rpc/blockchain.cpp.
   *
   * @param nblocks - Size of the window in blocks. Default: one month.
   * @param blockhash - Hash of the last block of the window. Default: the newest block.
   * @returns Statistics of the window.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -1 (the node could not do it, or a param is missing: see
   * the error message), -3 (a param has the wrong type or an invalid amount), -5 (unknown block or
   * transaction, or an invalid address or key), -8 (a param is invalid or out of range), -28 (the node is
   * starting).
   * @example const statistics = await client.getchaintxstats(1, "00000000d1145790a8694403d4063f323d499e655c83426834d4ce2f8dd4a2ee");
   */
  getchaintxstats(nblocks?: number, blockhash?: BitcoinBlockHash): Promise<BitcoinChainTransactionStatistics>;

  /**
   * Returns which changes of the consensus rules are active or being voted on.
   *
   * Source: bitcoin/bitcoin, src/rpc/blockchain.cpp.
   *
   * @param blockhash - Hash of the block for which to answer. Default: the newest block.
   * @returns The changes and their state at the block.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -1 (the node could not do it, or a param is missing: see
   * the error message), -3 (a param has the wrong type or an invalid amount), -5 (unknown block or
   * transaction, or an invalid address or key), -8 (a param is invalid or out of range), -28 (the node is
   * starting).
   * @example const deployments = await client.getdeploymentinfo("00000000d1145790a8694403d4063f323d499e655c83426834d4ce2f8dd4a2ee");
   */
  getdeploymentinfo(blockhash?: BitcoinBlockHash): Promise<BitcoinDeployments>;

  /**
   * Returns the difficulty of the newest block.
   *
   * Source: bitcoin/bitcoin, src/rpc/blockchain.cpp.
   *
   * @returns Difficulty as a multiple of the lowest one.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -1 (the node could not do it, or a param is missing: see
   * the error message), -28 (the node is starting).
   * @example const difficulty = await client.getdifficulty(); // 1
   */
  getdifficulty(): Promise<number>;

  /**
   * Returns statistics of a block, such as fees and sizes. Amounts are in satoshis.
   *
   * Needs the outputs that the block spends, so a pruned node cannot answer for old blocks. With `stats`,
   * only the named values are computed and returned.
   *
   * Source: bitcoin/bitcoin, src/rpc/blockchain.cpp.
   *
   * @param hash_or_height - Hash or height of the block.
   * @param stats - Names of the values to return. Default: all.
   * @returns The values that `stats` names, or all.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -1 (the node could not do it, or a param is missing: see
   * the error message), -3 (a param has the wrong type or an invalid amount), -5 (unknown block or
   * transaction, or an invalid address or key), -8 (a param is invalid or out of range), -28 (the node is
   * starting).
   * @example const statistics = await client.getblockstats(170);
   */
  getblockstats(
    hash_or_height: BitcoinHashOrHeight,
    stats?: readonly string[],
  ): Promise<BitcoinBlockStatistics>;

  /**
   * Returns the compact filter of a block, from which light clients learn whether a block concerns them.
   *
   * Needs a node with an index of filters.
   *
   * Source: bitcoin/bitcoin, src/rpc/blockchain.cpp; BIP 157.
   *
   * @param blockhash - Hash of the block.
   * @param filtertype - Type of filter. Default: `basic`.
   * @returns The filter and its header.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -1 (the node could not do it, or a param is missing: see
   * the error message), -3 (a param has the wrong type or an invalid amount), -5 (unknown block or
   * transaction, or an invalid address or key), -8 (a param is invalid or out of range), -28 (the node is
   * starting).
   * @example const filter = await client.getblockfilter("000000000019d6689c085ae165831e934ff763ae46a2a6c172b3f1b60a8ce26f");
   */
  getblockfilter(
    blockhash: BitcoinBlockHash,
    filtertype?: string,
  ): Promise<{
    /** Bytes of the filter. */
    filter: BitcoinBytes;
    /** Header of the filter, which commits to the filters of all earlier blocks. */
    header: BitcoinBytes;
  }>;

  /**
   * Returns an output if it is unspent.
   *
   * Source: bitcoin/bitcoin, src/rpc/blockchain.cpp.
   *
   * @param txid - Transaction that created the output.
   * @param n - Position of the output in the transaction.
   * @param include_mempool - `true` to consider the mempool: outputs that a waiting transaction spends are
   * not returned, and outputs that one creates are. Default: `true`.
   * @returns The output; `null` if it is spent or unknown.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -1 (the node could not do it, or a param is missing: see
   * the error message), -3 (a param has the wrong type or an invalid amount), -5 (unknown block or
   * transaction, or an invalid address or key), -8 (a param is invalid or out of range), -28 (the node is
   * starting).
   * @example const output = await client.gettxout("f4184fc596403b9d638783cf57adfe4c75c605f6356fbc91338530e9831e9e16", 1);
   */
  gettxout(txid: BitcoinTxid, n: number, include_mempool?: boolean): Promise<BitcoinUnspentOutput<Q> | null>;

  /**
   * Returns a proof that a block contains transactions.
   *
   * Without `blockhash`, the node finds the block only if one of the transactions has an unspent output, or
   * if the node has an index of transactions.
   *
   * Source: bitcoin/bitcoin, src/rpc/txoutproof.cpp.
   *
   * @param txids - Transactions of the same block.
   * @param blockhash - Hash of the block that contains them.
   * @returns The block's header and the hashes that lead from the transactions to its Merkle root.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -1 (the node could not do it, or a param is missing: see
   * the error message), -3 (a param has the wrong type or an invalid amount), -5 (unknown block or
   * transaction, or an invalid address or key), -8 (a param is invalid or out of range), -28 (the node is
   * starting).
   * @example const proof = await client.gettxoutproof(["f4184fc596403b9d638783cf57adfe4c75c605f6356fbc91338530e9831e9e16"], "00000000d1145790a8694403d4063f323d499e655c83426834d4ce2f8dd4a2ee");
   */
  gettxoutproof(txids: readonly BitcoinTxid[], blockhash?: BitcoinBlockHash): Promise<BitcoinBytes>;

  /**
   * Returns the transactions that a proof proves to be in a block of the best chain.
   *
   * Source: bitcoin/bitcoin, src/rpc/txoutproof.cpp.
   *
   * @param proof - Proof from `gettxoutproof`.
   * @returns The transactions; empty if the proof is invalid.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -1 (the node could not do it, or a param is missing: see
   * the error message), -3 (a param has the wrong type or an invalid amount), -5 (unknown block or
   * transaction, or an invalid address or key), -8 (a param is invalid or out of range), -22 (the bytes are
   * no valid transaction, block or PSBT), -28 (the node is starting).
   * @example const txids = await client.verifytxoutproof("0100000055bd840a78798ad0da853f68974f3d183e2bd1db6a842c1feecf222a00000000ff104ccb05421ab93e63f8c3ce5c2c2e9dbb37de2764b3a3175c8166562cac7d51b96a49ffff001d283e9e70020000000282501c1178fa0b222c1f3d474ec726b832013f0a532b44bb620cce8624a5feb1169e1e83e930853391bc6f35f605c6754cfead57cf8387639d3b4096c54f18f40105"); // ["f4184fc596403b9d638783cf57adfe4c75c605f6356fbc91338530e9831e9e16"]
   */
  verifytxoutproof(proof: BitcoinBytes): Promise<BitcoinTxid[]>;

  /**
   * Returns statistics of all unspent outputs.
   *
   * Takes minutes on a node without an index of these statistics; only such an index answers for blocks other
   * than the newest one. Dogecoin has no params.
   *
   * Source: bitcoin/bitcoin, src/rpc/blockchain.cpp.
   *
   * @param hash_type - Hash of the set to compute. Default: `hash_serialized_3`, which no index has.
   * @param hash_or_height - Hash or height of the block whose state to describe. Default: the newest block.
   * @param use_index - `true` to use an index if the node has one. Default: `true`.
   * @returns Statistics of the unspent outputs.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -1 (the node could not do it, or a param is missing: see
   * the error message), -3 (a param has the wrong type or an invalid amount), -5 (unknown block or
   * transaction, or an invalid address or key), -8 (a param is invalid or out of range), -28 (the node is
   * starting).
   * @example const statistics = await client.gettxoutsetinfo("none");
   */
  gettxoutsetinfo(
    hash_type?: "hash_serialized_3" | "hash_serialized_2" | "muhash" | "none",
    hash_or_height?: BitcoinHashOrHeight,
    use_index?: boolean,
  ): Promise<BitcoinUnspentOutputStatistics<Q>>;

  /**
   * Searches all unspent outputs for scripts that descriptors describe.
   *
   * A node runs one search at a time, which takes minutes. `start` responds when the search is complete,
   * `status` returns its progress, `abort` ends it. Many hosted nodes do not allow it.
   *
   * Source: bitcoin/bitcoin, src/rpc/blockchain.cpp.
   *
   * @param action - `start`, `status` or `abort`.
   * @param scanobjects - Descriptors to search for; required to start.
   * @returns What `action` asks for.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -1 (the node could not do it, or a param is missing: see
   * the error message), -3 (a param has the wrong type or an invalid amount), -5 (unknown block or
   * transaction, or an invalid address or key), -8 (a param is invalid or out of range), -28 (the node is
   * starting).
   * @example const found = await client.scantxoutset("start", ["pk(04ae1a62fe09c5f51b13905f07f06b99a2f7159b2225f374cd378d71302fa28414e7aab37397f554a7df5f142c21c1b7303b8a0626f1baded5c72a704f7e6cd84c)#hsw9ejus"]);
   */
  scantxoutset(action: "start", scanobjects: readonly BitcoinScanObject[]): Promise<BitcoinFoundOutputs<Q>>;
  /** Returns the progress of the search; `null` if none is running. */
  scantxoutset(
    action: "status",
    scanobjects?: readonly BitcoinScanObject[],
  ): Promise<BitcoinScanProgress | null>;
  /** Ends the search; `true` if one was running. */
  scantxoutset(action: "abort", scanobjects?: readonly BitcoinScanObject[]): Promise<boolean>;
  /** For params whose case is known only at run time. */
  scantxoutset(
    action: "start" | "status" | "abort",
    scanobjects?: readonly BitcoinScanObject[],
  ): Promise<BitcoinFoundOutputs<Q> | BitcoinScanProgress | boolean | null>;

  /**
   * Searches the compact filters of blocks for scripts that descriptors describe.
   *
   * Needs a node with an index of filters, and takes minutes for the whole chain. The blocks found may
   * include some that do not concern the descriptors, unless `filter_false_positives` is set.
   *
   * Source: bitcoin/bitcoin, src/rpc/blockchain.cpp.
   *
   * @param action - `start`, `status` or `abort`.
   * @param scanobjects - Descriptors to search for; required to start.
   * @param start_height - Height of the first block. Default: 0.
   * @param stop_height - Height of the last block. Default: the newest block.
   * @param filtertype - Type of filter. Default: `basic`.
   * @param options - More options.
   * @returns What `action` asks for.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -1 (the node could not do it, or a param is missing: see
   * the error message), -3 (a param has the wrong type or an invalid amount), -5 (unknown block or
   * transaction, or an invalid address or key), -8 (a param is invalid or out of range), -28 (the node is
   * starting).
   * @example const found = await client.scanblocks("start", ["addr(bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4)#uyjndxcw"]);
   */
  scanblocks(
    action: "start",
    scanobjects: readonly BitcoinScanObject[],
    start_height?: number,
    stop_height?: number,
    filtertype?: string,
    options?: {
      /** `true` to read each block found, and to omit those that do not concern the descriptors. */
      filter_false_positives?: boolean;
    },
  ): Promise<BitcoinFoundBlocks>;
  /** Returns the progress of the search; `null` if none is running. */
  scanblocks(
    action: "status",
    scanobjects?: readonly BitcoinScanObject[],
    start_height?: number,
    stop_height?: number,
    filtertype?: string,
    options?: {
      /** `true` to read each block found, and to omit those that do not concern the descriptors. */
      filter_false_positives?: boolean;
    },
  ): Promise<BitcoinBlockScanProgress | null>;
  /** Ends the search; `true` if one was running. */
  scanblocks(
    action: "abort",
    scanobjects?: readonly BitcoinScanObject[],
    start_height?: number,
    stop_height?: number,
    filtertype?: string,
    options?: {
      /** `true` to read each block found, and to omit those that do not concern the descriptors. */
      filter_false_positives?: boolean;
    },
  ): Promise<boolean>;
  /** For params whose case is known only at run time. */
  scanblocks(
    action: "start" | "status" | "abort",
    scanobjects?: readonly BitcoinScanObject[],
    start_height?: number,
    stop_height?: number,
    filtertype?: string,
    options?: {
      /** `true` to read each block found, and to omit those that do not concern the descriptors. */
      filter_false_positives?: boolean;
    },
  ): Promise<BitcoinFoundBlocks | BitcoinBlockScanProgress | boolean | null>;

  /**
   * Returns what scripts received and spent in blocks and in the mempool.
   *
   * Pairs with `scanblocks`, whose blocks it reads.
   *
   * Source: bitcoin/bitcoin, src/rpc/blockchain.cpp.
   *
   * @param blockhashes - Blocks to read.
   * @param scanobjects - Descriptors of the scripts.
   * @param include_mempool - `true` to read the mempool too. Default: `true`.
   * @returns What was received and spent, in the order of the blocks.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -1 (the node could not do it, or a param is missing: see
   * the error message), -3 (a param has the wrong type or an invalid amount), -5 (unknown block or
   * transaction, or an invalid address or key), -8 (a param is invalid or out of range), -28 (the node is
   * starting).
   * @example const activity = await client.getdescriptoractivity(["00000000d1145790a8694403d4063f323d499e655c83426834d4ce2f8dd4a2ee"], ["pk(04ae1a62fe09c5f51b13905f07f06b99a2f7159b2225f374cd378d71302fa28414e7aab37397f554a7df5f142c21c1b7303b8a0626f1baded5c72a704f7e6cd84c)#hsw9ejus"]);
   */
  getdescriptoractivity(
    blockhashes: readonly BitcoinBlockHash[],
    scanobjects: readonly BitcoinScanObject[],
    include_mempool?: boolean,
  ): Promise<{
    /** Receipts and spends. */
    activity: (BitcoinReceiveActivity<Q> | BitcoinSpendActivity<Q>)[];
  }>;

  /**
   * Responds when the newest block changes, or when time is up.
   *
   * Set the client's `timeout` to more than `timeout` of the call, or the client gives up first. A waiting
   * call occupies one of the node's workers.
   *
   * Source: bitcoin/bitcoin, src/rpc/blockchain.cpp.
   *
   * @param timeout - Milliseconds to wait; 0 for no limit. Default: 0.
   * @param current_tip - Hash of the newest block that you know. Default: the node's. Since Bitcoin Core 30.
   * @returns The newest block, which after `timeout` may not be the awaited one.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -1 (the node could not do it, or a param is missing: see
   * the error message), -3 (a param has the wrong type or an invalid amount), -5 (unknown block or
   * transaction, or an invalid address or key), -8 (a param is invalid or out of range), -28 (the node is
   * starting).
   * @example const block = await client.waitfornewblock(1000);
   */
  waitfornewblock(timeout?: number, current_tip?: BitcoinBlockHash): Promise<BitcoinBlockPosition>;

  /**
   * Responds when a block becomes the newest one, or when time is up.
   *
   * Set the client's `timeout` to more than `timeout` of the call, or the client gives up first.
   *
   * Source: bitcoin/bitcoin, src/rpc/blockchain.cpp.
   *
   * @param blockhash - Hash of the block to wait for.
   * @param timeout - Milliseconds to wait; 0 for no limit. Default: 0.
   * @returns The newest block, which after `timeout` may not be the awaited one.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -1 (the node could not do it, or a param is missing: see
   * the error message), -3 (a param has the wrong type or an invalid amount), -5 (unknown block or
   * transaction, or an invalid address or key), -8 (a param is invalid or out of range), -28 (the node is
   * starting).
   * @example const block = await client.waitforblock("00000000c9ec538cab7f38ef9c67a95742f56ab07b0a37c5be6b02808dbfb4e0", 1000);
   */
  waitforblock(blockhash: BitcoinBlockHash, timeout?: number): Promise<BitcoinBlockPosition>;

  /**
   * Responds when the best chain reaches a height, or when time is up.
   *
   * Set the client's `timeout` to more than `timeout` of the call, or the client gives up first.
   *
   * Source: bitcoin/bitcoin, src/rpc/blockchain.cpp.
   *
   * @param height - Height to wait for.
   * @param timeout - Milliseconds to wait; 0 for no limit. Default: 0.
   * @returns The newest block, which after `timeout` may not be the awaited one.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -1 (the node could not do it, or a param is missing: see
   * the error message), -3 (a param has the wrong type or an invalid amount), -5 (unknown block or
   * transaction, or an invalid address or key), -8 (a param is invalid or out of range), -28 (the node is
   * starting).
   * @example const block = await client.waitforblockheight(171, 1000);
   */
  waitforblockheight(height: number, timeout?: number): Promise<BitcoinBlockPosition>;

  /**
   * Verifies the newest blocks of the node's database again.
   *
   * Source: bitcoin/bitcoin, src/rpc/blockchain.cpp.
   *
   * @param checklevel - How thoroughly to verify, from 0 (the blocks can be read) to 4 (they can be applied
   * again). Default: 3.
   * @param nblocks - Number of blocks; 0 for all. Default: 6.
   * @returns `false` if the database is damaged, or if verification was interrupted.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -1 (the node could not do it, or a param is missing: see
   * the error message), -3 (a param has the wrong type or an invalid amount), -8 (a param is invalid or out
   * of range), -28 (the node is starting).
   * @example const valid = await client.verifychain(); // true
   */
  verifychain(checklevel?: number, nblocks?: number): Promise<boolean>;
}

/**
 * The methods of {@link BitcoinMethods} as `{ method, params }` calls. The result is that of the first of
 * `overloads` whose params match.
 */
export interface BitcoinCalls<Q extends QuantityForm = "hex"> {
  getblockcount: {
    params: readonly [] | Readonly<Record<string, never>>;
    result: number;
  };
  getbestblockhash: {
    params: readonly [] | Readonly<Record<string, never>>;
    result: BitcoinBlockHash;
  };
  getblockhash: {
    params: readonly [height: number] | { readonly height: number };
    result: BitcoinBlockHash;
  };
  getblock: {
    params:
      | readonly [blockhash: BitcoinBlockHash, verbosity?: 0 | 1 | 2 | 3]
      | { readonly blockhash: BitcoinBlockHash; readonly verbosity?: 0 | 1 | 2 | 3 };
    result: BitcoinBytes | BitcoinBlock | BitcoinBlockWithTransactions<Q> | BitcoinBlockWithPrevouts<Q>;
    overloads: [
      {
        params:
          | readonly [blockhash: BitcoinBlockHash, verbosity: 0]
          | { readonly blockhash: BitcoinBlockHash; readonly verbosity: 0 };
        result: BitcoinBytes;
      },
      {
        params:
          | readonly [blockhash: BitcoinBlockHash, verbosity: 2]
          | { readonly blockhash: BitcoinBlockHash; readonly verbosity: 2 };
        result: BitcoinBlockWithTransactions<Q>;
      },
      {
        params:
          | readonly [blockhash: BitcoinBlockHash, verbosity: 3]
          | { readonly blockhash: BitcoinBlockHash; readonly verbosity: 3 };
        result: BitcoinBlockWithPrevouts<Q>;
      },
      {
        params:
          | readonly [blockhash: BitcoinBlockHash, verbosity?: 1]
          | { readonly blockhash: BitcoinBlockHash; readonly verbosity?: 1 };
        result: BitcoinBlock;
      },
    ];
  };
  getblockheader: {
    params:
      | readonly [blockhash: BitcoinBlockHash, verbose?: boolean]
      | { readonly blockhash: BitcoinBlockHash; readonly verbose?: boolean };
    result: BitcoinBytes | BitcoinHeader;
    overloads: [
      {
        params:
          | readonly [blockhash: BitcoinBlockHash, verbose: false]
          | { readonly blockhash: BitcoinBlockHash; readonly verbose: false };
        result: BitcoinBytes;
      },
      {
        params:
          | readonly [blockhash: BitcoinBlockHash, verbose?: true]
          | { readonly blockhash: BitcoinBlockHash; readonly verbose?: true };
        result: BitcoinHeader;
      },
    ];
  };
  getblockchaininfo: {
    params: readonly [] | Readonly<Record<string, never>>;
    result: BitcoinChainInfo;
  };
  getchaintips: {
    params: readonly [] | Readonly<Record<string, never>>;
    result: BitcoinChainTip[];
  };
  getchainstates: {
    params: readonly [] | Readonly<Record<string, never>>;
    result: {
      /** Number of block headers that the node knows. */
      headers: number;
      /** The chains, the active one last. */
      chainstates: BitcoinChainstate[];
    };
  };
  getchaintxstats: {
    params:
      | readonly [nblocks?: number, blockhash?: BitcoinBlockHash]
      | { readonly nblocks?: number; readonly blockhash?: BitcoinBlockHash };
    result: BitcoinChainTransactionStatistics;
  };
  getdeploymentinfo: {
    params: readonly [blockhash?: BitcoinBlockHash] | { readonly blockhash?: BitcoinBlockHash };
    result: BitcoinDeployments;
  };
  getdifficulty: {
    params: readonly [] | Readonly<Record<string, never>>;
    result: number;
  };
  getblockstats: {
    params:
      | readonly [hash_or_height: BitcoinHashOrHeight, stats?: readonly string[]]
      | { readonly hash_or_height: BitcoinHashOrHeight; readonly stats?: readonly string[] };
    result: BitcoinBlockStatistics;
  };
  getblockfilter: {
    params:
      | readonly [blockhash: BitcoinBlockHash, filtertype?: string]
      | { readonly blockhash: BitcoinBlockHash; readonly filtertype?: string };
    result: {
      /** Bytes of the filter. */
      filter: BitcoinBytes;
      /** Header of the filter, which commits to the filters of all earlier blocks. */
      header: BitcoinBytes;
    };
  };
  gettxout: {
    params:
      | readonly [txid: BitcoinTxid, n: number, include_mempool?: boolean]
      | { readonly txid: BitcoinTxid; readonly n: number; readonly include_mempool?: boolean };
    result: BitcoinUnspentOutput<Q> | null;
  };
  gettxoutproof: {
    params:
      | readonly [txids: readonly BitcoinTxid[], blockhash?: BitcoinBlockHash]
      | { readonly txids: readonly BitcoinTxid[]; readonly blockhash?: BitcoinBlockHash };
    result: BitcoinBytes;
  };
  verifytxoutproof: {
    params: readonly [proof: BitcoinBytes] | { readonly proof: BitcoinBytes };
    result: BitcoinTxid[];
  };
  gettxoutsetinfo: {
    params:
      | readonly [
          hash_type?: "hash_serialized_3" | "hash_serialized_2" | "muhash" | "none",
          hash_or_height?: BitcoinHashOrHeight,
          use_index?: boolean,
        ]
      | {
          readonly hash_type?: "hash_serialized_3" | "hash_serialized_2" | "muhash" | "none";
          readonly hash_or_height?: BitcoinHashOrHeight;
          readonly use_index?: boolean;
        };
    result: BitcoinUnspentOutputStatistics<Q>;
  };
  scantxoutset: {
    params:
      | readonly [action: "start" | "status" | "abort", scanobjects?: readonly BitcoinScanObject[]]
      | {
          readonly action: "start" | "status" | "abort";
          readonly scanobjects?: readonly BitcoinScanObject[];
        };
    result: BitcoinFoundOutputs<Q> | BitcoinScanProgress | boolean | null;
    overloads: [
      {
        params:
          | readonly [action: "start", scanobjects: readonly BitcoinScanObject[]]
          | { readonly action: "start"; readonly scanobjects: readonly BitcoinScanObject[] };
        result: BitcoinFoundOutputs<Q>;
      },
      {
        params:
          | readonly [action: "status", scanobjects?: readonly BitcoinScanObject[]]
          | { readonly action: "status"; readonly scanobjects?: readonly BitcoinScanObject[] };
        result: BitcoinScanProgress | null;
      },
      {
        params:
          | readonly [action: "abort", scanobjects?: readonly BitcoinScanObject[]]
          | { readonly action: "abort"; readonly scanobjects?: readonly BitcoinScanObject[] };
        result: boolean;
      },
    ];
  };
  scanblocks: {
    params:
      | readonly [
          action: "start" | "status" | "abort",
          scanobjects?: readonly BitcoinScanObject[],
          start_height?: number,
          stop_height?: number,
          filtertype?: string,
          options?: {
            /** `true` to read each block found, and to omit those that do not concern the descriptors. */
            filter_false_positives?: boolean;
          },
        ]
      | {
          readonly action: "start" | "status" | "abort";
          readonly scanobjects?: readonly BitcoinScanObject[];
          readonly start_height?: number;
          readonly stop_height?: number;
          readonly filtertype?: string;
          readonly options?: {
  /** `true` to read each block found, and to omit those that do not concern the descriptors. */
  filter_false_positives?: boolean;
};
        };
    result: BitcoinFoundBlocks | BitcoinBlockScanProgress | boolean | null;
    overloads: [
      {
        params:
          | readonly [
              action: "start",
              scanobjects: readonly BitcoinScanObject[],
              start_height?: number,
              stop_height?: number,
              filtertype?: string,
              options?: {
                /** `true` to read each block found, and to omit those that do not concern the descriptors. */
                filter_false_positives?: boolean;
              },
            ]
          | {
              readonly action: "start";
              readonly scanobjects: readonly BitcoinScanObject[];
              readonly start_height?: number;
              readonly stop_height?: number;
              readonly filtertype?: string;
              readonly options?: {
  /** `true` to read each block found, and to omit those that do not concern the descriptors. */
  filter_false_positives?: boolean;
};
            };
        result: BitcoinFoundBlocks;
      },
      {
        params:
          | readonly [
              action: "status",
              scanobjects?: readonly BitcoinScanObject[],
              start_height?: number,
              stop_height?: number,
              filtertype?: string,
              options?: {
                /** `true` to read each block found, and to omit those that do not concern the descriptors. */
                filter_false_positives?: boolean;
              },
            ]
          | {
              readonly action: "status";
              readonly scanobjects?: readonly BitcoinScanObject[];
              readonly start_height?: number;
              readonly stop_height?: number;
              readonly filtertype?: string;
              readonly options?: {
  /** `true` to read each block found, and to omit those that do not concern the descriptors. */
  filter_false_positives?: boolean;
};
            };
        result: BitcoinBlockScanProgress | null;
      },
      {
        params:
          | readonly [
              action: "abort",
              scanobjects?: readonly BitcoinScanObject[],
              start_height?: number,
              stop_height?: number,
              filtertype?: string,
              options?: {
                /** `true` to read each block found, and to omit those that do not concern the descriptors. */
                filter_false_positives?: boolean;
              },
            ]
          | {
              readonly action: "abort";
              readonly scanobjects?: readonly BitcoinScanObject[];
              readonly start_height?: number;
              readonly stop_height?: number;
              readonly filtertype?: string;
              readonly options?: {
  /** `true` to read each block found, and to omit those that do not concern the descriptors. */
  filter_false_positives?: boolean;
};
            };
        result: boolean;
      },
    ];
  };
  getdescriptoractivity: {
    params:
      | readonly [
          blockhashes: readonly BitcoinBlockHash[],
          scanobjects: readonly BitcoinScanObject[],
          include_mempool?: boolean,
        ]
      | {
          readonly blockhashes: readonly BitcoinBlockHash[];
          readonly scanobjects: readonly BitcoinScanObject[];
          readonly include_mempool?: boolean;
        };
    result: {
      /** Receipts and spends. */
      activity: (BitcoinReceiveActivity<Q> | BitcoinSpendActivity<Q>)[];
    };
  };
  waitfornewblock: {
    params:
      | readonly [timeout?: number, current_tip?: BitcoinBlockHash]
      | { readonly timeout?: number; readonly current_tip?: BitcoinBlockHash };
    result: BitcoinBlockPosition;
  };
  waitforblock: {
    params:
      | readonly [blockhash: BitcoinBlockHash, timeout?: number]
      | { readonly blockhash: BitcoinBlockHash; readonly timeout?: number };
    result: BitcoinBlockPosition;
  };
  waitforblockheight: {
    params:
      | readonly [height: number, timeout?: number]
      | { readonly height: number; readonly timeout?: number };
    result: BitcoinBlockPosition;
  };
  verifychain: {
    params:
      | readonly [checklevel?: number, nblocks?: number]
      | { readonly checklevel?: number; readonly nblocks?: number };
    result: boolean;
  };
}
