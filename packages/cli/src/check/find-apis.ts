import { findSurface, type RpcSurface } from "../facts/rpc-method.ts";
import { grpcClients } from "../generated/grpc-methods.ts";
import { endpoints, protocols } from "../generated/protocols.ts";
import { restMethods } from "../generated/rest-methods.ts";
import { CommandError } from "../io/command-error.ts";

/** What the nodes of a protocol, or an endpoint of theirs, offer. */
export interface Apis {
  /** The surface that the credential is for. */
  readonly credentials: string;
  /** Its methods of JSON-RPC. */
  readonly surface: RpcSurface | undefined;
  /** The name of its REST API. */
  readonly spec: string | undefined;
  /** The name of its gRPC client; there are no other APIs then. */
  readonly client: string | undefined;
}

/** Finds out what a protocol offers: JSON-RPC, a REST API, both, or gRPC. `grpc` prefers its gRPC services. */
export function findApis(protocol: string, grpc = false): Apis {
  const { families = [], grpcClient } = protocols[protocol] ?? {};
  const endpoint = endpoints[protocol];
  const hasRest = endpoint !== undefined && !endpoint.families;
  const client = protocol in grpcClients ? protocol : grpcClient;
  if (grpc && client === undefined)
    throw new CommandError(`--grpc: nodes of ${protocol} have no gRPC services`);
  const isGrpc = client !== undefined && (families.length === 0 || grpc);
  const isRpc = !isGrpc && (!hasRest || families.length > 0);
  return {
    credentials: isGrpc ? "grpc" : isRpc ? "node" : (endpoint?.surface ?? "node"),
    surface: isRpc ? findSurface(protocol) : undefined,
    spec: hasRest ? findRestSpec(protocol) : undefined,
    client: isGrpc ? client : undefined,
  };
}

/** The API of an endpoint: the venue has two in one. */
function findRestSpec(endpoint: string): string {
  return (
    restMethods.find(({ spec, operation }) => spec === endpoint || operation === endpoint)?.spec ?? endpoint
  );
}
