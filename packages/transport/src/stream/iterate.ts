import { checkKinds } from "../check-arguments.ts";

/** The source of an iteration's items. */
export interface ItemSource<Item, T> {
  /** Waits for more items. @returns `undefined` at the end. */
  read(): Promise<readonly Item[] | undefined>;
  /** Converts an item just before it is delivered. */
  map(item: Item): T;
  /** Called once: after the last item, after an error, or when the consumer leaves the loop. */
  close(): void;
}

/**
 * Items as they arrive, for `for await`. Leaving the loop ends them. The same as `AsyncIterableIterator<T, undefined>`, which
 * TypeScript knows since 5.6.
 */
export interface ItemIterator<T> extends AsyncIterator<T, undefined> {
  [Symbol.asyncIterator](): ItemIterator<T>;
}

/**
 * Creates an async iterator over items that arrive in groups. Items that have already arrived are
 * delivered with a single promise each; an async generator would create several.
 *
 * @param source - Reads and converts the items.
 * @returns an iterator over the items. Leaving the loop closes the source.
 *
 * @example
 * ```ts
 * import { iterate } from "@node-access/transport/stream";
 *
 * const pages = [["1", "2"], ["3"]];
 * const read = async () => pages.shift();
 * for await (const number of iterate({ read, map: Number, close: () => console.log("closed") })) console.log(number);
 * ```
 */
export function iterate<Item, T>(source: ItemSource<Item, T>): ItemIterator<T> {
  checkKinds("source", source, { read: "function", map: "function", close: "function" });
  type Result = IteratorResult<T, undefined>;
  const end: Result = { done: true, value: undefined };
  let items: (Item | undefined)[] = [];
  let index = 0;
  let ended = false;
  /** Resolves when all calls of `next` so far have settled, if one of them is waiting. */
  let waiting: Promise<void> | undefined;

  const close = (): void => {
    if (ended) return;
    ended = true;
    items = [];
    source.close();
  };
  /** @returns the next result, or `undefined` if it must wait for more items. */
  const take = (): Result | undefined => {
    if (ended) return end;
    if (index >= items.length) return undefined;
    const item = items[index] as Item;
    // Releases each delivered item, instead of holding it until the whole group is delivered.
    items[index] = undefined;
    index += 1;
    return { done: false, value: source.map(item) };
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
          items = [...more];
          index = 0;
        }
      }
    } catch (error) {
      const wasEnded = ended;
      close();
      // An error caused by leaving the loop is not reported.
      if (wasEnded) return end;
      throw error;
    } finally {
      settle?.();
      if (waiting === settled) waiting = undefined;
    }
  };
  const iterator: ItemIterator<T> = {
    next() {
      if (!waiting && (ended || index < items.length)) {
        try {
          return Promise.resolve(take() ?? end);
        } catch (error) {
          close();
          return Promise.reject(error);
        }
      }
      // Calls of `next` settle in order, as with an async generator. Nothing else awaits the
      // result, because the stack of an error would end there.
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
