import { authorize, type CredentialFor } from "@node-access/auth";
import { type CallOptions, createHttpTransport, type OperationTable } from "@node-access/transport";
import {
  type BatchOptions,
  callHttpOnce,
  collectCalls,
  createHttpJsonRpc,
  sendBatch,
} from "@node-access/transport/json-rpc";
import type { AnyRequest, CheckedOnce, Result } from "./calls.ts";
import type { ProtocolCalls, ProtocolMethods, RpcProtocol } from "./generated/protocols.ts";
import { checkBatch, type ClientBase, createMethods, pathOf, readRequest, wireNameOf } from "./methods.ts";
import type { InVersion, SpecVersion } from "./spec-version.ts";

/**
 * A node's JSON-RPC methods under their wire names, as its protocol offers them, and what works on all of them. In another
 * version than the newest: `RpcClient<"starknet-0.9">`.
 */
export type RpcClient<P extends keyof ProtocolMethods> = ProtocolMethods[P] & ClientBase<P, RpcClient<P>>;

/** A client with methods of a namespace of your own beside those of its protocol. */
export type CustomRpcClient<P extends keyof ProtocolMethods, Custom> = ProtocolMethods[P] &
  Custom &
  ClientBase<P, CustomRpcClient<P, Custom>>;

/** Which node to call over HTTP. */
export interface HttpNode<P extends RpcProtocol, V extends SpecVersion<P> = never> {
  /** The node's protocol: decides which methods there are. */
  readonly protocol: P;
  /**
   * The version of the protocol's specification that is spoken at the endpoint, such as `"0.9"` of Starknet: decides what
   * compiles, and nothing at run time. Default: the newest.
   */
  readonly specVersion?: V | undefined;
  /** The node's address, `https://host[:port][/path]`, without its token. */
  readonly endpoint: string;
  /** `urlToken(...)` or `basic(...)`; none for a node that asks for none. */
  readonly credential?: CredentialFor<"node"> | undefined;
  /** Makes the requests instead of the platform's own way. What it does with its connections is up to it, also after an abort. */
  readonly fetch?: typeof fetch | undefined;
  /** On Node: a proxy's address, or `"environment"` for that of `HTTPS_PROXY`, `HTTP_PROXY` and `NO_PROXY`. Default: none. */
  readonly proxy?: string | undefined;
}

/** Which node to call over HTTP, and how. {@link CallOptions} are the defaults of all calls. */
export interface RpcClientOptions<P extends RpcProtocol, V extends SpecVersion<P> = never>
  extends CallOptions, HttpNode<P, V> {
  /** Methods of your own: see {@link CustomRpcClientOptions}. */
  readonly methods?: undefined;
  /**
   * Bounds of a batch. With `wait`, reads that are made within so many milliseconds (0: together) go out as one batch;
   * a write, or a call with a signal, goes alone.
   */
  readonly batch?: (BatchOptions & { readonly wait?: number }) | undefined;
  /** The User-Agent header, where the platform lets it be set. */
  readonly userAgent?: string | undefined;
}

/** The same, with methods of a namespace of your own. */
export interface CustomRpcClientOptions<
  P extends RpcProtocol,
  V extends SpecVersion<P> = never,
  Custom = unknown,
> extends Omit<RpcClientOptions<P, V>, "methods"> {
  /**
   * Your methods as `@node-access/generate` makes them from an OpenRPC file: their types, and which of them may be sent again after a
   * failure. Those whose names have a namespace and `_`, such as `acme_getJob`, are properties of the client.
   */
  readonly methods: OperationTable<Custom>;
}

/**
 * Makes a JSON-RPC client of a node over HTTP. Nothing is sent until a method is called; connections are kept alive and
 * need no closing.
 *
 * @param options - Protocol, endpoint and credential; deadlines in milliseconds.
 * @returns the client: `client.eth_syncing()`, and the like.
 * @throws NodeAccessError `INVALID_ARGUMENT`, `CREDENTIAL_NOT_ACCEPTED` or `INSECURE_ENDPOINT`, naming the option.
 *
 * @example
 * ```ts
 * import { createRpcClient, urlToken } from "@node-access/rpc";
 *
 * const client = createRpcClient({
 *   protocol: "ethereum",
 *   endpoint: "https://node.example",
 *   credential: urlToken("t0ken"),
 * });
 * console.log(await client.eth_syncing());
 * ```
 *
 * Source: interface, B and Authentication.
 */
export function createRpcClient<P extends RpcProtocol, const V extends SpecVersion<P> = never>(
  options: RpcClientOptions<P, V>,
): RpcClient<InVersion<P, V>>;
/** The same, for a client that also has methods of a namespace of your own: see {@link CustomRpcClientOptions}. */
export function createRpcClient<
  P extends RpcProtocol,
  const V extends SpecVersion<P> = never,
  Custom = unknown,
>(options: CustomRpcClientOptions<P, V, Custom>): CustomRpcClient<InVersion<P, V>, Custom>;
export function createRpcClient(options: object): unknown {
  const { protocol, endpoint, credential, batch = {} }: RpcClientOptions<RpcProtocol> = Object(options);
  const path = pathOf(protocol);
  checkBatch(batch);
  const { wait, ...bounds } = batch;
  const transport = createHttpTransport({ ...options, authorized: authorize("node", endpoint, credential) });
  const rpc = createHttpJsonRpc(transport, path);
  const call = wait === undefined ? rpc.call : collectCalls(rpc, wait, bounds);
  return createMethods({ call, batch: (items, own) => sendBatch(rpc, items, own, bounds) }, options);
}

/** Which node to call over HTTP, and the bounds of the call. `timeout` is in milliseconds, by default 30,000. */
export interface CallOnceOptions<P extends RpcProtocol, V extends SpecVersion<P> = never>
  extends HttpNode<P, V>, Pick<CallOptions, "timeout" | "signal" | "maxResponseBytes"> {}

/**
 * Calls one method of a node once, in 4 kB instead of a client's 10.5: for edge functions, pages and scripts that make few
 * calls. Errors, deadline, size cap, redaction, matching of the answer and integers beyond 2^53 are a client's; retries,
 * batches, middleware and connections of its own are left out. Params go out as you give them: one with a default, such as the block of `eth_getBalance`, must be given. A status outside of 200 to 299 is told as that, also where its body is a JSON-RPC error.
 *
 * @param options - Protocol, endpoint and credential; the deadline in milliseconds.
 * @param request - Method and params. A method that the protocol does not offer does not compile.
 * @returns the result.
 * @throws NodeAccessError `INVALID_ARGUMENT`, `CREDENTIAL_NOT_ACCEPTED` or `INSECURE_ENDPOINT`, naming the option; and of
 * any code that a call can end with.
 *
 * @example
 * ```ts
 * import { callOnce, urlToken } from "@node-access/rpc";
 *
 * const node = { protocol: "ethereum", endpoint: "https://node.example", credential: urlToken("t0ken") } as const;
 * console.log(await callOnce(node, { method: "eth_syncing" }));
 * ```
 *
 * Source: interface, B and Authentication.
 */
export async function callOnce<
  P extends RpcProtocol,
  const V extends SpecVersion<P> = never,
  const R extends AnyRequest = AnyRequest,
>(
  options: CallOnceOptions<P, V>,
  request: CheckedOnce<ProtocolCalls[InVersion<P, V>], R>,
): Promise<Result<ProtocolCalls[InVersion<P, V>], R>> {
  const { protocol, endpoint, credential }: CallOnceOptions<P, V> = Object(options);
  const { method, params } = readRequest(request);
  const path = pathOf(protocol);
  const authorized = authorize("node", endpoint, credential);
  const result: Promise<unknown> = callHttpOnce(authorized, path, wireNameOf(method), params, options);
  return result as Promise<Result<ProtocolCalls[InVersion<P, V>], R>>;
}
