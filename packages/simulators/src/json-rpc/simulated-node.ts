import { atOnce } from "../chain/clock.ts";

/** A method of a simulated node. Its params have been checked against the specs; its result may be a promise. */
export type Method = (params: readonly unknown[]) => unknown;
/** Methods of a simulated node, by name. */
export type Methods = Readonly<Record<string, Method>>;

/**
 * Sends an event to a subscriber.
 *
 * @param isLast - Whether the node ends the subscription with it.
 */
export type Emit = (event: unknown, isLast?: boolean) => void;

/**
 * A simulated node with a chain of its own. The specs' examples serve all methods that it does not implement.
 */
export interface SimulatedNode {
  /** The family whose methods it has, if those of the same names in another family differ. */
  readonly family?: string;
  /** The form of its subscriptions' ids. Default: text in hex. */
  readonly subscriptionIds?: "number";
  /** @returns whether it implements a method. */
  implements(method: string): boolean;
  /**
   * @param params - Checked against the specs.
   * @returns the result, or a promise of it.
   * @throws RpcFailure with a node's error.
   */
  call(method: string, params: readonly unknown[]): unknown;
  /**
   * Follows the chain for a subscription.
   *
   * @param method - The method that subscribes.
   * @param params - Checked against the specs.
   * @returns a function that ends the subscription; `undefined` for a subscription without events on this
   * chain.
   * @throws RpcFailure with a node's error.
   */
  follow(method: string, params: readonly unknown[], emit: Emit): (() => void) | undefined;
}

/** A simulated node whose methods are a table. */
export abstract class MethodNode implements SimulatedNode {
  readonly #methods: Methods;

  /** @param methods - The methods that it implements. */
  constructor(methods: Methods) {
    this.#methods = methods;
  }

  /** @returns whether it implements a method. */
  implements(method: string): boolean {
    return Object.hasOwn(this.#methods, method);
  }

  /**
   * @param params - Checked against the specs.
   * @returns the result, or a promise of it.
   * @throws RpcFailure with a node's error.
   */
  call(method: string, params: readonly unknown[]): unknown {
    return atOnce(() => this.#methods[method]?.(params));
  }

  /** By default, it has no subscriptions. */
  follow(_method: string, _params: readonly unknown[], _emit: Emit): (() => void) | undefined {
    return undefined;
  }
}
