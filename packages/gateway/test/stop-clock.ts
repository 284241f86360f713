import { onTestFinished, vi } from "vitest";

/** A clock that only a test moves. */
export interface StoppedClock {
  advance(milliseconds: number): void;
  /** Lets it run again. */
  resume(): void;
}

/** Stops the clock by which gateways in this process measure durations, until the end of the test. Timers go on. */
export function stopClock(): StoppedClock {
  let now = performance.now();
  const spy = vi.spyOn(performance, "now").mockImplementation(() => now);
  const resume = (): void => void spy.mockRestore();
  onTestFinished(resume);
  return { advance: (milliseconds) => void (now += milliseconds), resume };
}
