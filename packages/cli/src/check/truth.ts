import { isNodeAccessError } from "@node-access/auth";
import type { Verifier } from "@node-access/verify";
import type { Session } from "./session.ts";

/** What a verifier reads of the node that it checks. */
export function readOf(
  session: Session,
): (request: { method: string; params?: readonly unknown[] | undefined }) => Promise<unknown> {
  return ({ method, params }) => session.result(method, params ?? []);
}

/** Verifies the results of calls, and reports those that are wrong. */
export async function checkCalls(
  session: Session,
  verifier: Verifier,
  calls: readonly (readonly [method: string, params: readonly unknown[]])[],
): Promise<void> {
  const { truth } = session;
  for (const [method, params] of calls) {
    session.progress(`truth of ${method}`);
    const outcome = await session.call(method, params);
    if (outcome.kind !== "result" || (outcome.value ?? null) === null) continue;
    try {
      const { verdict } = await verifier.check({ method, params, result: outcome.value });
      truth[verdict] = (truth[verdict] ?? 0) + 1;
    } catch (error) {
      if (!isNodeAccessError(error, "DATA_INVALID")) throw error;
      const { expected, actual, check, evidence } = error.context;
      truth["wrong"] = (truth["wrong"] ?? 0) + 1;
      session.find({
        id: "truth",
        ...placeOf(method, error.context.path, evidence),
        what: `contradicts its block (${check}): expected ${expected}, received ${actual}`,
      });
    }
  }
}

/** The method whose result is wrong, which may be one that was called to check another one, and where it is wrong. */
function placeOf(method: string, path: string, evidence: unknown): { subject: string; path?: string } {
  const { reads = [] } = Object(evidence) as { reads?: readonly { readonly method: string }[] };
  const [, index, rest = ""] = /^(?:reads\[(\d+)\]\.)?(?:result)?\.?(.*)$/.exec(path) ?? [];
  const subject = (index === undefined ? undefined : reads[Number(index)]?.method) ?? method;
  return { subject, ...(rest !== "" && { path: rest }) };
}
