import type { GrpcCluster } from "../../upstreams/grpc/grpc-call.ts";
import { type Limits, chooseTimeouts } from "../../options/limits.ts";
import type {
  NetworkPart,
  PartOptions,
  UpstreamOptions,
  UpstreamsPart,
} from "../../options/network-options.ts";
import type { LocatedQueue } from "../../observe/queue-state.ts";
import type { Cluster, Upstream } from "../../upstreams/upstream.ts";
import type { UpstreamNode } from "../../upstreams/upstream-node.ts";
import type { Protocol } from "../../generated/catalog.ts";
import type { Log } from "../../observe/log.ts";
import type { Metrics } from "../../observe/metrics.ts";
import { currentTime } from "../../observe/clock.ts";
import { Outage } from "../../observe/outage.ts";
import type { StartAnvil } from "../../upstreams/anvil/anvil-process.ts";
import type { ChainCheck } from "../../upstreams/chain-guard.ts";
import {
  type ClusterContext,
  createCluster,
  createGrpcCluster,
  createUpstream,
  memberOptions,
} from "../create-cluster.ts";
import type { GrpcPool } from "../../streams/grpc/grpc-pool.ts";
import type { Condition } from "../../clusters/condition.ts";
import { headReader } from "../../clusters/chain/create-head-reader.ts";
import type { PoolMember } from "../../clusters/pool-member.ts";
import type { PoolSharing } from "../../clusters/pool-sharing.ts";
import { UpstreamPool } from "../../clusters/upstream-pool.ts";
import type { Simulators } from "../simulators.ts";
import { chainCheck, chainKey, type CheckedNetwork, numericChainId } from "./chain-check.ts";
import { ChainWatch } from "./chain-watch.ts";
import { clusterReports, integrityReports, unreachableReport } from "./cluster-reports.ts";
import type { LightClientStatus } from "./light-client-anchor.ts";
import { LightClientAnchors } from "./light-client-anchors.ts";
import { type Networks, listParts, findProtocol, type ServedPart } from "./networks.ts";
import { isPool, type ListedUpstream, type PartCondition, type PartState, partState } from "./part-states.ts";
import { UpstreamWatch } from "./upstream-watch.ts";
import { isShared, planReload, type SharedCluster, type PlannedCluster } from "./plan-reload.ts";

/** Milliseconds between two looks at the upstreams' states. */
const watchInterval = 1_000;

export interface NetworkContext {
  readonly networks: Networks;
  readonly limits: Limits;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly simulators: Simulators;
  readonly startAnvil: StartAnvil;
  readonly sharing: PoolSharing;
}

export interface ReloadedClusters {
  /** The networks whose nodes are now served in another way, or by another kind of cluster. */
  readonly networks: ReadonlySet<string>;
  /** Closes upstreams that are no longer used, once their requests are done. */
  retire(): Promise<void>;
  /** Closes what nodes of these networks used, once they have a replacement. */
  end(): Promise<void>;
}

interface SharedPool<Pool = UpstreamPool | GrpcPool> {
  readonly network: string;
  readonly part: string;
  readonly cluster: Pool;
}

/** Stands for the upstreams of a part that the gateway does not serve, or no longer. */
const unserved: Pick<UpstreamPool, "members" | "condition"> = {
  members: [],
  condition: () => ({ state: "down", usable: 0, serving: 0, reason: "this gateway does not serve it" }),
};

/** Creates and holds what serves the parts of networks. The nodes of a network share its upstreams. */
export class NetworkClusters {
  readonly #context: NetworkContext;
  /** By network and part. */
  readonly #shared = new Map<string, SharedCluster>();
  readonly #chains = new ChainWatch();
  readonly #watch: UpstreamWatch;
  /** The state of each part, and since when it has been in it. */
  readonly #states = new Map<string, { readonly state: string; readonly since: number }>();
  readonly #lightClients: LightClientAnchors;
  #timer: NodeJS.Timeout | undefined;

  constructor(context: NetworkContext) {
    this.#context = context;
    const { log, metrics } = context;
    const findBeacon = (network: string): Cluster | GrpcCluster | undefined =>
      this.#shared.get(`${network}/beacon`)?.cluster;
    this.#lightClients = new LightClientAnchors({ ...context, beaconOf: findBeacon });
    this.#watch = new UpstreamWatch(log, metrics.upstreamTroubled.bind(metrics));
  }

  /** Creates what the nodes of each configured network share, and checks which chain each upstream serves. */
  async open(): Promise<void> {
    const { networks } = this.#context;
    for (const [network, protocol] of networks.configured())
      for (const [part, options] of Object.entries(networks.parts(network, protocol)))
        if (isShared(options)) this.#share(network, part as NetworkPart, options);
    // From here on, each change differs from a state that was seen before it.
    this.#checkUpstreams();
    this.#timer = setInterval(() => {
      this.#checkUpstreams();
      this.#lightClients.follow();
    }, watchInterval).unref();
    this.#lightClients.follow();
    // Requests that were sent earlier today, before this start, count too.
    await Promise.all([this.#chains.start(), this.#context.sharing.usage.flush()]);
  }

  *upstreams(): Generator<ListedUpstream> {
    for (const { network, part, cluster } of this.#pools()) {
      const members = cluster.members as readonly PoolMember[];
      const heads = cluster instanceof UpstreamPool ? cluster.heads : undefined;
      const condition = (now: number): Condition => cluster.condition(now);
      for (const member of members) yield { network, part, member, members, heads, condition };
    }
  }

  lightClients(): readonly LightClientStatus[] {
    return this.#lightClients.states();
  }

  *conditions(): Generator<PartCondition> {
    const now = performance.now();
    for (const pool of this.#pools()) yield this.#condition(pool, now);
  }

  /** Follows a part closely for a while. @returns its condition; `undefined` if it has no upstreams that nodes share. */
  follow(network: string, part: NetworkPart): PartCondition | undefined {
    const protocol = findProtocol(network);
    const isServed = protocol && this.#context.networks.parts(network, protocol)[part] !== undefined;
    if (!isServed) return this.#condition({ network, part, cluster: unserved }, performance.now());
    const cluster = this.#shared.get(`${network}/${part}`)?.cluster;
    if (!isPool(cluster)) return undefined;
    cluster.follow();
    return this.#condition({ network, part, cluster }, performance.now());
  }

  #condition(
    { network, part, cluster }: SharedPool<Pick<UpstreamPool | GrpcPool, "members" | "condition">>,
    now: number,
  ): PartCondition {
    const condition = cluster.condition(now);
    const { state } = condition;
    const name = `${network}.${part}`;
    const before = this.#states.get(name);
    const since = before?.state === state ? before.since : currentTime();
    this.#states.set(name, { state, since });
    return { network, part, upstreams: cluster.members.length, since, ...condition };
  }

  *#pools(): Generator<SharedPool> {
    for (const [name, { cluster }] of this.#shared) {
      const [network = "", part = ""] = name.split("/");
      if (isPool(cluster)) yield { network, part, cluster };
    }
  }

  states(network: string, protocol: Protocol): PartState[] {
    const served = this.#context.networks.parts(network, protocol);
    return listParts(protocol).map((part) =>
      partState(part, served[part], this.#shared.get(`${network}/${part}`)?.cluster),
    );
  }

  *queues(): Generator<LocatedQueue> {
    for (const { network, part, cluster } of this.#pools()) {
      yield { ...(cluster instanceof UpstreamPool ? cluster.heads : cluster).queue, network, part };
      for (const { upstream } of cluster.members as readonly PoolMember<UpstreamNode>[])
        for (const queue of upstream.queues()) yield { ...queue, network, part, upstream: upstream.name };
    }
  }

  cluster(network: string, part: NetworkPart, options: PartOptions, node: string): Cluster {
    if (isShared(options)) return this.#share(network, part, options) as Cluster;
    return createCluster(part, options, this.#sourceContext(network, part, node));
  }

  grpc(network: string, options: ServedPart): GrpcCluster {
    if (isShared(options)) return this.#share(network, "grpc", options) as GrpcCluster;
    return this.#makeGrpc(network, options);
  }

  /** Whether a cluster belongs to a network, and not to one of its nodes. */
  isShared(cluster: Cluster | GrpcCluster | undefined): boolean {
    return [...this.#shared.values()].some((one) => one.cluster === cluster);
  }

  #checkUpstreams(): void {
    // A state begins when it is there, not when somebody looks at it.
    Array.from(this.conditions());
    this.#watch.check(this.upstreams(), performance.now());
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    this.#checkUpstreams();
    this.#chains.close();
    await Promise.all([...this.#shared.values()].map(({ cluster }) => cluster.close()));
  }

  /** Serves other networks, or the same ones from other upstreams. */
  async reload(next: Networks): Promise<ReloadedClusters> {
    const { networks, limits } = this.#context;
    const plans = planReload(networks, next, this.#shared);
    const created = new Map<string, SharedCluster>();
    for (const { network, part, options } of plans.created)
      created.set(`${network}/${part}`, this.#make(network, part, options, next));
    const retired = plans.updated.flatMap((plan) => this.#update(plan, next));
    const ended = plans.ended.flatMap((name) => this.#shared.get(name) ?? []);
    for (const name of plans.ended) this.#shared.delete(name);
    for (const [name, part] of created) this.#shared.set(name, part);
    networks.replaceWith(next);
    this.#checkUpstreams();
    await this.#chains.start();
    return {
      networks: plans.networks,
      retire: async () => {
        await Promise.all(retired.map((upstream) => upstream.retire(limits.shutdown)));
      },
      end: async () => {
        const members = ended.flatMap(({ cluster }) =>
          cluster instanceof UpstreamPool ? cluster.members : [],
        );
        await Promise.all(members.map(({ upstream }) => upstream.retire(limits.shutdown)));
        await Promise.all(ended.map(({ cluster }) => cluster.close()));
      },
    };
  }

  /** Replaces a pool's upstreams. Unchanged upstreams stay, with everything that is known about them. */
  #update({ network, part, options }: PlannedCluster<UpstreamsPart>, next: Networks): Upstream[] {
    const name = `${network}/${part}`;
    const before = this.#shared.get(name);
    const pool = before?.cluster;
    if (!before || !(pool instanceof UpstreamPool)) return [];
    const known = new Map(
      listUpstreams(before.options).map((one, index) => [JSON.stringify(one), pool.members[index]?.upstream]),
    );
    const context = this.#sourceContext(network, part, "", next);
    const upstreams = options.upstreams.map(
      (one) => known.get(JSON.stringify(one)) ?? createUpstream(one, context),
    );
    this.#shared.set(name, { ...before, options });
    this.#chains.add(upstreams.filter((upstream) => ![...known.values()].includes(upstream)));
    return pool.replace(upstreams, memberOptions(options, context, part));
  }

  #share(network: string, part: NetworkPart, options: ServedPart): Cluster | GrpcCluster {
    const name = `${network}/${part}`;
    const shared = this.#shared.get(name) ?? this.#make(network, part, options, this.#context.networks);
    this.#shared.set(name, shared);
    return shared.cluster;
  }

  #make(network: string, part: NetworkPart, options: ServedPart, networks: Networks): SharedCluster {
    const cluster =
      part === "grpc"
        ? this.#makeGrpc(network, options, networks)
        : createCluster(part, options, this.#sourceContext(network, part, "", networks));
    if (isPool(cluster)) this.#chains.add(cluster.members.map(({ upstream }) => upstream));
    return { cluster, options, identity: JSON.stringify(networks.identity(network)) };
  }

  #makeGrpc(network: string, options: ServedPart, networks = this.#context.networks): GrpcCluster {
    const { limits, simulators, metrics } = this.#context;
    const context = this.#sourceContext(network, "grpc", "", networks);
    const onFailure = unreachableReport(metrics, network, "grpc");
    return simulators.grpcInTestMode(createGrpcCluster(options, context, limits, onFailure));
  }

  #sourceContext(
    network: string,
    part: NetworkPart,
    node: string,
    networks: Networks = this.#context.networks,
  ): ClusterContext {
    const { limits, simulators, startAnvil, sharing, metrics, log } = this.#context;
    const protocol = findProtocol(network);
    const chain = protocol && chainKey(identify(network, protocol, networks));
    return {
      network,
      headReader: protocol && headReader(part, protocol, network),
      chainId: protocol && numericChainId(identify(network, protocol, networks)),
      timeouts: chooseTimeouts(limits),
      largeResponses: limits.largeResponses,
      weightOf: this.#context.networks.findWeight(network),
      simulators,
      node,
      startAnvil,
      sharing,
      // Each node's own development node is a chain of its own.
      ...(node === "" && { sharedAs: `${network}.${part}`, sharedHeads: sharing.heads }),
      chainOf: (upstream) =>
        protocol && this.#findChain(identify(network, protocol, networks), part, upstream),
      // Without a known chain, other gateways may serve another one under this name.
      ...(chain !== undefined && {
        sharedResults: sharing.results,
        resultPrefix: `${network}.${part} ${chain}`,
      }),
      ...clusterReports({ log, metrics }, network, part, node),
      lightClient: this.#lightClients.of(network),
      integrityReports: integrityReports({ log, metrics, sharing }, network, part),
    };
  }

  #findChain(checked: CheckedNetwork, part: NetworkPart, upstream: string): ChainCheck | undefined {
    const { log } = this.#context;
    const check = chainCheck(checked, part);
    if (!check) return undefined;
    const outage = new Outage();
    return {
      ...check,
      onWrongSocket: (reported) => {
        const reason = `its WebSocket: expected ${check.expected}, reported ${reported}`;
        const report = outage.failed(1, reason, performance.now());
        if (report)
          log("warn", "upstream serves another chain", { network: checked.name, part, upstream, reason });
      },
    };
  }
}

function identify(name: string, protocol: Protocol, networks: Networks): CheckedNetwork {
  return { name, protocol, options: networks.identity(name) };
}

function listUpstreams(options: ServedPart): readonly UpstreamOptions[] {
  return typeof options === "object" && "upstreams" in options ? options.upstreams : [];
}
