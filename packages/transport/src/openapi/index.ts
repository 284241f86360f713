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
export { json, jsonString } from "./json-body.ts";
export { formWith, plainText, unchanged, urlEncoded } from "./bodies.ts";
export { multipart } from "./multipart.ts";
export type { FilePart, NamedFile } from "./multipart.ts";
export { byStatus, readBytes, readEither, readText } from "./read-bytes.ts";
export { readNothing, readOptional, readStatus } from "./results.ts";
export type { StatusReaders } from "./read-bytes.ts";
export { inOwnHeaders, keyInCookie, keyInHeader, keyInQuery, secured } from "./security.ts";
export type { CredentialPlace, SecuritySchemes } from "./security.ts";
export { onServer } from "./servers.ts";
export { plainHeader } from "./plain-header.ts";
export { repeated } from "./request.ts";
export {
  commaDelimited,
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
  rawCookie,
  reserved,
  spaceDelimited,
} from "./styles.ts";
