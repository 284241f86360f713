import type { MethodFacts } from "../../generated/methods.ts";
import { readOutcome } from "../../codec/json-rpc/read-response.ts";
import { callRequest, createCall } from "../../upstreams/rpc-request.ts";
import { replyInTime } from "../../upstreams/reply-text.ts";
import type { ClusterRequest, Reply } from "../../upstreams/upstream.ts";
import { Bytes } from "../../codec/bytes.ts";
import { UpstreamFailure } from "../../upstreams/upstream-failure.ts";
import { judge } from "../responses/judge.ts";
import type { PoolMember } from "../pool-member.ts";

/** Milliseconds that an upstream may take to respond. */
const timeout = 5_000;
/** Maximum bytes of a response. A block with the hashes of 10,000 transactions has 700 kB. */
const maxBytes = 4 * 1024 * 1024;

/**
 * Sends one of the pool's own requests to one upstream, which counts for its health like callers' requests.
 * Returns `undefined` if it does not serve the request, and throws an UpstreamFailure if it did not respond.
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

/** Makes one of the pool's own calls. Params and result are JSON; `undefined` stands for an error. */
export async function readResult(
  member: PoolMember,
  facts: MethodFacts,
  params: readonly string[],
): Promise<string | undefined> {
  const call = createCall(facts, `[${params.join(",")}]`);
  const reply = await queryMember(member, callRequest(call, { only: member.upstream }));
  if (!reply) return undefined;
  const { result, error } = readOutcome(reply.body.toString("utf8"));
  return error === undefined ? result : undefined;
}

async function whole(reply: Reply): Promise<Reply & { readonly body: Buffer }> {
  if (Buffer.isBuffer(reply.body)) return { ...reply, body: reply.body };
  const bytes = new Bytes();
  for await (const chunk of reply.body) {
    bytes.add(chunk as Buffer);
    // Leaving the loop destroys the stream, and with it the request.
    if (bytes.length > maxBytes) throw new UpstreamFailure("too-large", `more than ${maxBytes} bytes`);
  }
  return { ...reply, body: bytes.all() };
}
