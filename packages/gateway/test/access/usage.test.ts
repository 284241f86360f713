import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { UsageCounter } from "../../src/access/usage.ts";
import { currentTime } from "../../src/observe/clock.ts";
import type { State } from "../../src/state/state.ts";
import type { Usage } from "../../src/state/tables/usage.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["performance"] }));
afterEach(() => void vi.useRealTimers());

it("usage that could not be stored is stored later, once, for the day on which it was counted", async () => {
  const stored: Usage[] = [];
  let isAway = true;
  const usage = {
    async add(rows: readonly Usage[]): Promise<void> {
      if (isAway) throw new Error("away");
      stored.push(...rows);
    },
  };
  const store = { transaction: (work: (tables: object) => Promise<void>) => work({ usage }) };
  const counter = new UsageCounter(store as unknown as State);
  counter.add("NC-1", "eth_call", 2, 1);
  const day = new Date(currentTime()).toISOString().slice(0, 10);
  await counter.write();
  vi.advanceTimersByTime(86_400_000);
  isAway = false;
  counter.add("NC-1", "eth_call", 1, 0);
  await counter.close();
  const ofDay = stored.filter((row) => row.day === day);
  expect(ofDay).toEqual([{ day, credential: "NC-1", method: "eth_call", calls: 2, errors: 1 }]);
  expect(stored.reduce((sum, { calls }) => sum + calls, 0)).toBe(3);
});
