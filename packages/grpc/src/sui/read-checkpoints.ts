import { type FailedAttempt, isNodeAccessError } from "@node-access/auth";
import { type CallOptions, checkNumbers, onAbort, retryDelay, sleep } from "@node-access/transport";
import type { LedgerService, SubscriptionService } from "../generated/sui-services.ts";
import {
  type Checkpoint,
  type SubscribeCheckpointsRequest,
  SubscribeCheckpointsResponse,
} from "../generated/sui-messages.ts";
import type { MessageQueue } from "../runtime/message-queue.ts";
import type { StreamPlan, StreamRun } from "../runtime/stream-plan.ts";
import { checkBoolean, checkNames, checkObject } from "../wire/check-argument.ts";
import type { DeepPartial } from "../wire/message.ts";
import type { CheckpointGap, CheckpointOptions } from "./checkpoint-options.ts";

/** The services that a subscription uses. */
interface CheckpointServices {
  readonly ledger: LedgerService;
  readonly subscription: SubscriptionService;
}

/**
 * Reads a subscription to checkpoints. If its stream is lost, it subscribes again, and reads the checkpoints in between
 * one by one.
 *
 * @param servicesWith - Returns the services with other options for their calls.
 */
export async function readCheckpoints(
  servicesWith: (options: CallOptions) => CheckpointServices,
  plan: StreamPlan,
  { signal, queue }: StreamRun,
  settings: CheckpointOptions,
): Promise<void> {
  checkObject("request", plan.input);
  checkNames(settings, ["resume", "maxGap", "lazy"]);
  const { resume = false, maxGap = 1_000, lazy = false } = settings;
  for (const [name, value] of Object.entries({ resume, lazy })) checkBoolean(name, value);
  checkNumbers({ maxGap }, ["maxGap"], (value) => value >= 0, "a number of checkpoints");
  const { method, input } = plan;
  const options = { ...plan.options, signal };
  const retries = options.retries ?? 4;
  const request = copyOf(input as DeepPartial<SubscribeCheckpointsRequest>);
  const { subscription } = servicesWith(options);
  const { ledger } = servicesWith({ ...options, onResponse: undefined });
  const missed = new MissedCheckpoints(ledger, options, request.readMask, lazy);
  const deliver = deliverTo(queue, signal);
  /** The failures since the latest checkpoint. */
  let losses: FailedAttempt[] = [];
  /** The number of the latest checkpoint that was delivered. */
  let last: bigint | undefined;
  const isFiltered = request.filter !== undefined;
  let wasLost = false;
  const take = async (number: bigint | undefined, message: unknown): Promise<void> => {
    if (number !== undefined && last !== undefined && number <= last) return;
    await deliver(message);
    last = number ?? last;
    losses = [];
  };
  for (;;) {
    try {
      // The signature depends on an option that is not known here.
      for await (const message of subscription.subscribeCheckpoints(request, { lazy } as never)) {
        const { cursor } = message;
        // A filter omits numbers too.
        if (cursor !== undefined && last !== undefined && (wasLost || !isFiltered)) {
          const canRead = !isFiltered && cursor - last - 1n <= maxGap;
          for await (const { until, event } of missed.read(last + 1n, cursor - 1n, canRead))
            await take(until, event);
        }
        wasLost = false;
        await take(cursor, message);
      }
      return;
    } catch (error) {
      if (!isNodeAccessError(error)) throw error;
      losses.push({ attempt: losses.length + 1, code: error.code, message: error.message });
      const { length } = losses;
      const wait = mayResume(error) ? retryDelay(error, method, length) : undefined;
      if (signal.aborted || wait === undefined || length > retries)
        throw length > 1 ? Object.assign(error, { attempts: losses }) : error;
      await sleep(wait, signal);
      wasLost = true;
    }
  }
}

/** A message or a gap, and the number of the last checkpoint that it is about. */
interface Missed {
  readonly until: bigint;
  readonly event: unknown;
}

/** Reads the checkpoints that a lost stream did not deliver. */
class MissedCheckpoints {
  readonly #ledger: LedgerService;
  readonly #options: CallOptions;
  readonly #readMask: string[] | undefined;
  readonly #lazy: boolean;

  /** @param readMask - The fields to return. */
  constructor(ledger: LedgerService, options: CallOptions, readMask: string[] | undefined, lazy: boolean) {
    this.#ledger = ledger;
    this.#options = options;
    this.#readMask = readMask;
    this.#lazy = lazy;
  }

  /**
   * Reads the checkpoints of a range, both ends included. Those that the node does not have are in gaps.
   *
   * @param canRead - If false, the whole range is a gap.
   */
  async *read(from: bigint, to: bigint, canRead: boolean): AsyncGenerator<Missed> {
    for (let number = from; number <= to;) {
      const one = canRead ? await this.#readOne(number, to) : gapOf(number, to);
      yield one;
      number = one.until + 1n;
    }
  }

  /** @returns a checkpoint, or a gap that begins with it. */
  async #readOne(number: bigint, to: bigint): Promise<Missed> {
    const { retries = 4, signal } = this.#options;
    const checkpointId = { $case: "sequenceNumber", value: number } as const;
    for (let attempt = 1; ; attempt += 1) {
      try {
        const { checkpoint } = await this.#ledger.getCheckpoint({ checkpointId, readMask: this.#readMask });
        return { until: number, event: this.#messageWith(number, checkpoint) };
      } catch (error) {
        if (!isNodeAccessError(error, "GRPC_STATUS") || error.context.status !== "NOT_FOUND") throw error;
        const { lowestAvailableCheckpoint: lowest = 0n } = await this.#ledger.getServiceInfo();
        if (lowest > number) return gapOf(number, lowest <= to ? lowest - 1n : to);
        // The call may have reached another node, which is behind.
        if (attempt > retries) return gapOf(number, number);
        await sleep(250 * 2 ** attempt, signal);
      }
    }
  }

  /** Creates the message that the subscription would have sent. */
  #messageWith(cursor: bigint, checkpoint: Checkpoint | undefined): unknown {
    const message = { cursor, checkpoint };
    if (!this.#lazy) return message;
    return SubscribeCheckpointsResponse.lazy(SubscribeCheckpointsResponse.encode(message).finish());
  }
}

/** Creates a function that queues a message, and waits while the consumer is behind, which pauses the server. */
function deliverTo(queue: MessageQueue<unknown>, signal: AbortSignal): (message: unknown) => Promise<void> {
  let wake: (() => void) | undefined;
  queue.onRead = () => wake?.();
  onAbort(signal, () => wake?.());
  return async (message) => {
    queue.push(message);
    while (queue.isFull && !signal.aborted) await new Promise<void>((resolve) => (wake = resolve));
  };
}

/** Copies a request that is sent again, because the caller may change it. One that cannot be copied cannot be sent. */
function copyOf<T>(request: T): T {
  try {
    return structuredClone(request);
  } catch {
    return request;
  }
}

function gapOf(fromCheckpoint: bigint, toCheckpoint: bigint): Missed {
  const event: CheckpointGap = { type: "gap", fromCheckpoint, toCheckpoint };
  return { until: toCheckpoint, event };
}

/** Other errors come from opening the stream, which has been retried like any call. */
function mayResume(error: unknown): boolean {
  return isNodeAccessError(error, "UNANSWERED") || isNodeAccessError(error, "GRPC_STATUS");
}
