/**
 * What happens to results: `observe` returns each at once and checks it afterwards; `enforce` checks it first. If it is wrong,
 * another upstream is asked, and the one that returned it is cordoned. If it cannot be checked, another upstream has to return the same.
 */
export type IntegrityMode = "observe" | "enforce";

/**
 * What a result must agree with: `consistent` with itself and the hash of its block; `verified` also with a block that you trust.
 */
export type IntegrityLevel = "consistent" | "verified";

/** A final block that you trust, such as one from a node of your own. */
export interface TrustedBlockOptions {
  /**
   * Its number.
   *
   * @asType integer
   * @minimum 0
   */
  readonly number: number;
  /**
   * Its hash: 32 bytes in hex.
   *
   * @pattern ^0x[0-9a-fA-F]{64}$
   * @expected 32 bytes in hex
   */
  readonly hash: string;
}

/** A fork of a beacon chain. */
export interface BeaconForkOptions {
  /** Its name, which says what headers and proofs look like. */
  readonly name: "altair" | "bellatrix" | "capella" | "deneb" | "electra" | "fulu";
  /**
   * Its version: 4 bytes in hex.
   *
   * @pattern ^0x[0-9a-fA-F]{8}$
   * @expected 4 bytes in hex
   */
  readonly version: string;
  /**
   * Its first epoch.
   *
   * @asType integer
   * @minimum 0
   */
  readonly epoch: number;
}

/** The parameters of a beacon chain of your own, as its clients have them in their configuration. */
export interface BeaconNetworkOptions {
  /**
   * Root of the validators at genesis: 32 bytes in hex.
   *
   * @pattern ^0x[0-9a-fA-F]{64}$
   * @expected 32 bytes in hex
   */
  readonly genesisValidatorsRoot: string;
  /**
   * The time of slot 0, in seconds since 1970.
   *
   * @asType integer
   * @minimum 1
   */
  readonly genesisTime: number;
  /**
   * The forks since Altair, in order.
   *
   * @minItems 1
   * @expected a list of one or more forks
   */
  readonly forks: readonly BeaconForkOptions[];
  /**
   * Default: 12.
   *
   * @asType integer
   * @minimum 1
   */
  readonly secondsPerSlot?: number;
  /**
   * Default: 32.
   *
   * @asType integer
   * @minimum 1
   */
  readonly slotsPerEpoch?: number;
  /**
   * Epochs for which a sync committee signs. Default: 256.
   *
   * @asType integer
   * @minimum 1
   */
  readonly epochsPerPeriod?: number;
  /**
   * Members of a sync committee. Default: 512.
   *
   * @asType integer
   * @minimum 8
   */
  readonly committeeSize?: number;
}

/** How the sync committee of the beacon chain is followed, through the upstreams of the network's `beacon`. None of them is trusted. */
export interface LightClientOptions {
  /**
   * Root of a beacon block that you trust: 32 bytes in hex. The block is final, the first of its epoch, and a few days
   * old at most. Once the gateway has started from it, what the gateway has stored takes its place.
   *
   * @pattern ^0x[0-9a-fA-F]{64}$
   * @expected 32 bytes in hex
   */
  readonly checkpoint: string;
  /** The beacon chain, if it is not that of Ethereum, Sepolia, Hoodi or Gnosis. */
  readonly network?: BeaconNetworkOptions;
}

/** Which results of upstreams are checked, and what the checks may cost. */
export interface IntegrityOptions {
  /**
   * `observe` returns each result at once and checks it afterwards; `enforce` checks it first. If it is wrong, another
   * upstream is asked, and the one that returned it is cordoned.
   */
  readonly mode: IntegrityMode;
  /**
   * `verified` also checks that blocks up to a trusted one are those of its chain: up to `trustedBlock`, or up to the newest that
   * `lightClient` knows. Newer ones, and those too far below it, are only `consistent`: they agree with the hash that they name.
   * Default: `consistent`.
   */
  readonly level?: IntegrityLevel;
  /** A final block that you trust. Only with the level `verified`, which needs either this or `lightClient`. */
  readonly trustedBlock?: TrustedBlockOptions;
  /** Trusts the blocks that the sync committee of the beacon chain signs. Only with the level `verified`. */
  readonly lightClient?: LightClientOptions;
  /**
   * Names of the methods whose results are checked. Default: all that have a check; those that execute calls, such as `eth_call`,
   * with the level `verified`, or if the call names its block by `blockHash`.
   *
   * @minItems 1
   * @expected a list of one or more names of methods
   */
  readonly methods?: readonly string[];
  /**
   * The part of these calls that is checked, from 0 to 1. Default: 1.
   *
   * @minimum 0
   * @maximum 1
   * @expected a number from 0 to 1
   */
  readonly sampling?: number;
  /**
   * Additional calls for one result, such as for the receipts of its block. A result that takes more cannot be checked.
   * They go to the upstream that returned the result. Default: 64.
   *
   * @asType integer
   * @minimum 0
   * @expected a whole number from 0
   */
  readonly maxReads?: number;
  /**
   * Additional calls for all results together in a minute, at each gateway. Results that take more cannot be checked.
   * Default: no limit.
   *
   * @asType integer
   * @minimum 0
   * @expected a whole number from 0
   */
  readonly readsPerMinute?: number;
  /**
   * `true`: signatures say who sent each transaction. Takes most of the time of a check. Default: senders are not checked.
   */
  readonly senders?: boolean;
}
