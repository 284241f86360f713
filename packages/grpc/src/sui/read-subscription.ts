import { type CallOptions, checkNumbers, onAbort, sleep } from "@node-access/transport";
import type { LedgerService, SubscriptionService } from "../generated/sui-services.ts";
import type { MessageQueue } from "../runtime/message-queue.ts";
import { resumeStream } from "../runtime/resume-stream.ts";
import type { StreamPlan, StreamRun } from "../runtime/stream-plan.ts";
import { checkBoolean, checkNames, checkObject } from "../runtime/check-argument.ts";
import type { SubscriptionOptions } from "./subscription-options.ts";

export interface SubscriptionServices {
  readonly ledger: LedgerService;
  readonly subscription: SubscriptionService;
}

/** What a subscription continues with: its services, its request, and the options of its calls. */
export interface SubscriptionPlan extends SubscriptionServices {
  readonly options: CallOptions;
  /** A copy of the caller's request. */
  readonly request: object;
  readonly maxGap: number;
  readonly lazy: boolean;
}

/** Follows a subscription from stream to stream. */
export interface Follower {
  /** Subscribes. */
  open(): AsyncIterable<unknown>;
  /** Called when the stream was lost, before it is opened again. */
  lost(): void;
  /** @returns what a message adds to what was delivered: what was missed before it, and the message. */
  receive(message: unknown): AsyncIterable<unknown>;
}

/**
 * Reads a subscription, and subscribes again if its stream is lost.
 *
 * @param follow - Creates what reads the items that were missed.
 */
export async function readSubscription(
  servicesWith: (options: CallOptions) => SubscriptionServices,
  plan: StreamPlan,
  { signal, queue }: StreamRun,
  settings: SubscriptionOptions,
  follow: (plan: SubscriptionPlan) => Follower,
): Promise<void> {
  checkObject("request", plan.input);
  checkNames(settings, ["resume", "maxGap", "lazy"]);
  const { resume = false, maxGap = 1_000, lazy = false } = settings;
  for (const [name, value] of Object.entries({ resume, lazy })) checkBoolean(name, value);
  checkNumbers({ maxGap }, ["maxGap"], (value) => value >= 0, "a number of checkpoints");
  const options = { ...plan.options, signal };
  const { subscription } = servicesWith(options);
  const { ledger } = servicesWith({ ...options, onResponse: undefined });
  const request = copyRequest(plan.input as object);
  const follower = follow({ subscription, ledger, options, request, maxGap, lazy });
  const deliver = deliverTo(queue, signal);
  await resumeStream(plan, signal, {
    async read(delivered) {
      for await (const message of follower.open())
        for await (const event of follower.receive(message)) {
          await deliver(event);
          delivered();
        }
    },
    async lost(wait) {
      await sleep(wait, signal);
      follower.lost();
    },
  });
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
function copyRequest<T>(request: T): T {
  try {
    return structuredClone(request);
  } catch {
    return request;
  }
}
