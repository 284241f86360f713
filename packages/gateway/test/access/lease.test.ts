import { expect, it, onTestFinished, vi } from "vitest";
import { Lease } from "../../src/access/lease.ts";
import { stopClock } from "../stop-clock.ts";

it("callers of a process that is stopped again and again while its database is away are served at last", async () => {
  // A stop of a second, at each attempt to read.
  const clock = stopClock();
  const read = vi.fn(() => {
    clock.advance(1_000);
    return Promise.reject(new Error("away"));
  });
  const log: string[] = [];
  const lease = new Lease({ read }, (_, event) => void log.push(event));
  onTestFinished(() => lease.close());
  clock.advance(1_000);
  await lease.renew();
  expect(log).toContain("serving without the newest changes");
  expect(read.mock.calls.length).toBeLessThan(5);
});
