import { currentTime } from "../../codec/clock.ts";
import type { ClusterRequest, Reply } from "../../codec/cluster.ts";
import type { Failover } from "./verdict.ts";

/** @returns why to try another upstream, as far as the HTTP status says so. */
export function judgeStatus(
  { statuses, hasBlock }: ClusterRequest,
  { status, retryAfter }: Reply,
): Failover | undefined {
  if (status >= 200 && status < 300) return undefined;
  const detail = `HTTP ${status}`;
  if (status === 429)
    return { kind: "failover", reason: "throttled", detail, isLastResort: true, ...seconds(retryAfter) };
  if (status === 404 && hasBlock) return { kind: "failover", reason: "lagging", detail, isLastResort: true };
  if (statuses?.includes(status)) return { kind: "failover", reason: "failed", detail, isLastResort: true };
  if (status >= 500) return { kind: "failover", reason: "failed", detail, ...seconds(retryAfter) };
  // A redirect is never followed: the credentials in its address would not be the upstream's.
  if (status < 400 || status === 401 || status === 402 || status === 403 || status === 407)
    return { kind: "failover", reason: "rejected", detail };
  return undefined;
}

function seconds(retryAfter: string | undefined): { readonly retryAfter?: number } {
  if (retryAfter === undefined) return {};
  const value = /^\d+$/.test(retryAfter)
    ? Number(retryAfter)
    : (Date.parse(retryAfter) - currentTime()) / 1000;
  return value > 0 ? { retryAfter: value } : {};
}
