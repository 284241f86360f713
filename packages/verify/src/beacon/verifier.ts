import { describeValue, invalidArgument } from "@node-access/auth";
import { buildVerifier, consistent, findCheck, startSession, type Verifier } from "../build-verifier.ts";
import { type Evidence, readEvidence } from "../evidence.ts";
import { asObject } from "../fields.ts";
import { requireFunctions } from "../options.ts";
import type { ReadFunction } from "../reads.ts";
import type { Verdict } from "../verdict.ts";
import type { BeaconCheck } from "./headers.ts";
import { beaconChecks } from "./checks.ts";
import type { BeaconPreset, BeaconSession, ReadStateFunction } from "./session.ts";
import { loadTypes } from "./types.ts";

/** Options of {@link createBeaconVerifier}. */
export interface BeaconVerifierOptions {
  /**
   * The sizes that the network's types have: `mainnet` for Ethereum, Sepolia and Hoodi, `gnosis` for Gnosis and Chiado. For all but
   * `mainnet`, the environment variable `LODESTAR_PRESET` must be the same when this module is loaded.
   */
  readonly preset: BeaconPreset;
  /**
   * Calls an operation to settle a result: `method` is its name, such as `getBlockHeader`. Any node will do: what it returns is checked
   * too. Default: none, so that only results that need no other are checked.
   */
  readonly read?: ReadFunction | undefined;
  /**
   * Reads a whole state, to check parts of it such as validators. A state of Ethereum has hundreds of megabytes, and its root takes
   * many seconds. Default: parts of states are not checked.
   */
  readonly readState?: ReadStateFunction | undefined;
  /** Maximum calls of `read` for one result. Default 64. */
  readonly maxReads?: number | undefined;
}

const PRESETS: readonly string[] = ["mainnet", "gnosis", "minimal"];

/**
 * Creates a verifier of responses of beacon nodes: headers, blocks, attestations of a block, roots of states, and parts of
 * states. It recomputes their roots (SSZ) for the forks from phase0 to fulu.
 * Install `@lodestar/types` and `@lodestar/params` next to this package: the first check loads them.
 *
 * @param options - The preset, and how to make additional calls.
 * @returns the verifier. Its `method` is the name of an operation, and its `result` the whole response as JSON.
 * @throws NodeAccessError `INVALID_ARGUMENT` that names the option.
 *
 * @example
 * ```ts
 * import { createBeaconClient, pathKey } from "@node-access/beacon";
 * import { createBeaconVerifier } from "@node-access/verify/beacon";
 *
 * const beacon = createBeaconClient({ endpoint: "https://beacon.example", credential: pathKey("k3y") });
 * const verifier = createBeaconVerifier({ preset: "mainnet" });
 * const block = "0x79565f02d76684cbe8e705b8a355bf89f8602c639e6b8b634f7a6537ec5028c1";
 * const result = await beacon.getBlockV2(block);
 * console.log(await verifier.check({ method: "getBlockV2", params: [block], result }));
 * ```
 *
 * Source: ethereum/consensus-specs, ssz/simple-serialize.md; ethereum/beacon-APIs.
 */
export function createBeaconVerifier(options: BeaconVerifierOptions): Verifier {
  const { preset, read, readState, maxReads }: BeaconVerifierOptions = Object(options);
  if (!PRESETS.includes(preset)) throw invalidArgument("preset", PRESETS.join(", "), describeValue(preset));
  requireFunctions({ readState });
  return buildVerifier({
    read,
    maxReads,
    chain: { network: `beacon chain (${preset})` },
    evidence: { preset },
    async judge({ method, params, result }, reads) {
      await requireTypes(preset);
      const check = findCheck<BeaconCheck>(beaconChecks, method);
      const session: BeaconSession = { readState, ...startSession(reads) };
      await check(asObject(result, "result"), params, session);
      return consistent(session);
    },
  });
}

/** Loads the library of types, which has one preset. */
async function requireTypes(preset: BeaconPreset): Promise<void> {
  const loaded = await loadTypes().catch((error: unknown) => {
    throw invalidArgument("peers", "@lodestar/types and @lodestar/params to be installed", String(error));
  });
  if (preset !== loaded)
    throw invalidArgument("preset", `LODESTAR_PRESET=${preset} in the environment`, loaded);
}

/**
 * Checks again what an error `DATA_INVALID` has as evidence, without a node. Whole states are not part of evidence: what contradicts
 * one is `unverifiable` here.
 *
 * @param evidence - The document: `error.context.evidence`, or the same parsed from JSON.
 * @returns the verdict if the document shows nothing wrong.
 * @throws NodeAccessError `DATA_INVALID` if the result is wrong, with the same check and path; `INVALID_ARGUMENT` if
 * it is no such document.
 *
 * @example
 * ```ts
 * import { verifyBeaconEvidence } from "@node-access/verify/beacon";
 *
 * export const isHonest = async (document: string): Promise<boolean> =>
 *   verifyBeaconEvidence(JSON.parse(document)).then(() => true, () => false);
 * ```
 */
export async function verifyBeaconEvidence(evidence: unknown): Promise<Verdict> {
  const { document, call, ...replay } = readEvidence<BeaconEvidence>(
    evidence,
    "preset",
    " of a beacon chain",
  );
  return createBeaconVerifier({ preset: document.preset, ...replay }).check(call);
}

/** All that shows that a response of a beacon node is wrong, as one JSON document. */
export interface BeaconEvidence extends Omit<Evidence, "chainId" | "anchor"> {
  /** The sizes that the network's types have. */
  readonly preset: BeaconPreset;
}
