import { notFound } from "../http/problem.ts";

interface ListPage<Item> {
  readonly count: number;
  readonly pages: number;
  readonly items: readonly Item[];
}

export interface ListRecord<Result> {
  readonly count: number;
  readonly next: string | null;
  readonly previous: string | null;
  readonly results: Result[];
}

/**
 * One page of a list, in the envelope of the management and admin APIs.
 *
 * @param address - The list's URL, without its query.
 * @throws HttpProblem 404 for a page beyond the last.
 */
export async function listRecord<Item, Result extends object>(
  address: string,
  query: { readonly page: number },
  { count, pages, items }: ListPage<Item>,
  recordOf: (item: Item) => Result | Promise<Result>,
): Promise<ListRecord<Result>> {
  const { page } = query;
  if (page > pages) throw notFound(`there is no page ${page}: the last is ${pages}`);
  const link = (to: number): string | null => {
    if (to < 1 || to > pages) return null;
    const parameters = new URLSearchParams();
    for (const [key, value] of Object.entries({ ...query, page: to })) parameters.set(key, String(value));
    return `${address}?${parameters}`;
  };
  return {
    count,
    next: link(page + 1),
    previous: link(page - 1),
    results: await Promise.all(items.map(recordOf)),
  };
}
