import type { FaultyCluster } from "../codec/event-faults.ts";
import type { GrpcCluster } from "../codec/grpc/grpc-call.ts";
import type { ClusterRequest, Cluster, Reply } from "../codec/cluster.ts";
import type { NetworkPart } from "../codec/network-options.ts";
import type { TestMode } from "../upstreams/test-mode/test-mode.ts";

/**
 * Routes a source's requests through the test mode. Changes the source itself instead of wrapping it,
 * so that its subscriptions and upstreams stay accessible.
 *
 * @param load - Loads the gateway's test mode.
 * @returns the source.
 */
export function inTestMode(part: NetworkPart, source: Cluster, load: () => Promise<TestMode>): Cluster {
  const handle = source.handle.bind(source);
  source.handle = async (request: ClusterRequest): Promise<Reply> => {
    const mode = await load();
    return mode.reply(part, request, handle);
  };
  return Object.assign(source, { eventFaults: load } satisfies Partial<FaultyCluster>);
}

/**
 * Routes a source's gRPC calls through the test mode.
 *
 * @param load - Loads the gateway's test mode.
 * @returns the source, which is changed.
 */
export function inGrpcTestMode(source: GrpcCluster, load: () => Promise<TestMode>): GrpcCluster {
  const handle = source.handle.bind(source);
  source.handle = (call) => void load().then((mode) => mode.grpc(call, handle));
  return source;
}
