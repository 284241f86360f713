import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { L2BookEvent, L2Delta } from "../../src/index.ts";
import { type BookLevel, BookMirror } from "../../src/watches/book-mirror.ts";

type Side = ReadonlyMap<number, number>;

/** A side of a book: sizes by price. Bids are below 100, asks above. */
const side = (min: number): fc.Arbitrary<Side> =>
  fc
    .array(fc.tuple(fc.integer({ min, max: min + 30 }), fc.integer({ min: 1, max: 5 })), { maxLength: 12 })
    .map((levels) => new Map(levels));
const sides = fc.tuple(side(60), side(110));

function listLevels([bids, asks]: readonly [Side, Side]): [BookLevel[], BookLevel[]] {
  const list = (levels: Side, sign: number): BookLevel[] =>
    [...levels]
      .toSorted(([one], [other]) => sign * (one - other))
      .map(([px, sz]) => ({ px: `${px}.0`, sz: `${sz}.0` }));
  return [list(bids, -1), list(asks, 1)];
}

function snapshot(time: number, book: readonly [Side, Side]): L2BookEvent {
  const [bids, asks] = listLevels(book).map((levels) => levels.map((level) => ({ ...level, n: 1 })));
  return { coin: "BTC", time, levels: [bids ?? [], asks ?? []] };
}

function delta(t: number, before: readonly [Side, Side], after: readonly [Side, Side]): L2Delta {
  const [old, now] = [listLevels(before), listLevels(after)];
  const changed = (index: 0 | 1): L2Delta["l"][0] =>
    now[index]
      .filter(({ px, sz }) => !old[index].some((level) => level.px === px && level.sz === sz))
      .map(({ px, sz }) => ({ p: px, s: sz }));
  const removed = (index: 0 | 1): number[] =>
    old[index].flatMap(({ px }, place) => (now[index].some((level) => level.px === px) ? [] : [place]));
  return { c: "BTC", t, l: [changed(0), changed(1)], r: [removed(0), removed(1)] };
}

const at = (size: number): [Side, Side] => [new Map([[90, size]]), new Map()];

describe("BookMirror", () => {
  it("has the venue's book after each change", () => {
    fc.assert(
      fc.property(sides, fc.array(sides), (first, later) => {
        const books = new BookMirror();
        expect(books.start(snapshot(1, first))).toBeUndefined();
        let before = first;
        for (const [index, after] of later.entries()) {
          expect(books.apply(delta(index + 2, before, after))).toBeUndefined();
          expect(books.book).toEqual({ coin: "BTC", time: index + 2, levels: listLevels(after) });
          expect(books.check(snapshot(index + 2, after))).toBeUndefined();
          before = after;
        }
      }),
    );
  });

  it("notices a lost change at the latest with the second snapshot", () => {
    fc.assert(
      fc.property(sides, sides, sides, (first, lost, last) => {
        fc.pre(JSON.stringify(listLevels(first)) !== JSON.stringify(listLevels(lost)));
        const books = new BookMirror();
        books.start(snapshot(1, first));
        const seen = [
          books.apply(delta(3, lost, last)),
          books.check(snapshot(3, last)),
          books.check(snapshot(4, last)),
        ];
        const isRight = JSON.stringify(books.book?.levels) === JSON.stringify(listLevels(last));
        expect(isRight || seen.some((reason) => reason !== undefined)).toBe(true);
      }),
    );
  });

  it("notices that no change arrives any more", () => {
    const [before, after] = [new Map([[90, 1]]), new Map([[91, 1]])];
    const books = new BookMirror();
    books.start(snapshot(1, [before, new Map()]));
    expect(books.check(snapshot(5, [after, new Map()]))).toBeUndefined();
    expect(books.check(snapshot(9, [after, new Map()]))).toMatch(/bid 0 differs .* no change has arrived/);
  });

  it("compares a snapshot that arrives after later changes, and one of several books of a millisecond", () => {
    const books = new BookMirror();
    books.start(snapshot(1, at(1)));
    books.apply(delta(2, at(1), at(2)));
    books.apply(delta(2, at(2), at(3)));
    books.apply(delta(3, at(3), at(4)));
    expect(books.check(snapshot(2, at(2)))).toBeUndefined();
    expect(books.check(snapshot(2, at(3)))).toBeUndefined();
    expect(books.check(snapshot(2, at(4)))).toMatch(/differs from the snapshot of the time 2/);
    expect(books.check({ ...snapshot(2, at(4)), fast: true })).toBeUndefined();
    expect(books.check({ ...snapshot(2, at(4)), spread: "1" })).toBeUndefined();
  });

  it("has 20 levels of a side, although the venue does not remove those beyond", () => {
    const books = new BookMirror();
    books.start(snapshot(1, [new Map(), new Map([[1_000, 1]])]));
    for (let t = 2; t < 60; t += 1) {
      expect(books.apply({ c: "BTC", t, l: [[{ p: `${t}`, s: "1" }], []], r: [[], []] })).toBeUndefined();
    }
    const prices = books.book?.levels[0].map(({ px }) => Number(px));
    expect(prices).toEqual(Array.from({ length: 20 }, (_, place) => 59 - place));
  });

  it.each<[Partial<L2Delta>, RegExp]>([
    [{ t: 0 }, /time 0 came after/],
    [{ r: [[1], []] }, /level 1 is to be removed/],
    [{ r: [[-1], []] }, /level -1 is to be removed/],
    [{ l: [[{ p: "high", s: "1" }], []] }, /no price/],
    [{ l: [[{ p: "90", s: "0" }], []] }, /no size/],
    [{ l: [[{ p: "90", s: "many" }], []] }, /no size/],
    [{ l: [[{ p: "120", s: "1" }], []] }, /best bid 120 is not below the best ask 110/],
  ])("rejects the change %j", (change, reason) => {
    const books = new BookMirror();
    books.start(snapshot(1, [new Map([[90, 1]]), new Map([[110, 1]])]));
    expect(books.apply({ c: "BTC", t: 1, l: [[], []], r: [[], []], ...change })).toMatch(reason);
  });
});
