import { randomBytes } from "node:crypto";
import {
  type CallerSubscriptions,
  paramsOf,
  type SubscriptionOutput,
  type SubscriptionOutcome,
} from "../../contract/json-rpc/caller-subscriptions.ts";
import { rpcCode, type RpcError } from "../../contract/json-rpc/rpc-failure.ts";
import { errorText, resultText } from "../../contract/json-rpc/rpc-message.ts";
import type { RpcCall } from "../../contract/part-source.ts";
import { rpcExamples } from "../../generated/rpc-examples.ts";
import { checkParams } from "./check-params.ts";
import type { EvmNode } from "./evm/evm-node.ts";
import { eventsOf, followedKinds, type Heads, type OnHead } from "./evm/head-events.ts";

/**
 * The subscriptions of one caller's socket to a node without an upstream. Those of `eth_subscribe` follow the simulated chain; each
 * other one reports the spec's example once.
 */
export class SimulatedSubscriptions implements CallerSubscriptions {
  readonly #node: EvmNode;
  readonly #heads: Heads;
  readonly #limit: number;
  readonly #output: SubscriptionOutput;
  /** By id, with what follows the chain for it. */
  readonly #subscriptions = new Map<string, OnHead | undefined>();

  constructor(node: EvmNode, heads: Heads, limit: number, output: SubscriptionOutput) {
    this.#node = node;
    this.#heads = heads;
    this.#limit = limit;
    this.#output = output;
  }

  subscribe(call: RpcCall): SubscriptionOutcome {
    const { tells } = rpcExamples[call.method] ?? {};
    if (!tells) {
      const message = `this node has no upstream, and no example to tell of ${call.method}`;
      return this.#refuse(call, { code: rpcCode.unavailable, message });
    }
    if (this.#subscriptions.size >= this.#limit) {
      const message = `one socket may have ${this.#limit} subscriptions`;
      return this.#refuse(call, { code: rpcCode.limit, message });
    }
    const checked = checkSubscription(call);
    if ("error" in checked) return this.#refuse(call, checked.error);
    const [kind, option] = checked.params;
    const id = `0x${randomBytes(16).toString("hex")}`;
    this.#output.say(resultText(call.id, JSON.stringify(id)));
    const { method, idName, event, byKind } = tells;
    const subscription = { id, call };
    const tell = (result: unknown): void => {
      const notification = { jsonrpc: "2.0", method, params: { [idName]: id, result } };
      this.#output.notify(Buffer.from(JSON.stringify(notification)), subscription);
    };
    if (call.method === "eth_subscribe" && followedKinds.includes(String(kind))) {
      const onHead = (number: number): void =>
        eventsOf(this.#node.chain, String(kind), option, number).forEach(tell);
      this.#subscriptions.set(id, onHead);
      this.#heads.add(onHead);
    } else {
      this.#subscriptions.set(id, undefined);
      tell(byKind ? byKind[String(kind)] : event);
    }
    return "ok";
  }

  unsubscribe(call: RpcCall): SubscriptionOutcome {
    const [wanted] = paramsOf(call) as [string];
    const isOpen = this.#subscriptions.has(wanted);
    this.end(wanted);
    if (!isOpen) return this.#refuse(call, { code: rpcCode.server, message: "subscription not found" });
    this.#output.say(resultText(call.id, "true"));
    return "ok";
  }

  close(): void {
    for (const id of this.#subscriptions.keys()) this.end(id);
  }

  end(id: string): void {
    const onHead = this.#subscriptions.get(id);
    if (onHead) this.#heads.delete(onHead);
    this.#subscriptions.delete(id);
  }

  #refuse({ id }: RpcCall, error: RpcError): SubscriptionOutcome {
    this.#output.say(errorText(id, error));
    return "caller";
  }
}

/** The option of `logs` has the form that the filter of `eth_getLogs` has. */
function checkSubscription(call: RpcCall): ReturnType<typeof checkParams> {
  const checked = checkParams(call.method, call.params);
  if ("error" in checked) return checked;
  const [kind, option] = checked.params;
  if (call.method !== "eth_subscribe" || kind !== "logs" || option === undefined) return checked;
  const filter = checkParams("eth_getLogs", JSON.stringify([option]));
  return "error" in filter ? filter : checked;
}
