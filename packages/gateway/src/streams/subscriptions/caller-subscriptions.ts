import { randomBytes } from "node:crypto";
import {
  type CallerSubscription,
  type CallerSubscriptions,
  readKind,
  readParams,
  type SubscriptionOutput,
  type SubscriptionOutcome,
} from "../../upstreams/caller-subscriptions.ts";
import { rpcCode, type RpcError } from "../../codec/json-rpc/rpc-failure.ts";
import type { JsonText } from "../../codec/json/json-text.ts";
import { errorText, resultText, type RpcCall } from "../../codec/json-rpc/rpc-message.ts";
import { UpstreamFailure } from "../../upstreams/upstream-failure.ts";
import { subscriptionNames } from "../../generated/subscription-names.ts";
import type { TextFrames } from "../../codec/web-socket/text-frame.ts";
import type { Subscriber } from "./shared-subscription.ts";
import type { Membership, SubscriptionHub } from "./subscription-hub.ts";

/** @returns the error that a caller gets whose subscription cannot be started. */
type ErrorOf = (error: unknown) => RpcError | JsonText;

/** Equal subscriptions of several callers are shared. */
export class HubSubscriptions implements CallerSubscriptions {
  readonly #hub: SubscriptionHub;
  readonly #tenant: string;
  readonly #limit: number;
  readonly #output: SubscriptionOutput;
  readonly #errorOf: ErrorOf;
  readonly #subscriptions = new Map<string, HubSubscription>();
  #lastNumber = -1;
  #starting = 0;
  #isClosed = false;

  /** @param tenant - Whose share of the network's subscriptions they count in. */
  constructor(
    hub: SubscriptionHub,
    tenant: string,
    limit: number,
    output: SubscriptionOutput,
    errorOf: ErrorOf,
  ) {
    this.#hub = hub;
    this.#tenant = tenant;
    this.#limit = limit;
    this.#output = output;
    this.#errorOf = errorOf;
  }

  async subscribe(call: RpcCall): Promise<SubscriptionOutcome> {
    if (this.#subscriptions.size + this.#starting >= this.#limit) {
      const message = `one socket may have ${this.#limit} subscriptions`;
      return this.#sendError(call, { code: rpcCode.limit, message });
    }
    this.#starting += 1;
    try {
      this.#joined(call, await this.#hub.join(call, this.#tenant));
      return "ok";
    } catch (error) {
      this.#sendError(call, this.#errorOf(error));
      return error instanceof UpstreamFailure ? "upstream" : "caller";
    } finally {
      this.#starting -= 1;
    }
  }

  unsubscribe(call: RpcCall): SubscriptionOutcome {
    const id = String(readParams(call)[0]);
    if (!this.#subscriptions.has(id))
      return this.#sendError(call, { code: rpcCode.server, message: "subscription not found" });
    this.end(id);
    this.#output.send(resultText(call.id, "true"));
    return "ok";
  }

  end(id: string): void {
    const subscription = this.#subscriptions.get(id);
    this.forget(id);
    subscription?.leave();
  }

  forget(id: string): void {
    this.#subscriptions.delete(id);
  }

  close(): void {
    this.#isClosed = true;
    for (const subscription of this.#subscriptions.values()) subscription.leave();
    this.#subscriptions.clear();
  }

  #joined(call: RpcCall, membership: Membership): void {
    if (this.#isClosed) return membership.leave();
    const isNumber = subscriptionNames.get(call.method)?.id === "number";
    const id = isNumber ? String((this.#lastNumber += 1)) : `0x${randomBytes(16).toString("hex")}`;
    const jsonId = isNumber ? id : JSON.stringify(id);
    const subscription = new HubSubscription(
      { id, jsonId, kind: readKind(call) },
      membership,
      this,
      this.#output,
    );
    this.#subscriptions.set(id, subscription);
    // The caller must get its id before the first notification.
    this.#output.send(resultText(call.id, jsonId));
    membership.add(subscription);
  }

  #sendError({ id }: RpcCall, error: RpcError | JsonText): SubscriptionOutcome {
    if (!this.#isClosed) this.#output.send(errorText(id, error));
    return "caller";
  }
}

/** One subscription of a socket. A class, since closures for each would take several hundred bytes. */
class HubSubscription implements CallerSubscription, Subscriber {
  readonly id: string;
  readonly jsonId: string;
  readonly kind: string;
  readonly #membership: Membership;
  readonly #all: HubSubscriptions;
  readonly #output: SubscriptionOutput;

  constructor(
    { id, jsonId, kind }: CallerSubscription & Pick<Subscriber, "jsonId">,
    membership: Membership,
    all: HubSubscriptions,
    output: SubscriptionOutput,
  ) {
    this.id = id;
    this.jsonId = jsonId;
    this.kind = kind;
    this.#membership = membership;
    this.#all = all;
    this.#output = output;
  }

  send(notifications: TextFrames): void {
    this.#output.notify(notifications, this);
  }

  ended(): void {
    this.#all.forget(this.id);
    // It no longer counts in its tenant's share.
    this.#membership.leave();
  }

  leave(): void {
    this.#membership.delete(this);
    this.#membership.leave();
  }
}
