// Generated from specs/rpc/solana.openrpc.yaml. Do not edit: change the spec and run `npm run generate`.

/**
 * Address of an account, program or validator: 32 bytes in base58.
 *
 * Source: anza-xyz/agave.
 */
export type Pubkey = string;

/**
 * Signature of a transaction by its fee payer, which identifies the transaction: 64 bytes in base58.
 *
 * Source: anza-xyz/agave.
 */
export type TransactionSignature = string;

/**
 * Hash of a block: 32 bytes in base58. As the blockhash of a transaction, it limits how long the transaction
 * can be processed.
 *
 * Source: anza-xyz/agave.
 */
export type Blockhash = string;

/**
 * Votes of the validators for the block at which a cluster changed to Alpenglow: later blocks are finalized
 * by Alpenglow.
 *
 * Source: anza-xyz/agave; Solana documentation.
 */
export interface AlpenglowGenesisCertificate {
  /** The block. */
  block: {
    /** Slot of the block. */
    slot: Slot;
    /** Id of the block: 32 bytes, each a number. */
    blockId: number[];
  };
  /** The votes. */
  signature: {
    /** Aggregated BLS signature: 192 bytes, each a number. */
    signature: number[];
    /** Which validators have signed, as bytes. */
    bitmap: number[];
  };
}

/**
 * Bytes in base64.
 *
 * Source: anza-xyz/agave.
 */
export type Base64Text = string;

/**
 * Bytes in base58.
 *
 * Source: anza-xyz/agave.
 */
export type Base58Text = string;

/**
 * Number of a slot: a period in which one validator may produce a block. Slots without a block are skipped,
 * so a slot is not a block height.
 *
 * Source: anza-xyz/agave.
 */
export type Slot = number | bigint;

/**
 * Number of an epoch.
 *
 * Source: anza-xyz/agave.
 */
export type Epoch = number | bigint;

/**
 * Amount in lamports: 10^9 lamports are one SOL.
 *
 * Source: anza-xyz/agave.
 */
export type Lamports = number | bigint;

/**
 * Time in seconds since 1970-01-01T00:00:00Z.
 *
 * Source: anza-xyz/agave.
 */
export type UnixTimestamp = number | bigint;

/**
 * How far a block has progressed: `processed` by the node, `confirmed` by votes of two thirds of the stake,
 * or `finalized`, after which it cannot change.
 *
 * Source: Solana documentation, commitment.
 */
export type Commitment = "processed" | "confirmed" | "finalized";

/**
 * How far a block has progressed, for methods that read the ledger: they know no `processed` blocks.
 *
 * Source: Solana documentation, commitment.
 */
export type FinalCommitment = "confirmed" | "finalized";

/**
 * State of the node for which the value is valid.
 *
 * Source: anza-xyz/agave.
 */
export interface ResponseContext {
  /** Slot at which the node evaluated the call. */
  slot: Slot;
  /** Version of the node's API. */
  apiVersion?: string;
}

/**
 * Commitment of the state to read.
 *
 * Source: anza-xyz/agave.
 */
export interface CommitmentConfig {
  /** Commitment that the state must have reached. Default: `finalized`. */
  commitment?: Commitment;
}

/**
 * Commitment and lowest slot of the state to read.
 *
 * Source: anza-xyz/agave.
 */
export interface ContextConfig {
  /** Commitment that the state must have reached. Default: `finalized`. */
  commitment?: Commitment;
  /**
   * Lowest slot at which the node may evaluate the call. A node that has not reached it rejects the call with
   * -32016.
   */
  minContextSlot?: Slot;
}

/**
 * A blockhash for new transactions.
 *
 * Source: anza-xyz/agave.
 */
export interface LatestBlockhash {
  /** Hash of the newest block. */
  blockhash: Blockhash;
  /** Last block height at which a transaction with this blockhash can be processed. */
  lastValidBlockHeight: number | bigint;
}

/**
 * A node of the cluster, as it advertises itself. Addresses are `host:port`; `null` if the node does not
 * advertise one.
 *
 * Source: anza-xyz/agave.
 */
export interface ClusterNode {
  /** Identity of the node. */
  pubkey: Pubkey;
  /** Address for gossip. */
  gossip: string | null;
  /** Address for shreds (UDP). */
  tvu: string | null;
  /** Address for transactions (UDP), which QUIC replaces. */
  tpu: string | null;
  /** Address for transactions (QUIC). */
  tpuQuic: string | null;
  /** Address for forwarded transactions (UDP), which QUIC replaces. */
  tpuForwards: string | null;
  /** Address for forwarded transactions (QUIC). */
  tpuForwardsQuic: string | null;
  /** Address for votes (UDP). */
  tpuVote: string | null;
  /** Address that serves missing shreds (UDP). */
  serveRepair: string | null;
  /** Address for JSON-RPC over HTTP. */
  rpc: string | null;
  /** Address for JSON-RPC over WebSocket. */
  pubsub: string | null;
  /** Version of the node's software. */
  version: string | null;
  /** Name of the node's software. */
  clientId?: string | null;
  /** First 4 bytes of the hash of the features that the software knows. */
  featureSet: number | null;
  /** Shred version of the node: it differs between clusters. */
  shredVersion: number | null;
}

/**
 * Version of a node's software.
 *
 * Source: anza-xyz/agave.
 */
export interface SolanaVersion {
  /** Version of the software. */
  "solana-core": string;
  /** First 4 bytes of the hash of the features that the software knows. */
  "feature-set": number | null;
}

/**
 * Identity of a node.
 *
 * Source: anza-xyz/agave.
 */
export interface NodeIdentity {
  identity: Pubkey;
}

/**
 * Slots of a node's newest snapshots.
 *
 * Source: anza-xyz/agave.
 */
export interface SnapshotSlots {
  /** Slot of the newest full snapshot. */
  full: Slot;
  /** Slot of the newest incremental snapshot that is based on the full one, or `null`. */
  incremental: Slot | null;
}

/**
 * How far a node is behind.
 *
 * Source: anza-xyz/agave.
 */
export interface NodeUnhealthyData {
  /** Number of slots behind the cluster, or `null` if the node does not know. */
  numSlotsBehind: number | bigint | null;
}

/**
 * Slot that a node has reached.
 *
 * Source: anza-xyz/agave.
 */
export interface MinContextSlotData {
  /** Slot at which the node would have evaluated the call. */
  contextSlot: Slot;
}

/**
 * State of the payment of an epoch's rewards.
 *
 * Source: anza-xyz/agave.
 */
export interface EpochRewardsData {
  /** Slot of the node. */
  slot: Slot;
  /** Block height of the node. */
  currentBlockHeight: number | bigint;
  /** Block height at which all rewards are paid. */
  rewardsCompleteBlockHeight: number | bigint;
}

/**
 * A slot.
 *
 * Source: anza-xyz/agave.
 */
export interface SlotData {
  /** The slot without rewards. */
  slot: Slot;
}

/** The node, the cluster, slots and blockhashes, and schemas that all families of Solana share. */
export interface SolanaMethods {
  /**
   * Returns `ok` if the node has kept up with the cluster.
   *
   * Source: anza-xyz/agave; Solana documentation.
   *
   * @returns `ok`.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32005 (the node is behind the cluster; `data` is a
   * `NodeUnhealthyData`).
   * @example const health = await client.getHealth(); // "ok"
   */
  getHealth(): Promise<"ok">;

  /**
   * Returns the version of the node's software.
   *
   * Source: anza-xyz/agave; Solana documentation.
   *
   * @returns Version of the software, and the features that it knows.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32603.
   * @example const version = await client.getVersion(); // {"feature-set":3294202862,"solana-core":"4.3.2"}
   */
  getVersion(): Promise<SolanaVersion>;

  /**
   * Returns the identity of the node.
   *
   * Source: anza-xyz/agave; Solana documentation.
   *
   * @returns Identity of the node.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32603.
   * @example const identity = await client.getIdentity(); // {"identity":"66K3cNoHDSogCJyHhPd1bpxuwnDzhcxvdnqWAoBPmf79"}
   */
  getIdentity(): Promise<NodeIdentity>;

  /**
   * Returns the hash of the cluster's genesis configuration, which identifies the cluster.
   *
   * Source: anza-xyz/agave; Solana documentation.
   *
   * @returns Hash of the genesis configuration.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32603.
   * @example const hash = await client.getGenesisHash(); // "5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d"
   */
  getGenesisHash(): Promise<Blockhash>;

  /**
   * Returns the certificate of the block at which the cluster changed to the Alpenglow consensus; `null`
   * before the change. Agave has this method since 4.3, so an error -32601 does not tell which consensus the
   * cluster has.
   *
   * Source: anza-xyz/agave; Solana documentation.
   *
   * @returns Certificate of the block; `null` if the cluster has not changed to Alpenglow.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32603.
   * @example const certificate = await client.getAgGenesisCert(); // null
   */
  getAgGenesisCert(): Promise<AlpenglowGenesisCertificate | null>;

  /**
   * Returns the nodes that take part in the cluster.
   *
   * Source: anza-xyz/agave; Solana documentation.
   *
   * @returns Nodes that gossip knows.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32603.
   * @example const nodes = await client.getClusterNodes();
   */
  getClusterNodes(): Promise<ClusterNode[]>;

  /**
   * Returns the newest slot with the given commitment.
   *
   * Source: anza-xyz/agave; Solana documentation.
   *
   * @param config - Commitment, and the lowest slot to read at.
   * @returns Number of the slot.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32016 (the node has not reached `minContextSlot`;
   * try again, or another node; `data` is a `MinContextSlotData`).
   * @example const slot = await client.getSlot(); // 391573590
   */
  getSlot(config?: ContextConfig): Promise<Slot>;

  /**
   * Returns the block height: the number of blocks below the newest block with the given commitment.
   *
   * Source: anza-xyz/agave; Solana documentation.
   *
   * @param config - Commitment, and the lowest slot to read at.
   * @returns Block height.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32016 (the node has not reached `minContextSlot`;
   * try again, or another node; `data` is a `MinContextSlotData`).
   * @example const height = await client.getBlockHeight(); // 369751234
   */
  getBlockHeight(config?: ContextConfig): Promise<number | bigint>;

  /**
   * Returns the number of transactions in the ledger.
   *
   * Source: anza-xyz/agave; Solana documentation.
   *
   * @param config - Commitment, and the lowest slot to read at.
   * @returns Number of transactions since genesis.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32016 (the node has not reached `minContextSlot`;
   * try again, or another node; `data` is a `MinContextSlotData`).
   * @example const count = await client.getTransactionCount({ commitment: "confirmed" }); // 486123456789
   */
  getTransactionCount(config?: ContextConfig): Promise<number | bigint>;

  /**
   * Returns the newest blockhash, and how long transactions with it are valid.
   *
   * Source: anza-xyz/agave; Solana documentation.
   *
   * @param config - Commitment, and the lowest slot to read at.
   * @returns Blockhash, with the context.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32016 (the node has not reached `minContextSlot`;
   * try again, or another node; `data` is a `MinContextSlotData`).
   * @example const blockhash = await client.getLatestBlockhash({ commitment: "confirmed" });
   */
  getLatestBlockhash(
    config?: ContextConfig,
  ): Promise<{
    context: ResponseContext;
    /** Blockhash and its last valid block height. */
    value: LatestBlockhash;
  }>;

  /**
   * Returns whether transactions with a blockhash can still be processed.
   *
   * Source: anza-xyz/agave; Solana documentation.
   *
   * @param blockhash - Blockhash of the transaction.
   * @param config - Commitment, and the lowest slot to read at.
   * @returns Whether it is valid, with the context.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32016 (the node has not reached `minContextSlot`;
   * try again, or another node; `data` is a `MinContextSlotData`).
   * @example const valid = await client.isBlockhashValid("46pBuVKf3Sekt8YqvfWRhLrc4mJ2iNdHP31zGHpaudsM", { commitment: "confirmed" }); // {"context":{"apiVersion":"4.3.2","slot":391573590},"value":true}
   */
  isBlockhashValid(
    blockhash: Blockhash,
    config?: ContextConfig,
  ): Promise<{
    context: ResponseContext;
    /** `true` if the blockhash is still valid. */
    value: boolean;
  }>;

  /**
   * Returns the slot of the first block that the node has, including its long-term storage.
   *
   * Source: anza-xyz/agave; Solana documentation.
   *
   * @returns Slot of the first block.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32603.
   * @example const slot = await client.getFirstAvailableBlock(); // 0
   */
  getFirstAvailableBlock(): Promise<Slot>;

  /**
   * Returns the lowest slot in the node's own ledger. It increases as the node removes old data.
   *
   * Source: anza-xyz/agave; Solana documentation.
   *
   * @returns Lowest slot.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32603.
   * @example const slot = await client.minimumLedgerSlot(); // 391141590
   */
  minimumLedgerSlot(): Promise<Slot>;

  /**
   * Returns the slots of the node's newest snapshots.
   *
   * Source: anza-xyz/agave; Solana documentation.
   *
   * @returns Slots of the full and of the incremental snapshot.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32008 (the node has no snapshot).
   * @example const slots = await client.getHighestSnapshotSlot(); // {"full":391550000,"incremental":391573400}
   */
  getHighestSnapshotSlot(): Promise<SnapshotSlots>;

  /**
   * Returns the newest slot whose shreds the node has sent on.
   *
   * Source: anza-xyz/agave; Solana documentation.
   *
   * @returns Number of the slot.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32603.
   * @example const slot = await client.getMaxRetransmitSlot(); // 391573623
   */
  getMaxRetransmitSlot(): Promise<Slot>;

  /**
   * Returns the newest slot of which the node has stored shreds.
   *
   * Source: anza-xyz/agave; Solana documentation.
   *
   * @returns Number of the slot.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32603.
   * @example const slot = await client.getMaxShredInsertSlot(); // 391573623
   */
  getMaxShredInsertSlot(): Promise<Slot>;
}

/**
 * The methods of {@link SolanaMethods} as `{ method, params }` calls. The result is that of the first of
 * `overloads` whose params match.
 */
export interface SolanaCalls {
  getHealth: { params: readonly []; result: "ok" };
  getVersion: { params: readonly []; result: SolanaVersion };
  getIdentity: { params: readonly []; result: NodeIdentity };
  getGenesisHash: { params: readonly []; result: Blockhash };
  getAgGenesisCert: { params: readonly []; result: AlpenglowGenesisCertificate | null };
  getClusterNodes: { params: readonly []; result: ClusterNode[] };
  getSlot: { params: readonly [config?: ContextConfig]; result: Slot };
  getBlockHeight: { params: readonly [config?: ContextConfig]; result: number | bigint };
  getTransactionCount: { params: readonly [config?: ContextConfig]; result: number | bigint };
  getLatestBlockhash: {
    params: readonly [config?: ContextConfig];
    result: {
      context: ResponseContext;
      /** Blockhash and its last valid block height. */
      value: LatestBlockhash;
    };
  };
  isBlockhashValid: {
    params: readonly [blockhash: Blockhash, config?: ContextConfig];
    result: {
      context: ResponseContext;
      /** `true` if the blockhash is still valid. */
      value: boolean;
    };
  };
  getFirstAvailableBlock: { params: readonly []; result: Slot };
  minimumLedgerSlot: { params: readonly []; result: Slot };
  getHighestSnapshotSlot: { params: readonly []; result: SnapshotSlots };
  getMaxRetransmitSlot: { params: readonly []; result: Slot };
  getMaxShredInsertSlot: { params: readonly []; result: Slot };
}
