import { Buffer } from "node:buffer";
import { judgeTexts } from "../clusters/responses/judge.ts";
import type { ClusterRequest, Delivery, Reply } from "../upstreams/upstream.ts";
import type { Filter, Next } from "./filter.ts";
import { readOutcome } from "../codec/json-rpc/read-response.ts";
import { lostFailure, UpstreamFailure } from "../upstreams/upstream-failure.ts";

/** Failures that say more about a call than that its response was lost. */
const isExplained: ReadonlySet<UpstreamFailure["reason"]> = new Set(["aborted", "disconnect", "dropped"]);

/**
 * Reports a call that changes something as one whose response was lost, if an upstream may have executed it
 * and another one then rejects it or fails: a repetition is rejected too, so that says nothing about the
 * first.
 */
export const reportLostAnswers: Filter = (request, next) => {
  // A filter whose id nobody has learned is none.
  if (request.idempotency === "safe" || request.call?.facts.filter) return next(request);
  return sendChange(request, next);
};

async function sendChange(request: ClusterRequest, next: Next): Promise<Reply> {
  const delivery: Delivery = {};
  let reply: Reply;
  try {
    reply = await next({ ...request, delivery });
  } catch (error) {
    const isLost = error instanceof UpstreamFailure && !isExplained.has(error.reason);
    if (!isLost || !delivery.isUncertain) throw error;
    throw lostFailure(error.failed, error);
  }
  if (delivery.isUncertain && isRejection(request, reply)) throw lostFailure(reply.route?.failed);
  return reply;
}

/** Whether a response says that the upstream did not do what was asked. Large responses are results. */
function isRejection(request: ClusterRequest, reply: Reply): boolean {
  const { body, status } = reply;
  if (status >= 400) return true;
  if (!Buffer.isBuffer(body)) return false;
  if (!request.calls) return judgeTexts(request, reply) !== undefined;
  return readOutcome(body.toString("utf8")).error !== undefined;
}
