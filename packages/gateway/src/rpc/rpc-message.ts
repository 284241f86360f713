import type { RpcCall } from "../upstream/reply.ts";
import { parseLossless } from "./lossless-json.ts";
import { rpcCode, RpcFailure } from "./rpc-failure.ts";

/** One item of a message: a call, or what is wrong with it. */
export type RpcItem = RpcCall | InvalidCall;

/** An item that is no call. */
export interface InvalidCall {
  readonly id: string | number | null;
  readonly invalid: string;
}

/** What a caller sent. */
export interface RpcMessage {
  readonly isBatch: boolean;
  readonly items: readonly RpcItem[];
}

/**
 * Reads a JSON-RPC request or batch. Only its known members are taken, so that what goes upstream is what was checked:
 * no repeated or oddly spelled member can say one thing to the gateway and another to the node.
 *
 * @throws RpcFailure if it is not JSON, or an empty or too large batch.
 */
export function readRpcMessage(text: string, batchItems: number): RpcMessage {
  const value = parse(text);
  if (!Array.isArray(value)) return { isBatch: false, items: [readItem(value)] };
  if (value.length === 0)
    throw new RpcFailure({ code: rpcCode.invalidRequest, message: "the batch is empty" }, 400);
  if (value.length > batchItems) {
    const message = `a batch may have ${batchItems} calls; this one has ${value.length}`;
    throw new RpcFailure({ code: rpcCode.invalidRequest, message }, 413);
  }
  return { isBatch: true, items: value.map(readItem) };
}

/**
 * @returns the call as it goes upstream.
 * @throws RpcFailure if its params nest deeper than can be written, which is less deep than can be read.
 */
export function callText({ id, method, params }: RpcCall): string {
  try {
    return JSON.stringify({ jsonrpc: "2.0", id, method, params });
  } catch {
    throw new RpcFailure({ code: rpcCode.invalidParams, message: "params: nested too deep" }, 400);
  }
}

function parse(text: string): unknown {
  try {
    return parseLossless(text);
  } catch {
    throw new RpcFailure({ code: rpcCode.parse, message: "the body is not JSON" }, 400);
  }
}

function readItem(value: unknown): RpcItem {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    return { id: null, invalid: "expected a JSON-RPC request object" };
  }
  const { jsonrpc, id, method, params } = value as Record<string, unknown>;
  // A number that was kept as written is an object here; as an id it is none that any client waits for.
  if (typeof id !== "number" && typeof id !== "string" && id !== null) {
    return { id: null, invalid: "id: expected an integer" };
  }
  if (jsonrpc !== "2.0") return { id, invalid: 'jsonrpc: expected "2.0"' };
  if (typeof method !== "string") return { id, invalid: "method: expected a string" };
  if (params === undefined || params === null) return { id, method };
  if (typeof params !== "object") return { id, invalid: "params: expected an array" };
  return { id, method, params };
}
