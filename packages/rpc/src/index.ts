export {
  dangerouslySendOverPlainHttp,
  basic,
  basicOf,
  type Credential,
  type ErrorCode,
  isNodeAccessError,
  NodeAccessError,
  refreshing,
  Secret,
  urlToken,
  urlTokenOf,
} from "@node-access/auth";
export { withResponse } from "@node-access/transport";
export type {
  CallResponse,
  CallContext,
  CallOptions,
  Idempotency,
  Middleware,
  HeadersOption,
  OperationTable,
} from "@node-access/transport";
export type { NamedProtocol, ProtocolMethods, ProtocolVersions, RpcProtocol } from "./generated/protocols.ts";
export type { OwnProtocol, Protocol, ProtocolOption, InVersion, SpecVersion } from "./protocol.ts";
export type * from "./generated/types.ts";
export type { RpcRequest, UnlistedRequest } from "./methods.ts";
export { pendingTransactions } from "./pending-transactions.ts";
export type { PendingTransactionsClient, PendingTransactionsOptions } from "./pending-transactions.ts";
export { callOnce } from "./call-once.ts";
export type { CallOnceOptions } from "./call-once.ts";
export { createRpcClient } from "./named-client.ts";
export type {
  CustomRpcClient,
  CustomRpcClientOptions,
  OwnRpcClient,
  RpcClient,
  RpcClientOptions,
  TableOption,
} from "./rpc-client.ts";
export { createTableClient } from "./rpc-client.ts";
