import { invalidArgument } from "@node-access/auth";
import type { Idempotency } from "../operation.ts";

/** How a method of a REST client is sent. Tables of these are generated from the OpenAPI specs. */
export interface RestOperation {
  /** Such as `GET`. */
  readonly method: string;
  /** Below the endpoint, with its parameters in braces: `/v1/nodes/{id}/`. */
  readonly path: string;
  /** What happens if it is sent twice. */
  readonly idempotency: Idempotency;
  /** Whether an argument is the body, or the fields of its member. */
  readonly body?: boolean;
  /** The names in the query. The last argument holds them; a list is sent as its items, one by one. */
  readonly query?: readonly string[];
  /** The names among the headers. The last argument holds them too. */
  readonly headers?: readonly string[];
  /** Where the body is a union, or has one as a property: how the method's name tells which member it sends. */
  readonly member?: RestMember;
  /** Where the method need not give JSON. `none`: it gives nothing, whatever the answer's body is. `optional`: so without one. */
  readonly result?: "none" | "optional";
  /** If given, the method gives the answer's status, 200 to 299 or one of these. */
  readonly statuses?: readonly number[];
}

/** How a member of a union is put into a body. */
export interface RestMember {
  /** The property of the body that holds the union; none if the body itself is it. */
  readonly property?: string;
  /** The key that tells the members apart. Its value is the method's name. */
  readonly tag: string;
  /** The names of the methods, divided by spaces. */
  readonly names: string;
}

/** A request before it is written out. */
export interface RestRequest {
  /** Such as `GET`. */
  readonly method: string;
  /** From its first slash on, with the query. */
  readonly path: string;
  /** Those that arguments are sent in. */
  readonly headers: Readonly<Record<string, string>>;
  /** An object or a list. */
  readonly body: object | undefined;
}

/**
 * Puts a request together from a method's arguments: those of the path, then the body, then what goes beside a union in
 * the body, then what is in query and headers.
 *
 * @param operation - How the method is sent.
 * @param given - The method's arguments.
 * @param name - The method's name, where it tells which member of a union is sent.
 * @returns method, path with its query, headers, and body.
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
  given: readonly unknown[],
  name: string = "",
): RestRequest {
  const { method, body, member, query, headers } = operation;
  let taken = 0;
  const next = (): unknown => given[taken++];
  const path = operation.path.replace(/\{([^}]+)\}/g, (_, key: string) => segment(key, next()));
  const content = body ? (member ? memberBody(member, name, next) : next()) : undefined;
  const fields = query || headers ? record("query", next() ?? {}) : {};
  const asked = new URLSearchParams(named(query, fields));
  return {
    method,
    path: path + (asked.size ? `?${asked}` : ""),
    headers: Object.fromEntries(named(headers, fields, /^[ -~]*$/)),
    body: content === undefined ? undefined : record("body", content),
  };
}

function memberBody({ property, tag }: RestMember, name: string, next: () => unknown): object {
  const own = record(property ?? "request", next() ?? {});
  const member = { [tag]: name, ...own, [tag]: name };
  return property ? { [property]: member, ...record("envelope", next() ?? {}) } : member;
}

function record(path: string, value: unknown): Record<string, unknown> {
  if (typeof value === "object" && value) return value as Record<string, unknown>;
  throw invalidArgument(path, "an object", typeof value);
}

function segment(name: string, value: unknown): string {
  const text = scalar(name, value);
  // A segment of dots alone would lead elsewhere; half a character has no encoding.
  if (/^\.*$|\p{Cs}/u.test(text)) throw invalidArgument(name, "a text for the path", `"${text}"`);
  return encodeURIComponent(text);
}

/** Those of the names that have a value, with it as text; a name with a list is there for each of its items. */
function named(
  names: readonly string[] = [],
  given: Readonly<Record<string, unknown>>,
  form?: RegExp,
): string[][] {
  return names.flatMap((name) => {
    const { [name]: value = [] } = given;
    return [value].flat().map((item) => [name, scalar(name, item, form)]);
  });
}

/** A text that has the form, or any number or boolean. */
function scalar(path: string, value: unknown, form = /^/): string {
  if (/^(number|bigint|boolean)$/.test(typeof value) || (typeof value === "string" && form.test(value)))
    return `${value}`;
  throw invalidArgument(path, "plain text, number or boolean", typeof value);
}
