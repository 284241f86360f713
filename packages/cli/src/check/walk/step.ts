import type { Mismatch } from "../../facts/check-value.ts";

/** A call of a walk: a method as its example shows it, on the node's own chain. */
export interface Step<Facts extends { readonly name: string } = { readonly name: string }> {
  readonly facts: Facts;
  /** The arguments of the method of its client. */
  readonly args: readonly unknown[];
  /** Makes the call through the client of its surface, and reads the first message of a stream. */
  send(client: object, args?: readonly unknown[]): Promise<unknown>;
  /** Returns the first part of a result that does not match the specs. */
  findMismatch(result: unknown, args?: readonly unknown[]): Promise<Mismatch | undefined>;
}

/** Makes the call of a step, and returns its result if it has one: later calls may need it. */
export type Visitor<Any extends Step> = (step: Any) => Promise<unknown>;

/** Calls a method of a client. Of a stream, it waits for the first message. */
export async function callMember(client: object, name: string, args: readonly unknown[]): Promise<unknown> {
  const method: unknown = Reflect.get(client, name);
  if (typeof method !== "function") throw new TypeError(`the client has no ${name}`);
  return readFirst(await method.apply(client, args));
}

/** Returns a response, or the first message of a stream. */
export async function readFirst(response: unknown): Promise<unknown> {
  if (typeof response !== "object" || response === null || !(Symbol.asyncIterator in response))
    return response;
  for await (const message of response as AsyncIterable<unknown>) return message;
  throw new Error("the stream ended without a message");
}
