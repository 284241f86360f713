import { invalidArgument } from "@node-access/auth";
import type { ApiOperation, ApiRequest } from "./api-operation.ts";

/** The arguments of a method. */
type ArgsOf<Method> = Method extends (...args: infer Args) => unknown ? Args : never;

/**
 * Returns an operation that requests another of the media types in which the document says it responds.
 *
 * @param operation - The operation.
 * @param mediaType - The media type.
 * @returns the operation, whose result has the type that belongs to the media type.
 *
 * @example
 * ```ts
 * import { accepting, type ApiOperation, createApiCaller, readText } from "@node-access/transport/openapi";
 *
 * const report: ApiOperation<() => Promise<object>, { results: { "text/csv": string } }> = {
 *   name: "report",
 *   method: "GET",
 *   path: "/report",
 *   idempotency: "safe",
 *   results: { "text/csv": readText },
 * };
 * const acme = createApiCaller({ endpoint: "https://acme.example" });
 * const table: string = await acme.call(accepting(report, "text/csv"));
 * console.log(table);
 * ```
 *
 * Source: OpenAPI 3.1, Response Object.
 */
export function accepting<Method, Results extends object, MediaType extends keyof Results & string>(
  operation: ApiOperation<Method, { readonly results: Results }>,
  mediaType: MediaType,
): ApiOperation<(...args: ArgsOf<Method>) => Promise<Results[MediaType]>> {
  const result = choice(operation?.results, mediaType);
  return { ...operation, accept: mediaType, result } as ApiRequest;
}

/**
 * Returns an operation whose body is sent in another of the media types that the document lists.
 *
 * @param operation - The operation.
 * @param mediaType - The media type.
 * @returns the operation, whose body has the type that belongs to the media type.
 *
 * @example
 * ```ts
 * import { type ApiOperation, createApiCaller, json, sending, urlEncoded } from "@node-access/transport/openapi";
 *
 * interface Login {
 *   user: string;
 * }
 * const login: ApiOperation<
 *   (body: Login) => Promise<object>,
 *   { bodies: { "application/x-www-form-urlencoded": [body: Login] } }
 * > = {
 *   name: "login",
 *   method: "POST",
 *   path: "/login",
 *   idempotency: "write",
 *   body: json,
 *   bodies: { "application/x-www-form-urlencoded": urlEncoded },
 * };
 * const acme = createApiCaller({ endpoint: "https://acme.example" });
 * await acme.call(sending(login, "application/x-www-form-urlencoded"), { user: "ada" });
 * ```
 *
 * Source: OpenAPI 3.1, Request Body Object.
 */
export function sending<Result, Bodies extends object, MediaType extends keyof Bodies & string>(
  operation: ApiOperation<(...args: never) => Result, { readonly bodies: Bodies }>,
  mediaType: MediaType,
): ApiOperation<(...args: Extract<Bodies[MediaType], readonly unknown[]>) => Result> {
  return { ...operation, contentType: mediaType, body: choice(operation?.bodies, mediaType) } as ApiRequest;
}

function choice<T>(choices: Readonly<Record<string, T>> | undefined, mediaType: string): T {
  const known = Object.entries(Object(choices) as Record<string, T>);
  const found = known.find(([name]) => name === mediaType);
  if (found) return found[1];
  throw invalidArgument("mediaType", known.map(([name]) => name).join(", ") || "none", mediaType);
}
