/** Where the items of an iteration come from. */
export interface ItemSource<Item, T> {
  /** Waits for further items. @returns `undefined` after the last. */
  read(): Promise<readonly Item[] | undefined>;
  /** Makes what is given of an item, when it is its turn. */
  make(item: Item): T;
  /** Runs once: after the last item, after an error, or when the consumer leaves. */
  close(): void;
}

/**
 * Iterates over items that come many at a time. An item that has come is given without waiting: an async generator would
 * cost each of them several promises.
 *
 * @param source - Reads and makes the items.
 * @returns the items, in their order. Leaving the loop closes the source.
 *
 * @example
 * ```ts
 * import { iterate } from "@node-access/transport/stream";
 *
 * const pages = [["1", "2"], ["3"]];
 * const read = async () => pages.shift();
 * for await (const number of iterate({ read, make: Number, close: () => console.log("closed") })) console.log(number);
 * ```
 */
export function iterate<Item, T>(source: ItemSource<Item, T>): AsyncIterableIterator<T, undefined> {
  type Result = IteratorResult<T, undefined>;
  const end: Result = { done: true, value: undefined };
  let items: readonly Item[] = [];
  let taken = 0;
  let ended = false;
  /** Resolves when the calls of `next` so far have been answered, if one of them waits. */
  let waiting: Promise<void> | undefined;

  const close = (): void => {
    if (ended) return;
    ended = true;
    items = [];
    source.close();
  };
  /** @returns nothing where further items must be waited for. */
  const take = (): Result | undefined => {
    if (ended) return end;
    if (taken >= items.length) return undefined;
    const item = items[taken] as Item;
    taken += 1;
    return { done: false, value: source.make(item) };
  };
  const wait = async (before?: Promise<void>): Promise<Result> => {
    let settle: (() => void) | undefined;
    const settled = new Promise<void>((resolve) => {
      settle = resolve;
    });
    waiting = settled;
    try {
      if (before) await before;
      for (;;) {
        const result = take();
        if (result) return result;
        const more = await source.read();
        if (!more) close();
        else if (!ended) {
          items = more;
          taken = 0;
        }
      }
    } catch (error) {
      const isLate = ended;
      close();
      // Whoever has left wants no error of what the leaving ended.
      if (isLate) return end;
      throw error;
    } finally {
      settle?.();
      if (waiting === settled) waiting = undefined;
    }
  };
  const iterator: AsyncIterableIterator<T, undefined> = {
    next() {
      if (!waiting && (ended || taken < items.length)) {
        try {
          return Promise.resolve(take() ?? end);
        } catch (error) {
          close();
          return Promise.reject(error);
        }
      }
      // One after the other, as an async generator answers them. Nothing else awaits the result: the stack of an error would end there.
      return wait(waiting);
    },
    return() {
      close();
      return Promise.resolve(end);
    },
    [Symbol.asyncIterator]: () => iterator,
  };
  return iterator;
}
