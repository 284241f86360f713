export { isNodeAccessError, NodeAccessError } from "@node-access/auth";
export type { ErrorCode, ErrorContexts } from "@node-access/auth";
export {
  checkCallOptions,
  checkFields,
  checkFunction,
  checkNames,
  checkNumbers,
  checkSignal,
} from "./check-options.ts";
export type { Attempt } from "./attempt.ts";
export {
  badResponse,
  badResult,
  callError,
  connectionError,
  excerpt,
  isSuccess,
  withoutSecrets,
} from "./call-error.ts";
export type { CallTarget } from "./call-error.ts";
export { addHeaders, joinHeaders } from "./headers.ts";
export { createHttpTransport } from "./http/http-transport.ts";
export type {
  HttpRequest,
  HttpResponse,
  HttpTransport,
  HttpSettings,
  HttpTransportOptions,
} from "./http/http-transport.ts";
export { readJson, statusError } from "./http/read-response.ts";
export type {
  CallResponse,
  CallContext,
  CallOptions,
  HeaderFields,
  HeadersOption,
  Idempotency,
  Middleware,
  Operation,
  OperationTable,
  Transport,
} from "./operation.ts";
export { lazyMethods } from "./lazy-methods.ts";
export { mayHaveArrived } from "./lost-answer.ts";
export { onAbort } from "#platform";
export { sleep } from "./sleep.ts";
export { retryDelay } from "./json-rpc/retry-delay.ts";
export { delayByStatus, parseRetryAfter, STABLE_AFTER } from "./retry.ts";
export { describe as describeError, runCall } from "./run-call.ts";
export type { AttemptEvent, Call } from "./run-call.ts";
export { withResponse } from "./with-response.ts";
