import { UpstreamFailure } from "../../upstreams/upstream-failure.ts";
import type { GrpcMember } from "./started-call.ts";
import { failoverByStatus } from "./status.ts";

/**
 * Makes one of the pool's own calls at one upstream, which counts for its health and budget like callers'
 * calls.
 *
 * @param path - `/package.Service/Method`.
 * @throws UpstreamFailure if there is no response with a message.
 */
export async function callMember(
  member: GrpcMember,
  path: string,
  request: Uint8Array,
  timeout: number,
): Promise<Buffer> {
  const sentAt = performance.now();
  if (!(member.budget?.take(1, sentAt) ?? true))
    throw new UpstreamFailure("throttled", "its budget is used up");
  member.breaker.sent(sentAt);
  const call = member.upstream.callUnary(path, request);
  const timer = setTimeout(() => call.abort(), timeout);
  try {
    const response = await call.response;
    member.served(sentAt, performance.now());
    return response;
  } catch (error) {
    const { status = 0 } = call;
    const now = performance.now();
    const reason = failoverByStatus(status) ?? "method";
    // A node that has no such call has responded.
    if (status > 0) member.rejected(reason, undefined, sentAt, now, `gRPC status ${status}`);
    else member.failed(error as UpstreamFailure, sentAt, now);
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
