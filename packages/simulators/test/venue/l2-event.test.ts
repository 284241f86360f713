import { inflateRawSync } from "node:zlib";
import fc from "fast-check";
import { expect, it } from "vitest";
import { l2Event } from "../../src/venue/book/l2-event.ts";

interface Level {
  readonly px: string;
  readonly sz: string;
}

/** A side of a book, the best price first. */
const side = fc
  .uniqueArray(fc.record({ px: fc.nat({ max: 20 }).map(String), sz: fc.nat({ max: 3 }).map(String) }), {
    selector: ({ px }) => px,
  })
  .map((levels) => levels.toSorted((one, other) => Number(one.px) - Number(other.px)));
const book = fc.record({ coin: fc.constant("BTC"), time: fc.nat(), levels: fc.tuple(side, side) });

it("the changes of a book lead from one to the next: first what is removed, by place, then what is set", () => {
  fc.assert(
    fc.property(book, book, (before, after) => {
      expect(l2Event(undefined, before)).toEqual({ s: before });
      const { c } = l2Event(before, after) as { c: string };
      const { l, r, ...rest } = JSON.parse(inflateRawSync(Buffer.from(c, "base64")).toString()) as {
        readonly l: readonly (readonly { readonly p: string; readonly s: string }[])[];
        readonly r: readonly (readonly number[])[];
      };
      const levels = before.levels.map((old, index) => {
        const set = new Map(
          old.filter((_, place) => !r[index]?.includes(place)).map(({ px, sz }) => [px, sz] as const),
        );
        for (const { p, s } of l[index] ?? []) set.set(p, s);
        return [...set]
          .map(([px, sz]): Level => ({ px, sz }))
          .toSorted((one, other) => Number(one.px) - Number(other.px));
      });
      expect({ ...rest, levels }).toEqual({ c: "BTC", t: after.time, levels: after.levels });
    }),
  );
});
