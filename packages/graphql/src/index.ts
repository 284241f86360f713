export {
  basic,
  dangerouslySendOverPlainHttp,
  isNodeAccessError,
  NodeAccessError,
  refreshing,
  urlToken,
} from "@node-access/auth";
export type { CredentialFor, ErrorCode, ErrorContexts } from "@node-access/auth";
export type { CallOptions, CallResponse, HeadersOption, Middleware } from "@node-access/transport";
export { withResponse } from "@node-access/transport";
export type { GraphqlClientOptions } from "./client-options.ts";
export type { OperationOptions } from "./documents/choose-operation.ts";
export type { GraphqlDocument } from "./documents/document-text.ts";
export { graphql, initGraphql } from "./documents/graphql.ts";
export type { EthereumGraphql } from "./documents/graphql.ts";
export type { EthereumSchema } from "./generated/ethereum-schema.ts";
export { createGraphqlClient } from "./graphql-client.ts";
export type { GraphqlArguments, GraphqlClient, GraphqlVariables } from "./graphql-client.ts";
export type { GraphqlError, GraphqlResult } from "./graphql-result.ts";
export type { EthereumScalars, Hex, IntegerInput, Read, ScalarOf, Write } from "./scalars.ts";
