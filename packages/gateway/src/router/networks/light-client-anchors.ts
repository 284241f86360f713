import type { AnchorSource } from "@node-access/verify";
import { UpstreamPool } from "../../clusters/upstream-pool.ts";
import type { Cluster } from "../../upstreams/upstream.ts";
import type { GrpcCluster } from "../../upstreams/grpc/grpc-call.ts";
import type { LightClientOptions } from "../../options/integrity-options.ts";
import type { Log } from "../../observe/log.ts";
import type { Metrics } from "../../observe/metrics.ts";
import type { PoolSharing } from "../../clusters/pool-sharing.ts";
import { LightClientAnchor, type LightClientStatus } from "./light-client-anchor.ts";
import type { Networks } from "./networks.ts";

export interface LightClientsContext {
  readonly networks: Networks;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly sharing: PoolSharing;
  readonly beaconOf: (network: string) => Cluster | GrpcCluster | undefined;
}

/** The light clients of the networks whose options ask for one. They follow changes of the options. */
export class LightClientAnchors {
  readonly #context: LightClientsContext;
  /** By network, with the options as JSON: others need another light client. */
  readonly #anchors = new Map<string, { readonly options: string; readonly anchor: LightClientAnchor }>();

  constructor(context: LightClientsContext) {
    this.#context = context;
  }

  /** The trusted blocks of a network, which change with its options. */
  of(network: string): AnchorSource {
    return {
      anchorOf: (tag) => {
        const known = this.#anchors.get(network);
        if (!known) throw new Error("the network has no light client");
        return known.anchor.anchorOf(tag);
      },
    };
  }

  states(): readonly LightClientStatus[] {
    return [...this.#anchors.values()].map(({ anchor }) => anchor.status());
  }

  /** Lets each light client do what a new slot asks for. Returns at once. */
  follow(): void {
    const { networks } = this.#context;
    for (const [network, protocol] of networks.configured()) {
      const options = readLightClient(networks.parts(network, protocol).rpc);
      if (!options) this.#anchors.delete(network);
      else void this.#anchor(network, options).follow();
    }
  }

  #anchor(network: string, options: LightClientOptions): LightClientAnchor {
    const { log, metrics, sharing, beaconOf } = this.#context;
    const text = JSON.stringify(options);
    const known = this.#anchors.get(network);
    if (known?.options === text) return known.anchor;
    const beacon = (): UpstreamPool | undefined => {
      const cluster = beaconOf(network);
      return cluster instanceof UpstreamPool ? cluster : undefined;
    };
    const table = (): ReturnType<PoolSharing["lightClients"]> => sharing.lightClients();
    const anchor = new LightClientAnchor({ network, options, beacon, table, log, metrics });
    this.#anchors.set(network, { options: text, anchor });
    return anchor;
  }
}

function readLightClient(part: unknown): LightClientOptions | undefined {
  const { integrity } = Object(part) as { readonly integrity?: unknown };
  return (Object(integrity) as { readonly lightClient?: LightClientOptions }).lightClient;
}
