// Generated from specs/grpc/geyser. Do not edit: change the spec and run `npm run generate`.

/** Commitment level: how far the cluster has confirmed the data. */
export const CommitmentLevel = {
  /** PROCESSED - Processed by this validator. The fork may still be skipped. */
  PROCESSED: 0,
  /** CONFIRMED - Confirmed by a supermajority of the stake. */
  CONFIRMED: 1,
  /** FINALIZED - Finalized: rooted, and no longer subject to rollback. */
  FINALIZED: 2,
  UNRECOGNIZED: -1,
} as const;

export type CommitmentLevel = (typeof CommitmentLevel)[keyof typeof CommitmentLevel];

export namespace CommitmentLevel {
  export type PROCESSED = typeof CommitmentLevel.PROCESSED;
  export type CONFIRMED = typeof CommitmentLevel.CONFIRMED;
  export type FINALIZED = typeof CommitmentLevel.FINALIZED;
  export type UNRECOGNIZED = typeof CommitmentLevel.UNRECOGNIZED;
}

/** Hash algorithm of a cuckoo filter. */
export const CuckooHashAlgorithm = {
  /** SIP_HASH - SipHash. */
  SIP_HASH: 0,
  UNRECOGNIZED: -1,
} as const;

export type CuckooHashAlgorithm = (typeof CuckooHashAlgorithm)[keyof typeof CuckooHashAlgorithm];

export namespace CuckooHashAlgorithm {
  export type SIP_HASH = typeof CuckooHashAlgorithm.SIP_HASH;
  export type UNRECOGNIZED = typeof CuckooHashAlgorithm.UNRECOGNIZED;
}

/** Token balances to consider when the owners of token accounts are matched. */
export const TokenAccountExpansionControlFlag = {
  /** ALL - All balances before and after the transaction. */
  ALL: 0,
  /** BALANCE_CHANGED - Only changed balances and closed token accounts. */
  BALANCE_CHANGED: 1,
  UNRECOGNIZED: -1,
} as const;

export type TokenAccountExpansionControlFlag =
  (typeof TokenAccountExpansionControlFlag)[keyof typeof TokenAccountExpansionControlFlag];

export namespace TokenAccountExpansionControlFlag {
  export type ALL = typeof TokenAccountExpansionControlFlag.ALL;
  export type BALANCE_CHANGED = typeof TokenAccountExpansionControlFlag.BALANCE_CHANGED;
  export type UNRECOGNIZED = typeof TokenAccountExpansionControlFlag.UNRECOGNIZED;
}

/** Status of a slot, from the first shred to finality. */
export const SlotStatus = {
  /** SLOT_PROCESSED - Processed by this validator; the fork may still be skipped. */
  SLOT_PROCESSED: 0,
  /** SLOT_CONFIRMED - Confirmed by a supermajority of the stake. */
  SLOT_CONFIRMED: 1,
  /** SLOT_FINALIZED - Finalized: rooted, and no longer subject to rollback. */
  SLOT_FINALIZED: 2,
  /** SLOT_FIRST_SHRED_RECEIVED - The validator received the first shred of the slot. */
  SLOT_FIRST_SHRED_RECEIVED: 3,
  /** SLOT_COMPLETED - The validator received all shreds of the slot. */
  SLOT_COMPLETED: 4,
  /** SLOT_CREATED_BANK - The validator created a bank for the slot, and starts to execute it. */
  SLOT_CREATED_BANK: 5,
  /** SLOT_DEAD - The slot is dead. `dead_error` of the update states the reason. */
  SLOT_DEAD: 6,
  UNRECOGNIZED: -1,
} as const;

export type SlotStatus = (typeof SlotStatus)[keyof typeof SlotStatus];

export namespace SlotStatus {
  export type SLOT_PROCESSED = typeof SlotStatus.SLOT_PROCESSED;
  export type SLOT_CONFIRMED = typeof SlotStatus.SLOT_CONFIRMED;
  export type SLOT_FINALIZED = typeof SlotStatus.SLOT_FINALIZED;
  export type SLOT_FIRST_SHRED_RECEIVED = typeof SlotStatus.SLOT_FIRST_SHRED_RECEIVED;
  export type SLOT_COMPLETED = typeof SlotStatus.SLOT_COMPLETED;
  export type SLOT_CREATED_BANK = typeof SlotStatus.SLOT_CREATED_BANK;
  export type SLOT_DEAD = typeof SlotStatus.SLOT_DEAD;
  export type UNRECOGNIZED = typeof SlotStatus.UNRECOGNIZED;
}

/** Type of a reward. */
export const RewardType = {
  /** Unspecified - The ledger has no type for the reward. */
  Unspecified: 0,
  /** Fee - Transaction fees, paid to the leader of the block. */
  Fee: 1,
  /** Rent - Collected rent; no longer paid on mainnet. */
  Rent: 2,
  /** Staking - Inflation reward of a stake account. */
  Staking: 3,
  /** Voting - Inflation reward of a vote account: the validator's commission. */
  Voting: 4,
  /** DeactivatedStake - Inflation reward of a stake account whose stake is fully deactivated. */
  DeactivatedStake: 5,
  UNRECOGNIZED: -1,
} as const;

export type RewardType = (typeof RewardType)[keyof typeof RewardType];

export namespace RewardType {
  export type Unspecified = typeof RewardType.Unspecified;
  export type Fee = typeof RewardType.Fee;
  export type Rent = typeof RewardType.Rent;
  export type Staking = typeof RewardType.Staking;
  export type Voting = typeof RewardType.Voting;
  export type DeactivatedStake = typeof RewardType.DeactivatedStake;
  export type UNRECOGNIZED = typeof RewardType.UNRECOGNIZED;
}
