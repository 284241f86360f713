import type { ServerResponse } from "node:http";
import type { GrpcSource } from "../contract/grpc/grpc-call.ts";
import type { NetworkPart } from "../contract/network-options.ts";
import type { Flight, PartSource } from "../contract/part-source.ts";
import type { NodeConnection } from "../contract/web-socket/caller-socket.ts";
import type { Endpoint, Protocol } from "../generated/catalog.ts";
import type { RpcNode } from "./rpc-node.ts";

/** A node at work: what serves the parts of its network. */
export interface NodeService {
  readonly id: string;
  readonly protocol: Protocol;
  /** The network that it belongs to, as `ethereum-mainnet`. */
  readonly network: string;
  readonly rpc?: RpcNode;
  /** Those that are off are there too: see `off`. */
  readonly endpoints: ReadonlyMap<Endpoint, PartSource>;
  readonly grpc?: GrpcSource;
  /** Why parts are not served: those that are off. */
  readonly off: ReadonlyMap<NetworkPart, string>;
  /** Requests to REST endpoints that are in flight. */
  readonly inFlight: Set<Flight>;
  /** What goes on until its caller ends it, sockets and streams, with the caller's id. */
  readonly connections: Map<NodeConnection, string>;
  /** The answers that are events, as long as their callers listen, with the caller's id. */
  readonly eventStreams: Map<ServerResponse, string>;
}
