import { assert, property, array, nat, record } from "fast-check";
import { expect, it } from "vitest";
import { RateWindow } from "../../src/limiter/rate-window.ts";

const LENGTH = 100;
const MAX = 10;

it("keeps every span of its length within the limit, and is empty at the end", () => {
  const uses = array(record({ units: nat(MAX), pause: nat(LENGTH) }), { maxLength: 60 });
  assert(
    property(uses, (list) => {
      const window = new RateWindow(MAX, LENGTH);
      const sent: { at: number; units: number }[] = [];
      let now = 0;
      for (const { units, pause } of list) {
        now += pause;
        for (let delay = window.delay(units, now); delay > 0; delay = window.delay(units, now)) now += delay;
        window.record(units, now);
        sent.push({ at: now, units });
      }
      for (const { at } of sent) {
        const inside = sent.filter((one) => one.at > at - LENGTH && one.at <= at);
        expect(inside.reduce((sum, { units }) => sum + units, 0)).toBeLessThanOrEqual(MAX);
      }
      expect(window.delay(MAX, now + LENGTH)).toBe(0);
    }),
  );
});

it("lets a use above the limit pass alone", () => {
  const window = new RateWindow(MAX, LENGTH);
  expect(window.delay(MAX + 1, 0)).toBe(0);
  window.record(MAX + 1, 0);
  expect(window.delay(1, 40)).toBe(60);
});
