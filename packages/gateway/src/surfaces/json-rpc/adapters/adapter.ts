import type { AdapterName } from "../../../options/network-options.ts";

/** Calls a method that the node has. */
export type SendCall = (method: string, ...params: readonly unknown[]) => Promise<unknown>;

/** Derives one method from others. */
export interface Adapter {
  readonly name: AdapterName;
  readonly method: string;
  /** Whether the node itself does not accept these params. */
  applies(params: readonly unknown[]): boolean;
  /** @throws RpcFailure as the node would respond. */
  run(sendCall: SendCall, params: readonly unknown[]): Promise<unknown>;
}

export type JsonObject = Readonly<Record<string, unknown>>;

export function readObject(value: unknown): JsonObject | undefined {
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as JsonObject)
    : undefined;
}
