import { createRestClient, type RestClient, type RestClientOptions } from "@node-access/transport/rest";
import type { BeaconMethods } from "./generated/methods.ts";
import { beaconOperations } from "./generated/operations.ts";

/** The consensus layer of Ethereum. */
export type BeaconClient = RestClient<BeaconMethods>;

/**
 * Makes a client of a beacon endpoint. Its key is the first segment of each request's path.
 *
 * @param options - The endpoint's address and `pathKey(...)`; deadlines in milliseconds.
 * @returns the client: `beacon.getGenesis()`.
 * @throws NodeAccessError `INVALID_ARGUMENT`, `CREDENTIAL_NOT_ACCEPTED` or `INSECURE_ENDPOINT`, naming the option.
 *
 * @example
 * ```ts
 * import { createBeaconClient, genesisTime, pathKey } from "@node-access/beacon";
 *
 * const beacon = createBeaconClient({ endpoint: "https://beacon.example", credential: pathKey("k3y") });
 * const { data } = await beacon.getGenesis();
 * console.log(genesisTime(data).toISOString());
 * ```
 *
 * Source: interface, F and Authentication.
 */
export function createBeaconClient(options: RestClientOptions<"beacon">): BeaconClient {
  return createRestClient("beacon", beaconOperations, options);
}
