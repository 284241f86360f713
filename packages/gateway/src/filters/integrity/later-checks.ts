import { Buffer } from "node:buffer";
import { performance } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import type { ClusterRequest, Reply, RoutedCall, Upstream } from "../../upstreams/upstream.ts";
import type { Next } from "../filter.ts";
import type { CheckedResponse } from "./checked-result.ts";
import type { ResultChecker, WrongResult } from "./result-checker.ts";

export type CheckFailed = (error: unknown) => void;

/** Maximum results that wait for their check, and their bytes. */
const maxWaiting = 256;
const maxBytes = 32 * 1024 * 1024;
/** Checks may take one part in this many of a processor's time: the pause after each is this much longer than it. */
const pauseFactor = 5;

interface Waiting extends Omit<CheckedResponse, "text"> {
  readonly body: Buffer;
  readonly next: Next;
}

interface Reports {
  readonly onWrong: (wrong: WrongResult) => void;
  readonly onSkipped: (upstream: Upstream) => void;
  readonly onCheckFailed: CheckFailed;
}

/**
 * Checks results after their callers have got them, one after the other, with pauses in between: callers never wait
 * for a check, and all checks together take a sixth of a processor at most. If too many results wait, others are skipped.
 */
export function checkLater(
  checker: ResultChecker,
  { onWrong, onSkipped, onCheckFailed }: Reports,
): (call: RoutedCall, request: ClusterRequest, next: Next) => Promise<Reply> {
  const waiting: Waiting[] = [];
  let waitingBytes = 0;
  let isRunning = false;

  function add(one: Waiting): void {
    const bytes = waitingBytes + one.body.length;
    if (waiting.length >= maxWaiting || bytes > maxBytes) return onSkipped(one.upstream);
    waitingBytes = bytes;
    waiting.push(one);
    if (isRunning) return;
    isRunning = true;
    void run();
  }

  async function run(): Promise<void> {
    for (;;) {
      // Responses that are ready are sent first.
      await new Promise((resolve) => void setImmediate(resolve));
      const one = waiting.shift();
      if (!one) break;
      waitingBytes -= one.body.length;
      await sleep((await check(one)) * pauseFactor, undefined, { ref: false });
    }
    isRunning = false;
  }

  /** @returns the milliseconds that it took, without those that it waited for additional calls. */
  async function check({ body, next, ...response }: Waiting): Promise<number> {
    const startedAt = performance.now();
    let waited = 0;
    let pending = 0;
    let pendingSince = 0;
    const timed: Next = async (request) => {
      if (pending++ === 0) pendingSince = performance.now();
      try {
        return await next(request);
      } finally {
        if (--pending === 0) waited += performance.now() - pendingSince;
      }
    };
    try {
      const checked = await checker.check({ ...response, text: body.toString("utf8") }, timed);
      if (typeof checked === "object" && "evidence" in checked) onWrong(checked);
    } catch (error) {
      onCheckFailed(error);
    }
    return performance.now() - startedAt - waited;
  }

  return async (call, request, next) => {
    const reply = await next(request);
    const { body, from: upstream, status } = reply;
    if (!upstream || status >= 400) return reply;
    // A large response is a stream, which only its caller reads.
    if (Buffer.isBuffer(body)) add({ call, body, upstream, span: request.span, next });
    else onSkipped(upstream);
    return reply;
  };
}
