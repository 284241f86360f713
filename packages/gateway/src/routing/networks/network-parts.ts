import type { GrpcSource } from "../../contract/grpc/grpc-call.ts";
import { type Limits, timeoutsOf } from "../../contract/limits.ts";
import type {
  NetworkPart,
  PartOptions,
  RecordedPart,
  UpstreamsPart,
} from "../../contract/network-options.ts";
import type { PartSource } from "../../contract/part-source.ts";
import type { Protocol } from "../../generated/catalog.ts";
import type { Log } from "../../observe/log.ts";
import type { Metrics } from "../../observe/metrics.ts";
import type { StartAnvil } from "../../upstreams/anvil/anvil-process.ts";
import type { ChainCheck } from "../../upstreams/chain-guard.ts";
import { createGrpcSource } from "../create-grpc-source.ts";
import { GrpcPool, type OnGrpcFailure } from "../grpc/grpc-pool.ts";
import { createSource, type SourceContext } from "../create-source.ts";
import { headReader } from "../pool/heads/create-head-reader.ts";
import type { PoolMember } from "../pool/pool-member.ts";
import type { PoolSharing } from "../pool/pool-sharing.ts";
import { UpstreamPool } from "../pool/upstream-pool.ts";
import type { Simulators } from "../simulators.ts";
import { chainCheck } from "./chain-check.ts";
import { ChainWatch } from "./chain-watch.ts";
import { type Networks, protocolOf, type ServedPart } from "./networks.ts";

/** What serving networks needs of the gateway. */
export interface NetworkContext {
  readonly networks: Networks;
  readonly limits: Limits;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly simulators: Simulators;
  readonly startAnvil: StartAnvil;
  /** What gateways share about upstreams. */
  readonly sharing: PoolSharing;
}

/** An upstream, with what it serves. */
export interface ListedUpstream {
  readonly network: string;
  readonly part: string;
  readonly member: PoolMember;
  /** All upstreams of the part. */
  readonly members: readonly PoolMember[];
}

/** What serves the parts of networks. The nodes of a network share its upstreams. */
export class NetworkParts {
  readonly #context: NetworkContext;
  /** By network and part. */
  readonly #shared = new Map<string, PartSource | GrpcSource>();
  readonly #chains = new ChainWatch();

  constructor(context: NetworkContext) {
    this.#context = context;
  }

  /**
   * Makes what the nodes of each configured network share, and asks upstreams which chain they serve.
   *
   * @throws NodeAccessError `INVALID_ARGUMENT` with the path of a recording that cannot be read.
   */
  async open(): Promise<void> {
    const { networks, simulators } = this.#context;
    for (const [network, protocol] of networks.given())
      for (const [part, options] of Object.entries(networks.parts(network, protocol)))
        if (isShared(options)) this.#share(network, part as NetworkPart, options);
    await simulators.recordingsRead();
    // What upstreams were sent today before this start counts too.
    await Promise.all([this.#chains.start(), this.#context.sharing.usage.flush()]);
  }

  /** The upstreams of all networks. */
  *upstreams(): Generator<ListedUpstream> {
    for (const [name, source] of this.#shared) {
      const [network = "", part = ""] = name.split("/");
      if (!("members" in source)) continue;
      const members = source.members as readonly PoolMember[];
      for (const member of members) yield { network, part, member, members };
    }
  }

  /** @returns what serves a part of a network for one of its nodes. */
  source(network: string, part: NetworkPart, options: PartOptions, node: string): PartSource {
    if (isShared(options)) return this.#share(network, part, options) as PartSource;
    return createSource(part, options, this.#sourceContext(network, part, node));
  }

  /** @returns what serves gRPC of a network for one of its nodes. */
  grpc(network: string, options: ServedPart): GrpcSource {
    if (isShared(options)) return this.#share(network, "grpc", options) as GrpcSource;
    return this.#makeGrpc(network, options);
  }

  /** Whether a source belongs to a network, and not to one of its nodes. */
  isShared(source: PartSource | GrpcSource | undefined): boolean {
    return [...this.#shared.values()].some((one) => one === source);
  }

  async close(): Promise<void> {
    this.#chains.close();
    await Promise.all([...this.#shared.values()].map((source) => source.close()));
  }

  #share(network: string, part: NetworkPart, options: ServedPart): PartSource | GrpcSource {
    const name = `${network}/${part}`;
    const known = this.#shared.get(name);
    if (known) return known;
    const made =
      part === "grpc"
        ? this.#makeGrpc(network, options)
        : createSource(part, options, this.#sourceContext(network, part, ""));
    if (made instanceof UpstreamPool || made instanceof GrpcPool)
      this.#chains.add(made.members.map(({ upstream }) => upstream));
    this.#shared.set(name, made);
    return made;
  }

  #makeGrpc(network: string, options: ServedPart): GrpcSource {
    const { limits, simulators, sharing } = this.#context;
    const onUnreachable = this.#onUnreachable(network, "grpc");
    const path = `networks.${network}.grpc`;
    const protocol = protocolOf(network);
    return createGrpcSource(path, options, limits, onUnreachable, simulators, {
      network,
      sharing,
      chainOf: (upstream) => protocol && this.#chainOf(network, protocol, "grpc", upstream),
    });
  }

  #sourceContext(network: string, part: NetworkPart, node: string): SourceContext {
    const { limits, simulators, startAnvil, sharing, metrics, log } = this.#context;
    const onUnreachable = this.#onUnreachable(network, part);
    const protocol = protocolOf(network);
    return {
      network,
      headReader: protocol && headReader(part, protocol),
      timeouts: timeoutsOf(limits),
      largeAnswers: limits.largeAnswers,
      simulators,
      node,
      startAnvil,
      sharing,
      // A node's own development node is a chain of its own.
      ...(node === "" && { sharedAs: `${network}.${part}`, sharedHeads: sharing.heads }),
      chainOf: (upstream) => protocol && this.#chainOf(network, protocol, part, upstream),
      onFailure: ({ upstream }, reason) => onUnreachable(upstream.name, reason),
      onChainReset: (shown, newest) =>
        log("error", "no upstream has the newest block any more", {
          network,
          part,
          shown,
          newest,
        }),
      onHedged: (isWon) => metrics.hedged(network, part, isWon),
      onCached: (isHit) => metrics.cached(network, part, isHit),
      onDissent: ({ name: upstream }, method) => {
        metrics.dissented(network, part, upstream);
        log("warn", "upstream responded otherwise than others", { network, part, upstream, method });
      },
    };
  }

  #chainOf(network: string, protocol: Protocol, part: NetworkPart, upstream: string): ChainCheck | undefined {
    const { log, networks } = this.#context;
    const check = chainCheck({ name: network, protocol, options: networks.identity(network) }, part);
    if (!check) return undefined;
    const { expected } = check;
    return {
      ...check,
      onVerdict: (isExpected, told) =>
        isExpected
          ? log("info", "upstream serves its network again", { network, part, upstream })
          : log("error", "upstream serves another chain", { network, part, upstream, expected, told }),
    };
  }

  #onUnreachable(network: string, part: NetworkPart): OnGrpcFailure {
    const { log, metrics } = this.#context;
    return (upstream, reason) => {
      metrics.upstreamFailed(network, part, upstream);
      log("warn", "upstream failed", { network, part, upstream, reason });
    };
  }
}

/** Whether one source serves all nodes of a network. Simulators and development nodes belong to one node. */
function isShared(options: PartOptions): options is UpstreamsPart | RecordedPart {
  return typeof options === "object" && !("anvil" in options);
}
