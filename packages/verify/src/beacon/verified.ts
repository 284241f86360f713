import { describeValue, invalidArgument, kindOf } from "@node-access/auth";
import { createJudge, type VerdictEvent } from "../checked-client.ts";
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
  if (!["consistent", "report"].includes(require))
    throw invalidArgument("require", "consistent, report", describeValue(require));
  const given = client as Record<string, Operation | undefined>;
  const { examine, accept } = createJudge({
    verifier: createBeaconVerifier({
      ...others,
      read: async ({ method, params }) => given[method]?.(...params),
    }),
    require,
    unchecked,
    accepted: beaconNodeOperations,
    onVerdict,
  });
  const checked = async (method: string, params: readonly unknown[]): Promise<unknown> => {
    const result = await given[method]?.(...params);
    accept(method, await examine({ method, params, result }));
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
