export {
  dangerouslySendOverPlainHttp,
  isNodeAccessError,
  NodeAccessError,
  pathKey,
  refreshing,
} from "@node-access/auth";
export type { CredentialFor, ErrorCode, ErrorContexts } from "@node-access/auth";
export type { CallOptions, CallResponse, Middleware, HeadersOption } from "@node-access/transport";
export { withResponse } from "@node-access/transport/rest";
export type { RestClientOptions } from "@node-access/transport/rest";
export { createBeaconClient } from "./beacon-client.ts";
export type { BeaconClient } from "./beacon-client.ts";
export type { BeaconMethods } from "./generated/methods.ts";
export type * from "./generated/types.ts";
export { genesisTime } from "./genesis-time.ts";
