import { hash } from "node:crypto";
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

/** What a caller gets for a transaction that it sends. */
export interface Acknowledgement {
  readonly transaction_hash: string;
  /** Of a declared class. */
  readonly class_hash?: string;
  /** Of a deployed account. */
  readonly contract_address?: string;
}

/** @returns what a caller gets for a transaction that it sends as JSON: of its class, its content is separate. */
export function acknowledge(raw: string, sent: Fields, content: unknown): Acknowledgement {
  return {
    transaction_hash: hashOf(`transaction ${raw}`),
    ...(content !== undefined && { class_hash: hashOf(`class ${JSON.stringify(content)}`) }),
    ...(sent["type"] === "DEPLOY_ACCOUNT" && { contract_address: computeAddress(sent) }),
  };
}

function computeAddress(deployment: Fields): string {
  const parts = ["class_hash", "contract_address_salt", "constructor_calldata"];
  return hashOf(`account ${JSON.stringify(parts.map((name) => deployment[name]))}`);
}

/** A field element that stands for a hash: 31 bytes are always less than the field's prime. */
function hashOf(text: string): string {
  return felt(`0x${hash("sha256", text).slice(0, 62)}`);
}
