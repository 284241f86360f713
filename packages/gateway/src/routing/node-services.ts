import type { ServerResponse } from "node:http";
import { checkObject } from "../contract/check-options.ts";
import type { EndReason } from "../contract/end-reason.ts";
import { Flights } from "../contract/flights.ts";
import type { GrpcSource } from "../contract/grpc/grpc-call.ts";
import { type Limits, timeoutsOf } from "../contract/limits.ts";
import type { NodeSource, PartSource } from "../contract/part-source.ts";
import type { NodePart, NodeSources } from "../contract/source-options.ts";
import type { NodeConnection } from "../contract/web-socket/caller-socket.ts";
import { type Endpoint, type Protocol, protocols } from "../generated/catalog.ts";
import type { Log } from "../observe/log.ts";
import type { Metrics } from "../observe/metrics.ts";
import type { WorkingNode } from "../state/tables/nodes.ts";
import { type StartAnvil, startAnvil } from "../upstreams/anvil/anvil-process.ts";
import { checkSource } from "./check-source.ts";
import { createGrpcSource } from "./create-grpc-source.ts";
import { createSource, type SourceContext } from "./create-source.ts";
import { defaultSources } from "./default-sources.ts";
import { type FilterIds, Filters } from "./filters.ts";
import { type DeclaredMethods, methodPolicy } from "./method-policy.ts";
import { offeredMethods } from "./offered-methods.ts";
import { RpcNode } from "./rpc-node.ts";
import type { Simulators } from "./simulators.ts";

/** A node at work: its record's sources, ready to be asked. */
export interface NodeService {
  readonly id: string;
  readonly protocol: Protocol;
  readonly rpc?: RpcNode;
  readonly endpoints: ReadonlyMap<Endpoint, PartSource>;
  readonly grpc?: GrpcSource;
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
    start: StartAnvil = startAnvil,
  ) {
    this.#limits = limits;
    this.#log = log;
    this.#metrics = metrics;
    this.#declaredMethods = declaredMethods;
    this.#simulators = simulators;
    this.#filterIds = filterIds;
    this.#startAnvil = start;
    this.#sweep = setInterval(() => this.#expireFilters(), Math.min(sweepEvery, limits.filterIdle)).unref();
  }

  /**
   * Makes each given source and lets go of it, so that one which cannot be made is told before anything is stored.
   *
   * @throws NodeAccessError `INVALID_ARGUMENT` with the path of what is wrong.
   */
  check(upstreams: Readonly<Record<string, NodeSources | undefined>>): void {
    for (const [protocol, sources = {}] of Object.entries(upstreams)) {
      const { families, endpoints } = protocols[protocol as Protocol];
      checkObject(`upstreams.${protocol}`, sources, [...(families.length > 0 ? ["rpc"] : []), ...endpoints]);
      for (const [part, source] of Object.entries(sources))
        checkSource(`upstreams.${protocol}.${part}`, part as NodePart, source);
      void close(this.#serve("", protocol as Protocol, sources));
    }
  }

  /**
   * Waits for recordings that sources were made of.
   *
   * @throws NodeAccessError `INVALID_ARGUMENT` with the path of one that cannot be read.
   */
  recordingsRead(): Promise<void> {
    return this.#simulators.recordingsRead();
  }

  /**
   * Puts a node to work. What it needs is made with its first request, so that a gateway with many nodes starts fast. If its sources
   * have changed, its sockets and streams are closed.
   *
   * @throws NodeAccessError `INVALID_ARGUMENT` with the path of a source that cannot be used.
   */
  set(node: WorkingNode): void {
    const { id, protocol, sources } = node;
    const before = this.#nodes.get(id);
    if (before && JSON.stringify(before.sources) === JSON.stringify(sources)) return;
    for (const [part, source] of Object.entries(sources))
      checkSource(`upstreams.${protocol}.${part}`, part as NodePart, source);
    if (before) this.#end(id, "changed");
    this.#nodes.set(id, node);
    // Read at once, so that a file which is no recording is reported at the start.
    if (Object.values(sources).some((source) => typeof source === "object" && "recorded" in source))
      this.get(id);
  }

  #serve(id: string, protocol: Protocol, given: NodeSources): NodeService {
    const sources = { ...defaultSources(protocol), ...given };
    const onUnreachable = (upstream: string, reason: string): void => {
      this.#metrics.upstreamFailed(protocol, upstream);
      this.#log("warn", "upstream failed", { node: id, protocol, upstream, reason });
    };
    const path = `upstreams.${protocol}`;
    const context: SourceContext = {
      path,
      timeouts: timeoutsOf(this.#limits),
      largeAnswers: this.#limits.largeAnswers,
      simulators: this.#simulators,
      node: id,
      startAnvil: this.#startAnvil,
      onFailure: ({ upstream }, reason) => onUnreachable(upstream.shown, reason),
    };
    const { families, endpoints } = protocols[protocol];
    const rest = endpoints.filter((endpoint) => endpoint !== "grpc");
    return {
      id,
      protocol,
      connections: new Map(),
      eventStreams: new Map(),
      endpoints: new Map(
        rest.map((part) => [part, createSource(part, sources[part] ?? "stand-in", context)]),
      ),
      ...(families.length > 0 && { rpc: this.#rpcNode(id, protocol, sources.rpc ?? "stand-in", context) }),
      ...(endpoints.includes("grpc") && {
        grpc: createGrpcSource(
          `${path}.grpc`,
          sources.grpc ?? "stand-in",
          this.#limits,
          onUnreachable,
          this.#simulators,
        ),
      }),
    };
  }

  /** @returns the node, ready for requests; nothing if there is no such node. */
  /** Connects a node to its upstreams, if these are started by the first call: another worker has started them. */
  async wake(id: string): Promise<void> {
    const source = this.#services.get(id)?.rpc?.source;
    if (source && "upstreams" in source) await (source as NodeSource).upstreams();
  }

  get(id: string): NodeService | undefined {
    const service = this.#services.get(id);
    if (service) return service;
    const node = this.#nodes.get(id);
    if (!node) return undefined;
    const made = this.#serve(id, node.protocol as Protocol, node.sources);
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
    const ended = close(service).finally(() => this.#ending.delete(ended));
    this.#ending.add(ended);
  }

  /** Ends the sockets and streams of a caller whose credential has ended. */
  endCaller(node: string, caller: string, reason: EndReason): void {
    const { connections, eventStreams } = this.#services.get(node) ?? {};
    for (const [connection, one] of connections ?? []) if (one === caller) connection.end(reason);
    for (const [response, one] of eventStreams ?? []) if (one === caller) response.destroy();
  }

  /** The oldest node that offers an endpoint: where a request without a credential goes. */
  first(endpoint: Endpoint): NodeService | undefined {
    for (const { id, protocol } of this.#nodes.values())
      if (protocols[protocol as Protocol].endpoints.includes(endpoint)) return this.get(id);
    return undefined;
  }

  /** Ends everything that was started. */
  async close(): Promise<void> {
    clearInterval(this.#sweep);
    await Promise.all([...this.#ending, ...[...this.#services.values()].map(close)]);
    await this.#simulators.close();
  }

  #rpcNode(
    id: string,
    protocol: Protocol,
    source: NonNullable<NodeSources["rpc"]>,
    context: SourceContext,
  ): RpcNode {
    const adapters = typeof source === "object" && "adapters" in source ? (source.adapters ?? []) : [];
    const policy = methodPolicy(offeredMethods(protocol), this.#declaredMethods);
    const part = createSource("rpc", source, context);
    const filters = new Filters({
      ...this.#filterIds,
      node: id,
      limit: this.#limits.filters,
      idle: this.#limits.filterIdle,
      upstream: (upstream) => ("upstreams" in part ? (part as NodeSource).upstream(upstream) : undefined),
    });
    return new RpcNode(id, part, policy, adapters, filters);
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
}

async function close({ rpc, endpoints, grpc }: NodeService): Promise<void> {
  grpc?.close();
  await Promise.all([rpc?.source, ...endpoints.values()].map((source) => source?.close()));
}
