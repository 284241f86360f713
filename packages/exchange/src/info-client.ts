import { createRestClient, type RestClient, type RestClientOptions } from "@node-access/transport/rest";
import type { InfoMethods } from "./generated/methods.ts";
import { infoMembers, infoOperation } from "./generated/operations.ts";
import { buildBody, listOperations } from "./members.ts";

/** A client of the venue's info endpoint, with a method for each kind of request. */
export type InfoClient = RestClient<InfoMethods>;

/**
 * Creates a client for the venue's info endpoint, `POST {endpoint}/info`, which nodes serve.
 *
 * @param options - The node's address, credential (`urlToken(...)` or `basic(...)`),
 * and defaults for calls. Deadlines are in milliseconds.
 * @returns the client, with methods such as `info.meta({ dex })`.
 * @throws NodeAccessError `INVALID_ARGUMENT`, `CREDENTIAL_NOT_ACCEPTED` or `INSECURE_ENDPOINT` that
 * names the option.
 *
 * @example
 * ```ts
 * import { createInfoClient, urlToken } from "@node-access/exchange";
 *
 * const info = createInfoClient({ endpoint: "http://127.0.0.1:9640", credential: urlToken("demo-hyperliquid") });
 * const { universe } = await info.meta();
 * console.log(universe.length);
 * ```
 */
export function createInfoClient(options: RestClientOptions<"node">): InfoClient {
  return createRestClient<"node", InfoMethods>("node", listOperations(infoOperation, infoMembers), options, {
    // Some results are strings, numbers or null.
    anyJson: true,
    args: buildBody(infoMembers),
  });
}
