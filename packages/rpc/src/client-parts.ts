import { invalidArgument, kindOf } from "@node-access/auth";
import type { CallOptions, Idempotency } from "@node-access/transport";
import type { BatchItem, BatchOptions, JsonRpc, sendBatch } from "@node-access/transport/json-rpc";
import type { WebSocketJsonRpc } from "@node-access/transport/web-socket";
import type { Table } from "./protocol.ts";

/**
 * The property of a client that holds its {@link ClientParts}. Functions such as `batch` read it, so programs without them
 * don't contain their code. A registered symbol is the same in two copies of this package.
 */
export const clientParts: unique symbol = Symbol.for("@node-access/rpc/client");

/**
 * The option with a {@link ResultCheck}. `verified` of `@node-access/verify` sets it for pools. A registered symbol is the same
 * in both packages.
 */
export const resultCheck: unique symbol = Symbol.for("@node-access/rpc/result-check");

/**
 * Checks the result of a call, as soon as an endpoint has returned it. If it throws, another endpoint is asked.
 *
 * @param read - Makes further calls at the same endpoint.
 */
export type ResultCheck = (
  checked: { readonly method: string; readonly params: readonly unknown[]; readonly result: unknown },
  read: (request: { readonly method: string; readonly params: readonly unknown[] }) => Promise<unknown>,
) => Promise<void>;

/** Options that may have a {@link ResultCheck}. */
export interface CheckedOptions extends CallOptions {
  readonly [resultCheck]?: ResultCheck;
}

/** The option for custom methods. */
export interface CustomMethods {
  /** The `OperationTable` of the methods. */
  readonly methods?: Readonly<Record<string, Idempotency>> | undefined;
}

/** Sends a client's calls. */
export interface RpcBackend extends JsonRpc {
  /**
   * Sends a batch. Absent if each call is sent individually.
   *
   * @param send - Sends it to an endpoint, or to several that act as one.
   */
  readonly batch?: (
    send: typeof sendBatch,
    items: readonly BatchItem[],
    options: CallOptions,
    bounds: BatchOptions,
  ) => Promise<PromiseSettledResult<unknown>[]>;
  /** Whether it applies the option {@link resultCheck}. */
  readonly checksResults?: boolean;
  /** The connection, over a WebSocket. */
  readonly socket?: WebSocketJsonRpc;
}

export interface ViewedCall {
  /** The request, as on the wire. */
  readonly request: unknown;
  /** Converts the outcome from the wire. Absent if it is as on the wire. */
  readonly decode?: (outcome: PromiseSettledResult<unknown>) => PromiseSettledResult<unknown>;
}

export interface ClientParts {
  readonly rpc: RpcBackend;
  readonly options: CallOptions & CustomMethods;
  /** The methods of the protocol. */
  readonly table: Table;
  /** Another view of params and results. Absent if they are as on the wire. */
  readonly view?: (request: unknown) => ViewedCall;
}

/** Returns the parts of a client. @throws NodeAccessError `INVALID_ARGUMENT` for anything else. */
export function getParts(client: unknown): ClientParts {
  const parts = (Object(client) as { readonly [clientParts]?: ClientParts })[clientParts];
  if (parts) return parts;
  throw invalidArgument("client", "a client from createRpcClient or similar", kindOf(client));
}
