import { invalidArgument } from "@node-access/auth";
import type { Idempotency } from "../operation.ts";

/** How a method of a REST client is sent. Tables of these are generated from the OpenAPI specs. */
export interface RestOperation {
  readonly method: string;
  /** Below the endpoint, with its parameters in braces: `/v1/nodes/{id}/`. */
  readonly path: string;
  readonly idempotency: Idempotency;
  /** Whether an argument is the body, or the fields of its member. */
  readonly body?: boolean;
  /** The names in the query. The last argument holds them. */
  readonly query?: readonly string[];
  /** Where the body is a union, or has one as a property: how the method's name tells which member it sends. */
  readonly member?: RestMember;
  /**
   * What the method gives, where it is not the answer's JSON. `none`: nothing, whatever the body. `optional`: nothing for an
   * answer without a body. `status`: the HTTP status.
   */
  readonly result?: "none" | "optional" | "status";
  /** Statuses outside 200 to 299 that are answers too. */
  readonly statuses?: readonly number[];
}

/** How a member of a union is put into a body. */
export interface RestMember {
  /** The property of the body that holds the union; none if the body itself is it. */
  readonly property?: string;
  /** The key that tells the members apart. Its value is the method's name. */
  readonly tag: string;
}

/** A request before it is written out. */
export interface RestRequest {
  readonly method: string;
  /** From its first slash on, with the query. */
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>> | undefined;
}

/**
 * Puts a request together from a method's arguments: those of the path, then the body, then what goes beside a union in
 * the body, then the query.
 *
 * @param operation - How the method is sent.
 * @param given - The method's arguments.
 * @param name - The method's name, where it tells which member of a union is sent.
 * @returns method, path with its query, and body.
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
 * Source: OpenAPI 3.1, path and query parameters.
 */
export function restRequest(
  operation: RestOperation,
  given: readonly unknown[],
  name: string = "",
): RestRequest {
  const { method, body, member, query } = operation;
  const rest = given.values();
  const path = operation.path.replace(/\{([^}]+)\}/g, (_, key: string) => segment(key, rest.next().value));
  const content = body ? rest.next().value : undefined;
  const beside = member?.property ? rest.next().value : undefined;
  const written = member
    ? memberBody(member, name, content, beside)
    : body
      ? record("body", content)
      : undefined;
  return { method, path: path + (query ? queryOf(query, rest.next().value) : ""), body: written };
}

function memberBody(
  { property, tag }: RestMember,
  name: string,
  content: unknown,
  beside: unknown,
): Record<string, unknown> {
  const member = { [tag]: name, ...record(property ?? "request", content ?? {}), [tag]: name };
  return property ? { [property]: member, ...record("envelope", beside ?? {}) } : member;
}

function record(path: string, value: unknown): Record<string, unknown> {
  if (typeof value === "object" && value !== null && !Array.isArray(value)) {
    return value as Record<string, unknown>;
  }
  throw invalidArgument(path, "an object", typeof value);
}

function segment(name: string, value: unknown): string {
  const text = scalar(name, value);
  // A segment of dots alone would lead elsewhere; half a character has no encoding.
  if (/^\.*$|\p{Cs}/u.test(text)) throw invalidArgument(name, "a text for the path", `"${text}"`);
  return encodeURIComponent(text);
}

function queryOf(names: readonly string[], value: unknown): string {
  const given = record("query", value ?? {});
  const query = new URLSearchParams();
  for (const name of names) {
    if (given[name] !== undefined) query.set(name, scalar(`query.${name}`, given[name]));
  }
  return `${query}` && `?${query}`;
}

function scalar(path: string, value: unknown): string {
  if (/^(string|number|bigint|boolean)$/.test(typeof value)) return String(value);
  throw invalidArgument(path, "a text, number or boolean", typeof value);
}
