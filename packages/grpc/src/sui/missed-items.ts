import { QueryEndReason } from "../generated/sui-enums.ts";
import type { CheckpointGap } from "./subscription-options.ts";
import {
  findEnd,
  type ItemKind,
  type ItemMessage,
  type ListRequest,
  type SubscribeRequest,
} from "./item-kinds.ts";
import { listCheckpoints } from "./listed.ts";
import type { SubscriptionPlan } from "./read-subscription.ts";

/** What lies between a lost stream and the next one. */
export interface MissedRange {
  /** The first checkpoint of which something may be missed. */
  readonly from: bigint;
  /** The last one. */
  readonly to: bigint;
  /** The cursor after which items are missed. */
  readonly after: Uint8Array;
  /** The cursor of the first item that was not missed, or the first checkpoint of which nothing was. */
  readonly before?: Uint8Array | undefined;
  readonly endCheckpoint?: bigint;
}

/** An item as the subscription would have sent it, the progress of a list, or a gap. */
export interface Missed {
  /** What to deliver, if anything. */
  readonly event?: unknown;
  /** The message of an item or of progress. */
  readonly message?: ItemMessage;
  /** The position up to which everything was delivered. */
  readonly until?: bigint;
}

/**
 * Lists the transactions or events that a lost stream did not deliver. What the node lacks or could not search is in
 * gaps: all, if it cannot read.
 *
 * @param request - The request of the subscription, with the fields to return and a filter.
 */
export function listMissedItems(
  kind: ItemKind,
  plan: SubscriptionPlan,
  { filter, readMask }: SubscribeRequest,
  range: MissedRange,
  canRead: boolean,
): Iterable<Missed> | AsyncIterable<Missed> {
  if (!canRead) return [createGap(range.from, range.to)];
  const { before, endCheckpoint } = range;
  let { after } = range;
  return listCheckpoints(plan, range, createGap, async function* (listed) {
    const first = after;
    const request: ListRequest = { filter, readMask, endCheckpoint, options: { after, before } };
    for await (const message of kind.list(plan, request)) {
      const { cursor, checkpoint } = message.watermark ?? {};
      yield missed(kind, plan, message);
      after = cursor ?? after;
      if (checkpoint !== undefined && checkpoint >= listed.next) listed.next = checkpoint + 1n;
      listed.isComplete = isComplete(message);
      if (listed.isComplete) break;
    }
    return !isEqual(after, first);
  });
}

/** @returns the message that the subscription would have sent, without the end of the list. */
function missed({ field, Response }: ItemKind, { lazy }: SubscriptionPlan, message: ItemMessage): Missed {
  if (!message[field]) return { message };
  const { end: _, ...event } = message;
  if (!lazy) return { message, event };
  // Both kinds have the field of their own kind.
  const bytes = Response.encode(event as never).finish();
  return { message, event: Response.lazy(bytes) };
}

/** Whether a list has reached the end of its range. */
function isComplete({ end }: ItemMessage): boolean {
  return end?.reason === QueryEndReason.CHECKPOINT_BOUND || end?.reason === QueryEndReason.CURSOR_BOUND;
}

function isEqual(left: Uint8Array, right: Uint8Array): boolean {
  return left.length === right.length && left.every((byte, at) => byte === right[at]);
}

function createGap(fromCheckpoint: bigint, toCheckpoint: bigint): Missed {
  const event: CheckpointGap = { type: "gap", fromCheckpoint, toCheckpoint };
  return { until: findEnd(toCheckpoint), event };
}
