import type { JsonObject } from "./fields.ts";

/** An account in a state. */
export interface ProvenAccount {
  /** How many transactions it has sent, or accounts it has created. */
  readonly nonce: bigint;
  /** What it has, in wei. */
  readonly balance: bigint;
  /** The root of its slots: 32 bytes. */
  readonly storageRoot: Uint8Array;
  /** The hash of its code: 32 bytes. */
  readonly codeHash: Uint8Array;
}

/** A state whose values are proven as they are read. */
export interface ProvenState {
  /** The header of the block after which the call is made. */
  readonly header: JsonObject;
  /** Reads an account. `address` is in lower case. */
  account(address: string): Promise<ProvenAccount>;
  /** Reads the code of an account. */
  code(address: string): Promise<Uint8Array>;
  /** Reads a slot, which is 32 bytes in hex. */
  slot(address: string, slot: string): Promise<bigint>;
}

/** A call to execute. */
export interface ExecutedCall {
  /** Its sender. */
  readonly from: string;
  /** The called account. Absent for a creation. */
  readonly to?: string | undefined;
  /** What it is called with. */
  readonly data: Uint8Array;
  /** What is sent with it, in wei. */
  readonly value: bigint;
  /** The price of a unit of gas, in wei. */
  readonly gasPrice: bigint;
  /** Its gas, without what the transaction itself costs. */
  readonly gas: bigint;
  /** What a unit of gas costs at least in the block, in wei. Nodes set it to 0 in calls without a price. */
  readonly baseFee: bigint;
  /** Accounts and slots that are warm from the start. */
  readonly accessList: readonly { readonly address: string; readonly storageKeys: readonly string[] }[];
}

/** What a call did. */
export interface Execution {
  /** What it returned, or the reason for which it was reverted. */
  readonly returned: Uint8Array;
  /** Why it failed. Absent if it did not. */
  readonly failure?: "reverted" | "out-of-gas" | "other" | undefined;
  /** The gas it took, after refunds. */
  readonly gasUsed: bigint;
  /** The accounts that it touched, in lower case, and their slots. */
  readonly touched: ReadonlyMap<string, ReadonlySet<string>>;
  /** Whether it created an account. */
  readonly hasCreated: boolean;
}

/**
 * Executes calls over a proven state. See `createExecutor` of `@node-access/verify/evm`.
 *
 * @param call - The call.
 * @param state - The state.
 * @param chainId - The chain's id.
 * @returns what the call did; `undefined` if that cannot be said, such as without the rules of the block.
 */
export type Execute = (
  call: ExecutedCall,
  state: ProvenState,
  chainId: bigint,
) => Promise<Execution | undefined>;
