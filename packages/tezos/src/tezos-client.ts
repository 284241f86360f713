import { createRestClient, type RestClient, type RestClientOptions } from "@node-access/transport/rest";
import type { TezosMethods } from "./generated/methods.ts";
import { tezosOperations } from "./generated/operations.ts";

/** The RPC of Tezos nodes. */
export type TezosClient = RestClient<TezosMethods>;

/**
 * Creates a client of this API. Nothing is sent until a method is called.
 *
 * @param options - The endpoint's address and `urlToken(...)` or `basic(...)`; deadlines in milliseconds.
 * @returns the client; each method of the API is a method of it.
 * @throws NodeAccessError `INVALID_ARGUMENT`, `CREDENTIAL_NOT_ACCEPTED` or `INSECURE_ENDPOINT`, naming the option.
 *
 * @example
 * ```ts
 * import { createTezosClient, urlToken } from "@node-access/tezos";
 *
 * const tezos = createTezosClient({ endpoint: "https://tezos.example", credential: urlToken("t0ken") });
 * console.log(await tezos.getVersion());
 * ```
 *
 * Source: Octez, node RPC.
 */
export function createTezosClient(options: RestClientOptions<"node">): TezosClient {
  return createRestClient("node", tezosOperations, options);
}
