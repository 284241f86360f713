import fc from "fast-check";
import { expect, it } from "vitest";
import { ConnectionQueue, type Waiter } from "../../src/upstreams/http/connection-queue.ts";
import { mayHoldMore } from "../../src/upstreams/shares.ts";

const tenants = ["one", "other", "heavyweight"] as const;
const findWeight = (tenant: string): number => (tenant === "heavyweight" ? 4 : 1);

/** A step of the test: a request arrives, one in flight ends, or a waiting one is cancelled. */
const step = fc.oneof(
  fc.record({
    event: fc.constant("arrive"),
    cost: fc.constantFrom("light", "standard", "heavy"),
    tenant: fc.constantFrom(...tenants),
  }),
  fc.nat({ max: 20 }).map((index) => ({ event: "end", index }) as const),
  fc.nat({ max: 20 }).map((index) => ({ event: "cancel", index }) as const),
);

it("never exceeds its connections or those for heavy requests, and lets requests wait only if their tenant has its share", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 1, max: 12 }),
      fc.array(step, { maxLength: 80 }),
      (connections, share, steps) => {
        const forHeavy = Math.min(share, connections);
        const queue = new ConnectionQueue(connections, forHeavy, findWeight);
        const running: Waiter[] = [];
        let waiting: Waiter[] = [];
        const started = new Map<string, number[]>();
        for (const [number, one] of steps.entries()) {
          if (one.event === "arrive") {
            const { cost, tenant } = one;
            const waiter: Waiter = {
              cost,
              tenant,
              onAcquired() {
                waiting = waiting.filter((other) => other !== waiter);
                running.push(waiter);
                const kind = `${tenant} ${cost === "heavy" ? "heavy" : "light"}`;
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
          const heavy = running.filter(({ cost }) => cost === "heavy");
          expect(running.length).toBeLessThanOrEqual(connections);
          expect(heavy.length).toBeLessThanOrEqual(forHeavy);
          const hasRoom = (list: readonly Waiter[], limit: number, tenant: string): boolean => {
            const held = list.filter((other) => other.tenant === tenant).length;
            return mayHoldMore(held, limit - list.length, findWeight(tenant));
          };
          const startable = waiting.filter(
            ({ cost, tenant }) =>
              hasRoom(running, connections, tenant) && (cost !== "heavy" || hasRoom(heavy, forHeavy, tenant)),
          );
          expect(startable).toEqual([]);
          const [all] = queue.states();
          expect([all?.active, all?.waiting]).toEqual([running.length, waiting.length]);
        }
        for (const numbers of started.values()) expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
        for (const one of waiting) queue.remove(one);
        for (const one of running) queue.release(one);
        expect(queue.isIdle).toBe(true);
      },
    ),
  );
});

it("serves tenants in turn, whatever the number of their requests", () => {
  const queue = new ConnectionQueue(6, 6, findWeight);
  const order: string[] = [];
  const running: Waiter[] = [];
  const add = (tenant: string): void => {
    const waiter: Waiter = {
      cost: "light",
      tenant,
      onAcquired() {
        order.push(tenant);
        running.push(waiter);
      },
      onTimeout: () => {},
    };
    queue.acquire(waiter, 60_000);
  };
  for (let count = 0; count < 20; count += 1) add("one");
  for (let count = 0; count < 3; count += 1) for (const tenant of ["other", "third"]) add(tenant);
  while (running.length > 0) queue.release(running.shift() as Waiter);
  // All of the others' requests are done long before the first tenant's.
  expect(Math.max(order.lastIndexOf("other"), order.lastIndexOf("third"))).toBeLessThan(15);
  expect(order).toHaveLength(26);
});
