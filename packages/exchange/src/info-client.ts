import { createRestClient, type RestClient, type RestClientOptions } from "@node-access/transport/rest";
import type { InfoMethods } from "./generated/methods.ts";
import { infoOperation } from "./generated/operations.ts";

/** What the venue tells: one method for each kind of question. */
export type InfoClient = RestClient<InfoMethods>;

/**
 * Makes a client of the venue's info endpoint, `POST {endpoint}/info`, which a node offers.
 *
 * @param options - The node's address and credential (`urlToken(...)` or `basic(...)`); deadlines in milliseconds.
 * @returns the client: `info.meta({ dex })`.
 * @throws NodeAccessError `INVALID_ARGUMENT`, `CREDENTIAL_NOT_ACCEPTED` or `INSECURE_ENDPOINT`, naming the option.
 *
 * @example
 * ```ts
 * import { createInfoClient, urlToken } from "@node-access/exchange";
 *
 * const info = createInfoClient({ endpoint: "https://node.example", credential: urlToken("t0ken") });
 * const { universe } = await info.meta();
 * console.log(universe.length);
 * ```
 *
 * Source: interface, D and Authentication.
 */
export function createInfoClient(options: RestClientOptions<"node">): InfoClient {
  // Some questions are answered by a text, a number, or null.
  return createRestClient<"node", InfoMethods>("node", infoOperation, options, { anyJson: true });
}
