import { RequestFailure, type RestRequest } from "../rest-service.ts";

/** Responds to one operation of the spec. */
export type Respond = (request: RestRequest) => unknown;

/** Wraps a response about a block, whose level it passes on. */
export type InBlock = (respond: (level: number, request: RestRequest) => unknown) => Respond;

/** @throws RequestFailure 404 */
export function notFound(message: string): never {
  throw new RequestFailure(404, message);
}
