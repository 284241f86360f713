import { invalidArgument, kindOf, NodeAccessError } from "@node-access/auth";
import { Contradiction } from "./contradiction.ts";
import { requireCounts, requireFunctions } from "./options.ts";
import { type PublishedVerdict, publishVerdict } from "./published-verdict.ts";
import { type ReadFunction, Reads } from "./reads.ts";
import type { ComparisonSession } from "./session.ts";
import { CannotVerify, type Consistent, type Unverifiable, type Verdict } from "./verdict.ts";

/** A result, and what it is of. */
export interface CheckedResult {
  /** The method. */
  readonly method: string;
  /** The params of the call. */
  readonly params?: readonly unknown[] | undefined;
  /** The result, as on the wire: quantities are hex. */
  readonly result: unknown;
}

/** A result of which all is known. */
export interface CheckedCall extends Required<CheckedResult> {
  readonly params: readonly unknown[];
}

/** Checks results of nodes of one chain. */
export interface Verifier {
  /**
   * Checks a result.
   *
   * @param result - Method, params and result of a call.
   * @param read - Makes the additional calls of this check. Default: the option `read`.
   * @returns the verdict, if nothing is wrong.
   * @throws NodeAccessError `DATA_INVALID` if the result contradicts itself, its block or its request.
   */
  check(result: CheckedResult, read?: ReadFunction): Promise<Verdict>;
}

/** The part of a verifier that depends on the kind of chain. */
interface VerifierPlan {
  /** What makes additional calls, if the caller of a check passes nothing else. */
  readonly read: ReadFunction | undefined;
  readonly maxReads: number | undefined;
  /** The chain, as a published verdict names it. */
  readonly chain: Pick<PublishedVerdict, "chainId" | "network">;
  /** The chain, as evidence names it. */
  readonly evidence: object;
  /**
   * Returns the verdict if nothing is wrong.
   *
   * @param shown - The evidence of a wrong result, to which more can be added.
   * @throws Contradiction if the result is wrong; CannotVerify if that is not known.
   */
  judge(call: CheckedCall, reads: Reads, shown: object): Promise<Verdict>;
}

/** Creates a verifier, which publishes its verdicts, and has evidence of what is wrong. */
export function buildVerifier({ read, maxReads = 64, chain, evidence, judge }: VerifierPlan): Verifier {
  requireFunctions({ read });
  requireCounts({ maxReads });
  return {
    async check(given, readNow = read) {
      const { method, params = [], result }: CheckedResult = Object(given);
      if (typeof method !== "string") throw invalidArgument("method", "a method's name", kindOf(method));
      if (!Array.isArray(params)) throw invalidArgument("params", "a list", kindOf(params));
      const call = { method, params, result };
      const reads = new Reads(readNow, maxReads);
      const shown = { version: 1, ...evidence };
      const publish = (outcome: Pick<PublishedVerdict, "verdict" | "error">): void =>
        publishVerdict({ ...chain, ...call, ...outcome });
      try {
        const found = await judge(call, reads, shown).catch(unverifiable);
        const verdict: Verdict = { ...found, reads: reads.count };
        publish({ verdict });
        return verdict;
      } catch (error) {
        if (!(error instanceof Contradiction)) throw error;
        const { check, path, expected, actual } = error;
        const invalid = new NodeAccessError(
          "DATA_INVALID",
          `${method}: ${path} contradicts the chain (${check}): expected ${expected}, received ${actual}. Use another node`,
          { operation: method, ...error, evidence: { ...shown, ...call, reads: reads.made } },
        );
        publish({ error: invalid });
        throw invalid;
      }
    },
  };
}

function unverifiable(error: unknown): Unverifiable {
  if (!(error instanceof CannotVerify)) throw error;
  return { verdict: "unverifiable", reason: error.reason, explanation: error.message, reads: 0 };
}

/** The check of a method, if it has one. */
export function findCheck<Check>(checks: Readonly<Record<string, Check>>, method: string): Check {
  const check = Object.hasOwn(checks, method) ? checks[method] : undefined;
  if (check === undefined) throw new CannotVerify("no-check", `there is no check of ${method}`);
  return check;
}

/** Starts a check, which has compared nothing yet. */
export function startSession(reads: Reads): ComparisonSession {
  return { checks: new Set(), uncovered: new Set(), reads };
}

/** The verdict on a result that agrees with everything that it was compared with. */
export function consistent({ checks, uncovered, reads }: ComparisonSession): Consistent {
  return { verdict: "consistent", checks: [...checks], uncovered: [...uncovered], reads: reads.made.length };
}
