import { createRestClient, type RestClient, type RestClientOptions } from "@node-access/transport/rest";
import type { ManagementMethods } from "./generated/methods.ts";
import { managementOperations } from "./generated/operations.ts";
import { hideSecrets, wrapSecrets } from "./secrets.ts";

/** A client for the management API: the API key's organization, its projects, networks and nodes. */
export type ManagementClient = RestClient<ManagementMethods>;

/**
 * Creates a client for the management API. Secrets in nodes' details are wrapped in `Secret`.
 *
 * @param options - The API's address, `bearer(...)` with an API key, and defaults for calls.
 * Deadlines are in milliseconds.
 * @returns the client, with methods such as `management.updateNode(id, { name })`.
 * @throws NodeAccessError `INVALID_ARGUMENT`, `CREDENTIAL_NOT_ACCEPTED` or `INSECURE_ENDPOINT` that
 * names the option.
 *
 * @example
 * ```ts
 * import { bearer, createManagementClient } from "@node-access/management";
 *
 * const management = createManagementClient({ endpoint: "http://127.0.0.1:9640", credential: bearer("demo.api-key") });
 * const { name } = await management.getOrganization();
 * const node = await management.createNode({
 *   name: `archive of ${name}`,
 *   network: "NW-123-456-7",
 *   type: "dedicated",
 *   role: "peer",
 *   provider: "gcloud",
 *   region: "asia-southeast1",
 *   configuration: { archive: true },
 * });
 * console.log(node.status, node.details.auth_key?.reveal());
 * ```
 *
 * Source: public management API.
 */
export function createManagementClient(options: RestClientOptions<"management">): ManagementClient {
  // Errors show a part of invalid responses, which may contain a node's secrets.
  const hooks = { read: wrapSecrets, redact: hideSecrets };
  return createRestClient("management", managementOperations, options, hooks);
}
