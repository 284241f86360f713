import type { Readiness } from "../../options/network-options.ts";
import type { PartCondition } from "./network-clusters.ts";

/** @returns why a gateway is not ready to serve calls, for operators; `undefined` if it is ready. */
export function notReadyReason(policy: Readiness, conditions: Iterable<PartCondition>): string | undefined {
  if (policy === "none") return undefined;
  const parts = [...conditions];
  const unserved = parts.filter(({ state }) => state === "down" || state === "failing");
  if (unserved.length === 0 || (policy === "any" && unserved.length < parts.length)) return undefined;
  const shown = unserved.map(({ network, part, reason }) => `${network}.${part} (${reason})`);
  return `no usable upstream: ${shown.join(", ")}`;
}
