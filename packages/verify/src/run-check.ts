import { invalidArgument, isNodeAccessError, NodeAccessError, kindOf } from "@node-access/auth";
import { Contradiction } from "./contradiction.ts";
import { type PublishedVerdict, publishVerdict } from "./published-verdict.ts";
import type { Reads } from "./reads.ts";
import { CannotVerify, type Verdict } from "./verdict.ts";

/**
 * Runs a check, publishes its verdict and returns it.
 *
 * @param call - The call, and the chain that it is of.
 * @param check - Returns the verdict if nothing is wrong.
 * @param evidenceOf - What the evidence of a wrong result has beyond the call.
 * @throws NodeAccessError `DATA_INVALID` if the result is wrong, `INVALID_ARGUMENT` if the params are no list.
 */
export async function runCheck(
  call: Omit<PublishedVerdict, "verdict" | "error">,
  reads: Reads,
  check: () => Promise<Verdict>,
  evidenceOf: () => object,
): Promise<Verdict> {
  if (!Array.isArray(call.params)) throw invalidArgument("params", "a list", kindOf(call.params));
  try {
    const verdict = await judge(call, reads, check, evidenceOf);
    publishVerdict({ ...call, verdict });
    return verdict;
  } catch (error) {
    if (isNodeAccessError(error, "DATA_INVALID")) publishVerdict({ ...call, error });
    throw error;
  }
}

async function judge(
  { method, params, result }: Omit<PublishedVerdict, "verdict" | "error">,
  reads: Reads,
  check: () => Promise<Verdict>,
  evidenceOf: () => object,
): Promise<Verdict> {
  try {
    return await check();
  } catch (error) {
    if (error instanceof CannotVerify)
      return {
        verdict: "unverifiable",
        reason: error.reason,
        explanation: error.message,
        reads: reads.count,
      };
    if (!(error instanceof Contradiction)) throw error;
    const { check: name, path, expected, actual } = error;
    throw new NodeAccessError(
      "DATA_INVALID",
      `${method}: ${path} contradicts the chain (${name}): expected ${expected}, received ${actual}. Use another node`,
      {
        operation: method,
        check: name,
        path,
        expected,
        actual,
        evidence: { version: 1, ...evidenceOf(), method, params, result, reads: reads.made },
      },
    );
  }
}
