export { authorize, authorizeAny, authorizeWebSocket } from "./authorize.ts";
export type { Authorized } from "./authorize.ts";
export { checkProxy } from "./check-proxy.ts";
export { apiKey, basic, bearer, pathKey, urlToken, xToken } from "./credentials.ts";
export type {
  Credential,
  CredentialFor,
  CredentialKind,
  RenewalTarget,
  RequestSender,
  SendingAttempt,
  Wire,
} from "./credentials.ts";
export { describeValue, kindOf } from "./describe-value.ts";
export {
  invalidArgument,
  propertyOf,
  isNodeAccessError,
  NodeAccessError,
  readArgument,
  safeCause,
} from "./errors.ts";
export type { ErrorCode, ErrorContexts } from "./error-contexts.ts";
export type { FailedAttempt } from "./errors.ts";
export { acceptedCredentials } from "./generated/surfaces.ts";
export type { AcceptedCredentials, Surface } from "./generated/surfaces.ts";
export { isLoopback } from "./is-loopback.ts";
export { basicOf, urlTokenOf } from "./node-credentials.ts";
export type { NodeWithCredentials } from "./node-credentials.ts";
export { dangerouslySendOverPlainHttp } from "./plain-http.ts";
export { redactor } from "./redactor.ts";
export { refreshing } from "./refreshing.ts";
export { Secret } from "./secret.ts";
