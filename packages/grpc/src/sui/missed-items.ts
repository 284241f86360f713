import { sleep } from "@node-access/transport";
import { QueryEndReason } from "../generated/sui-enums.ts";
import type { CheckpointGap } from "./subscription-options.ts";
import {
  findEnd,
  type ItemKind,
  type ItemMessage,
  type ListRequest,
  type SubscribeRequest,
} from "./item-kinds.ts";
import { isNotListed, lowestCheckpoint } from "./listed.ts";
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

/** Lists the transactions or events that a lost stream did not deliver. */
export class MissedItems {
  readonly #kind: ItemKind;
  readonly #plan: SubscriptionPlan;
  readonly #request: SubscribeRequest;

  /** @param request - The request of the subscription, with the fields to return and a filter. */
  constructor(kind: ItemKind, plan: SubscriptionPlan, request: SubscribeRequest) {
    this.#kind = kind;
    this.#plan = plan;
    this.#request = request;
  }

  /** Reads a range. What the node lacks or could not search is in gaps: all, if it cannot read. */
  async *read(range: MissedRange, canRead: boolean): AsyncGenerator<Missed> {
    const { from, to } = range;
    if (!canRead) return yield createGap(from, to);
    const { retries = 4, signal } = this.#plan.options;
    const lowest = await lowestCheckpoint(this.#plan.ledger);
    // A list begins with the first checkpoint that the node has.
    if (lowest > from) yield createGap(from, lowest <= to ? lowest - 1n : to);
    if (lowest > to) return;
    let { after } = range;
    let next = lowest > from ? lowest : from;
    /** The calls that got no further, one after the other. */
    let idle = 0;
    while (idle <= retries) {
      if (idle > 0) await sleep(250 * 2 ** idle, signal);
      const first = after;
      try {
        for await (const message of this.#list({ ...range, after })) {
          const { cursor, checkpoint } = message.watermark ?? {};
          yield this.#missed(message);
          after = cursor ?? after;
          if (checkpoint !== undefined && checkpoint >= next) next = checkpoint + 1n;
          if (isComplete(message)) return;
        }
      } catch (error) {
        if (!isNotListed(error)) throw error;
        break;
      }
      // A call ends early at a limit, or at the tip of a node whose index is behind.
      idle = isEqual(after, first) ? idle + 1 : 0;
    }
    if (next <= to) yield createGap(next, to);
  }

  #list({ after, before, endCheckpoint }: MissedRange): AsyncIterable<ItemMessage> {
    const { filter, readMask } = this.#request;
    const request: ListRequest = { filter, readMask, endCheckpoint, options: { after, before } };
    return this.#kind.list(this.#plan, request);
  }

  /** @returns the message that the subscription would have sent, without the end of the list. */
  #missed(message: ItemMessage): Missed {
    const { field, Response } = this.#kind;
    if (!message[field]) return { message };
    const { end: _, ...event } = message;
    if (!this.#plan.lazy) return { message, event };
    // Both kinds have the field of their own kind.
    const bytes = Response.encode(event as never).finish();
    return { message, event: Response.lazy(bytes) };
  }
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
