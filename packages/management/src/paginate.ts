import { invalidArgument, kindOf } from "@node-access/auth";
import type { PageLinks } from "./generated/types.ts";

/** One page of any list. */
export interface Page<Item> extends Pick<PageLinks, "next"> {
  /** The records of this page. */
  readonly results: readonly Item[];
}

/**
 * Iterates over the items on all pages of a list. It requests a page when the previous one has been
 * consumed.
 *
 * @param list - Requests a page, counted from 1: with `listProjects`, `listProjectMembers`,
 * `listNetworks` or `listNodes`, and their order and filters.
 * @returns an iterator over the items. Items created or deleted meanwhile may be missed or repeated.
 * @throws NodeAccessError the errors of the method that requests a page; `INVALID_ARGUMENT` if it
 * does not return a page.
 *
 * @example
 * ```ts
 * import { bearer, createManagementClient, paginate } from "@node-access/management";
 *
 * const management = createManagementClient({ endpoint: "http://127.0.0.1:9640", credential: bearer("demo.api-key") });
 * const newest = paginate((page) => management.listNodes({ page, order_by: "-created_at", protocol: "sui" }));
 * for await (const node of newest) console.log(node.id, node.name);
 * ```
 *
 * Source: public management API, pagination.
 */
export async function* paginate<Item>(
  list: (page: number) => Promise<Page<Item>>,
): AsyncGenerator<Item, void, undefined> {
  if (typeof list !== "function") throw invalidArgument("list", "a function", kindOf(list));
  for (let page = 1; ; page++) {
    const { results, next }: Partial<Page<Item>> = Object(await list(page));
    // A server's response may be anything.
    if (!Array.isArray(results))
      throw invalidArgument("list", "pages with a list of results", kindOf(results));
    yield* results;
    if (next === null || results.length === 0) return;
  }
}
