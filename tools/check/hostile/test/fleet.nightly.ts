import { expect, it } from "vitest";
import { runFleet } from "../src/fleet/run-fleet.ts";
import { Report } from "../src/report.ts";

const seed = Number(process.env["SEED"] ?? Date.now() % 1_000_000);

it(
  "a fleet loses no change and serves no revoked key while its parts are killed and frozen",
  {
    timeout: 600_000,
  },
  async () => {
    const scale = {
      kills: { changes: 300, calls: 3_000 },
      freeze: { frozen: 3_000, callsPerSecond: 100 },
    };
    // The speed of calls depends on how busy the machine is, so only the command checks it.
    const report = new Report(seed, false);
    await runFleet(report, scale);
    expect(report.wrong).toEqual([]);
  },
);
