import { Buffer } from "node:buffer";
import type { ClusterRequest, Reply } from "../../upstreams/upstream.ts";
import type { ChainHeads } from "../../clusters/chain/chain-heads.ts";
import type { PoolMember } from "../../clusters/pool-member.ts";
import { isBehind } from "../../clusters/select.ts";

/**
 * Some upstreams silently lack a block which callers have seen: logs of a range up to the block are merely fewer, and
 * a lookup by number or hash returns `null`. An upstream goes back when it reorganizes, or when another node behind
 * its address responds.
 */

type Heads = Pick<ChainHeads, "refresh">;

/** How many blocks below the newest one an upstream that goes back may lack. */
const maxLag = 128;

export function mayLackLogs({ minBlock, calls }: ClusterRequest, served: number): boolean {
  if (minBlock === undefined || minBlock > served || minBlock <= served - maxLag) return false;
  return calls?.some(({ facts }) => facts.blockRange) ?? false;
}

export async function lacksBlock(
  heads: Heads,
  member: PoolMember,
  request: ClusterRequest,
  served: number,
): Promise<boolean> {
  await heads.refresh(member);
  return isBehind(member, request, served);
}

export function isNullResult({ call }: ClusterRequest, { body, result }: Reply): boolean {
  if (result !== undefined && result !== "null") return false;
  if (!call || call.facts.idempotency === "write" || !Buffer.isBuffer(body) || body.length > 200)
    return false;
  return body.includes("null") && /"result"\s*:\s*null/.test(body.toString("latin1"));
}

/** How many further upstreams are asked for what one does not know. */
export const maxFurtherUpstreams = 2;

/** Whether another upstream may know what this one does not: a transaction, for example, that is still spreading. */
export function mayBeKnown(request: ClusterRequest, reply: Reply, attempts: number): boolean {
  const { call, avoid = [] } = request;
  if (!call?.facts.nullIfUnknown || attempts + avoid.length > maxFurtherUpstreams) return false;
  return isNullResult(request, reply);
}

export async function isMissingBlock(
  heads: Heads,
  member: PoolMember,
  { call, minBlock }: ClusterRequest,
  served: number,
): Promise<boolean> {
  if (served < 0 || (minBlock !== undefined && minBlock > served)) return false;
  // A block that callers have seen is never null, but a position in it may be.
  if (minBlock !== undefined && call && !call.facts.name.includes("Index")) return true;
  await heads.refresh(member);
  return member.head >= 0 && member.head < (minBlock ?? served);
}
