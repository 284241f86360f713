import type { ItemIterator } from "@node-access/transport/stream";
import type { Subscription } from "@node-access/transport/web-socket";

/** The part of an iterator that is used. */
export type Source = Pick<Subscription, "next" | "return">;

/** Creates an iterator that converts each value of another one. */
export function mapIterator(source: Source, convert: (value: unknown) => unknown): ItemIterator<unknown> {
  return {
    async next() {
      const result = await source.next();
      return result.done ? result : { done: false, value: convert(result.value) };
    },
    return: () => source.return(),
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
