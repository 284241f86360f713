import { randomBytes } from "node:crypto";
import {
  type CallerSubscriptions,
  paramsOf,
  type SubscriptionOutput,
  type SubscriptionOutcome,
} from "../../codec/json-rpc/caller-subscriptions.ts";
import { rpcCode, RpcFailure } from "../../codec/json-rpc/rpc-failure.ts";
import { errorText, resultText } from "../../codec/json-rpc/rpc-message.ts";
import type { RpcCall } from "../../codec/cluster.ts";
import { rpcExamples } from "../../generated/rpc-examples.ts";
import { checkParams } from "./check-params.ts";
import type { SimulatedNode, Emit } from "./simulated-node.ts";

/**
 * The subscriptions of one caller's socket to a node without an upstream. They follow the simulated chain;
 * a subscription without events on it reports the spec's example once.
 */
export class SimulatedSubscriptions implements CallerSubscriptions {
  readonly #node: SimulatedNode;
  readonly #limit: number;
  readonly #output: SubscriptionOutput;
  /** The functions that end subscriptions, by id. */
  readonly #subscriptions = new Map<string, () => void>();

  constructor(node: SimulatedNode, limit: number, output: SubscriptionOutput) {
    this.#node = node;
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
    const [wanted] = paramsOf(call) as [string];
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
    const { notification: example } = rpcExamples[call.method] ?? {};
    if (!example) {
      const message = `the method ${call.method} does not exist/is not available`;
      throw new RpcFailure({ code: rpcCode.methodNotFound, message });
    }
    if (this.#subscriptions.size >= this.#limit) {
      const message = `one socket may have ${this.#limit} subscriptions`;
      throw new RpcFailure({ code: rpcCode.limit, message });
    }
    const params = checkedParams(call);
    const id = `0x${randomBytes(16).toString("hex")}`;
    const { method, idName, event, byKind } = example;
    const subscription = { id, call };
    const emit: Emit = (result) => {
      const notification = { jsonrpc: "2.0", method, params: { [idName]: id, result } };
      this.#output.notify(Buffer.from(JSON.stringify(notification)), subscription);
    };
    // The caller must get its id before the first notification.
    let early: unknown[] | undefined = [];
    const end = this.#node.follow(call.method, params, (one) => (early ? early.push(one) : emit(one)));
    this.#output.send(resultText(call.id, JSON.stringify(id)));
    this.#subscriptions.set(id, end ?? ((): void => {}));
    if (!end) emit(byKind ? byKind[String(params[0])] : event);
    for (const one of early) emit(one);
    early = undefined;
  }

  #sendError({ id }: RpcCall, { error }: RpcFailure): SubscriptionOutcome {
    this.#output.send(errorText(id, error));
    return "caller";
  }
}

/** The option of `logs` is like the filter of `eth_getLogs`. */
function checkedParams(call: RpcCall): readonly unknown[] {
  const checked = checkParams(call.method, call.params);
  if ("error" in checked) throw new RpcFailure(checked.error);
  const [kind, option] = checked.params;
  if (call.method === "eth_subscribe" && kind === "logs" && option !== undefined) {
    const filter = checkParams("eth_getLogs", JSON.stringify([option]));
    if ("error" in filter) throw new RpcFailure(filter.error);
  }
  return checked.params;
}
