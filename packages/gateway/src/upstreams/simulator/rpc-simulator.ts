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
    return new SimulatedSubscriptions(this.#service, limit, output);
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
class SimulatedSubscriptions implements CallerSubscriptions {
  readonly #service: RpcService;
  readonly #limit: number;
  readonly #output: SubscriptionOutput;
  readonly #subscriptions = new Map<string, () => void>();

  constructor(service: RpcService, limit: number, output: SubscriptionOutput) {
    this.#service = service;
    this.#limit = limit;
    this.#output = output;
  }

  subscribe(call: RpcCall): SubscriptionOutcome {
    try {
      this.#subscribe(call);
      return "ok";
    } catch (error) {
      if (!(error instanceof RpcFailure)) throw error;
      return this.#sendError(call, error);
    }
  }

  unsubscribe(call: RpcCall): SubscriptionOutcome {
    const wanted = String(readParams(call)[0]);
    const isOpen = this.#subscriptions.has(wanted);
    this.end(wanted);
    if (!isOpen)
      return this.#sendError(
        call,
        new RpcFailure({ code: rpcCode.server, message: "subscription not found" }),
      );
    this.#output.send(resultText(call.id, "true"));
    return "ok";
  }

  end(id: string): void {
    this.#subscriptions.get(id)?.();
    this.#subscriptions.delete(id);
  }

  close(): void {
    for (const id of this.#subscriptions.keys()) this.end(id);
  }

  #subscribe(call: RpcCall): void {
    if (this.#subscriptions.size >= this.#limit) {
      const message = `one socket may have ${this.#limit} subscriptions`;
      throw new RpcFailure({ code: rpcCode.limit, message });
    }
    const kind = readKind(call);
    const subscription = this.#service.subscribe(call.method, call.params, (notification, isLast) => {
      const id = String(subscription.id);
      this.#output.notify(writeFrame(JSON.stringify(notification)), { id, kind });
      if (isLast) this.end(id);
    });
    // The caller must get its id before the first notification.
    this.#output.send(resultText(call.id, JSON.stringify(subscription.id)));
    this.#subscriptions.set(String(subscription.id), () => subscription.end());
    subscription.start();
  }

  #sendError({ id }: RpcCall, { error }: RpcFailure): SubscriptionOutcome {
    this.#output.send(errorText(id, error));
    return "caller";
  }
}
