import type { NodeAccessError } from "@node-access/auth";
import { callError, excerpt, type Place } from "../call-error.ts";

/** Whether a status says that the call succeeded. */
export function isSuccess({ status }: { readonly status: number }): boolean {
  return status >= 200 && status < 300;
}

/** Refuses a size beyond `maxResponseBytes`, by default 64 MiB. A size that is not known passes. */
export function checkSize(bytes: number, attempt: Place, limit = 67_108_864): void {
  if (!(bytes > limit)) return;
  const option = "maxResponseBytes";
  const text = `the answer has more than ${limit} bytes; option ${option} allows more`;
  throw callError(attempt, "RESPONSE_TOO_LARGE", text, { limit, option });
}

/** Makes the error of an answer that cannot be read. */
export function undecodable(attempt: Place, reason: string, text: string): NodeAccessError {
  const received = excerpt(text, attempt);
  return callError(attempt, "UNDECODABLE_BODY", `the answer is ${reason}: ${received}`, { reason, received });
}
