import { expect, it, vi } from "vitest";
import { currentTime } from "../src/contract/clock.ts";

it("the gateway's time goes on as if the machine's clock had not been set", () => {
  const before = currentTime();
  expect(Math.abs(before - Date.now())).toBeLessThan(60_000);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 7_200_000 });
  try {
    expect(currentTime() - before).toBeLessThan(60_000);
  } finally {
    vi.useRealTimers();
  }
});
