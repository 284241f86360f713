import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Waiting, WaitingList } from "../../src/upstreams/waiting-list.ts";

class Item implements Waiting<Item> {
  before: Item | undefined;
  after: Item | undefined;
}

describe("a waiting list", () => {
  it("holds what was added and not deleted, in order of arrival", () => {
    const step = fc.record({ isAdded: fc.boolean(), which: fc.nat(9) });
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const items = Array.from({ length: 10 }, () => new Item());
        const list = new WaitingList<Item>();
        let expected: Item[] = [];
        for (const { isAdded, which } of steps) {
          const item = items[which] as Item;
          if (!isAdded) list.delete(item);
          expected = expected.filter((one) => isAdded || one !== item);
          if (!isAdded || expected.includes(item)) continue;
          list.add(item);
          expected.push(item);
        }
        expect([...list].map((item) => items.indexOf(item))).toEqual(
          expected.map((item) => items.indexOf(item)),
        );
        expect(list.isEmpty).toBe(expected.length === 0);
      }),
    );
  });

  it("continues an iteration when an item is deleted", () => {
    const items = [new Item(), new Item(), new Item()];
    const list = new WaitingList<Item>();
    for (const item of items) list.add(item);
    let seen = 0;
    for (const item of list) {
      seen += 1;
      list.delete(item);
    }
    expect(seen).toBe(3);
    expect(list.isEmpty).toBe(true);
  });
});
