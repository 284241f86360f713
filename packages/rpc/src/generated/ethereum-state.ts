// Generated from specs/rpc/ethereum-state.openrpc.yaml. Do not edit: change the spec and run `npm run generate`.

import type { BlockHeader, Withdrawal } from "./ethereum.ts";
import type { Log } from "./ethereum-filter.ts";
import type { AccessListEntry, SignedTransactionFields, TransactionRequest } from "./ethereum-transaction.ts";
import type { ParamForm, Quantities, QuantityForm, Represented } from "./quantity-form.ts";
import type { Address, BlockReference, Decimal, Hash, Hex, HexDigits, StorageKey } from "./shared.ts";

/**
 * An account and storage slots, with Merkle proofs.
 *
 * Source: EIP-1186.
 */
export interface AccountProof<Q extends QuantityForm = "hex"> {
  /** Address of the account. */
  address: Address;
  /** Trie nodes from the state root to the account. */
  accountProof: Hex[];
  /** Balance, in wei. */
  balance: Quantities[Q];
  /** Hash of the code. */
  codeHash: Hash;
  /** Nonce of the account, which its next transaction must have. */
  nonce: Quantities[Q];
  /** Root of the storage trie. */
  storageHash: Hash;
  /** Proofs of the requested slots. */
  storageProof: StorageProof<Q>[];
}

/**
 * A storage slot, with a Merkle proof.
 *
 * Source: EIP-1186.
 */
export interface StorageProof<Q extends QuantityForm = "hex"> {
  /** Storage slot. */
  key: StorageKey;
  /** Value of the slot. */
  value: Quantities[Q];
  /** Trie nodes from the storage root to the slot. */
  proof: Hex[];
}

/**
 * Access list of a transaction.
 *
 * Source: ethereum/execution-apis.
 */
export interface AccessListResult<Q extends QuantityForm = "hex"> {
  /** Addresses and storage slots that the transaction accesses. */
  accessList: AccessListEntry[];
  /** Error that stopped the execution. */
  error?: string;
  /** Gas used by the transaction with the access list. */
  gasUsed: Quantities[Q];
}

/**
 * Overrides of account state, by address.
 *
 * Source: ethereum/execution-apis; go-ethereum.
 */
export type StateOverrides<Q extends QuantityForm = "hex"> = Record<Address, AccountOverride<Q>>;

/**
 * Overrides of an account. Omitted fields stay unchanged.
 *
 * Source: ethereum/execution-apis; go-ethereum.
 */
export interface AccountOverride<Q extends QuantityForm = "hex"> {
  /** Nonce of the account. */
  nonce?: Quantities[Q];
  /** Balance, in wei. */
  balance?: Quantities[Q];
  /** Code of the account. */
  code?: Hex;
  /** Complete storage, by slot. Cannot be combined with `stateDiff`. */
  state?: Record<Hash, Hash>;
  /** Storage slots to override. Cannot be combined with `state`. */
  stateDiff?: Record<Hash, Hash>;
  /** Address to which the precompile at this address is moved. */
  movePrecompileToAddress?: Address;
}

/**
 * Overrides of block fields. Omitted fields stay unchanged.
 *
 * Source: ethereum/execution-apis; go-ethereum.
 */
export interface BlockOverrides<Q extends QuantityForm = "hex"> {
  /** Number of the block. */
  number?: Quantities[Q];
  /** Timestamp, in Unix seconds. */
  time?: Quantities[Q];
  /** Gas limit. */
  gasLimit?: Quantities[Q];
  /** Address that receives the priority fees. */
  feeRecipient?: Address;
  /** RANDAO mix of the beacon chain. */
  prevRandao?: Quantities[Q] | Hash;
  /** Base fee per gas, in wei. */
  baseFeePerGas?: Quantities[Q];
  /** Base fee per blob gas, in wei. */
  blobBaseFee?: Quantities[Q];
  /** Difficulty, on proof-of-work chains. */
  difficulty?: Quantities[Q];
  /** Withdrawals from the beacon chain. */
  withdrawals?: readonly Withdrawal<Q>[];
}

/**
 * Blocks and calls to simulate.
 *
 * Source: ethereum/execution-apis.
 */
export interface Simulation<Q extends QuantityForm = "hex"> {
  /** Blocks to simulate, in order. Nodes limit their number, often to 256. */
  blockStateCalls: readonly BlockCalls<Q>[];
  /**
   * `true` to return transfers of ether as logs of ERC-20 form, from the address of twenty `ee` bytes.
   * Default: `false`.
   */
  traceTransfers?: boolean;
  /**
   * `true` to validate fees, nonces and gas as for a transaction; `false` to validate as `eth_call` does.
   * Default: `false`.
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
export interface SimulationWithTransactions<Q extends QuantityForm = "hex"> extends Simulation<Q> {
  returnFullTransactions: true;
}

/**
 * A simulation that returns transaction hashes.
 *
 * Source: ethereum/execution-apis.
 */
export interface SimulationWithHashes<Q extends QuantityForm = "hex"> extends Simulation<Q> {
  returnFullTransactions?: false;
}

/**
 * A block to simulate, with its calls.
 *
 * Source: ethereum/execution-apis.
 */
export interface BlockCalls<Q extends QuantityForm = "hex"> {
  /** Overrides of block fields. */
  blockOverrides?: BlockOverrides<Q>;
  /** Overrides of account state, from this block on. */
  stateOverrides?: StateOverrides<Q>;
  /** The calls, in order. */
  calls?: readonly TransactionRequest<Q>[];
}

/**
 * Fields that a simulated block has in addition to its header and transactions.
 *
 * Source: ethereum/execution-apis, foundry.
 */
export interface SimulatedBlockContent<Q extends QuantityForm = "hex"> {
  /** Size of the block, in bytes. anvil omits it. */
  size?: Quantities[Q];
  /** Hashes of the uncles. */
  uncles: Hash[];
  /** Withdrawals from the beacon chain. Since Shanghai. */
  withdrawals?: Withdrawal<Q>[];
  /** Result of each call, in order. */
  calls: SimulatedCall<Q>[];
}

/**
 * A simulated block with the hashes of its transactions.
 *
 * Source: ethereum/execution-apis.
 */
export interface SimulatedBlockWithHashes<Q extends QuantityForm = "hex"> extends BlockHeader<Q>, SimulatedBlockContent<Q> {
  /** Hashes of the transactions, in order. */
  transactions: Hash[];
}

/**
 * A simulated block with its unsigned transactions.
 *
 * Source: ethereum/execution-apis.
 */
export interface SimulatedBlockWithTransactions<Q extends QuantityForm = "hex"> extends BlockHeader<Q>, SimulatedBlockContent<Q> {
  /** Transactions, in order. */
  transactions: SimulatedBlockTransaction<Q>[];
}

/**
 * A transaction of a simulated block.
 *
 * Source: ethereum/execution-apis.
 */
export interface SimulatedBlockTransaction<Q extends QuantityForm = "hex"> extends SignedTransactionFields<Q> {
  /** Hash of the transaction. */
  hash: Hash;
  /** Address of the caller. */
  from: Address;
  /** Hash of the simulated block. */
  blockHash: Hash;
  /** Number of the simulated block. */
  blockNumber: Quantities[Q];
  /** Timestamp of the block, in Unix seconds. Only newer nodes return it. */
  blockTimestamp?: Quantities[Q];
  /** Index of the transaction in the block, from 0. */
  transactionIndex: Quantities[Q];
}

/**
 * Result of a simulated call, distinguished by `status`.
 *
 * Source: ethereum/execution-apis.
 */
export type SimulatedCall<Q extends QuantityForm = "hex"> = SimulatedSuccess<Q> | SimulatedFailure<Q>;

/**
 * A successful call.
 *
 * Source: ethereum/execution-apis.
 */
export interface SimulatedSuccess<Q extends QuantityForm = "hex"> {
  status: Represented<Q, "0x1", 1n>;
  /** The return value. */
  returnData: Hex;
  /** Gas used by the call. */
  gasUsed: Quantities[Q];
  /** Gas used by the call before refunds. */
  maxUsedGas?: Quantities[Q];
  /** Logs emitted by the call. */
  logs: Log<Q>[];
}

/**
 * A call that was reverted or halted.
 *
 * Source: ethereum/execution-apis.
 */
export interface SimulatedFailure<Q extends QuantityForm = "hex"> {
  status: Represented<Q, "0x0", 0n>;
  /** The return value, such as the revert data. */
  returnData: Hex;
  /** Gas used by the call. */
  gasUsed: Quantities[Q];
  /** Gas used by the call before refunds. */
  maxUsedGas?: Quantities[Q];
  /**
   * Logs of the call. Go-ethereum returns an empty list; absent from nodes that return only what the standard
   * asks for.
   */
  logs?: Log<Q>[];
  /** Error: code 3 for a revert, -32015 for a VM error. */
  error: {
    /** Error code. */
    code: number;
    /** Error message. */
    message: string;
    /** Revert data. Absent for a VM error. */
    data?: Hex;
  };
}

/**
 * Results of a bundle of transactions.
 *
 * Source: erigon; erigontech/rpc-tests.
 */
export interface BundleOutcome {
  /** Keccak-256 hash of the transaction hashes. */
  bundleHash: Hash;
  /** Result of each transaction, in order. */
  results: {
    /** Hash of the transaction. */
    txHash: Hash;
    /** Gas used by the transaction. */
    gasUsed: number | bigint;
    /** Last 32 bytes of the return value. Absent if the transaction failed. */
    value?: Hash;
    /** Error message. Absent if the transaction succeeded. */
    error?: string;
  }[];
}

/**
 * Overrides of block fields for a bundle. Omitted fields stay unchanged. Erigon and reth both support these
 * names; Erigon silently ignores those of `eth_call`, such as `number`.
 *
 * Source: erigon; reth; erigontech/rpc-tests.
 */
export interface BundleBlockOverride<Q extends QuantityForm = "hex"> {
  /** Number of the block. */
  blockNumber?: Quantities[Q];
  /** Timestamp, in Unix seconds. */
  timestamp?: Quantities[Q];
  /** Address that receives the priority fees. */
  coinbase?: Address;
  /** Gas limit. */
  gasLimit?: Quantities[Q];
  /** Difficulty, on proof-of-work chains. */
  difficulty?: Quantities[Q];
  /** Base fee per gas, in wei. */
  baseFee?: Quantities[Q];
  /** Hashes that the `BLOCKHASH` opcode returns, by block number in decimal. */
  blockHash?: Record<Decimal, Hash>;
  /** RANDAO mix of the beacon chain. Only reth accepts it. */
  prevRandao?: Hash;
}

/**
 * Calls that run in one block.
 *
 * Source: erigon, reth.
 */
export interface CallBundle<Q extends QuantityForm = "hex"> {
  /** The calls, in order. */
  transactions: readonly TransactionRequest<Q>[];
  /** Overrides of block fields. */
  blockOverride?: BundleBlockOverride<Q>;
}

/**
 * Position in the chain.
 *
 * Source: erigon, reth.
 */
export interface BundlePosition<Q extends QuantityForm = "hex"> {
  /** Block of the position. */
  blockNumber: BlockReference<Q>;
  /** Index of the transaction in the block after which the bundle runs; -1 for all. */
  transactionIndex?: number;
}

/** State of accounts, and simulated calls. */
export interface EthereumStateMethods<Q extends QuantityForm = "hex"> {
  /**
   * Returns the balance of an account.
   *
   * Source: ethereum/execution-apis; besu.
   *
   * @param address - Address of the account.
   * @param block - Block at whose state to read. Default: `"latest"`.
   * @returns Balance, in wei.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32000 (the node rejected the call; see the error
   * message), -32005 (request limit exceeded), 4444 (pruned history unavailable).
   * @example const balance = await client.eth_getBalance("0x68aab33e4fbb493c95fda402772a3b88615820bd", "latest"); // "0xde0b6b3a7640000"
   */
  eth_getBalance(address: Address, block?: BlockReference<ParamForm<Q>>): Promise<Quantities[Q]>;

  /**
   * Returns the nonce of an account: number of transactions it has sent. With `pending`, transactions in the
   * pool count.
   *
   * Source: ethereum/execution-apis; besu.
   *
   * @param address - Address of the account.
   * @param block - Block at whose state to read. Default: `"latest"`.
   * @returns The nonce.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32000 (the node rejected the call; see the error
   * message), -32005 (request limit exceeded), 4444 (pruned history unavailable).
   * @example const nonce = await client.eth_getTransactionCount("0x68aab33e4fbb493c95fda402772a3b88615820bd", "latest"); // "0x8"
   */
  eth_getTransactionCount(address: Address, block?: BlockReference<ParamForm<Q>>): Promise<Quantities[Q]>;

  /**
   * Returns the code of a contract.
   *
   * Source: ethereum/execution-apis; besu.
   *
   * @param address - Address of the contract.
   * @param block - Block at whose state to read. Default: `"latest"`.
   * @returns Code; `0x` for an account without code.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32000 (the node rejected the call; see the error
   * message), -32005 (request limit exceeded), 4444 (pruned history unavailable).
   * @example const code = await client.eth_getCode("0x68aab33e4fbb493c95fda402772a3b88615820bd", "latest"); // "0x"
   */
  eth_getCode(address: Address, block?: BlockReference<ParamForm<Q>>): Promise<Hex>;

  /**
   * Returns the value of a storage slot of a contract.
   *
   * Source: ethereum/execution-apis; besu.
   *
   * @param address - Address of the contract.
   * @param slot - Storage slot.
   * @param block - Block at whose state to read. Default: `"latest"`.
   * @returns Value of the slot: 32 bytes.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32000 (the node rejected the call; see the error
   * message), -32005 (request limit exceeded), 4444 (pruned history unavailable).
   * @example const value = await client.eth_getStorageAt("0x5fbdb2315678afecb367f032d93f642f64180aa3", "0x0", "latest"); // "0x000000000000000000000000000000000000000000000000000000000000002a"
   */
  eth_getStorageAt(address: Address, slot: StorageKey, block?: BlockReference<ParamForm<Q>>): Promise<Hash>;

  /**
   * Returns the values of storage slots of several contracts.
   *
   * Source: ethereum/execution-apis.
   *
   * @param slots - Storage slots, by contract.
   * @param block - Block at whose state to read. Default: `"latest"`.
   * @returns Values of the slots by contract, in the order of the request.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32000 (the node rejected the call; see the error
   * message), -32005 (request limit exceeded), 4444 (pruned history unavailable).
   * @example const values = await client.eth_getStorageValues({ "0x5fbdb2315678afecb367f032d93f642f64180aa3": ["0x0000000000000000000000000000000000000000000000000000000000000000"] }, "latest");
   */
  eth_getStorageValues(
    slots: Record<Address, readonly StorageKey[]>,
    block?: BlockReference<ParamForm<Q>>,
  ): Promise<Record<Address, Hash[]>>;

  /**
   * Returns an account and some of its storage slots, with Merkle proofs.
   *
   * Source: ethereum/execution-apis; EIP-1186; besu.
   *
   * @param address - Address of the account.
   * @param slots - Storage slots to prove.
   * @param block - Block at whose state to read. Default: `"latest"`.
   * @returns Account and proofs.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32000 (the node rejected the call; see the error
   * message), -32005 (request limit exceeded), 4444 (pruned history unavailable).
   * @example const proof = await client.eth_getProof("0x68aab33e4fbb493c95fda402772a3b88615820bd", [], "latest");
   */
  eth_getProof(
    address: Address,
    slots: readonly StorageKey[],
    block?: BlockReference<ParamForm<Q>>,
  ): Promise<AccountProof<Q>>;

  /**
   * Returns several accounts and some of their storage slots, with Merkle proofs.
   *
   * One call of `eth_getProof` for each account would return the same, but perhaps of different blocks.
   *
   * Source: reth.
   *
   * @param targets - For each account, its address and the storage slots to prove.
   * @param block - Block at whose state to read. Default: `latest`.
   * @returns Accounts and proofs, in the order of the targets.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32000 (the node rejected the call; see the error
   * message), -32005 (request limit exceeded), 4444 (pruned history unavailable).
   * @example const proofs = await client.eth_getMultiProof([["0x68aab33e4fbb493c95fda402772a3b88615820bd", []]], "latest");
   */
  eth_getMultiProof(
    targets: readonly (readonly [Address, readonly Hash[]])[],
    block?: BlockReference<ParamForm<Q>>,
  ): Promise<AccountProof<Q>[]>;

  /**
   * Returns an account as stored in the state trie: nonce, balance, storage root and code hash.
   *
   * Source: nethermind, reth.
   *
   * @param address - Address of the account.
   * @param block - Block at whose state to read.
   * @returns Account; `null` if it does not exist.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32000 (the node rejected the call; see the error
   * message), -32005 (request limit exceeded), 4444 (pruned history unavailable).
   * @example const account = await client.eth_getAccount("0x68aab33e4fbb493c95fda402772a3b88615820bd", "latest");
   */
  eth_getAccount(
    address: Address,
    block: BlockReference<ParamForm<Q>>,
  ): Promise<
    | {
      /** Balance, in wei. */
      balance: Quantities[Q];
      /** Nonce of the account, which its next transaction must have. */
      nonce: Quantities[Q];
      /** Hash of the code; the Keccak-256 hash of no bytes if there is none. */
      codeHash: Hash;
      /** Root of the storage trie. */
      storageRoot: Hash;
    }
    | null>;

  /**
   * Returns balance, nonce and code of an account in one call.
   *
   * Source: reth.
   *
   * @param address - Address of the account.
   * @param block - Block at whose state to read.
   * @returns Address of the account.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32000 (the node rejected the call; see the error
   * message), -32005 (request limit exceeded), 4444 (pruned history unavailable).
   * @example const account = await client.eth_getAccountInfo("0x68aab33e4fbb493c95fda402772a3b88615820bd", "latest"); // {"balance":"0x1","nonce":"0x8","code":"0x"}
   */
  eth_getAccountInfo(
    address: Address,
    block: BlockReference<ParamForm<Q>>,
  ): Promise<{
    /** Balance, in wei. */
    balance: Quantities[Q];
    /** Nonce of the account, which its next transaction must have. */
    nonce: Quantities[Q];
    /** Code of the account; `0x` if there is none. */
    code: Hex;
  }>;

  /**
   * Executes a call without creating a transaction.
   *
   * Source: ethereum/execution-apis; go-ethereum.
   *
   * @param transaction - Call to execute.
   * @param block - Block at whose state to read. Default: `"latest"`.
   * @param stateOverrides - Overrides of account state for this call.
   * @param blockOverrides - Overrides of block fields for this call.
   * @returns The return value of the call.
   * @throws NodeAccessError `JSON_RPC_ERROR` with 3 (execution reverted; `data` is the revert data), -32602,
   * -32000 (the node rejected the call; see the error message), -32005 (request limit exceeded), 4444 (pruned
   * history unavailable).
   * @example const output = await client.eth_call({ to: "0x5fbdb2315678afecb367f032d93f642f64180aa3", input: "0x70a08231000000000000000000000000a0ee7a142d267c1f36714e4a8f75612f20a79720" }, "latest"); // "0x00000000000000000000000000000000000000000000d3c21bcecceda1000000"
   */
  eth_call(
    transaction: TransactionRequest<ParamForm<Q>>,
    block?: BlockReference<ParamForm<Q>>,
    stateOverrides?: StateOverrides<ParamForm<Q>>,
    blockOverrides?: BlockOverrides<ParamForm<Q>>,
  ): Promise<Hex>;

  /**
   * Estimates the gas that a transaction needs to succeed.
   *
   * Source: ethereum/execution-apis; go-ethereum.
   *
   * @param transaction - Transaction to estimate.
   * @param block - Block at whose state to estimate. If omitted, the node chooses it, such as `pending`.
   * @param stateOverrides - Overrides of account state for this call.
   * @param blockOverrides - Overrides of block fields for this call.
   * @returns Estimated gas. The transaction may use less.
   * @throws NodeAccessError `JSON_RPC_ERROR` with 3 (execution reverted; `data` is the revert data), -32602,
   * -32000 (the node rejected the call; see the error message), -32005 (request limit exceeded), 4444 (pruned
   * history unavailable).
   * @example const gas = await client.eth_estimateGas({ from: "0x68aab33e4fbb493c95fda402772a3b88615820bd", to: "0xa0ee7a142d267c1f36714e4a8f75612f20a79720", value: "0x1" }); // "0x5208"
   */
  eth_estimateGas(
    transaction: TransactionRequest<ParamForm<Q>>,
    block?: BlockReference<ParamForm<Q>>,
    stateOverrides?: StateOverrides<ParamForm<Q>>,
    blockOverrides?: BlockOverrides<ParamForm<Q>>,
  ): Promise<Quantities[Q]>;

  /**
   * Returns an access list for a transaction: the addresses and storage slots that it accesses.
   *
   * Source: ethereum/execution-apis; go-ethereum.
   *
   * @param transaction - Transaction to analyze.
   * @param block - Block at whose state to run. If omitted, the node chooses it, such as `pending`.
   * @param stateOverrides - Overrides of account state for this call.
   * @returns Access list, and gas used with it.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32000 (the node rejected the call; see the error
   * message), -32005 (request limit exceeded), 4444 (pruned history unavailable).
   * @example const list = await client.eth_createAccessList({ from: "0x68aab33e4fbb493c95fda402772a3b88615820bd", to: "0x5fbdb2315678afecb367f032d93f642f64180aa3" }, "latest");
   */
  eth_createAccessList(
    transaction: TransactionRequest<ParamForm<Q>>,
    block?: BlockReference<ParamForm<Q>>,
    stateOverrides?: StateOverrides<ParamForm<Q>>,
  ): Promise<AccessListResult<Q>>;

  /**
   * Simulates calls in a sequence of blocks. Each call sees the state changes of the previous calls.
   *
   * Source: ethereum/execution-apis.
   *
   * @param simulation - Blocks and calls to simulate.
   * @param block - Block on which the first simulated block is based. Default: `"latest"`.
   * @returns Simulated blocks, with the result of each call.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -38010 (nonce of a transaction is too low), -38011 (nonce
   * of a transaction is too high), -38012 (fee of a transaction is lower than the base fee), -38013 (gas
   * limit of a transaction is lower than its intrinsic gas), -38014 (insufficient funds of the sender for gas
   * and value), -38015 (block gas limit exceeded), -38020 (block number in the sequence did not increase),
   * -38021 (block timestamp in the sequence did not increase), -38022 (movePrecompileToAddress references
   * itself), -38023 (several movePrecompileToAddress reference the same address), -38024 (sender is not an
   * externally owned account), -38025 (maximum init code size exceeded), -38026 (limit of the node on blocks
   * or calls exceeded), -32015 (VM execution error), -32016 (timeout of the node), 3 (execution reverted;
   * `data` is the revert data), -32602, -32000 (the node rejected the call; see the error message), -32005
   * (request limit exceeded), -32603.
   * @example const blocks = await client.eth_simulateV1({ blockStateCalls: [{ stateOverrides: { "0x68aab33e4fbb493c95fda402772a3b88615820bd": { balance: "0xde0b6b3a7640000" } }, calls: [{ from: "0x68aab33e4fbb493c95fda402772a3b88615820bd", to: "0x5fbdb2315678afecb367f032d93f642f64180aa3", value: "0x1" }] }] }, "latest");
   */
  eth_simulateV1(
    simulation: SimulationWithTransactions<ParamForm<Q>>,
    block?: BlockReference<ParamForm<Q>>,
  ): Promise<SimulatedBlockWithTransactions<Q>[]>;
  /** Returns transaction hashes. */
  eth_simulateV1(
    simulation: SimulationWithHashes<ParamForm<Q>>,
    block?: BlockReference<ParamForm<Q>>,
  ): Promise<SimulatedBlockWithHashes<Q>[]>;
  /** For params whose case is known only at run time. */
  eth_simulateV1(
    simulation: Simulation<ParamForm<Q>>,
    block?: BlockReference<ParamForm<Q>>,
  ): Promise<(SimulatedBlockWithTransactions<Q> | SimulatedBlockWithHashes<Q>)[]>;

  /**
   * Executes several calls in order. Each call sees the state changes of the previous calls.
   *
   * Source: erigon, reth.
   *
   * @param bundles - Bundles of calls. Each bundle runs in one block.
   * @param context - Position in the chain at which the first bundle runs.
   * @param stateOverrides - Overrides of account state for this call.
   * @param timeout - Timeout in milliseconds. Only Erigon accepts it; its default is 5000.
   * @returns For each bundle and call, the return value or the error. Erigon writes `value` without `0x`.
   * @throws NodeAccessError `JSON_RPC_ERROR` with 3 (execution reverted; `data` is the revert data), -32602,
   * -32000 (the node rejected the call; see the error message), -32005 (request limit exceeded), 4444 (pruned
   * history unavailable).
   * @example const outputs = await client.eth_callMany([{ transactions: [{ to: "0x5fbdb2315678afecb367f032d93f642f64180aa3", input: "0x70a08231000000000000000000000000a0ee7a142d267c1f36714e4a8f75612f20a79720" }] }], { blockNumber: "latest" });
   */
  eth_callMany(
    bundles: readonly CallBundle<ParamForm<Q>>[],
    context: BundlePosition<ParamForm<Q>>,
    stateOverrides?: StateOverrides<ParamForm<Q>>,
    timeout?: number | bigint,
  ): Promise<(
    | {
      /** Return value of the call. */
      value: HexDigits<Q>;
    }
    | { error: unknown }
  )[][]>;

  /**
   * Executes transactions of the chain again, in order, on the state of another block.
   *
   * Source: erigon.
   *
   * @param transactionHashes - Hashes of the transactions, in order.
   * @param block - Block at whose state to read.
   * @param timeout - Timeout in milliseconds; 5000 by default.
   * @returns Result of each transaction; `null` if the node does not have one of them.
   * @throws NodeAccessError `JSON_RPC_ERROR` with 3 (execution reverted; `data` is the revert data), -32602,
   * -32000 (the node rejected the call; see the error message), -32005 (request limit exceeded), 4444 (pruned
   * history unavailable).
   * @example const outcome = await client.eth_callBundle(["0x35a0b8eaa773a91276c12c1d426cec52bbfabc15163d077adaad64bbb4740fb0", "0x35a0b8eaa773a91276c12c1d426cec52bbfabc15163d077adaad64bbb4740fb0"], "0x2d", 5000);
   */
  eth_callBundle(
    transactionHashes: readonly Hash[],
    block: BlockReference<ParamForm<Q>>,
    timeout?: number | bigint,
  ): Promise<BundleOutcome | null>;
}

/**
 * The methods of {@link EthereumStateMethods} as `{ method, params }` calls. The result is that of the first
 * of `overloads` whose params match.
 */
export interface EthereumStateCalls<Q extends QuantityForm = "hex"> {
  eth_getBalance: {
    params: readonly [address: Address, block?: BlockReference<ParamForm<Q>>];
    result: Quantities[Q];
  };
  eth_getTransactionCount: {
    params: readonly [address: Address, block?: BlockReference<ParamForm<Q>>];
    result: Quantities[Q];
  };
  eth_getCode: { params: readonly [address: Address, block?: BlockReference<ParamForm<Q>>]; result: Hex };
  eth_getStorageAt: {
    params: readonly [address: Address, slot: StorageKey, block?: BlockReference<ParamForm<Q>>];
    result: Hash;
  };
  eth_getStorageValues: {
    params: readonly [slots: Record<Address, readonly StorageKey[]>, block?: BlockReference<ParamForm<Q>>];
    result: Record<Address, Hash[]>;
  };
  eth_getProof: {
    params: readonly [address: Address, slots: readonly StorageKey[], block?: BlockReference<ParamForm<Q>>];
    result: AccountProof<Q>;
  };
  eth_getMultiProof: {
    params: readonly [
      targets: readonly (readonly [Address, readonly Hash[]])[],
      block?: BlockReference<ParamForm<Q>>,
    ];
    result: AccountProof<Q>[];
  };
  eth_getAccount: {
    params: readonly [address: Address, block: BlockReference<ParamForm<Q>>];
    result:
      | {
        /** Balance, in wei. */
        balance: Quantities[Q];
        /** Nonce of the account, which its next transaction must have. */
        nonce: Quantities[Q];
        /** Hash of the code; the Keccak-256 hash of no bytes if there is none. */
        codeHash: Hash;
        /** Root of the storage trie. */
        storageRoot: Hash;
      }
      | null;
  };
  eth_getAccountInfo: {
    params: readonly [address: Address, block: BlockReference<ParamForm<Q>>];
    result: {
      /** Balance, in wei. */
      balance: Quantities[Q];
      /** Nonce of the account, which its next transaction must have. */
      nonce: Quantities[Q];
      /** Code of the account; `0x` if there is none. */
      code: Hex;
    };
  };
  eth_call: {
    params: readonly [
      transaction: TransactionRequest<ParamForm<Q>>,
      block?: BlockReference<ParamForm<Q>>,
      stateOverrides?: StateOverrides<ParamForm<Q>>,
      blockOverrides?: BlockOverrides<ParamForm<Q>>,
    ];
    result: Hex;
  };
  eth_estimateGas: {
    params: readonly [
      transaction: TransactionRequest<ParamForm<Q>>,
      block?: BlockReference<ParamForm<Q>>,
      stateOverrides?: StateOverrides<ParamForm<Q>>,
      blockOverrides?: BlockOverrides<ParamForm<Q>>,
    ];
    result: Quantities[Q];
  };
  eth_createAccessList: {
    params: readonly [
      transaction: TransactionRequest<ParamForm<Q>>,
      block?: BlockReference<ParamForm<Q>>,
      stateOverrides?: StateOverrides<ParamForm<Q>>,
    ];
    result: AccessListResult<Q>;
  };
  eth_simulateV1: {
    params: readonly [simulation: Simulation<ParamForm<Q>>, block?: BlockReference<ParamForm<Q>>];
    result: (SimulatedBlockWithTransactions<Q> | SimulatedBlockWithHashes<Q>)[];
    overloads: [
      {
        params: readonly [
          simulation: SimulationWithTransactions<ParamForm<Q>>,
          block?: BlockReference<ParamForm<Q>>,
        ];
        result: SimulatedBlockWithTransactions<Q>[];
      },
      {
        params: readonly [
          simulation: SimulationWithHashes<ParamForm<Q>>,
          block?: BlockReference<ParamForm<Q>>,
        ];
        result: SimulatedBlockWithHashes<Q>[];
      },
    ];
  };
  eth_callMany: {
    params: readonly [
      bundles: readonly CallBundle<ParamForm<Q>>[],
      context: BundlePosition<ParamForm<Q>>,
      stateOverrides?: StateOverrides<ParamForm<Q>>,
      timeout?: number | bigint,
    ];
    result: (
      | {
        /** Return value of the call. */
        value: HexDigits<Q>;
      }
      | { error: unknown }
    )[][];
  };
  eth_callBundle: {
    params: readonly [
      transactionHashes: readonly Hash[],
      block: BlockReference<ParamForm<Q>>,
      timeout?: number | bigint,
    ];
    result: BundleOutcome | null;
  };
}
