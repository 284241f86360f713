import type { AdapterName } from "../../../contract/adapter-name.ts";

/** Asks the node a method that it has. */
export type Ask = (method: string, ...params: readonly unknown[]) => Promise<unknown>;

/** Makes up one method out of others. */
export interface Adapter {
  readonly name: AdapterName;
  readonly method: string;
  /** Whether these parameters are ones that the node does not take itself. */
  applies(params: readonly unknown[]): boolean;
  /** @throws RpcFailure as the node would respond. */
  run(ask: Ask, params: readonly unknown[]): Promise<unknown>;
}

export type JsonObject = Readonly<Record<string, unknown>>;

/** @returns the value if it is an object, as a block or a transaction is. */
export function objectOf(value: unknown): JsonObject | undefined {
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as JsonObject)
    : undefined;
}
