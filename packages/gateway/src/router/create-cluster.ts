import { UpstreamFailure } from "../upstreams/upstream-failure.ts";
import { invalidArgument } from "@node-access/auth";
import type { AnchorSource } from "@node-access/verify";
import type { Cluster } from "../upstreams/upstream.ts";
import type { UpstreamNode } from "../upstreams/upstream-node.ts";
import type { IntegrityOptions } from "../options/integrity-options.ts";
import type {
  NetworkPart,
  PartOptions,
  UpstreamMethods,
  UpstreamOptions,
  UpstreamsPart,
} from "../options/network-options.ts";
import { protocols, rpcEndpoints } from "../generated/catalog.ts";
import type { StartAnvil } from "../upstreams/anvil/anvil-process.ts";
import type { ChainCheck } from "../upstreams/chain-guard.ts";
import { HttpUpstream, type Timeouts } from "../upstreams/http/http-upstream.ts";
import type { WeightOf } from "../upstreams/shares.ts";
import { createAnvilNode } from "../clusters/anvil-node.ts";
import { type CallOptions, createFilters, type IntegrityReports } from "../filters/create-filters.ts";
import { UsageBudget } from "../clusters/health/usage-budget.ts";
import type { PoolSharing } from "../clusters/pool-sharing.ts";
import type { MemberOptions } from "../clusters/pool-member.ts";
import { type PoolContext, UpstreamPool } from "../clusters/upstream-pool.ts";
import { readNodeReport } from "./networks/node-report.ts";
import { cacheableParts, findProtocol, type ServedPart } from "./networks/networks.ts";
import { membership } from "./method-policy.ts";
import type { Simulators } from "./simulators.ts";
import type { GrpcCluster } from "../upstreams/grpc/grpc-call.ts";
import type { Limits } from "../options/limits.ts";
import { GrpcUpstream } from "../upstreams/grpc/grpc-upstream.ts";
import { GrpcPool, type OnGrpcFailure } from "../streams/grpc/grpc-pool.ts";

export interface ClusterContext extends Omit<PoolContext, "createFilters">, CallOptions {
  /** The network of the part, such as `ethereum-mainnet`. */
  readonly network: string;
  /** The id of the network's chain, if that is a number and checked. */
  readonly chainId: number | undefined;
  /** The blocks that the network's light client trusts. */
  readonly lightClient: AnchorSource;
  /** Milliseconds to wait for an upstream's response, by the request's cost. */
  readonly timeouts: Timeouts;
  readonly chainOf: (upstream: string) => ChainCheck | undefined;
  readonly weightOf: WeightOf;
  /** Large responses that each upstream's callers may be receiving concurrently. */
  readonly largeResponses: number;
  /** The id of the node that the part belongs to; empty if all nodes of the network share it. */
  readonly node: string;
  readonly startAnvil: StartAnvil;
  readonly simulators: Simulators;
  readonly sharing: PoolSharing;
  readonly integrityReports: IntegrityReports;
}

/** The cluster of a part that is off. Surfaces reject calls of such a part before they get here. */
const offCluster: Cluster = {
  isAsleep: true,
  handle: () => Promise.reject(new UpstreamFailure("rejected", "this part is off")),
  close: async () => {},
};

/** @throws NodeAccessError `INVALID_ARGUMENT` if the part does not support this kind of cluster. */
export function createCluster(part: NetworkPart, options: PartOptions, context: ClusterContext): Cluster {
  // Faults are not injected into parts that are off.
  if (options === "off") return offCluster;
  return context.simulators.inTestMode(part, ownCluster(part, options, context));
}

function ownCluster(part: NetworkPart, options: ServedPart, context: ClusterContext): Cluster {
  if (options === "simulator") return context.simulators.part(context.network, part);
  if ("upstreams" in options) {
    const upstreams = options.upstreams.map((one) => createUpstream(one, context));
    return new UpstreamPool(upstreams, {
      ...context,
      createFilters: (parts) =>
        createFilters(parts, { ...context, ...makeCallOptions(options, part, context) }),
      memberOptions: memberOptions(options, context, part),
    });
  }
  const path = `networks.${context.network}.${part}`;
  if ("recorded" in options) return context.simulators.recorded(options.recorded, `${path}.recorded`);
  if (part !== "rpc") throw invalidArgument(path, "upstreams, a recording or a simulator", "anvil");
  const anvilArguments = context.simulators.anvilArguments(options.anvil === true ? [] : options.anvil);
  return createAnvilNode(() => context.startAnvil(anvilArguments, context.node), context, {
    ...context,
    createFilters: (parts) => createFilters(parts, context),
  });
}

/** Creates an upstream. It connects with its first request. */
export function createUpstream(
  { name, url, report, ...options }: UpstreamOptions,
  { timeouts, largeResponses, chainOf, weightOf, network }: ClusterContext,
): HttpUpstream {
  const protocol = findProtocol(network);
  const reported = report === undefined ? {} : readNodeReport("report", report).limits;
  return new HttpUpstream(name, url, {
    ...options,
    limits: { ...reported, ...options.limits },
    timeouts,
    largeResponses,
    weightOf,
    chain: chainOf(name),
    errorStatuses: protocol && Object.values(protocols[protocol].errorStatuses ?? {}),
  });
}

/** The options of a part's upstreams that the gateways on a database share. */
export function memberOptions(
  { upstreams }: UpstreamsPart,
  { network, sharing, weightOf }: Pick<ClusterContext, "network" | "sharing" | "weightOf">,
  part: NetworkPart,
): (upstream: Pick<UpstreamNode, "name">) => MemberOptions {
  const { cordons, tokens, usage } = sharing;
  return ({ name }) => {
    const id = `${network}.${part}.${name}`;
    const { budget, methods, report } = upstreams.find((one) => one.name === name) ?? {};
    return {
      id,
      cordons,
      weightOf,
      hasMethod: methods && methodFilter(methods),
      gaps: report === undefined ? undefined : readNodeReport("report", report).gaps,
      budget: budget && new UsageBudget(`upstream ${id}`, budget, tokens, usage.count(id)),
    };
  };
}

function methodFilter({ only, except = [] }: UpstreamMethods): (name: string) => boolean {
  const [isListed, isExcepted] = [only && membership(only), membership(except)];
  return (name) => (isListed?.(name) ?? true) && !isExcepted(name);
}

/** Default bytes of cached results for each part. */
const cacheBytes = 64 * 1024 * 1024;

function makeCallOptions(
  { cache, hedging, consensus, broadcast, integrity = "off" }: UpstreamsPart,
  part: NetworkPart,
  { chainId, lightClient, integrityReports }: ClusterContext,
): CallOptions {
  const cached = cacheableParts.has(part) && {
    cacheBytes: cache === "off" ? 0 : (cache?.bytes ?? cacheBytes),
  };
  const checked: IntegrityOptions | "off" =
    integrity === "enforce" || integrity === "observe" ? { mode: integrity } : integrity;
  if (part !== "rpc") return { ...cached, batches: rpcEndpoints[part]?.batches !== false };
  return {
    ...cached,
    hedging: hedging !== "off",
    ...(consensus && { consensus }),
    ...(checked !== "off" &&
      chainId !== undefined && {
        integrity: {
          ...checked,
          ...(checked.lightClient && { anchor: lightClient }),
          ...integrityReports,
          chainId,
        },
      }),
    ...(broadcast !== undefined && { broadcast }),
  };
}

/**
 * @param limits - `bodyBytes` is the largest message that a simulator accepts.
 * @throws NodeAccessError `INVALID_ARGUMENT` if gRPC does not support this kind of cluster.
 */
export function createGrpcCluster(
  options: ServedPart,
  context: ClusterContext,
  limits: Limits,
  onFailure: OnGrpcFailure,
): GrpcCluster {
  const { network, simulators, timeouts, chainOf, weightOf } = context;
  if (options === "simulator") return simulators.grpc(network, limits.bodyBytes);
  if (!("upstreams" in options)) {
    const received = Object.keys(options).join();
    throw invalidArgument(`networks.${network}.grpc`, "upstreams or a simulator", received);
  }
  // A reachable node accepts a connection quickly, whatever the request's cost.
  const upstreams = options.upstreams.map((one) => new GrpcUpstream(one, timeouts.light, chainOf(one.name)));
  const protocol = findProtocol(network);
  const newest = protocol && protocols[protocol].newest;
  return new GrpcPool(
    upstreams,
    memberOptions(options, context, "grpc"),
    limits,
    onFailure,
    weightOf,
    newest,
  );
}
