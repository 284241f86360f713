import type { CallerSubscriptions, SubscriptionOutcome } from "../../upstreams/caller-subscriptions.ts";
import type { RpcCall } from "../../codec/json-rpc/rpc-message.ts";

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
