import {
  basicOf,
  type Credential,
  describeValue,
  invalidArgument,
  pathKey,
  type Secret,
  urlTokenOf,
  xToken,
} from "@node-access/auth";
import { protocols, sharedProtocols } from "./generated/constants.ts";
import type { Node, Protocol, SharedProtocol } from "./generated/types.ts";

/** The protocols that a node can have. Shared nodes support only some. */
export type ProtocolOf<N extends Pick<Node, "type">> = N["type"] extends "shared" ? SharedProtocol : Protocol;

/**
 * How to authenticate to a node's JSON-RPC endpoints: with a URL token, or with username and
 * password.
 */
export type NodeAccess = "url-token" | "basic";

/** An endpoint and its credential, as options for a client of another package. */
export interface EndpointInput<C extends Credential> {
  /** The address without the credential. */
  readonly endpoint: string;
  /** A credential of a kind that the endpoint accepts. */
  readonly credential: C;
}

/** The endpoints of a node, as options for clients. */
export interface NodeEndpoints<P extends Protocol = Protocol> {
  /** For `createRpcClient`. */
  readonly rpc?: EndpointInput<Credential<NodeAccess>> & { readonly protocol: P };
  /** For `createRpcWebSocketClient`. */
  readonly webSocket?: EndpointInput<Credential<NodeAccess>> & { readonly protocol: P };
  /** For `createInfoClient` and `createFeederClient`, on protocols that support them. */
  readonly node?: EndpointInput<Credential<NodeAccess>>;
  /** For `createGraphqlClient`, on EVM networks. */
  readonly graphql?: EndpointInput<Credential<NodeAccess>>;
  /** For `createBeaconClient`. */
  readonly beacon?: EndpointInput<Credential<"path-key">>;
  /** For the gRPC clients. */
  readonly grpc?: EndpointInput<Credential<"x-token">>;
}

/**
 * Creates options for clients of other packages from a node's record: its endpoints with their
 * credentials.
 *
 * @param node - A node as the management API returns it to its owner.
 * @param protocol - The node's protocol, which is not in the record. Shared nodes support only some.
 * @param access - How to authenticate to its JSON-RPC endpoints. Default: with the URL token.
 * @returns options for each endpoint in the record.
 * @throws NodeAccessError `INVALID_ARGUMENT` if the protocol is unknown or there are no shared nodes for it,
 * or the record lacks `details` or the credential of an endpoint.
 *
 * @example
 * ```ts
 * import { bearer, createManagementClient, nodeEndpoints } from "@node-access/management";
 *
 * const management = createManagementClient({ endpoint: "http://127.0.0.1:9640", credential: bearer("demo.api-key") });
 * const { rpc, beacon } = nodeEndpoints(await management.getNode("ND-123-456-789"), "ethereum");
 * // createRpcClient(rpc), createBeaconClient(beacon)
 * console.log(rpc?.endpoint, beacon?.endpoint);
 * ```
 */
export function nodeEndpoints<N extends Pick<Node, "type" | "details">, P extends ProtocolOf<N>>(
  node: N,
  protocol: P,
  access: NodeAccess = "url-token",
): NodeEndpoints<P> {
  const details = required((node as N | undefined)?.details, "details");
  const { https_endpoint, wss_endpoint, graphql_endpoint, beacon_endpoint, grpc_endpoint } = details;
  const [known, kind]: [readonly string[], string] =
    node.type === "shared" ? [sharedProtocols, "a protocol with shared nodes"] : [protocols, "a protocol"];
  if (!known.includes(protocol))
    throw invalidArgument("protocol", `${kind}: ${known.join(", ")}`, describeValue(protocol));
  if (access !== "url-token" && access !== "basic")
    throw invalidArgument("access", "url-token or basic", describeValue(access));
  const own = (endpoint: string): EndpointInput<Credential<NodeAccess>> => {
    return { endpoint, credential: access === "basic" ? basicOf(node) : urlTokenOf(node) };
  };
  const key = (): Secret => required(details.auth_key, "details.auth_key");
  return {
    ...(https_endpoint && { rpc: { protocol, ...own(https_endpoint) }, node: own(https_endpoint) }),
    ...(wss_endpoint && { webSocket: { protocol, ...own(wss_endpoint) } }),
    ...(graphql_endpoint && { graphql: own(graphql_endpoint) }),
    ...(beacon_endpoint && { beacon: { endpoint: beacon_endpoint, credential: pathKey(key()) } }),
    ...(grpc_endpoint && { grpc: { endpoint: grpc_endpoint, credential: xToken(key()) } }),
  };
}

function required<Value>(value: Value | undefined, field: string): Value {
  if (value) return value;
  throw invalidArgument(`node.${field}`, "the field that the API returns to the node's owner", "nothing");
}
