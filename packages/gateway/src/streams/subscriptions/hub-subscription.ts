import { randomBytes } from "node:crypto";
import {
  type OpenedSubscription,
  type OpenSubscription,
  readKind,
  type SubscriptionOutput,
} from "../../upstreams/caller-subscriptions.ts";
import type { RpcCall } from "../../codec/json-rpc/rpc-message.ts";
import { subscriptionNames } from "../../generated/subscription-names.ts";
import type { TextFrames } from "../../codec/web-socket/text-frame.ts";
import type { Subscriber } from "./shared-subscription.ts";
import type { HubEntry, SubscriptionHub } from "./subscription-hub.ts";

/**
 * Opens the subscriptions of one socket, which are shared with equal ones of other callers.
 *
 * @param tenant - Whose share of the network's subscriptions they count in.
 */
export function openAtHub(hub: SubscriptionHub, tenant: string): OpenSubscription {
  let lastNumber = -1;
  return async (call, output, end) => {
    const entry = await hub.join(call, tenant);
    const isNumber = subscriptionNames.get(call.method)?.id === "number";
    const id = isNumber ? String((lastNumber += 1)) : `0x${randomBytes(16).toString("hex")}`;
    return new HubSubscription(hub, entry, tenant, id, call, output, end);
  };
}

/** One subscription of a socket. A class, since closures for each would take several hundred bytes. */
class HubSubscription implements OpenedSubscription, Subscriber {
  readonly id: string;
  readonly jsonId: string;
  readonly kind: string;
  readonly #hub: SubscriptionHub;
  readonly #entry: HubEntry;
  readonly #tenant: string;
  readonly #output: SubscriptionOutput;
  readonly #end: (id: string) => void;
  #hasEnded = false;

  constructor(
    hub: SubscriptionHub,
    entry: HubEntry,
    tenant: string,
    id: string,
    call: RpcCall,
    output: SubscriptionOutput,
    end: (id: string) => void,
  ) {
    this.id = id;
    this.jsonId = id.startsWith("0x") ? `"${id}"` : id;
    this.kind = readKind(call);
    this.#hub = hub;
    this.#entry = entry;
    this.#tenant = tenant;
    this.#output = output;
    this.#end = end;
  }

  begin(): void {
    const { shared, feed } = this.#entry;
    shared.add(this, feed.current?.());
  }

  send(notifications: TextFrames): void {
    this.#output.notify(notifications, this);
  }

  ended(): void {
    this.#hasEnded = true;
    this.#end(this.id);
  }

  leave(): void {
    // The last events are still delivered to a subscription that has ended by itself.
    if (!this.#hasEnded) this.#entry.shared.delete(this);
    this.#hub.leave(this.#entry, this.#tenant);
  }
}
