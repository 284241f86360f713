import { createRestClient, type RestClient, type RestClientOptions } from "@node-access/transport/rest";
import type { BeaconMethods } from "./generated/methods.ts";
import { beaconOperations } from "./generated/operations.ts";

/** A client for Ethereum's consensus layer. */
export type BeaconClient = RestClient<BeaconMethods>;

/**
 * Creates a client for a beacon endpoint. The key is sent as the first path segment of each request.
 *
 * @param options - The endpoint's address, `pathKey(...)`, and defaults for calls. Deadlines are in
 * milliseconds.
 * @returns the client, with methods such as `beacon.getGenesis()`.
 * @throws NodeAccessError `INVALID_ARGUMENT`, `CREDENTIAL_NOT_ACCEPTED` or `INSECURE_ENDPOINT` that
 * names the option.
 *
 * @example
 * ```ts
 * import { createBeaconClient, genesisTime, pathKey } from "@node-access/beacon";
 *
 * const beacon = createBeaconClient({ endpoint: "http://127.0.0.1:9640", credential: pathKey("demo") });
 * const { data } = await beacon.getGenesis();
 * console.log(genesisTime(data).toISOString());
 * ```
 */
export function createBeaconClient(options: RestClientOptions<"beacon">): BeaconClient {
  return createRestClient("beacon", beaconOperations, options);
}
