import fc from "fast-check";
import { expect, it } from "vitest";
import { ConnectionQueue, type Waiter } from "../src/upstreams/http/connection-queue.ts";

/** A step of the test: a request arrives, the oldest one in flight ends, or a waiting one gives up. */
const step = fc.oneof(
  fc.constantFrom("light", "standard", "heavy").map((cost) => ({ does: "comes", cost }) as const),
  fc.nat({ max: 20 }).map((index) => ({ does: "ends", index }) as const),
  fc.nat({ max: 20 }).map((index) => ({ does: "gives up", index }) as const),
);

it("never exceeds its connections or its share for heavy requests, and leaves no connection idle while requests wait", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 6 }),
      fc.integer({ min: 1, max: 6 }),
      fc.array(step, { maxLength: 60 }),
      (connections, share, steps) => {
        const forHeavy = Math.min(share, connections);
        const queue = new ConnectionQueue(connections, forHeavy);
        const running: Waiter[] = [];
        let waiting: Waiter[] = [];
        const started = new Map<Waiter["cost"], number[]>();
        for (const [number, one] of steps.entries()) {
          if (one.does === "comes") {
            const waiter: Waiter = {
              cost: one.cost,
              onAcquired() {
                waiting = waiting.filter((other) => other !== waiter);
                running.push(waiter);
                const kind = one.cost === "heavy" ? "heavy" : "light";
                started.set(kind, [...(started.get(kind) ?? []), number]);
              },
              onTimeout: () => {},
            };
            waiting.push(waiter);
            queue.acquire(waiter, 60_000);
          } else if (one.does === "ends") {
            const [ended] = running.splice(one.index % Math.max(1, running.length), 1);
            if (ended) queue.release(ended);
          } else {
            const left = waiting[one.index % Math.max(1, waiting.length)];
            expect(left === undefined || queue.remove(left)).toBe(true);
            waiting = waiting.filter((other) => other !== left);
          }
          const heavy = running.filter(({ cost }) => cost === "heavy").length;
          expect(running.length).toBeLessThanOrEqual(connections);
          expect(heavy).toBeLessThanOrEqual(forHeavy);
          if (running.length < connections)
            expect(waiting.filter(({ cost }) => cost !== "heavy" || heavy < forHeavy)).toEqual([]);
        }
        for (const numbers of started.values()) expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
        for (const one of waiting) queue.remove(one);
      },
    ),
  );
});
