import { invalidArgument, kindOf } from "@node-access/auth";
import { sendFollowing } from "#redirects";
import type { CallTarget } from "../call-error.ts";
import type { ApiExchange, ApiOperation, ApiRequest, ExchangedResponse } from "../openapi/api-operation.ts";
import type { ApiCaller } from "../openapi/caller.ts";
import type { Connection } from "../openapi/connection.ts";
import { type Keys, type NextCall, type NextPage, valueAt, wrong } from "./next-page.ts";

export { nextByAddress, nextByCursor, nextByLink, nextByNumber, nextByOffset } from "./next-page.ts";
export type { Keys, NextCall, NextPage, ReadPage } from "./next-page.ts";

/** An operation that returns a page at a time. */
export interface ApiPages<Args extends readonly unknown[], Page, Items extends Keys | undefined = undefined> {
  /** The operation that returns a page. */
  readonly operation: ApiOperation<(...args: Args) => Promise<Page>>;
  /** How to request the next page. */
  readonly next: NextPage;
  /** Where the items are in a page. */
  readonly items?: Items;
}

/** The type of the items of a page. */
export type ItemOf<Page, Items> = Items extends readonly [infer Key, ...infer Rest]
  ? Key extends keyof NonNullable<Page>
    ? ItemOf<NonNullable<Page>[Key], Rest>
    : never
  : NonNullable<Page> extends readonly (infer Item)[]
    ? Item
    : never;

/** What ends an iteration over pages early. */
export interface PageLimit {
  /** The most pages, or items, to return. Pages beyond are not requested. Default: all. */
  readonly limit?: number | undefined;
}

/**
 * Returns the pages of an operation, each requested when the loop reaches it. A page at another origin than the first one's is
 * rejected, so that no credentials go there, and so is one that was requested before.
 *
 * @param caller - The client. Its deadlines apply to each page.
 * @param pages - The operation, and how its pages follow each other.
 * @param args - The arguments of the first call.
 * @param options - How many pages to return at most.
 * @returns an iterator over the results.
 * @throws NodeAccessError the error of a call; `UNDECODABLE_BODY` if the next page cannot be requested;
 * `INVALID_ARGUMENT` that names an argument.
 *
 * @example
 * ```ts
 * import { type ApiOperation, createApiCaller } from "@node-access/transport/openapi";
 * import { eachPage, nextByLink } from "@node-access/transport/openapi/pages";
 *
 * const getJobs: ApiOperation<(query?: { size?: number }) => Promise<{ id: string }[]>> = {
 *   name: "getJobs",
 *   method: "GET",
 *   path: "/jobs",
 *   idempotency: "safe",
 *   query: ["size"],
 * };
 * const acme = createApiCaller({ endpoint: "https://acme.example" });
 * for await (const jobs of eachPage(acme, { operation: getJobs, next: nextByLink }, [{ size: 50 }], { limit: 3 }))
 *   console.log(jobs.length);
 * ```
 *
 * Source: OpenAPI 3.1.
 */
export async function* eachPage<Args extends readonly unknown[], Page>(
  caller: Pick<ApiCaller, "call">,
  pages: ApiPages<Args, Page, Keys | undefined>,
  args: Args,
  options?: PageLimit,
): AsyncGenerator<Page, void> {
  const limit = readLimit(options);
  if (typeof caller?.call !== "function") throw invalidArgument("caller", "a client", kindOf(caller));
  const { operation, next, items: keys } = Object(pages) as ApiPages<Args, Page, Keys | undefined>;
  if (typeof operation?.path !== "string" || typeof next !== "function")
    throw invalidArgument("pages", "an operation and `next`", kindOf(pages));
  if (!Array.isArray(args)) throw invalidArgument("args", "a list", kindOf(args));
  const seen = new Set<string>();
  let following: NextCall = { args };
  for (let count = 1; count <= limit; count += 1) {
    const request: ApiRequest = operation;
    const exchanged: Partial<Exchanged> = {};
    const at = "address" in following ? following.address : undefined;
    const current: readonly unknown[] = "args" in following ? following.args : args;
    const exchange = observing(request.exchange ?? sendFollowing, exchanged, at);
    const value = await caller.call<readonly unknown[], Page>(
      { ...request, exchange } as ApiRequest,
      ...current,
    );
    yield value;
    const { response, target } = exchanged;
    if (!response || !target || count >= limit) return;
    const list = keys && valueAt(value, keys);
    const items = Array.isArray(list) ? (list as readonly unknown[]) : undefined;
    const found = next({ operation, args: current, value, items, response, target });
    if (!found) return;
    const mark = JSON.stringify(found, (_, part: unknown) => (typeof part === "bigint" ? `${part}` : part));
    if (seen.has(mark)) throw wrong(target, "the next page was read before");
    seen.add(mark);
    following = found;
  }
}

/**
 * Returns the items of all pages of an operation: see {@link eachPage}.
 *
 * @param caller - The client. Its deadlines apply to each page.
 * @param pages - The operation, how its pages follow each other, and where their items are.
 * @param args - The arguments of the first call.
 * @param options - How many items to return at most.
 * @returns an iterator over the items.
 * @throws NodeAccessError the errors of {@link eachPage}.
 *
 * @example
 * ```ts
 * import { type ApiOperation, createApiCaller } from "@node-access/transport/openapi";
 * import { eachItem, nextByCursor } from "@node-access/transport/openapi/pages";
 *
 * type GetJobs = (query?: { cursor?: string }) => Promise<{ data: { id: string }[]; next: string | null }>;
 * const getJobs: ApiOperation<GetJobs> = { name: "getJobs", method: "GET", path: "/jobs", idempotency: "safe", query: ["cursor"] };
 * const pages = { operation: getJobs, next: nextByCursor(["next"], "cursor"), items: ["data"] } as const;
 * const acme = createApiCaller({ endpoint: "https://acme.example" });
 * for await (const { id } of eachItem(acme, pages, [], { limit: 100 })) console.log(id);
 * ```
 *
 * Source: OpenAPI 3.1.
 */
export async function* eachItem<Args extends readonly unknown[], Page, const Items extends Keys>(
  caller: Pick<ApiCaller, "call">,
  pages: ApiPages<Args, Page, Items>,
  args: Args,
  options?: PageLimit,
): AsyncGenerator<ItemOf<Page, Items>, void> {
  const keys: Keys | undefined = Object(pages).items;
  if (!Array.isArray(keys)) throw invalidArgument("pages.items", "a list of keys", kindOf(keys));
  let left = readLimit(options);
  if (left <= 0) return;
  for await (const page of eachPage(caller, pages, args)) {
    const items = valueAt(page, keys);
    if (!Array.isArray(items)) continue;
    for (const item of items as readonly ItemOf<Page, Items>[]) {
      yield item;
      left -= 1;
      if (left <= 0) return;
    }
  }
}

function readLimit(options: PageLimit | undefined): number {
  const { limit = Number.POSITIVE_INFINITY }: PageLimit = Object(options);
  if (typeof limit === "number") return limit;
  throw invalidArgument("limit", "a number", kindOf(limit));
}

/** The response of a call, and the call for errors. */
interface Exchanged {
  response: ExchangedResponse;
  target: CallTarget;
}

/** Keeps the response of an exchange, and sends the request to an address if there is one. */
function observing(
  exchange: ApiExchange,
  exchanged: Partial<Exchanged>,
  address: string | undefined,
): ApiExchange {
  return async (connection, operation, attempt, credential, again, options) => {
    exchanged.target = attempt;
    const at = address === undefined ? undefined : resolvePlace(address, connection, again().path, attempt);
    const request = at ? () => ({ ...again(), ...at }) : again;
    const response = await exchange(connection, operation, attempt, credential, request, options);
    exchanged.response = response;
    return response;
  };
}

/** Returns the place of an address at the origin of the first page. */
function resolvePlace(
  address: string,
  { options }: Connection,
  path: string,
  target: CallTarget,
): { readonly path: string; readonly origin: string } {
  const first = new URL(options.endpoint.replace(/\/+$/, "") + path);
  const url = URL.canParse(address, first.href) ? new URL(address, first) : undefined;
  if (url?.origin === first.origin && !url.username)
    return { path: url.pathname + url.search, origin: url.origin };
  throw wrong(target, `the next page is at ${url?.origin ?? "no address"}, not at ${first.origin}`);
}
