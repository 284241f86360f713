import type { RpcProtocol } from "./generated/protocols.ts";
import type { OwnProtocol, InVersion, SpecVersion } from "./protocol.ts";
import {
  createClient,
  type CustomRpcClient,
  type CustomRpcClientOptions,
  type OwnRpcClient,
  type RpcClient,
  type RpcClientOptions,
} from "./rpc-client.ts";
import { getHttpTable } from "./get-table.ts";

/**
 * Creates a JSON-RPC client for a node over HTTP. It keeps connections alive, and does not need to
 * be closed.
 *
 * @param options - Protocol, endpoint, credential, and defaults for calls. Deadlines are in milliseconds.
 * @returns the client, with a method for each call, such as `client.eth_syncing()`.
 * @throws NodeAccessError `INVALID_ARGUMENT`, `CREDENTIAL_NOT_ACCEPTED` or `INSECURE_ENDPOINT` that
 * names the option.
 *
 * @example
 * ```ts
 * import { createRpcClient, urlToken } from "@node-access/rpc";
 *
 * const client = createRpcClient({
 *   protocol: "ethereum",
 *   endpoint: "http://127.0.0.1:9640",
 *   credential: urlToken("demo"),
 * });
 * console.log(await client.eth_syncing());
 * ```
 */
export function createRpcClient<P extends RpcProtocol, const V extends SpecVersion<P> = never>(
  options: RpcClientOptions<P, V>,
): RpcClient<InVersion<P, V>>;
/** Creates a client with the methods of a protocol of your own. */
export function createRpcClient<Own extends OwnProtocol>(options: RpcClientOptions<Own>): OwnRpcClient<Own>;
/** Creates a client that also has custom methods: see {@link CustomRpcClientOptions}. */
export function createRpcClient<
  P extends RpcProtocol,
  const V extends SpecVersion<P> = never,
  Custom = unknown,
>(options: CustomRpcClientOptions<P, V, Custom>): CustomRpcClient<InVersion<P, V>, Custom>;
export function createRpcClient(options: object): unknown {
  const { protocol }: Partial<RpcClientOptions<RpcProtocol>> = Object(options);
  return createClient(options, getHttpTable(protocol));
}
