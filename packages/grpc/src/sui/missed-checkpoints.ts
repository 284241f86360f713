import { isNodeAccessError } from "@node-access/auth";
import { sleep } from "@node-access/transport";
import {
  type Checkpoint,
  type SubscribeCheckpointsRequest,
  SubscribeCheckpointsResponse,
} from "../generated/sui-messages.ts";
import { QueryEndReason } from "../generated/sui-enums.ts";
import type { DeepPartial } from "@node-access/transport/protobuf";
import { isNotListed, lowestCheckpoint } from "./listed.ts";
import type { SubscriptionPlan } from "./read-subscription.ts";
import type { CheckpointGap } from "./subscription-options.ts";

/** A message or a gap, and the number of the last checkpoint that it is about. */
interface Missed {
  readonly until: bigint;
  readonly event: unknown;
}

const NUMBER = "sequence_number";

/** Reads the checkpoints that a lost stream did not deliver. */
export class MissedCheckpoints {
  readonly #plan: SubscriptionPlan;
  /** The fields to return, and a filter. */
  readonly #request: DeepPartial<SubscribeCheckpointsRequest>;

  constructor(plan: SubscriptionPlan) {
    this.#plan = plan;
    this.#request = plan.request;
  }

  /** Reads checkpoints, both ends included. Those that the node lacks are in gaps: all, if it cannot read. */
  async *read(from: bigint, to: bigint, canRead: boolean): AsyncGenerator<Missed> {
    if (from > to) return;
    if (!canRead) yield createGap(from, to);
    else if (this.#request.filter) yield* this.#list(from, to);
    else
      for (let number = from; number <= to;) {
        const one = await this.#readOne(number, to);
        yield one;
        number = one.until + 1n;
      }
  }

  /** @returns a checkpoint, or a gap that begins with it. */
  async #readOne(number: bigint, to: bigint): Promise<Missed> {
    const { retries = 4, signal } = this.#plan.options;
    const { readMask } = this.#request;
    const checkpointId = { $case: "sequenceNumber", value: number } as const;
    for (let attempt = 1; ; attempt += 1) {
      try {
        const { checkpoint } = await this.#plan.ledger.getCheckpoint({ checkpointId, readMask });
        return { until: number, event: this.#messageWith(number, checkpoint) };
      } catch (error) {
        if (!isNodeAccessError(error, "GRPC_STATUS") || error.context.status !== "NOT_FOUND") throw error;
        const lowest = await lowestCheckpoint(this.#plan.ledger);
        if (lowest > number) return createGap(number, lowest <= to ? lowest - 1n : to);
        // The call may have reached another node, which is behind.
        if (attempt > retries) return createGap(number, number);
        await sleep(250 * 2 ** attempt, signal);
      }
    }
  }

  /** Lists the checkpoints of a range that match the filter. What the node could not search is in gaps. */
  async *#list(from: bigint, to: bigint): AsyncGenerator<Missed> {
    const { retries = 4, signal } = this.#plan.options;
    const lowest = await lowestCheckpoint(this.#plan.ledger);
    // A list begins with the first checkpoint that the node has.
    if (lowest > from) yield createGap(from, lowest <= to ? lowest - 1n : to);
    let next = lowest > from ? lowest : from;
    /** The calls that got no further, one after the other. */
    let idle = 0;
    while (next <= to && idle <= retries) {
      if (idle > 0) await sleep(250 * 2 ** idle, signal);
      const first = next;
      try {
        for await (const one of this.#matching(next, to)) {
          if (one.event && one.until >= next) yield one;
          if (one.until >= next) next = one.until + 1n;
        }
      } catch (error) {
        if (!isNotListed(error)) throw error;
        break;
      }
      // A call ends early at a limit, or at the tip of a node whose index is behind.
      idle = next > first ? 0 : idle + 1;
    }
    if (next <= to) yield createGap(next, to);
  }

  /** Makes one call for a list. @returns what it has, and without an event, how far it has searched. */
  async *#matching(from: bigint, to: bigint): AsyncGenerator<Missed> {
    const { filter, readMask } = this.#request;
    const asks = readMask === undefined || readMask.some((path) => path === NUMBER || path === "*");
    const list = this.#plan.ledger.listCheckpoints({
      filter,
      readMask: asks ? readMask : [...readMask, NUMBER],
      startCheckpoint: from,
      endCheckpoint: to + 1n,
    });
    for await (const { checkpoint, watermark, end } of list) {
      const searched = watermark?.checkpoint;
      const number = checkpoint?.sequenceNumber ?? searched;
      if (checkpoint && number !== undefined) {
        const shown = asks ? checkpoint : { ...checkpoint, sequenceNumber: undefined };
        yield { until: number, event: this.#messageWith(number, shown) };
      }
      if (searched !== undefined) yield { until: searched, event: undefined };
      if (end?.reason === QueryEndReason.CHECKPOINT_BOUND) yield { until: to, event: undefined };
    }
  }

  /** Creates the message that the subscription would have sent. */
  #messageWith(cursor: bigint, checkpoint: Checkpoint | undefined): unknown {
    const message = { cursor, checkpoint };
    if (!this.#plan.lazy) return message;
    return SubscribeCheckpointsResponse.lazy(SubscribeCheckpointsResponse.encode(message).finish());
  }
}

function createGap(fromCheckpoint: bigint, toCheckpoint: bigint): Missed {
  const event: CheckpointGap = { type: "gap", fromCheckpoint, toCheckpoint };
  return { until: toCheckpoint, event };
}
