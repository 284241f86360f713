export { createApiCaller } from "./caller.ts";
export type { ApiCaller } from "./caller.ts";
export type {
  ApiOptions,
  Connection,
  SecuredOperation,
  Security,
  Sender,
  AddCredential,
} from "./connection.ts";
export { createApiClient } from "./client.ts";
export type { ApiClient } from "./client.ts";
export type {
  ApiExchange,
  ApiOperation,
  ApiRequest,
  BodyCollector,
  BodyWriter,
  ExchangedResponse,
  FailureReader,
  OperationTypes,
  ParameterStyle,
  ResultReader,
  WrittenBody,
} from "./api-operation.ts";
export { isApiError } from "./api-error.ts";
export type { ApiError } from "./api-error.ts";
export { accepting, sending } from "./media-types.ts";
export { headersOnly } from "./headers-only.ts";
export { formWith, json, plainText, unchanged, urlEncoded } from "./bodies.ts";
export { multipart } from "./multipart.ts";
export type { FilePart, NamedFile } from "./multipart.ts";
export {
  byStatus,
  readBytes,
  readEither,
  readNothing,
  readOptional,
  readStatus,
  readText,
} from "./results.ts";
export type { StatusReaders } from "./results.ts";
export { inOwnHeaders, keyInCookie, keyInHeader, keyInQuery, secured } from "./security.ts";
export type { CredentialPlace, SecuritySchemes } from "./security.ts";
export { onServer } from "./servers.ts";
export { commaDelimited, repeated } from "./request.ts";
export {
  deepObject,
  explodedHeader,
  explodedLabel,
  explodedMatrix,
  explodedObject,
  explodedSimple,
  jsonHeader,
  jsonParameter,
  label,
  matrix,
  pipeDelimited,
  plainHeader,
  rawCookie,
  reserved,
  spaceDelimited,
} from "./styles.ts";
