// Includes everything that client packages need, because each further entry point is another file
// to load.
export { parseJson, stringifyJson } from "../json.ts";
export { badResponse, callError, excerpt } from "../building-blocks.ts";
export { withoutSecrets } from "../call-error.ts";
export type { HttpResponse } from "../http/http-transport.ts";
export type { CallTarget } from "../call-error.ts";
export { bytesHooks } from "./bytes.ts";
export type { BytesResponse, BytesHeaders } from "./bytes.ts";
export { createRestClient } from "./rest-client.ts";
export type { RestCall, RestClient, RestClientOptions, RestHooks } from "./rest-client.ts";
export { withResponse } from "../with-response.ts";
export { restRequest } from "./rest-operation.ts";
export type { RestMember, RestOperation, RestRequest } from "./rest-operation.ts";
