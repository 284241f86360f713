import { expect, it } from "vitest";
import { runFleetFigures } from "../src/fleet/figures.ts";

const seed = Number(process.env["SEED"] ?? Date.now() % 1_000_000);

it(
  "a fleet loses no change and serves no revoked key while its parts are killed and frozen and its clocks jump",
  {
    timeout: 600_000,
  },
  async () => {
    const scale = {
      kills: { changes: 300, calls: 3_000 },
      freeze: { frozen: 3_000, callsPerSecond: 100 },
      clockRounds: 3,
      limits: 4_000,
    };
    // The speed of calls depends on how busy the machine is, so only the command checks it.
    expect(await runFleetFigures(seed, scale, console.log, false)).toEqual([]);
  },
);
