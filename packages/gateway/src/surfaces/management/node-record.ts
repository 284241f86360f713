import type { PublicAddress } from "./management-call.ts";
import { type Protocol, protocols, roles } from "../../generated/catalog.ts";
import type { NetworkPart } from "../../codec/network-options.ts";
import { namespacesOf } from "../../router/method-policy.ts";
import { offeredMethods } from "../../codec/json-rpc/offered-methods.ts";
import { isArchive } from "../../state/is-archive.ts";
import type { StoredNode } from "../../state/tables/nodes.ts";
import { creatorRecord } from "./creator-record.ts";
import type { ManagementCall } from "./management-call.ts";

/**
 * @returns the node as its owner sees it, with its software's version if it reports one. Source:
 * interface, Node.
 */
export async function nodeRecordOf(
  { state }: Pick<ManagementCall, "state">,
  node: StoredNode,
): Promise<object> {
  const service = state.services.get(node.id);
  const version = await service?.rpc?.version.get();
  const { id, name, network, type, provider, region, configuration, creator } = node;
  return {
    id,
    name,
    network,
    organization: creator.organization.id,
    type,
    role: roles[0],
    provider,
    region,
    status: "running",
    configuration,
    details: details(node, state.address(), version, service?.off),
    created_at: new Date(node.createdAt).toISOString(),
    creator: creatorRecord(creator),
  };
}

function details(
  { protocol, configuration, credentials }: StoredNode,
  { url, grpc }: PublicAddress,
  version: string | undefined,
  off: ReadonlyMap<NetworkPart, string> = new Map(),
): object {
  const { families, endpoints, graphqlPath } = protocols[protocol as Protocol];
  const hasRpc = families.length > 0 && !off.has("rpc");
  const parts = [...(families.length > 0 ? (["rpc"] as const) : []), ...endpoints];
  const served = parts.filter((part) => !off.has(part));
  const namespaces = new Set(
    served.flatMap((part) => Array.from(namespacesOf(offeredMethods(protocol as Protocol, part)))),
  );
  return {
    mode: isArchive({ configuration }) ? "archive" : "full",
    ...(version !== undefined && { version }),
    api_namespaces: [...namespaces],
    https_endpoint: url,
    ...(hasRpc && graphqlPath !== undefined && { graphql_endpoint: url + graphqlPath }),
    ...(hasRpc && { wss_endpoint: url.replace(/^http/, "ws") }),
    ...(endpoints.includes("beacon") && !off.has("beacon") && { beacon_endpoint: url }),
    ...(endpoints.includes("grpc") && !off.has("grpc") && { grpc_endpoint: grpc }),
    ...(credentials && {
      auth_username: credentials.username,
      auth_password: credentials.password,
      auth_key: credentials.key,
    }),
  };
}
