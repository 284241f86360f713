import type { ClusterRequest, Reply, RoutedCall } from "../../upstreams/upstream.ts";
import type { Next } from "../filter.ts";
import type { Item } from "./call-item.ts";

/** A call that is sent together with others. */
export class JoinedCall {
  readonly request: ClusterRequest;
  readonly call: RoutedCall;
  /** The best response so far. */
  best: Item | undefined;
  isSettled = false;
  readonly #settled = Promise.withResolvers<Reply>();
  readonly reply: Promise<Reply> = this.#settled.promise;

  constructor(request: ClusterRequest, call: RoutedCall) {
    this.request = request;
    this.call = call;
  }

  resolve(reply: Reply): void {
    this.isSettled = true;
    this.#settled.resolve(reply);
  }

  reject(error: unknown): void {
    this.isSettled = true;
    this.#settled.reject(error);
  }

  /** Sends the call on its own. */
  async send(next: Next): Promise<void> {
    try {
      this.resolve(await next(this.request));
    } catch (error) {
      this.reject(error);
    }
  }
}
