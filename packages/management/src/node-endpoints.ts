import {
  basicOf,
  type Credential,
  invalidArgument,
  pathKey,
  type Secret,
  urlTokenOf,
  xToken,
} from "@node-access/auth";
import { sharedProtocols } from "./generated/constants.ts";
import type { Node, Protocol, SharedProtocol } from "./generated/types.ts";

/** The protocols that a node can be of: a shared one only of some. */
export type ProtocolOf<N extends Pick<Node, "type">> = N["type"] extends "shared" ? SharedProtocol : Protocol;

/** How a node's JSON-RPC endpoints are entered: by a token in the URL, or by user name and password. */
export type NodeAccess = "url-token" | "basic";

/** An endpoint and what opens it: what the other packages' clients are made from. */
export interface EndpointInput<C extends Credential> {
  /** The address without its credential. */
  readonly endpoint: string;
  /** The credential, of a kind that the endpoint takes. */
  readonly credential: C;
}

/** The endpoints that a node's record names, each ready for a client. */
export interface NodeEndpoints<P extends Protocol = Protocol> {
  /** For `createRpcClient`. */
  readonly rpc?: EndpointInput<Credential<NodeAccess>> & { readonly protocol: P };
  /** For `createRpcWebSocketClient`. */
  readonly webSocket?: EndpointInput<Credential<NodeAccess>> & { readonly protocol: P };
  /** For `createInfoClient` and `createFeederClient`, on nodes of protocols that offer them. */
  readonly node?: EndpointInput<Credential<NodeAccess>>;
  /** For `createBeaconClient`. */
  readonly beacon?: EndpointInput<Credential<"path-key">>;
  /** For the gRPC clients. */
  readonly grpc?: EndpointInput<Credential<"x-token">>;
}

/**
 * Makes the inputs of the other packages' clients from a node's record: its endpoints with its credentials.
 *
 * @param node - A node as the management API returns it to its owner.
 * @param protocol - The node's protocol, which its record does not tell. A shared node is only of some.
 * @param access - How its JSON-RPC endpoints are entered; by the token in the URL if omitted.
 * @returns an input for each endpoint that the record names.
 * @throws NodeAccessError `INVALID_ARGUMENT` if shared nodes are not offered for the protocol, or the record lacks `details`
 * or the credential of an endpoint that it names.
 *
 * @example
 * ```ts
 * import { bearer, createManagementClient, nodeEndpoints } from "@node-access/management";
 *
 * const management = createManagementClient({ endpoint: "https://api.example", credential: bearer("k3y") });
 * const { rpc, beacon } = nodeEndpoints(await management.getNode("ND-123-456-789"), "ethereum");
 * // createRpcClient(rpc), createBeaconClient(beacon)
 * console.log(rpc?.endpoint, beacon?.endpoint);
 * ```
 *
 * Source: interface, Node `details`, Limits 1, Authentication.
 */
export function nodeEndpoints<N extends Pick<Node, "type" | "details">, P extends ProtocolOf<N>>(
  node: N,
  protocol: P,
  access: NodeAccess = "url-token",
): NodeEndpoints<P> {
  const shared: readonly string[] = sharedProtocols;
  if (!(node as N | undefined)?.details) throw missing("details");
  if (node.type === "shared" && !shared.includes(protocol)) {
    throw invalidArgument(
      "protocol",
      `one that shared nodes are offered for: ${shared.join(", ")}`,
      String(protocol),
    );
  }
  const { https_endpoint, wss_endpoint, beacon_endpoint, grpc_endpoint } = node.details;
  const enter = (): Credential<NodeAccess> => (access === "basic" ? basicOf(node) : urlTokenOf(node));
  return {
    ...(https_endpoint && { rpc: { protocol, endpoint: https_endpoint, credential: enter() } }),
    ...(wss_endpoint && { webSocket: { protocol, endpoint: wss_endpoint, credential: enter() } }),
    ...(https_endpoint && { node: { endpoint: https_endpoint, credential: enter() } }),
    ...(beacon_endpoint && { beacon: { endpoint: beacon_endpoint, credential: pathKey(keyOf(node)) } }),
    ...(grpc_endpoint && { grpc: { endpoint: grpc_endpoint, credential: xToken(keyOf(node)) } }),
  };
}

function keyOf({ details }: Pick<Node, "details">): Secret {
  if (details.auth_key) return details.auth_key;
  throw missing("details.auth_key");
}

function missing(field: string): Error {
  return invalidArgument(`node.${field}`, "the field that the API returns to the node's owner", "nothing");
}
