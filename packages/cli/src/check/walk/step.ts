import type { Mismatch } from "../../facts/check-value.ts";

/** A call of a walk: a method as its example shows it, on the node's own chain. */
export interface Step<Facts extends { readonly name: string } = { readonly name: string }> {
  readonly facts: Facts;
  /** The arguments of the method of its client. */
  readonly args: readonly unknown[];
  /**
   * Makes the call through the client of its surface, and reads the first message of a stream.
   *
   * @param args - Other arguments than those of the example.
   */
  send(client: object, args?: readonly unknown[]): Promise<unknown>;
  /** Returns the first part of a result that does not match the specs. */
  findMismatch(result: unknown, args?: readonly unknown[]): Promise<Mismatch | undefined>;
}

/** Makes the call of a step, and returns its result if it has one: later calls may need it. */
export type Visitor<Any extends Step> = (step: Any) => Promise<unknown>;

/** Calls a method of a client. */
export async function callMember(client: object, name: string, args: readonly unknown[]): Promise<unknown> {
  const method: unknown = Reflect.get(client, name);
  if (typeof method !== "function") throw new TypeError(`the client has no ${name}`);
  return method(...args) as unknown;
}
