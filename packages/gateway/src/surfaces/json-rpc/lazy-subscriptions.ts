import type { CallerSubscriptions, Say } from "../../contract/json-rpc/caller-subscriptions.ts";
import type { RpcCall } from "../../contract/part-source.ts";

/** The subscriptions of one caller's socket to a node without an upstream. Their code is loaded with the first of them. */
export class LazySubscriptions implements CallerSubscriptions {
  readonly #limit: number;
  readonly #say: Say;
  #loading: Promise<CallerSubscriptions> | undefined;

  /** @param limit - Subscriptions that the socket may have. */
  constructor(limit: number, say: Say) {
    this.#limit = limit;
    this.#say = say;
  }

  subscribe(call: RpcCall): void {
    void this.#loaded().then((subscriptions) => subscriptions.subscribe(call));
  }

  unsubscribe(call: RpcCall): void {
    void this.#loaded().then((subscriptions) => subscriptions.unsubscribe(call));
  }

  close(): void {
    void this.#loading?.then((subscriptions) => subscriptions.close());
  }

  #loaded(): Promise<CallerSubscriptions> {
    this.#loading ??= import("../../simulators/json-rpc/example-subscriptions.ts").then(
      ({ ExampleSubscriptions }) => new ExampleSubscriptions(this.#limit, this.#say),
    );
    return this.#loading;
  }
}
