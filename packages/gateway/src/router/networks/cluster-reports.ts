import type { NetworkPart } from "../../options/network-options.ts";
import type { Log } from "../../observe/log.ts";
import type { Metrics } from "../../observe/metrics.ts";
import { Outage } from "../../observe/outage.ts";
import type { OnGrpcFailure } from "../../streams/grpc/grpc-pool.ts";
import type { IntegrityReports } from "../../filters/create-filters.ts";
import type { ClusterContext } from "../create-cluster.ts";
import type { Evidence } from "@node-access/verify";
import { currentTime } from "../../observe/clock.ts";
import type { PoolSharing } from "../../clusters/pool-sharing.ts";
import type { UpstreamNode } from "../../upstreams/upstream-node.ts";
import type { StoredWrongResult } from "../../state/tables/wrong-results.ts";

interface Reports {
  readonly log: Log;
  readonly metrics: Metrics;
  readonly sharing: PoolSharing;
}

/** @param node - Whose own development node it is; empty for upstreams that nodes share. */
export function clusterReports(
  { log, metrics }: Omit<Reports, "sharing">,
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
    onChainReset: (shown, newest) => {
      const facts = { change: "reorg", network, part, shown, newest };
      log("error", "no upstream has the newest block any more", facts);
    },
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
      if (!report) return;
      const facts = { network, part, upstream, method, responses: report.failures };
      log("warn", "upstream disagrees with the consensus", facts);
    },
  };
}

export function unreachableReport(metrics: Metrics, network: string, part: NetworkPart): OnGrpcFailure {
  return (upstream) => metrics.upstreamFailed(network, part, upstream);
}

/** Milliseconds in which one wrong result of a kind is stored; the others are counted. */
const storeInterval = 60_000;

/** Reports checks of what the upstreams of a network's part return: to metrics, the log and the database. */
export function integrityReports(
  { log, metrics: { integrity }, sharing }: Reports,
  network: string,
  part: NetworkPart,
): IntegrityReports {
  const outages = new Map<string, Outage>();
  const storedAt = new Map<string, number>();
  const failures = new Outage();
  const quirks = new Set<string>();
  const failed = (event: string, error: unknown): void => {
    const reason = error instanceof Error ? error.message : String(error);
    const report = failures.failed(1, reason, performance.now());
    if (report) log("error", event, { network, part, reason, failures: report.failures });
  };
  const store = (result: StoredWrongResult, upstream: UpstreamNode, evidence: Evidence): void => {
    sharing
      .storeWrongResult(result, upstream.redact(JSON.stringify(evidence)))
      .catch((error: unknown) => failed("wrong result could not be stored", error));
  };
  return {
    onChecked: ({ name }, outcome) => integrity.checked(network, part, name, outcome),
    onRead: () => integrity.read(network, part),
    onCheckFailed: (error) => failed("result could not be checked", error),
    onQuirk: ({ id, upstream }, { method, check, path, expected, actual, evidence }) => {
      const kind = `${method} ${check}`;
      if (quirks.has(kind)) return;
      quirks.add(kind);
      const found = { method, check, path, expected, actual };
      const reason = `all upstreams return it, so the rules for this chain may be wrong: exclude the method, or set mode: observe`;
      const change = "wrong";
      log("error", "all upstreams contradict the chain", { change, network, part, reason, ...found });
      store({ at: currentTime(), upstream: id, ...found, isCordoned: false }, upstream, evidence);
    },
    onWrong: ({ id, upstream }, { method, check, path, expected, actual, evidence }, isCordoned) => {
      const now = performance.now();
      const kind = `${id} ${method} ${check}`;
      const outage = outages.get(kind) ?? new Outage();
      outages.set(kind, outage);
      const report = outage.failed(1, method, now);
      const found = { method, check, path, expected, actual };
      if (report)
        log("error", "upstream returned a wrong result", {
          change: "wrong",
          network,
          part,
          upstream: upstream.name,
          reason: `${method}: ${path} is wrong (${check})`,
          ...found,
          results: report.failures,
        });
      const isNewCordon = isCordoned && !sharing.cordons.has(id);
      if (!isNewCordon && now - (storedAt.get(kind) ?? -Infinity) < storeInterval) return;
      storedAt.set(kind, now);
      store({ at: currentTime(), upstream: id, ...found, isCordoned: isNewCordon }, upstream, evidence);
    },
  };
}
