import { RpcFailure, type RpcService } from "@node-access/simulators/json-rpc";
import { setImmediate } from "node:timers/promises";
import type { CallerSubscriptions, SubscriptionOutput } from "../caller-subscriptions.ts";
import { rpcCode } from "../../codec/json-rpc/rpc-failure.ts";
import type { ClusterRequest, Reply } from "../upstream.ts";
import type { Cluster } from "../cluster.ts";
import { errorText, resultText, type RpcCall } from "../../codec/json-rpc/rpc-message.ts";
import { jsonReply } from "../reply-text.ts";
import { DatabaseError } from "../../state/database-error.ts";
import { SimulatedSubscriptions } from "./simulated-subscriptions.ts";

/** Maximum characters of all results of a batch. Source: go-ethereum has such a limit, and this error. */
const maxCharacters = 16 * 1024 * 1024;
const unavailable = { code: rpcCode.unavailable, message: "the gateway's database is unavailable" };
const tooLarge = { code: -32_003, message: "response too large" };
/** Milliseconds of work after which other callers are served first. */
const workPerYield = 8;

/**
 * Responds to JSON-RPC without a node. Methods that a simulated chain implements return its data;
 * all others return the specs' own examples. Params are checked against the specs first.
 */
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

  /** @param limit - Maximum subscriptions for one socket. */
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
