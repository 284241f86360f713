import { invalidArgument, kindOf } from "@node-access/auth";
import { checkKinds } from "../check-arguments.ts";
import type { Idempotency } from "../operation.ts";

/** How to send a method of a REST client. Generated from the OpenAPI specs. */
export interface RestOperation {
  /** The HTTP method, such as `GET`. */
  readonly method: string;
  /** The path after the endpoint, with parameters in braces: `/v1/nodes/{id}/`. */
  readonly path: string;
  /** Whether it may be repeated. */
  readonly idempotency: Idempotency;
  /** Whether one argument is the body, or the fields of a union member in it; `text` if the body is a JSON text. */
  readonly body?: boolean | "text";
  /**
   * Names of the query parameters, which are fields of the last argument. An array is sent as
   * repeated parameters.
   */
  readonly query?: readonly string[];
  /** Names of the header parameters, which are fields of the last argument too. */
  readonly headers?: readonly string[];
  /** If the body is or contains a union: how the method's name selects the member. */
  readonly member?: RestMember;
  /**
   * If the method may return nothing. `none`: it ignores the body. `optional`:
   * it returns `undefined` for an empty body.
   */
  readonly result?: "none" | "optional";
  /** If set, the method returns the response's status: 200 to 299, or one of these. */
  readonly statuses?: readonly number[];
}

/** How to put a union member into a body. */
export interface RestMember {
  /** The property of the body that is the union. Omitted if the body itself is the union. */
  readonly property?: string;
  /** The discriminator of the union. Its value is the method's name. */
  readonly tag: string;
  /** The names of the methods. */
  readonly names: readonly string[];
}

/** A request before serialization. */
export interface RestRequest {
  /** The HTTP method, such as `GET`. */
  readonly method: string;
  /** The path and query, starting with a slash. */
  readonly path: string;
  /** The header parameters. */
  readonly headers: Readonly<Record<string, string>>;
  /** An object, an array or a text. */
  readonly body: object | string | undefined;
}

/**
 * Builds a request from a method's arguments: the path parameters, then the body,
 * then the other properties of a body with a union, then an object with the query and header
 * parameters.
 *
 * @param operation - How to send the method.
 * @param args - The method's arguments.
 * @param name - The method's name, if it selects a union member.
 * @returns the HTTP method, path with query, headers and body.
 * @throws NodeAccessError `INVALID_ARGUMENT` that names the argument.
 *
 * @example
 * ```ts
 * import { restRequest } from "@node-access/transport/rest";
 *
 * const operation = { method: "PATCH", path: "/v1/nodes/{id}/", idempotency: "idempotent", body: true } as const;
 * console.log(restRequest(operation, ["ND-1", { name: "archive" }]).path); // /v1/nodes/ND-1/
 * ```
 *
 * Source: OpenAPI 3.1, path, query (`form`, exploded) and header parameters.
 */
export function restRequest(
  operation: RestOperation,
  args: readonly unknown[],
  name: string = "",
): RestRequest {
  checkKinds("operation", operation, { method: "string", path: "string" });
  if (!Array.isArray(args)) throw invalidArgument("args", "a list", kindOf(args));
  const { method, body, member, query, headers } = operation;
  let index = 0;
  const next = (): unknown => (args as readonly unknown[])[index++];
  const path = operation.path.replace(/\{([^}]+)\}/g, (_, key: string) => segment(key, next()));
  const content = body ? (member ? memberBody(member, name, next) : next()) : undefined;
  const fields = query || headers ? record("query", next() ?? {}) : {};
  const search = new URLSearchParams(named(query, fields));
  return {
    method,
    path: path + (search.size ? `?${search}` : ""),
    headers: Object.fromEntries(named(headers, fields, /^[ -~]*$/)),
    body: content === undefined ? undefined : body === "text" ? textBody(content) : record("body", content),
  };
}

function memberBody({ property, tag }: RestMember, name: string, next: () => unknown): object {
  const own = record(property ?? "request", next() ?? {});
  const member = { [tag]: name, ...own, [tag]: name };
  return property ? { [property]: member, ...record("envelope", next() ?? {}) } : member;
}

function textBody(value: unknown): string {
  if (typeof value === "string") return value;
  throw invalidArgument("body", "a text", kindOf(value));
}

function record(path: string, value: unknown): Record<string, unknown> {
  if (typeof value === "object" && value) return value as Record<string, unknown>;
  throw invalidArgument(path, "an object", kindOf(value));
}

function segment(name: string, value: unknown): string {
  const text = scalar(name, value);
  // A segment of only dots would change the path; a lone surrogate cannot be encoded.
  if (/^\.*$|\p{Cs}/u.test(text)) throw invalidArgument(name, "a path segment", `"${text}"`);
  return encodeURIComponent(text);
}

/**
 * Returns the names that have a value, with the value as text. For an array, the name is repeated
 * for each item.
 */
function named(
  names: readonly string[] = [],
  args: Readonly<Record<string, unknown>>,
  form?: RegExp,
): string[][] {
  return names.flatMap((name) => {
    const { [name]: value = [] } = args;
    return [value].flat().map((item) => [name, scalar(name, item, form)]);
  });
}

/** Converts a number, boolean, or string of the required form to text. */
function scalar(path: string, value: unknown, form = /^/): string {
  if (/^(number|bigint|boolean)$/.test(typeof value) || (typeof value === "string" && form.test(value)))
    return `${value}`;
  throw invalidArgument(path, "plain text, number or boolean", kindOf(value));
}
