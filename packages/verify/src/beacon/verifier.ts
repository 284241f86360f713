import { describeValue, invalidArgument, kindOf } from "@node-access/auth";
import { asObject } from "../fields.ts";
import { type ReadFunction, Reads } from "../reads.ts";
import { runCheck } from "../run-check.ts";
import { CannotVerify, type Verdict } from "../verdict.ts";
import type { Read } from "../session.ts";
import type { Verifier } from "../verifier.ts";
import { beaconChecks } from "./checks.ts";
import type { BeaconOperation } from "./operations.ts";
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
  const { preset, read, readState, maxReads = 64 }: BeaconVerifierOptions = Object(options);
  if (!PRESETS.includes(preset)) throw invalidArgument("preset", PRESETS.join(", "), describeValue(preset));
  for (const [name, value] of Object.entries({ read, readState }))
    if (value !== undefined && typeof value !== "function")
      throw invalidArgument(name, "a function", kindOf(value));
  if (!Number.isInteger(maxReads) || maxReads < 0)
    throw invalidArgument("maxReads", "an integer from 0", String(maxReads));
  return {
    async check(checked, readNow = read) {
      const { method, params = [], result } = Object(checked) as Parameters<Verifier["check"]>[0];
      if (typeof method !== "string") throw invalidArgument("method", "an operation's name", kindOf(method));
      const reads = new Reads(readNow, maxReads);
      const network = `beacon chain (${preset})`;
      return runCheck(
        { network, method, params, result },
        reads,
        async () => {
          await requireTypes(preset);
          const check = Object.hasOwn(beaconChecks, method)
            ? beaconChecks[method as BeaconOperation]
            : undefined;
          if (!check) throw new CannotVerify("no-check", `there is no check of ${method}`);
          const session: BeaconSession = {
            checks: new Set(),
            uncovered: new Set(),
            readState,
            read: (name, args) => reads.read(name, args),
          };
          await check(asObject(result, "result"), params, session);
          return consistent(session, reads);
        },
        () => ({ preset }),
      );
    },
  };
}

/** Loads the library of types, which has one preset. */
async function requireTypes(preset: BeaconPreset): Promise<void> {
  const loaded = await loadTypes().catch((error: unknown) => {
    throw invalidArgument("peers", "@lodestar/types and @lodestar/params to be installed", String(error));
  });
  if (preset !== loaded)
    throw invalidArgument("preset", `LODESTAR_PRESET=${preset} in the environment`, loaded);
}

function consistent({ checks, uncovered }: BeaconSession, reads: Reads): Verdict {
  return {
    verdict: "consistent",
    checks: [...checks],
    uncovered: [...uncovered],
    reads: reads.made.length,
  };
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
  const { version, preset, method, params, result, reads }: Partial<BeaconEvidence> = Object(evidence);
  if (
    version !== 1 ||
    typeof method !== "string" ||
    !Array.isArray(params) ||
    !Array.isArray(reads) ||
    !preset
  )
    throw invalidArgument("evidence", "a document of version 1 of a beacon chain", kindOf(evidence));
  const made = new Map(
    (reads as BeaconEvidence["reads"]).map((read) => [
      JSON.stringify([read.method, read.params]),
      read.result,
    ]),
  );
  const verifier = createBeaconVerifier({
    preset,
    maxReads: made.size,
    read: async (request) => made.get(JSON.stringify([request.method, request.params])),
  });
  return verifier.check({ method, params, result });
}

/** All that shows that a response of a beacon node is wrong, as one JSON document. */
export interface BeaconEvidence {
  /** The version of this form. */
  readonly version: 1;
  /** The sizes that the network's types have. */
  readonly preset: BeaconPreset;
  /** The operation. */
  readonly method: string;
  /** Its params in order. */
  readonly params: readonly unknown[];
  /** The response. */
  readonly result: unknown;
  /** The additional calls that the check made, in order. */
  readonly reads: readonly Read[];
}
