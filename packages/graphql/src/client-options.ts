import type { RestClientOptions } from "@node-access/transport/rest";

/** Options of a GraphQL client: endpoint, credential, and defaults for calls. */
export interface GraphqlClientOptions extends RestClientOptions<"node"> {
  /**
   * The path after the endpoint and its credential. Default `/graphql`. An endpoint that ends with the path,
   * as in the record of a node, works too.
   */
  readonly path?: string | undefined;
}
