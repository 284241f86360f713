import { notFound } from "../../contract/http/problem.ts";
import type { Page } from "../../state/tables/select-page.ts";
import type { ManagementCall } from "./management-call.ts";

/**
 * One page of a list, in the envelope of the management API.
 *
 * @param recordOf - Makes an item's record.
 * @throws HttpProblem 404 for a page beyond the last.
 */
export async function recordPage<Item>(
  { state, path, query }: ManagementCall,
  { count, pages, items }: Page<Item>,
  recordOf: (item: Item) => object | Promise<object>,
): Promise<object> {
  const { page } = query;
  if (page > pages) throw notFound(`there is no page ${page}: the last is ${pages}`);
  const link = (to: number): string | null => {
    if (to < 1 || to > pages) return null;
    const parameters = new URLSearchParams();
    for (const [key, value] of Object.entries({ ...query, page: to })) parameters.set(key, String(value));
    return `${state.address().url}${path}?${parameters}`;
  };
  return {
    count,
    next: link(page + 1),
    previous: link(page - 1),
    results: await Promise.all(items.map(recordOf)),
  };
}
