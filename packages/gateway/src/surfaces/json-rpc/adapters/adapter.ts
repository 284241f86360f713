import type { AdapterName } from "../../../options/network-options.ts";
import { rpcCode, RpcFailure } from "../../../codec/json-rpc/rpc-failure.ts";

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

/** @returns a block as nodes accept it: hex without leading zeros, or a tag. */
export function blockTag(block: unknown): string {
  if (typeof block === "number" && Number.isSafeInteger(block) && block >= 0)
    return `0x${block.toString(16)}`;
  if (typeof block === "string") {
    if (/^(latest|earliest|pending|safe|finalized)$/.test(block)) return block;
    if (/^(0x[0-9a-f]{1,16}|\d{1,20})$/i.test(block)) return `0x${BigInt(block).toString(16)}`;
  }
  const message = "block: expected a number, decimal or hex, or a tag";
  throw new RpcFailure({ code: rpcCode.invalidParams, message });
}
