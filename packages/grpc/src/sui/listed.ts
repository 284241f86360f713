import { isNodeAccessError } from "@node-access/auth";
import { sleep } from "@node-access/transport";
import type { LedgerService } from "../generated/sui-services.ts";
import type { SubscriptionPlan } from "./read-subscription.ts";

/** Statuses of a node that has no lists, or none of these checkpoints. */
const NOT_LISTED: ReadonlySet<string> = new Set([
  "UNIMPLEMENTED",
  "NOT_FOUND",
  "OUT_OF_RANGE",
  "FAILED_PRECONDITION",
  "INVALID_ARGUMENT",
]);

/** How far the calls for a list have come. */
export interface Listed {
  /** The first checkpoint that was not searched. */
  next: bigint;
  isComplete: boolean;
}

/**
 * Lists what checkpoints contain, both ends included, with one call or several. What the node lacks or could not
 * search is in gaps.
 *
 * @param call - Makes a call that continues where the last one ended, and returns whether it got further.
 */
export async function* listCheckpoints<Missed>(
  { ledger, options: { retries = 4, signal } }: SubscriptionPlan,
  { from, to }: { readonly from: bigint; readonly to: bigint },
  createGap: (from: bigint, to: bigint) => Missed,
  call: (listed: Listed) => AsyncGenerator<Missed, boolean>,
): AsyncGenerator<Missed> {
  const lowest = await lowestCheckpoint(ledger);
  // A list begins with the first checkpoint that the node has.
  if (lowest > from) yield createGap(from, lowest <= to ? lowest - 1n : to);
  const listed: Listed = { next: lowest > from ? lowest : from, isComplete: lowest > to };
  /** The calls that got no further, one after the other. */
  let idle = 0;
  while (!listed.isComplete && idle <= retries) {
    if (idle > 0) await sleep(250 * 2 ** idle, signal);
    try {
      // A call ends early at a limit, or at the tip of a node whose index is behind.
      idle = (yield* call(listed)) ? 0 : idle + 1;
    } catch (error) {
      if (!(isNodeAccessError(error, "GRPC_STATUS") && NOT_LISTED.has(error.context.status))) throw error;
      break;
    }
  }
  if (!listed.isComplete && listed.next <= to) yield createGap(listed.next, to);
}

/** @returns the first checkpoint that a node has. */
export async function lowestCheckpoint(ledger: LedgerService): Promise<bigint> {
  const { lowestAvailableCheckpoint: lowest = 0n } = await ledger.getServiceInfo();
  return lowest;
}
