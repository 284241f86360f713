import type { Subscription } from "@node-access/transport/web-socket";

/** What is read of an iterator here. */
export type Source = Pick<Subscription, "next" | "return">;

/** An iterator of what is made of each value of another. */
export function mapped(
  source: Source,
  make: (value: unknown) => unknown,
): AsyncIterableIterator<unknown, undefined> {
  return {
    async next() {
      const result = await source.next();
      return result.done ? result : { done: false, value: make(result.value) };
    },
    return: () => source.return(),
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
