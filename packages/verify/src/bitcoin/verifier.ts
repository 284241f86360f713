import { buildVerifier, consistent, findCheck, startSession, type Verifier } from "../build-verifier.ts";
import { type Evidence, readEvidence } from "../evidence.ts";
import { isAbsent } from "../fields.ts";
import type { ReadFunction } from "../reads.ts";
import { CannotVerify, type Verdict } from "../verdict.ts";
import { bitcoinChecks } from "./methods.ts";
import { type BitcoinNetwork, type BitcoinSession, readBitcoinNetwork } from "./networks.ts";

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
  const { network: chosen, read, maxReads }: BitcoinVerifierOptions = Object(options);
  const network = readBitcoinNetwork(chosen);
  return buildVerifier({
    read,
    maxReads,
    chain: { network: network.name },
    evidence: { network: chosen },
    async judge({ method, params, result }, reads) {
      const check = findCheck(bitcoinChecks, method);
      if (isAbsent(result))
        throw new CannotVerify("absent", "the node knows of no such block or transaction");
      const session: BitcoinSession = { network, ...startSession(reads) };
      await check(result, params, session);
      return consistent(session);
    },
  });
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
  const { document, call, ...replay } = readEvidence<BitcoinEvidence>(
    evidence,
    "network",
    " of a Bitcoin network",
  );
  return createBitcoinVerifier({ network: document.network, ...replay }).check(call);
}

/** All that shows that a result of a Bitcoin node is wrong, as one JSON document. */
export interface BitcoinEvidence extends Omit<Evidence, "chainId" | "anchor"> {
  /** The network: a name of {@link bitcoinNetworks}, or rules. */
  readonly network: string | BitcoinNetwork;
}
