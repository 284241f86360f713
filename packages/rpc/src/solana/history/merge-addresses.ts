import type { AddressTransaction, TransactionOrder } from "./transaction-part.ts";

type Pages = AsyncGenerator<readonly AddressTransaction[]>;

/** Lists to start at the same time. */
const MAX_STARTING = 8;

/** Merges the lists of several addresses: yields the transactions of one slot at a time, each once. */
export async function* mergeAddresses(
  lists: readonly Pages[],
  order: TransactionOrder,
): AsyncGenerator<readonly AddressTransaction[]> {
  const sign = order === "forward" ? 1 : -1;
  const readers = lists.map((pages) => new PageReader(pages));
  try {
    for (let at = 0; at < readers.length; at += MAX_STARTING)
      await Promise.all(readers.slice(at, at + MAX_STARTING).map((reader) => reader.peek()));
    for (;;) {
      const open = readers.filter(({ head }) => head);
      const slot = open.reduce((next, { head }) => Math.min(next, (head?.slot ?? 0) * sign), Infinity) * sign;
      if (open.length === 0) return;
      const found = new Map<string, AddressTransaction>();
      for (const reader of open)
        for (let one = await reader.peek(); one?.slot === slot; one = await reader.peek()) {
          if (!found.has(one.signature)) found.set(one.signature, one);
          reader.take();
        }
      // Without indexes, the transactions of a slot that several addresses have are in the order of the addresses.
      yield [...found.values()].toSorted(
        (a, b) => ((a.transactionIndex ?? 0) - (b.transactionIndex ?? 0)) * sign,
      );
    }
  } finally {
    for (const pages of lists) void pages.return(undefined).catch(() => {});
  }
}

/** Reads the transactions of a list one by one. The next page is read while one is delivered. */
class PageReader {
  readonly #pages: Pages;
  #page: readonly AddressTransaction[] = [];
  #index = 0;
  #next: ReturnType<Pages["next"]> | undefined;
  #isEnd = false;

  constructor(pages: Pages) {
    this.#pages = pages;
  }

  /** The next transaction; `undefined` at the end, and until {@link peek} has read one. */
  get head(): AddressTransaction | undefined {
    return this.#page[this.#index];
  }

  /** Waits for the next transaction. @returns `undefined` at the end. */
  async peek(): Promise<AddressTransaction | undefined> {
    while (!this.head && !this.#isEnd) {
      const { value, done } = await (this.#next ?? this.#pages.next());
      this.#next = undefined;
      this.#isEnd = done === true;
      this.#page = done ? [] : value;
      this.#index = 0;
      if (done) break;
      this.#next = this.#pages.next();
      // Its error is thrown when it is its turn.
      this.#next.catch(() => {});
    }
    return this.head;
  }

  take(): void {
    this.#index += 1;
  }
}
