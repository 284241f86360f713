import { authorize } from "@node-access/auth";
import type { CallOptions } from "@node-access/transport";
import { iterate, type StreamedPart, streamResponse } from "@node-access/transport/stream";
import type { Result } from "./calls.ts";
import type { ProtocolCalls, RpcProtocol } from "./generated/protocols.ts";
import type { StructLog, StructLogTrace } from "./generated/types.ts";
import { pathOf, readCall, type RpcRequest } from "./methods.ts";
import type { HttpNode } from "./rpc-client.ts";
import type { InVersion, SpecVersion } from "./spec-version.ts";

/**
 * Which node to call, and the limits of the call. `timeout` limits each wait for the node: until the response begins, from one
 * item to the next, and from the last item to the end. `totalTimeout` and `retries` apply until the response begins.
 * `maxResponseBytes` limits one item.
 */
export interface StreamOptions<P extends RpcProtocol, V extends SpecVersion<P> = never>
  extends CallOptions, HttpNode<P, V> {}

/** The calls of a protocol whose result is a list, with the item of the list; `never` for others. */
type ItemOf<List> = List extends readonly (infer Item)[] ? Item : never;

/**
 * Calls a method whose result is a list, and gives the items one by one, each as soon as it has come: traces of a block's
 * transactions, logs. Memory is taken for one item, however large the answer is; nothing more is read from the node while the
 * consumer is busy.
 *
 * @param options - Protocol, endpoint and credential; `timeout` in milliseconds, `maxResponseBytes` for one item.
 * @param request - Method and params. A method whose result is no list has no items: they are of type `never`.
 * @returns the items. Leaving the loop ends the request.
 * @throws NodeAccessError `RESPONSE_TOO_LARGE` for an item beyond `maxResponseBytes`; `INVALID_ARGUMENT`,
 * `CREDENTIAL_NOT_ACCEPTED` or `INSECURE_ENDPOINT`, naming the option; and of any code that a call can end with. After
 * `UNANSWERED`, `TIMEOUT`, `UNDECODABLE_BODY` or `INVALID_RESPONSE` the items given before were not all.
 *
 * @example
 * ```ts
 * import { urlToken } from "@node-access/rpc";
 * import { streamItems } from "@node-access/rpc/stream";
 *
 * const node = { protocol: "ethereum", endpoint: "https://node.example", credential: urlToken("t0ken") } as const;
 * const request = { method: "trace_replayBlockTransactions", params: ["0x1b4", ["trace"]] } as const;
 * for await (const { transactionHash, trace } of streamItems(node, request)) {
 *   console.log(transactionHash, trace.length);
 * }
 * ```
 *
 * Source: interface, C.
 */
export function streamItems<
  P extends RpcProtocol,
  const V extends SpecVersion<P> = never,
  const R extends RpcRequest<InVersion<P, V>> = RpcRequest<InVersion<P, V>>,
>(
  options: StreamOptions<P, V>,
  request: R,
): AsyncIterableIterator<ItemOf<Result<ProtocolCalls[InVersion<P, V>], R>>, undefined> {
  type Item = ItemOf<Result<ProtocolCalls[InVersion<P, V>], R>>;
  return parts(options, request, [], ({ value }) => value as Item);
}

/** A step of a transaction's trace, or the trace itself after its last step. `transaction` is its place in the block. */
export type StructLogEvent =
  | { readonly kind: "log"; readonly transaction: number; readonly log: StructLog }
  | { readonly kind: "trace"; readonly transaction: number; readonly trace: TraceEnd };

/** A transaction's trace without its steps; or why the node could not trace it. */
export interface TraceEnd {
  /** The transaction, if the node names it. */
  readonly txHash?: string;
  /** What the tracer made of it. */
  readonly result?: Omit<StructLogTrace, "structLogs">;
  /** Why the node could not trace it. */
  readonly error?: string;
}

/** The calls that trace a block step by step. */
export type StructLogRequest<P extends RpcProtocol> = Extract<
  RpcRequest<P>,
  { readonly method: "debug_traceBlockByHash" | "debug_traceBlockByNumber" }
>;

/**
 * Traces a block and gives each step of each transaction as soon as it has come, for traces of which one alone is too large.
 *
 * @param options - As for {@link streamItems}.
 * @param request - `debug_traceBlockByHash` or `debug_traceBlockByNumber`, without a `tracer`.
 * @returns the steps of a transaction, and after its last one the rest of its trace; then the next transaction's. A trace that
 * has no steps is given alone.
 * @throws NodeAccessError as {@link streamItems} does.
 *
 * @example
 * ```ts
 * import { streamStructLogs } from "@node-access/rpc/stream";
 *
 * const node = { protocol: "ethereum", endpoint: "http://127.0.0.1:8545" } as const;
 * const request = {
 *   method: "debug_traceBlockByHash",
 *   params: ["0x79ba0368c2c6563a7d263695b583dcc6d1c25d4988daa0105804d38bdd987f2f"],
 * } as const;
 * const count: Record<string, number> = {};
 * for await (const event of streamStructLogs(node, request)) {
 *   if (event.kind === "log") count[event.log.op] = (count[event.log.op] ?? 0) + 1;
 * }
 * ```
 *
 * Source: interface, C; the shape from go-ethereum.
 */
export function streamStructLogs<P extends RpcProtocol>(
  options: StreamOptions<P>,
  request: StructLogRequest<P>,
): AsyncIterableIterator<StructLogEvent, undefined> {
  let transaction = 0;
  return parts(options, request, ["*", "result", "structLogs"], ({ level, value }): StructLogEvent => {
    if (level > 0) return { kind: "log", transaction, log: value as StructLog };
    transaction += 1;
    return { kind: "trace", transaction: transaction - 1, trace: value as TraceEnd };
  });
}

function parts<P extends RpcProtocol, V extends SpecVersion<P>, T>(
  options: StreamOptions<P, V>,
  request: object,
  list: readonly string[],
  map: (part: StreamedPart) => T,
): AsyncIterableIterator<T, undefined> {
  try {
    const { protocol, endpoint, credential, fetch, proxy, ...call }: StreamOptions<P, V> = Object(options);
    const { operation, params } = readCall(request);
    const path = pathOf(protocol);
    const authorized = authorize("node", endpoint, credential);
    return streamResponse({ authorized, path, fetch, proxy, operation, params, list }, call, map);
  } catch (error) {
    // A bad option is the first `next()`'s to report, as in every iteration.
    return iterate<never, T>({ read: () => Promise.reject(error), map: (none) => none, close: () => {} });
  }
}
