import { bodyBytes } from "../../upstreams/rpc-request.ts";
import type { UpstreamLimits } from "../../options/network-options.ts";
import type { Batch } from "../../upstreams/upstream.ts";
import type { Filter, Next } from "../filter.ts";
import { JoinedCall } from "./call-item.ts";
import { type JoinContext, JoinedRequest } from "./joined-request.ts";

export type BatchLimits = Pick<UpstreamLimits, "batchItems" | "bodyBytes">;

/**
 * Sends calls of one batch that arrive at the same time as one request. If the upstream did not serve some of
 * them, for example because it lacks their state, sends these to another one. Writes are not sent again.
 *
 * @param limits - What every upstream accepts, so that a batch can go to another one if the first fails.
 */
export function joinCalls(context: JoinContext, limits: BatchLimits = {}): Filter {
  const waiting = new Map<Batch, JoinedCall[]>();
  const send = (batch: Batch, next: Next): void => {
    const calls = waiting.get(batch) ?? [];
    waiting.delete(batch);
    for (const [only, group] of Map.groupBy(calls, ({ request }) => request.only)) {
      for (const part of divideCalls(group, limits)) {
        const [first] = part;
        if (part.length > 1) void new JoinedRequest(part, only, batch, next, context).run();
        else if (first) void first.send(next);
      }
    }
  };
  return (request, next) => {
    const { batch, call, avoid } = request;
    if (!batch || !call || avoid) return next(request);
    const joined = new JoinedCall(request, call);
    const others = waiting.get(batch);
    if (others) others.push(joined);
    else {
      waiting.set(batch, [joined]);
      // After all that the batch's other calls do at the moment.
      process.nextTick(() => send(batch, next));
    }
    return joined.reply;
  };
}

/** Divides calls into batches within the limits. A call that is too large by itself is sent on its own. */
function divideCalls(
  calls: readonly JoinedCall[],
  { batchItems = Infinity, bodyBytes: maxBytes = Infinity }: BatchLimits,
): readonly (readonly JoinedCall[])[] {
  if (calls.length <= batchItems && maxBytes === Infinity) return [calls];
  const parts: JoinedCall[][] = [];
  let room = 0;
  for (const call of calls) {
    // With the comma before it, or a bracket around all.
    const bytes = maxBytes === Infinity ? 0 : bodyBytes(call.request) + 1;
    const part = parts.at(-1);
    if (part && part.length < batchItems && bytes <= room) part.push(call);
    else {
      parts.push([call]);
      room = maxBytes - 1;
    }
    room -= bytes;
  }
  return parts;
}
