import { type FailedAttempt, isNodeAccessError } from "@node-access/auth";
import { type CallOptions, checkNumbers, onAbort, retryDelay, sleep } from "@node-access/transport";
import type { LedgerService, SubscriptionService } from "../generated/sui-services.ts";
import type { SubscribeCheckpointsRequest } from "../generated/sui-messages.ts";
import type { MessageQueue } from "../runtime/message-queue.ts";
import type { StreamPlan, StreamRun } from "../runtime/stream-plan.ts";
import { checkBoolean, checkNames, checkObject } from "../wire/check-argument.ts";
import type { DeepPartial } from "../wire/message.ts";
import type { CheckpointOptions } from "./checkpoint-options.ts";
import { MissedCheckpoints } from "./missed-checkpoints.ts";

/** The services that a subscription uses. */
interface CheckpointServices {
  readonly ledger: LedgerService;
  readonly subscription: SubscriptionService;
}

/**
 * Reads a subscription to checkpoints. If its stream is lost, it subscribes again, and reads the checkpoints in between:
 * one by one, or as a list if they have a filter.
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
  const missed = new MissedCheckpoints(ledger, options, request, lazy);
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
          const canRead = cursor - last - 1n <= maxGap;
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

/** Other errors come from opening the stream, which has been retried like any call. */
function mayResume(error: unknown): boolean {
  return isNodeAccessError(error, "UNANSWERED") || isNodeAccessError(error, "GRPC_STATUS");
}
