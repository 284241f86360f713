export {
  dangerouslySendOverPlainHttp,
  basic,
  isNodeAccessError,
  NodeAccessError,
  refreshing,
  Secret,
  urlToken,
} from "@node-access/auth";
export type { CredentialFor, ErrorCode, ErrorContexts } from "@node-access/auth";
export type { CallOptions, CallResponse, Middleware, HeadersOption } from "@node-access/transport";
export { withResponse } from "@node-access/transport/rest";
export type { RestClientOptions } from "@node-access/transport/rest";
export type {
  ActionSigner,
  MultiSigSource,
  Network,
  SignedRequest,
  UnsignedRequest,
} from "./action-signer.ts";
export { createExchangeClient } from "./exchange-client.ts";
export type { ExchangeClient, ExchangeClientOptions } from "./exchange-client.ts";
export { findAsset } from "./find-asset.ts";
export type { IndexedAsset } from "./find-asset.ts";
export type { ExchangeMethods, InfoMethods } from "./generated/methods.ts";
export type { ActionSigning } from "./action-facts.ts";
export type * from "./generated/types.ts";
export { createInfoClient } from "./info-client.ts";
export type { InfoClient } from "./info-client.ts";
export { marginTier } from "./margin-tier.ts";
