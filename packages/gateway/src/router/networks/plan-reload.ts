import type { GrpcCluster } from "../../upstreams/grpc/grpc-call.ts";
import type { NetworkPart, PartOptions, RecordedPart, UpstreamsPart } from "../../options/network-options.ts";
import type { Cluster } from "../../upstreams/upstream.ts";
import type { Protocol } from "../../generated/catalog.ts";
import { type Networks, listParts, type ServedPart } from "./networks.ts";

export interface SharedCluster {
  readonly cluster: Cluster | GrpcCluster;
  readonly options: ServedPart;
  /** What the options say about its chain. */
  readonly identity: string;
}

export interface PlannedCluster<Options extends ServedPart> {
  readonly network: string;
  readonly part: NetworkPart;
  readonly options: Options;
}

export interface ReloadPlan {
  readonly updated: readonly PlannedCluster<UpstreamsPart>[];
  readonly created: readonly PlannedCluster<ServedPart>[];
  /** The network and part of each cluster to close. */
  readonly ended: readonly string[];
  /** The networks whose nodes are served in another way. */
  readonly networks: ReadonlySet<string>;
}

/** Whether all nodes of a network share one cluster. Simulators and development nodes belong to one node. */
export function isShared(options: PartOptions): options is UpstreamsPart | RecordedPart {
  return typeof options === "object" && !("anvil" in options);
}

export function planReload(
  before: Networks,
  after: Networks,
  shared: ReadonlyMap<string, SharedCluster>,
): ReloadPlan {
  const updated: PlannedCluster<UpstreamsPart>[] = [];
  const created: PlannedCluster<ServedPart>[] = [];
  const ended: string[] = [];
  const networks = new Set<string>();
  for (const [network, protocol] of joinConfigured(before, after)) {
    for (const part of listParts(protocol)) {
      const [was, is] = [before.parts(network, protocol)[part], after.parts(network, protocol)[part]];
      const name = `${network}/${part}`;
      const known = shared.get(name);
      const identity = JSON.stringify(after.identity(network));
      const isSame = JSON.stringify(was) === JSON.stringify(is) && (known?.identity ?? identity) === identity;
      if (isSame) continue;
      if (known && known.identity === identity && was && is && isUpdate(part, was, is)) {
        updated.push({ network, part, options: is as UpstreamsPart });
        if (listAdapters(was) === listAdapters(is)) continue;
      } else {
        if (known) ended.push(name);
        if (is && isShared(is)) created.push({ network, part, options: is });
      }
      networks.add(network);
    }
  }
  return { updated, created, ended, networks };
}

function joinConfigured(before: Networks, after: Networks): ReadonlyMap<string, Protocol> {
  return new Map([...before.configured(), ...after.configured()]);
}

/** Whether only a pool's upstreams change. One alone follows blocks in another way than several. */
function isUpdate(part: NetworkPart, was: ServedPart, is: ServedPart): boolean {
  if (part === "grpc" || typeof was !== "object" || typeof is !== "object") return false;
  if (!("upstreams" in was) || !("upstreams" in is)) return false;
  if (part !== "rpc" && was.upstreams.length > 1 !== is.upstreams.length > 1) return false;
  return JSON.stringify({ ...was, upstreams: [] }) === JSON.stringify({ ...is, upstreams: [] });
}

function listAdapters(options: ServedPart): string {
  if (typeof options !== "object" || !("upstreams" in options)) return "";
  return [...new Set(options.upstreams.flatMap(({ adapters = [] }) => adapters))].toSorted().join();
}
