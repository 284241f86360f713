import { RpcFailure as SimulatedFailure, type RpcService } from "@node-access/simulators/json-rpc";
import { setImmediate } from "node:timers/promises";
import { type OpenSubscription, readKind, type SubscriptionCluster } from "../caller-subscriptions.ts";
import { rpcCode, RpcFailure } from "../../codec/json-rpc/rpc-failure.ts";
import type { ClusterRequest, Reply } from "../upstream.ts";
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

type Notify = Parameters<RpcService["subscribe"]>[2];

/** Responds to JSON-RPC without a node: with a simulated chain's data, or the specs' own examples. */
export class RpcSimulator implements SubscriptionCluster {
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

  /** They follow the simulated chain; one without events on it reports the spec's example once. */
  readonly openSubscription: OpenSubscription = (call, output, end) => {
    const kind = readKind(call);
    const subscription = this.#subscribe(call, (notification, isLast) => {
      output.notify(writeFrame(JSON.stringify(notification)), { id, kind });
      if (isLast) end(id);
    });
    const id = String(subscription.id);
    return {
      id,
      jsonId: JSON.stringify(subscription.id),
      kind,
      begin: () => subscription.start(),
      leave: () => subscription.end(),
    };
  };

  #subscribe({ method, params }: RpcCall, notify: Notify): ReturnType<RpcService["subscribe"]> {
    try {
      return this.#service.subscribe(method, params, notify);
    } catch (error) {
      throw error instanceof SimulatedFailure ? new RpcFailure(error.error) : error;
    }
  }

  async close(): Promise<void> {}

  async #respond({ id, method, params }: RpcCall): Promise<string> {
    try {
      const result = await this.#service.call(method, params);
      return resultText(id, JSON.stringify(result ?? null));
    } catch (error) {
      if (error instanceof SimulatedFailure) return errorText(id, error.error);
      if (error instanceof DatabaseError) return errorText(id, unavailable);
      throw error;
    }
  }
}
