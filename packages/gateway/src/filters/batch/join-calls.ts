import type { Batch, ClusterRequest, Filter, Next, Reply } from "../../codec/cluster.ts";
import { JoinedCall } from "./joined-call.ts";
import { type JoinContext, JoinedRequest } from "./joined-request.ts";

/**
 * Sends calls of one batch that arrive at the same time as one request. If the upstream did not serve some of
 * them, for example because it lacks their state, sends these to another one. Writes are not sent again.
 */
export class JoinCalls implements Filter {
  readonly #context: JoinContext;
  readonly #waiting = new Map<Batch, JoinedCall[]>();

  constructor(context: JoinContext) {
    this.#context = context;
  }

  handle(request: ClusterRequest, next: Next): Reply | Promise<Reply> {
    const { batch, call, avoid } = request;
    if (!batch || !call || avoid) return next(request);
    const joined = new JoinedCall(request, call);
    const waiting = this.#waiting.get(batch);
    if (waiting) waiting.push(joined);
    else {
      this.#waiting.set(batch, [joined]);
      // After all that the batch's other calls do at the moment.
      process.nextTick(() => this.#send(batch, next));
    }
    return joined.reply;
  }

  #send(batch: Batch, next: Next): void {
    const calls = this.#waiting.get(batch) ?? [];
    this.#waiting.delete(batch);
    for (const [only, group] of Map.groupBy(calls, ({ request }) => request.only)) {
      const [first] = group;
      if (group.length > 1) void new JoinedRequest(group, only, batch, next, this.#context).run();
      else if (first) void first.send(next);
    }
  }
}
