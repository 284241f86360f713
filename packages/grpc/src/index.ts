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
export type { GrpcClientOptions } from "./channel.ts";
export type { DeepPartial, Lazy, LazyMessage, MessageFns, MessageStream, Requests } from "./message.ts";
export { statusDetails, type StatusDetail } from "./status-details.ts";
