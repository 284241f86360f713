import type { ServerResponse } from "node:http";
import type { AdapterName } from "../contract/adapter-name.ts";
import type { EndReason } from "../contract/end-reason.ts";
import { Flights } from "../contract/flights.ts";
import type { GrpcSource } from "../contract/grpc/grpc-call.ts";
import { type Limits, timeoutsOf } from "../contract/limits.ts";
import type { Flight, NodeSource, PartSource } from "../contract/part-source.ts";
import type { NetworkPart, PartOptions, RecordedPart, UpstreamsPart } from "../contract/network-options.ts";
import type { NodeConnection } from "../contract/web-socket/caller-socket.ts";
import { type Endpoint, type Protocol, protocols } from "../generated/catalog.ts";
import type { Log } from "../observe/log.ts";
import type { Metrics } from "../observe/metrics.ts";
import type { WorkingNode } from "../state/tables/nodes.ts";
import { type StartAnvil, startAnvil } from "../upstreams/anvil/anvil-process.ts";
import type { OnUnreachable } from "../upstreams/grpc/upstream-sessions.ts";
import { createGrpcSource } from "./create-grpc-source.ts";
import { createSource, type SourceContext } from "./create-source.ts";
import { type FilterIds, Filters } from "./filters.ts";
import { type DeclaredMethods, methodPolicy } from "./method-policy.ts";
import { type Networks, protocolOf, type ServedPart } from "./networks/networks.ts";
import { headReader } from "./pool/heads/create-head-reader.ts";
import { offMessage } from "./off-source.ts";
import { offeredMethods } from "./offered-methods.ts";
import { RpcNode } from "./rpc-node.ts";
import type { Simulators } from "./simulators.ts";

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
  /** Requests to REST endpoints that are under way. */
  readonly inFlight: Set<Flight>;
  /** What goes on until its caller ends it, sockets and streams, with the caller's id. */
  readonly connections: Map<NodeConnection, string>;
  /** The answers that are events, as long as their callers listen, with the caller's id. */
  readonly eventStreams: Map<ServerResponse, string>;
}

/** How often forgotten filters are looked for, in milliseconds. */
const sweepEvery = 30_000;

/** The nodes at work, by id. */
export class NodeServices {
  /** In the order in which they were made. */
  readonly #nodes = new Map<string, WorkingNode>();
  /** Of the nodes that have had a request. */
  readonly #services = new Map<string, NodeService>();
  readonly #limits: Limits;
  readonly #log: Log;
  readonly #metrics: Metrics;
  readonly #declaredMethods: DeclaredMethods;
  readonly #simulators: Simulators;
  readonly #filterIds: FilterIds;
  readonly #networks: Networks;
  /** What all nodes of a network share, by network and part. */
  readonly #shared = new Map<string, PartSource | GrpcSource>();
  readonly #startAnvil: StartAnvil;
  readonly #sweep: NodeJS.Timeout;
  readonly #ending = new Set<Promise<void>>();

  constructor(
    limits: Limits,
    log: Log,
    metrics: Metrics,
    declaredMethods: DeclaredMethods,
    simulators: Simulators,
    filterIds: FilterIds,
    networks: Networks,
    start: StartAnvil = startAnvil,
  ) {
    this.#limits = limits;
    this.#log = log;
    this.#metrics = metrics;
    this.#declaredMethods = declaredMethods;
    this.#simulators = simulators;
    this.#filterIds = filterIds;
    this.#networks = networks;
    this.#startAnvil = start;
    this.#sweep = setInterval(() => this.#expireFilters(), Math.min(sweepEvery, limits.filterIdle)).unref();
  }

  /** Puts a node to work. What it needs is made with its first request, so that a gateway with many nodes starts fast. */
  set(node: WorkingNode): void {
    this.#nodes.set(node.id, node);
  }

  #serve({ id, protocol: name, publicNetwork: network }: WorkingNode): NodeService {
    const protocol = name as Protocol;
    const parts = this.#networks.parts(network, protocol);
    const { families, endpoints } = protocols[protocol];
    const rest = endpoints.filter((endpoint) => endpoint !== "grpc");
    const has: readonly NetworkPart[] = [...(families.length > 0 ? (["rpc"] as const) : []), ...endpoints];
    const off = has.filter((part) => !parts[part]).map((part) => [part, offMessage(network, part)] as const);
    const source = (part: NetworkPart): PartSource => this.#source(network, part, parts[part] ?? "off", id);
    return {
      id,
      protocol,
      network,
      inFlight: new Set(),
      connections: new Map(),
      eventStreams: new Map(),
      off: new Map(off),
      endpoints: new Map(rest.map((part) => [part, source(part)])),
      ...(families.length > 0 && { rpc: this.#rpcNode(id, protocol, network, parts.rpc ?? "off") }),
      ...(parts.grpc && { grpc: this.#grpc(network, parts.grpc) }),
    };
  }

  /**
   * Makes what the nodes of each configured network share.
   *
   * @throws NodeAccessError `INVALID_ARGUMENT` with the path of a recording that cannot be read.
   */
  async open(): Promise<void> {
    for (const [network, protocol] of this.#networks.given())
      for (const [part, options] of Object.entries(this.#networks.parts(network, protocol)))
        if (isShared(options)) this.#share(network, part as NetworkPart, options);
    await this.#simulators.recordingsRead();
  }

  /** Makes the source of a part; nodes of a network share its upstreams. */
  #source(network: string, part: NetworkPart, options: PartOptions, node: string): PartSource {
    if (isShared(options)) return this.#share(network, part, options) as PartSource;
    return createSource(part, options, this.#context(network, part, node));
  }

  #grpc(network: string, options: ServedPart): GrpcSource {
    if (isShared(options)) return this.#share(network, "grpc", options) as GrpcSource;
    return this.#makeGrpc(network, options);
  }

  #share(network: string, part: NetworkPart, options: ServedPart): PartSource | GrpcSource {
    const name = `${network}/${part}`;
    const known = this.#shared.get(name);
    if (known) return known;
    const made =
      part === "grpc"
        ? this.#makeGrpc(network, options)
        : createSource(part, options, this.#context(network, part, ""));
    this.#shared.set(name, made);
    return made;
  }

  #makeGrpc(network: string, options: ServedPart): GrpcSource {
    const path = `networks.${network}.grpc`;
    return createGrpcSource(
      path,
      options,
      this.#limits,
      this.#onUnreachable(network, "grpc"),
      this.#simulators,
    );
  }

  #context(network: string, part: NetworkPart, node: string): SourceContext {
    const onUnreachable = this.#onUnreachable(network, part);
    const protocol = protocolOf(network);
    return {
      network,
      headReader: protocol && headReader(part, protocol),
      timeouts: timeoutsOf(this.#limits),
      largeAnswers: this.#limits.largeAnswers,
      simulators: this.#simulators,
      node,
      startAnvil: this.#startAnvil,
      onFailure: ({ upstream }, reason) => onUnreachable(upstream.name, reason),
    };
  }

  #onUnreachable(network: string, part: NetworkPart): OnUnreachable {
    return (upstream, reason) => {
      this.#metrics.upstreamFailed(network, part, upstream);
      this.#log("warn", "upstream failed", { network, part, upstream, reason });
    };
  }

  /** Connects a node to its upstreams, if these are started by the first call: another worker has started them. */
  async wake(id: string): Promise<void> {
    const source = this.#services.get(id)?.rpc?.source;
    if (source && "upstreams" in source) await (source as NodeSource).upstreams();
  }

  /** @returns the node, ready for requests; nothing if there is no such node. */
  get(id: string): NodeService | undefined {
    const service = this.#services.get(id);
    if (service) return service;
    const node = this.#nodes.get(id);
    if (!node) return undefined;
    const made = this.#serve(node);
    this.#services.set(id, made);
    return made;
  }

  /** The ids of all nodes at work. */
  ids(): string[] {
    return [...this.#nodes.keys()];
  }

  /** Ends a node's work: its sockets and streams, and what was started for it. */
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

  /** Ends the sockets and streams of a caller whose credential has ended. */
  endCaller(node: string, caller: string, reason: EndReason): void {
    const { connections, eventStreams } = this.#services.get(node) ?? {};
    for (const [connection, one] of connections ?? []) if (one === caller) connection.end(reason);
    for (const [response, one] of eventStreams ?? []) if (one === caller) response.destroy();
  }

  /** The oldest node whose endpoint is served: where a request without a credential goes. */
  first(endpoint: Endpoint): NodeService | undefined {
    for (const { id, protocol, publicNetwork } of this.#nodes.values()) {
      if (!protocols[protocol as Protocol].endpoints.includes(endpoint)) continue;
      if (this.#networks.parts(publicNetwork, protocol as Protocol)[endpoint]) return this.get(id);
    }
    return undefined;
  }

  /** Ends everything that was started. */
  async close(): Promise<void> {
    clearInterval(this.#sweep);
    const services = [...this.#services.values()].map((service) => this.#close(service));
    await Promise.all([
      ...this.#ending,
      ...services,
      ...[...this.#shared.values()].map((one) => one.close()),
    ]);
    await this.#simulators.close();
  }

  #rpcNode(id: string, protocol: Protocol, network: string, options: PartOptions): RpcNode {
    const adapters = adaptersOf(options);
    const policy = methodPolicy(offeredMethods(protocol), this.#declaredMethods);
    const part = this.#source(network, "rpc", options, id);
    const filters = new Filters({
      ...this.#filterIds,
      node: id,
      limit: this.#limits.filters,
      idle: this.#limits.filterIdle,
      upstream: (upstream) => ("upstreams" in part ? (part as NodeSource).upstream(upstream) : undefined),
    });
    return new RpcNode(
      id,
      part,
      policy,
      adapters,
      filters,
      options === "off" ? offMessage(network, "rpc") : undefined,
    );
  }

  #expireFilters(): void {
    for (const { rpc } of this.#services.values()) {
      const method = rpc?.policy.endsFilters;
      for (const { upstream, upstreamId } of rpc?.filters.expire() ?? []) {
        if (method === undefined) continue;
        const facts = rpc?.policy.allowed(method) ?? { name: method, idempotency: "write" };
        const call = { id: "1", method, params: `[${upstreamId}]`, facts };
        // The upstream forgets it by itself too; that this one fails harms nobody.
        rpc?.askCall(call, new Flights(), upstream).catch(() => {});
      }
    }
  }

  /** Ends what belongs to one node alone, and the calls that its callers have under way. */
  async #close({ rpc, endpoints, grpc, inFlight }: NodeService): Promise<void> {
    for (const one of [...inFlight, ...(rpc?.inFlight ?? [])]) one.abort();
    const shared = new Set<unknown>(this.#shared.values());
    const own = [rpc?.source, grpc, ...endpoints.values()].filter((source) => !shared.has(source));
    await Promise.all(own.map((source) => source?.close()));
  }
}

/** Whether one source serves all nodes of a network. Simulators and development nodes belong to one node. */
function isShared(options: PartOptions): options is UpstreamsPart | RecordedPart {
  return typeof options === "object" && !("anvil" in options);
}

/** Methods that any upstream of a part lacks are derived from others at all of them: calls may go to any. */
function adaptersOf(options: PartOptions): readonly AdapterName[] {
  if (typeof options !== "object") return [];
  if ("upstreams" in options) return options.upstreams.flatMap(({ adapters = [] }) => adapters);
  return "adapters" in options ? (options.adapters ?? []) : [];
}
