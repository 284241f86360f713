import type { Log } from "./log.ts";

export interface Availability {
  isAvailable(): boolean;
  failed(reason: Readonly<Record<string, string>>): void;
  worked(): void;
}

/** Logs when something that gateways use becomes unavailable, and when it is available again. */
export function watchAvailability(log: Log, what: string, level: "warn" | "error"): Availability {
  let failures = 0;
  let failedAt = 0;
  return {
    isAvailable: () => failures === 0,
    failed(reason) {
      if (failures++ > 0) return;
      failedAt = performance.now();
      log(level, `${what} unavailable`, { change: "failed", ...reason });
    },
    worked() {
      if (failures === 0) return;
      const seconds = Math.round((performance.now() - failedAt) / 1000);
      log("info", `${what} available`, { change: "recovered", from: "failed", failures, seconds });
      failures = 0;
    },
  };
}
