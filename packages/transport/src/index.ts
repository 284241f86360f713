export { isNodeAccessError, NodeAccessError } from "@node-access/auth";
export type { ErrorCode, ErrorContexts } from "@node-access/auth";
export type {
  Answer,
  CallContext,
  CallOptions,
  Idempotency,
  Middleware,
  Operation,
  Transport,
} from "./operation.ts";
export { askToWait, parseRetryAfter, retryDelay } from "./retry.ts";
export { checkCallOptions, runCall } from "./run-call.ts";
export type { Attempt, Call } from "./run-call.ts";
