export {
  dangerouslySendOverPlainHttp,
  isNodeAccessError,
  NodeAccessError,
  refreshing,
  xToken,
} from "@node-access/auth";
export type { ErrorCode, ErrorContexts } from "@node-access/auth";
export { withResponse } from "@node-access/transport";
export type {
  CallResponse,
  CallContext,
  CallOptions,
  Middleware,
  Operation,
  HeadersOption,
} from "@node-access/transport";
export type { GrpcClientOptions } from "./runtime/client-options.ts";
export type { DeepPartial, Lazy, LazyMessage, MessageFns } from "@node-access/transport/protobuf";
export type { MessageStream, Requests } from "./wire/method.ts";
export { statusDetails, type StatusDetail } from "./runtime/status-details.ts";
