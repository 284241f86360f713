import type { CallerSubscriptions } from "../../contract/json-rpc/caller-subscriptions.ts";
import type { RpcCall } from "../../contract/part-source.ts";

/** The subscriptions of one caller's socket whose code is loaded with the first of them. */
export class LazySubscriptions implements CallerSubscriptions {
  readonly #load: () => Promise<CallerSubscriptions>;
  #loading: Promise<CallerSubscriptions> | undefined;

  /** @param load - Called once. */
  constructor(load: () => Promise<CallerSubscriptions>) {
    this.#load = load;
  }

  subscribe(call: RpcCall): void {
    void this.#loaded().then((subscriptions) => subscriptions.subscribe(call));
  }

  unsubscribe(call: RpcCall): void {
    void this.#loaded().then((subscriptions) => subscriptions.unsubscribe(call));
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
