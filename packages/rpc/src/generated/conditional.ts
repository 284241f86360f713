// Generated from specs/rpc/conditional.openrpc.yaml. Do not edit: change the spec and run `npm run generate`.

import type { Hash, Hex, HexValue } from "./shared.ts";

/**
 * Conditions under which a transaction may be included. All must hold.
 *
 * Source: ERC-7796; ethereum-optimism/op-geth.
 */
export interface TransactionConditions {
  /** By address: the root of the account's storage, or the values of some of its slots. */
  knownAccounts?: Record<string, Hash | Record<string, Hash>>;
  /** First block, in hex. */
  blockNumberMin?: HexValue;
  /** Last block, in hex. */
  blockNumberMax?: HexValue;
  /** First timestamp of a block, in Unix seconds, in hex. */
  timestampMin?: HexValue;
  /** Last timestamp of a block, in Unix seconds, in hex. */
  timestampMax?: HexValue;
}

/**
 * Transactions that a sequencer includes only under conditions (ERC-7796), as bundlers and other senders of
 * many transactions use them.
 */
export interface ConditionalMethods {
  /**
   * Submits a signed transaction that may be included only under conditions.
   *
   * The sequencer checks the conditions when it gets the transaction and when it builds a block, and drops
   * the transaction if they no longer hold. Operators have to switch the method on. If a response was lost,
   * look the transaction up by its hash: a second call may fail because the node has it already.
   *
   * Source: ERC-7796; ethereum-optimism/op-geth; OffchainLabs/go-ethereum.
   *
   * @param transaction - Signed transaction in its binary form (EIP-2718).
   * @param options - The conditions.
   * @returns Hash of the transaction. Only the receipt shows whether it was included in a block.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32003 (transaction rejected), -32602, -32000 (the node
   * rejected the call; see the error message), -32005 (request limit exceeded).
   * @example const transactionHash = await client.eth_sendRawTransactionConditional("0x02f86a0180843b9aca0084773594008252089470997970c51812dc3a010c7d01b50e0d17dc79c80180c001a0ac70efac1899bbb7a254380ef277c2e77e6804d927bbe2bf6398c04d96cb3faca047d31d8a790c7f7da0ecd2b177fd9a121ee549aa7a659e4ec1ad1b6de1b348ff", { timestampMin: "0x65539a80" }); // "0x948ab6166a436bb5bb7c4ee4de909eeb99e879f274fab5b59fa7b30a2bd0c704"
   */
  eth_sendRawTransactionConditional(transaction: Hex, options: TransactionConditions): Promise<Hash>;
}

/**
 * The methods of {@link ConditionalMethods} as `{ method, params }` calls. The result is that of the first of
 * `overloads` whose params match.
 */
export interface ConditionalCalls {
  eth_sendRawTransactionConditional: { params: readonly [transaction: Hex, options: TransactionConditions]; result: Hash };
}
