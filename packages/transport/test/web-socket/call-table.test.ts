import fc from "fast-check";
import { expect, it } from "vitest";
import { CallTable, type Chained } from "../../src/web-socket/call-table.ts";

class Call implements Chained<Call> {
  readonly id: number;
  next: Call | undefined;
  constructor(id: number) {
    this.id = id;
  }
}

// In browsers, the table is a Map.
it("behaves like a Map", () => {
  // Ids in the same chain, and others.
  const id = fc.oneof(fc.nat({ max: 3_000 }), fc.constantFrom(1, 1_025, 2_049, 3_073));
  const step = fc.record({ add: fc.boolean(), id });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const table = new CallTable<Call>();
      const map = new Map<number, Call>();
      for (const one of steps) {
        if (!one.add) expect(table.delete(one.id)).toBe(map.delete(one.id));
        else if (!map.has(one.id)) {
          const call = new Call(one.id);
          table.set(one.id, call);
          map.set(one.id, call);
        }
        expect(table.size).toBe(map.size);
        expect(table.get(one.id)).toBe(map.get(one.id));
      }
      expect(new Set<Call>(table.values())).toEqual(new Set(map.values()));
    }),
  );
});

it("finds nothing for an unknown id", () => {
  const table = new CallTable<Call>();
  table.set(7, new Call(7));
  for (const id of [undefined, null, "7", 7n, 7.5, -7, Number.NaN, Infinity, {}, [7], 1_031, 2 ** 60])
    expect(table.get(id)).toBeUndefined();
  expect(table.get(7)).toBeInstanceOf(Call);
});
