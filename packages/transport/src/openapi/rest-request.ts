import { invalidArgument, kindOf, readArgument } from "@node-access/auth";
import { checkKinds } from "../check-arguments.ts";
import { requestParts } from "./request.ts";
import type { RestOperation } from "./rest-client.ts";

/** A request before serialization. */
export interface RestRequest {
  /** The HTTP method, such as `GET`. */
  readonly method: string;
  /** The path and query, starting with a slash. */
  readonly path: string;
  /** The header parameters. */
  readonly headers: Readonly<Record<string, string>>;
  /** The argument that is the body. */
  readonly body: unknown;
}

/**
 * Builds a request from a method's arguments: the path parameters, then the body,
 * then an object with the query and header parameters.
 *
 * @param operation - How to send the method.
 * @param args - The method's arguments.
 * @returns the HTTP method, path with query, headers and body.
 * @throws NodeAccessError `INVALID_ARGUMENT` that names the argument.
 *
 * @example
 * ```ts
 * import { restRequest } from "@node-access/transport/rest";
 *
 * const operation = { method: "GET", path: "/v1/nodes/{id}/", idempotency: "safe", query: ["page"] } as const;
 * console.log(restRequest(operation, ["ND-1", { page: 2 }]).path); // /v1/nodes/ND-1/?page=2
 * ```
 *
 * Source: OpenAPI 3.1, Parameter Object.
 */
export function restRequest(operation: RestOperation, args: readonly unknown[]): RestRequest {
  checkKinds("operation", operation, { method: "string", path: "string" });
  if (!Array.isArray(args)) throw invalidArgument("args", "a list", kindOf(args));
  const { path, headers, content } = readArgument("args", () => requestParts(operation, args));
  return { method: operation.method, path, headers, body: content };
}
