import type { SubscriptionRequest } from "../../upstreams/web-socket/upstream-link.ts";
import { withoutSpace } from "../../codec/json/json-text.ts";

/**
 * Rewrites a subscription's params in a canonical form, so that equal subscriptions are shared.
 *
 * @returns the request as it is sent upstream.
 */
export function canonicalRequest(method: string, params = "[]"): SubscriptionRequest {
  const values: unknown = JSON.parse(params);
  if (!method.includes("_")) return { method, params: JSON.stringify(values, sorted) };
  if (method !== "eth_subscribe" || !Array.isArray(values)) return { method, params: withoutSpace(params) };
  const [kind, option] = values as [unknown, unknown];
  switch (kind) {
    case "newHeads":
    case "syncing":
      return { method, params: JSON.stringify([kind]) };
    case "newPendingTransactions":
      return { method, params: JSON.stringify(option === true ? [kind, true] : [kind]) };
    case "logs":
      return { method, params: JSON.stringify([kind, canonicalFilter(option ?? {})]) };
    default:
      return { method, params: withoutSpace(params) };
  }
}

/** For `JSON.stringify`: the members of objects in the order of their names. */
function sorted(_: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** Invalid filters are not changed: the upstream reports what is wrong. */
function canonicalFilter(filter: unknown): unknown {
  if (typeof filter !== "object" || filter === null || Array.isArray(filter)) return filter;
  const { address, topics, ...rest } = filter as Record<string, unknown>;
  const addresses = canonicalChoice(address);
  const positions = Array.isArray(topics) ? topics.map(canonicalChoice) : topics;
  const members = Object.entries(rest).filter(([, value]) => value !== null);
  return Object.fromEntries([
    ...(addresses === null ? [] : [["address", addresses]]),
    ...(positions === null || positions === undefined || (Array.isArray(positions) && positions.length === 0)
      ? []
      : [["topics", positions]]),
    ...members.toSorted(([one], [other]) => (one < other ? -1 : 1)),
  ]) as unknown;
}

/** A choice of values, in any order: `null` matches any value. */
function canonicalChoice(value: unknown): unknown {
  if (value === undefined || value === null) return null;
  if (typeof value === "string") return value.toLowerCase();
  if (!Array.isArray(value) || !value.every((one) => typeof one === "string")) return value;
  const choices = [...new Set(value.map((one) => one.toLowerCase()))].toSorted();
  if (choices.length === 0) return null;
  return choices.length === 1 ? choices[0] : choices;
}
