import type { Caller } from "../../access/caller.ts";
import { asRpcError, limitError } from "./rpc-reply.ts";
import type { CallContext } from "../../access/call-context.ts";
import { findEventFaults } from "../../upstreams/event-faults.ts";
import type {
  CallerSubscriptions,
  SubscriptionOutput,
  SubscriptionCluster,
  SubscriptionOutcome,
} from "../../upstreams/caller-subscriptions.ts";
import { rpcCode, type RpcError } from "../../codec/json-rpc/rpc-failure.ts";
import type { JsonText } from "../../codec/json/json-text.ts";
import type { UpstreamCluster } from "../../clusters/upstream-cluster.ts";
import { errorText, singleCall, type RpcCall } from "../../codec/json-rpc/rpc-message.ts";
import { UpstreamFailure } from "../../upstreams/upstream-failure.ts";
import type { MethodFacts } from "../../generated/methods.ts";
import type { Outcome } from "../../observe/call.ts";
import type { RpcNode } from "../../router/rpc-node.ts";
import { HubSubscriptions } from "../../streams/subscriptions/caller-subscriptions.ts";
import { shareHub } from "../../router/share-hub.ts";
import { isMethodAllowed, methodNotAllowed } from "./plan-call.ts";

/** A call that starts or ends a subscription. */
export interface SubscriptionCall {
  readonly method: string;
  /** How the call was served, once the caller has its response. */
  readonly outcome: Promise<Outcome>;
}

/** Serves the calls of one socket that start and end subscriptions. */
export class SubscriptionCalls {
  readonly #state: CallContext;
  readonly #node: RpcNode;
  readonly #caller: Caller;
  readonly #output: SubscriptionOutput;
  /** `undefined` before the first call, and if the node has no subscriptions. */
  #subscriptions: CallerSubscriptions | undefined;
  #isClosed = false;

  constructor(state: CallContext, node: RpcNode, caller: Caller, output: SubscriptionOutput) {
    this.#state = state;
    this.#node = node;
    this.#caller = caller;
    this.#output = output;
  }

  /** @returns the call, which is being served; `undefined` if the message is not about a subscription. */
  serve(text: string): SubscriptionCall | undefined {
    // Only a message that contains the word, capitalized or not, is parsed here; all others are parsed once,
    // where they are served.
    if (!text.includes("ubscri")) return undefined;
    const call = singleCall(text);
    const facts = call && this.#node.policy.allowed(call.method);
    if (!call || !facts?.subscription) return undefined;
    const { rateLimit } = this.#state;
    const wait = rateLimit.take(this.#caller, rateLimit.cost(1, text.length));
    return { method: facts.name, outcome: this.#serve(call, facts, wait) };
  }

  close(): void {
    this.#isClosed = true;
    this.#subscriptions?.close();
  }

  /** @param wait - Seconds after which the caller may send the call. */
  async #serve(call: RpcCall, facts: MethodFacts, wait: number): Promise<Outcome> {
    if (wait > 0) {
      const message = this.#state.rateLimit.describe(this.#caller);
      return this.#sendError(call, limitError(message, wait), "throttled");
    }
    const starts = facts.subscription === "starts";
    if (starts && !isMethodAllowed(this.#caller, call.method, facts))
      return this.#sendError(call, methodNotAllowed(call.method), "denied");
    const subscriptions = this.#open();
    if (!subscriptions) {
      const message = "this node has no subscriptions";
      return this.#sendError(call, { code: rpcCode.methodNotFound, message }, "caller");
    }
    return starts ? subscriptions.subscribe(call) : subscriptions.unsubscribe(call);
  }

  /** @returns `undefined` if the node has no subscriptions. */
  #open(): CallerSubscriptions | undefined {
    if (this.#subscriptions) return this.#subscriptions;
    this.#subscriptions = openSubscriptions(this.#state, this.#node, this.#caller, this.#output);
    // A call may wait for the database while its socket is closed.
    if (this.#isClosed) this.#subscriptions?.close();
    return this.#subscriptions;
  }

  #sendError({ id }: RpcCall, error: RpcError | JsonText, outcome: Outcome): Outcome {
    this.#output.send(errorText(id, error));
    return outcome;
  }
}

/** @returns `undefined` if the node has no subscriptions. */
function openSubscriptions(
  state: CallContext,
  node: RpcNode,
  caller: Caller,
  output: SubscriptionOutput,
): CallerSubscriptions | undefined {
  const open = findSubscriptions(state, node, caller);
  const eventFaults = open && findEventFaults(node.cluster);
  if (!open || !eventFaults) return open?.(output);
  return new LazySubscriptions(async () => (await eventFaults()).subscriptions(open, output));
}

/** @returns a function that opens a caller's subscriptions; `undefined` if the node has none. */
function findSubscriptions(
  { limits, networks }: CallContext,
  node: RpcNode,
  { tenant }: Caller,
): ((output: SubscriptionOutput) => CallerSubscriptions) | undefined {
  const { cluster } = node;
  const { subscriptions: limit } = limits;
  if ("upstreams" in cluster) {
    const hub = shareHub(node, cluster as UpstreamCluster, limits, networks.findWeight(node.network));
    return (output) => new HubSubscriptions(hub, tenant, limit, output, subscriptionError);
  }
  if (!("subscriptions" in cluster)) return undefined;
  const simulator = cluster as SubscriptionCluster;
  return (output) => new LazySubscriptions(() => simulator.subscriptions(limit, output));
}

function subscriptionError(error: unknown): RpcError | JsonText {
  if (!(error instanceof UpstreamFailure) || error.reason === "overloaded") return asRpcError(error);
  return { code: rpcCode.unavailable, message: error.shown ?? "no node accepted the subscription" };
}

/** The subscriptions of one caller's socket. Their code is loaded with the first one. */
export class LazySubscriptions implements CallerSubscriptions {
  readonly #load: () => Promise<CallerSubscriptions>;
  #loading: Promise<CallerSubscriptions> | undefined;

  constructor(load: () => Promise<CallerSubscriptions>) {
    this.#load = load;
  }

  async subscribe(call: RpcCall): Promise<SubscriptionOutcome> {
    return (await this.#loaded()).subscribe(call);
  }

  async unsubscribe(call: RpcCall): Promise<SubscriptionOutcome> {
    return (await this.#loaded()).unsubscribe(call);
  }

  end(id: string): void {
    void this.#loading?.then((subscriptions) => subscriptions.end(id));
  }

  close(): void {
    void this.#loading?.then((subscriptions) => subscriptions.close());
  }

  #loaded(): Promise<CallerSubscriptions> {
    this.#loading ??= this.#load();
    return this.#loading;
  }
}
