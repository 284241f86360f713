import { concat, fromHex, type Hex, keccakHex } from "../encoding/bytes.ts";
import { type JsonObject, asObject } from "../fields.ts";
import type { Session } from "../session.ts";
import { type BlockId, CannotVerify } from "../verdict.ts";
import { allowQuantity } from "../compare.ts";
import type { ProvenHeader } from "./headers.ts";
import { checkPlace } from "./transactions.ts";

/** What a state sync has no value of. */
const ZEROS = "type nonce gas gasPrice value v r s from to input data".split(" ");

/**
 * The hash that the state sync of a block has. `undefined` if the block cannot have one.
 * Source: 0xPolygon/bor, core/types/bor_receipt.go; consensus/bor, IsSprintStart.
 */
export function stateSyncHash({ hash, number }: BlockId, { rules }: Session): Hex | undefined {
  const { stateSync } = rules;
  if (!stateSync || number % stateSync.interval !== 0n) return undefined;
  const place = `${number.toString(16).padStart(16, "0")}${hash.slice(2)}`;
  return keccakHex(concat(new TextEncoder().encode(stateSync.prefix), fromHex(`0x${place}`)));
}

/** Takes the state sync off the end of a block's transactions, hashes or receipts, as no root has it. */
export function withoutStateSync(
  items: readonly unknown[],
  block: BlockId,
  session: Session,
): readonly unknown[] {
  const last = items.at(-1);
  const fields = (typeof last === "object" && last !== null ? last : {}) as JsonObject;
  const hash = typeof last === "string" ? last : (fields["transactionHash"] ?? fields["hash"]);
  return isStateSync(hash, block, session) ? items.slice(0, -1) : items;
}

/** Notes that nothing says whether a list is without the state sync of the block, or of one of the blocks. */
export function noteStateSync(block: BlockId, session: Session): void {
  if (stateSyncHash(block, session)) session.uncovered.add("stateSync");
}

/** Checks the transaction of a state sync: it is nobody's, and has no value but its place. */
export function checkStateSync(
  value: unknown,
  block: ProvenHeader,
  index: number,
  at: string,
  session: Session,
): void {
  const fields = asObject(value, at);
  checkPlace({ fields, rule: { fields: [], isSigned: false, price: "none" } }, block, index, at, session);
  for (const name of ZEROS) allowQuantity("derived", fields, name, at, 0n);
}

/** Whether a hash is that of the state sync of a block. */
export function isStateSync(hash: unknown, block: BlockId, session: Session): boolean {
  return typeof hash === "string" && hash.toLowerCase() === stateSyncHash(block, session);
}

/** Ends a check whose result has what a state sync did, because no root has that. */
export function cannotVerifyStateSync(at: string): CannotVerify {
  return new CannotVerify("no-rules", `${at} is of a state sync, which no root of its block has`);
}
