// Generated from specs/rpc/solana-epoch.openrpc.yaml. Do not edit: change the spec and run `npm run generate`.

import type {
  Blockhash, Commitment, ContextConfig, Epoch, Lamports, Pubkey, ResponseContext, Slot, UnixTimestamp,
} from "./solana.ts";
import type { DecimalText, FeeCalculator } from "./solana-account.ts";

/**
 * The cluster's clock.
 *
 * Source: anza-xyz/agave.
 */
export interface ClockSysvar {
  /** Current slot. */
  slot: Slot;
  /** Current epoch. */
  epoch: Epoch;
  /** Time at which the epoch began. */
  epochStartTimestamp: UnixTimestamp;
  /** Newest epoch whose leaders are known. */
  leaderScheduleEpoch: Epoch;
  /** Current time. */
  unixTimestamp: UnixTimestamp;
}

/**
 * Length of epochs.
 *
 * Source: anza-xyz/agave.
 */
export interface EpochSchedule {
  /** Number of slots in an epoch, after the first ones. */
  slotsPerEpoch: number | bigint;
  /** How many slots before an epoch its leaders are chosen. */
  leaderScheduleSlotOffset: number | bigint;
  /** Whether the first epochs are shorter. */
  warmup: boolean;
  /** First epoch with the full length. */
  firstNormalEpoch: Epoch;
  /** First slot of that epoch. */
  firstNormalSlot: Slot;
}

/**
 * Hash of a slot.
 *
 * Source: anza-xyz/agave.
 */
export interface SlotHashItem {
  /** Number of the slot. */
  slot: Slot;
  /** Hash of the bank. */
  hash: Blockhash;
}

/**
 * Which of the last slots have a block.
 *
 * Source: anza-xyz/agave.
 */
export interface SlotHistoryInfo {
  /** Slot after the newest. */
  nextSlot: Slot;
  /** A bit for each slot, as text. */
  bits: string;
}

/**
 * Stake of the cluster in an epoch.
 *
 * Source: anza-xyz/agave.
 */
export interface StakeHistoryEntry {
  /** Active stake in lamports. */
  effective: Lamports;
  /** Stake in lamports that is being activated. */
  activating: Lamports;
  /** Stake in lamports that is being deactivated. */
  deactivating: Lamports;
}

/**
 * An epoch and its stake.
 *
 * Source: anza-xyz/agave.
 */
export interface StakeHistoryItem {
  /** Number of the epoch. */
  epoch: Epoch;
  stakeHistory: StakeHistoryEntry;
}

/**
 * A blockhash and its fee.
 *
 * Source: anza-xyz/agave.
 */
export interface RecentBlockhashItem {
  /** Blockhash. */
  blockhash: Blockhash;
  feeCalculator: FeeCalculator;
}

/**
 * The cluster's fees.
 *
 * Source: anza-xyz/agave.
 */
export interface FeesSysvar {
  feeCalculator: FeeCalculator;
}

/**
 * Price of storage. Older nodes state it per year.
 *
 * Source: anza-xyz/agave.
 */
export type RentSysvar =
  | {
    /** Lamports for a byte. */
    lamportsPerByte: DecimalText;
  }
  | {
    /** Lamports for a byte and year. */
    lamportsPerByteYear: DecimalText;
    /** Years that must be paid in advance. */
    exemptionThreshold: number;
    /** Percentage of the rent that is destroyed. */
    burnPercent: number;
  };

/**
 * Last restart of the cluster.
 *
 * Source: anza-xyz/agave.
 */
export interface LastRestartSlotInfo {
  /** Slot of the restart; 0 if there was none. */
  lastRestartSlot: Slot;
}

/**
 * Payment of an epoch's rewards.
 *
 * Source: anza-xyz/agave.
 */
export interface EpochRewardsInfo {
  /** Block height at which the payment began. */
  distributionStartingBlockHeight?: number | bigint;
  /** Number of blocks over which the rewards are paid. */
  numPartitions?: number | bigint;
  /** Hash of the block before. */
  parentBlockhash?: Blockhash;
  /** Sum of the points. */
  totalPoints?: string;
  /** All rewards in lamports, as text on newer nodes. */
  totalRewards: DecimalText | Lamports;
  /** Paid rewards in lamports, as text on newer nodes. */
  distributedRewards: DecimalText | Lamports;
  /** Block height at which all rewards are paid. Only older nodes have it. */
  distributionCompleteBlockHeight?: number | bigint;
  /** Whether the rewards are being paid. */
  active?: boolean;
}

/**
 * Data of a system variable.
 *
 * Source: anza-xyz/agave.
 */
export interface SysvarData {
  program: "sysvar";
  /** Kind of the account, and what it contains. */
  parsed:
    | { type: "clock"; info: ClockSysvar }
    | { type: "epochSchedule"; info: EpochSchedule }
    | { type: "epochRewards"; info: EpochRewardsInfo }
    | { type: "rent"; info: RentSysvar }
    | {
      type: "slotHashes";
      /** What the account contains. */
      info: SlotHashItem[];
    }
    | { type: "slotHistory"; info: SlotHistoryInfo }
    | {
      type: "stakeHistory";
      /** What the account contains. */
      info: StakeHistoryItem[];
    }
    | { type: "lastRestartSlot"; info: LastRestartSlotInfo }
    | {
      type: "recentBlockhashes";
      /** What the account contains. */
      info: RecentBlockhashItem[];
    }
    | { type: "fees"; info: FeesSysvar };
  /** Size of the data in bytes. */
  space: number | bigint;
}

/**
 * The current epoch.
 *
 * Source: anza-xyz/agave.
 */
export interface EpochInfo {
  /** Number of the epoch. */
  epoch: Epoch;
  /** Slots since the epoch began. */
  slotIndex: number | bigint;
  /** Number of slots in the epoch. */
  slotsInEpoch: number | bigint;
  /** Current slot. */
  absoluteSlot: Slot;
  /** Current block height. */
  blockHeight: number | bigint;
  /** Number of transactions since genesis, or `null`. */
  transactionCount: number | bigint | null;
}

/**
 * Which leaders to return.
 *
 * Source: anza-xyz/agave.
 */
export interface LeaderScheduleConfig {
  /** Commitment that the state must have reached. Default: `finalized`. */
  commitment?: Commitment;
  /** Only the slots of this validator. */
  identity?: Pubkey;
}

/**
 * For each validator, the slots that it leads, counted from the start of the epoch.
 *
 * Source: anza-xyz/agave.
 */
export type LeaderSchedule = Record<Pubkey, (number | bigint)[]>;

/**
 * A range of slots.
 *
 * Source: anza-xyz/agave.
 */
export interface SlotRange {
  /** First slot. */
  firstSlot: Slot;
  /** Last slot. */
  lastSlot: Slot;
}

/**
 * Which blocks to count.
 *
 * Source: anza-xyz/agave.
 */
export interface BlockProductionConfig {
  /** Commitment that the state must have reached. Default: `finalized`. */
  commitment?: Commitment;
  /** Only the slots of this validator. */
  identity?: Pubkey;
  /** Slots to count. Default: those of the current epoch. */
  range?: {
    /** First slot. */
    firstSlot: Slot;
    /** Last slot. Default: the newest. */
    lastSlot?: Slot;
  };
}

/**
 * Blocks that validators have produced.
 *
 * Source: anza-xyz/agave.
 */
export interface BlockProduction {
  /** For each validator, the number of slots that it led, and of blocks that it produced. */
  byIdentity: Record<Pubkey, [number | bigint, number | bigint]>;
  /** Slots that were counted. */
  range: SlotRange;
}

/** Epochs, leaders, and the system variables that describe them. */
export interface SolanaEpochMethods {
  /**
   * Returns the current epoch, slot and block height.
   *
   * Source: anza-xyz/agave; Solana documentation.
   *
   * @param config - Commitment, and the lowest slot to read at.
   * @returns Current epoch.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32016 (the node has not reached `minContextSlot`;
   * try again, or another node; `data` is a `MinContextSlotData`).
   * @example const epoch = await client.getEpochInfo();
   */
  getEpochInfo(config?: ContextConfig): Promise<EpochInfo>;

  /**
   * Returns the length of epochs, from the cluster's genesis configuration.
   *
   * Source: anza-xyz/agave; Solana documentation.
   *
   * @returns Length of epochs.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32603.
   * @example const schedule = await client.getEpochSchedule();
   */
  getEpochSchedule(): Promise<EpochSchedule>;

  /**
   * Returns which validator leads which slots of an epoch.
   *
   * Source: anza-xyz/agave; Solana documentation.
   *
   * @param slot - A slot of the epoch, or `null` for the current epoch.
   * @param config - Which leaders to return.
   * @returns Slots by validator; `null` if the node does not know the epoch.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602.
   * @example const schedule = await client.getLeaderSchedule(null, { identity: "66K3cNoHDSogCJyHhPd1bpxuwnDzhcxvdnqWAoBPmf79" }); // {"66K3cNoHDSogCJyHhPd1bpxuwnDzhcxvdnqWAoBPmf79":[128,129,130,131]}
   */
  getLeaderSchedule(slot?: Slot | null, config?: LeaderScheduleConfig): Promise<LeaderSchedule | null>;

  /**
   * Returns the validator that leads the current slot.
   *
   * Source: anza-xyz/agave; Solana documentation.
   *
   * @param config - Commitment, and the lowest slot to read at.
   * @returns Identity of the validator.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32016 (the node has not reached `minContextSlot`;
   * try again, or another node; `data` is a `MinContextSlotData`).
   * @example const leader = await client.getSlotLeader(); // "66K3cNoHDSogCJyHhPd1bpxuwnDzhcxvdnqWAoBPmf79"
   */
  getSlotLeader(config?: ContextConfig): Promise<Pubkey>;

  /**
   * Returns the validators that lead a range of slots.
   *
   * Source: anza-xyz/agave; Solana documentation.
   *
   * @param startSlot - First slot of the range.
   * @param limit - Number of slots, from 0 to 5,000.
   * @returns Identities of the validators, in the order of the slots.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602.
   * @example const leaders = await client.getSlotLeaders(391573590, 5);
   */
  getSlotLeaders(startSlot: Slot, limit: number): Promise<Pubkey[]>;

  /**
   * Returns how many blocks validators have produced of those that they could.
   *
   * Source: anza-xyz/agave; Solana documentation.
   *
   * @param config - Which blocks to count.
   * @returns Blocks by validator, with the context.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32021 (the node has no slot history; try another
   * node).
   * @example const production = await client.getBlockProduction({ identity: "66K3cNoHDSogCJyHhPd1bpxuwnDzhcxvdnqWAoBPmf79" });
   */
  getBlockProduction(
    config?: BlockProductionConfig,
  ): Promise<{
    context: ResponseContext;
    /** Blocks by validator. */
    value: BlockProduction;
  }>;
}

/**
 * The methods of {@link SolanaEpochMethods} as `{ method, params }` calls. The result is that of the first of
 * `overloads` whose params match.
 */
export interface SolanaEpochCalls {
  getEpochInfo: { params: readonly [config?: ContextConfig]; result: EpochInfo };
  getEpochSchedule: { params: readonly []; result: EpochSchedule };
  getLeaderSchedule: {
    params: readonly [slot?: Slot | null, config?: LeaderScheduleConfig];
    result: LeaderSchedule | null;
  };
  getSlotLeader: { params: readonly [config?: ContextConfig]; result: Pubkey };
  getSlotLeaders: { params: readonly [startSlot: Slot, limit: number]; result: Pubkey[] };
  getBlockProduction: {
    params: readonly [config?: BlockProductionConfig];
    result: {
      context: ResponseContext;
      /** Blocks by validator. */
      value: BlockProduction;
    };
  };
}
