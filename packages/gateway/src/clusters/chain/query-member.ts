import { replyInTime } from "../../upstreams/reply-in-time.ts";
import type { ClusterRequest, Reply } from "../../codec/cluster.ts";
import type { UpstreamFailure } from "../../codec/upstream-failure.ts";
import { judge } from "../responses/judge.ts";
import type { PoolMember } from "../pool-member.ts";

/** Milliseconds that an upstream may take to respond. */
const timeout = 5_000;

/**
 * Sends one of the pool's own requests to one upstream. The request counts for its health like callers'
 * requests.
 *
 * @returns `undefined` if the upstream does not serve the request, or its budget is used up.
 * @throws UpstreamFailure if it did not respond.
 */
export async function queryMember(
  member: PoolMember,
  request: ClusterRequest,
): Promise<(Reply & { readonly body: Buffer }) | undefined> {
  const sentAt = performance.now();
  if (!(member.budget?.take(1, sentAt) ?? true)) return undefined;
  member.began(sentAt, true);
  try {
    const reply = await replyInTime(member.upstream.send(request), timeout, "no newest block in time", whole);
    member.ended(performance.now(), true, true);
    const verdict = judge(request, reply);
    const now = performance.now();
    if (verdict.kind === "failover") {
      member.rejected(verdict.reason, verdict.retryAfter, sentAt, now, verdict.detail);
      return undefined;
    }
    member.served(sentAt, now);
    return reply;
  } catch (error) {
    member.ended(performance.now(), true, false);
    member.failed(error as UpstreamFailure, sentAt, performance.now());
    throw error;
  }
}

async function whole(reply: Reply): Promise<Reply & { readonly body: Buffer }> {
  if (Buffer.isBuffer(reply.body)) return { ...reply, body: reply.body };
  const chunks: Buffer[] = [];
  for await (const chunk of reply.body) chunks.push(chunk as Buffer);
  return { ...reply, body: Buffer.concat(chunks) };
}
