/** A method of a simulated node. Its params are checked against the specs; its result may be a promise. */
export type Method = (params: readonly unknown[]) => unknown;

/** Sends a subscriber an event. */
export type Tell = (event: unknown) => void;

/** A simulated node: what it knows of its own chain. The specs' examples answer everything else. */
export interface SimulatedNode {
  /** @returns whether it has a response to a method. */
  answers(method: string): boolean;
  /**
   * @param params - Checked against the specs.
   * @returns the result, or a promise of it.
   * @throws RpcFailure with the error of a node.
   */
  call(method: string, params: readonly unknown[]): unknown;
  /**
   * Follows the chain for a subscription.
   *
   * @param method - That subscribes.
   * @param params - Checked against the specs.
   * @returns what ends it; nothing for a subscription that the chain has nothing to tell to.
   * @throws RpcFailure with the error of a node.
   */
  follow(method: string, params: readonly unknown[], tell: Tell): (() => void) | undefined;
}
