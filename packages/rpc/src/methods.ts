import { invalidArgument } from "@node-access/auth";
import {
  type CallOptions,
  checkNumbers,
  type Idempotency,
  lazyMethods,
  type Operation,
  sleep,
} from "@node-access/transport";
import type { BatchItem, BatchOptions, JsonRpc } from "@node-access/transport/json-rpc";
import { type ProtocolCalls, type RpcProtocol, rpcPaths, rpcProtocols } from "./generated/protocols.ts";
import { wireNames } from "./generated/operations.ts";
import { listedMethods } from "./listed-methods.ts";
import { toProviderError } from "./provider-error.ts";
import type { AnyRequest, Checked, ParamsOf, Result } from "./calls.ts";

/** A call in the form of EIP-1193: a method that the protocol offers, with its params. */
export type RpcRequest<P extends keyof ProtocolCalls> = {
  [M in keyof ProtocolCalls[P]]: { readonly method: M; readonly params?: ParamsOf<ProtocolCalls[P][M]> };
}[keyof ProtocolCalls[P]];

/** A call of a method that the specs do not list for the protocol. */
export interface UnlistedRequest {
  /** The method's wire name. */
  readonly method: string;
  /** The params as they go to the node. Default: none. */
  readonly params?: unknown;
  /**
   * What happens if the call is sent twice: with `safe` and `idempotent` it is retried after failures that leave open
   * whether the node received it. Default: `write`, which is sent at most once.
   */
  readonly idempotency?: Idempotency | undefined;
}

/** What a client has besides its methods. `Self` is the client itself. */
export interface ClientBase<P extends keyof ProtocolCalls, Self> {
  /**
   * The same client with other options: for one call, or for some.
   *
   * @param options - What replaces the client's own defaults.
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
   * Sends many calls together. Each is settled on its own, in its place; the promise itself does not reject for a failed
   * call.
   *
   * @param requests - Methods with their params. Writes are not repeated if the batch gets lost.
   * @returns a tuple: for each call `{ status: "fulfilled", value }` or `{ status: "rejected", reason }`.
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "ethereum", endpoint: "http://127.0.0.1:8545" });
   * const [syncing, accounts] = await client.batch([{ method: "eth_syncing" }, { method: "eth_accounts" }]);
   * if (accounts.status === "fulfilled") console.log(syncing.status, accounts.value.length);
   * ```
   */
  batch<const R extends readonly AnyRequest[]>(
    requests: Checked<ProtocolCalls[P], R>,
  ): Promise<{ -readonly [I in keyof R]: PromiseSettledResult<Result<ProtocolCalls[P], R[I]>> }>;

  /**
   * Calls any method, in the form that wallets and libraries expect of a provider (EIP-1193). The specs say whether a
   * method may be sent again after a failure. A method that they do not list is sent at most once, unless you declare
   * with `idempotency` that it may be repeated.
   *
   * @param request - Method and params; for a method outside of the specs also what a repetition of it would do.
   * @throws ProviderRpcError with the node's numeric code, if the node answered an error; else NodeAccessError.
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
  request<const R extends RpcRequest<P>>(request: R): Promise<Result<ProtocolCalls[P], R>>;
  request(request: UnlistedRequest): Promise<unknown>;
}

/** Checks the bounds of a batch, which a caller without types may have given as anything. */
export function checkBatch(batch: BatchOptions): void {
  if (!batch || typeof batch !== "object") throw invalidArgument("batch", "an object", typeof batch);
  checkNumbers(batch, ["maxCount", "maxBytes"]);
}

/**
 * Finds where a protocol's nodes take JSON-RPC.
 *
 * @returns what follows the endpoint; mostly nothing.
 * @throws NodeAccessError `INVALID_ARGUMENT` for a protocol that has no JSON-RPC methods here.
 */
export function pathOf(protocol: RpcProtocol): string {
  if (!rpcProtocols.includes(protocol))
    throw invalidArgument("protocol", rpcProtocols.join(", "), String(protocol));
  return rpcPaths[protocol] ?? "";
}

/** The name under which a method goes out. */
export function wireNameOf(method: string): string {
  return wireNames.get(method) ?? method;
}

/**
 * Reads what should be a request.
 *
 * @throws NodeAccessError `INVALID_ARGUMENT` if it names no method.
 */
export function readRequest(request: unknown): { method: string; params: readonly unknown[] } {
  const { method, params = [] } = Object(request) as { method?: unknown; params?: readonly unknown[] };
  if (typeof method !== "string") throw invalidArgument("method", "a name", typeof method);
  return { method, params };
}

/**
 * Reads what should be a list of requests.
 *
 * @param read - Reads one of them.
 * @throws NodeAccessError `INVALID_ARGUMENT` if it is no list.
 */
export function readRequests<T>(requests: unknown, read: (request: unknown) => T): T[] {
  if (!Array.isArray(requests)) throw invalidArgument("requests", "a list", typeof requests);
  return Array.from(requests, read);
}

/** The option for methods beyond those of the specs. */
interface CustomMethods {
  /** An `OperationTable` of them. */
  readonly methods?: object | undefined;
}

/**
 * Reads a request as the runtime sees it. A method that the specs do not list is a write, which is never sent twice, unless
 * the request declares something else. Where the caller leaves out the block that a method reads, `latest` stands in the
 * params, since some nodes require it.
 *
 * @param custom - What a repetition of methods beyond the specs would do.
 * @throws NodeAccessError `INVALID_ARGUMENT` if the request names no method, or declares no {@link Idempotency}.
 */
export function readCall(
  request: unknown,
  custom?: CustomMethods["methods"],
): { operation: Operation; params: readonly unknown[] } {
  const { method, params } = readRequest(request);
  const declared = custom as Readonly<Record<string, Idempotency>> | undefined;
  const { idempotency = declared?.[method] } = request as Partial<Operation>;
  const listed = listedMethods().get(method);
  const place = listed?.latestPlace;
  const known = listed?.operation ?? { name: method, idempotency: "write" };
  const allowed = ["safe", "idempotent", "write"];
  if (idempotency && !allowed.includes(idempotency))
    throw invalidArgument("idempotency", allowed.join(", "), String(idempotency));
  return {
    operation: idempotency ? { ...known, idempotency } : known,
    params:
      place && place <= params.length && params[place] === undefined
        ? params.toSpliced(place, 1, "latest")
        : params,
  };
}

/** What carries calls: alone, and many that are settled each on its own. */
export interface Carrier extends JsonRpc {
  batch(items: readonly BatchItem[], options: CallOptions): Promise<PromiseSettledResult<unknown>[]>;
}

/** Calls after which other work of the program may run. */
const TOGETHER = 1_000;

/** Makes each call of a batch alone, and settles it in its place. Many of them do not block the event loop. */
export async function callEach(
  { call }: Pick<JsonRpc, "call">,
  items: readonly BatchItem[],
  options: CallOptions,
): Promise<PromiseSettledResult<unknown>[]> {
  const calls: Promise<PromiseSettledResult<unknown>>[] = [];
  for (const { operation, params } of items) {
    calls.push(
      call(operation, params, options).then(
        ({ value }) => ({ status: "fulfilled", value }),
        (reason: unknown) => ({ status: "rejected", reason }),
      ),
    );
    if (calls.length % TOGETHER === 0) await sleep(0, options.signal);
  }
  return Promise.all(calls);
}

/**
 * Makes the object whose properties are the methods. It lists the methods of all protocols: which of them a node offers depends
 * on its protocol, which the types know and the program does not. Any other name with an underscore in it is a method too, but not
 * listed.
 *
 * @param rpc - Carries the calls.
 * @param options - The options of all calls.
 * @param add - Makes what the kind of client adds, for the options.
 */
export function createMethods<Client extends object>(
  rpc: Carrier,
  options: CallOptions & CustomMethods,
  add: (options: CallOptions) => object = () => ({}),
): Client {
  const read = (request: unknown): BatchItem => readCall(request, options.methods);
  const call = async (request: unknown, asError: (error: unknown) => unknown): Promise<unknown> => {
    try {
      const { operation, params } = read(request);
      return (await rpc.call(operation, params, options)).value;
    } catch (error) {
      throw asError(error);
    }
  };
  const client: Record<PropertyKey, unknown> = {
    ...add(options),
    with: (changes: CallOptions) => createMethods(rpc, { ...options, ...changes }, add),
    batch: async (requests: unknown) => rpc.batch(readRequests(requests, read), options),
    request: (request: unknown) => call(request, toProviderError),
  };
  const create = (method: string): unknown => {
    if (method.indexOf("_") < 1) return undefined;
    // A function under a computed key takes its name from it, for stacks and inspection.
    return { [method]: (...params: unknown[]) => call({ method, params }, (error) => error) }[method];
  };
  return lazyMethods(client, create, listedMethods);
}
