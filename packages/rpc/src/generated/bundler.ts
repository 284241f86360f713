// Generated from specs/rpc/bundler.openrpc.yaml. Do not edit: change the spec and run `npm run generate`.

import type { Log } from "./ethereum-filter.ts";
import type { StateOverrides } from "./ethereum-state.ts";
import type { Authorization, Receipt } from "./ethereum-transaction.ts";
import type { ParamForm, Quantities, QuantityForm } from "./quantity-form.ts";
import type { Address, Hash, Hex } from "./shared.ts";

/**
 * What a user operation has besides its gas limits and fees.
 *
 * Source: ERC-7769; eth-infinitism/account-abstraction, version 0.6.
 */
export interface UnpricedUserOperation<Q extends QuantityForm = "hex"> {
  /** The account. */
  sender: Address;
  /** Nonce of the account at the EntryPoint: a key of 192 bits and a sequence number of 64 bits. */
  nonce: Quantities[Q];
  /** Contract that creates the account. `0x7702` for an account with a delegation (EIP-7702). */
  factory?: Address | "0x7702";
  /** Call of the factory; only with `factory`. */
  factoryData?: Hex;
  /** Call of the account, which executes what its owner wants. */
  callData: Hex;
  /** Contract that pays the fee; without it, the account pays. */
  paymaster?: Address;
  /** Gas limit of the paymaster's check; only with `paymaster`. */
  paymasterVerificationGasLimit?: Quantities[Q];
  /** Gas limit of what the paymaster does after the call; only with `paymaster`. */
  paymasterPostOpGasLimit?: Quantities[Q];
  /** Data for the paymaster; only with `paymaster`. */
  paymasterData?: Hex;
  /** Signature, in the form that the account checks. */
  signature: Hex;
  /** Authorization that sets the code of the account (EIP-7702); only to change it. */
  eip7702Auth?: Authorization<Q>;
  /** Factory and its call; only for version 0.6 of the EntryPoint. */
  initCode?: Hex;
  /** Paymaster and its data; only for version 0.6 of the EntryPoint. */
  paymasterAndData?: Hex;
}

/**
 * User operation of a smart account. Its gas limits and fees may be missing.
 *
 * Source: ERC-7769.
 */
export interface UserOperationRequest<Q extends QuantityForm = "hex"> extends UnpricedUserOperation<Q> {
  /** Gas limit of the call. */
  callGasLimit?: Quantities[Q];
  /** Gas limit of the account's check and creation. */
  verificationGasLimit?: Quantities[Q];
  /** Gas that pays the bundler for what cannot be measured. */
  preVerificationGas?: Quantities[Q];
  /** Highest fee for a unit of gas, in wei. */
  maxFeePerGas?: Quantities[Q];
  /** Highest priority fee for a unit of gas, in wei. */
  maxPriorityFeePerGas?: Quantities[Q];
}

/**
 * User operation of a smart account, with its gas limits, fees and signature.
 *
 * Source: ERC-7769.
 */
export interface UserOperation<Q extends QuantityForm = "hex"> extends UnpricedUserOperation<Q> {
  /** Gas limit of the call. */
  callGasLimit: Quantities[Q];
  /** Gas limit of the account's check and creation. */
  verificationGasLimit: Quantities[Q];
  /** Gas that pays the bundler for what cannot be measured. */
  preVerificationGas: Quantities[Q];
  /** Highest fee for a unit of gas, in wei. */
  maxFeePerGas: Quantities[Q];
  /** Highest priority fee for a unit of gas, in wei. */
  maxPriorityFeePerGas: Quantities[Q];
}

/**
 * Gas limits that a user operation needs.
 *
 * Source: ERC-7769; pimlicolabs/alto.
 */
export interface UserOperationGas<Q extends QuantityForm = "hex"> {
  /** Gas that pays the bundler for what cannot be measured. */
  preVerificationGas: Quantities[Q];
  /** Gas limit of the account's check and creation. */
  verificationGasLimit: Quantities[Q];
  /** Gas limit of the call. */
  callGasLimit: Quantities[Q];
  /** Gas limit of the paymaster's check. Only with a paymaster. */
  paymasterVerificationGasLimit?: Quantities[Q] | null;
  /**
   * Gas limit of what the paymaster does after the call. Not part of ERC-7769, but many bundlers return it.
   */
  paymasterPostOpGasLimit?: Quantities[Q] | null;
}

/**
 * A user operation that the bundler has, or that was executed.
 *
 * Source: ERC-7769; alchemyplatform/rundler; pimlicolabs/alto.
 */
export interface UserOperationRecord<Q extends QuantityForm = "hex"> {
  userOperation: UserOperation<Q>;
  /** EntryPoint contract that executes it. */
  entryPoint: Address;
  /** Number of its block; `null` while it waits. */
  blockNumber: Quantities[Q] | null;
  /** Hash of its block; `null` while it waits. */
  blockHash: Hash | null;
  /** Hash of the transaction that executed it and others; `null` while it waits. */
  transactionHash: Hash | null;
}

/**
 * Result of a user operation.
 *
 * Source: ERC-7769.
 */
export interface UserOperationReceipt<Q extends QuantityForm = "hex"> {
  /** Hash of the user operation. */
  userOpHash: Hash;
  /** EntryPoint contract that executed it. */
  entryPoint: Address;
  /** The account. */
  sender: Address;
  /** Nonce of the account at the EntryPoint. */
  nonce: Quantities[Q];
  /** Contract that paid the fee. Not present, `null` or zero if the account paid. */
  paymaster?: Address | null;
  /** Fee, in wei. */
  actualGasCost: Quantities[Q];
  /** Gas used, with the checks and `preVerificationGas`. */
  actualGasUsed: Quantities[Q];
  /** Whether the call did not revert. */
  success: boolean;
  /** What the call returned if it reverted: bytes in hex or a text. */
  reason?: string | null;
  /** Logs of this user operation. */
  logs: Log<Q>[];
  /** Receipt of the transaction that executed it and others. */
  receipt: Receipt<Q>;
}

/** User operations of smart accounts (ERC-4337), as bundlers take them (ERC-7769). */
export interface BundlerMethods<Q extends QuantityForm = "hex"> {
  /**
   * Submits a user operation to the bundler, which sends it to the chain together with others.
   *
   * Sent at most once. If a response was lost, compute the operation's hash, which the EntryPoint contract
   * returns from `getUserOpHash`, and look it up with `eth_getUserOperationByHash`; a second call may fail
   * only because the bundler has it already.
   *
   * Source: ERC-7769.
   *
   * @param userOperation - Signed user operation.
   * @param entryPoint - EntryPoint contract that executes it, one of those that `eth_supportedEntryPoints`
   * returns.
   * @returns Hash of the user operation. Only its receipt shows whether it was executed.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32500 (the EntryPoint rejects it: the message
   * begins with its code, such as AA21), -32501 (the paymaster rejects it; `data.paymaster` is its address),
   * -32502 (its validation uses an opcode or storage that ERC-7562 forbids), -32503 (it has expired, will
   * expire soon or is not valid yet), -32504 (the paymaster or another contract is throttled or banned),
   * -32505 (the stake of the paymaster or another contract is too low), -32507 (the signature is wrong),
   * -32508 (the paymaster's deposit does not cover all its pending operations).
   * @example const userOperationHash = await client.eth_sendUserOperation({ sender: "0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", nonce: "0x1", callData: "0xb61d27f6", callGasLimit: "0x13880", verificationGasLimit: "0x186a0", preVerificationGas: "0xc350", maxFeePerGas: "0x77359400", maxPriorityFeePerGas: "0x3b9aca00", signature: "0x1234" }, "0x0000000071727de22e5e9d8baf0edac6f37da032"); // "0x1111111111111111111111111111111111111111111111111111111111111111"
   */
  eth_sendUserOperation(userOperation: UserOperation<ParamForm<Q>>, entryPoint: Address): Promise<Hash>;

  /**
   * Returns the gas limits that a user operation needs.
   *
   * The signature is not checked, but must have the right length. Gas limits and fees that the operation has
   * are used.
   *
   * Source: ERC-7769.
   *
   * @param userOperation - User operation; its gas limits and fees may be missing.
   * @param entryPoint - EntryPoint contract that executes it, one of those that `eth_supportedEntryPoints`
   * returns.
   * @param stateOverrides - Changes to the state before the execution. Not all bundlers take them.
   * @returns Gas limits.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32500 (the EntryPoint rejects it: the message
   * begins with its code, such as AA21), -32501 (the paymaster rejects it; `data.paymaster` is its address),
   * -32502 (its validation uses an opcode or storage that ERC-7562 forbids), -32503 (it has expired, will
   * expire soon or is not valid yet), -32504 (the paymaster or another contract is throttled or banned),
   * -32505 (the stake of the paymaster or another contract is too low), -32507 (the signature is wrong),
   * -32508 (the paymaster's deposit does not cover all its pending operations).
   * @example const gas = await client.eth_estimateUserOperationGas({ sender: "0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", nonce: "0x1", callData: "0xb61d27f6", signature: "0x1234" }, "0x0000000071727de22e5e9d8baf0edac6f37da032");
   */
  eth_estimateUserOperationGas(
    userOperation: UserOperationRequest<ParamForm<Q>>,
    entryPoint: Address,
    stateOverrides?: StateOverrides<ParamForm<Q>>,
  ): Promise<UserOperationGas<Q>>;

  /**
   * Returns a user operation, and the transaction that executed it.
   *
   * Source: ERC-7769; alchemyplatform/rundler; pimlicolabs/alto.
   *
   * @param hash - Hash of the user operation.
   * @returns The user operation; `null` if it is unknown. Some bundlers return `null` also while it waits.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32603.
   * @example const userOperation = await client.eth_getUserOperationByHash("0x1111111111111111111111111111111111111111111111111111111111111111");
   */
  eth_getUserOperationByHash(hash: Hash): Promise<UserOperationRecord<Q> | null>;

  /**
   * Returns the result of a user operation.
   *
   * Source: ERC-7769.
   *
   * @param hash - Hash of the user operation.
   * @returns The result; `null` until a block contains the user operation.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32603.
   * @example const receipt = await client.eth_getUserOperationReceipt("0x1111111111111111111111111111111111111111111111111111111111111111");
   */
  eth_getUserOperationReceipt(hash: Hash): Promise<UserOperationReceipt<Q> | null>;

  /**
   * Returns the EntryPoint contracts that the bundler sends to, the preferred one first.
   *
   * Source: ERC-7769.
   *
   * @returns Addresses of the contracts.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32603.
   * @example const entryPoints = await client.eth_supportedEntryPoints(); // ["0x0000000071727de22e5e9d8baf0edac6f37da032"]
   */
  eth_supportedEntryPoints(): Promise<Address[]>;
}

/**
 * The methods of {@link BundlerMethods} as `{ method, params }` calls. The result is that of the first of
 * `overloads` whose params match.
 */
export interface BundlerCalls<Q extends QuantityForm = "hex"> {
  eth_sendUserOperation: {
    params: readonly [userOperation: UserOperation<ParamForm<Q>>, entryPoint: Address];
    result: Hash;
  };
  eth_estimateUserOperationGas: {
    params: readonly [
      userOperation: UserOperationRequest<ParamForm<Q>>,
      entryPoint: Address,
      stateOverrides?: StateOverrides<ParamForm<Q>>,
    ];
    result: UserOperationGas<Q>;
  };
  eth_getUserOperationByHash: { params: readonly [hash: Hash]; result: UserOperationRecord<Q> | null };
  eth_getUserOperationReceipt: { params: readonly [hash: Hash]; result: UserOperationReceipt<Q> | null };
  eth_supportedEntryPoints: { params: readonly []; result: Address[] };
}
