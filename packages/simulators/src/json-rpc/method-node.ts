import type { Emit, Method, SimulatedNode } from "./simulated-node.ts";

/** A simulated node whose methods are a table. */
export abstract class MethodNode implements SimulatedNode {
  /** What it implements, by name. */
  protected abstract readonly methods: Readonly<Record<string, Method>>;

  /** @returns whether it implements a method. */
  implements(method: string): boolean {
    return Object.hasOwn(this.methods, method);
  }

  /**
   * @param params - Checked against the specs.
   * @returns the result, or a promise of it.
   * @throws RpcFailure with a node's error.
   */
  call(method: string, params: readonly unknown[]): unknown {
    return this.methods[method]?.(params);
  }

  /**
   * Follows the chain for a subscription.
   *
   * @returns a function that ends it; `undefined` for a subscription without events on this chain.
   * @throws RpcFailure with a node's error.
   */
  follow(_method: string, _params: readonly unknown[], _emit: Emit): (() => void) | undefined {
    return undefined;
  }
}
