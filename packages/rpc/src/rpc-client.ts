import { authorize, type CredentialFor } from "@node-access/auth";
import { type CallOptions, createHttpTransport } from "@node-access/transport";
import { type BatchOptions, collectCalls, createHttpJsonRpc } from "@node-access/transport/json-rpc";
import { type ClientBase, createMethods, pathOf } from "./methods.ts";
import type { ProtocolMethods, RpcProtocol } from "./generated/protocols.ts";

/** A node's JSON-RPC methods under their wire names, as its protocol offers them, and what works on all of them. */
export type RpcClient<P extends RpcProtocol> = ProtocolMethods[P] & ClientBase<P, RpcClient<P>>;

/** Which node to call over HTTP, and how. {@link CallOptions} are the defaults of all calls. */
export interface RpcClientOptions<P extends RpcProtocol> extends CallOptions {
  /** The node's protocol: decides which methods the client has. */
  readonly protocol: P;
  /** The node's address, `https://host[:port][/path]`, without its token. */
  readonly endpoint: string;
  /** `urlToken(...)` or `basic(...)`; none for a node that asks for none. */
  readonly credential?: CredentialFor<"node"> | undefined;
  /**
   * Bounds of a batch. With `wait`, reads that are made within so many milliseconds (0: together) go out as one batch;
   * a write, or a call with a signal, goes alone.
   */
  readonly batch?: (BatchOptions & { readonly wait?: number }) | undefined;
  /** Makes the requests instead of the platform's own way. */
  readonly fetch?: typeof fetch | undefined;
  /** The User-Agent header, where the platform lets it be set. */
  readonly userAgent?: string | undefined;
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
export function createRpcClient<P extends RpcProtocol>(options: RpcClientOptions<P>): RpcClient<P> {
  const { protocol, endpoint, credential, batch = {}, fetch, userAgent, ...defaults } = options;
  const path = pathOf(protocol);
  const transport = createHttpTransport({
    authorized: authorize("node", endpoint, credential),
    fetch,
    userAgent,
  });
  const { wait, ...bounds } = batch;
  const rpc = createHttpJsonRpc(transport, path);
  const call = wait === undefined ? rpc.call : collectCalls(rpc, wait, bounds);
  return createMethods({ ...rpc, call }, defaults, bounds);
}
