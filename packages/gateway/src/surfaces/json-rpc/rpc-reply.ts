import { Buffer } from "node:buffer";
import { tooManyLargeResponses, isDisconnect, UpstreamFailure } from "../../upstreams/upstream-failure.ts";
import type { JsonText } from "../../codec/json/json-text.ts";
import { rpcCode, type RpcError, RpcFailure } from "../../codec/json-rpc/rpc-failure.ts";
import { type HttpProblem, type LimitOwner, overloadedRetryAfter } from "../../codec/http/problem.ts";
import { problemHeaders } from "../../codec/http/respond.ts";
import { errorText } from "../../codec/json-rpc/rpc-message.ts";
import type { Reply } from "../../upstreams/upstream.ts";

/** A response of the gateway itself, which is JSON. */
export function ownReply(text: string, status = 200): Reply {
  return { status, contentType: "application/json", body: Buffer.from(text) };
}

/** A response to a message that is rejected as a whole: its id is not known. */
export function rejected(problem: HttpProblem): Reply {
  const reply = ownReply(errorText("null", rejection(problem)), problem.status);
  return { ...reply, headers: problemHeaders(problem) };
}

/** A response to a caller who may try again after some seconds. */
export function limited(
  id: string | readonly string[],
  seconds: number,
  message: string,
  limitOf?: LimitOwner,
): Reply {
  const error = limitError(message, seconds, limitOf);
  return { ...ownReply(errorText(id, error), 429), retryAfter: String(seconds) };
}

/** @param seconds - The time after which the caller may try again. */
export function limitError(message: string, seconds: number, limitOf: LimitOwner = "credential"): RpcError {
  return { code: rpcCode.limit, message, data: { try_again_in: `${seconds}s`, limit_of: limitOf } };
}

/** @returns the error of a message that is rejected as a whole. */
export function rejection({ status, code: reason, message, retryAfter = 1, limitOf }: HttpProblem): RpcError {
  return status === 429
    ? limitError(message, retryAfter, limitOf)
    : { code: rpcCode.invalidRequest, message, data: { reason } };
}

/** @throws the error itself if the caller's connection must be closed without a response. */
export function asRpcError(error: unknown): RpcError | JsonText {
  if (isDisconnect(error)) throw error;
  if (error instanceof RpcFailure) return error.error;
  if (error instanceof UpstreamFailure && error.reason === "overloaded")
    return limitError(tooManyLargeResponses, overloadedRetryAfter, "gateway");
  if (error instanceof UpstreamFailure && error.reason === "throttled")
    return limitError(error.message, error.retryAfter ?? 1, "upstreams");
  if (error instanceof UpstreamFailure && error.reason === "too-large") {
    const message = `the response has ${error.message}: request it over HTTP, in a separate request`;
    return { code: rpcCode.limit, message };
  }
  // Clients know by this code that the call may have been executed.
  if (error instanceof UpstreamFailure && error.reason === "dropped")
    return { code: rpcCode.internal, message: error.message };
  if (error instanceof UpstreamFailure) {
    return { code: rpcCode.unavailable, message: findMessage(error) };
  }
  return { code: rpcCode.internal, message: "the gateway failed" };
}

function findMessage({ reason, shown }: UpstreamFailure): string {
  if (shown !== undefined) return shown;
  return reason === "timeout" ? "the node did not respond in time" : "no node could respond";
}
