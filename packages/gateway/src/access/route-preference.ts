import type { IncomingMessage } from "node:http";
import { HttpProblem } from "../codec/http/problem.ts";
import type { UpstreamCluster } from "../clusters/upstream-cluster.ts";
import type { Cluster, InFlight, RoutePreference } from "../upstreams/upstream.ts";
import type { Caller } from "./caller.ts";

/** The header that names the upstream which should serve a call. */
const upstreamChoiceHeader = "x-node-access-use-upstream";
/**
 * The header that names a block: the response must not be of an older one. It may also say how many seconds to wait for it,
 * as in `21000000;wait=0`.
 */
const notBeforeHeader = "x-node-access-not-before";

/**
 * Reads the routing that a caller asks for. `cache-control: no-cache`, which browsers send by themselves, is ignored
 * without the permission; for the choice of an upstream, HttpProblem 403 is thrown. All may name a block, or get
 * HttpProblem 400 if it is no number.
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
  const notBefore = readNotBefore(headers[notBeforeHeader]);
  if (upstream === undefined && !noCache && notBefore === undefined) return undefined;
  return {
    ...(upstream !== undefined && { upstream: String(upstream) }),
    ...(noCache && { noCache }),
    ...notBefore,
  };
}

function readNotBefore(
  value: string | readonly string[] | undefined,
): Pick<RoutePreference, "notBefore" | "wait"> | undefined {
  if (value === undefined) return undefined;
  const text = String(value);
  const [, block, wait] = /^(0x[\da-f]{1,13}|\d{1,15})(?: ?; ?wait=(\d{1,4}))?$/i.exec(text) ?? [];
  if (block !== undefined)
    return { notBefore: Number(block), ...(wait !== undefined && { wait: Number(wait) }) };
  const message = `${notBeforeHeader}: expected a block number such as 21000000 or 0x1406f40, received ${text.slice(0, 40)}`;
  throw new HttpProblem(400, "invalid_request", message);
}

/**
 * Waits for the block that a caller asks for.
 *
 * @throws HttpProblem 400 if the wanted upstream does not exist, or may not be used now; 503 if the block has not arrived.
 */
export async function checkPreference(
  cluster: Cluster,
  preference: RoutePreference,
  inFlight: InFlight,
): Promise<void> {
  await checkUpstream(cluster, preference);
  const { notBefore, wait } = preference;
  const newest = notBefore === undefined ? undefined : await cluster.reach?.(notBefore, wait, inFlight);
  if (notBefore === undefined || newest === undefined || newest >= notBefore) return;
  const behind = newest < 0 ? "none is known" : `the newest one is ${newest}, ${notBefore - newest} behind`;
  const message = `block ${notBefore} has not arrived: ${behind} (${notBeforeHeader})`;
  throw new HttpProblem(503, "block_not_reached", message, { retryAfter: 1, newest });
}

async function checkUpstream(cluster: Cluster, { upstream }: RoutePreference): Promise<void> {
  if (upstream === undefined) return;
  const names =
    "upstreams" in cluster ? (await (cluster as UpstreamCluster).upstreams()).map(({ name }) => name) : [];
  if (names.includes(upstream)) return;
  const known = names.length > 0 ? `use one of ${names.join(", ")}` : "this node has none";
  const message = `${upstreamChoiceHeader}: no upstream ${upstream.slice(0, 40)} is in use; ${known}`;
  throw new HttpProblem(400, "invalid_request", message);
}
