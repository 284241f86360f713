import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { eventKinds, type UserEventTypes } from "../../src/watches/event-kinds.ts";
import { SeenEvents } from "../../src/watches/seen-events.ts";

type Update = UserEventTypes["orderUpdates"];

function update(oid: number, status: Update["status"], statusTimestamp: number, sz: string): Update {
  const order = { coin: "BTC", side: "B", limitPx: "1", sz, oid, timestamp: 1, origSz: "9" } as const;
  return { order, status, statusTimestamp };
}

/** The life of an order: partial fills, some of them in the same millisecond, and an end. */
const life = fc
  .tuple(fc.array(fc.integer({ min: 0, max: 1 }), { maxLength: 6 }), fc.constantFrom("filled", "canceled"))
  .map(([steps, end]) => {
    let time = 1;
    const states = steps.map((step, index) => update(1, "open", (time += step), `${9 - index}`));
    states.push(update(1, end as Update["status"], time, "0"));
    return states;
  });

describe("the states of an order", () => {
  it("never go back, wherever between the live events a read returns one of them", () => {
    fc.assert(
      fc.property(life, fc.nat(), fc.nat(), (states, position, index) => {
        const seen = new SeenEvents(eventKinds.orderUpdates);
        const at = position % (states.length + 1);
        const read = states[index % states.length] as Update;
        const delivered = [...states.slice(0, at), read, ...states.slice(at)].flatMap((one) =>
          seen.add([one]),
        );
        const places = delivered.map((one) => states.indexOf(one));
        expect(places).toEqual([...new Set(places)].toSorted((a, b) => a - b));
        expect(delivered.at(-1)).toBe(states.at(-1));
      }),
    );
  });

  it("end with a final status, even if the venue's time has gone back", () => {
    const seen = new SeenEvents(eventKinds.orderUpdates);
    const states = [update(1, "open", 5, "9"), update(1, "filled", 3, "0"), update(1, "open", 7, "9")];
    expect(seen.add(states)).toEqual(states.slice(0, 2));
    expect(seen.openOrders).toEqual([]);
  });
});

it("events are remembered up to a limit", () => {
  const seen = new SeenEvents(eventKinds.orderUpdates);
  for (let oid = 0; oid < 20_001; oid += 1) seen.add([update(oid, "open", oid, "1")]);
  expect(seen.openOrders).toHaveLength(20_000);
  expect(seen.has(update(0, "open", 0, "1"))).toBe(false);
  expect(seen.has(update(1, "open", 1, "1"))).toBe(true);
});
