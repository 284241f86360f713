import type { NetworkPart } from "../../options/network-options.ts";
import type { Log } from "../../observe/log.ts";
import type { Metrics } from "../../observe/metrics.ts";
import { Outage } from "../../observe/outage.ts";
import type { OnGrpcFailure } from "../../streams/grpc/grpc-pool.ts";
import type { ClusterContext } from "../create-cluster.ts";

/** Where what happens at upstreams is reported. */
interface Reports {
  readonly log: Log;
  readonly metrics: Metrics;
}

/**
 * Reports what happens at the upstreams of a network's part.
 *
 * @param node - The node whose own development node it is; empty for upstreams that the network's nodes share.
 */
export function clusterReports(
  { log, metrics }: Reports,
  network: string,
  part: NetworkPart,
  node: string,
): Pick<
  ClusterContext,
  "onFailure" | "onChainReset" | "onReorg" | "onHedged" | "onCached" | "onDisagreement"
> {
  const onUnreachable = unreachableReport(metrics, network, part);
  const reorgs = new Outage();
  const disagreements = new Map<string, Outage>();
  return {
    onFailure: ({ upstream }, reason) => {
      onUnreachable(upstream.name, reason);
      // A node's own development node is no upstream of the network.
      if (node !== "") log("warn", "upstream failed", { network, part, upstream: upstream.name, reason });
    },
    onChainReset: (shown, newest) =>
      log("error", "no upstream has the newest block any more", {
        change: "reorg",
        network,
        part,
        shown,
        newest,
      }),
    onReorg: (block) => {
      const report = reorgs.failed(1, "", performance.now());
      const change = "reorg";
      if (report) log("info", "chain reorganized", { change, network, part, block, reorgs: report.failures });
    },
    onHedged: (isWon) => metrics.hedged(network, part, isWon),
    onCached: (isHit) => metrics.cached(network, part, isHit),
    onDisagreement: ({ name: upstream }, method) => {
      metrics.disagreed(network, part, upstream);
      const outage = disagreements.get(upstream) ?? new Outage();
      disagreements.set(upstream, outage);
      const report = outage.failed(1, method, performance.now());
      const { failures: responses = 0 } = report ?? {};
      if (report)
        log("warn", "upstream disagrees with the consensus", {
          network,
          part,
          upstream,
          method,
          responses,
        });
    },
  };
}

/** Counts the failures of a part's upstreams. */
export function unreachableReport(metrics: Metrics, network: string, part: NetworkPart): OnGrpcFailure {
  return (upstream) => metrics.upstreamFailed(network, part, upstream);
}
