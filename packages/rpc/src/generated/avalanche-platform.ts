// Generated from specs/rpc/avalanche-platform.openrpc.yaml. Do not edit: change the spec and run `npm run generate`.

import type { Decimal, Hex } from "./shared.ts";

/**
 * 32 bytes in CB58: base58 with a checksum.
 *
 * Source: ava-labs/avalanchego, ids.
 */
export type AvalancheId = string;

/**
 * Id of a node: `NodeID-` and 20 bytes in CB58.
 *
 * Source: ava-labs/avalanchego, ids.
 */
export type AvalancheNodeId = `NodeID-${string}`;

/**
 * Address in Bech32, after the alias of its chain: `P-avax1...`.
 *
 * Source: ava-labs/avalanchego, formatting/address.
 */
export type AvalancheAddress = string;

/**
 * Encoding of bytes in hex: `hex` and `hexc` with a checksum of 4 bytes, `hexnc` without.
 *
 * Source: ava-labs/avalanchego, utils/formatting.
 */
export type AvalancheHexEncoding = "hex" | "hexc" | "hexnc";

/**
 * An encoding of bytes in hex, or `json` for an object.
 *
 * Source: ava-labs/avalanchego, utils/formatting.
 */
export type AvalancheEncoding = AvalancheHexEncoding | "json";

/**
 * Height of a block: a number, or decimal text.
 *
 * Source: ava-labs/avalanchego, utils/json.
 */
export type AvalancheHeight = number | Decimal;

/**
 * A P-Chain height, or `proposed`.
 *
 * Source: ava-labs/avalanchego, platformvm/api.
 */
export type ProposableHeight = number | Decimal | "proposed";

/**
 * A height.
 *
 * Source: ava-labs/avalanchego, api.
 */
export interface AvalancheHeightResult {
  /** Height of the block. */
  height: Decimal;
}

/**
 * The time of a chain.
 *
 * Source: ava-labs/avalanchego, platformvm.
 */
export interface AvalancheTime {
  /** Time, in ISO 8601. */
  timestamp: string;
}

/**
 * Id of a transaction.
 *
 * Source: ava-labs/avalanchego, api.
 */
export interface AvalancheTransactionId {
  /** Id of the transaction. */
  txID: AvalancheId;
}

/**
 * A block as bytes.
 *
 * Source: ava-labs/avalanchego, api.
 */
export interface AvalancheBlockBytes {
  /** The block's bytes. */
  block: string;
  /** Encoding of the bytes. */
  encoding: AvalancheHexEncoding;
}

/**
 * A block as an object, whose properties depend on the kind of block.
 *
 * Source: ava-labs/avalanchego, api.
 */
export interface AvalancheBlockObject {
  /** The block. */
  block: Record<string, unknown>;
  encoding: "json";
}

/**
 * A block, in the encoding that was requested.
 *
 * Source: ava-labs/avalanchego, api.
 */
export type AvalancheBlock = AvalancheBlockBytes | AvalancheBlockObject;

/**
 * A transaction as bytes.
 *
 * Source: ava-labs/avalanchego, api.
 */
export interface AvalancheTransactionBytes {
  /** The transaction's bytes. */
  tx: string;
  /** Encoding of the bytes. */
  encoding: AvalancheHexEncoding;
}

/**
 * A transaction as an object, whose properties depend on the kind of transaction.
 *
 * Source: ava-labs/avalanchego, api.
 */
export interface AvalancheTransactionObject {
  /** The transaction. */
  tx: Record<string, unknown>;
  encoding: "json";
}

/**
 * A transaction, in the encoding that was requested.
 *
 * Source: ava-labs/avalanchego, api.
 */
export type AvalancheTransaction = AvalancheTransactionBytes | AvalancheTransactionObject;

/**
 * A place in the list of UTXOs.
 *
 * Source: ava-labs/avalanchego, api.
 */
export interface AvalancheUtxoIndex {
  /** Address of the UTXO. */
  address: string;
  /** Id of the UTXO. */
  utxo: string;
}

/**
 * A page of UTXOs.
 *
 * Source: ava-labs/avalanchego, api.
 */
export interface AvalancheUtxos {
  /** Number of UTXOs in the page. */
  numFetched: Decimal;
  /** The UTXOs, as bytes. */
  utxos: string[];
  /** The `startIndex` of the next page. */
  endIndex: AvalancheUtxoIndex;
  /** Encoding of the bytes. */
  encoding: AvalancheHexEncoding;
}

/**
 * The output of a transaction.
 *
 * Source: ava-labs/avalanchego, avax.
 */
export interface AvalancheUtxoId {
  /** Id of the transaction. */
  txID: AvalancheId;
  /** Index of the output. */
  outputIndex: number;
}

/**
 * Who may spend an output.
 *
 * Source: ava-labs/avalanchego, platformvm/api.
 */
export interface AvalancheOwner {
  /** Until then nobody may, in seconds since 1970. */
  locktime: Decimal;
  /** Number of signatures that are needed. */
  threshold: Decimal;
  /** Addresses that may sign. */
  addresses: AvalancheAddress[];
}

/**
 * Status of a transaction on the P-Chain.
 *
 * Source: ava-labs/avalanchego, platformvm/status.
 */
export interface PlatformTransactionStatus {
  /** Status. `Dropped` transactions may have been sent again. */
  status: "Unknown" | "Committed" | "Aborted" | "Processing" | "Dropped";
  /** Why it was dropped. Absent otherwise. */
  reason?: string;
}

/**
 * What addresses have on the P-Chain: AVAX, in nAVAX, and all assets by their ids.
 *
 * Source: ava-labs/avalanchego, platformvm.
 */
export interface PlatformBalance {
  /** All AVAX. */
  balance: Decimal;
  /** AVAX that can be spent. */
  unlocked: Decimal;
  /** AVAX that is locked, and may be staked. */
  lockedStakeable: Decimal;
  /** AVAX that is locked, and may not be staked. */
  lockedNotStakeable: Decimal;
  /** The same as `balance`, by asset. */
  balances: Record<string, Decimal>;
  /** The same as `unlocked`, by asset. */
  unlockeds: Record<string, Decimal>;
  /** The same as `lockedStakeable`, by asset. */
  lockedStakeables: Record<string, Decimal>;
  /** The same as `lockedNotStakeable`, by asset. */
  lockedNotStakeables: Record<string, Decimal>;
  /** Outputs that make up the balance; `null` if there are none. */
  utxoIDs: AvalancheUtxoId[] | null;
}

/**
 * UTXOs that are rewards.
 *
 * Source: ava-labs/avalanchego, platformvm.
 */
export interface RewardUtxos {
  /** Number of UTXOs. */
  numFetched: Decimal;
  /** The UTXOs, as bytes. */
  utxos: string[];
  /** Encoding of the bytes. */
  encoding: AvalancheHexEncoding;
}

/**
 * What addresses have staked.
 *
 * Source: ava-labs/avalanchego, platformvm.
 */
export interface StakedAmounts {
  /** AVAX, in nAVAX. */
  staked: Decimal;
  /** Amounts by asset. */
  stakeds: Record<string, Decimal>;
  /** The staked outputs, as bytes. */
  stakedOutputs: string[];
  /** Encoding of the bytes. */
  encoding: AvalancheHexEncoding;
}

/**
 * The least stakes of a subnet.
 *
 * Source: ava-labs/avalanchego, platformvm.
 */
export interface MinimumStake {
  /** Of a validator, in units of the asset (nAVAX). */
  minValidatorStake: Decimal;
  /** Of a delegator, in units of the asset (nAVAX). */
  minDelegatorStake: Decimal;
}

/**
 * The sum of weights of a subnet.
 *
 * Source: ava-labs/avalanchego, platformvm.
 */
export interface TotalStake {
  /** The same as `weight`. */
  stake?: Decimal;
  /** The sum. */
  weight: Decimal;
}

/**
 * The asset that validators stake.
 *
 * Source: ava-labs/avalanchego, platformvm.
 */
export interface StakingAsset {
  /** Id of the asset. */
  assetID: AvalancheId;
}

/**
 * The supply of a token.
 *
 * Source: ava-labs/avalanchego, platformvm.
 */
export interface CurrentSupply {
  /** Upper bound of the units that exist. */
  supply: Decimal;
  /** P-Chain height of the answer. */
  height: Decimal;
}

/**
 * A delegator.
 *
 * Source: ava-labs/avalanchego, platformvm/api.
 */
export interface PlatformDelegator {
  /** Id of the transaction that began the staking. */
  txID: AvalancheId;
  /** Start, in seconds since 1970. */
  startTime: Decimal;
  /** End, in seconds since 1970. */
  endTime: Decimal;
  /** Weight: in the Primary Network the stake, in nAVAX. */
  weight: Decimal;
  /** Node that validates. */
  nodeID: AvalancheNodeId;
  /** Receives the reward. */
  rewardOwner?: AvalancheOwner;
  /** Reward, in nAVAX, if the validator stays online. */
  potentialReward?: Decimal;
}

/**
 * The BLS key of a validator.
 *
 * Source: ava-labs/avalanchego, platformvm/signer.
 */
export interface BlsSigner {
  /** The public key, compressed. */
  publicKey: Hex;
  /** Signature that proves possession of the key. */
  proofOfPossession: Hex;
}

/**
 * A validator. Which properties it has depends on its subnet: the Primary Network, one with permissions, or
 * an L1.
 *
 * Source: ava-labs/avalanchego, platformvm/api.
 */
export interface CurrentValidator {
  /** Id of the transaction that began the staking. */
  txID?: AvalancheId;
  /** Start, in seconds since 1970. */
  startTime: Decimal;
  /** End, in seconds since 1970. */
  endTime?: Decimal;
  /** Weight: in the Primary Network the stake, in nAVAX. */
  weight: Decimal;
  /** Node that validates. */
  nodeID: AvalancheNodeId;
  /** Id of the validation. */
  validationID?: AvalancheId;
  /** BLS public key of the node, compressed. */
  publicKey?: Hex;
  /** Receives what is left of the balance. */
  remainingBalanceOwner?: AvalancheOwner;
  /** May end the validation. */
  deactivationOwner?: AvalancheOwner;
  /** Least nonce of the next change of the weight. */
  minNonce?: Decimal;
  /** What is left for the continuous fee, in nAVAX. */
  balance?: Decimal;
  /** Receives the reward of the stake. Primary Network only. */
  validationRewardOwner?: AvalancheOwner;
  /** Receives the fees of delegators. Primary Network only. */
  delegationRewardOwner?: AvalancheOwner;
  /** Reward, in nAVAX, if it stays online. Primary Network only. */
  potentialReward?: Decimal;
  /** Fees of delegators so far, in nAVAX. */
  accruedDelegateeReward?: Decimal;
  /** Part of delegators' rewards that it keeps, in percent. */
  delegationFee?: string;
  /** The same, in 1/10,000 of a percent. */
  exactDelegationFee?: Decimal;
  /** Time that the node has seen it online, in percent. Primary Network only. */
  uptime?: string;
  /** Whether the node is connected to it. */
  connected?: boolean;
  /** Its BLS key. Primary Network only. */
  signer?: BlsSigner;
  /** Owner that may change how the validation is renewed. Absent if it is not renewed. */
  validatorAuthority?: AvalancheOwner;
  /** Seconds of the next period. Absent if it is not renewed. */
  nextPeriod?: Decimal;
  /** Part of the reward that is staked again, in 1/10,000 of a percent. Absent if it is not renewed. */
  autoCompoundRewardShares?: Decimal;
  /** Number of delegators. */
  delegatorCount?: Decimal;
  /** Sum of the delegators' stakes, in nAVAX. */
  delegatorWeight?: Decimal;
  /** Delegators, if a single node was named. */
  delegators?: PlatformDelegator[];
}

/**
 * Validators of a subnet.
 *
 * Source: ava-labs/avalanchego, platformvm.
 */
export interface CurrentValidators {
  /** The validators. */
  validators: CurrentValidator[];
}

/**
 * A validator of an L1.
 *
 * Source: ava-labs/avalanchego, platformvm.
 */
export interface L1ValidatorAtHeight {
  /** Node that validates. */
  nodeID: AvalancheNodeId;
  /** Its weight. */
  weight: Decimal;
  /** Start, in seconds since 1970. */
  startTime: Decimal;
  /** Id of the validation. */
  validationID?: AvalancheId;
  /** BLS public key of the node, compressed. */
  publicKey?: Hex;
  /** Receives what is left of the balance. */
  remainingBalanceOwner?: AvalancheOwner;
  /** May end the validation. */
  deactivationOwner?: AvalancheOwner;
  /** Least nonce of the next change of the weight. */
  minNonce?: Decimal;
  /** What is left for the continuous fee, in nAVAX. */
  balance?: Decimal;
  /** Subnet of the L1. */
  subnetID: AvalancheId;
  /** P-Chain height of the answer. */
  height: Decimal;
}

/**
 * A validator at a height.
 *
 * Source: ava-labs/avalanchego, platformvm.
 */
export interface ValidatorAtHeight {
  /** BLS public key, compressed; `null` if it has none. */
  publicKey: Hex | null;
  /** Its weight. */
  weight: Decimal;
}

/**
 * Validators with one BLS key.
 *
 * Source: ava-labs/avalanchego, snow/validators.
 */
export interface WarpValidator {
  /** The key, compressed. */
  publicKey: Hex;
  /** Sum of their weights. */
  weight: Decimal;
  /** Their nodes. */
  nodeIDs: AvalancheNodeId[];
}

/**
 * The validators of a subnet by their BLS keys.
 *
 * Source: ava-labs/avalanchego, snow/validators.
 */
export interface WarpValidatorSet {
  /** The validators, in the order of their keys. */
  validators: WarpValidator[];
  /** Sum of all weights, also of validators without a key. */
  totalWeight: Decimal;
}

/**
 * The validators of all subnets.
 *
 * Source: ava-labs/avalanchego, platformvm.
 */
export interface ValidatorSets {
  /** Validators by the id of the subnet. */
  validatorSets: Record<string, WarpValidatorSet>;
}

/**
 * Random validators.
 *
 * Source: ava-labs/avalanchego, platformvm.
 */
export interface ValidatorSample {
  /** Nodes of the validators. */
  validators: AvalancheNodeId[];
}

/**
 * A subnet.
 *
 * Source: ava-labs/avalanchego, platformvm.
 */
export interface Subnet {
  /** Whether its owners decide who validates. */
  isPermissioned: boolean;
  /** Addresses of its owners. */
  controlKeys: AvalancheAddress[];
  /** Number of owners that must sign. */
  threshold: Decimal;
  /** Until then nobody may sign, in seconds since 1970. */
  locktime: Decimal;
  /** Transaction that opened it to all validators; zero bytes if none did. */
  subnetTransformationTxID: AvalancheId;
  /** Id of its conversion to an L1; zero bytes if it is not an L1. */
  conversionID: AvalancheId;
  /** Chain with the contract that manages its validators; zero bytes if it is not an L1. */
  managerChainID: AvalancheId;
  /** Address of that contract; `null` if it is not an L1. */
  managerAddress: Hex | null;
}

/**
 * A subnet and its owners.
 *
 * Source: ava-labs/avalanchego, platformvm.
 */
export interface ListedSubnet {
  /** Id of the subnet. */
  id: AvalancheId;
  /** Addresses of its owners. */
  controlKeys: AvalancheAddress[];
  /** Number of owners that must sign. */
  threshold: Decimal;
}

/**
 * Subnets.
 *
 * Source: ava-labs/avalanchego, platformvm.
 */
export interface SubnetList {
  /** The subnets. */
  subnets: ListedSubnet[];
}

/**
 * A blockchain.
 *
 * Source: ava-labs/avalanchego, platformvm.
 */
export interface AvalancheBlockchain {
  /** Id of the blockchain. */
  id: AvalancheId;
  /** Its name, which need not be unique. */
  name: string;
  /** Subnet that validates it. */
  subnetID: AvalancheId;
  /** Id of its virtual machine. */
  vmID: AvalancheId;
}

/**
 * Blockchains.
 *
 * Source: ava-labs/avalanchego, platformvm.
 */
export interface BlockchainList {
  /** The blockchains. */
  blockchains: AvalancheBlockchain[];
}

/**
 * Status of a blockchain.
 *
 * Source: ava-labs/avalanchego, platformvm/status.
 */
export interface BlockchainStatus {
  /**
   * `Validating`: the node validates it; `Syncing`: it follows it without validating; `Created`: it exists,
   * and the node does not follow it; `Preferred`: a block that is not accepted yet creates it.
   */
  status: "Unknown" | "Created" | "Preferred" | "Validating" | "Syncing";
}

/**
 * The subnet that validates a blockchain.
 *
 * Source: ava-labs/avalanchego, platformvm.
 */
export interface ValidatingSubnet {
  /** Id of the subnet. */
  subnetID: AvalancheId;
}

/**
 * The blockchains of a subnet.
 *
 * Source: ava-labs/avalanchego, platformvm.
 */
export interface ValidatedBlockchains {
  /** Ids of the blockchains. */
  blockchainIDs: AvalancheId[];
}

/**
 * How the fees of transactions are computed.
 *
 * Source: ava-labs/avalanchego, components/gas.
 */
export interface PlatformFeeConfig {
  /** Gas for each byte, read and write of state, and microsecond of computation. */
  weights: (number | bigint)[];
  /** Most gas that is saved for later. */
  maxCapacity: number | bigint;
  /** Most gas in a second. */
  maxPerSecond: number | bigint;
  /** Gas in a second at which the price stays the same. */
  targetPerSecond: number | bigint;
  /** Least price of gas, in nAVAX. */
  minPrice: number | bigint;
  /** Divides the excess in the exponent of the price. */
  excessConversionConstant: number | bigint;
}

/**
 * The price of gas.
 *
 * Source: ava-labs/avalanchego, platformvm.
 */
export interface PlatformFeeState {
  /** Gas that is available now. */
  capacity: number | bigint;
  /** Gas used beyond the target. */
  excess: number | bigint;
  /** Price of gas, in nAVAX. */
  price: number | bigint;
  /** Time of the state, in ISO 8601. */
  timestamp: string;
}

/**
 * How the continuous fee is computed.
 *
 * Source: ava-labs/avalanchego, platformvm/validators/fee.
 */
export interface ValidatorFeeConfig {
  /** Most active validators of L1s. */
  capacity: number | bigint;
  /** Number of active validators at which the price stays the same. */
  target: number | bigint;
  /** Least price, in nAVAX a second. */
  minPrice: number | bigint;
  /** Divides the excess in the exponent of the price. */
  excessConversionConstant: number | bigint;
}

/**
 * The continuous fee.
 *
 * Source: ava-labs/avalanchego, platformvm.
 */
export interface ValidatorFeeState {
  /** Validator-seconds beyond the target. */
  excess: number | bigint;
  /** Price, in nAVAX a second. */
  price: number | bigint;
  /** Time of the state, in ISO 8601. */
  timestamp: string;
}

/**
 * The P-Chain of Avalanche, `platform.`: validators, stakes, subnets and L1s, and schemas that all families
 * of Avalanche share.
 */
export interface AvalanchePlatformMethods {
  /**
   * Returns the height of the newest accepted block of the P-Chain.
   *
   * Source: ava-labs/avalanchego, platformvm.
   *
   * @returns The height.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32000 (the node rejected the call; see the error message).
   * @example const height = await client["platform.getHeight"](); // {"height":"22756"}
   */
  "platform.getHeight"(): Promise<AvalancheHeightResult>;

  /**
   * Returns the P-Chain height that the node would name in the next block of a subnet.
   *
   * Source: ava-labs/avalanchego, platformvm.
   *
   * @returns The height.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32000 (the node rejected the call; see the error message).
   * @example const height = await client["platform.getProposedHeight"](); // {"height":"22754"}
   */
  "platform.getProposedHeight"(): Promise<AvalancheHeightResult>;

  /**
   * Returns the time of the P-Chain.
   *
   * Source: ava-labs/avalanchego, platformvm.
   *
   * @returns The time.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32000 (the node rejected the call; see the error message).
   * @example const time = await client["platform.getTimestamp"](); // {"timestamp":"2026-08-22T15:32:36Z"}
   */
  "platform.getTimestamp"(): Promise<AvalancheTime>;

  /**
   * Returns an accepted block by its id.
   *
   * Source: ava-labs/avalanchego, platformvm.
   *
   * @param params - The params by name. `blockID`: Id of the block. `encoding`: Encoding of the block.
   * Default: `hex`.
   * @returns The block.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32000 (the node rejected the call; see the error message).
   * @example const block = await client["platform.getBlock"]({ blockID: "d7WYmb8VeZNHsny3EJCwMm6QA37s1EHwMxw1Y71V3FqPZ5EFG", encoding: "hex" }); // {"block":"0x00000000000a7b1c","encoding":"hex"}
   */
  "platform.getBlock"(params: {
    readonly blockID: AvalancheId;
    readonly encoding: "json";
  }): Promise<AvalancheBlockObject>;
  /** As bytes. */
  "platform.getBlock"(params: {
    readonly blockID: AvalancheId;
    readonly encoding?: AvalancheHexEncoding;
  }): Promise<AvalancheBlockBytes>;
  /** For params whose case is known only at run time. */
  "platform.getBlock"(params: {
    readonly blockID: AvalancheId;
    readonly encoding?: AvalancheEncoding;
  }): Promise<AvalancheBlock>;

  /**
   * Returns the accepted block at a height.
   *
   * Source: ava-labs/avalanchego, platformvm.
   *
   * @param params - The params by name. `height`: Height of the block. `encoding`: Encoding of the block.
   * Default: `hex`.
   * @returns The block.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32000 (the node rejected the call; see the error message).
   * @example const block = await client["platform.getBlockByHeight"]({ height: 1000001, encoding: "json" });
   */
  "platform.getBlockByHeight"(params: {
    readonly height: AvalancheHeight;
    readonly encoding: "json";
  }): Promise<AvalancheBlockObject>;
  /** As bytes. */
  "platform.getBlockByHeight"(params: {
    readonly height: AvalancheHeight;
    readonly encoding?: AvalancheHexEncoding;
  }): Promise<AvalancheBlockBytes>;
  /** For params whose case is known only at run time. */
  "platform.getBlockByHeight"(params: {
    readonly height: AvalancheHeight;
    readonly encoding?: AvalancheEncoding;
  }): Promise<AvalancheBlock>;

  /**
   * Returns a transaction by its id.
   *
   * Source: ava-labs/avalanchego, platformvm.
   *
   * @param params - The params by name. `txID`: Id of the transaction. `encoding`: Encoding of the
   * transaction. Default: `hex`.
   * @returns The transaction.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32000 (the node rejected the call; see the error message).
   * @example const transaction = await client["platform.getTx"]({ txID: "2NYcsxaa7oU8Qd4nJuHpvBwLq5bEwMdK9Zc3ScA1rW6gTfVxNe", encoding: "hex" }); // {"tx":"0x00000000000a7b1c","encoding":"hex"}
   */
  "platform.getTx"(params: {
    readonly txID: AvalancheId;
    readonly encoding: "json";
  }): Promise<AvalancheTransactionObject>;
  /** As bytes. */
  "platform.getTx"(params: {
    readonly txID: AvalancheId;
    readonly encoding?: AvalancheHexEncoding;
  }): Promise<AvalancheTransactionBytes>;
  /** For params whose case is known only at run time. */
  "platform.getTx"(params: {
    readonly txID: AvalancheId;
    readonly encoding?: AvalancheEncoding;
  }): Promise<AvalancheTransaction>;

  /**
   * Returns the status of a transaction.
   *
   * Source: ava-labs/avalanchego, platformvm.
   *
   * @param params - The params by name. `txID`: Id of the transaction.
   * @returns Status of the transaction.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32000 (the node rejected the call; see the error message).
   * @example const status = await client["platform.getTxStatus"]({ txID: "2NYcsxaa7oU8Qd4nJuHpvBwLq5bEwMdK9Zc3ScA1rW6gTfVxNe" }); // {"status":"Committed"}
   */
  "platform.getTxStatus"(params: {
    readonly txID: AvalancheId;
  }): Promise<PlatformTransactionStatus>;

  /**
   * Sends a signed transaction to the P-Chain.
   *
   * Source: ava-labs/avalanchego, platformvm.
   *
   * @param params - The params by name. `tx`: The signed transaction, as bytes in the given encoding.
   * `encoding`: Encoding of the transaction. Default: `hex`.
   * @returns Id of the transaction.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32000 (the node rejected the call; see the error message).
   * @example const transaction = await client["platform.issueTx"]({ tx: "0x00000000000a7b1c", encoding: "hex" }); // {"txID":"2NYcsxaa7oU8Qd4nJuHpvBwLq5bEwMdK9Zc3ScA1rW6gTfVxNe"}
   */
  "platform.issueTx"(params: {
    readonly tx: string;
    readonly encoding?: AvalancheHexEncoding;
  }): Promise<AvalancheTransactionId>;

  /**
   * Returns the AVAX, and other assets, of addresses on the P-Chain.
   *
   * Source: ava-labs/avalanchego, platformvm.
   *
   * @param params - The params by name. `addresses`: Addresses, whose balances are added.
   * @returns The balance.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32000 (the node rejected the call; see the error message).
   * @example const balance = await client["platform.getBalance"]({ addresses: ["P-avax1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq0nmtx4"] });
   */
  "platform.getBalance"(params: {
    readonly addresses: readonly AvalancheAddress[];
  }): Promise<PlatformBalance>;

  /**
   * Returns the UTXOs that reference addresses.
   *
   * Source: ava-labs/avalanchego, platformvm.
   *
   * @param params - The params by name. `addresses`: Addresses whose UTXOs are returned; at most 1,024.
   * `limit`: Most UTXOs that the result may have. Default, and highest: 1,024. `startIndex`: Where to
   * continue: the `endIndex` of the result before. `sourceChain`: Id or alias of a chain, such as `X`, for
   * UTXOs that were exported from there and not yet imported. Default: UTXOs of this chain. `encoding`:
   * Encoding of the UTXOs. Default: `hex`.
   * @returns A page of UTXOs.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32000 (the node rejected the call; see the error message).
   * @example const utxos = await client["platform.getUTXOs"]({ addresses: ["P-avax1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq0nmtx4"], limit: 5 });
   */
  "platform.getUTXOs"(params: {
    readonly addresses: readonly AvalancheAddress[];
    readonly limit?: number;
    readonly startIndex?: AvalancheUtxoIndex;
    readonly sourceChain?: string;
    readonly encoding?: AvalancheHexEncoding;
  }): Promise<AvalancheUtxos>;

  /**
   * Returns the UTXOs that rewarded the validator or delegator of a transaction.
   *
   * Source: ava-labs/avalanchego, platformvm.
   *
   * @param params - The params by name. `txID`: Id of the transaction that began the staking. `encoding`:
   * Encoding of the UTXOs. Default: `hex`.
   * @returns The UTXOs.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32000 (the node rejected the call; see the error message).
   * @example const utxos = await client["platform.getRewardUTXOs"]({ txID: "2NYcsxaa7oU8Qd4nJuHpvBwLq5bEwMdK9Zc3ScA1rW6gTfVxNe" }); // {"numFetched":"1","utxos":["0x0000a195046f73a5f2d0"],"encoding":"hex"}
   */
  "platform.getRewardUTXOs"(params: {
    readonly txID: AvalancheId;
    readonly encoding?: AvalancheHexEncoding;
  }): Promise<RewardUtxos>;

  /**
   * Returns what addresses have staked. Nodes omit validators that addresses pay for, but do not own.
   *
   * Source: ava-labs/avalanchego, platformvm.
   *
   * @param params - The params by name. `addresses`: Addresses, whose stakes are added; at most 256.
   * `validatorsOnly`: `true` to omit delegations. Default: `false`. `encoding`: Encoding of the outputs.
   * Default: `hex`.
   * @returns The stake.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32000 (the node rejected the call; see the error message).
   * @example const stake = await client["platform.getStake"]({ addresses: ["P-avax1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq0nmtx4"] });
   */
  "platform.getStake"(params: {
    readonly addresses: readonly AvalancheAddress[];
    readonly validatorsOnly?: boolean;
    readonly encoding?: AvalancheHexEncoding;
  }): Promise<StakedAmounts>;

  /**
   * Returns the least that validators and delegators of a subnet may stake.
   *
   * Source: ava-labs/avalanchego, platformvm.
   *
   * @param params - The params by name. `subnetID`: Id of the subnet. Default: the Primary Network.
   * @returns The least stakes.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32000 (the node rejected the call; see the error message).
   * @example const minimum = await client["platform.getMinStake"]();
   */
  "platform.getMinStake"(params?: { readonly subnetID?: AvalancheId }): Promise<MinimumStake>;

  /**
   * Returns the sum of the weights of a subnet's validators.
   *
   * Source: ava-labs/avalanchego, platformvm.
   *
   * @param params - The params by name. `subnetID`: Id of the subnet. Default: the Primary Network.
   * @returns The sum.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32000 (the node rejected the call; see the error message).
   * @example const total = await client["platform.getTotalStake"]({ subnetID: "11111111111111111111111111111111LpoYY" }); // {"stake":"279825917679866811","weight":"279825917679866811"}
   */
  "platform.getTotalStake"(params?: { readonly subnetID?: AvalancheId }): Promise<TotalStake>;

  /**
   * Returns the asset that validators of a subnet stake.
   *
   * Source: ava-labs/avalanchego, platformvm.
   *
   * @param params - The params by name. `subnetID`: Id of the subnet. Default: the Primary Network.
   * @returns The asset.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32000 (the node rejected the call; see the error message).
   * @example const asset = await client["platform.getStakingAssetID"]({ subnetID: "11111111111111111111111111111111LpoYY" }); // {"assetID":"FvwEAhmxKfeiG8SnEvq42hc6whRyY3EFYAvebMqDNDGCgxN5Z"}
   */
  "platform.getStakingAssetID"(params?: { readonly subnetID?: AvalancheId }): Promise<StakingAsset>;

  /**
   * Returns an upper bound of how many tokens of a subnet exist.
   *
   * Source: ava-labs/avalanchego, platformvm.
   *
   * @param params - The params by name. `subnetID`: Id of the subnet. Default: the Primary Network.
   * @returns The supply.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32000 (the node rejected the call; see the error message).
   * @example const supply = await client["platform.getCurrentSupply"]({ subnetID: "11111111111111111111111111111111LpoYY" }); // {"supply":"365865167637779183","height":"22756"}
   */
  "platform.getCurrentSupply"(params?: { readonly subnetID?: AvalancheId }): Promise<CurrentSupply>;

  /**
   * Returns the validators of a subnet now. Delegators are listed only if `nodeIDs` names a single node.
   *
   * Source: ava-labs/avalanchego, platformvm.
   *
   * @param params - The params by name. `subnetID`: Id of the subnet. Default: the Primary Network.
   * `nodeIDs`: Nodes to return. Default: all.
   * @returns The validators.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32000 (the node rejected the call; see the error message).
   * @example const validators = await client["platform.getCurrentValidators"]({ nodeIDs: ["NodeID-7Xhw2mDxuDS44j42TCB6U5579esbSt3Lg"] });
   */
  "platform.getCurrentValidators"(params?: {
    readonly subnetID?: AvalancheId;
    readonly nodeIDs?: readonly AvalancheNodeId[];
  }): Promise<CurrentValidators>;

  /**
   * Returns a validator of an L1.
   *
   * Source: ava-labs/avalanchego, platformvm.
   *
   * @param params - The params by name. `validationID`: Id of the validation.
   * @returns The validator.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32000 (the node rejected the call; see the error message).
   * @example const validator = await client["platform.getL1Validator"]({ validationID: "9FAftNgNBrzHUMMApsSyV6RcFiL9UmCbvsCu28xdLV2mQ7CMo" });
   */
  "platform.getL1Validator"(params: {
    readonly validationID: AvalancheId;
  }): Promise<L1ValidatorAtHeight>;

  /**
   * Returns the validators of a subnet at a P-Chain height.
   *
   * Source: ava-labs/avalanchego, platformvm.
   *
   * @param params - The params by name. `height`: The height, or `proposed` for the one that the node would
   * name in the next block. `subnetID`: Id of the subnet. Default: the Primary Network.
   * @returns The validators by node.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32000 (the node rejected the call; see the error message).
   * @example const validators = await client["platform.getValidatorsAt"]({ height: 1, subnetID: "11111111111111111111111111111111LpoYY" });
   */
  "platform.getValidatorsAt"(params: {
    readonly height: ProposableHeight;
    readonly subnetID?: AvalancheId;
  }): Promise<Record<string, ValidatorAtHeight>>;

  /**
   * Returns the validators of all subnets at a P-Chain height.
   *
   * Source: ava-labs/avalanchego, platformvm.
   *
   * @param params - The params by name. `height`: The height, or `proposed` for the one that the node would
   * name in the next block.
   * @returns The validators by subnet.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32000 (the node rejected the call; see the error message).
   * @example const validators = await client["platform.getAllValidatorsAt"]({ height: 1 });
   */
  "platform.getAllValidatorsAt"(params: {
    readonly height: ProposableHeight;
  }): Promise<ValidatorSets>;

  /**
   * Returns random validators of a subnet.
   *
   * Source: ava-labs/avalanchego, platformvm.
   *
   * @param params - The params by name. `size`: Number of validators. `subnetID`: Id of the subnet. Default:
   * the Primary Network.
   * @returns The validators.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32000 (the node rejected the call; see the error message).
   * @example const sample = await client["platform.sampleValidators"]({ size: 1, subnetID: "11111111111111111111111111111111LpoYY" }); // {"validators":["NodeID-7Xhw2mDxuDS44j42TCB6U5579esbSt3Lg"]}
   */
  "platform.sampleValidators"(params: {
    readonly size: number;
    readonly subnetID?: AvalancheId;
  }): Promise<ValidatorSample>;

  /**
   * Returns a subnet.
   *
   * Source: ava-labs/avalanchego, platformvm.
   *
   * @param params - The params by name. `subnetID`: Id of the subnet.
   * @returns The subnet.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32000 (the node rejected the call; see the error message).
   * @example const subnet = await client["platform.getSubnet"]({ subnetID: "Vz2ArUpigHt7fyE79uF3gAXvTPLJi2LGgZoMpgNPHowUZJxBb" });
   */
  "platform.getSubnet"(params: { readonly subnetID: AvalancheId }): Promise<Subnet>;

  /**
   * Returns several subnets.
   *
   * Source: ava-labs/avalanchego, platformvm.
   *
   * @param params - The params by name. `ids`: Ids of the subnets. Default: all, which takes long.
   * @returns The subnets.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32000 (the node rejected the call; see the error message).
   * @example const subnets = await client["platform.getSubnets"]({ ids: ["Vz2ArUpigHt7fyE79uF3gAXvTPLJi2LGgZoMpgNPHowUZJxBb"] });
   */
  "platform.getSubnets"(params?: { readonly ids?: readonly AvalancheId[] }): Promise<SubnetList>;

  /**
   * Returns all blockchains except the P-Chain.
   *
   * Source: ava-labs/avalanchego, platformvm.
   *
   * @returns The blockchains.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32000 (the node rejected the call; see the error message).
   * @example const blockchains = await client["platform.getBlockchains"]();
   */
  "platform.getBlockchains"(): Promise<BlockchainList>;

  /**
   * Returns the status of a blockchain at the node.
   *
   * Source: ava-labs/avalanchego, platformvm.
   *
   * @param params - The params by name. `blockchainID`: Id or alias of the blockchain.
   * @returns Status of the blockchain.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32000 (the node rejected the call; see the error message).
   * @example const status = await client["platform.getBlockchainStatus"]({ blockchainID: "2q9e4r6Mu3U68nU1fYjgbR6JvwrRx36CohpAX5UQxse55x1Q5" }); // {"status":"Validating"}
   */
  "platform.getBlockchainStatus"(params: {
    readonly blockchainID: string;
  }): Promise<BlockchainStatus>;

  /**
   * Returns the subnet that validates a blockchain.
   *
   * Source: ava-labs/avalanchego, platformvm.
   *
   * @param params - The params by name. `blockchainID`: Id of the blockchain.
   * @returns The subnet.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32000 (the node rejected the call; see the error message).
   * @example const subnet = await client["platform.validatedBy"]({ blockchainID: "2q9e4r6Mu3U68nU1fYjgbR6JvwrRx36CohpAX5UQxse55x1Q5" }); // {"subnetID":"11111111111111111111111111111111LpoYY"}
   */
  "platform.validatedBy"(params: { readonly blockchainID: AvalancheId }): Promise<ValidatingSubnet>;

  /**
   * Returns the blockchains that a subnet validates.
   *
   * Source: ava-labs/avalanchego, platformvm.
   *
   * @param params - The params by name. `subnetID`: Id of the subnet.
   * @returns The blockchains.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32000 (the node rejected the call; see the error message).
   * @example const blockchains = await client["platform.validates"]({ subnetID: "11111111111111111111111111111111LpoYY" });
   */
  "platform.validates"(params: { readonly subnetID: AvalancheId }): Promise<ValidatedBlockchains>;

  /**
   * Returns how the P-Chain computes the fees of transactions.
   *
   * Source: ava-labs/avalanchego, platformvm.
   *
   * @returns The configuration.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32000 (the node rejected the call; see the error message).
   * @example const config = await client["platform.getFeeConfig"]();
   */
  "platform.getFeeConfig"(): Promise<PlatformFeeConfig>;

  /**
   * Returns the price of gas on the P-Chain.
   *
   * Source: ava-labs/avalanchego, platformvm.
   *
   * @returns The state of fees.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32000 (the node rejected the call; see the error message).
   * @example const state = await client["platform.getFeeState"]();
   */
  "platform.getFeeState"(): Promise<PlatformFeeState>;

  /**
   * Returns how the P-Chain computes the continuous fee of validators of L1s.
   *
   * Source: ava-labs/avalanchego, platformvm.
   *
   * @returns The configuration.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32000 (the node rejected the call; see the error message).
   * @example const config = await client["platform.getValidatorFeeConfig"]();
   */
  "platform.getValidatorFeeConfig"(): Promise<ValidatorFeeConfig>;

  /**
   * Returns the continuous fee of validators of L1s.
   *
   * Source: ava-labs/avalanchego, platformvm.
   *
   * @returns The state of the fee.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32000 (the node rejected the call; see the error message).
   * @example const state = await client["platform.getValidatorFeeState"](); // {"excess":26956,"price":512,"timestamp":"2026-08-22T15:32:36Z"}
   */
  "platform.getValidatorFeeState"(): Promise<ValidatorFeeState>;
}

/**
 * The methods of {@link AvalanchePlatformMethods} as `{ method, params }` calls. The result is that of the
 * first of `overloads` whose params match.
 */
export interface AvalanchePlatformCalls {
  "platform.getHeight": {
    params: Readonly<Record<string, never>>;
    result: AvalancheHeightResult;
  };
  "platform.getProposedHeight": {
    params: Readonly<Record<string, never>>;
    result: AvalancheHeightResult;
  };
  "platform.getTimestamp": {
    params: Readonly<Record<string, never>>;
    result: AvalancheTime;
  };
  "platform.getBlock": {
    params: { readonly blockID: AvalancheId; readonly encoding?: AvalancheEncoding };
    result: AvalancheBlock;
    overloads: [
      {
        params: { readonly blockID: AvalancheId; readonly encoding: "json" };
        result: AvalancheBlockObject;
      },
      {
        params: { readonly blockID: AvalancheId; readonly encoding?: AvalancheHexEncoding };
        result: AvalancheBlockBytes;
      },
    ];
  };
  "platform.getBlockByHeight": {
    params: { readonly height: AvalancheHeight; readonly encoding?: AvalancheEncoding };
    result: AvalancheBlock;
    overloads: [
      {
        params: { readonly height: AvalancheHeight; readonly encoding: "json" };
        result: AvalancheBlockObject;
      },
      {
        params: { readonly height: AvalancheHeight; readonly encoding?: AvalancheHexEncoding };
        result: AvalancheBlockBytes;
      },
    ];
  };
  "platform.getTx": {
    params: { readonly txID: AvalancheId; readonly encoding?: AvalancheEncoding };
    result: AvalancheTransaction;
    overloads: [
      {
        params: { readonly txID: AvalancheId; readonly encoding: "json" };
        result: AvalancheTransactionObject;
      },
      {
        params: { readonly txID: AvalancheId; readonly encoding?: AvalancheHexEncoding };
        result: AvalancheTransactionBytes;
      },
    ];
  };
  "platform.getTxStatus": {
    params: { readonly txID: AvalancheId };
    result: PlatformTransactionStatus;
  };
  "platform.issueTx": {
    params: { readonly tx: string; readonly encoding?: AvalancheHexEncoding };
    result: AvalancheTransactionId;
  };
  "platform.getBalance": {
    params: { readonly addresses: readonly AvalancheAddress[] };
    result: PlatformBalance;
  };
  "platform.getUTXOs": {
    params: {
      readonly addresses: readonly AvalancheAddress[];
      readonly limit?: number;
      readonly startIndex?: AvalancheUtxoIndex;
      readonly sourceChain?: string;
      readonly encoding?: AvalancheHexEncoding;
    };
    result: AvalancheUtxos;
  };
  "platform.getRewardUTXOs": {
    params: { readonly txID: AvalancheId; readonly encoding?: AvalancheHexEncoding };
    result: RewardUtxos;
  };
  "platform.getStake": {
    params: {
      readonly addresses: readonly AvalancheAddress[];
      readonly validatorsOnly?: boolean;
      readonly encoding?: AvalancheHexEncoding;
    };
    result: StakedAmounts;
  };
  "platform.getMinStake": {
    params: { readonly subnetID?: AvalancheId };
    result: MinimumStake;
  };
  "platform.getTotalStake": {
    params: { readonly subnetID?: AvalancheId };
    result: TotalStake;
  };
  "platform.getStakingAssetID": {
    params: { readonly subnetID?: AvalancheId };
    result: StakingAsset;
  };
  "platform.getCurrentSupply": {
    params: { readonly subnetID?: AvalancheId };
    result: CurrentSupply;
  };
  "platform.getCurrentValidators": {
    params: { readonly subnetID?: AvalancheId; readonly nodeIDs?: readonly AvalancheNodeId[] };
    result: CurrentValidators;
  };
  "platform.getL1Validator": {
    params: { readonly validationID: AvalancheId };
    result: L1ValidatorAtHeight;
  };
  "platform.getValidatorsAt": {
    params: { readonly height: ProposableHeight; readonly subnetID?: AvalancheId };
    result: Record<string, ValidatorAtHeight>;
  };
  "platform.getAllValidatorsAt": {
    params: { readonly height: ProposableHeight };
    result: ValidatorSets;
  };
  "platform.sampleValidators": {
    params: { readonly size: number; readonly subnetID?: AvalancheId };
    result: ValidatorSample;
  };
  "platform.getSubnet": {
    params: { readonly subnetID: AvalancheId };
    result: Subnet;
  };
  "platform.getSubnets": {
    params: { readonly ids?: readonly AvalancheId[] };
    result: SubnetList;
  };
  "platform.getBlockchains": {
    params: Readonly<Record<string, never>>;
    result: BlockchainList;
  };
  "platform.getBlockchainStatus": {
    params: { readonly blockchainID: string };
    result: BlockchainStatus;
  };
  "platform.validatedBy": {
    params: { readonly blockchainID: AvalancheId };
    result: ValidatingSubnet;
  };
  "platform.validates": {
    params: { readonly subnetID: AvalancheId };
    result: ValidatedBlockchains;
  };
  "platform.getFeeConfig": {
    params: Readonly<Record<string, never>>;
    result: PlatformFeeConfig;
  };
  "platform.getFeeState": {
    params: Readonly<Record<string, never>>;
    result: PlatformFeeState;
  };
  "platform.getValidatorFeeConfig": {
    params: Readonly<Record<string, never>>;
    result: ValidatorFeeConfig;
  };
  "platform.getValidatorFeeState": {
    params: Readonly<Record<string, never>>;
    result: ValidatorFeeState;
  };
}
