import { expect, it } from "vitest";
import { Report } from "../src/report.ts";
import { wholeSoak } from "../src/scales.ts";
import { runSoak } from "../src/soak/run-soak.ts";

const seed = Number(process.env["SEED"] ?? Date.now() % 1_000_000);

it(
  "a gateway with all features on serves a mixed load despite faults of its upstreams, and its memory does not grow",
  { timeout: 600_000 },
  async () => {
    const scale = {
      ...wholeSoak,
      warmUp: 5_000,
      credentials: 10,
      measured: 15_000,
      samples: 9,
      sockets: 300,
      // A short run still loads code and fills caches, and few sockets give an imprecise average.
      socketKilobytes: 25,
      growth: { share: 0.25, megabytes: 8 },
      reloadEvery: 4_000,
    };
    const report = new Report(seed);
    await runSoak(report, scale);
    expect(report.wrong).toEqual([]);
  },
);
