// Generated from specs/rpc/ethereum-state.openrpc.yaml. Do not edit: change the spec and run `npm run generate`.

import type { Block, BlockWithHashes, WithdrawalInput } from "./decoded-ethereum.ts";
import type { Log } from "./decoded-ethereum-filter.ts";
import type { SignedTransactionFields, TransactionRequest } from "./decoded-ethereum-transaction.ts";
import type { BlockReference, HexDigits, Quantity, QuantityInput } from "./decoded-shared.ts";
import type { BundleOutcome } from "./ethereum-state.ts";
import type { AccessListEntry } from "./ethereum-transaction.ts";
import type { Address, Decimal, Hash, Hex, StorageKey } from "./shared.ts";

/**
 * An account, with proofs that it and its slots are part of the state.
 *
 * Source: EIP-1186.
 */
export interface AccountProof {
  /** The account. */
  address: Address;
  /** Nodes of the trie from the root of the state to the account. */
  accountProof: Hex[];
  /** Wei. */
  balance: Quantity;
  /** Hash of its code. */
  codeHash: Hash;
  nonce: Quantity;
  /** Root of the trie of its storage. */
  storageHash: Hash;
  /** Of the requested slots. */
  storageProof: StorageProof[];
}

/**
 * A slot, with a proof that it is part of the storage.
 *
 * Source: EIP-1186.
 */
export interface StorageProof {
  /** The slot. */
  key: StorageKey;
  /** The contents. */
  value: Quantity;
  /** Nodes of the trie from the root of the storage to the slot. */
  proof: Hex[];
}

/**
 * State that a transaction touches.
 *
 * Source: ethereum/execution-apis.
 */
export interface AccessListResult {
  /** By account. */
  accessList: AccessListEntry[];
  /** The error that stopped the execution. */
  error?: string;
  /** Gas that it uses with the list. */
  gasUsed: Quantity;
}

/**
 * Accounts to be other than they are.
 *
 * Source: ethereum/execution-apis; go-ethereum.
 */
export type StateOverrides = Record<Address, AccountOverride>;

/**
 * Overrides of an account; omitted fields stay unchanged.
 *
 * Source: ethereum/execution-apis; go-ethereum.
 */
export interface AccountOverride {
  nonce?: QuantityInput;
  /** Wei. */
  balance?: QuantityInput;
  /** Its code. */
  code?: Hex;
  /** Its whole storage, by slot. Not together with `stateDiff`. */
  state?: Record<Hash, Hash>;
  /** Slots of its storage. Not together with `state`. */
  stateDiff?: Record<Hash, Hash>;
  /** The new address of the precompile at this address. */
  movePrecompileToAddress?: Address;
}

/**
 * Overrides of a block; omitted fields stay unchanged.
 *
 * Source: ethereum/execution-apis; go-ethereum.
 */
export interface BlockOverrides {
  /** Number of the block. */
  number?: QuantityInput;
  /** Unix time in seconds. */
  time?: QuantityInput;
  /** The gas limit: the most gas that it may use. */
  gasLimit?: QuantityInput;
  /** The recipient of the fees. */
  feeRecipient?: Address;
  /** The random value of the beacon chain. */
  prevRandao?: QuantityInput | Hash;
  /** Wei for each gas, burnt. */
  baseFeePerGas?: QuantityInput;
  /** Wei for each blob gas, burnt. */
  blobBaseFee?: QuantityInput;
  /** Of chains with proof of work. */
  difficulty?: QuantityInput;
  /** Withdrawals from the beacon chain. */
  withdrawals?: readonly WithdrawalInput[];
}

/**
 * Blocks to make up, and the calls in them.
 *
 * Source: ethereum/execution-apis.
 */
export interface Simulation {
  /** The blocks, in order. A node limits their number, often to 256. */
  blockStateCalls: readonly BlockCalls[];
  /**
   * `true` to have a log for each transfer of ether, as if it were a token's, from the address of twenty
   * `ee`. Default: `false`.
   */
  traceTransfers?: boolean;
  /**
   * `true` to check fees, nonces and gas as for a transaction, `false` for what `eth_call` checks. Default:
   * `false`.
   */
  validation?: boolean;
  /** `true` for transaction objects, `false` for their hashes only. Default: `false`. */
  returnFullTransactions?: boolean;
}

/**
 * A simulation that returns transaction objects.
 *
 * Source: ethereum/execution-apis.
 */
export interface SimulationWithTransactions extends Simulation {
  returnFullTransactions: true;
}

/**
 * A simulation that returns no transaction objects.
 *
 * Source: ethereum/execution-apis.
 */
export interface SimulationWithHashes extends Simulation {
  returnFullTransactions?: false;
}

/**
 * A block to make up, and the calls in it.
 *
 * Source: ethereum/execution-apis.
 */
export interface BlockCalls {
  /** Overrides of the block. */
  blockOverrides?: BlockOverrides;
  /** Accounts to be other than they are, from this block on. */
  stateOverrides?: StateOverrides;
  /** The calls, in order. */
  calls?: readonly TransactionRequest[];
}

/**
 * A made-up block with the hashes of its transactions.
 *
 * Source: ethereum/execution-apis.
 */
export interface SimulatedBlockWithHashes extends BlockWithHashes {
  /** The outcome of each of its calls, in order. */
  calls: SimulatedCall[];
}

/**
 * A made-up block with its unsigned transactions.
 *
 * Source: ethereum/execution-apis.
 */
export interface SimulatedBlockWithTransactions extends Block {
  /** Its transactions, in order. */
  transactions: SimulatedBlockTransaction[];
  /** The outcome of each of its calls, in order. */
  calls: SimulatedCall[];
}

/**
 * A transaction of a made-up block.
 *
 * Source: ethereum/execution-apis.
 */
export interface SimulatedBlockTransaction extends SignedTransactionFields {
  /** Hash of the transaction. */
  hash: Hash;
  /** The caller. */
  from: Address;
  blockHash: Hash;
  blockNumber: Quantity;
  /** Unix time of the block in seconds. Only newer nodes return it. */
  blockTimestamp?: Quantity;
  /** Its place in the block, from 0. */
  transactionIndex: Quantity;
}

/**
 * The outcome of a call, by its `status`.
 *
 * Source: ethereum/execution-apis.
 */
export type SimulatedCall = SimulatedSuccess | SimulatedFailure;

/**
 * A call that went well.
 *
 * Source: ethereum/execution-apis.
 */
export interface SimulatedSuccess {
  status: 1n;
  /** The return value. */
  returnData: Hex;
  /** Gas that it used. */
  gasUsed: Quantity;
  /** Gas that it used before refunds. */
  maxUsedGas?: Quantity;
  /** The logs that contracts wrote. */
  logs: Log[];
}

/**
 * A call that was reverted or stopped.
 *
 * Source: ethereum/execution-apis.
 */
export interface SimulatedFailure {
  status: 0n;
  /** The return value. */
  returnData: Hex;
  /** Gas that it used. */
  gasUsed: Quantity;
  /** Gas that it used before refunds. */
  maxUsedGas?: Quantity;
  /** 3 if it was reverted, -32015 if the machine stopped. */
  error: { code: number; message: string; data?: Hex };
}

/**
 * The block in which a bundle runs; omitted fields stay unchanged. Erigon and reth both know these names; the
 * names of `eth_call`'s overrides, such as `number`, are silently ignored by Erigon.
 *
 * Source: erigon; reth; erigontech/rpc-tests.
 */
export interface BundleBlockOverride {
  /** Number of the block. */
  blockNumber?: QuantityInput;
  /** Unix time in seconds. */
  timestamp?: QuantityInput;
  /** The recipient of the fees. */
  coinbase?: Address;
  /** The gas limit: the most gas that it may use. */
  gasLimit?: QuantityInput;
  /** Of chains with proof of work. */
  difficulty?: QuantityInput;
  /** Wei for each gas, burnt. */
  baseFee?: QuantityInput;
  /** Hashes that the `BLOCKHASH` instruction returns, by block number in decimal. */
  blockHash?: Record<Decimal, Hash>;
  /** The beacon chain's random value. Only reth accepts it. */
  prevRandao?: Hash;
}

/**
 * Calls that run in one block.
 *
 * Source: erigon, reth.
 */
export interface CallBundle {
  /** The calls, in order. */
  transactions: readonly TransactionRequest[];
  /** Overrides of the block. */
  blockOverride?: BundleBlockOverride;
}

/**
 * A place in the chain.
 *
 * Source: erigon, reth.
 */
export interface BundlePosition {
  /** The block. */
  blockNumber: BlockReference;
  /** After how many of its transactions; -1 for all. */
  transactionIndex?: number;
}

/** The state of accounts, and calls that run on it without becoming part of the chain. */
export interface EthereumStateMethods {
  /**
   * The balance of an account.
   *
   * @param address - The account.
   * @param block - State after which block. Default: `"latest"`.
   * @returns wei. Besu returns `null` for a block that it does not have.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602 (a param is missing or malformed), -32000 (the node
   * rejects the call; the message says why), -32005 (more requests than the plan allows), 4444 (the node no
   * longer keeps that part of the chain).
   *
   * Source: ethereum/execution-apis; besu for null.
   */
  eth_getBalance(address: Address, block?: BlockReference): Promise<Quantity | null>;

  /**
   * The nonce of an account: of its next transaction, while it has no other. With `pending`, those in the
   * pool count.
   *
   * @param address - The account.
   * @param block - State after which block. Default: `"latest"`.
   * @returns the nonce. Besu returns `null` for a block that it does not have.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602 (a param is missing or malformed), -32000 (the node
   * rejects the call; the message says why), -32005 (more requests than the plan allows), 4444 (the node no
   * longer keeps that part of the chain).
   *
   * Source: ethereum/execution-apis; besu for null.
   */
  eth_getTransactionCount(address: Address, block?: BlockReference): Promise<Quantity | null>;

  /**
   * The code of a contract.
   *
   * @param address - The account.
   * @param block - State after which block. Default: `"latest"`.
   * @returns the code; nothing if the account has none. Besu returns `null` for a block that it does not
   * have.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602 (a param is missing or malformed), -32000 (the node
   * rejects the call; the message says why), -32005 (more requests than the plan allows), 4444 (the node no
   * longer keeps that part of the chain).
   *
   * Source: ethereum/execution-apis; besu for null.
   */
  eth_getCode(address: Address, block?: BlockReference): Promise<Hex | null>;

  /**
   * The value of one storage slot of a contract.
   *
   * @param address - The account.
   * @param slot - The slot.
   * @param block - State after which block. Default: `"latest"`.
   * @returns the value of the slot, 32 bytes. Besu returns `null` for a block that it does not have.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602 (a param is missing or malformed), -32000 (the node
   * rejects the call; the message says why), -32005 (more requests than the plan allows), 4444 (the node no
   * longer keeps that part of the chain).
   *
   * Source: ethereum/execution-apis; besu for null.
   */
  eth_getStorageAt(address: Address, slot: StorageKey, block?: BlockReference): Promise<Hash | null>;

  /**
   * The values of storage slots of several contracts.
   *
   * @param slots - Slots by account.
   * @param block - State after which block. Default: `"latest"`.
   * @returns by account the values of its slots, in the order of the request.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602 (a param is missing or malformed), -32000 (the node
   * rejects the call; the message says why), -32005 (more requests than the plan allows), 4444 (the node no
   * longer keeps that part of the chain).
   *
   * Source: ethereum/execution-apis.
   */
  eth_getStorageValues(
    slots: Record<Address, readonly StorageKey[]>,
    block?: BlockReference,
  ): Promise<Record<Address, Hash[]>>;

  /**
   * An account and slots of it, with proofs that they are part of the state.
   *
   * @param address - The account.
   * @param slots - Slots to prove.
   * @param block - State after which block. Default: `"latest"`.
   * @returns the account and its proofs. Besu returns `null` for a block that it does not have.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602 (a param is missing or malformed), -32000 (the node
   * rejects the call; the message says why), -32005 (more requests than the plan allows), 4444 (the node no
   * longer keeps that part of the chain).
   *
   * Source: ethereum/execution-apis; EIP-1186; besu for null.
   */
  eth_getProof(
    address: Address,
    slots: readonly StorageKey[],
    block?: BlockReference,
  ): Promise<AccountProof | null>;

  /**
   * An account as the state trie stores it: nonce, balance, storage root and code hash.
   *
   * @param address - The account.
   * @param block - State after which block.
   * @returns the account, or `null` if there is none.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602 (a param is missing or malformed), -32000 (the node
   * rejects the call; the message says why), -32005 (more requests than the plan allows), 4444 (the node no
   * longer keeps that part of the chain).
   *
   * Source: nethermind, reth.
   */
  eth_getAccount(
    address: Address,
    block: BlockReference,
  ): Promise<
    | {
      balance: Quantity;
      nonce: Quantity;
      codeHash: Hash;
      storageRoot: Hash;
    }
    | null>;

  /**
   * Balance, nonce and code of an account in one call.
   *
   * @param address - The account.
   * @param block - State after which block.
   * @returns the account.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602 (a param is missing or malformed), -32000 (the node
   * rejects the call; the message says why), -32005 (more requests than the plan allows), 4444 (the node no
   * longer keeps that part of the chain).
   *
   * Source: reth.
   */
  eth_getAccountInfo(
    address: Address,
    block: BlockReference,
  ): Promise<{ balance: Quantity; nonce: Quantity; code: Hex }>;

  /**
   * Runs a call without a transaction and returns its result.
   *
   * @param transaction - The call.
   * @param block - State after which block. Default: `"latest"`.
   * @param stateOverrides - Accounts to be other than they are, for this call.
   * @param blockOverrides - Overrides of the block for this call.
   * @returns the return value of the call.
   * @throws NodeAccessError `JSON_RPC_ERROR` with 3 (the contract reverted; `data` has what it returned),
   * -32602 (a param is missing or malformed), -32000 (the node rejects the call; the message says why),
   * -32005 (more requests than the plan allows), 4444 (the node no longer keeps that part of the chain).
   *
   * Source: ethereum/execution-apis; go-ethereum for overrides.
   */
  eth_call(
    transaction: TransactionRequest,
    block?: BlockReference,
    stateOverrides?: StateOverrides,
    blockOverrides?: BlockOverrides,
  ): Promise<Hex>;

  /**
   * The gas that a transaction needs to succeed.
   *
   * @param transaction - The call.
   * @param block - State after which block. Default: `"latest"`.
   * @param stateOverrides - Accounts to be other than they are, for this call.
   * @param blockOverrides - Overrides of the block for this call.
   * @returns the gas. It may be less in the end.
   * @throws NodeAccessError `JSON_RPC_ERROR` with 3 (the contract reverted; `data` has what it returned),
   * -32602 (a param is missing or malformed), -32000 (the node rejects the call; the message says why),
   * -32005 (more requests than the plan allows), 4444 (the node no longer keeps that part of the chain).
   *
   * Source: ethereum/execution-apis; go-ethereum for overrides.
   */
  eth_estimateGas(
    transaction: TransactionRequest,
    block?: BlockReference,
    stateOverrides?: StateOverrides,
    blockOverrides?: BlockOverrides,
  ): Promise<Quantity>;

  /**
   * The state that a transaction touches, as a list to send along with it.
   *
   * @param transaction - The call.
   * @param block - State after which block. Default: `"latest"`.
   * @param stateOverrides - Accounts to be other than they are, for this call.
   * @returns the list, and the gas with it.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602 (a param is missing or malformed), -32000 (the node
   * rejects the call; the message says why), -32005 (more requests than the plan allows), 4444 (the node no
   * longer keeps that part of the chain).
   *
   * Source: ethereum/execution-apis; go-ethereum for overrides.
   */
  eth_createAccessList(
    transaction: TransactionRequest,
    block?: BlockReference,
    stateOverrides?: StateOverrides,
  ): Promise<AccessListResult>;

  /**
   * Runs calls in simulated blocks. Each call sees the state that the calls before it left.
   *
   * @param simulation - Blocks and calls.
   * @param block - After which block the first one comes. Default: `"latest"`.
   * @returns the blocks, each with what became of its calls.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -38010 (the nonce of a transaction is too low), -38011 (the
   * nonce of a transaction is too high), -38012 (a transaction offers less than the base fee), -38013 (the
   * gas of a transaction does not cover what every transaction costs), -38014 (the sender cannot pay for gas
   * and value), -38015 (the calls need more gas than the block has), -38020 (the numbers of the blocks do not
   * rise), -38021 (the times of the blocks do not rise), -38022 (a precompile is moved to itself), -38023
   * (two precompiles are moved to the same address), -38024 (a sender is a contract), -38025 (the code that
   * makes a contract is too long), -38026 (more blocks or calls than the node allows), -32015 (the machine
   * stopped), -32016 (the node took too long), 3 (the contract reverted; `data` has what it returned), -32602
   * (a param is missing or malformed), -32000 (the node rejects the call; the message says why), -32005 (more
   * requests than the plan allows), -32603 (the node failed).
   *
   * Source: ethereum/execution-apis.
   */
  eth_simulateV1(
    simulation: SimulationWithTransactions,
    block?: BlockReference,
  ): Promise<SimulatedBlockWithTransactions[]>;
  /**
   * Runs calls in simulated blocks. Each call sees the state that the calls before it left. With the hashes
   * of transactions.
   */
  eth_simulateV1(
    simulation: SimulationWithHashes,
    block?: BlockReference,
  ): Promise<SimulatedBlockWithHashes[]>;
  /**
   * Runs calls in simulated blocks. Each call sees the state that the calls before it left. For params whose
   * case is known only at run time.
   */
  eth_simulateV1(
    simulation: Simulation,
    block?: BlockReference,
  ): Promise<(SimulatedBlockWithTransactions | SimulatedBlockWithHashes)[]>;

  /**
   * Runs calls one after the other. Each call sees the state that the calls before it left.
   *
   * @param bundles - Calls, and the block that those of a bundle run in.
   * @param context - The place in the chain at which the first bundle runs.
   * @param stateOverrides - Accounts to be other than they are, for this call.
   * @param timeout - Maximum time for the call, in milliseconds. Only Erigon accepts it; 5000 there by
   * default.
   * @returns by bundle and call what it returned, or what went wrong. Erigon writes `value` without `0x`.
   * @throws NodeAccessError `JSON_RPC_ERROR` with 3 (the contract reverted; `data` has what it returned),
   * -32602 (a param is missing or malformed), -32000 (the node rejects the call; the message says why),
   * -32005 (more requests than the plan allows), 4444 (the node no longer keeps that part of the chain).
   *
   * Source: erigon, reth.
   */
  eth_callMany(
    bundles: readonly CallBundle[],
    context: BundlePosition,
    stateOverrides?: StateOverrides,
    timeout?: number | bigint,
  ): Promise<({ value: HexDigits } | { error: unknown })[][]>;

  /**
   * Runs transactions of the chain again, one after the other, on the state after another block.
   *
   * @param transactionHashes - Hashes of the transactions, in order.
   * @param block - State after which block.
   * @param timeout - Maximum time for the call, in milliseconds; 5000 by default.
   * @returns one outcome for each transaction, or `null` if the node does not have one of them.
   * @throws NodeAccessError `JSON_RPC_ERROR` with 3 (the contract reverted; `data` has what it returned),
   * -32602 (a param is missing or malformed), -32000 (the node rejects the call; the message says why),
   * -32005 (more requests than the plan allows), 4444 (the node no longer keeps that part of the chain).
   *
   * Source: erigon.
   */
  eth_callBundle(
    transactionHashes: readonly Hash[],
    block: BlockReference,
    timeout?: number | bigint,
  ): Promise<BundleOutcome | null>;
}

/**
 * The methods of {@link EthereumStateMethods} as `{ method, params }` calls. The result is that of the first
 * of `overloads` whose params match.
 */
export interface EthereumStateCalls {
  eth_getBalance: { params: readonly [address: Address, block?: BlockReference]; result: Quantity | null };
  eth_getTransactionCount: { params: readonly [address: Address, block?: BlockReference]; result: Quantity | null };
  eth_getCode: { params: readonly [address: Address, block?: BlockReference]; result: Hex | null };
  eth_getStorageAt: {
    params: readonly [address: Address, slot: StorageKey, block?: BlockReference];
    result: Hash | null;
  };
  eth_getStorageValues: {
    params: readonly [slots: Record<Address, readonly StorageKey[]>, block?: BlockReference];
    result: Record<Address, Hash[]>;
  };
  eth_getProof: {
    params: readonly [address: Address, slots: readonly StorageKey[], block?: BlockReference];
    result: AccountProof | null;
  };
  eth_getAccount: {
    params: readonly [address: Address, block: BlockReference];
    result:
      | {
        balance: Quantity;
        nonce: Quantity;
        codeHash: Hash;
        storageRoot: Hash;
      }
      | null;
  };
  eth_getAccountInfo: {
    params: readonly [address: Address, block: BlockReference];
    result: { balance: Quantity; nonce: Quantity; code: Hex };
  };
  eth_call: {
    params: readonly [
      transaction: TransactionRequest,
      block?: BlockReference,
      stateOverrides?: StateOverrides,
      blockOverrides?: BlockOverrides,
    ];
    result: Hex;
  };
  eth_estimateGas: {
    params: readonly [
      transaction: TransactionRequest,
      block?: BlockReference,
      stateOverrides?: StateOverrides,
      blockOverrides?: BlockOverrides,
    ];
    result: Quantity;
  };
  eth_createAccessList: {
    params: readonly [
      transaction: TransactionRequest,
      block?: BlockReference,
      stateOverrides?: StateOverrides,
    ];
    result: AccessListResult;
  };
  eth_simulateV1: {
    params: readonly [simulation: Simulation, block?: BlockReference];
    result: (SimulatedBlockWithTransactions | SimulatedBlockWithHashes)[];
    overloads: [
      {
        params: readonly [simulation: SimulationWithTransactions, block?: BlockReference];
        result: SimulatedBlockWithTransactions[];
      },
      {
        params: readonly [simulation: SimulationWithHashes, block?: BlockReference];
        result: SimulatedBlockWithHashes[];
      },
    ];
  };
  eth_callMany: {
    params: readonly [
      bundles: readonly CallBundle[],
      context: BundlePosition,
      stateOverrides?: StateOverrides,
      timeout?: number | bigint,
    ];
    result: ({ value: HexDigits } | { error: unknown })[][];
  };
  eth_callBundle: {
    params: readonly [transactionHashes: readonly Hash[], block: BlockReference, timeout?: number | bigint];
    result: BundleOutcome | null;
  };
}
