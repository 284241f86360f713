import { invalidArgument, kindOf } from "@node-access/auth";
import type { Evidence } from "./evidence.ts";
import type { Verdict } from "./verdict.ts";
import { createReplay, type VerifierOptions } from "./verifier.ts";

/**
 * Checks again what an error `DATA_INVALID` has as evidence, without a node. Store the document, or send it to the provider
 * of the node.
 *
 * @param evidence - The document: `error.context.evidence`, or the same parsed from JSON.
 * @param options - `recoverSender`, `execute` and `rules`, if the verifier had them.
 * @returns the verdict if the document shows nothing wrong.
 * @throws NodeAccessError `DATA_INVALID` if the result is wrong, with the same check and path; `INVALID_ARGUMENT` if
 * it is no such document.
 *
 * @example
 * ```ts
 * import { isNodeAccessError } from "@node-access/auth";
 * import { verifyEvidence } from "@node-access/verify";
 *
 * export async function isLie(document: string): Promise<boolean> {
 *   try {
 *     await verifyEvidence(JSON.parse(document));
 *     return false;
 *   } catch (error) {
 *     return isNodeAccessError(error, "DATA_INVALID");
 *   }
 * }
 * ```
 */
export async function verifyEvidence(
  evidence: unknown,
  options: Pick<VerifierOptions, "recoverSender" | "execute" | "rules"> = {},
): Promise<Verdict> {
  const { version, chainId, method, params, result, reads, anchor }: Partial<Evidence> = Object(evidence);
  if (
    version !== 1 ||
    typeof method !== "string" ||
    !Array.isArray(params) ||
    !Array.isArray(reads) ||
    !chainId
  )
    throw invalidArgument("evidence", "a document of version 1", kindOf(evidence));
  const made = new Map(
    reads.map((read) => [JSON.stringify([read.method, read.params]), read.result as unknown]),
  );
  const { recoverSender, execute, rules }: VerifierOptions = Object(options);
  const verifier = createReplay({
    chainId,
    maxReads: made.size,
    read: async (request) => made.get(JSON.stringify([request.method, request.params])),
    recoverSender,
    execute,
    rules,
    anchor,
    maxParents: made.size,
  });
  return verifier.check({ method, params, result });
}
