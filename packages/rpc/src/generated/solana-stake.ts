// Generated from specs/rpc/solana-stake.openrpc.yaml. Do not edit: change the spec and run `npm run generate`.

import type {
  Commitment, CommitmentConfig, Epoch, Lamports, Pubkey, ResponseContext, Slot, UnixTimestamp,
} from "./solana.ts";
import type { DecimalText } from "./solana-account.ts";

/**
 * Who may change a stake account.
 *
 * Source: anza-xyz/agave.
 */
export interface StakeAuthorized {
  /** Address that may delegate the stake. */
  staker: Pubkey;
  /** Address that may withdraw it. */
  withdrawer: Pubkey;
}

/**
 * Until when a stake cannot be withdrawn.
 *
 * Source: anza-xyz/agave.
 */
export interface StakeLockup {
  /** Time of the end. */
  unixTimestamp: UnixTimestamp;
  /** Epoch of the end. */
  epoch: Epoch;
  /** Address that may end it earlier. */
  custodian: Pubkey;
}

/**
 * Owners and lockup of a stake account.
 *
 * Source: anza-xyz/agave.
 */
export interface StakeMeta {
  /** Lamports that cannot be staked. */
  rentExemptReserve: DecimalText;
  authorized: StakeAuthorized;
  lockup: StakeLockup;
}

/**
 * A delegation of stake to a validator.
 *
 * Source: anza-xyz/agave.
 */
export interface StakeDelegation {
  /** Vote account of the validator. */
  voter: Pubkey;
  /** Stake in lamports. */
  stake: DecimalText;
  /** Epoch in which it was delegated. */
  activationEpoch: DecimalText;
  /** Epoch in which it was deactivated: 2^64 - 1 if it was not. */
  deactivationEpoch: DecimalText;
  /** Part of the stake that may be activated in an epoch. No longer used. */
  warmupCooldownRate?: number;
}

/**
 * A stake account.
 *
 * Source: anza-xyz/agave.
 */
export interface StakeInfo {
  meta: StakeMeta;
  /** Delegation, or `null` if there is none. */
  stake:
    | {
      delegation: StakeDelegation;
      /** Credits of the vote account when rewards were last paid. */
      creditsObserved: number | bigint;
    }
    | null;
}

/**
 * Data of a stake account.
 *
 * Source: anza-xyz/agave.
 */
export interface StakeData {
  program: "stake";
  /** Kind of the account, and what it contains. */
  parsed:
    | { type: "delegated"; info: StakeInfo }
    | { type: "initialized"; info: StakeInfo }
    | { type: "uninitialized" }
    | { type: "rewardsPool" };
  /** Size of the data in bytes. */
  space: number | bigint;
}

/**
 * A vote of a validator.
 *
 * Source: anza-xyz/agave.
 */
export interface VoteLockout {
  /** Slot that it voted for. */
  slot: Slot;
  /** Number of votes on top of it. */
  confirmationCount: number;
  /** Slots between the slot and the vote. */
  latency?: number;
}

/**
 * Address that may vote from an epoch on.
 *
 * Source: anza-xyz/agave.
 */
export interface AuthorizedVoter {
  /** First epoch. */
  epoch: Epoch;
  /** Address that may vote. */
  authorizedVoter: Pubkey;
}

/**
 * Address that could vote before.
 *
 * Source: anza-xyz/agave.
 */
export interface PriorVoter {
  /** Address that could vote. */
  authorizedPubkey: Pubkey;
  /** First epoch. */
  epochOfLastAuthorizedSwitch: Epoch;
  /** Epoch after the last one. */
  targetEpoch: Epoch;
}

/**
 * Credits that a validator has earned by voting.
 *
 * Source: anza-xyz/agave.
 */
export interface EpochCredits {
  /** Number of the epoch. */
  epoch: Epoch;
  /** Credits at the end of the epoch. */
  credits: DecimalText;
  /** Credits at its start. */
  previousCredits: DecimalText;
}

/**
 * A vote account.
 *
 * Source: anza-xyz/agave.
 */
export interface VoteInfo {
  /** Identity of the validator. */
  nodePubkey: Pubkey;
  /** Address that may withdraw. */
  authorizedWithdrawer: Pubkey;
  /** Commission in percent. */
  commission: number;
  /** Last votes, oldest first. */
  votes: VoteLockout[];
  /** Newest slot that the votes finalize, or `null`. */
  rootSlot: Slot | null;
  /** Addresses that may vote. */
  authorizedVoters: AuthorizedVoter[];
  /** Addresses that could vote before. */
  priorVoters: PriorVoter[];
  /** Credits of the last epochs. */
  epochCredits: EpochCredits[];
  /** Last time that the validator has stated. */
  lastTimestamp: {
    /** Slot of the vote. */
    slot: Slot;
    /** Stated time. */
    timestamp: UnixTimestamp;
  };
  /** Commission on rewards, in basis points. Newer nodes have it. */
  inflationRewardsCommissionBps?: number;
  /** Account that receives the commission on rewards. Newer nodes have it. */
  inflationRewardsCollector?: Pubkey;
  /** Account that receives block revenue. Newer nodes have it. */
  blockRevenueCollector?: Pubkey;
  /** Commission on block revenue, in basis points. Newer nodes have it. */
  blockRevenueCommissionBps?: number;
  /** Rewards in lamports that delegators have not received yet. Newer nodes have it. */
  pendingDelegatorRewards?: DecimalText;
  /** BLS key of the validator, or `null`. Newer nodes have it. */
  blsPubkeyCompressed?: string | null;
}

/**
 * Data of a vote account.
 *
 * Source: anza-xyz/agave.
 */
export interface VoteData {
  program: "vote";
  /** Kind of the account, and what it contains. */
  parsed: { type: "vote"; info: VoteInfo };
  /** Size of the data in bytes. */
  space: number | bigint;
}

/**
 * A vote account and its stake.
 *
 * Source: anza-xyz/agave.
 */
export interface VoteAccount {
  /** Address of the vote account. */
  votePubkey: Pubkey;
  /** Identity of the validator. */
  nodePubkey: Pubkey;
  /** Stake in lamports that is active in this epoch. */
  activatedStake: Lamports;
  /** Commission in percent. Newer nodes replace it by basis points. */
  commission?: number;
  /** Commission in basis points. Newer nodes have it. */
  inflationRewardsCommissionBps?: number;
  /** Whether the account has stake in this epoch. */
  epochVoteAccount: boolean;
  /** For up to 5 epochs: the epoch, the credits at its end and at its start. */
  epochCredits: [Epoch, number | bigint, number | bigint][];
  /** Newest slot that it voted for; 0 if it never voted. */
  lastVote: Slot;
  /** Newest slot that its votes finalize; 0 if there is none. */
  rootSlot: Slot;
}

/**
 * Vote accounts of the cluster.
 *
 * Source: anza-xyz/agave.
 */
export interface VoteAccounts {
  /** Those that vote. */
  current: VoteAccount[];
  /** Those that have not voted for a while. */
  delinquent: VoteAccount[];
}

/**
 * Which vote accounts to return.
 *
 * Source: anza-xyz/agave.
 */
export interface VoteAccountsConfig {
  /** Commitment that the state must have reached. Default: `finalized`. */
  commitment?: Commitment;
  /** Only this vote account. */
  votePubkey?: Pubkey;
  /** Whether to return delinquent accounts without stake too. Default: `false`. */
  keepUnstakedDelinquents?: boolean;
  /** Slots without a vote after which an account is delinquent. Default: 128, which most tools use. */
  delinquentSlotDistance?: number | bigint;
}

/**
 * Parameters of inflation.
 *
 * Source: anza-xyz/agave.
 */
export interface InflationGovernor {
  /** Inflation at genesis, per year: 0.08 is 8 %. */
  initial: number;
  /** Inflation in the long term, per year. */
  terminal: number;
  /** Part by which inflation decreases each year. */
  taper: number;
  /** Part for the foundation. */
  foundation: number;
  /** Years in which the foundation receives its part. */
  foundationTerm: number;
}

/**
 * Inflation of an epoch.
 *
 * Source: anza-xyz/agave.
 */
export interface InflationRate {
  /** Inflation per year: 0.04 is 4 %. */
  total: number;
  /** Part for validators, per year. */
  validator: number;
  /** Part for the foundation, per year. */
  foundation: number;
  /** Number of the epoch. */
  epoch: Epoch;
}

/**
 * Reward of an account in an epoch.
 *
 * Source: anza-xyz/agave.
 */
export interface InflationReward {
  /** Epoch that it rewards. */
  epoch: Epoch;
  /** Slot in which it was paid. */
  effectiveSlot: Slot;
  /** Reward in lamports. */
  amount: Lamports;
  /** Balance afterwards, in lamports. */
  postBalance: Lamports;
  /** Commission of the vote account in percent, or `null`. */
  commission?: number | null;
  /** Commission of the vote account in basis points, or `null`. */
  commissionBps?: number | null;
}

/**
 * Which epoch, and state to read.
 *
 * Source: anza-xyz/agave.
 */
export interface InflationRewardConfig {
  /** Commitment that the state must have reached. Default: `finalized`. */
  commitment?: Commitment;
  /** Number of the epoch. Default: the last complete one. */
  epoch?: Epoch;
  /**
   * Lowest slot at which the node may evaluate the call. A node that has not reached it rejects the call with
   * -32016.
   */
  minContextSlot?: Slot;
}

/**
 * Supply of SOL.
 *
 * Source: anza-xyz/agave.
 */
export interface SolanaSupply {
  /** All lamports. */
  total: Lamports;
  /** Circulating lamports. */
  circulating: Lamports;
  /** Other lamports. */
  nonCirculating: Lamports;
  /** Accounts that hold them; empty with `excludeNonCirculatingAccountsList`. */
  nonCirculatingAccounts: Pubkey[];
}

/**
 * What to return.
 *
 * Source: anza-xyz/agave.
 */
export interface SupplyConfig {
  /** Commitment that the state must have reached. Default: `finalized`. */
  commitment?: Commitment;
  /** Whether to omit the list of accounts. Default: `false`. */
  excludeNonCirculatingAccountsList?: boolean;
}

/** Stake, votes, inflation and supply. */
export interface SolanaStakeMethods {
  /**
   * Returns the vote accounts and their stake.
   *
   * Source: anza-xyz/agave; Solana documentation.
   *
   * @param config - Which vote accounts to return.
   * @returns Vote accounts.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602.
   * @example const accounts = await client.getVoteAccounts({ votePubkey: "Afr3XBcBF2AdTKEypB1RkRLAuGqGzUUXz7cschLuDpmx" });
   */
  getVoteAccounts(config?: VoteAccountsConfig): Promise<VoteAccounts>;

  /**
   * Returns the minimum amount of a delegation.
   *
   * Source: anza-xyz/agave; Solana documentation.
   *
   * @param config - Commitment of the state to read.
   * @returns Minimum in lamports, with the context.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602.
   * @example const minimum = await client.getStakeMinimumDelegation(); // {"context":{"apiVersion":"4.3.2","slot":391573590},"value":1000000000}
   */
  getStakeMinimumDelegation(
    config?: CommitmentConfig,
  ): Promise<{
    context: ResponseContext;
    /** Minimum in lamports. */
    value: Lamports;
  }>;

  /**
   * Returns the parameters of inflation.
   *
   * Source: anza-xyz/agave; Solana documentation.
   *
   * @param config - Commitment of the state to read.
   * @returns Parameters of inflation.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602.
   * @example const governor = await client.getInflationGovernor();
   */
  getInflationGovernor(config?: CommitmentConfig): Promise<InflationGovernor>;

  /**
   * Returns the inflation of the current epoch.
   *
   * Source: anza-xyz/agave; Solana documentation.
   *
   * @returns Inflation of the epoch.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32603.
   * @example const rate = await client.getInflationRate(); // {"epoch":906,"foundation":0,"total":0.0408,"validator":0.0408}
   */
  getInflationRate(): Promise<InflationRate>;

  /**
   * Returns the rewards of accounts for an epoch.
   *
   * Source: anza-xyz/agave; Solana documentation.
   *
   * @param addresses - Addresses of stake or vote accounts.
   * @param config - Which epoch, and state to read.
   * @returns Rewards in the order of the addresses; `null` for accounts without one.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32004 (the node does not have the block of the
   * slot), -32011 (the node stores no transaction history), -32016 (the node has not reached
   * `minContextSlot`; try again, or another node; `data` is a `MinContextSlotData`), -32017 (the rewards of
   * the epoch are still being paid; `data` is a `EpochRewardsData`), -32018 (the first block of the epoch,
   * which has its rewards, is missing; `data` is a `SlotData`), -32019 (long-term storage cannot be reached;
   * try again).
   * @example const rewards = await client.getInflationReward(["3vqy8f8fechVM7Efvd9NV5dLtAkKCNZ2phJKce8bceFS", "HAjpKvLX3RNTcgS6GhVgMhjt5iyFN1nrNfjv8R7k878Q"], { epoch: 905 });
   */
  getInflationReward(
    addresses: readonly Pubkey[],
    config?: InflationRewardConfig,
  ): Promise<(InflationReward | null)[]>;

  /**
   * Returns the supply of SOL.
   *
   * Source: anza-xyz/agave; Solana documentation.
   *
   * @param config - What to return.
   * @returns Supply, with the context.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32012 (the scan of accounts failed, such as
   * because it returned too much).
   * @example const supply = await client.getSupply({ excludeNonCirculatingAccountsList: true });
   */
  getSupply(
    config?: SupplyConfig,
  ): Promise<{
    context: ResponseContext;
    /** Supply. */
    value: SolanaSupply;
  }>;
}

/**
 * The methods of {@link SolanaStakeMethods} as `{ method, params }` calls. The result is that of the first of
 * `overloads` whose params match.
 */
export interface SolanaStakeCalls {
  getVoteAccounts: { params: readonly [config?: VoteAccountsConfig]; result: VoteAccounts };
  getStakeMinimumDelegation: {
    params: readonly [config?: CommitmentConfig];
    result: {
      context: ResponseContext;
      /** Minimum in lamports. */
      value: Lamports;
    };
  };
  getInflationGovernor: { params: readonly [config?: CommitmentConfig]; result: InflationGovernor };
  getInflationRate: { params: readonly []; result: InflationRate };
  getInflationReward: {
    params: readonly [addresses: readonly Pubkey[], config?: InflationRewardConfig];
    result: (InflationReward | null)[];
  };
  getSupply: {
    params: readonly [config?: SupplyConfig];
    result: {
      context: ResponseContext;
      /** Supply. */
      value: SolanaSupply;
    };
  };
}
