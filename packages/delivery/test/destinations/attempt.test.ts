import { afterEach, expect, it, vi } from "vitest";
import { attempt } from "../../src/destinations/attempt.ts";

const never = new AbortController().signal;
const options = { name: "db.example:5432", secrets: ["p4ss", ""] };

afterEach(() => void vi.useRealTimers());

it("ends a delivery after 15 seconds", async () => {
  vi.useFakeTimers();
  let given = never;
  const delivered = attempt(options, never, (signal) => {
    given = signal;
    return new Promise(() => {});
  });
  const failed = expect(delivered).rejects.toMatchObject({
    outcome: "retry",
    message: "db.example:5432 did not respond within 15 s",
  });
  await vi.advanceTimersByTimeAsync(15_000);
  await failed;
  expect(given.aborted).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});

it("leaves no timer and no listener behind", async () => {
  vi.useFakeTimers();
  const controller = new AbortController();
  const added = vi.spyOn(controller.signal, "addEventListener");
  const removed = vi.spyOn(controller.signal, "removeEventListener");
  await attempt(options, controller.signal, async () => 1);
  await attempt(options, controller.signal, async () => Promise.reject(new Error("no"))).catch(() => {});
  expect(removed).toHaveBeenCalledTimes(added.mock.calls.length);
  expect(vi.getTimerCount()).toBe(0);
});

it("hides secrets and control characters, and shortens what a server says", async () => {
  const error = new Error(`no p4ss\u001B[31m\nfor p4ss ${"x".repeat(1_000)}`);
  const failed = attempt({ ...options, explain: () => "pause" }, never, () => Promise.reject(error));
  const { message } = await failed.catch((thrown: Error) => thrown as Error);
  expect(message).toMatch(/^db\.example:5432: no \*\*\* \[31m for \*\*\* x+$/);
  expect(message.length).toBeLessThan(400);
});
