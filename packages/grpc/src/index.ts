export { xToken } from "@node-access/auth";
export { isNodeAccessError, NodeAccessError } from "@node-access/transport";
export type { ErrorCode, ErrorContexts } from "@node-access/transport";
export type { DeepPartial, MessageFns } from "./message.ts";
