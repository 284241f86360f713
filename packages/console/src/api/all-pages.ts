/** Maximum number of pages to read of one list. The command line shows longer lists. */
const mostPages = 20;

export interface Page<Item> {
  readonly next: string | null;
  readonly results: readonly Item[];
}

export async function readAllPages<Item>(
  read: (page: number) => Promise<Page<Item>>,
): Promise<readonly Item[]> {
  const items: Item[] = [];
  for (let page = 1; ; page++) {
    const { results, next } = await read(page);
    items.push(...results);
    if (next === null || page === mostPages) return items;
  }
}
