// Includes everything that client packages need, because each further entry point is another file
// to load.
export { parseJson, stringifyJson } from "../json.ts";
export { badResponse, callError, excerpt, withoutSecrets } from "../call-error.ts";
export { checkNames } from "../check-options.ts";
export type { HttpResponse } from "../http/http-transport.ts";
export type { CallTarget } from "../call-error.ts";
export type { CallOptions } from "../operation.ts";
export { runCall } from "../run-call.ts";
export type { Call } from "../run-call.ts";
export type { BodyWriter, ParameterStyle, ResultReader } from "./api-operation.ts";
export { json, jsonString } from "./json-body.ts";
export { readNothing, readOptional, readStatus } from "./results.ts";
export { plainHeader } from "./plain-header.ts";
export { inBytes } from "./in-bytes.ts";
export type { BytesResponse, BytesHeaders } from "./in-bytes.ts";
export { createRestClient } from "./rest-client.ts";
export type { RestClient, RestClientOptions, RestHooks, RestOperation } from "./rest-client.ts";
export { withResponse } from "../with-response.ts";
export { restRequest } from "./rest-request.ts";
export type { RestRequest } from "./rest-request.ts";
