import fc from "fast-check";
import { expect, it } from "vitest";
import { ConnectionQueue, type Waiter } from "../src/upstreams/http/connection-queue.ts";

/** A step of the test: a request arrives, one in flight ends, or a waiting one is cancelled. */
const step = fc.oneof(
  fc.constantFrom("light", "standard", "heavy").map((cost) => ({ event: "arrive", cost }) as const),
  fc.nat({ max: 20 }).map((index) => ({ event: "end", index }) as const),
  fc.nat({ max: 20 }).map((index) => ({ event: "cancel", index }) as const),
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
          if (one.event === "arrive") {
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
          } else if (one.event === "end") {
            const [ended] = running.splice(one.index % Math.max(1, running.length), 1);
            if (ended) queue.release(ended);
          } else {
            const cancelled = waiting[one.index % Math.max(1, waiting.length)];
            expect(cancelled === undefined || queue.remove(cancelled)).toBe(true);
            waiting = waiting.filter((other) => other !== cancelled);
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
