import type { RestClientOptions } from "@node-access/transport/rest";

/** Options of a GraphQL client: endpoint, credential, and defaults for calls. */
export interface GraphqlClientOptions extends RestClientOptions<"node"> {
  /**
   * What follows the endpoint and its credential. Default `/graphql`, also if the endpoint ends with it,
   * as the record of a node has it.
   */
  readonly path?: string | undefined;
}
