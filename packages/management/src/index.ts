export {
  dangerouslySendOverPlainHttp,
  bearer,
  isNodeAccessError,
  NodeAccessError,
  refreshing,
  Secret,
} from "@node-access/auth";
export type { Credential, CredentialFor, ErrorCode, ErrorContexts } from "@node-access/auth";
export type { CallOptions, CallResponse, Middleware, HeadersOption } from "@node-access/transport";
export { withResponse } from "@node-access/transport/rest";
export type { RestClientOptions } from "@node-access/transport/rest";
export { protocols, sharedProtocols } from "./generated/constants.ts";
export type { ManagementMethods } from "./generated/methods.ts";
export type * from "./generated/types.ts";
export { createManagementClient } from "./management-client.ts";
export type { ManagementClient } from "./management-client.ts";
export { nodeEndpoints } from "./node-endpoints.ts";
export type { EndpointInput, NodeAccess, NodeEndpoints, ProtocolOf } from "./node-endpoints.ts";
export { paginate } from "./paginate.ts";
export type { Page } from "./paginate.ts";
