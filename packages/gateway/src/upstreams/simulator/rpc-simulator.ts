import { RpcFailure, type RpcService } from "@node-access/simulators/json-rpc";
import { setImmediate } from "node:timers/promises";
import {
  type CallerSubscriptions,
  readKind,
  readParams,
  type SubscriptionOutcome,
  type SubscriptionOutput,
} from "../caller-subscriptions.ts";
import { rpcCode } from "../../codec/json-rpc/rpc-failure.ts";
import type { Cluster, ClusterRequest, Reply } from "../upstream.ts";
import { errorText, resultText, type RpcCall } from "../../codec/json-rpc/rpc-message.ts";
import { jsonReply } from "../reply-text.ts";
import { DatabaseError } from "../../state/database-error.ts";
import { writeFrame } from "../../codec/web-socket/text-frame.ts";

/** Maximum characters of all results of a batch. Source: go-ethereum has such a limit, and this error. */
const maxCharacters = 16 * 1024 * 1024;
const unavailable = { code: rpcCode.unavailable, message: "the gateway's database is unavailable" };
const tooLarge = { code: -32_003, message: "response too large" };
/** Milliseconds of work after which other callers are served first. */
const workPerYield = 8;

/** Responds to JSON-RPC without a node: with a simulated chain's data, or the specs' own examples. */
export class RpcSimulator implements Cluster {
  readonly label = "simulator";
  readonly #service: RpcService;

  constructor(service: RpcService) {
    this.#service = service;
  }

  async handle({ call: single, calls = [] }: ClusterRequest): Promise<Reply> {
    const responses: string[] = [];
    let characters = 0;
    let yieldedAt = performance.now();
    for (const call of calls) {
      const text = characters > maxCharacters ? errorText(call.id, tooLarge) : await this.#respond(call);
      responses.push(text);
      characters += text.length;
      if (calls.length === 1 || performance.now() - yieldedAt < workPerYield) continue;
      await setImmediate();
      yieldedAt = performance.now();
    }
    const text = responses.join(",");
    return jsonReply(single ? text : `[${text}]`, { label: "simulator" });
  }

  subscriptions(limit: number, output: SubscriptionOutput): CallerSubscriptions {
    return simulateSubscriptions(this.#service, limit, output);
  }

  async close(): Promise<void> {}

  async #respond({ id, method, params }: RpcCall): Promise<string> {
    try {
      const result = await this.#service.call(method, params);
      return resultText(id, JSON.stringify(result ?? null));
    } catch (error) {
      if (error instanceof RpcFailure) return errorText(id, error.error);
      if (error instanceof DatabaseError) return errorText(id, unavailable);
      throw error;
    }
  }
}

/** They follow the simulated chain; a subscription without events on it reports the spec's example once. */
function simulateSubscriptions(
  service: RpcService,
  limit: number,
  output: SubscriptionOutput,
): CallerSubscriptions {
  const subscriptions = new Map<string, () => void>();

  function subscribe(call: RpcCall): SubscriptionOutcome {
    try {
      start(call);
      return "ok";
    } catch (error) {
      if (!(error instanceof RpcFailure)) throw error;
      return sendError(call, error);
    }
  }

  function unsubscribe(call: RpcCall): SubscriptionOutcome {
    const wanted = String(readParams(call)[0]);
    const isOpen = subscriptions.has(wanted);
    end(wanted);
    if (!isOpen)
      return sendError(call, { error: { code: rpcCode.server, message: "subscription not found" } });
    output.send(resultText(call.id, "true"));
    return "ok";
  }

  function end(id: string): void {
    subscriptions.get(id)?.();
    subscriptions.delete(id);
  }

  function close(): void {
    for (const id of subscriptions.keys()) end(id);
  }

  function start(call: RpcCall): void {
    if (subscriptions.size >= limit) {
      const message = `one socket may have ${limit} subscriptions`;
      throw new RpcFailure({ code: rpcCode.limit, message });
    }
    const kind = readKind(call);
    const subscription = service.subscribe(call.method, call.params, (notification, isLast) => {
      const id = String(subscription.id);
      output.notify(writeFrame(JSON.stringify(notification)), { id, kind });
      if (isLast) end(id);
    });
    // The caller must get its id before the first notification.
    output.send(resultText(call.id, JSON.stringify(subscription.id)));
    subscriptions.set(String(subscription.id), () => subscription.end());
    subscription.start();
  }

  function sendError({ id }: RpcCall, { error }: Pick<RpcFailure, "error">): SubscriptionOutcome {
    output.send(errorText(id, error));
    return "caller";
  }

  return { subscribe, unsubscribe, end, close };
}
