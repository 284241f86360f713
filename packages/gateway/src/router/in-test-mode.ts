import type { FaultyCluster } from "../upstreams/test-mode/event-faults.ts";
import type { GrpcCluster } from "../upstreams/grpc/grpc-call.ts";
import type { ClusterRequest, Reply } from "../upstreams/upstream.ts";
import type { Cluster } from "../upstreams/cluster.ts";
import type { NetworkPart } from "../options/network-options.ts";
import type { TestMode } from "../upstreams/test-mode/test-mode.ts";

/**
 * Routes a cluster's requests through the test mode. Changes the cluster itself instead of wrapping it,
 * so that its subscriptions and upstreams stay accessible.
 */
export function inTestMode(part: NetworkPart, cluster: Cluster, load: () => Promise<TestMode>): Cluster {
  const handle = cluster.handle.bind(cluster);
  cluster.handle = async (request: ClusterRequest): Promise<Reply> => {
    const mode = await load();
    return mode.reply(part, request, handle);
  };
  return Object.assign(cluster, { eventFaults: load } satisfies Partial<FaultyCluster>);
}

/**
 * Routes a cluster's gRPC calls through the test mode.
 *
 * @returns the cluster, which is changed.
 */
export function inGrpcTestMode(cluster: GrpcCluster, load: () => Promise<TestMode>): GrpcCluster {
  const handle = cluster.handle.bind(cluster);
  cluster.handle = (call) => void load().then((mode) => mode.grpc(call, handle));
  return cluster;
}
