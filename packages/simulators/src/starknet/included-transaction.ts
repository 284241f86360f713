import type { Fields } from "../values.ts";

/** A contract's event, as receipts contain it. */
export interface EmittedEvent extends Fields {
  readonly from_address: string;
  readonly keys: readonly string[];
}

export interface IncludedTransaction {
  readonly sender: string;
  readonly transaction: Fields & { readonly transaction_hash: string };
  /** Without the transaction's block and status. */
  readonly receipt: Fields & { readonly events: readonly EmittedEvent[] };
}

/** @returns a field element in canonical form: without leading zeros, and in lower case. */
export function felt(text: string): string {
  return `0x${text
    .slice(2)
    .toLowerCase()
    .replace(/^0+(?=.)/, "")}`;
}
