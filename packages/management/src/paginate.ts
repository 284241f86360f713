import { invalidArgument } from "@node-access/auth";
import type { PageLinks } from "./generated/types.ts";

/** One page of any list. */
export interface Page<Item> extends Pick<PageLinks, "next"> {
  /** The records of this page. */
  readonly results: readonly Item[];
}

/**
 * What is on all pages of a list, one after another; a page is asked for when the one before has been gone through.
 *
 * @param list - Asks for a page, counted from 1: with `listProjects`, `listProjectMembers`, `listNetworks` or `listNodes`,
 * and their order and filters.
 * @returns the items. One that is made or deleted meanwhile may be missed or come twice.
 * @throws NodeAccessError as the method that asks for a page; `INVALID_ARGUMENT` if what it gives is no page.
 *
 * @example
 * ```ts
 * import { bearer, createManagementClient, paginate } from "@node-access/management";
 *
 * const management = createManagementClient({ endpoint: "https://api.example", credential: bearer("k3y") });
 * const newest = paginate((page) => management.listNodes({ page, order_by: "-created_at", protocol: "sui" }));
 * for await (const node of newest) console.log(node.id, node.name);
 * ```
 *
 * Source: public management API, pagination.
 */
export async function* paginate<Item>(
  list: (page: number) => Promise<Page<Item>>,
): AsyncGenerator<Item, void, undefined> {
  if (typeof list !== "function") throw invalidArgument("list", "a function", typeof list);
  for (let page = 1; ; page++) {
    const { results, next }: Partial<Page<Item>> = Object(await list(page));
    // What a server answers may have any form.
    if (!Array.isArray(results))
      throw invalidArgument("list", "pages with a list of results", typeof results);
    yield* results;
    if (next === null || results.length === 0) return;
  }
}
