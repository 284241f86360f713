import { Buffer } from "node:buffer";
import type { HttpProblem, LimitOwner } from "../../codec/http/problem.ts";
import { problemHeaders } from "../../codec/http/respond.ts";
import { errorText } from "../../codec/json-rpc/rpc-message.ts";
import type { Reply } from "../../upstreams/upstream.ts";
import { limitError, rejection } from "./rpc-error.ts";

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
export function limited(id: string, seconds: number, message: string, limitOf?: LimitOwner): Reply {
  const error = limitError(message, seconds, limitOf);
  return { ...ownReply(errorText(id, error), 429), retryAfter: String(seconds) };
}
