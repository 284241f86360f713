import { createRestClient, type RestClient, type RestClientOptions } from "@node-access/transport/rest";
import type { FeederMethods } from "./generated/methods.ts";
import { feederOperations } from "./generated/operations.ts";

export type * from "./generated/types.ts";

/** A client of a Starknet node's feeder gateway. */
export type FeederClient = RestClient<FeederMethods>;

/**
 * Creates a client for a Starknet node's feeder gateway.
 *
 * @param options - The feeder's address, credential (`urlToken(...)` or `basic(...)`),
 * and defaults for calls. Deadlines are in milliseconds.
 * @returns the client, with methods such as `feeder.simulateTransaction(transaction, { blockNumber })`.
 * @throws NodeAccessError `INVALID_ARGUMENT`, `CREDENTIAL_NOT_ACCEPTED` or `INSECURE_ENDPOINT` that
 * names the option.
 *
 * @example
 * ```ts
 * import { basic } from "@node-access/rpc";
 * import { createFeederClient } from "@node-access/rpc/feeder";
 *
 * const feeder = createFeederClient({ endpoint: "https://feeder.example", credential: basic("user", "password") });
 * await feeder.close();
 * ```
 */
export function createFeederClient(options: RestClientOptions<"node">): FeederClient {
  return createRestClient("node", feederOperations, options);
}
