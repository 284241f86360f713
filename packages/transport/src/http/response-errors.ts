import type { NodeAccessError } from "@node-access/auth";
import { callError, excerpt, type Place } from "../call-error.ts";

/** Whether a status says that the call succeeded. */
export function isSuccess({ status }: { readonly status: number }): boolean {
  return status >= 200 && status < 300;
}

/** The default of `maxResponseBytes`: 64 MiB. */
export const MAX_RESPONSE_BYTES = 67_108_864;

/** Refuses a size beyond `maxResponseBytes`. A size that is not known passes. */
export function checkSize(bytes: number, attempt: Place, limit: number = MAX_RESPONSE_BYTES): void {
  if (bytes > limit) throw responseTooLarge(attempt, limit);
}

/** Makes the error of an answer beyond `maxResponseBytes`. */
export function responseTooLarge(place: Place, limit: number): NodeAccessError {
  const option = "maxResponseBytes";
  const text = `the answer has more than ${limit} bytes; option ${option} allows more`;
  return callError(place, "RESPONSE_TOO_LARGE", text, { limit, option });
}

/** Makes the error of an answer that cannot be read. */
export function undecodable(attempt: Place, reason: string, text: string): NodeAccessError {
  const received = excerpt(text, attempt);
  return callError(attempt, "UNDECODABLE_BODY", `the answer is ${reason}: ${received}`, { reason, received });
}
