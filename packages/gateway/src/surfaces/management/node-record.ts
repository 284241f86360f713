import type { PublicAddress } from "./management-call.ts";
import { type Protocol, protocols, roles } from "../../generated/catalog.ts";
import type {
  Node,
  NodeDetails,
  NodeLocation,
  NodeRecord,
  NodeTenancy,
} from "../../generated/management-records.ts";
import type { NetworkPart } from "../../options/network-options.ts";
import { listNamespaces } from "../../router/method-policy.ts";
import { offeredMethods } from "../../clusters/offered-methods.ts";
import { isArchive, type StoredNode } from "../../state/tables/nodes.ts";
import type { ManagementCall } from "./management-call.ts";
import { type KeyOf, type WholeRecord, written, creatorRecord } from "./whole-record.ts";

/** @returns the node as its owner sees it, with its software's version if it reports one. */
export async function describeNode(
  { state }: Pick<ManagementCall, "state">,
  node: StoredNode,
): Promise<Node> {
  const service = state.services.get(node.id);
  const version = await service?.rpc?.readVersion();
  const { id, name, network, type, provider, region, configuration, creator } = node;
  const whole: WholeRecord<NodeRecord> = {
    id: id as NodeRecord["id"],
    name,
    network: network as NodeRecord["network"],
    organization: creator.organization.id as NodeRecord["organization"],
    role: roles[0] as NodeRecord["role"],
    status: "running",
    // An object, whose numbers are sent as its owner wrote them.
    configuration: configuration as unknown as NodeRecord["configuration"],
    details: details(node, state.address(), version, service?.off),
    created_at: new Date(node.createdAt).toISOString(),
    creator: creatorRecord(creator),
  };
  // Their types relate the values to each other, as the database cannot.
  const place: Record<KeyOf<NodeLocation | NodeTenancy>, string> = { type, provider, region };
  return { ...written(whole), ...(place as NodeLocation & NodeTenancy) };
}

function details(
  { protocol, configuration, credentials }: StoredNode,
  { url, grpc }: PublicAddress,
  version: string | undefined,
  off: ReadonlyMap<NetworkPart, string> = new Map(),
): NodeDetails {
  const { families, endpoints, graphqlPath } = protocols[protocol as Protocol];
  const hasRpc = families.length > 0 && !off.has("rpc");
  const parts = [...(families.length > 0 ? (["rpc"] as const) : []), ...endpoints];
  const served = parts.filter((part) => !off.has(part));
  const namespaces = new Set(
    served.flatMap((part) => Array.from(listNamespaces(offeredMethods(protocol as Protocol, part)))),
  );
  const whole: WholeRecord<NodeDetails> = {
    mode: isArchive({ configuration }) ? "archive" : "full",
    version,
    api_namespaces: [...namespaces],
    https_endpoint: url,
    graphql_endpoint: hasRpc && graphqlPath !== undefined ? url + graphqlPath : undefined,
    wss_endpoint: hasRpc ? url.replace(/^http/, "ws") : undefined,
    beacon_endpoint: endpoints.includes("beacon") && !off.has("beacon") ? url : undefined,
    grpc_endpoint: endpoints.includes("grpc") && !off.has("grpc") ? grpc : undefined,
    auth_username: credentials?.username,
    auth_password: credentials?.password,
    auth_key: credentials?.key,
  };
  return written(whole);
}
