import { setTimeout as sleep } from "node:timers/promises";
import { within } from "../observe/clock.ts";
import type { AdapterName, NetworkPart, PartOptions } from "../options/network-options.ts";
import type { EndReason } from "../codec/web-socket/caller-socket.ts";
import type { UpstreamCluster } from "../clusters/upstream-cluster.ts";
import type { Cluster } from "../upstreams/upstream.ts";
import { type Endpoint, type Protocol, protocols, rpcEndpoints } from "../generated/catalog.ts";
import type { WorkingNode } from "../state/tables/nodes.ts";
import { type FilterIds, NodeFilters } from "./node-filters.ts";
import { type DeclaredMethods, methodPolicy } from "./method-policy.ts";
import { NetworkClusters, type NetworkContext } from "./networks/network-clusters.ts";
import type { Networks } from "./networks/networks.ts";
import type { NodeService } from "./node-service.ts";
import { offeredMethods } from "../clusters/offered-methods.ts";
import type { PoolSharing } from "../clusters/pool-sharing.ts";
import { RpcNode } from "./rpc-node.ts";

/** Milliseconds between two checks whether a replaced cluster still has calls in flight. */
const idleCheckInterval = 20;

/** Milliseconds that the end of a node waits until upstreams have removed its filters. */
const filterEnd = 1_000;

/** Milliseconds between two searches for idle filters. */
const sweepInterval = 30_000;

export interface NodesContext extends NetworkContext {
  readonly declaredMethods: DeclaredMethods;
  readonly filterIds: FilterIds;
}

export class NodeServices {
  /** In the order of their creation. */
  readonly #nodes = new Map<string, WorkingNode>();
  /** The services of nodes that have had a request. */
  readonly #services = new Map<string, NodeService>();
  readonly #context: NodesContext;
  readonly networks: NetworkClusters;
  readonly #sweep: NodeJS.Timeout;
  readonly #ending = new Set<Promise<void>>();

  constructor(context: NodesContext) {
    this.#context = context;
    this.networks = new NetworkClusters(context);
    const interval = Math.min(sweepInterval, context.limits.filterIdle);
    this.#sweep = setInterval(() => this.#expireFilters(), interval).unref();
  }

  get sharing(): PoolSharing {
    return this.#context.sharing;
  }

  /** Its clusters are created with its first request, so that a gateway with many nodes starts fast. */
  set(node: WorkingNode): void {
    this.#nodes.set(node.id, node);
  }

  #serve({ id, protocol: name, publicNetwork: network }: WorkingNode): NodeService {
    const protocol = name as Protocol;
    const parts = this.#context.networks.parts(network, protocol);
    const { families, endpoints } = protocols[protocol];
    const rest = endpoints.filter((endpoint) => endpoint !== "grpc" && !rpcEndpoints[endpoint]);
    const rpcNode = (part: NetworkPart): RpcNode =>
      this.#rpcNode(id, protocol, network, part, parts[part] ?? "off");
    const has: readonly NetworkPart[] = [...(families.length > 0 ? (["rpc"] as const) : []), ...endpoints];
    const off = has.filter((part) => !parts[part]).map((part) => [part, offMessage(network, part)] as const);
    const cluster = (part: NetworkPart): Cluster =>
      this.networks.cluster(network, part, parts[part] ?? "off", id);
    return {
      id,
      protocol,
      network,
      inFlight: new Set(),
      connections: new Map(),
      eventStreams: new Map(),
      off: new Map(off),
      endpoints: new Map(rest.map((part) => [part, cluster(part)])),
      ...(families.length > 0 && { rpc: rpcNode("rpc") }),
      paths: new Map(
        endpoints.flatMap((endpoint) => {
          const { rpcPath } = rpcEndpoints[endpoint] ?? {};
          return rpcPath === undefined ? [] : [[rpcPath, rpcNode(endpoint)] as const];
        }),
      ),
      ...(parts.grpc && { grpc: this.networks.grpc(network, parts.grpc) }),
    };
  }

  /**
   * Serves other networks, or the same ones from other upstreams, without dropping a call. Nothing changes if
   * this fails.
   *
   * @throws NodeAccessError `INVALID_ARGUMENT` with the path of a recording that cannot be read.
   */
  async reload(networks: Networks): Promise<void> {
    const parts = await this.networks.reload(networks);
    const changed = [...this.#services.values()].filter(({ network }) => parts.networks.has(network));
    for (const { id } of changed) this.#services.delete(id);
    const ended = (async (): Promise<void> => {
      await Promise.all([parts.retire(), ...changed.map((service) => this.#retire(service))]);
      await parts.end();
    })().finally(() => this.#ending.delete(ended));
    this.#ending.add(ended);
  }

  /** Closes what belongs to a node alone; callers of its sockets and streams reconnect. Calls continue. */
  async #retire(service: NodeService): Promise<void> {
    const { connections, eventStreams, inFlight } = service;
    const rpcNodes = listRpcNodes(service);
    const until = performance.now() + this.#context.limits.shutdown;
    for (const connection of connections.keys()) connection.end("changed");
    for (const response of eventStreams.keys()) response.destroy();
    const isBusy = (): boolean =>
      connections.size + inFlight.size > 0 || !rpcNodes.every((node) => node.inFlight.isEmpty);
    while (isBusy() && performance.now() < until) await sleep(idleCheckInterval, undefined, { ref: false });
    await this.#close(service);
  }

  get(id: string): NodeService | undefined {
    const service = this.#services.get(id);
    if (service) return service;
    const node = this.#nodes.get(id);
    if (!node) return undefined;
    const created = this.#serve(node);
    this.#services.set(id, created);
    return created;
  }

  connections(id: string): number {
    const { connections, eventStreams } = this.#services.get(id) ?? {};
    return (connections?.size ?? 0) + (eventStreams?.size ?? 0);
  }

  get eventStreams(): number {
    let sum = 0;
    for (const { eventStreams } of this.#services.values()) sum += eventStreams.size;
    return sum;
  }

  ids(): string[] {
    return [...this.#nodes.keys()];
  }

  /** Stops a node: its sockets and streams, and what was started for it. */
  remove(id: string): void {
    this.#nodes.delete(id);
    this.#end(id, "deleted");
  }

  #end(id: string, reason: EndReason): void {
    const service = this.#services.get(id);
    if (!service) return;
    this.#services.delete(id);
    for (const connection of service.connections.keys()) connection.end(reason);
    const ended = this.#close(service).finally(() => this.#ending.delete(ended));
    this.#ending.add(ended);
  }

  /** Closes the sockets and streams of a caller whose credential has ended. */
  endCaller(node: string, caller: string, reason: EndReason): void {
    const { connections, eventStreams } = this.#services.get(node) ?? {};
    for (const [connection, one] of connections ?? []) if (one === caller) connection.end(reason);
    for (const [response, one] of eventStreams ?? []) if (one.id === caller) response.destroy();
  }

  /** The oldest node whose endpoint is served: it gets requests without a credential. */
  first(endpoint: Endpoint): NodeService | undefined {
    for (const { id, protocol, publicNetwork } of this.#nodes.values()) {
      if (!protocols[protocol as Protocol].endpoints.includes(endpoint)) continue;
      if (this.#context.networks.parts(publicNetwork, protocol as Protocol)[endpoint]) return this.get(id);
    }
    return undefined;
  }

  async close(): Promise<void> {
    clearInterval(this.#sweep);
    const services = [...this.#services.values()].map((service) => this.#close(service));
    await Promise.all([...this.#ending, ...services]);
    await this.networks.close();
    await this.#context.sharing.close();
    await this.#context.simulators.close();
  }

  #rpcNode(
    id: string,
    protocol: Protocol,
    network: string,
    part: NetworkPart,
    options: PartOptions,
  ): RpcNode {
    const adapters = listAdapters(options);
    const policy = methodPolicy(offeredMethods(protocol, part), this.#context.declaredMethods);
    const cluster = this.networks.cluster(network, part, options, id);
    const filters = new NodeFilters({
      ...this.#context.filterIds,
      node: id,
      limit: this.#context.limits.filters,
      weightOf: this.#context.networks.findWeight(network),
      idle: this.#context.limits.filterIdle,
      upstream: (upstream) =>
        "upstreams" in cluster ? (cluster as UpstreamCluster).upstream(upstream) : undefined,
    });
    return new RpcNode(id, network, part, cluster, policy, adapters, filters, {
      off: options === "off" ? offMessage(network, part) : undefined,
      errorStatuses: part === "rpc" ? protocols[protocol].errorStatuses : undefined,
    });
  }

  #expireFilters(): void {
    for (const service of this.#services.values())
      for (const node of listRpcNodes(service))
        for (const filter of node.filters.expire()) void node.endFilter(filter);
  }

  /** Closes what belongs to one node alone, and aborts its callers' calls in flight. */
  async #close(service: NodeService): Promise<void> {
    const { endpoints, grpc, inFlight } = service;
    const rpcNodes = listRpcNodes(service);
    for (const one of [...inFlight, ...rpcNodes.flatMap((node) => [...node.inFlight])]) one.abort();
    await Promise.all(rpcNodes.map(endFilters));
    const all = [...rpcNodes.map(({ cluster }) => cluster), grpc, ...endpoints.values()];
    const own = all.filter((cluster) => !this.networks.isShared(cluster));
    await Promise.all(own.map((cluster) => cluster?.close()));
  }
}

function listRpcNodes({ rpc, paths }: NodeService): readonly RpcNode[] {
  return [...(rpc ? [rpc] : []), ...paths.values()];
}

/** Removes a node's filters at their upstreams, for as long as a shutdown may wait for that. */
async function endFilters(rpc: RpcNode): Promise<void> {
  const ended = rpc.filters.clear().flatMap((filter) => (filter.upstream ? rpc.endFilter(filter) : []));
  if (ended.length > 0) await within(Promise.all(ended), filterEnd);
}

/** A method that any upstream of a part lacks is derived at all of them: calls may go to any. */
function listAdapters(options: PartOptions): readonly AdapterName[] {
  if (typeof options !== "object") return [];
  if ("upstreams" in options) return options.upstreams.flatMap(({ adapters = [] }) => adapters);
  return "adapters" in options ? (options.adapters ?? []) : [];
}

/** @returns why a part of a network is not served, for callers and operators. */
function offMessage(network: string, part: NetworkPart): string {
  return `${part} of ${network} is off: this gateway has no upstream for it (set networks.${network}.${part} in its configuration)`;
}
