import { createRestClient, type RestClient, type RestClientOptions } from "@node-access/transport/rest";
import type { FeederMethods } from "./generated/methods.ts";
import { feederOperations } from "./generated/operations.ts";

export type * from "./generated/types.ts";

/** What a node's feeder gateway offers. */
export type FeederClient = RestClient<FeederMethods>;

/**
 * Makes a client of a Starknet node's feeder gateway. Nothing is sent until a method is called.
 *
 * @param options - The feeder's address and credential (`urlToken(...)` or `basic(...)`); deadlines in milliseconds.
 * @returns the client: `feeder.simulateTransaction(transaction, { blockNumber })`.
 * @throws NodeAccessError `INVALID_ARGUMENT`, `CREDENTIAL_NOT_ACCEPTED` or `INSECURE_ENDPOINT`, naming the option.
 *
 * @example
 * ```ts
 * import { basic } from "@node-access/rpc";
 * import { createFeederClient } from "@node-access/rpc/feeder";
 *
 * const feeder = createFeederClient({ endpoint: "https://feeder.example", credential: basic("user", "password") });
 * await feeder.close();
 * ```
 *
 * Source: interface, C, feeder-gateway form, and Authentication.
 */
export function createFeederClient(options: RestClientOptions<"node">): FeederClient {
  return createRestClient("node", feederOperations, options);
}
