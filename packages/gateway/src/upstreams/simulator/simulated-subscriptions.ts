import { RpcFailure, type RpcService } from "@node-access/simulators/json-rpc";
import {
  type CallerSubscriptions,
  readKind,
  readParams,
  type SubscriptionOutput,
  type SubscriptionOutcome,
} from "../caller-subscriptions.ts";
import { type RpcCall, errorText, resultText } from "../../codec/json-rpc/rpc-message.ts";
import { writeFrame } from "../../codec/web-socket/text-frame.ts";
import { rpcCode } from "../../codec/json-rpc/rpc-failure.ts";

/**
 * The subscriptions of one caller's socket to a node without an upstream. They follow the simulated chain;
 * a subscription without events on it reports the spec's example once.
 */
export class SimulatedSubscriptions implements CallerSubscriptions {
  readonly #service: RpcService;
  readonly #limit: number;
  readonly #output: SubscriptionOutput;
  /** The functions that end subscriptions, by id. */
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
