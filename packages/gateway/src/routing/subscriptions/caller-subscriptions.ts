import { randomBytes } from "node:crypto";
import { type CallerSubscriptions, paramsOf } from "../../contract/json-rpc/caller-subscriptions.ts";
import { rpcCode, type RpcError } from "../../contract/json-rpc/rpc-failure.ts";
import { errorText, resultText } from "../../contract/json-rpc/rpc-message.ts";
import type { JsonText } from "../../contract/json-text.ts";
import type { RpcCall } from "../../contract/part-source.ts";
import type { Subscriber } from "./shared-subscription.ts";
import type { Membership, SubscriptionHub } from "./subscription-hub.ts";

/** What subscriptions need of their caller's socket. */
export interface CallerOutput {
  /** Sends a message, which is JSON. */
  say(text: string): void;
  /** Sends a notification, which is JSON in UTF-8. */
  notify(notification: Buffer): void;
  /** @returns the error that the caller gets. */
  errorOf(error: unknown): RpcError | JsonText;
}

/** The subscriptions of one caller's socket to a node with upstreams. Other callers with the same ones share them. */
export class HubSubscriptions implements CallerSubscriptions {
  readonly #hub: SubscriptionHub;
  readonly #limit: number;
  readonly #output: CallerOutput;
  /** By the caller's own ids. */
  readonly #subscriptions = new Map<unknown, { subscriber: Subscriber; membership: Membership }>();
  /** Subscriptions that are being started. */
  #starting = 0;
  #isClosed = false;

  /** @param limit - Subscriptions that the socket may have. */
  constructor(hub: SubscriptionHub, limit: number, output: CallerOutput) {
    this.#hub = hub;
    this.#limit = limit;
    this.#output = output;
  }

  subscribe(call: RpcCall): void {
    if (this.#subscriptions.size + this.#starting >= this.#limit) {
      const message = `one socket may have ${this.#limit} subscriptions`;
      return this.#refuse(call, { code: rpcCode.limit, message });
    }
    this.#starting += 1;
    this.#hub
      .join(call)
      .then(
        (membership) => this.#joined(call, membership),
        (error: unknown) => this.#refuse(call, this.#output.errorOf(error)),
      )
      .finally(() => {
        this.#starting -= 1;
      });
  }

  unsubscribe(call: RpcCall): void {
    const [id] = paramsOf(call);
    const subscription = this.#subscriptions.get(id);
    if (!subscription) return this.#refuse(call, { code: rpcCode.server, message: "subscription not found" });
    this.#subscriptions.delete(id);
    leave(subscription);
    this.#output.say(resultText(call.id, "true"));
  }

  close(): void {
    this.#isClosed = true;
    for (const subscription of this.#subscriptions.values()) leave(subscription);
    this.#subscriptions.clear();
  }

  #joined(call: RpcCall, membership: Membership): void {
    if (this.#isClosed) return membership.leave();
    const id = `0x${randomBytes(16).toString("hex")}`;
    const subscriber: Subscriber = {
      id,
      send: (notification) => this.#output.notify(notification),
      ended: () => void this.#subscriptions.delete(id),
    };
    this.#subscriptions.set(id, { subscriber, membership });
    // The caller must know its id before the first notification.
    this.#output.say(resultText(call.id, JSON.stringify(id)));
    membership.add(subscriber);
  }

  #refuse({ id }: RpcCall, error: RpcError | JsonText): void {
    if (!this.#isClosed) this.#output.say(errorText(id, error));
  }
}

function leave({ subscriber, membership }: { subscriber: Subscriber; membership: Membership }): void {
  membership.delete(subscriber);
  membership.leave();
}
