import { invalidArgument, kindOf } from "@node-access/auth";
import {
  type CallOptions,
  checkNames,
  type Idempotency,
  lazyMethods,
  type Operation,
} from "@node-access/transport";
import type { BatchItem } from "@node-access/transport/json-rpc";
import type { BatchClient, ParamsOf, Result } from "./calls.ts";
import { clientParts, type CustomMethods, type RpcBackend } from "./client-parts.ts";
import { type ListedMethod, listedMethods } from "./listed-methods.ts";
import type { ProtocolCalls } from "./generated/protocols.ts";
import type { OwnProtocol, Table } from "./protocol.ts";

/** A request: a method of the protocol with its params. */
export type RpcRequest<P extends keyof ProtocolCalls> = CallRequest<ProtocolCalls[P]>;

/** A request: one of the calls. */
export type CallRequest<Calls> = {
  [M in keyof Calls]: { readonly method: M; readonly params?: ParamsOf<Calls[M]> };
}[keyof Calls];

/** A request with a method that the specs don't list for the protocol. */
export interface UnlistedRequest {
  /** The method's wire name. */
  readonly method: string;
  /** The params, sent to the node unchanged. Default: none. */
  readonly params?: unknown;
  /**
   * Whether the call may be repeated. `safe` and `idempotent` calls are retried even if the node
   * may have received them. Default: `write`, which is sent at most once.
   */
  readonly idempotency?: Idempotency | undefined;
}

/** The members of a client of a protocol besides its methods. `Self` is the client itself. */
export interface ClientBase<P extends keyof ProtocolCalls, Self> extends CallsBase<ProtocolCalls[P], Self> {}

/** Not exported, so that editors do not offer the property by this name. */
declare const own: unique symbol;

/** The members of a client of a protocol of your own besides its methods. `Self` is the client itself. */
export interface OwnBase<Own extends OwnProtocol, Self> extends CallsBase<Own["calls"], Self> {
  /** Never present at run time; only tells it from clients of the protocols in the specs. */
  readonly [own]?: Own;
}

/** The members of a client besides its methods. `Self` is the client itself. */
export interface CallsBase<Calls, Self> extends BatchClient<Calls> {
  /**
   * Returns the same client with other options, for one or more calls.
   *
   * @param options - The options that replace the client's defaults.
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "ethereum", endpoint: "http://127.0.0.1:8545" });
   * await client.with({ timeout: 2_000, signal: AbortSignal.timeout(5_000) }).eth_syncing();
   * ```
   */
  with(options: CallOptions): Self;

  /**
   * Calls any method by name. The specs define whether a method may be repeated. An unlisted method
   * is sent at most once, unless you declare with `idempotency` that it may be repeated.
   * For wallets and libraries that expect an EIP-1193 provider, see `toProvider`.
   *
   * @param request - Method and params; for an unlisted method also its idempotency.
   * @throws NodeAccessError with any code of a call.
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "ethereum", endpoint: "http://127.0.0.1:8545" });
   * const chainId = await client.request({ method: "eth_chainId" });
   * const peers = await client.request({ method: "parity_netPeers", idempotency: "safe" }); // retried like a read
   * ```
   */
  request<const R extends CallRequest<Calls>>(request: R): Promise<Result<Calls, R>>;
  request(request: UnlistedRequest): Promise<unknown>;
}

/** Reads a request. @throws NodeAccessError `INVALID_ARGUMENT` if the method is missing. */
export function readRequest(request: unknown): { method: string; params: readonly unknown[] } {
  const { method, params } = Object(request) as { method?: unknown; params?: readonly unknown[] | null };
  if (typeof method !== "string") throw invalidArgument("method", "a name", kindOf(method));
  // JavaScript callers may pass null for no params.
  return { method, params: params ?? [] };
}

/**
 * Converts a request into an operation and params. An unlisted method is a write unless the request declares otherwise. If
 * the caller omits the block that a method reads, `latest` is added, because some nodes require it.
 *
 * @throws NodeAccessError `INVALID_ARGUMENT` if the method is missing or the {@link Idempotency} is invalid.
 */
export function readCall(
  request: unknown,
  table: Table,
  custom?: Readonly<Record<string, Idempotency>>,
): BatchItem & { readonly params: readonly unknown[] } {
  const { method, params } = readRequest(request);
  const { idempotency = custom?.[method] } = request as Partial<Operation>;
  const all = "safe, idempotent, write";
  const { index, operation = { name: method, idempotency: "write" } } =
    listedMethods(table).get(method) ?? ({} as Partial<ListedMethod>);
  if (idempotency && !all.split(", ").includes(idempotency))
    throw invalidArgument("idempotency", all, idempotency);
  return {
    operation: idempotency ? { ...operation, idempotency } : operation,
    // JavaScript callers may pass a text, which the node rejects.
    params:
      (index &&
        index <= params.length &&
        params[index] === undefined &&
        params.toSpliced?.(index, 1, "latest")) ||
      params,
  };
}

/**
 * Creates the client object; each method of its table is a property. Any other name with an underscore is an unlisted
 * method. Other names are not, so that a client is no promise, for example.
 *
 * @param add - Creates the additional members of this kind of client, for given options.
 */
export function createMethods<Client extends object>(
  rpc: RpcBackend,
  table: Table,
  options: CallOptions & CustomMethods,
  add?: (options: CallOptions) => object,
): Client {
  const call = async (request: unknown): Promise<unknown> => {
    const { operation, params } = readCall(request, table, options.methods);
    const sent = rpc.call(operation, params, options);
    return (await (table.recover?.(sent, operation, params) ?? sent)).value;
  };
  const client: Record<PropertyKey, unknown> = {
    ...add?.(options),
    with(changes: CallOptions) {
      checkNames(changes);
      return createMethods(rpc, table, { ...options, ...changes }, add);
    },
    request: call,
  };
  // Not enumerable, so inspecting or copying the client shows only what users call.
  Object.defineProperty(client, clientParts, { value: { rpc, options, table } });
  const create = (method: string): unknown => {
    if (method.indexOf("_") < 1 && !listedMethods(table).has(method)) return undefined;
    // The computed key names the function, for stacks and inspection.
    return {
      [method]: (...params: unknown[]) =>
        call({ method, params: table.namedParams?.includes(method) ? params[0] : params }),
    }[method];
  };
  return lazyMethods(client, create, () => listedMethods(table));
}
