import { invalidArgument, kindOf } from "@node-access/auth";
import { isAbsent } from "../fields.ts";
import { type ReadFunction, Reads } from "../reads.ts";
import { runCheck } from "../run-check.ts";
import type { Read } from "../session.ts";
import { CannotVerify, type Verdict } from "../verdict.ts";
import type { Verifier } from "../verifier.ts";
import { bitcoinChecks } from "./methods.ts";
import { type BitcoinNetwork, readBitcoinNetwork } from "./networks.ts";
import type { BitcoinSession } from "./session.ts";

/** Options of {@link createBitcoinVerifier}. */
export interface BitcoinVerifierOptions {
  /** The network: a name of {@link bitcoinNetworks} such as `bitcoin-mainnet`, or the rules of your own. */
  readonly network: string | BitcoinNetwork;
  /**
   * Makes a call to settle a result, and returns its result. Any node will do: what it returns is checked too.
   * Default: none, so that only results that need no other are checked.
   */
  readonly read?: ReadFunction | undefined;
  /** Maximum calls of `read` for one result. Default 64. */
  readonly maxReads?: number | undefined;
}

/**
 * Creates a verifier of results of Bitcoin nodes: headers, blocks, transactions and proofs. A header's hash proves work, and
 * has the root of the transactions' ids; the first transaction has that of their witnesses.
 *
 * Whoever can afford the work of one block can make up a block, with the least work of the network. So `consistent` says
 * that inventing the result would take work, and not that its block is on the best chain.
 *
 * @param options - The network, and how to make additional calls.
 * @returns the verifier.
 * @throws NodeAccessError `INVALID_ARGUMENT` that names the option.
 *
 * @example
 * ```ts
 * import { bitcoin, createRpcClient } from "@node-access/rpc/bitcoin";
 * import { createBitcoinVerifier } from "@node-access/verify/bitcoin";
 *
 * const client = createRpcClient({ protocol: bitcoin, endpoint: "http://127.0.0.1:8332" });
 * const verifier = createBitcoinVerifier({ network: "bitcoin-mainnet" });
 * const params = ["000000000019d6689c085ae165831e934ff763ae46a2a6c172b3f1b60a8ce26f", 2] as const;
 * const result = await client.getblock(...params);
 * console.log(await verifier.check({ method: "getblock", params, result }));
 * ```
 *
 * Source: bitcoin/bitcoin, src/validation.cpp; bitcoin/bips, BIP 34, BIP 37, BIP 141.
 */
export function createBitcoinVerifier(options: BitcoinVerifierOptions): Verifier {
  const { network: chosen, read, maxReads = 64 }: BitcoinVerifierOptions = Object(options);
  const network = readBitcoinNetwork(chosen);
  if (read !== undefined && typeof read !== "function")
    throw invalidArgument("read", "a function", kindOf(read));
  if (!Number.isInteger(maxReads) || maxReads < 0)
    throw invalidArgument("maxReads", "an integer from 0", String(maxReads));
  return {
    async check(checked, readNow = read) {
      const { method, params = [], result } = Object(checked) as Parameters<Verifier["check"]>[0];
      if (typeof method !== "string") throw invalidArgument("method", "a method's name", kindOf(method));
      const reads = new Reads(readNow, maxReads);
      const call = { network: network.name, method, params, result };
      return runCheck(
        call,
        reads,
        () => judge(call, network, reads),
        () => ({ network: chosen }),
      );
    },
  };
}

async function judge(
  { method, params, result }: Parameters<Verifier["check"]>[0],
  network: BitcoinNetwork,
  reads: Reads,
): Promise<Verdict> {
  const check = Object.hasOwn(bitcoinChecks, method) ? bitcoinChecks[method] : undefined;
  if (!check) throw new CannotVerify("no-check", `there is no check of ${method}`);
  if (!Array.isArray(params))
    throw new CannotVerify("no-check", "params by name have no check; name them in order");
  if (isAbsent(result)) throw new CannotVerify("absent", "the node knows of no such block or transaction");
  const session: BitcoinSession = {
    network,
    checks: new Set(),
    uncovered: new Set(),
    read: (name, args) => reads.read(name, args),
  };
  await check(result, params, session);
  return {
    verdict: "consistent",
    checks: [...session.checks],
    uncovered: [...session.uncovered],
    reads: reads.made.length,
  };
}

/**
 * Checks again what an error `DATA_INVALID` has as evidence, without a node.
 *
 * @param evidence - The document: `error.context.evidence`, or the same parsed from JSON.
 * @returns the verdict if the document shows nothing wrong.
 * @throws NodeAccessError `DATA_INVALID` if the result is wrong, with the same check and path; `INVALID_ARGUMENT` if
 * it is no such document.
 *
 * @example
 * ```ts
 * import { verifyBitcoinEvidence } from "@node-access/verify/bitcoin";
 *
 * export const isHonest = async (document: string): Promise<boolean> =>
 *   verifyBitcoinEvidence(JSON.parse(document)).then(() => true, () => false);
 * ```
 */
export async function verifyBitcoinEvidence(evidence: unknown): Promise<Verdict> {
  const { version, network, method, params, result, reads }: Partial<BitcoinEvidence> = Object(evidence);
  if (
    version !== 1 ||
    typeof method !== "string" ||
    !Array.isArray(params) ||
    !Array.isArray(reads) ||
    !network
  )
    throw invalidArgument("evidence", "a document of version 1 of a Bitcoin network", kindOf(evidence));
  const made = new Map(
    (reads as BitcoinEvidence["reads"]).map((read) => [
      JSON.stringify([read.method, read.params]),
      read.result,
    ]),
  );
  const verifier = createBitcoinVerifier({
    network,
    maxReads: made.size,
    read: async (request) => made.get(JSON.stringify([request.method, request.params])),
  });
  return verifier.check({ method, params, result });
}

/** All that shows that a result of a Bitcoin node is wrong, as one JSON document. */
export interface BitcoinEvidence {
  /** The version of this form. */
  readonly version: 1;
  /** The network: a name of {@link bitcoinNetworks}, or rules. */
  readonly network: string | BitcoinNetwork;
  /** The method. */
  readonly method: string;
  /** The params of the call. */
  readonly params: readonly unknown[];
  /** The result. */
  readonly result: unknown;
  /** The additional calls that the check made, in order. */
  readonly reads: readonly Read[];
}
