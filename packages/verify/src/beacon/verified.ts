import { describeValue, invalidArgument, isNodeAccessError, kindOf } from "@node-access/auth";
import type { VerdictEvent } from "../checked-client.ts";
import type { ReadFunction } from "../reads.ts";
import type { Verdict } from "../verdict.ts";
import { unverifiableError } from "../unverifiable-error.ts";
import { type BeaconVerifierOptions, createBeaconVerifier } from "./verifier.ts";

/** Options of {@link verifiedBeacon}. */
export interface VerifiedBeaconOptions extends Omit<BeaconVerifierOptions, "read"> {
  /**
   * `consistent`: a call fails with `DATA_INVALID` if its result is wrong, and with `DATA_UNVERIFIABLE` if it cannot be
   * checked. `report`: each result is returned as it is. Both call `onVerdict`.
   */
  readonly require: "consistent" | "report";
  /** Operations without a check whose results you accept as they are, such as `getGenesis`. Default: none. */
  readonly unchecked?: readonly string[] | undefined;
  /** Called with each verdict, before the call resolves or rejects. If it throws, the call rejects with that error. */
  readonly onVerdict?: ((event: VerdictEvent) => void) | undefined;
}

/** Operations whose results say nothing of the chain's data, but of the node: {@link verifiedBeacon} returns them as they are. */
export const beaconNodeOperations: readonly string[] = [
  "getHealth",
  "getNetworkIdentity",
  "getNodeVersion",
  "getPeer",
  "getPeerCount",
  "getPeers",
  "getSyncingStatus",
];

type Operation = (...params: readonly unknown[]) => unknown;

/**
 * Creates a view of a client of a beacon node that checks what its calls return. Operations and types are the same. What
 * writes, such as `publishBlockV2`, passes.
 *
 * @param client - The client of `@node-access/beacon`, with responses as JSON.
 * @param options - The preset, and what you require of results.
 * @returns the same client with checks. Its calls also fail with NodeAccessError `DATA_INVALID` and `DATA_UNVERIFIABLE`.
 * @throws NodeAccessError `INVALID_ARGUMENT` that names the option.
 *
 * @example
 * ```ts
 * import { createBeaconClient, pathKey } from "@node-access/beacon";
 * import { verifiedBeacon } from "@node-access/verify/beacon";
 *
 * const wire = createBeaconClient({ endpoint: "https://beacon.example", credential: pathKey("k3y") });
 * const beacon = verifiedBeacon(wire, { preset: "mainnet", require: "consistent" });
 * const { data } = await beacon.getBlockHeader("finalized");
 * console.log(data.header.message.slot, data.root);
 * ```
 */
export function verifiedBeacon<Client extends object>(
  client: Client,
  options: VerifiedBeaconOptions,
): Client {
  if (typeof (client as { getBlockHeader?: unknown } | undefined)?.getBlockHeader !== "function")
    throw invalidArgument("client", "a beacon client", kindOf(client));
  const { require, unchecked = [], onVerdict, ...others }: VerifiedBeaconOptions = Object(options);
  if (require !== "consistent" && require !== "report")
    throw invalidArgument("require", "consistent, report", describeValue(require));
  if (!Array.isArray(unchecked))
    throw invalidArgument("unchecked", "a list of operations", kindOf(unchecked));
  const accepted = new Set([...beaconNodeOperations, ...unchecked]);
  const given = client as Record<string, Operation | undefined>;
  const read: ReadFunction = async ({ method, params }) => given[method]?.(...params);
  const verifier = createBeaconVerifier({ ...others, read });
  const accept = (method: string, verdict: Verdict): void => {
    if (require === "report" || verdict.verdict !== "unverifiable") return;
    if (verdict.reason === "no-check" && accepted.has(method)) return;
    throw unverifiableError(method, verdict);
  };
  const checked = async (method: string, params: readonly unknown[]): Promise<unknown> => {
    const result = await given[method]?.(...params);
    try {
      const verdict = await verifier.check({ method, params, result });
      onVerdict?.({ method, params, result, verdict });
      accept(method, verdict);
    } catch (error) {
      if (!isNodeAccessError(error, "DATA_INVALID")) throw error;
      onVerdict?.({ method, params, result, error });
      if (require === "consistent") throw error;
    }
    return result;
  };
  return new Proxy(client, {
    get(target, name) {
      const value = Reflect.get(target, name) as unknown;
      if (name === "with" && typeof value === "function")
        return (added: object) =>
          verifiedBeacon((value as (one: object) => Client).call(target, added), options);
      if (typeof name !== "string" || typeof value !== "function" || !name.startsWith("get")) return value;
      return (...params: readonly unknown[]) => checked(name, params);
    },
  });
}
