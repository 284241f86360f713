import { isNodeAccessError } from "@node-access/auth";
import type { LedgerService } from "../generated/sui-services.ts";

/** Statuses of a node that has no lists, or none of these checkpoints. */
const NOT_LISTED: ReadonlySet<string> = new Set([
  "UNIMPLEMENTED",
  "NOT_FOUND",
  "OUT_OF_RANGE",
  "FAILED_PRECONDITION",
  "INVALID_ARGUMENT",
]);

/** Whether a node rejected a list because it has none. */
export function isNotListed(error: unknown): boolean {
  return isNodeAccessError(error, "GRPC_STATUS") && NOT_LISTED.has(error.context.status);
}

/** @returns the first checkpoint that a node has. */
export async function lowestCheckpoint(ledger: LedgerService): Promise<bigint> {
  const { lowestAvailableCheckpoint: lowest = 0n } = await ledger.getServiceInfo();
  return lowest;
}
