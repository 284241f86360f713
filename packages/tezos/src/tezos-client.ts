import { createRestClient, type RestClient, type RestClientOptions } from "@node-access/transport/rest";
import type { TezosMethods } from "./generated/methods.ts";
import { tezosOperations } from "./generated/operations.ts";
import { nodeFailure } from "./node-errors.ts";

/** A client for the RPC of Tezos nodes. */
export type TezosClient = RestClient<TezosMethods>;

/**
 * Creates a client for a Tezos node. Amounts, counters and other large numbers are decimal texts, as nodes write them.
 *
 * @param options - The endpoint's address and `urlToken(...)` or `basic(...)`; deadlines in milliseconds.
 * @returns the client, with methods such as `tezos.getBalance("main", "head", address)`.
 * @throws NodeAccessError `INVALID_ARGUMENT`, `CREDENTIAL_NOT_ACCEPTED` or `INSECURE_ENDPOINT`, naming the option.
 *
 * @example
 * ```ts
 * import { createTezosClient, urlToken } from "@node-access/tezos";
 *
 * const tezos = createTezosClient({ endpoint: "http://127.0.0.1:9640", credential: urlToken("demo-tezos") });
 * const { level, hash } = await tezos.getBlockHeader("main", "head");
 * console.log(level, await tezos.getBalance("main", hash, "tz1VSUr8wwNhLAzempoch5d6hLRiTh8Cjcjb"));
 * ```
 *
 * Source: Octez, node RPC.
 */
export function createTezosClient(options: RestClientOptions<"node">): TezosClient {
  return createRestClient("node", tezosOperations, options, { anyJson: true, fail: nodeFailure });
}
