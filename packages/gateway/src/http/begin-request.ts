import type { ServerResponse } from "node:http";
import type { Pending } from "../access/pending-bytes.ts";
import type { GatewayState } from "../gateway-state.ts";
import { type HttpProblem, tooMany } from "./problem.ts";

/**
 * Counts a request among those that its credential has under way, until it is answered or its caller has gone.
 *
 * @param credential - Whose: an id, never the secret.
 * @throws HttpProblem 429 if there are too many.
 */
export function beginRequest(
  { pendingBytes }: Pick<GatewayState, "pendingBytes">,
  credential: string,
  response: ServerResponse,
): Pending {
  const pending = pendingBytes.begin(credential);
  if (!pending) throw tooManyPending();
  response.on("close", () => pending.end());
  return pending;
}

/** Why there is no room for a request, or for more of its body. */
export function tooManyPending(): HttpProblem {
  return tooMany("too many requests are under way", 1);
}
