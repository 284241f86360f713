import { NodeAccessError } from "@node-access/auth";
import type { Unanchored, Unverifiable } from "./verdict.ts";

/**
 * The error of a call whose result is not what the caller requires of it.
 *
 * @param doubt - Why not.
 */
export function unverifiableError(
  operation: string,
  { reason, explanation }: Pick<Unverifiable | Unanchored, "reason" | "explanation">,
  done: "checked" | "verified" = "checked",
): NodeAccessError<"DATA_UNVERIFIABLE"> {
  return new NodeAccessError(
    "DATA_UNVERIFIABLE",
    `${operation}: the result could not be ${done}: ${explanation}. Accept it with the option unchecked, or call the client itself`,
    { operation, reason, explanation },
  );
}
