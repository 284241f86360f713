import { invalidArgument, kindOf } from "@node-access/auth";
import { badResponse, type CallTarget } from "../call-error.ts";
import type { ApiRequest, ExchangedResponse } from "../openapi/api-operation.ts";

/** A page that was read. */
export interface ReadPage {
  /** The operation that returned it. */
  readonly operation: ApiRequest;
  /** The arguments of its call. */
  readonly args: readonly unknown[];
  /** The result. */
  readonly value: unknown;
  /** The items in it, if the pages say where they are. */
  readonly items: readonly unknown[] | undefined;
  /** Its response. */
  readonly response: Pick<ExchangedResponse, "headers">;
  /** The call, for errors. */
  readonly target: CallTarget;
}

/** How to request the next page: with other arguments, or at an address. */
export type NextCall = { readonly args: readonly unknown[] } | { readonly address: string };

/** Determines how to request the page after another. Returns nothing after the last one. */
export type NextPage = (page: ReadPage) => NextCall | undefined;

/** The keys that lead to a value: `["meta", "next"]`. An empty list is the whole value. */
export type Keys = readonly string[];

/**
 * The next page is where the header `Link` says, with `rel="next"`.
 *
 * Source: RFC 8288.
 */
export const nextByLink: NextPage = (page) => {
  const { response } = checked(page);
  const links = (response.headers["link"] ?? "").matchAll(
    /<([^<>]*)>((?:\s*;\s*[^\s=;,]+\s*=\s*(?:"[^"]*"|[^\s;,"]*))*)/g,
  );
  for (const [, address = "", parameters = ""] of links)
    if (/;\s*rel\s*=\s*("(?:[^"]*\s)?next(?:\s[^"]*)?"|next\b)/i.test(parameters)) return { address };
  return undefined;
};

/**
 * The next page is at the address that the result has.
 *
 * @param keys - Where it is in the result. `null`, an empty text, or none end the pages.
 * @returns how to request the next page.
 * @throws NodeAccessError `INVALID_ARGUMENT` that names an argument; in the iteration, `UNDECODABLE_BODY`.
 *
 * @example
 * ```ts
 * import { nextByAddress } from "@node-access/transport/openapi/pages";
 *
 * const next = nextByAddress(["links", "next"]); // { links: { next: "https://acme.example/jobs?page=2" } }
 * console.log(typeof next); // function
 * ```
 *
 * Source: OpenAPI 3.1, Response Object.
 */
export function nextByAddress(keys: Keys): NextPage {
  checkKeys(keys);
  return (page) => {
    const { value, target } = checked(page);
    const address = valueAt(value, keys);
    if (address === undefined || address === null || address === "") return undefined;
    if (typeof address === "string") return { address };
    throw wrong(target, `the address of the next page, ${keys.join(".")}, is not text`);
  };
}

/**
 * The next page has the cursor that the result has.
 *
 * @param keys - Where it is in the result. `null`, `false`, an empty text, or none end the pages, and so does the cursor
 * that was sent.
 * @param parameter - The name of the query or header parameter that takes it.
 * @param place - `"body"` if it is a property of the body instead.
 * @returns how to request the next page.
 * @throws NodeAccessError `INVALID_ARGUMENT` that names an argument; in the iteration, `UNDECODABLE_BODY`.
 *
 * @example
 * ```ts
 * import { nextByCursor } from "@node-access/transport/openapi/pages";
 *
 * const next = nextByCursor(["meta", "next_cursor"], "cursor"); // { meta: { next_cursor: "c2" } } -> ?cursor=c2
 * console.log(typeof next); // function
 * ```
 *
 * Source: OpenAPI 3.1, Response Object.
 */
export function nextByCursor(keys: Keys, parameter: string, place?: "body"): NextPage {
  checkKeys(keys);
  checkParameter(parameter);
  return (page) => {
    const cursor = valueAt(checked(page).value, keys);
    if (cursor === undefined || cursor === null || cursor === "" || cursor === false) return undefined;
    if (!/^(string|number|bigint)$/.test(typeof cursor))
      throw wrong(page.target, `the cursor of the next page, ${keys.join(".")}, is not text`);
    return argument(page, parameter, place) === cursor
      ? undefined
      : withArgument(page, parameter, cursor, place);
  };
}

/**
 * The next page has the next number. The first page without items is the last one.
 *
 * @param parameter - The name of the query parameter that takes it.
 * @param first - The number of the first page. Default: 1.
 * @param place - `"body"` if it is a property of the body instead.
 * @returns how to request the next page.
 * @throws NodeAccessError `INVALID_ARGUMENT` that names an argument; in the iteration, `UNDECODABLE_BODY`.
 *
 * @example
 * ```ts
 * import { nextByNumber } from "@node-access/transport/openapi/pages";
 *
 * const next = nextByNumber("page"); // ?page=2, ?page=3, ...
 * console.log(typeof next); // function
 * ```
 *
 * Source: OpenAPI 3.1, Parameter Object.
 */
export function nextByNumber(parameter: string, first: number = 1, place?: "body"): NextPage {
  checkParameter(parameter);
  return (page) => {
    if (!checked(page).items?.length) return undefined;
    const number = Number(argument(page, parameter, place) ?? first);
    return withArgument(page, parameter, number + 1, place);
  };
}

/**
 * The next page begins after the items that were read. The first page without items is the last one.
 *
 * @param parameter - The name of the query parameter that takes the number of items.
 * @param place - `"body"` if it is a property of the body instead.
 * @returns how to request the next page.
 * @throws NodeAccessError `INVALID_ARGUMENT` that names an argument; in the iteration, `UNDECODABLE_BODY`.
 *
 * @example
 * ```ts
 * import { nextByOffset } from "@node-access/transport/openapi/pages";
 *
 * const next = nextByOffset("offset"); // ?offset=20, ?offset=40, ...
 * console.log(typeof next); // function
 * ```
 *
 * Source: OpenAPI 3.1, Parameter Object.
 */
export function nextByOffset(parameter: string, place?: "body"): NextPage {
  checkParameter(parameter);
  return (page) => {
    if (!checked(page).items?.length) return undefined;
    const offset = Number(argument(page, parameter, place) ?? 0);
    return withArgument(page, parameter, offset + (page.items?.length ?? 0), place);
  };
}

/** Checks what JavaScript callers may pass in place of a page. */
function checked(page: ReadPage): ReadPage {
  const { operation, args, response, target }: Partial<ReadPage> = Object(page);
  const isPage =
    typeof operation?.path === "string" && Array.isArray(args) && typeof response?.headers === "object";
  if (!isPage || typeof target?.redact !== "function" || !response?.headers)
    throw invalidArgument("page", "a page that was read", kindOf(page));
  return page;
}

function checkKeys(keys: Keys): void {
  if (!Array.isArray(keys)) throw invalidArgument("keys", "a list of keys", kindOf(keys));
}

function checkParameter(name: string): void {
  if (typeof name !== "string") throw invalidArgument("parameter", "the name of a parameter", kindOf(name));
}

/** Returns the value that keys lead to, or `undefined`. */
export function valueAt(value: unknown, keys: Keys): unknown {
  let found = value;
  for (const key of keys)
    found =
      typeof found === "object" && found !== null && Object.hasOwn(found, key)
        ? (found as Readonly<Record<string, unknown>>)[key]
        : undefined;
  return found;
}

/** Creates the error of a response whose next page cannot be requested. */
export function wrong(target: CallTarget, reason: string): Error {
  return badResponse(target, "UNDECODABLE_BODY", reason, "");
}

/** The index of the argument with the body, or of the one with the other parameters. */
function findIndex({ path, body }: ApiRequest, place: "body" | undefined): number {
  const inPath = path.match(/\{[^}]+\}/g)?.length ?? 0;
  return body && place === undefined ? inPath + 1 : inPath;
}

function argument({ operation, args }: ReadPage, name: string, place: "body" | undefined): unknown {
  return valueAt(args[findIndex(operation, place)], [name]);
}

function withArgument(
  { operation, args }: ReadPage,
  name: string,
  value: unknown,
  place: "body" | undefined,
): NextCall {
  const index = findIndex(operation, place);
  const all = [...args];
  all[index] = { ...(all[index] as object | undefined), [name]: value };
  return { args: Array.from(all) };
}
