import { setImmediate } from "node:timers/promises";
import type { CallerSubscriptions, SubscriptionOutput } from "../../codec/json-rpc/caller-subscriptions.ts";
import { rpcCode, RpcFailure } from "../../codec/json-rpc/rpc-failure.ts";
import { errorText, resultText } from "../../codec/json-rpc/rpc-message.ts";
import type { ClusterRequest, Cluster, Reply, RpcCall } from "../../codec/cluster.ts";
import { type RpcExample, rpcExamples } from "../../generated/rpc-examples.ts";
import { DatabaseError } from "../../state/database-error.ts";
import { checkParams } from "./check-params.ts";
import type { SimulatedNode } from "./simulated-node.ts";
import { SimulatedSubscriptions } from "./simulated-subscriptions.ts";

/** Maximum items of a repeated result: a short request must not cause a response a hundred times as long. */
const maxRepeated = 1_000;
/** Maximum characters of all results of a batch. Source: go-ethereum has such a limit, and this error. */
const maxCharacters = 16 * 1024 * 1024;
const unavailable = { code: rpcCode.unavailable, message: "the gateway's database is unavailable" };
const tooLarge = { code: -32_003, message: "response too large" };
/** Characters of results after which other callers are served first. */
const charactersPerYield = 128 * 1024;

/**
 * Responds to JSON-RPC without a node. Methods that a simulated chain implements return its data;
 * all others return the specs' own examples. Params are checked against the specs first.
 */
export class RpcSimulator implements Cluster {
  readonly label = "simulator";
  readonly #node: SimulatedNode;

  /** @param node - Implements the methods of its chain. */
  constructor(node: SimulatedNode) {
    this.#node = node;
  }

  handle({ call, calls = [] }: ClusterRequest): Promise<Reply> {
    return this.#reply(calls, call === undefined);
  }

  /** @param limit - Maximum subscriptions for one socket. */
  subscriptions(limit: number, output: SubscriptionOutput): CallerSubscriptions {
    return new SimulatedSubscriptions(this.#node, limit, output);
  }

  async close(): Promise<void> {}

  async #reply(calls: readonly RpcCall[], isBatch: boolean): Promise<Reply> {
    const responses: string[] = [];
    let [characters, sinceYield] = [0, 0];
    for (const call of calls) {
      const text = characters > maxCharacters ? errorText(call.id, tooLarge) : await this.#respond(call);
      responses.push(text);
      characters += text.length;
      sinceYield += text.length;
      if (sinceYield < charactersPerYield || calls.length === 1) continue;
      sinceYield = 0;
      await setImmediate();
    }
    const text = responses.join(",");
    const body = Buffer.from(isBatch ? `[${text}]` : text);
    return { status: 200, contentType: "application/json", body, label: "simulator" };
  }

  async #respond({ id, method, params: text }: RpcCall): Promise<string> {
    const example = rpcExamples[method];
    if (!example && !this.#node.implements(method)) {
      const message = `the method ${method.slice(0, 100)} does not exist/is not available`;
      return errorText(id, { code: rpcCode.methodNotFound, message });
    }
    const checked = checkParams(method, text);
    if ("error" in checked) return errorText(id, checked.error);
    const { params } = checked;
    try {
      const result = this.#node.implements(method)
        ? await this.#node.call(method, params)
        : exampleResult(example, params);
      return resultText(id, JSON.stringify(result ?? null));
    } catch (error) {
      if (error instanceof RpcFailure) return errorText(id, error.error);
      if (error instanceof DatabaseError) return errorText(id, unavailable);
      throw error;
    }
  }
}

/** The example, with one item for each item of a param where the spec says so. */
function exampleResult(example: RpcExample | undefined, params: readonly unknown[]): unknown {
  const { result, forEach } = example ?? {};
  const items = forEach && params[forEach.index];
  return Array.isArray(items) && Array.isArray(result)
    ? items.slice(0, maxRepeated).map(() => result[0] as unknown)
    : result;
}
