import { isNodeAccessError } from "@node-access/auth";
import { sleep } from "@node-access/transport";
import {
  type Checkpoint,
  type SubscribeCheckpointsRequest,
  SubscribeCheckpointsResponse,
} from "../generated/sui-messages.ts";
import { QueryEndReason } from "../generated/sui-enums.ts";
import type { DeepPartial } from "@node-access/transport/protobuf";
import { listCheckpoints, lowestCheckpoint } from "./listed.ts";
import type { SubscriptionPlan } from "./read-subscription.ts";
import type { CheckpointGap } from "./subscription-options.ts";

/** A message or a gap, and the number of the last checkpoint that it is about. */
interface Missed {
  readonly until: bigint;
  readonly event: unknown;
}

const NUMBER = "sequence_number";

/** Reads the checkpoints that a subscription's lost stream did not deliver. */
export function missedCheckpoints(
  plan: SubscriptionPlan,
): (from: bigint, to: bigint, canRead: boolean) => AsyncGenerator<Missed> {
  const { ledger, options, lazy } = plan;
  const { filter, readMask }: DeepPartial<SubscribeCheckpointsRequest> = plan.request;

  /** Reads checkpoints, both ends included. Those that the node lacks are in gaps: all, if it cannot read. */
  async function* read(from: bigint, to: bigint, canRead: boolean): AsyncGenerator<Missed> {
    if (from > to) return;
    if (!canRead) yield createGap(from, to);
    else if (filter)
      yield* listCheckpoints(plan, { from, to }, createGap, async function* (listed) {
        const first = listed.next;
        for await (const one of listMatching(first, to)) {
          if (one.until < listed.next) continue;
          if (one.event) yield one;
          listed.next = one.until + 1n;
        }
        listed.isComplete = listed.next > to;
        return listed.next > first;
      });
    else
      for (let number = from; number <= to;) {
        const one = await readOne(number, to);
        yield one;
        number = one.until + 1n;
      }
  }

  /** @returns a checkpoint, or a gap that begins with it. */
  async function readOne(number: bigint, to: bigint): Promise<Missed> {
    const { retries = 4, signal } = options;
    const checkpointId = { $case: "sequenceNumber", value: number } as const;
    for (let attempt = 1; ; attempt += 1) {
      try {
        const { checkpoint } = await ledger.getCheckpoint({ checkpointId, readMask });
        return { until: number, event: messageWith(number, checkpoint) };
      } catch (error) {
        if (!isNodeAccessError(error, "GRPC_STATUS") || error.context.status !== "NOT_FOUND") throw error;
        const lowest = await lowestCheckpoint(ledger);
        if (lowest > number) return createGap(number, lowest <= to ? lowest - 1n : to);
        // The call may have reached another node, which is behind.
        if (attempt > retries) return createGap(number, number);
        await sleep(250 * 2 ** attempt, signal);
      }
    }
  }

  /** Makes one call for a list. @returns what it has, and without an event, how far it has searched. */
  async function* listMatching(from: bigint, to: bigint): AsyncGenerator<Missed> {
    const asks = readMask === undefined || readMask.some((path) => path === NUMBER || path === "*");
    const list = ledger.listCheckpoints({
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
        yield { until: number, event: messageWith(number, shown) };
      }
      if (searched !== undefined) yield { until: searched, event: undefined };
      if (end?.reason === QueryEndReason.CHECKPOINT_BOUND) yield { until: to, event: undefined };
    }
  }

  /** Creates the message that the subscription would have sent. */
  function messageWith(cursor: bigint, checkpoint: Checkpoint | undefined): unknown {
    const message = { cursor, checkpoint };
    if (!lazy) return message;
    return SubscribeCheckpointsResponse.lazy(SubscribeCheckpointsResponse.encode(message).finish());
  }

  return read;
}

function createGap(fromCheckpoint: bigint, toCheckpoint: bigint): Missed {
  const event: CheckpointGap = { type: "gap", fromCheckpoint, toCheckpoint };
  return { until: toCheckpoint, event };
}
