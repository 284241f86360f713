import type { ServerResponse } from "node:http";
import type { GrpcCluster } from "../upstreams/grpc/grpc-call.ts";
import type { NetworkPart } from "../options/network-options.ts";
import type { Cluster } from "../upstreams/upstream.ts";
import type { InFlightRequests } from "../upstreams/in-flight-requests.ts";
import type { NodeConnection } from "../codec/web-socket/caller-socket.ts";
import type { Endpoint, Protocol } from "../generated/catalog.ts";
import type { RpcNode } from "./rpc-node.ts";

/** A running node: the clusters for the parts of its network. */
export interface NodeService {
  readonly id: string;
  readonly protocol: Protocol;
  readonly network: string;
  readonly rpc?: RpcNode;
  /** JSON-RPC at further paths, by path. Includes those that are off. */
  readonly paths: ReadonlyMap<string, RpcNode>;
  /** REST. Includes those that are off: see `off`. */
  readonly endpoints: ReadonlyMap<Endpoint, Cluster>;
  readonly grpc?: GrpcCluster;
  /** Why parts are not served, for those that are off. */
  readonly off: ReadonlyMap<NetworkPart, string>;
  readonly inFlight: Set<InFlightRequests>;
  /** Open sockets and streams, with the caller's id. */
  readonly connections: Map<NodeConnection, string>;
  /** Event stream responses to callers that are still connected: whose they are, and whose share they count in. */
  readonly eventStreams: Map<ServerResponse, { readonly id: string; readonly tenant: string }>;
}
