import { describe, expect, it } from "vitest";
import { Report } from "../src/report.ts";
import { runRouting } from "../src/routing/run-routing.ts";

const seed = Number(process.env["SEED"] ?? Date.now() % 1_000_000);

describe("the checks of the gateway's routing", () => {
  it("find no violation of gateways, on a small scale", { timeout: 600_000 }, async () => {
    const scale = {
      // Each kind of fault occurs once.
      single: { calls: 3_000, faults: 16 },
      fleet: { calls: 1_000, faults: 8 },
      // The speed of calls depends on how busy the machine is, so only the command checks it.
      timed: 0,
      served: 0.98,
    };
    const report = new Report(seed);
    await runRouting(report, scale);
    expect(report.wrong).toEqual([]);
  });
});
