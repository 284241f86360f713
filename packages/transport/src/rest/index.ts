export { createRestClient, unexpectedAnswer } from "./rest-client.ts";
export type { RestClient, RestClientOptions, RestHooks } from "./rest-client.ts";
export { restRequest } from "./rest-operation.ts";
export type { RestMember, RestOperation, RestRequest } from "./rest-operation.ts";
