import { authorize } from "@node-access/auth";
import type { CallOptions } from "@node-access/transport";
import { iterate, type ItemIterator, type StreamedPart, streamResponse } from "@node-access/transport/stream";
import type { Result } from "./calls.ts";
import type { StructLog, StructLogTrace } from "./generated/types.ts";
import { type CallRequest, readCall, type RpcRequest } from "./methods.ts";
import type { RpcProtocol } from "./generated/protocols.ts";
import type { CallsOf, Protocol, SpecVersion } from "./protocol.ts";
import { getHttpTable } from "./get-table.ts";
import type { HttpNode } from "./rpc-client.ts";

/**
 * Options of a stream: the node, and limits. `timeout` limits each wait: until the response starts,
 * from one item to the next, and from the last item to the end. `totalTimeout` and `retries` apply
 * until the response starts. `maxResponseBytes` limits each item.
 */
export interface StreamOptions<P extends Protocol, V extends SpecVersion<P> = never>
  extends CallOptions, HttpNode<P, V> {}

/** The item type of a list; `never` for other types. */
type ItemOf<List> = List extends readonly (infer Item)[] ? Item : never;

/**
 * Calls a method whose result is a list, and streams its items, such as traces or logs.
 * It needs memory for one item only, however large the response is. While the consumer is busy,
 * back-pressure pauses the node.
 *
 * @param options - Protocol, endpoint and credential; `timeout` in milliseconds, `maxResponseBytes`
 * for one item.
 * @param request - Method and params. If the result is not a list, the type of its items is `never`.
 * @returns an iterator over the items. The first `next()` sends the request; leaving the loop aborts it.
 * @throws NodeAccessError `RESPONSE_TOO_LARGE` for an item larger than `maxResponseBytes`;
 * `INVALID_ARGUMENT`, `CREDENTIAL_NOT_ACCEPTED` or `INSECURE_ENDPOINT` that names the option;
 * and the other errors of a call. After `UNANSWERED`, `TIMEOUT`, `UNDECODABLE_BODY` or
 * `INVALID_RESPONSE`, the list was incomplete.
 *
 * @example
 * ```ts
 * import { urlToken } from "@node-access/rpc";
 * import { streamItems } from "@node-access/rpc/stream";
 *
 * const node = { protocol: "ethereum", endpoint: "http://127.0.0.1:9640", credential: urlToken("demo") } as const;
 * const request = { method: "trace_replayBlockTransactions", params: ["0x1b4", ["trace"]] } as const;
 * for await (const { transactionHash, trace } of streamItems(node, request)) {
 *   console.log(transactionHash, trace.length);
 * }
 * ```
 */
export function streamItems<
  P extends Protocol,
  const V extends SpecVersion<P> = never,
  const R extends CallRequest<CallsOf<P, V>> = CallRequest<CallsOf<P, V>>,
>(options: StreamOptions<P, V>, request: R): ItemIterator<ItemOf<Result<CallsOf<P, V>, R>>> {
  type Item = ItemOf<Result<CallsOf<P, V>, R>>;
  return streamParts(options, request, [], ({ value }) => value as Item);
}

/**
 * A step of a transaction's trace, or the rest of the trace after its last step. `transaction` is
 * the index in the block.
 */
export type StructLogEvent =
  | { readonly kind: "log"; readonly transaction: number; readonly log: StructLog }
  | { readonly kind: "trace"; readonly transaction: number; readonly trace: TraceEnd };

/** A transaction's trace without its steps, or the node's error. */
export interface TraceEnd {
  /** The transaction's hash, if the node sends it. */
  readonly txHash?: string;
  /** The trace without its steps. */
  readonly result?: Omit<StructLogTrace, "structLogs">;
  /** The reason why the node could not trace the transaction. */
  readonly error?: string;
}

/** The methods that trace a block step by step. */
export type StructLogRequest<P extends RpcProtocol> = Extract<
  RpcRequest<P>,
  { readonly method: "debug_traceBlockByHash" | "debug_traceBlockByNumber" }
>;

/**
 * Traces a block and streams each step of each transaction, for traces that are too large even
 * individually.
 *
 * @param options - The same as for {@link streamItems}.
 * @param request - `debug_traceBlockByHash` or `debug_traceBlockByNumber`, without a `tracer`.
 * @returns an iterator over the steps of each transaction, followed by the rest of its trace.
 * @throws NodeAccessError the same errors as {@link streamItems}.
 *
 * @example
 * ```ts
 * import { streamStructLogs } from "@node-access/rpc/stream";
 *
 * const node = { protocol: "ethereum", endpoint: "http://127.0.0.1:8545" } as const;
 * const request = {
 *   method: "debug_traceBlockByHash",
 *   params: ["0x601deeaddaad6a6f47c33b2db84154dca4ac2fdb2cc0a71953f1111e7c199b25"],
 * } as const;
 * const count: Record<string, number> = {};
 * for await (const event of streamStructLogs(node, request)) {
 *   if (event.kind === "log") count[event.log.op] = (count[event.log.op] ?? 0) + 1;
 * }
 * ```
 *
 * Source: go-ethereum.
 */
export function streamStructLogs<P extends RpcProtocol>(
  options: StreamOptions<P>,
  request: StructLogRequest<P>,
): ItemIterator<StructLogEvent> {
  let transaction = 0;
  return streamParts(options, request, ["*", "result", "structLogs"], ({ level, value }): StructLogEvent => {
    if (level > 0) return { kind: "log", transaction, log: value as StructLog };
    transaction += 1;
    return { kind: "trace", transaction: transaction - 1, trace: value as TraceEnd };
  });
}

function streamParts<P extends Protocol, V extends SpecVersion<P>, T>(
  options: StreamOptions<P, V>,
  request: object,
  list: readonly string[],
  map: (part: StreamedPart) => T,
): ItemIterator<T> {
  try {
    const { protocol, endpoint, credential, fetch, proxy, ...call }: StreamOptions<P, V> = Object(options);
    const table = getHttpTable(protocol);
    const { dialect, rpcPath: path = "" } = table;
    const { operation, params } = readCall(request, table);
    const authorized = authorize("node", endpoint, credential);
    return streamResponse({ authorized, path, fetch, proxy, dialect, operation, params, list }, call, map);
  } catch (error) {
    // As in every iteration, the first `next()` reports an invalid option.
    return iterate<never, T>({ read: () => Promise.reject(error), map: (none) => none, close: () => {} });
  }
}
