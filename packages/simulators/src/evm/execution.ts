import type { SignedTransaction } from "./signed-transaction.ts";
import { callToken, initialTokens, type ReadToken, tokenAddress, type TokenResult } from "./token.ts";
import { accessListGas, intrinsicGas } from "./transaction-rules.ts";

/** What a transaction does: all that its receipt and its traces show. */
export interface Execution extends Omit<TokenResult, "gas"> {
  readonly gasUsed: bigint;
  /** Whether its gas was too little for the call, which then reverts. */
  readonly isOutOfGas: boolean;
}

/** A transaction, or a call that could be one. */
export type Call = Pick<SignedTransaction, "from" | "to" | "value" | "input" | "accessList" | "gas">;

/** The accounts that have tokens at first: those of the chain, and those of the shared mnemonic. */
const holders = 18n;
/** The sum of all balances of the token. */
export const tokenSupply: bigint = holders * initialTokens;

/** @returns whether an account is a contract. */
export function isContract(address: string): boolean {
  return address.toLowerCase() === tokenAddress;
}

/** Executes a transaction: a call of the token, whose storage `read` reads, or a transfer of ether. */
export function execute(call: Call, read: ReadToken): Execution {
  const intrinsic = intrinsicGas(call);
  if (!isContract(call.to))
    return { isReverted: false, isOutOfGas: false, output: "0x", changes: [], gasUsed: intrinsic };
  const { gas, ...result } = callToken(call, read, tokenSupply);
  const needed = gas + accessListGas(call.accessList);
  const gasUsed = needed > intrinsic ? needed : intrinsic;
  if (gasUsed > call.gas)
    return { isReverted: true, isOutOfGas: true, output: "0x", changes: [], gasUsed: call.gas };
  return { ...result, isOutOfGas: false, gasUsed };
}
