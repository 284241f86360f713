export {
  NodeAccessError,
  basic,
  dangerouslySendOverPlainHttp,
  isNodeAccessError,
  refreshing,
  urlToken,
} from "@node-access/auth";
export type { CredentialFor, ErrorCode, ErrorContexts } from "@node-access/auth";
export type { CallOptions, CallResponse, Middleware, HeadersOption } from "@node-access/transport";
export { withResponse } from "@node-access/transport/rest";
export type { RestClientOptions } from "@node-access/transport/rest";
export type { TezosMethods } from "./generated/methods.ts";
export type * from "./generated/types.ts";
export { createTezosClient } from "./tezos-client.ts";
export type { TezosClient } from "./tezos-client.ts";
export { nodeErrors } from "./node-errors.ts";
