import type { IncomingMessage } from "node:http";
import { HttpProblem } from "../codec/http/problem.ts";
import type { UpstreamCluster } from "../clusters/upstream-cluster.ts";
import type { Cluster, RoutePreference } from "../upstreams/upstream.ts";
import type { Caller } from "./caller.ts";

/** The header that names the upstream which should serve a call. */
const upstreamChoiceHeader = "x-node-access-use-upstream";

/**
 * Reads the routing that a caller asks for. `cache-control: no-cache`, which browsers send by themselves, is ignored
 * without the permission; for the choice of an upstream, HttpProblem 403 is thrown.
 */
export function routePreference(
  { mayRoute }: Caller,
  { headers }: IncomingMessage,
): RoutePreference | undefined {
  const upstream = headers[upstreamChoiceHeader];
  if (upstream !== undefined && !mayRoute) {
    const message = `this credential may not choose an upstream (${upstreamChoiceHeader}): its permission "routing" is off`;
    throw new HttpProblem(403, "not_allowed", message);
  }
  const noCache = mayRoute === true && /\bno-cache\b/i.test(headers["cache-control"] ?? "");
  if (upstream === undefined && !noCache) return undefined;
  return { ...(upstream !== undefined && { upstream: String(upstream) }), ...(noCache && { noCache }) };
}

/** @throws HttpProblem 400 if the wanted upstream does not exist, or may not be used now. */
export async function checkPreference(cluster: Cluster, { upstream }: RoutePreference): Promise<void> {
  if (upstream === undefined) return;
  const names =
    "upstreams" in cluster ? (await (cluster as UpstreamCluster).upstreams()).map(({ name }) => name) : [];
  if (names.includes(upstream)) return;
  const known = names.length > 0 ? `use one of ${names.join(", ")}` : "this node has none";
  const message = `${upstreamChoiceHeader}: no upstream ${upstream.slice(0, 40)} is in use; ${known}`;
  throw new HttpProblem(400, "invalid_request", message);
}
