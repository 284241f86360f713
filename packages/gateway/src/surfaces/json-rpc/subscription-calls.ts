import type { Caller } from "../../access/caller.ts";
import { asRpcError, limitError } from "./rpc-reply.ts";
import type { CallContext } from "../../access/call-context.ts";
import { findEventFaults } from "../../upstreams/event-faults.ts";
import {
  type CallerSubscriptions,
  createSubscriptions,
  type SubscriptionCluster,
  type SubscriptionOutput,
} from "../../upstreams/caller-subscriptions.ts";
import { rpcCode, type RpcError } from "../../codec/json-rpc/rpc-failure.ts";
import type { JsonText } from "../../codec/json/json-text.ts";
import type { UpstreamCluster } from "../../clusters/upstream-cluster.ts";
import { errorText, singleCall, type RpcCall } from "../../codec/json-rpc/rpc-message.ts";
import { UpstreamFailure } from "../../upstreams/upstream-failure.ts";
import type { MethodFacts } from "../../generated/methods.ts";
import type { Outcome } from "../../observe/call.ts";
import type { RpcNode } from "../../router/rpc-node.ts";
import { openAtHub } from "../../streams/subscriptions/hub-subscription.ts";
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
  #subscriptions: CallerSubscriptions | Promise<CallerSubscriptions> | undefined;
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
    void Promise.resolve(this.#subscriptions).then(
      (subscriptions) => subscriptions?.close(),
      () => {},
    );
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
    this.#subscriptions ??= openSubscriptions(this.#state, this.#node, this.#caller, this.#output);
    const subscriptions = await this.#subscriptions;
    if (!subscriptions) {
      const message = "this node has no subscriptions";
      return this.#sendError(call, { code: rpcCode.methodNotFound, message }, "caller");
    }
    // A call may wait for the database while its socket is closed.
    if (this.#isClosed) subscriptions.close();
    return starts ? subscriptions.subscribe(call) : subscriptions.unsubscribe(call);
  }

  #sendError({ id }: RpcCall, error: RpcError | JsonText, outcome: Outcome): Outcome {
    this.#output.send(errorText(id, error));
    return outcome;
  }
}

/** @returns `undefined` if the node has no subscriptions. A test's faults are loaded first. */
function openSubscriptions(
  { limits, networks }: CallContext,
  node: RpcNode,
  { tenant }: Caller,
  output: SubscriptionOutput,
): CallerSubscriptions | Promise<CallerSubscriptions> | undefined {
  const { cluster, network } = node;
  const source =
    "upstreams" in cluster
      ? openAtHub(shareHub(node, cluster as UpstreamCluster, limits, networks.findWeight(network)), tenant)
      : (cluster as Partial<SubscriptionCluster>).openSubscription;
  if (!source) return undefined;
  const open = (to: SubscriptionOutput): CallerSubscriptions =>
    createSubscriptions(source, limits.subscriptions, to, subscriptionError);
  const eventFaults = findEventFaults(cluster);
  return eventFaults ? eventFaults().then((faults) => faults.subscriptions(open, output)) : open(output);
}

function subscriptionError(error: unknown): RpcError | JsonText {
  if (!(error instanceof UpstreamFailure) || error.reason === "overloaded") return asRpcError(error);
  return { code: rpcCode.unavailable, message: error.shown ?? "no node accepted the subscription" };
}
